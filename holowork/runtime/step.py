"""One call of a plan."""

from dataclasses import dataclass

from holowork.ops import Application, BufferRef, KernelCall, op_named

RESHAPE = op_named("reshape")


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
