import warnings

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from tests.distances import same_bits
from tests.ops import rationals
from tests.ops.rationals import SPECIALS, Array, f32, from_bits

BITS = st.integers(0, (1 << 32) - 1)
NEAR_ONE = st.builds(
    lambda step, exponent, sign: sign * (1.0 + step * 2.0**-23) * 2.0**exponent,
    st.sampled_from([-4, -2, 0, 1, 2, 3, 5]),
    st.sampled_from([-75, -74, -20, 0, 1, 12]),
    st.sampled_from([1.0, -1.0]),
)
AROUND = st.builds(
    lambda digits, exponent, sign: sign * digits * 2.0**exponent,
    st.sampled_from([1, 2, 3, (1 << 23) - 1, (1 << 23) + 1, (1 << 24) - 1]),
    st.sampled_from([-149, -148, -126, -47, -24, -1, 0, 1, 2, 24]),
    st.sampled_from([1.0, -1.0]),
)


def one_rounding(a: Array, b: Array, c: Array) -> Array:
    triples = zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    with np.errstate(all="ignore"):
        return f32(*(rationals.fma(*triple) for triple in triples))


@given(st.lists(st.tuples(BITS, BITS, BITS), min_size=1, max_size=20))
def test_a_fused_step_rounds_once(bits: list[tuple[int, int, int]]) -> None:
    a, b, c = (from_bits(*column) for column in zip(*bits, strict=True))

    assert same_bits(one_rounding(a, b, c), FUSED.fma(a, b, c))


@given(st.lists(st.tuples(NEAR_ONE, NEAR_ONE, AROUND), min_size=1, max_size=40))
def test_a_fused_step_rounds_once_where_the_f64_sum_is_a_tie(
    values: list[tuple[float, float, float]],
) -> None:
    a, b, c = (f32(*column) for column in zip(*values, strict=True))

    assert same_bits(one_rounding(a, b, c), FUSED.fma(a, b, c))


@pytest.mark.parametrize("sign", [1.0, -1.0])
@pytest.mark.parametrize("scale", [2.0**-173, 2.0**-172, 2.0**-150, 1.0, 2.0**100])
@pytest.mark.parametrize("step", [1.0, -1.0])
def test_a_tie_that_the_f64_sum_invents_is_undone(sign: float, scale: float, step: float) -> None:
    a, b = f32(1.0 + step * 2.0**-23), f32((1.0 - step * 2.0**-23) * min(scale, 1.0) * 2.0**24)
    c = f32(sign * (2.0**24 + 2.0) * scale * 2.0**24)
    twice = (a.astype(np.float64) * b + c).astype(np.float32)

    assert same_bits(one_rounding(a, b, c), FUSED.fma(a, b, c))
    assert twice.shape == c.shape


def test_double_rounding_would_give_other_bits() -> None:
    a, b, c = f32(1 + 2.0**-23), f32(1 - 2.0**-23), f32(2.0**24 + 2)

    twice = (a.astype(np.float64) * b + c).astype(np.float32)

    assert (twice.item(), FUSED.fma(a, b, c).item()) == (2.0**24 + 4, 2.0**24 + 2)


def test_a_fused_step_of_special_values_is_that_of_ieee_754() -> None:
    a, b, c = (axis.reshape(-1) for axis in np.meshgrid(SPECIALS, SPECIALS, SPECIALS))

    assert same_bits(one_rounding(a, b, c), FUSED.fma(a, b, c))


@given(st.tuples(BITS, BITS, BITS))
def test_a_strict_step_is_a_product_and_a_sum(bits: tuple[int, int, int]) -> None:
    a, b, c = (from_bits(value) for value in bits)
    with np.errstate(all="ignore"):
        expected = a * b + c

    assert same_bits(expected, STRICT.fma(a, b, c))


@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)
def test_a_step_broadcasts_takes_rank_0_and_never_warns(numerics: Numerics) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        wide = numerics.fma(SPECIALS[:, None], SPECIALS, np.inf)
        point = numerics.fma(np.array(3, np.float32), np.array(1e38, np.float32), 1.0)

    assert (wide.shape, point.shape) == ((len(SPECIALS),) * 2, ())
    assert {wide.dtype, point.dtype} == {np.dtype(np.float32)}


def test_the_modes_are_values_with_names() -> None:
    assert [FUSED.name, STRICT.name] == ["fused", "strict"]
    with pytest.raises(AttributeError):
        FUSED.name = "other"  # type: ignore[misc]  # frozen: that is what is tested
