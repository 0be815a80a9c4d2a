import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.codec import Sink, fields_of
from holowork.ir import TensorType
from holowork.ops import (
    TABLE,
    Array,
    BadAttribute,
    KernelCallLayout,
    OperandMismatch,
    Signature,
    from_bytes,
    to_bytes,
)
from holowork.ops.element_types import QUANTIZED, STORED, values_of
from holowork.ops.packing import Unpackable, to_output_major
from kernels_ir import DType
from tests.distances import same_bits
from tests.ops.rows import DATA, apply, apply_typed, check_call, is_own, run, typed
from tests.ops.wire import Vector, read_call, vectors

DIRECT = DATA / "peer" / "direct-v2"
CODEBOOK = (np.arange(2048) * 37 % 255 - 127).astype(np.int8).reshape(256, 8)
BOOK = TensorType(DType.I8, (256, 8))
DTYPES = ("f32", "f16", "bf16")


def integers(dtype: DType, *shape: int) -> Array:
    """Every value of a quantized type, in some order."""
    values = np.arange(int(np.prod(shape))) * 53 + 9
    return typed(
        (values % 16 - 8) if dtype is DType.I4 else (values % 256).astype(np.uint8).view(np.int8), dtype
    ).reshape(shape)


def scales(count: int) -> Array:
    return (np.arange(count) * 0.37 + 0.11).astype(np.float32)


def zero_points(count: int) -> Array:
    return (np.arange(count) * 3 - 4).astype(np.int32)


def turned(q: Array, dtype: DType) -> Array:
    """The same matrix with its cells column by column."""
    kind = TensorType(dtype, q.shape)
    return from_bytes(kind, to_output_major(to_bytes(q, dtype), kind))


def check_fields(vector: Vector) -> None:
    """A call is read, written and signed as the vector says; fields that its form lacks are defaults."""
    call = read_call(vector)
    sink = Sink()
    KernelCallLayout().write(call, sink)
    found = {field.name: getattr(call.payload, field.name) for field in fields_of(type(call.payload))}
    plain = {k: [v.slot, v.offset, v.length] if hasattr(v, "slot") else v for k, v in found.items()}
    lacking = set(vector["fields"]) - set(plain)
    signature = Signature.of(call, full=0)

    assert {name: vector["fields"][name] for name in plain} == plain
    assert all(vector["fields"][name] in (0, False, [0xFFFFFFFF, 0, 0]) for name in lacking)
    assert vector["call_hex"] == sink.to_bytes().hex()
    assert vector["signature"]["opcode"] == signature.opcode
    assert signature.params.hex() == vector["signature"]["params_hex"] + call.payload.suffix(0).hex()


@pytest.mark.parametrize("vector", vectors("Dequantize"), ids=lambda v: v["name"])
def test_calls_are_those_of_the_format(vector: Vector) -> None:
    check_fields(vector)


def test_only_declared_weights_have_a_suffix() -> None:
    suffixes = {v["name"]: read_call(v).payload.suffix(0).hex() for v in vectors("Dequantize")}

    assert sorted(suffixes.values()) == ["", "", "0001", "0001"]


def test_a_codebook_is_labelled_last() -> None:
    call = next(read_call(v) for v in vectors("Dequantize") if "codebook" in v["name"])

    assert [ref.slot for ref in call.payload.labelled] == [0, 1, 2, 7]


def test_scales_of_no_channels_are_neither_read_nor_labelled() -> None:
    call = read_call(vectors("Dequantize")[0])

    assert [ref.slot for ref in call.payload.labelled] == [0]
    assert call.application().operands[1:] == (None, None, None)
    assert call.application().attributes["scale"] == 0.5


@given(
    data=st.data(),
    dtype=st.sampled_from(sorted(STORED)),
    scale=st.floats(0.0, width=32, allow_infinity=False, exclude_min=True),
    shape=st.sampled_from([(), (0,), (7,), (2, 3, 4)]),
)
def test_one_scale_takes_two_roundings(
    data: st.DataObject, dtype: DType, scale: float, shape: tuple[int, ...]
) -> None:
    q, zero = integers(dtype, *shape), data.draw(st.sampled_from(values_of(dtype)))
    with np.errstate(over="ignore"):
        expected = (q.astype(np.int32) - np.int32(zero)).astype(np.float32) * np.float32(scale)

    assert same_bits(np.asarray(expected), run("dequantize", q, scale=scale, zero_point=zero))


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("dtype", sorted(STORED), ids=lambda d: d.text)
def test_channels_lie_along_their_axis(axis: int, dtype: DType) -> None:
    q = integers(dtype, 3, 4, 5)
    count = q.shape[axis]
    column = tuple(count if a == axis else 1 for a in range(3))
    whole = q.astype(np.int32) - zero_points(count).reshape(column)
    expected = whole.astype(np.float32) * scales(count).reshape(column)

    assert same_bits(expected, apply("dequantize", q, scales(count), zero_points(count), axis=axis).result())


def test_zero_points_that_are_left_out_are_zero() -> None:
    q, zeros = integers(DType.I8, 3, 4), np.zeros(4, np.int32)

    assert same_bits(
        apply("dequantize", q, scales(4), zeros, axis=1).result(), run("dequantize", q, scales(4), axis=1)
    )


def test_differences_wrap_in_i32() -> None:
    one, least = np.ones(1, np.float32), np.array([-(2**31)], np.int32)

    result = run("dequantize", np.array([127], np.int8), one, least, axis=0)

    assert result.tolist() == [np.float32(127 - 2**31)]


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_result_is_narrowed_once(dtype: str) -> None:
    q = integers(DType.U8, 256)
    wide = run("dequantize", q, scale=0.0123, zero_point=77)

    assert same_bits(
        run("cast", wide, dtype=dtype), run("dequantize", q, scale=0.0123, zero_point=77, dtype=dtype)
    )


@pytest.mark.parametrize("dtype", [DType.I8, DType.I4], ids=lambda d: d.text)
def test_the_layout_of_a_matrix_does_not_change_its_numbers(dtype: DType) -> None:
    q = integers(dtype, 4, 3)
    expected = run("dequantize", q, scales(3), axis=1)

    assert same_bits(expected, run("dequantize", turned(q, dtype), scales(3), axis=1, weight_layout=1))


@pytest.mark.parametrize("layout", [0, 1])
def test_an_index_byte_stands_for_eight_rows_of_its_column(layout: int) -> None:
    grid = (np.arange(6) * 17 + 3).astype(np.uint8).reshape(2, 3)
    kinds = (TensorType(DType.E8CB, (16, 3)), TensorType(DType.F32, (3,)), None, BOOK)
    weights = np.concatenate([CODEBOOK[row].T for row in grid])
    stored = grid.T if layout else grid
    operands = (np.ascontiguousarray(stored).reshape(-1), scales(3), None, CODEBOOK)

    result = apply_typed("dequantize", operands, kinds, axis=1, weight_layout=layout).result()

    assert same_bits(weights.astype(np.float32) * scales(3), result)


@pytest.mark.parametrize("dtype", sorted(STORED), ids=lambda d: d.text)
@pytest.mark.parametrize("target", DTYPES)
def test_scales_that_the_peer_takes_make_its_call(dtype: DType, target: str) -> None:
    q = integers(dtype, 2, 3, 4)

    check_call(apply("dequantize", q, scale=0.5, zero_point=3, dtype=target), 105)
    for axis in range(3):
        count = q.shape[axis]
        check_call(apply("dequantize", q, scales(count), zero_points(count), axis=axis, dtype=target), 105)


def test_a_declared_use_makes_the_longer_call() -> None:
    applied = apply("dequantize", integers(DType.I8, 4, 3), scales(3), zero_points(3), axis=1, act_quant=1)

    check_call(applied, 118)


@pytest.mark.parametrize(
    "given",
    [{"axis": 1}, {"weight_layout": 1}, {"weight_layout": 1, "act_quant": 1}],
    ids=["no zero points", "output-major", "declared output-major"],
)
def test_what_the_peer_does_not_compute_alone_is_an_own_call(given: dict[str, int]) -> None:
    channels = (scales(3),) if "axis" in given else ()

    assert is_own(apply("dequantize", integers(DType.I8, 4, 3), *channels, **given))


def test_indices_are_an_own_call() -> None:
    kinds = (TensorType(DType.E8CB, (8, 1)), None, None, BOOK)

    assert is_own(apply_typed("dequantize", (np.zeros(1, np.uint8), None, None, CODEBOOK), kinds))
    assert frozenset({DType.E8CB}) == QUANTIZED - TABLE["dequantize"].portable


def test_a_call_with_uneven_channels_is_refused() -> None:
    vector = next(v for v in vectors("Dequantize") if "per-channel (105)" in v["name"])
    hexed = vector["call_hex"].replace("1800000000000000", "1900000000000000")

    with pytest.raises(OperandMismatch, match="a multiple of 4 channels of 1, found 25 elements"):
        read_call({"call_hex": hexed}).application()


@pytest.mark.parametrize("sample", ["dequant_i8", "dequant_i4_low_nibble_first"])
def test_numbers_are_those_of_the_peer(sample: str) -> None:
    kind, given = {
        "dequant_i8": (TensorType(DType.I8, (8, 16)), {"scale": 0.03, "zero_point": 5}),
        "dequant_i4_low_nibble_first": (TensorType(DType.I4, (32,)), {"scale": 0.5}),
    }[sample]
    q = from_bytes(kind, (DIRECT / f"{sample}.in.x.bin").read_bytes())

    result = run("dequantize", q, **given)

    assert (DIRECT / f"{sample}.out.y.bin").read_bytes() == result.tobytes()


@pytest.mark.parametrize(
    ("operands", "given", "message"),
    [
        ((integers(DType.I8, 2, 3), scales(3)), {}, r"expected an axis for the scales, found f32\[3\]"),
        ((integers(DType.I8, 2, 3),), {"axis": 1}, r"expected scales \[3\] along axis 1, found None"),
        (
            (integers(DType.I8, 2, 3), scales(2)),
            {"axis": 1},
            r"expected scales \[3\] along axis 1, found f32\[2\]",
        ),
        ((integers(DType.I8, 2, 3), scales(3)), {"axis": 2}, r"or an axis of i8\[2,3\], found axis 2"),
        (
            (integers(DType.I8, 2, 3), scales(3), zero_points(2)),
            {"axis": 1},
            r"expected zero points i32\[3\]",
        ),
        ((integers(DType.I8, 2, 3), None, zero_points(2)), {}, "expected no zero points without scales"),
        ((integers(DType.I8, 2, 3), None, None, CODEBOOK), {}, "a codebook .* for e8cb and only there"),
    ],
)
def test_scales_that_do_not_fit_are_refused(
    operands: tuple[Array | None, ...], given: dict[str, Any], message: str
) -> None:
    with pytest.raises(OperandMismatch, match=f"dequantize: .*{message}"):
        apply("dequantize", *operands, **given)


def test_bytes_have_no_output_major_layout() -> None:
    with pytest.raises(Unpackable, match="a matrix of i8, i4 or e8cb"):
        apply("dequantize", integers(DType.U8, 2, 3), weight_layout=1)


@pytest.mark.parametrize("name", ["weight_layout", "act_quant"])
def test_what_a_weight_declares_is_0_or_1(name: str) -> None:
    with pytest.raises(BadAttribute, match=f"dequantize.{name}: expected one of 0, 1, found 2"):
        apply("dequantize", integers(DType.I8, 2, 3), **{name: 2})


_IMPOSSIBLE = [
    ("u8", {"zero_point": -1}, "zero_point: expected an integer of u8, from 0 to 255, found -1"),
    ("i8", {"zero_point": 300}, "zero_point: expected an integer of i8, from -128 to 127, found 300"),
    ("i4", {"zero_point": 8}, "zero_point: expected an integer of i4, from -8 to 7, found 8"),
    *(
        ("i8", {"scale": bad}, f"scale: expected a finite number above 0, found {bad}")
        for bad in (0.0, -1.0, float("nan"), float("inf"))
    ),
]


@pytest.mark.parametrize(("dtype", "given", "told"), _IMPOSSIBLE)
@pytest.mark.parametrize("op", ["dequantize", "dequant_activation"])
def test_a_scale_or_zero_point_that_makes_no_sense_is_refused(
    op: str, dtype: str, given: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadAttribute, match=rf"^{op}\.{re.escape(told)}$"):
        TABLE[op].apply((TensorType(DType.named(dtype), (4,)),), given)


def test_the_one_scale_of_a_product_is_looked_at_too() -> None:
    a, b = TensorType(DType.F32, (2, 4)), TensorType(DType.I8, (4, 3))

    with pytest.raises(BadAttribute, match=r"^matmul_dequant\.scale: expected a finite number above 0"):
        TABLE["matmul_dequant"].apply((a, b), {"scale": 0.0})
    assert TABLE["matmul_dequant"].apply((a, b, TensorType(DType.F32, (3,))), {"scale": 0.0}).result.shape
