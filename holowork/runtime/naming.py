"""Names of results: how the label of a step follows from those of the slots that it reads.

A label determines bytes, so it tells what the peer's params leave out. A call that reads at an offset is that
call on a slice of the slot, and one that writes at an offset is followed by a pad of its result: both are
derived as if they stood there. A slice and a pad say their own places.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from holowork.codec import fields_of, with_fields
from holowork.core import KappaLabel, OpError
from holowork.ir import TensorType
from holowork.ops import (
    BUFFER,
    OWN_CALLS,
    Application,
    BufferRef,
    Buffers,
    KernelCall,
    OpSpec,
    Signature,
    lower,
    op_named,
)
from holowork.runtime.slots import Slots
from holowork.runtime.step import Step
from kernels_ir import DType

T = TypeVar("T")
Derive = Callable[[Signature, tuple[T, ...]], T]
"""What a call makes of its operands, for labels or whatever else stands for values."""

SLICE, PAD = op_named("slice"), op_named("pad")


@dataclass(frozen=True, slots=True)
class Read:
    """A slot that a step reads, and the slice of it; None for the whole value."""

    slot: int
    view: Signature | None


@dataclass(frozen=True, kw_only=True, slots=True)
class Naming:
    """What a step contributes to the label of its result; a reshape binds the label of its operand."""

    signature: Signature
    reads: tuple[Read, ...]
    place: Signature | None
    is_relabel: bool

    def operands(self, values: Mapping[int, T], derive: Derive[T]) -> tuple[T, ...]:
        """What stands for the operands, from what stands for the slots."""
        return tuple(
            values[read.slot] if read.view is None else derive(read.view, (values[read.slot],))
            for read in self.reads
        )

    def result(self, operands: tuple[T, ...], derive: Derive[T]) -> T:
        """What stands for the result."""
        made = operands[0] if self.is_relabel else derive(self.signature, operands)
        return made if self.place is None else derive(self.place, (made,))

    def boundary(self, operands: tuple[KappaLabel, ...]) -> KappaLabel:
        """The label that an output port reports."""
        if self.place is None:
            return self.signature.boundary(operands)
        return self.place.boundary((replace(self, place=None).result(operands, Signature.label),))


@dataclass(frozen=True, kw_only=True)
class Namer:
    """Makes the namings of a program whose slots are known."""

    slots: Slots
    is_strict: bool

    def naming(self, step: Step) -> Naming:
        """The naming of one step."""
        return Naming(
            signature=self._signature(step.call, self.slots.sizes[step.writes.slot]),
            reads=tuple(self._reads(step)),
            place=self._place(step),
            is_relabel=step.is_relabel,
        )

    def _signature(self, call: KernelCall, full: int) -> Signature:
        return Signature.of(call, full, strict=self.is_strict)

    def _reads(self, step: Step) -> Iterator[Read]:
        refs = tuple(map(self.slots.whole, step.call.payload.labelled))
        if step.is_relabel:
            refs = (replace(refs[0], length=step.application.operand(0).bytes),)
        says_lengths = step.is_relabel or self._depends_on_lengths(step, refs)
        for ref in refs:
            is_whole = not ref.offset and (not says_lengths or ref.length == self.slots.filled[ref.slot])
            yield Read(ref.slot, None if is_whole or says_its_place(step.call, SLICE) else self._view(ref))

    def _depends_on_lengths(self, step: Step, refs: tuple[BufferRef, ...]) -> bool:
        """True where the call would be another one if it read the values whole: a concat, for instance."""
        if all(ref.offset or ref.length == self.slots.filled[ref.slot] for ref in refs):
            return False
        payload = step.call.payload
        names = (f.name for f in fields_of(type(payload)) if f.layout is BUFFER and f.name != "output")
        changed = {name: self._filling(getattr(payload, name)) for name in names}
        return _operands(step.call, with_fields(payload, changed)) != step.application.operands

    def _filling(self, ref: BufferRef) -> BufferRef:
        if ref.offset or ref.slot not in self.slots.filled:
            return self.slots.whole(ref)
        return replace(ref, length=self.slots.filled[ref.slot])

    def _view(self, ref: BufferRef) -> Signature:
        """That of the slice of bytes that is read."""
        end = ref.offset + ref.length
        attributes = {"starts": (ref.offset,), "ends": (end,)}
        return self._on_bytes(SLICE, SLICE.apply((TensorType(DType.U8, (end,)),), attributes))

    def _place(self, step: Step) -> Signature | None:
        """That of the pad that puts the result where it is written."""
        if not step.writes.offset or says_its_place(step.call, PAD):
            return None
        offset, made = step.writes.offset, step.application.result.bytes
        behind = self.slots.sizes[step.writes.slot] - offset - made
        kind = TensorType(DType.U8, (made,))
        return self._on_bytes(PAD, PAD.apply((kind,), {"pads": (offset, behind)}))

    def _on_bytes(self, op: OpSpec, application: Application) -> Signature:
        read, written = application.operand(0).bytes, application.result.bytes
        buffers = Buffers(
            operands=(BufferRef(slot=0, length=read),), output=BufferRef(slot=1, length=written)
        )
        return self._signature(lower(op, application, buffers), written)


def says_its_place(call: KernelCall, op: OpSpec) -> bool:
    """True for the wire's slice or pad, whose label has its place as a suffix."""
    return call.op is op and call.discriminant < OWN_CALLS


def _operands(call: KernelCall, payload: object) -> object:
    """The types that the call would read with this payload; None where it would be no call of its op."""
    try:
        return replace(call, payload=payload).application().operands  # type: ignore[arg-type]  # of the call's own record
    except OpError:
        return None
