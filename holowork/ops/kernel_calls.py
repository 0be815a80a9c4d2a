"""Kernel calls as the archive has them: a discriminant and the payload that it announces."""

from dataclasses import dataclass

from holowork.codec import Cursor, Layout, Malformed, Sink, codec_of, named, u16
from holowork.core import KappaLabel, derive_label, derive_label_boundary
from holowork.ops.application import Application
from holowork.ops.calls.base import Buffers, Call
from holowork.ops.calls.own import OwnLayout
from holowork.ops.spec import OWN_CALLS, OperandMismatch, OpSpec, Trait
from holowork.ops.table import BY_DISCRIMINANT

_STRICT = b"\x01"


@dataclass(frozen=True, slots=True)
class KernelCall:
    """One call: its discriminant and its payload."""

    discriminant: int
    payload: Call

    @property
    def op(self) -> OpSpec:
        """The row of the table that defines the call."""
        return BY_DISCRIMINANT[self.discriminant]

    @property
    def is_portable(self) -> bool:
        """True for the peer's calls."""
        return self.discriminant < OWN_CALLS

    @property
    def opcode(self) -> int:
        """The number that labels are derived with."""
        return self.payload.opcode(self.discriminant)

    def application(self) -> Application:
        """What the call computes."""
        found = self.payload.application()
        complete = self.op.complete(found.attributes)
        return Application(operands=found.operands, result=found.result, attributes=complete)


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """What a call contributes to the labels of its result."""

    opcode: int
    params: bytes
    is_commutative: bool

    @classmethod
    def of(cls, call: KernelCall, full: int, *, strict: bool = False) -> "Signature":
        """The signature of a call whose result goes to a slot of `full` bytes."""
        payload = call.payload
        params = payload.params() + payload.suffix(full) + _STRICT * strict
        return cls(
            opcode=call.opcode,
            params=params,
            is_commutative=bool(call.op.traits & Trait.COMMUTATIVE),
        )

    def label(self, operands: tuple[KappaLabel, ...]) -> KappaLabel:
        """The label of an interior value: the peer's derivation from the labels of its operands."""
        return derive_label(self.opcode, self.params, self._ordered(operands))

    def boundary(self, operands: tuple[KappaLabel, ...]) -> KappaLabel:
        """The label that an output port reports: the fold of the ordered product over the operands."""
        return derive_label_boundary(self.opcode, self.params, self._ordered(operands))

    def _ordered(self, operands: tuple[KappaLabel, ...]) -> tuple[KappaLabel, ...]:
        return tuple(sorted(operands)) if self.is_commutative else operands


def payload_layout(discriminant: int) -> Layout[Call]:
    """The layout of the payload behind a known discriminant."""
    return _LAYOUTS[discriminant]


def lower(op: OpSpec, application: Application, buffers: Buffers) -> KernelCall:
    """The portable call where the peer says and computes it rightly, else our own; a fused op has none."""
    first = application.operands[0] if application.operands else application.result
    is_portable = first is not None and first.dtype in op.portable
    for discriminant, record in op.wire.items() if is_portable else ():
        payload = record.of(application, buffers)
        if payload is not None:
            return KernelCall(discriminant, payload)
    if not op.is_offered:
        raise OperandMismatch(op.name, "operands that its record can say", f"{application.result}")
    own = OwnLayout(op.attributes).of(application, buffers)
    return KernelCall(op.own_discriminant, own)


class KernelCallLayout(Layout[KernelCall]):
    """u16 discriminant, then the payload of its family; a discriminant that is not known ends the reading."""

    title = "kernel call"
    smallest = 2

    def __init__(self, declared: frozenset[int] = frozenset()) -> None:
        self._declared = declared
        known = (number for number in _LAYOUTS if number < OWN_CALLS or number in declared)
        self._names = {number: BY_DISCRIMINANT[number].name for number in known}
        self._discriminant = named(u16, self._names)

    def read(self, cursor: Cursor) -> KernelCall:
        """The call at the cursor; raises Malformed for a discriminant that is not known or not declared."""
        offset = cursor.offset
        discriminant = self._discriminant.read_part(cursor, "discriminant")
        if discriminant not in self._names:
            raise Malformed(offset, "a known KernelCall discriminant", discriminant)
        return KernelCall(discriminant, _LAYOUTS[discriminant].read(cursor))

    def write(self, value: KernelCall, sink: Sink) -> None:
        """Append a call."""
        u16.write(value.discriminant, sink)
        _LAYOUTS[value.discriminant].write(value.payload, sink)


def _layout_of(discriminant: int, op: OpSpec) -> Layout[Call]:
    record = op.wire.get(discriminant)
    if record is None:
        return OwnLayout(op.attributes)  # type: ignore[return-value]  # a layout of one kind of call
    return codec_of(record)


_LAYOUTS = {number: _layout_of(number, op) for number, op in BY_DISCRIMINANT.items()}
