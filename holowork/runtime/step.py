"""One call of a plan."""

from collections.abc import Callable
from dataclasses import dataclass

from holowork.ops import Application, BufferRef, KernelCall, op_named
from holowork.runtime.arena import Bytes

RESHAPE = op_named("reshape")

Operands = tuple[Bytes | None, ...]
"""The dense bytes of each operand; None for one left out."""
Constants = frozenset[int]
"""The positions of the operands that are constants."""
Kernel = Callable[[Operands, Bytes], None]
"""From the bytes of the operands to those of the result, which it fills.

Raises OpError, or an error of arithmetic or lookup, for operands that it cannot compute.
"""


@dataclass(frozen=True, kw_only=True, slots=True)
class Step:
    """One call: what it computes, and on which bytes; lengths that the archive leaves out are said here."""

    position: int
    call: KernelCall
    application: Application
    reads: tuple[BufferRef, ...]
    writes: BufferRef

    @property
    def where(self) -> str:
        """How the step is called in messages."""
        return where(self.position, self.call)

    @property
    def is_relabel(self) -> bool:
        """True for a reshape, which binds its operand's bytes and label."""
        return self.call.op is RESHAPE


def where(position: int, call: KernelCall) -> str:
    """How a call is called in messages."""
    return f"KernelCalls[{position}] ({call.op.name})"
