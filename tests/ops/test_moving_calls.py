"""The records of elementwise, layout and indexing calls against the vectors of the wire."""

import pytest

from holowork.codec import Cursor, Sink, spans
from holowork.ops import BufferRef, KernelCall, KernelCallLayout, OperandMismatch, Signature
from holowork.ops.calls.grids import ExpandCall, ResizeCall, TransposeCall
from holowork.ops.calls.indexing import GatherCall
from holowork.ops.calls.layout import ConcatCall, PadCall, SliceCall
from kernels_ir import DType
from tests.ops.rows import WIRE_VECTORS

MINE = {*range(1, 46), 60, 61, 62, 63, 71, 72, 73, 74, 76, 78, 114, 115}
VECTORS = [vector for vector in WIRE_VECTORS if vector["discriminant"] in MINE]
SUFFIXES = {63: 16, 71: 24}
"""Bytes that holowork adds to the params of slice and pad."""
X, OUT = BufferRef(slot=0, offset=0, length=64), BufferRef(slot=1, offset=0, length=64)
EIGHT = (1, 1, 1, 1, 1, 1, 2, 3)


def plain(value: object) -> object:
    """A field as the vectors have it."""
    if isinstance(value, BufferRef):
        return [value.slot, value.offset, value.length]
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_a_call_is_read_and_written_as_on_the_wire(vector: dict[str, object]) -> None:
    raw = bytes.fromhex(str(vector["call_hex"]))
    layout, cursor, sink = KernelCallLayout(), Cursor(raw), Sink()

    call = layout.read(cursor)
    layout.write(call, sink)

    fields = vector["fields"]
    assert isinstance(fields, dict)
    assert {name: plain(getattr(call.payload, name)) for name in fields} == fields
    assert raw == sink.to_bytes()
    assert cursor.remaining == 0
    assert str(vector["op"]).lower() == call.op.name.replace("_", "")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_a_signature_is_that_of_the_peer_before_our_suffix(vector: dict[str, object]) -> None:
    call = KernelCallLayout().read(Cursor(bytes.fromhex(str(vector["call_hex"]))))

    signature = Signature.of(call, 128)

    expected = vector["signature"]
    assert isinstance(expected, dict)
    end = len(signature.params) - SUFFIXES.get(call.discriminant, 0)
    assert expected["opcode"] == signature.opcode
    assert expected["params_hex"] == signature.params[:end].hex()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_every_byte_of_a_call_belongs_to_one_field(vector: dict[str, object]) -> None:
    raw = bytes.fromhex(str(vector["call_hex"]))
    cursor = Cursor(raw)
    call = KernelCallLayout().read(cursor)

    found = spans(KernelCallLayout(), Cursor(raw))

    assert call.payload.operands
    assert len(raw) == sum(span.length for span in found)


def test_the_suffix_of_a_slice_is_its_range_and_that_of_a_pad_its_place() -> None:
    part = BufferRef(slot=0, offset=8, length=16)
    cut = SliceCall(input=part, output=OUT, element_count=4, dtype=DType.F32)
    placed = PadCall(input=X, output=part, element_count=4, dtype=DType.F32)

    assert (8).to_bytes(8, "little") + (16).to_bytes(8, "little") == cut.suffix(64)
    assert (8).to_bytes(8, "little") + (16).to_bytes(8, "little") + (64).to_bytes(
        8, "little"
    ) == placed.suffix(64)


def test_the_params_of_8_axes_follow_the_formula() -> None:
    call = ExpandCall(input=X, output=OUT, rank=8, in_dims=EIGHT, out_dims=EIGHT, dtype=DType.F32)

    assert len(call.params()) == 2 + 8 * 8
    assert call.application().result.shape == EIGHT


@pytest.mark.parametrize(
    "call",
    [
        TransposeCall(input=X, output=OUT, rank=9, dims=EIGHT, perm=tuple(range(8)), dtype=DType.F32),
        ExpandCall(input=X, output=OUT, rank=200, in_dims=EIGHT, out_dims=EIGHT, dtype=DType.F32),
        ResizeCall(input=X, output=OUT, rank=9, in_dims=EIGHT, out_dims=EIGHT, dtype=DType.F32),
    ],
    ids=lambda call: type(call).__name__,
)
def test_more_axes_than_the_record_holds_are_refused(call: TransposeCall) -> None:
    with pytest.raises(OperandMismatch, match="expected at most 8 axes, found"):
        call.application()


def test_extents_that_contradict_one_another_are_refused() -> None:
    five = (5, 1, 1, 1, 1, 1, 1, 1)

    with pytest.raises(
        OperandMismatch, match=r"expand: expected extents that f32\[5\] can be broadcast to, found \[1\]"
    ):
        ExpandCall(input=X, output=OUT, rank=1, in_dims=five, out_dims=EIGHT, dtype=DType.F32).application()


def test_a_concat_is_divided_by_the_lengths_of_its_buffers() -> None:
    first, second = BufferRef(slot=0, offset=0, length=8), BufferRef(slot=2, offset=0, length=64)
    call = ConcatCall(a=first, b=second, output=OUT, element_count=5, dtype=DType.F32)

    a, b = call.application().operands

    assert (str(a), str(b), str(call.application().result)) == ("f32[2]", "f32[3]", "f32[5]")


@pytest.mark.parametrize("count", [1, 19])
def test_a_concat_of_too_much_or_too_little_is_refused(count: int) -> None:
    first, second = BufferRef(slot=0, offset=0, length=8), BufferRef(slot=2, offset=0, length=64)
    call = ConcatCall(a=first, b=second, output=OUT, element_count=count, dtype=DType.F32)

    with pytest.raises(
        OperandMismatch, match=f"concat: expected {count} elements of f32, found buffers of 8 and 64"
    ):
        call.application()


def test_a_gather_by_other_indices_is_refused() -> None:
    sizes = {"outer": 1, "axis_dim": 1, "inner": 1, "num_indices": 1}
    call = GatherCall(data=X, indices=X, output=OUT, idx_dtype=DType.U8, dtype=DType.F32, **sizes)

    with pytest.raises(OperandMismatch, match="gather: expected indices of i32 or i64, found u8"):
        KernelCall(114, call).application()
