"""Kernel calls between bytes and fields, for the vectors of the format."""

from typing import Any

from holowork.codec import Cursor, Sink, fields_of
from holowork.ops import BufferRef, KernelCall, KernelCallLayout
from tests.ops.rows import WIRE_VECTORS

Vector = dict[str, Any]


def vectors(*ops: str) -> list[Vector]:
    """The vectors of calls by the format's names for them."""
    return [vector for vector in WIRE_VECTORS if vector["op"] in ops]


def read_call(vector: Vector) -> KernelCall:
    """The call in the bytes of a vector."""
    return KernelCallLayout().read(Cursor(bytes.fromhex(vector["call_hex"])))


def check_vector(vector: Vector) -> None:
    """Fields, bytes and signature are those of the vector; the signature without what holowork adds to it."""
    call = read_call(vector)
    sink = Sink()
    KernelCallLayout().write(call, sink)
    fields = {
        field.name: _plain(getattr(call.payload, field.name)) for field in fields_of(type(call.payload))
    }

    assert vector["fields"] == fields
    assert vector["call_hex"] == sink.to_bytes().hex()
    assert vector["signature"]["opcode"] == call.opcode
    assert vector["signature"]["params_hex"] == call.payload.params().hex()


def _plain(value: Any) -> Any:
    if isinstance(value, BufferRef):
        return [value.slot, value.offset, value.length]
    return list(value) if isinstance(value, tuple) else value
