"""The kernel that runs a plan: a flat table of functions and their argument blocks."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import POINTER
from kernels_ir.spec import KernelSpec

ENTRY_BYTES = 16
"""Bytes of an entry of the table: the address of a kernel, then that of its argument block."""
_WORD = 8


@dataclass(frozen=True, kw_only=True)
class WalkerSpec(KernelSpec):
    """Runs `count` entries of `table`, one after another."""

    family: ClassVar[str] = "walker"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The entries, and where they are."""
        return ("count", "table")


def emit_walker(spec: WalkerSpec, cpu: CpuFeatures) -> str:
    """table[i].kernel(table[i].block) for every i below count."""
    kernel = Kernel(spec, cpu)
    table = kernel.pointer("table")
    for index in kernel.loop(kernel.argument("count")):
        entry = kernel.at(table, index, ENTRY_BYTES)
        function = kernel.load(entry, POINTER)
        block = kernel.load(kernel.at(entry, _WORD), POINTER)
        kernel.do(f"call void {function.text}({block})")
    return kernel.close()
