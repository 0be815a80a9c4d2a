import operator
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import NUMPY_DTYPES, TABLE, OperandMismatch, OpSpec, Trait, Unsupported, binary
from kernels_ir import BOOL, INTEGERS, DType
from tests.distances import same_bits
from tests.ops.rationals import SPECIALS
from tests.ops.rows import SHAPES, lowered, run, tensors, typed, wrapped

ROWS = binary.OPS
A, B = (x.reshape(-1) for x in np.meshgrid(SPECIALS, SPECIALS))
PLAIN = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide}
BITWISE = {"xor": operator.xor, "and": operator.and_, "or": operator.or_}


def quotient(a: int, b: int) -> int:
    """Truncated toward zero."""
    return 0 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def power(a: int, b: int) -> int:
    """The low 64 bits of the power; of a negative one the integer part: ±1 for ±1, else 0."""
    return pow(a, b, 1 << 64) if b >= 0 else a ** (b % 2) if abs(a) == 1 else 0


EXACT: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": quotient,
    "mod": lambda a, b: a % b if b else 0,
    "min": min,
    "max": max,
} | BITWISE


@pytest.mark.parametrize("name", PLAIN)
def test_what_ieee_decides_has_the_bits_of_numpy(name: str) -> None:
    with np.errstate(all="ignore"):
        expected = PLAIN[name](A, B)

    assert same_bits(expected, run(name, A, B))


@pytest.mark.parametrize(("name", "at_zero"), [("min", -0.0), ("max", 0.0)])
def test_min_and_max_keep_nan_and_order_zeros(name: str, at_zero: float) -> None:
    with np.errstate(all="ignore"):
        chosen = getattr(np, f"{name}imum")(A, B)
    expected = np.where((A == 0) & (B == 0) & (np.signbit(A) != np.signbit(B)), np.float32(at_zero), chosen)

    assert same_bits(expected, run(name, A, B))


@pytest.mark.parametrize("name", [row.name for row in ROWS if row.traits & Trait.COMMUTATIVE])
def test_operands_of_a_commutative_op_can_be_swapped(name: str) -> None:
    for dtype in sorted(TABLE[name].accepts):
        with np.errstate(all="ignore"):
            a, b = (
                typed(x, DType.F32) if dtype is DType.F32 else typed(np.nan_to_num(x), dtype) for x in (A, B)
            )

        assert same_bits(run(name, b, a), run(name, a, b))


@pytest.mark.parametrize("name", EXACT)
@given(st.data())
def test_integers_wrap_in_their_own_width(name: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(INTEGERS)))
    a = data.draw(tensors(dtype))
    b = data.draw(tensors(dtype, st.just(a.shape)))
    pairs = zip(a.reshape(-1).tolist(), b.reshape(-1).tolist(), strict=True)
    expected = [wrapped(EXACT[name](*pair), dtype) for pair in pairs]

    assert expected == run(name, a, b).reshape(-1).tolist()


@pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda dtype: dtype.text)
@given(st.lists(st.tuples(st.integers(-6, 6), st.integers(-3, 40)), max_size=9))
def test_integer_powers_wrap_and_negative_ones_are_truncated(
    dtype: DType, pairs: list[tuple[int, int]]
) -> None:
    a, b = (np.array([wrapped(pair[side], dtype) for pair in pairs], NUMPY_DTYPES[dtype]) for side in (0, 1))
    expected = [wrapped(power(x, y), dtype) for x, y in zip(a.tolist(), b.tolist(), strict=True)]

    assert expected == run("pow", a, b).tolist()


@pytest.mark.parametrize("name", BITWISE)
def test_bool_has_one_bit(name: str) -> None:
    a, b = np.array([False, False, True, True]), np.array([False, True, False, True])

    assert BITWISE[name](a, b).tolist() == run(name, a, b).tolist()


@pytest.mark.parametrize(
    ("a", "b", "remainder"),
    [
        (5.5, 2.0, 1.5),
        (-5.5, 2.0, 0.5),
        (5.5, -2.0, -0.5),
        (4.0, -2.0, -0.0),
        (1.0, 0.0, np.nan),
        (3.0, np.inf, 3.0),
    ],
)
def test_mod_has_the_sign_of_the_divisor(a: float, b: float, remainder: float) -> None:
    expected = np.array(remainder, np.float32)

    assert same_bits(expected, run("mod", np.array(a, np.float32), np.array(b, np.float32)))


def test_mod_of_a_large_quotient_is_exact() -> None:
    a, b = np.array(1e10, np.float32), np.array(3.0, np.float32)

    assert run("mod", a, b) == 10_000_000_000 % 3


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_kept(row: OpSpec, shape: tuple[int, ...]) -> None:
    for dtype in row.accepts:
        x = typed(np.ones(shape), dtype)

        assert shape == run(row.name, x, x).shape


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_call_is_portable_where_the_row_says_so(row: OpSpec) -> None:
    for dtype in sorted(row.accepts):
        x = typed([1, 2], dtype)

        assert (dtype in row.portable) == lowered(row.name, x, x).is_portable


@pytest.mark.parametrize("name", ["add", "sub", "mul", "xor", "and", "or"])
@given(st.data())
def test_signed_bytes_have_the_bits_of_unsigned_ones(name: str, data: st.DataObject) -> None:
    a = data.draw(tensors(DType.I8))
    b = data.draw(tensors(DType.I8, st.just(a.shape)))
    unsigned = run(name, a.view(np.uint8), b.view(np.uint8))

    assert same_bits(unsigned, run(name, a, b).view(np.uint8))


def test_operands_of_two_shapes_are_refused_with_both_and_the_way_out() -> None:
    a, b = np.zeros((2, 3), np.float32), np.zeros(3, np.float32)

    with pytest.raises(OperandMismatch) as refusal:
        run("add", a, b)

    expected = "add: expected tensors of one type, found f32[2,3] and f32[3]. Expand them to [2,3] first"
    assert expected == str(refusal.value)


def test_operands_of_two_dtypes_are_refused_with_both_and_the_way_out() -> None:
    a, b = np.zeros(3, np.float32), np.zeros(3, np.int32)

    with pytest.raises(
        OperandMismatch, match=r"found f32\[3\] and i32\[3\]. Cast them to f32, with cast\(x, dtype='f32'\)"
    ):
        run("add", a, b)


def test_shapes_that_never_fit_are_refused_without_a_way_out() -> None:
    with pytest.raises(OperandMismatch, match=r"found f32\[2\] and f32\[3\]$"):
        run("add", np.zeros(2, np.float32), np.zeros(3, np.float32))


@pytest.mark.parametrize("name", BITWISE)
def test_floats_have_no_bits_to_combine(name: str) -> None:
    assert frozenset(BOOL | INTEGERS) == TABLE[name].accepts
    with pytest.raises(Unsupported, match="found f32"):
        run(name, np.zeros(2, np.float32), np.zeros(2, np.float32))
