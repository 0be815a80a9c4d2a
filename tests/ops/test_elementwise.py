import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import OpSpec, Unsupported, elementwise
from kernels_ir import FLOATS, INTEGERS, DType
from tests.distances import same_bits
from tests.ops.rationals import SPECIALS
from tests.ops.rows import SHAPES, lowered, run, tensors, typed, wrapped

ROWS = elementwise.OPS
HALVES = (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 0.49999997, -0.49999997, 8388609.0, 4503599.5)
PLAIN = {
    "neg": np.negative,
    "abs": np.abs,
    "sqrt": np.sqrt,
    "reciprocal": lambda x: np.float32(1) / x,
    "ceil": np.ceil,
    "floor": np.floor,
}
WRAPPING = {
    "neg": lambda n: -n,
    "succ": lambda n: n + 1,
    "pred": lambda n: n - 1,
    "bnot": lambda n: ~n,
    "abs": abs,
}


@pytest.mark.parametrize("name", PLAIN)
def test_what_ieee_decides_has_the_bits_of_numpy(name: str) -> None:
    with np.errstate(all="ignore"):
        expected = PLAIN[name](SPECIALS)

    assert same_bits(expected, run(name, SPECIALS))


@pytest.mark.parametrize("dtype", sorted(FLOATS - {DType.F32}), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("name", PLAIN)
def test_a_16_bit_float_is_widened_and_narrowed_once(name: str, dtype: DType) -> None:
    every = np.arange(1 << 16, dtype=np.uint16).view(typed(0, dtype).dtype)
    with np.errstate(all="ignore"):
        expected = PLAIN[name](every.astype(np.float32)).astype(every.dtype)

    assert same_bits(expected, run(name, every))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_kept(row: OpSpec, shape: tuple[int, ...]) -> None:
    for dtype in row.accepts:
        assert shape == run(row.name, typed(np.ones(shape), dtype)).shape


@pytest.mark.parametrize("name", WRAPPING)
@given(st.data())
def test_integers_wrap_in_their_own_width(name: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(INTEGERS)))
    x = data.draw(tensors(dtype))
    expected = [wrapped(WRAPPING[name](n), dtype) for n in x.reshape(-1).tolist()]

    assert expected == run(name, x).reshape(-1).tolist()


def test_bnot_of_bool_is_not() -> None:
    assert run("bnot", np.array([True, False])).tolist() == [False, True]


def test_round_takes_halves_away_from_zero_or_to_even() -> None:
    x = np.array(HALVES, np.float32)

    assert run("round", x).tolist() == [-3, -2, -1, 1, 2, 3, 0, -0.0, 8388609, 4503600]
    assert run("round", x, mode="even").tolist() == [-2, -2, -0.0, 0, 2, 2, 0, -0.0, 8388609, 4503600]


@pytest.mark.parametrize("mode", ["away", "even"])
def test_round_keeps_the_sign_of_zero_and_what_is_not_finite(mode: str) -> None:
    x = np.array([-0.0, -0.25, np.inf, -np.inf, np.nan], np.float32)

    assert same_bits(np.array([-0.0, -0.0, np.inf, -np.inf, np.nan], np.float32), run("round", x, mode=mode))


def test_sign_keeps_nan_and_gives_positive_zero() -> None:
    x = np.array([-2, -0.0, 0.0, 1e-45, np.nan, -np.inf], np.float32)

    assert same_bits(np.array([-1, 0.0, 0.0, 1, np.nan, -1], np.float32), run("sign", x))


@pytest.mark.parametrize("name", ["bnot", "succ", "pred"])
def test_floats_have_no_bits_to_count(name: str) -> None:
    with pytest.raises(Unsupported, match=f"{name}: expected .*u8.*, found f32"):
        run(name, np.zeros(3, np.float32))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_f64_is_refused_with_the_way_out(row: OpSpec) -> None:
    with pytest.raises(Unsupported, match=r"found f64\. Cast f64 to f32 first"):
        run(row.name, np.zeros(3))


@pytest.mark.parametrize(("dtype", "is_portable"), [(DType.U8, True), (DType.I8, False), (DType.I32, False)])
def test_abs_is_portable_where_bytes_have_no_sign(dtype: DType, *, is_portable: bool) -> None:
    assert is_portable == lowered("abs", typed([1, 2], dtype)).is_portable


def test_round_to_even_is_beyond_the_wire() -> None:
    x = np.zeros(3, np.float32)

    assert lowered("round", x).is_portable
    assert not lowered("round", x, mode="even").is_portable
