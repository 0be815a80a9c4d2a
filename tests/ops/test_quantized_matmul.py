from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays_of

from holowork.ir import TensorType
from holowork.ops import Array, OperandMismatch, from_bytes
from holowork.ops.calls.codes import EPILOGUES
from holowork.ops.element_types import STORED
from holowork.ops.quantized_matmul import MOST_TERMS, NotSymmetric, quantized_rows
from kernels_ir import DType
from tests.distances import same_bits
from tests.ops.rows import apply, apply_typed, check_call, drawn, is_own, run
from tests.ops.test_quantization import (
    BOOK,
    CODEBOOK,
    DIRECT,
    check_fields,
    integers,
    scales,
    turned,
    zero_points,
)
from tests.ops.wire import Vector, read_call, vectors

M, K, N = 3, 64, 24
GOLDEN_HASHES = {
    DType.I8: 0x787CCDC172029F9B,
    DType.I4: 0x4C5123C024AF97AE,
    DType.E8CB: 0x88AC55A91DD5AA0D,
}
"""FNV-1a-64 of the results that every implementation of the format agrees on."""
GOLDEN_BYTES = {
    DType.I8: (np.arange(N * K) * 31 % 255 - 127).astype(np.int8).tobytes(),
    DType.I4: ((np.arange(N * K // 2) * 53 + 9) % 251).astype(np.uint8).tobytes(),
    DType.E8CB: ((np.arange(N * K // 8) * 17 + 3) % 256).astype(np.uint8).tobytes(),
}
GOLDEN_CODEBOOK = ((np.arange(2048) * 37 + 11) % 255 - 127).astype(np.int8).reshape(256, 8)
SYMMETRIC = [DType.I8, DType.I4]


def fnv(data: bytes) -> int:
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % (1 << 64)
    return value


def nothing(count: int) -> Array:
    return np.zeros(count, np.int32)


@pytest.mark.parametrize("vector", vectors("MatMulDequant"), ids=lambda v: v["name"])
def test_calls_are_those_of_the_format(vector: Vector) -> None:
    check_fields(vector)


def test_a_layout_that_the_peer_does_not_pair_has_a_suffix() -> None:
    suffixes = {v["name"]: read_call(v).payload.suffix(0).hex() for v in vectors("MatMulDequant")}

    assert {name for name, suffix in suffixes.items() if suffix} == {
        "MatMulDequant only bq_omajor set: wire 116, opcode 108"
    }


@pytest.mark.parametrize("dtype", GOLDEN_HASHES, ids=lambda d: d.text)
def test_integer_products_are_those_of_every_machine(dtype: DType) -> None:
    bq = TensorType(dtype, (K, N))
    weights = from_bytes(bq, GOLDEN_BYTES[dtype])
    a = (((np.arange(M * K) * 37 % 91) - 45).astype(np.float32) * np.float32(0.031)).reshape(M, K)
    columns = np.float32(0.011) + np.arange(N).astype(np.float32) * np.float32(0.0007)
    codebook, book = (GOLDEN_CODEBOOK, BOOK) if dtype is DType.E8CB else (None, None)
    row = TensorType(DType.F32, (N,))
    kinds = (TensorType(DType.F32, (M, K)), bq, row, row.with_dtype(DType.I32), book)

    applied = apply_typed(
        "matmul_dequant", (a, weights, columns, nothing(N), codebook), kinds, weight_layout=1, act_quant=1
    )

    assert fnv(applied.result().tobytes()) == GOLDEN_HASHES[dtype]
    check_call(applied, 117 if dtype is DType.E8CB else 116)


@pytest.mark.parametrize("dtype", sorted(STORED), ids=lambda d: d.text)
@pytest.mark.parametrize("by_row", [False, True])
def test_without_quantized_rows_weights_are_dequantized_first(dtype: DType, by_row: bool) -> None:  # noqa: FBT001  a parameter of the test
    a, bq, count = drawn(5, 6), integers(dtype, 6, 8), 6 if by_row else 8
    dense = apply("dequantize", bq, scales(count), zero_points(count), axis=0 if by_row else 1).result()

    applied = apply("matmul_dequant", a, bq, scales(count), zero_points(count), inner=8 if by_row else 1)

    assert same_bits(run("matmul", a, dense), applied.result())
    check_call(applied, 111)


@pytest.mark.parametrize("dtype", sorted(STORED), ids=lambda d: d.text)
def test_one_scale_holds_for_all_weights(dtype: DType) -> None:
    a, bq = drawn(5, 6), integers(dtype, 6, 8)
    dense = run("dequantize", bq, scale=0.3, zero_point=7)

    applied = apply("matmul_dequant", a, bq, scale=0.3, zero_point=7)

    assert same_bits(run("matmul", a, dense), applied.result())
    check_call(applied, 111)


@pytest.mark.parametrize("act", EPILOGUES)
@pytest.mark.parametrize("has_residual", [False, True])
@pytest.mark.parametrize("act_quant", [0, 1])
def test_the_epilogue_is_that_of_the_ops_on_their_own(act: str, has_residual: bool, act_quant: int) -> None:  # noqa: FBT001  a parameter of the test
    a, bq, residual = drawn(2, 6), integers(DType.I8, 6, 8), drawn(2, 8) if has_residual else None
    plain = apply("matmul_dequant", a, bq, scales(8), nothing(8), act_quant=act_quant).result()
    total = plain if residual is None else run("add", plain, residual)
    expected = total if act == "none" else run(act, total)

    result = apply(
        "matmul_dequant", a, bq, scales(8), nothing(8), None, residual, act_quant=act_quant, act=act
    )

    assert same_bits(expected, result.result())


@pytest.mark.parametrize("act", EPILOGUES)
@pytest.mark.parametrize("residual", [None, drawn(2, 8)], ids=["plain", "residual"])
def test_epilogues_are_said_by_the_longer_call(act: str, residual: Array | None) -> None:
    is_plain = residual is None and act == "none"

    applied = apply(
        "matmul_dequant",
        drawn(2, 6),
        integers(DType.I8, 6, 8),
        scales(8),
        zero_points(8),
        None,
        residual,
        act=act,
    )

    check_call(applied, 111 if is_plain else 116)


@pytest.mark.parametrize("dtype", SYMMETRIC, ids=lambda d: d.text)
@pytest.mark.parametrize("rows", [1, 7])
def test_the_layout_of_weights_does_not_change_integer_products(dtype: DType, rows: int) -> None:
    a, bq = drawn(rows, 6), integers(dtype, 6, 8)
    plain = apply("matmul_dequant", a, bq, scales(8), act_quant=1)

    packed = apply(
        "matmul_dequant", a, turned(bq, dtype), scales(8), nothing(8), act_quant=1, weight_layout=1
    )

    assert same_bits(plain.result(), packed.result())
    assert is_own(plain)
    check_call(packed, 116)


def test_rows_are_computed_each_on_its_own() -> None:
    a, bq = drawn(2, 3, 6), integers(DType.I8, 6, 8)
    rows = [apply("matmul_dequant", row, bq, scales(8), act_quant=1).result() for row in a.reshape(6, 6)]

    applied = apply(
        "matmul_dequant", a, turned(bq, DType.I8), scales(8), nothing(8), act_quant=1, weight_layout=1
    )

    assert same_bits(np.reshape(rows, (2, 3, 8)), applied.result())
    check_call(applied, 116)


@given(
    arrays_of.arrays(np.float32, (3, 5), elements=st.floats(width=32, allow_nan=False, allow_infinity=False))
)
def test_rows_are_quantized_to_the_nearest_of_255_steps(a: Array) -> None:
    largest, rows = quantized_rows(a)
    unit = largest[:, None].astype(np.float64) / 127

    assert np.abs(a).max(axis=1).tolist() == largest.tolist()
    assert np.abs(rows).max() <= 127
    assert (np.abs(rows * unit - a) <= 0.5000001 * unit + 2.0**-140).all()


def test_halves_are_rounded_away_from_zero() -> None:
    _, rows = quantized_rows(np.array([[127, 0.5, -0.5, 1.5, -2.5, 0.49]], np.float32))

    assert rows.tolist() == [[127, 1, -1, 2, -3, 0]]


@pytest.mark.parametrize(("row", "expected"), [([0, 0], 0), ([np.nan, 1], np.nan), ([np.inf, 1], np.nan)])
def test_rows_of_zeros_or_special_numbers(row: list[float], expected: float) -> None:
    a = np.array([row, [1, 1]], np.float32)

    result = apply("matmul_dequant", a, np.ones((2, 2), np.int8), scales(2), act_quant=1).result()

    assert same_bits(np.full(2, expected, np.float32), result[0])
    assert np.isfinite(result[1]).all()


@pytest.mark.parametrize(("m", "k", "n"), [(0, 4, 4), (2, 0, 4), (2, 4, 0)])
@pytest.mark.parametrize("act_quant", [0, 1])
def test_products_of_nothing_are_zeros(m: int, k: int, n: int, act_quant: int) -> None:
    applied = apply("matmul_dequant", drawn(m, k), integers(DType.I8, k, n), scales(n), act_quant=act_quant)

    assert (m, n) == applied.result().shape
    assert not applied.result().any()
    assert is_own(applied)


def test_weights_that_are_not_symmetric_are_refused() -> None:
    applied = apply(
        "matmul_dequant", drawn(1, 2), integers(DType.I8, 2, 3), scales(3), zero_points(3), act_quant=1
    )

    with pytest.raises(
        NotSymmetric, match=r"zero points of 0 with act_quant=1, found -4 in column 0\. Use act_quant=0"
    ):
        applied.result()


@pytest.mark.parametrize("layout", [0, 1])
def test_indices_are_read_without_quantized_rows_too(layout: int) -> None:
    indices, a = np.arange(6, dtype=np.uint8), drawn(2, 16)
    bq, row = TensorType(DType.E8CB, (16, 3)), TensorType(DType.F32, (3,))
    dense = apply_typed(
        "dequantize",
        (indices, scales(3), None, CODEBOOK),
        (bq, row, None, BOOK),
        axis=1,
        weight_layout=layout,
    ).result()
    kinds = (TensorType(DType.F32, (2, 16)), bq, row, None, BOOK)

    applied = apply_typed(
        "matmul_dequant", (a, indices, scales(3), None, CODEBOOK), kinds, weight_layout=layout
    )

    assert same_bits(run("matmul", a, dense), applied.result())
    assert is_own(applied)


@pytest.mark.parametrize(
    ("zeros", "given"),
    [(None, {}), (zero_points(8), {"weight_layout": 1}), (nothing(8), {"act_quant": 1})],
    ids=["no zero points", "output-major alone", "quantized rows alone"],
)
def test_what_the_peer_refuses_is_an_own_call(zeros: Array | None, given: dict[str, int]) -> None:
    assert is_own(apply("matmul_dequant", drawn(2, 6), integers(DType.I8, 6, 8), scales(8), zeros, **given))


def test_a_product_of_the_peer_is_computed_alike() -> None:
    a = from_bytes(TensorType(DType.F32, (3, 8)), (DIRECT / "matmul_dequant_i8.in.x.bin").read_bytes())
    bq = from_bytes(TensorType(DType.I8, (8, 16)), (DIRECT / "dequant_i8.in.x.bin").read_bytes())

    result = run("matmul_dequant", a, bq, scale=0.03, zero_point=5)

    assert (DIRECT / "matmul_dequant_i8.out.y.bin").read_bytes() == result.tobytes()


@pytest.mark.parametrize(
    ("operands", "given", "message"),
    [
        ((drawn(2, 5), integers(DType.I8, 6, 8)), {}, "as many columns of a as rows of bq"),
        ((drawn(2, 6), drawn(6, 8)), {}, r"a matrix bq of i8, u8, i4 or e8cb, found f32\[6,8\]"),
        (
            (drawn(2, 6), integers(DType.I8, 6, 8), scales(6)),
            {},
            "8 scales, one a column, or 6 scales with inner=8",
        ),
        (
            (drawn(2, 6), integers(DType.I8, 6, 8), None, None, None, drawn(8)),
            {},
            r"a residual f32\[2,8\], found f32\[8\]",
        ),
        (
            (drawn(2, 6), integers(DType.I8, 6, 8)),
            {"act_quant": 1},
            "a scale for each column with act_quant=1",
        ),
        ((drawn(2, 6), integers(DType.U8, 6, 8), scales(8)), {"act_quant": 1}, "weights of i8, i4 or e8cb"),
    ],
)
def test_quantized_products_refuse_what_does_not_fit(
    operands: tuple[Array | None, ...], given: dict[str, Any], message: str
) -> None:
    with pytest.raises(OperandMismatch, match=f"matmul_dequant: expected .*{message}"):
        apply("matmul_dequant", *operands, **given)


def test_sums_that_i32_might_not_hold_are_refused() -> None:
    kinds = (TensorType(DType.F32, (1, MOST_TERMS + 1)), TensorType(DType.I8, (MOST_TERMS + 1, 1)))

    with pytest.raises(OperandMismatch, match="at most 133144 rows of bq"):
        apply_typed("matmul_dequant", (), (*kinds, TensorType(DType.F32, (1,))), act_quant=1)
