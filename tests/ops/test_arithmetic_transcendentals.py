import math
import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.ops import arithmetic as exact
from holowork.ops.arithmetic import FUSED, STRICT, Numerics, WrongElementType
from tests.distances import same_bits
from tests.ops.rationals import SPECIALS, Array, f32, from_bits
from tests.prove.measuring import CLAIMS

INF, NAN = math.inf, math.nan
PI_HALF, PI = np.float32(math.pi / 2), np.float32(math.pi)
SMALLEST, LARGEST = 2.0**-149, (2.0 - 2.0**-23) * 2.0**127
MODES = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)
ODD = ("asin", "atan", "erf", "sin", "tan", "tanh")

EDGES = {
    "exp": [
        (INF, INF),
        (-INF, 0.0),
        (0.0, 1.0),
        (-0.0, 1.0),
        (88.72283, math.exp(np.float32(88.72283))),
        (88.72284, INF),
        (-103.97, SMALLEST),
        (-103.98, 0.0),
        (-104.0, 0.0),
        (SMALLEST, 1.0),
    ],
    "expm1": [
        (INF, INF),
        (-INF, -1.0),
        (0.0, 0.0),
        (-0.0, -0.0),
        (88.73, INF),
        (-30.0, -1.0),
        (SMALLEST, SMALLEST),
    ],
    "log": [(INF, INF), (-INF, NAN), (0.0, -INF), (-0.0, -INF), (-1.0, NAN), (-SMALLEST, NAN), (1.0, 0.0)],
    "log1p": [
        (INF, INF),
        (-1.0, -INF),
        (-1.5, NAN),
        (-INF, NAN),
        (0.0, 0.0),
        (-0.0, -0.0),
        (-SMALLEST, -SMALLEST),
    ],
    "tanh": [(INF, 1.0), (-INF, -1.0), (0.0, 0.0), (-0.0, -0.0), (9.5, 1.0), (SMALLEST, SMALLEST)],
    "sigmoid": [
        (INF, 1.0),
        (-INF, 0.0),
        (0.0, 0.5),
        (-0.0, 0.5),
        (-103.97, SMALLEST),
        (-104.0, 0.0),
        (20.0, 1.0),
    ],
    "erf": [(INF, 1.0), (-INF, -1.0), (0.0, 0.0), (-0.0, -0.0), (4.0, 1.0), (-LARGEST, -1.0)],
    "sin": [
        (INF, NAN),
        (-INF, NAN),
        (0.0, 0.0),
        (-0.0, -0.0),
        (LARGEST, math.sin(LARGEST)),
        (SMALLEST, SMALLEST),
    ],
    "cos": [(INF, NAN), (-INF, NAN), (0.0, 1.0), (-0.0, 1.0), (LARGEST, math.cos(LARGEST)), (SMALLEST, 1.0)],
    "tan": [
        (INF, NAN),
        (-INF, NAN),
        (0.0, 0.0),
        (-0.0, -0.0),
        (LARGEST, math.tan(LARGEST)),
        (SMALLEST, SMALLEST),
    ],
    "asin": [(1.0, PI_HALF), (-1.0, -PI_HALF), (1.0000001, NAN), (-INF, NAN), (0.0, 0.0), (-0.0, -0.0)],
    "acos": [(1.0, 0.0), (-1.0, PI), (0.0, PI_HALF), (-0.0, PI_HALF), (-1.0000001, NAN), (INF, NAN)],
    "atan": [(INF, PI_HALF), (-INF, -PI_HALF), (0.0, 0.0), (-0.0, -0.0), (SMALLEST, SMALLEST)],
    "gelu": [
        (INF, INF),
        (-INF, -0.0),
        (0.0, 0.0),
        (-0.0, -0.0),
        (LARGEST, LARGEST),
        (-LARGEST, -0.0),
        (-1e30, -0.0),
    ],
    "gelu_erf": [(INF, INF), (-INF, -0.0), (0.0, 0.0), (-0.0, -0.0), (LARGEST, LARGEST), (-1e30, -0.0)],
    "silu": [(INF, INF), (-INF, -0.0), (0.0, 0.0), (-0.0, -0.0), (LARGEST, LARGEST), (-LARGEST, -0.0)],
    "elu": [(INF, INF), (-INF, -1.0), (0.0, 0.0), (-0.0, -0.0), (2.5, 2.5), (-SMALLEST, -SMALLEST)],
    "selu": [(INF, INF), (-INF, -1.7580993), (0.0, 0.0), (-0.0, -0.0), (1.0, 1.050701)],
}
NAMES = pytest.mark.parametrize("name", EDGES)


@MODES
@NAMES
def test_the_edges_of_a_function_have_their_exact_values(name: str, numerics: Numerics) -> None:
    x, expected = (f32(*column) for column in zip(*EDGES[name], strict=True))

    assert same_bits(expected, CLAIMS[name].function(x, numerics))


@MODES
@NAMES
def test_nan_propagates_and_nothing_warns(name: str, numerics: Numerics) -> None:
    nans = from_bits(0x7FC00000, 0xFFC00000, 0x7F800001, 0xFF812345, 0x7FFFFFFF)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        y = CLAIMS[name].function(np.concatenate((nans, SPECIALS)), numerics)

    assert np.isnan(y[: len(nans)]).all()


@MODES
@pytest.mark.parametrize("name", ODD)
def test_an_odd_function_is_odd_to_the_bit(name: str, numerics: Numerics) -> None:
    function = CLAIMS[name].function
    x = np.arange(0, 0x7F800000, 65521, dtype=np.uint32).view(np.float32)

    assert same_bits(-function(x, numerics), function(-x, numerics))


@NAMES
@settings(max_examples=15)
@given(bits=st.lists(st.integers(0, (1 << 32) - 1), min_size=1, max_size=8))
def test_a_value_does_not_depend_on_its_neighbours_or_its_shape(name: str, bits: list[int]) -> None:
    function = CLAIMS[name].function
    x = from_bits(*bits)

    alone = [function(np.array(value), FUSED) for value in x]

    assert same_bits(np.array(alone, np.float32), function(x[:, None], FUSED)[:, 0])


def test_long_arrays_are_the_concatenation_of_short_ones() -> None:
    x = np.random.default_rng(7).standard_normal(40_001).astype(np.float32)

    whole = exact.exp(x.reshape(13, 17, 181), FUSED)

    assert same_bits(np.concatenate([exact.exp(part, FUSED) for part in np.array_split(x, 9)]), whole.ravel())


def test_empty_and_strided_arrays_keep_their_shape() -> None:
    x = np.ones((4, 6), np.float32)[::2, 1::2]

    assert exact.exp(x, FUSED).shape == (2, 3)
    assert exact.exp(np.zeros((3, 0), np.float32), FUSED).shape == (3, 0)


def test_f64_is_refused_with_the_way_out() -> None:
    with pytest.raises(
        WrongElementType, match=r"exp: expected float32, found float64\. Cast the array first"
    ):
        exact.exp(np.zeros(3), FUSED)


def test_pow_of_special_values_is_that_of_c() -> None:
    values = np.concatenate((SPECIALS, f32(2.0, -2.0, 4.0, -3.0, 0.3, 2.0**24, -(2.0**24) + 1, 2.0**25 + 4)))
    x, y = (axis.astype(np.float32) for axis in np.meshgrid(values, values))
    with np.errstate(all="ignore"):
        expected = np.power(x.astype(np.float64), y.astype(np.float64)).astype(np.float32)

    assert same_bits(expected, exact.pow(x, y, FUSED))


def test_pow_does_not_depend_on_the_mode() -> None:
    x, y = SPECIALS[:, None], SPECIALS

    assert same_bits(exact.pow(x, y, FUSED), exact.pow(x, y, STRICT))


def test_a_mode_changes_the_bits_of_some_exponentials() -> None:
    x = np.linspace(-3, 3, 10_001).astype(np.float32)

    assert not same_bits(exact.exp(x, FUSED), exact.exp(x, STRICT))


def test_the_reduction_is_right_where_an_f32_is_nearest_to_a_multiple_of_half_pi() -> None:
    x = from_bits(0x6C1E0EE9, 0x4BBFD5B5, 0x3FC90FDB, 0x43998B0A, 0x7F2C9AD5)
    wide: Array = x.astype(np.float64)

    assert same_bits(np.array([math.sin(v) for v in wide], np.float32)[2:3], exact.sin(x, FUSED)[2:3])
    assert np.allclose([math.cos(v) for v in wide], exact.cos(x, FUSED), rtol=2.0**-22, atol=0)
