from functools import reduce

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import Array, BadAttribute, OperandMismatch, Unsupported
from holowork.ops.arithmetic import FUSED, STRICT, Numerics, widen
from holowork.ops.element_types import RING
from holowork.ops.packing import pack_panels
from kernels_ir import FLOATS, INTEGERS, DType
from tests.distances import same_bits
from tests.ops.rows import apply, carried_out, check_call, drawn, is_own, lowered, peer_case, run, typed
from tests.ops.wire import check_vector, read_call, vectors

SHAPES = [
    ((2, 3), (3, 4)),
    ((3,), (3,)),
    ((3,), (3, 4)),
    ((2, 3), (3,)),
    ((5, 1, 2, 3), (4, 3, 2)),
    ((2, 3), (5, 3, 1)),
    ((0, 3), (3, 4)),
    ((2, 0), (0, 4)),
    ((2, 3), (3, 0)),
    ((0, 2, 3), (1, 3, 4)),
]
MODES = [FUSED, STRICT]


def chain(left: Array, right: Array, numerics: Numerics) -> np.float32:
    """One cell as the definition says it: a step for each pair, from +0."""
    steps = zip(left[:, None], right[:, None], strict=True)
    return reduce(lambda c, pair: numerics.fma(pair[0], pair[1], c), steps, np.zeros(1, np.float32))[0]


@pytest.mark.parametrize("vector", vectors("MatMul", "Gemm", "FusedSwiGlu"), ids=lambda v: v["name"])
def test_calls_are_those_of_the_format(vector: dict[str, object]) -> None:
    check_vector(vector)


@pytest.mark.parametrize("shapes", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", sorted(FLOATS | INTEGERS), ids=lambda d: d.text)
def test_a_product_has_the_axes_that_numpy_gives_it(
    shapes: tuple[tuple[int, ...], ...], dtype: DType
) -> None:
    a, b = (typed(drawn(*shape).astype(np.int8) % 5, dtype) for shape in shapes)
    expected = np.matmul(a.astype(np.int64), b.astype(np.int64))

    result = run("matmul", a, b)

    assert np.array_equal(expected.astype(result.dtype), result)
    assert expected.shape == result.shape


@pytest.mark.parametrize("mode", MODES, ids=lambda m: m.name)
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda d: d.text)
def test_a_cell_of_a_product_is_one_chain_narrowed_once(mode: Numerics, dtype: DType) -> None:
    a, b = drawn(3, 40, dtype=dtype), drawn(40, 5, dtype=dtype)
    cells = [[chain(row, column, mode) for column in widen(b).T] for row in widen(a)]
    expected = run("cast", np.array(cells, np.float32), dtype=dtype.text)

    assert same_bits(expected, apply("matmul", a, b).result(mode))


def test_a_product_is_near_the_true_one() -> None:
    a, b = drawn(7, 300), drawn(300, 9)
    true = a.astype(np.float64) @ b
    error = np.abs(true - run("matmul", a, b)) / (np.abs(a).astype(np.float64) @ np.abs(b))

    assert error.max() < 300 * 2.0**-24


@pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda d: d.text)
def test_products_of_integers_wrap_in_their_own_width(dtype: DType) -> None:
    bits = 8 * typed(0, dtype).dtype.itemsize
    largest = int(np.iinfo(typed(0, dtype).dtype).max)
    a = typed(np.full((1, 3), largest), dtype)
    expected = 3 * largest**2 % (1 << bits)

    result = run("matmul", a, a.T)

    assert expected == int(result[0, 0]) % (1 << bits)


@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf])
def test_a_special_number_reaches_its_row_alone(special: float) -> None:
    a, b = drawn(2, 3), np.zeros((3, 2), np.float32)
    a[1, 2] = special

    result = run("matmul", a, b)

    assert not result[0].any()
    assert np.isnan(result[1]).all()


def test_subnormal_products_are_kept() -> None:
    a = np.array([[2.0**-100]], np.float32)

    assert run("matmul", a, a * 2**60).tolist() == [[2.0**-140]]


@given(k=st.integers(0, 4), n=st.integers(1, 40))
def test_a_packed_b_gives_the_bits_of_the_plain_one(k: int, n: int) -> None:
    a, b = drawn(3, k), drawn(k, n, seed=1)

    packed = run("matmul", a, pack_panels(b), packed_columns=n)

    assert same_bits(run("matmul", a, b), packed)


@pytest.mark.parametrize(
    "shapes", [((2, 3), (3, 4)), ((5, 2, 3), (3, 4)), ((3,), (3, 4)), ((2, 3), (3,))], ids=str
)
@pytest.mark.parametrize("dtype", sorted(FLOATS | RING), ids=lambda d: d.text)
def test_a_product_with_one_matrix_is_a_call_of_the_peer(
    shapes: tuple[tuple[int, ...], ...], dtype: DType
) -> None:
    a, b = (drawn(*shape, dtype=dtype) for shape in shapes)

    check_call(apply("matmul", a, b), 46)


def test_a_packed_product_is_a_call_of_the_peer() -> None:
    check_call(apply("matmul", drawn(2, 3), pack_panels(drawn(3, 20)), packed_columns=20), 46)


def test_packing_stays_out_of_the_signature() -> None:
    plain, packed = (read_call(vector) for vector in vectors("MatMul")[-2:])

    assert (plain.payload.b_packed, packed.payload.b_packed) == (False, True)
    assert plain.payload.params() == packed.payload.params()


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (drawn(2, 3), drawn(5, 3, 4)),
        (drawn(0, 3), drawn(3, 4)),
        (drawn(2, 3, dtype=DType.I32), drawn(3, 4, dtype=DType.I32)),
    ],
    ids=["matrices", "empty", "wide integers"],
)
def test_what_the_peer_cannot_say_or_compute_is_an_own_call(a: Array, b: Array) -> None:
    assert is_own(apply("matmul", a, b))


@pytest.mark.parametrize("op", ["matmul", "gemm"])
def test_columns_that_the_peer_rounds_twice_have_the_bits_of_the_strict_mode(op: str) -> None:
    operands, expected = peer_case(op)

    assert same_bits(expected, apply(op, *operands).result(STRICT).reshape(-1))


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        (
            (2, 3),
            (4, 5),
            r"expected as many columns of a as rows of b, found f32\[2,3\] and f32\[4,5\]: 3 and 4$",
        ),
        ((2, 3), (5, 3), r": 3 and 5\. Did you mean matmul\(a, transpose\(b\)\)\?$"),
        ((3, 2), (3, 5), r": 2 and 3\. Did you mean matmul\(transpose\(a\), b\)\?$"),
        ((2, 3), (2, 3), r"Did you mean matmul\(a, transpose\(b\)\) or matmul\(transpose\(a\), b\)\?$"),
        ((4, 2, 3), (5, 3, 1), r"expected leading axes that broadcast, found f32\[4,2,3\] and f32\[5,3,1\]"),
        ((), (3,), r"expected operands of at least one axis"),
    ],
)
def test_matrices_that_do_not_fit_are_refused(a: tuple[int, ...], b: tuple[int, ...], message: str) -> None:
    with pytest.raises(OperandMismatch, match=f"matmul: .*{message}"):
        apply("matmul", drawn(*a), drawn(*b))


def test_matrices_of_two_types_are_refused() -> None:
    with pytest.raises(
        OperandMismatch, match=r"one element type, found f32\[1,1\] and f16\[1,1\]\. Cast one"
    ):
        apply("matmul", drawn(1, 1), drawn(1, 1, dtype=DType.F16))


def test_truth_values_have_no_product() -> None:
    with pytest.raises(Unsupported, match=r"matmul: expected .* found bool"):
        apply("matmul", np.ones((1, 1), np.bool_), np.ones((1, 1), np.bool_))


def test_panels_of_another_size_are_refused() -> None:
    with pytest.raises(OperandMismatch, match=r"a packed b f32\[2,3,16\] for 20 columns, found f32\[3,20\]"):
        apply("matmul", drawn(2, 3), drawn(3, 20), packed_columns=20)


@pytest.mark.parametrize("mode", MODES, ids=lambda m: m.name)
def test_gemm_scales_twice_and_adds_once(mode: Numerics) -> None:
    a, b, c = drawn(3, 8), drawn(8, 5), drawn(3, 5)
    product = apply("matmul", a, b).result(mode)
    expected = np.float32(0.3) * product + np.float32(-1.7) * c

    assert same_bits(expected, apply("gemm", a, b, c, alpha=0.3, beta=-1.7).result(mode))


@pytest.mark.parametrize("shape", [(), (5,), (1, 5), (3, 1), (3, 5)], ids=str)
def test_gemm_reads_transposes_and_broadcasts_c(shape: tuple[int, ...]) -> None:
    a, b, c = drawn(8, 3), drawn(5, 8), drawn(*shape)
    expected = run("matmul", np.ascontiguousarray(a.T), np.ascontiguousarray(b.T)) + c

    assert same_bits(expected, run("gemm", a, b, c, trans_a=True, trans_b=True))


def test_gemm_without_c_is_the_scaled_product() -> None:
    a, b = drawn(3, 8), drawn(8, 5)

    assert same_bits(np.float32(0.3) * run("matmul", a, b), run("gemm", a, b, alpha=0.3, beta=np.nan))


def test_gemm_of_integers_wraps() -> None:
    a, c = typed([[100]], DType.I8), typed([[3]], DType.I8)
    expected = (-2 * 100 * 100 + 5 * 3 + 128) % 256 - 128

    assert run("gemm", a, a, c, alpha=-2, beta=5).tolist() == [[expected]]


def test_gemm_of_integers_takes_whole_factors() -> None:
    with pytest.raises(BadAttribute, match=r"gemm.alpha: expected a whole number for i32, found 0\.5"):
        apply("gemm", drawn(1, 1, dtype=DType.I32), drawn(1, 1, dtype=DType.I32), alpha=0.5)


def test_a_plain_gemm_is_a_call_of_the_peer() -> None:
    check_call(apply("gemm", drawn(3, 8), drawn(8, 5), drawn(3, 5), alpha=0.5, beta=-2), 47)


@pytest.mark.parametrize(
    ("c", "given"),
    [(None, {}), (drawn(5), {}), (drawn(3, 5), {"trans_a": True}), (drawn(3, 5), {"trans_b": True})],
    ids=["no c", "broadcast c", "transposed a", "transposed b"],
)
def test_a_gemm_that_the_record_cannot_say_is_an_own_call(c: Array | None, given: dict[str, bool]) -> None:
    a = drawn(8, 3) if given.get("trans_a") else drawn(3, 8)
    b = drawn(5, 8) if given.get("trans_b") else drawn(8, 5)

    assert is_own(apply("gemm", a, b, c, **given))


@pytest.mark.parametrize(
    ("operands", "message"),
    [
        ((drawn(2, 2, 2), drawn(2, 2)), "two matrices"),
        ((drawn(2, 2), drawn(2, 2), drawn(3, 2)), r"a c that broadcasts to f32\[2,2\], found f32\[3,2\]"),
        ((drawn(2, 2), drawn(2, 2), drawn(2, 2, dtype=DType.F16)), r"a c of f32, found f16\[2,2\]"),
    ],
)
def test_gemm_refuses_what_does_not_fit(operands: tuple[Array, ...], message: str) -> None:
    with pytest.raises(OperandMismatch, match=f"gemm: expected {message}"):
        apply("gemm", *operands)


def test_carrying_out_a_call_gives_the_bits_of_the_op() -> None:
    a, b = drawn(2, 3, 4), drawn(4, 5)

    assert run("matmul", a, b).tobytes() == carried_out(lowered("matmul", a, b), a, b)
