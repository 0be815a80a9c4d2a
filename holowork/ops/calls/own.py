"""holowork's own calls: what the peer's records cannot say, in one self-describing record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from holowork.codec import Cursor, Layout, Malformed, Sink, array, codec_of, record, u8, u32, u64, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.attributes import AttributeSpec
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call
from kernels_ir import DType


@record
class OwnOperand:
    """A buffer and the type of the tensor in it."""

    buffer: BufferRef = wire(BUFFER, "where the tensor lies; the absent reference for one left out")
    dtype: DType = wire(DTYPE, "element type")
    dims: tuple[int, ...] = wire(array(u64, u8), "extents, outermost first")

    @property
    def type(self) -> TensorType:
        """The tensor's type."""
        return TensorType(self.dtype, self.dims)


OPERAND = codec_of(OwnOperand)
OPERANDS = array(OPERAND, u32)
_NOTHING = TensorType(DType.BOOL, ())


@dataclass(frozen=True, kw_only=True, slots=True)
class OwnCall(Call):
    """An op applied to typed buffers with every attribute of its row."""

    reads: tuple[OwnOperand, ...]
    writes: OwnOperand
    attributes: Mapping[str, Any]
    signature: bytes

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return tuple(operand.buffer for operand in self.reads)

    @property
    def output(self) -> BufferRef:  # type: ignore[override]  # derived here, a field elsewhere
        return self.writes.buffer

    def opcode(self, discriminant: int) -> int:
        return discriminant

    def params(self) -> bytes:
        return self.signature

    def application(self) -> Application:
        kinds = tuple(o.type if o.buffer.is_present else None for o in self.reads)
        return Application(operands=kinds, result=self.writes.type, attributes=self.attributes)


class OwnLayout(Layout[OwnCall]):
    """u32 payload length, operands, result, then the attributes in the order of the op's row."""

    title = "own call"
    length = u32
    smallest = length.smallest

    def __init__(self, attributes: tuple[AttributeSpec, ...]) -> None:
        self._attributes = attributes

    @property
    def parts(self) -> tuple[tuple[str, Layout[Any]], ...]:
        """What lies behind the length, by name, in wire order."""
        attributes = ((spec.name, spec.kind.layout) for spec in self._attributes)
        return (("operands", OPERANDS), ("output", OPERAND), *attributes)

    def read(self, cursor: Cursor) -> OwnCall:
        inner = cursor.inside(u32.read_part(cursor, "length"))
        reads, writes = OPERANDS.read_part(inner, "operands"), OPERAND.read_part(inner, "output")
        values = {spec.name: spec.kind.layout.read_part(inner, spec.name) for spec in self._attributes}
        if inner.remaining:
            cursor.refuse(Malformed(inner.offset, "the end of the call", f"{inner.remaining} more bytes"))
        return self._made(reads, writes, values)

    def write(self, value: OwnCall, sink: Sink) -> None:
        body = Sink()
        OPERANDS.write_part(value.reads, body, "operands")
        OPERAND.write_part(value.writes, body, "output")
        self._write_attributes(value.attributes, body)
        u32.write(body.length, sink)
        sink.extend(body)

    def of(self, application: Application, buffers: Buffers) -> OwnCall:
        """The own call that says an application."""
        kinds = [kind or _NOTHING for kind in application.operands]
        reads = tuple(_operand(*pair) for pair in zip(buffers.operands, kinds, strict=True))
        return self._made(reads, _operand(buffers.output, application.result), application.attributes)

    def _made(self, reads: tuple[OwnOperand, ...], writes: OwnOperand, values: Mapping[str, Any]) -> OwnCall:
        call = OwnCall(reads=reads, writes=writes, attributes=values, signature=b"")
        return replace(call, signature=self._signature(call))

    def _signature(self, call: OwnCall) -> bytes:
        """Every field but the places: the types of operands and result, and the attributes."""
        sink = Sink()
        u32.write(len(call.reads), sink)
        for operand in (*call.reads, call.writes):
            DTYPE.write(operand.dtype, sink)
            array(u64, u8).write(operand.dims, sink)
            sink.write(bytes([operand.buffer.is_present]))
        self._write_attributes(call.attributes, sink)
        return sink.to_bytes()

    def _write_attributes(self, values: Mapping[str, Any], sink: Sink) -> None:
        for spec in self._attributes:
            spec.kind.layout.write_part(values[spec.name], sink, spec.name)


def _operand(buffer: BufferRef, kind: TensorType) -> OwnOperand:
    return OwnOperand(buffer=buffer, dtype=kind.dtype, dims=kind.shape)
