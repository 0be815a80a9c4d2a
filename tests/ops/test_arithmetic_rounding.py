import math
import warnings

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import arithmetic as exact
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from tests.distances import same_bits
from tests.ops import rationals
from tests.ops.rationals import SPECIALS, f32, from_bits

INF, NAN = math.inf, math.nan
MODES = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)
FINITE = st.floats(width=32, allow_nan=False, allow_infinity=False)

UNARY = {
    "relu": [(-0.0, 0.0), (-1.0, 0.0), (2.0, 2.0), (-INF, 0.0), (INF, INF), (NAN, NAN)],
    "neg": [(0.0, -0.0), (-0.0, 0.0), (1.5, -1.5), (-INF, INF), (NAN, NAN)],
    "abs": [(-0.0, 0.0), (-1.5, 1.5), (-INF, INF), (NAN, NAN)],
    "sign": [(-0.0, 0.0), (0.0, 0.0), (-1e-45, -1.0), (7.0, 1.0), (-INF, -1.0), (NAN, NAN)],
    "ceil": [(-0.5, -0.0), (0.5, 1.0), (-1.5, -1.0), (1e30, 1e30), (INF, INF), (NAN, NAN)],
    "floor": [(-0.5, -1.0), (0.5, 0.0), (-0.0, -0.0), (-INF, -INF), (NAN, NAN)],
    "round": [
        (0.5, 1.0),
        (-0.5, -1.0),
        (1.5, 2.0),
        (2.5, 3.0),
        (-2.5, -3.0),
        (0.49999997, 0.0),
        (-0.2, -0.0),
        (8388607.5, 8388608.0),
        (8388609.0, 8388609.0),
        (-1e30, -1e30),
        (-INF, -INF),
        (NAN, NAN),
    ],
    "sqrt": [(4.0, 2.0), (2.0, 1.4142135), (-0.0, -0.0), (-1.0, NAN), (INF, INF), (NAN, NAN)],
    "reciprocal": [(0.0, INF), (-0.0, -INF), (4.0, 0.25), (-INF, -0.0), (NAN, NAN)],
}
BINARY = {
    "min": [
        (0.0, -0.0, -0.0),
        (-0.0, 0.0, -0.0),
        (1.0, 2.0, 1.0),
        (NAN, 1.0, NAN),
        (1.0, NAN, NAN),
        (-INF, 3.0, -INF),
    ],
    "max": [
        (0.0, -0.0, 0.0),
        (-0.0, 0.0, 0.0),
        (-0.0, -0.0, -0.0),
        (2.0, NAN, NAN),
        (NAN, NAN, NAN),
        (-3.0, -2.0, -2.0),
    ],
    "mod": [
        (5.0, 3.0, 2.0),
        (-5.0, 3.0, 1.0),
        (5.0, -3.0, -1.0),
        (-6.0, 3.0, 0.0),
        (6.0, -3.0, -0.0),
        (1.0, 0.0, NAN),
        (INF, 2.0, NAN),
        (2.0, INF, 2.0),
        (-2.0, INF, INF),
        (NAN, 1.0, NAN),
    ],
    "add": [(1.0, 2.0, 3.0), (INF, -INF, NAN), (-0.0, -0.0, -0.0)],
    "sub": [(1.0, 1.0, 0.0), (INF, INF, NAN)],
    "mul": [(0.0, -1.0, -0.0), (0.0, INF, NAN), (1e30, 1e30, INF)],
    "div": [(1.0, 0.0, INF), (-1.0, 0.0, -INF), (0.0, 0.0, NAN), (1.0, 3.0, 1 / 3)],
}


@MODES
@pytest.mark.parametrize("name", UNARY)
def test_a_function_of_one_has_its_exact_values(name: str, numerics: Numerics) -> None:
    x, expected = (f32(*column) for column in zip(*UNARY[name], strict=True))

    assert same_bits(expected, getattr(exact, name)(x, numerics))


@MODES
@pytest.mark.parametrize("name", BINARY)
def test_a_function_of_two_has_its_exact_values(name: str, numerics: Numerics) -> None:
    a, b, expected = (f32(*column) for column in zip(*BINARY[name], strict=True))

    assert same_bits(expected, getattr(exact, name)(a, b, numerics))


@pytest.mark.parametrize("name", BINARY)
def test_a_function_of_two_broadcasts_and_never_warns(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        y = getattr(exact, name)(SPECIALS[:, None], SPECIALS, FUSED)

    assert (y.shape, y.dtype) == ((len(SPECIALS),) * 2, np.float32)


@given(st.lists(st.tuples(FINITE, FINITE.filter(bool)), min_size=1, max_size=20))
def test_mod_is_the_floored_remainder_rounded_once(pairs: list[tuple[float, float]]) -> None:
    expected = f32(*(rationals.mod(a, b) for a, b in pairs))
    a, b = (f32(*column) for column in zip(*pairs, strict=True))

    assert same_bits(expected, exact.mod(a, b, FUSED))


@given(st.lists(st.floats(width=32, min_value=-(2.0**24), max_value=2.0**24), min_size=1))
def test_round_takes_halves_away_from_zero(values: list[float]) -> None:
    expected = f32(*(math.copysign(math.floor(abs(value) + 0.5), value) for value in values))

    assert same_bits(expected, exact.round(f32(*values), FUSED))


def test_min_and_max_commute_to_the_bit() -> None:
    a, b = SPECIALS[:, None], SPECIALS

    assert same_bits(exact.max(a, b, FUSED), exact.max(b, a, FUSED))
    assert same_bits(exact.min(a, b, FUSED), exact.min(b, a, FUSED))


def test_neg_and_abs_keep_the_payload_of_nan() -> None:
    nan = from_bits(0x7FC12345, 0xFFC12345)

    assert exact.neg(nan, FUSED).view(np.uint32).tolist() == [0xFFC12345, 0x7FC12345]
    assert exact.abs(nan, FUSED).view(np.uint32).tolist() == [0x7FC12345, 0x7FC12345]
