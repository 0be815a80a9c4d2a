from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops.arithmetic import (
    FUSED,
    STRICT,
    Numerics,
    tree_dot,
    tree_max,
    tree_min,
    tree_prod,
    tree_sum,
    tree_sum_of_squares,
)
from tests.distances import same_bits
from tests.ops.rationals import Array, f32

LENGTHS = pytest.mark.parametrize("length", [0, 1, 2, 31, 63, 64, 65, 127, 128, 129, 200, 1000])
MODES = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)
Join = Callable[[np.float32, np.float32], np.float32]


def drawn(rows: int, length: int) -> Array:
    random = np.random.default_rng(length)
    return (random.standard_normal((rows, length)) * 2.0 ** random.integers(-8, 8, (rows, length))).astype(
        np.float32
    )


def by_definition(row: Array, identity: float, join: Join) -> np.float32:
    lanes = [np.float32(identity)] * 64
    for place, value in enumerate(row):
        lanes[place % 64] = join(lanes[place % 64], value)
    return halved(lanes, join)


def halved(lanes: list[np.float32], join: Join) -> np.float32:
    for width in (32, 16, 8, 4, 2, 1):
        lanes = [join(lanes[lane], lanes[lane + width]) for lane in range(width)]
    return lanes[0]


@LENGTHS
def test_sums_and_products_follow_the_written_order(length: int) -> None:
    x = drawn(3, length)

    assert same_bits(f32(*(by_definition(row, 0.0, lambda a, b: a + b) for row in x)), tree_sum(x))
    assert same_bits(f32(*(by_definition(row, 1.0, lambda a, b: a * b) for row in x)), tree_prod(x))


@LENGTHS
def test_the_greatest_and_the_least_are_found(length: int) -> None:
    x = drawn(3, length)

    assert same_bits(x.max(axis=1, initial=-np.inf), tree_max(x))
    assert same_bits(x.min(axis=1, initial=np.inf), tree_min(x))


@MODES
@LENGTHS
def test_a_dot_product_takes_steps_in_the_lanes_and_adds_in_the_tree(length: int, numerics: Numerics) -> None:
    a, b = drawn(2, length), drawn(2, length)[::-1]
    expected = []
    for left, right in zip(a, b, strict=True):
        lanes = [np.float32(0)] * 64
        for place, (p, q) in enumerate(zip(left.tolist(), right.tolist(), strict=True)):
            lanes[place % 64] = np.float32(numerics.fma(p, q, float(lanes[place % 64])))
        expected.append(halved(lanes, lambda p, q: p + q))

    assert same_bits(f32(*expected), tree_dot(a, b, numerics))


@MODES
def test_a_sum_of_squares_is_a_dot_product_with_itself(numerics: Numerics) -> None:
    x = drawn(2, 77)

    assert same_bits(tree_dot(x, x, numerics), tree_sum_of_squares(x, numerics))


@pytest.mark.parametrize("place", [0, 1, 63, 64, 99])
def test_nan_propagates_from_everywhere(place: int) -> None:
    x = drawn(2, 100)
    x[1, place] = np.nan

    for reduce in (tree_sum, tree_prod, tree_max, tree_min):
        assert np.isnan(reduce(x)).tolist() == [False, True]


def test_signed_zeros_have_a_documented_result() -> None:
    zeros = np.full((1, 70), -0.0, np.float32)
    mixed = f32(-0.0, 0.0, -0.0).reshape(1, 3)

    assert same_bits(f32(0.0), tree_sum(zeros))
    assert same_bits(f32(-0.0), tree_max(zeros))
    assert same_bits(f32(0.0), tree_max(mixed))
    assert same_bits(f32(-0.0), tree_min(mixed))


def test_lanes_without_elements_keep_their_value() -> None:
    x = np.full((1, 65), 1e-30, np.float32)

    underflown = tree_dot(x, -x, FUSED)

    # each product underflows to −0; a lane filled up with a step 0·0 + c would have become +0
    assert same_bits(f32(-0.0), underflown)


@given(rows=st.integers(0, 3), length=st.integers(0, 130))
def test_a_row_does_not_depend_on_the_others(rows: int, length: int) -> None:
    x = drawn(rows, length)

    assert same_bits(np.array([tree_sum(x[r : r + 1])[0] for r in range(rows)], np.float32), tree_sum(x))
