"""What every kernel call has: buffers, a label signature, and the application that it stands for."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from holowork.codec import (
    Layout,
    Sink,
    codec_of,
    enum_u8,
    fields_of,
    record,
    sibling,
    u32,
    u64,
    wire,
    write_items,
)
from holowork.ir import TensorType
from holowork.ops.application import Application
from kernels_ir import DType

NO_SLOT = 0xFFFFFFFF
"""The slot of an absent operand."""

DTYPE = enum_u8(DType)
WITT_BITS = 32
MAX_RANK = 8


@record
class BufferRef:
    """A range of bytes of a workspace slot; length 0 is the slot's full extent."""

    slot: int = wire(u32, "workspace slot")
    offset: int = wire(u64, "first byte", default=0)
    length: int = wire(u64, "bytes; 0 is the slot's full extent", default=0)

    @property
    def is_present(self) -> bool:
        """False for the reference of an absent operand."""
        return self.slot != NO_SLOT


NOWHERE = BufferRef(slot=NO_SLOT)
BUFFER = codec_of(BufferRef)


@dataclass(frozen=True, kw_only=True)
class Buffers:
    """Where the operands of a call lie and where its result goes."""

    operands: tuple[BufferRef, ...]
    output: BufferRef

    def operand(self, index: int) -> BufferRef:
        """The operand at a position, or the absent reference."""
        return self.operands[index] if index < len(self.operands) else NOWHERE


class Call:
    """The payload of a kernel call; each record below is one family of the format."""

    __slots__ = ()
    output: BufferRef

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        """The buffers that are read, in the order of the op's operands, absent ones included."""
        return tuple(getattr(self, name) for name in _buffer_fields(type(self)))  # type: ignore[arg-type]  # mypy hashes the instance, not the class

    @property
    def labelled(self) -> tuple[BufferRef, ...]:
        """The operands whose labels enter the label of the result, in order."""
        return tuple(ref for ref in self.operands if ref.is_present)

    def opcode(self, discriminant: int) -> int:
        """The number that a label is derived with; not the wire discriminant."""
        return _OPCODES.get(discriminant, discriminant)

    def params(self) -> bytes:
        """The fields that enter a label, as the peer has them: those of the wire but for the buffers."""
        sink = Sink()
        for name, layout in _signed_fields(type(self)):  # type: ignore[arg-type]  # mypy hashes the instance, not the class
            _write(layout, getattr(self, name), sink)
        return sink.to_bytes()

    def suffix(self, full: int) -> bytes:
        """What holowork adds to the params so that the label determines the bytes.

        `full` is the size in bytes of the slot that the result goes to.
        """
        del full
        return b""

    def application(self) -> Application:
        """What the call computes, as types and attributes."""
        raise TypeError(type(self).__name__)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        """The call that says this application on the wire, or None where the wire cannot say it."""
        raise TypeError(cls.__name__)


_OPCODES = {number: number - 1 for number in range(1, 79)} | {
    105: 104,
    106: 105,
    107: 106,
    108: 107,
    109: 108,
    110: 109,
    111: 108,
    118: 104,
}


@cache
def _buffer_fields(call: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields_of(call) if f.layout is BUFFER and f.name != "output")


@cache
def _signed_fields(call: type) -> tuple[tuple[str, Layout[Any] | sibling], ...]:
    signed = (f for f in fields_of(call) if f.signed and f.layout is not BUFFER)
    return tuple((f.name, f.layout) for f in signed)


def _write(layout: Layout[Any] | sibling, value: Any, sink: Sink) -> None:  # noqa: ANN401  # of the layout's type
    if isinstance(layout, sibling):
        write_items(layout.item, value, sink)
    else:
        layout.write(value, sink)


def interleaved(layout: Layout[int], *columns: Iterable[int]) -> bytes:
    """One item of each column after another, axis by axis."""
    sink = Sink()
    for row in zip(*columns, strict=True):
        write_items(layout, row, sink)
    return sink.to_bytes()


def padded(dims: tuple[int, ...]) -> tuple[int, ...]:
    """Dims filled up with zeros to the 8 entries that transpose and expand carry."""
    return dims + (0,) * (MAX_RANK - len(dims))


def flat(dtype: DType, elements: int) -> TensorType:
    """The type of `elements` elements in one row."""
    return TensorType(dtype, (elements,))
