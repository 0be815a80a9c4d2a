"""One call of a plan."""

from dataclasses import dataclass

from holowork.ops import Application, BufferRef, KernelCall, Signature, op_named

RESHAPE = op_named("reshape")


@dataclass(frozen=True, kw_only=True)
class Step:
    """One call: what it computes, on which bytes, and what it adds to labels."""

    position: int
    call: KernelCall
    application: Application
    signature: Signature

    @property
    def where(self) -> str:
        """How the step is called in messages."""
        return f"KernelCalls[{self.position}] ({self.call.op.name})"

    @property
    def is_relabel(self) -> bool:
        """True for a reshape, which binds its operand's bytes and label."""
        return self.call.op is RESHAPE

    @property
    def reads(self) -> tuple[BufferRef, ...]:
        """The operands, absent ones included."""
        return self.call.payload.operands

    @property
    def writes(self) -> BufferRef:
        """Where the result goes."""
        return self.call.payload.output
