"""A kernel that does nothing but multiply and add in registers: what the machine can do at most."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import F32
from kernels_ir.spec import KernelSpec

_MOST_CHAINS = 24
"""Chains that hide the latency of a multiply-add on every machine that there is."""
_KEPT_REGISTERS = 2
"""Registers that are left for the factor and for the loop."""


@dataclass(frozen=True, kw_only=True)
class ProbeSpec(KernelSpec):
    """`turns` steps a·a + c of f32 on each of some independent vectors, which begin and end at `out`."""

    family: ClassVar[str] = "probe"

    @property
    def arguments(self) -> tuple[str, ...]:
        """A vector, and how many steps each chain has."""
        return ("out", "turns")


def emit_probe(spec: ProbeSpec, cpu: CpuFeatures) -> str:
    """c = a·a + c on every chain, again and again."""
    kernel = Kernel(spec, cpu)
    out, lanes = kernel.pointer("out"), cpu.lanes(F32.bits)
    x = kernel.load(out, F32, lanes)
    loop = kernel.loop(kernel.argument("turns"), carried=[x] * _chains(cpu))
    for _ in loop:
        loop.carried = [kernel.fma(x, x, chain) for chain in loop.carried]
    for chain in loop.carried:
        kernel.store(chain, out)
    return kernel.close()


def operations_of_a_turn(cpu: CpuFeatures) -> int:
    """Floating point operations, two for each multiply-add."""
    return 2 * cpu.lanes(F32.bits) * _chains(cpu)


def _chains(cpu: CpuFeatures) -> int:
    return min(_MOST_CHAINS, cpu.vector_registers - _KEPT_REGISTERS)
