"""The kernels that run a plan: a flat table of functions and their argument blocks; one keeps the times."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import I64, POINTER
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value

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


@dataclass(frozen=True, kw_only=True)
class StampedSpec(KernelSpec):
    """Runs `count` entries of `table`, and notes in `stamps` when the first began and when each was over.

    A stamp is a word of the counter of the processor, which runs at a constant rate; `is_steady` is the one
    that programs may read where that of cycles is withheld from them.
    """

    family: ClassVar[str] = "stamped"
    is_steady: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """The entries, where they are, and where the stamps go: one word more than entries."""
        return ("count", "table", "stamps")


def emit_stamped(spec: StampedSpec, cpu: CpuFeatures) -> str:
    """stamps[0] = now, then table[i].kernel(table[i].block) and stamps[i + 1] = now for every i."""
    kernel = Kernel(spec, cpu)
    table, stamps = kernel.pointer("table"), kernel.pointer("stamps")
    _stamp(kernel, spec, stamps)
    for index in kernel.loop(kernel.argument("count")):
        entry = kernel.at(table, index, ENTRY_BYTES)
        function = kernel.load(entry, POINTER)
        block = kernel.load(kernel.at(entry, _WORD), POINTER)
        kernel.do(f"call void {function.text}({block})")
        _stamp(kernel, spec, kernel.at(stamps, index + 1, _WORD))
    return kernel.close()


def _stamp(kernel: Kernel, spec: StampedSpec, place: Value) -> None:
    function = f"@llvm.read{'steady' if spec.is_steady else 'cycle'}counter"
    kernel.declare(f"i64 {function}()")
    kernel.store(Value(kernel, kernel.line(f"call i64 {function}()"), I64), place)
