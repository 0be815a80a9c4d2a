import math
import warnings
from fractions import Fraction
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.ops.arithmetic import cast
from tests.distances import same_bits
from tests.ops.rationals import BF16, F16, F32, SPECIALS, f32, rounded

INTEGERS = [np.dtype(name) for name in ("u1", "i1", "i4", "i8", "u8")]
FLOATS = {np.dtype(np.float32): F32, np.dtype(np.float16): F16, np.dtype(ml_dtypes.bfloat16): BF16}
TRUTH = np.dtype(np.bool_)
ALL = [*INTEGERS, *FLOATS, TRUTH]
I64 = (-(1 << 63), (1 << 63) - 1)
U64 = (0, (1 << 64) - 1)


def to_integer(value: float, dtype: np.dtype[Any]) -> int:
    """By the rule: truncate, saturate to 64 bits, wrap to the width."""
    if math.isnan(value):
        return 0
    high = U64[1] if dtype == np.uint64 else I64[1]
    whole = (
        (I64[0] if value < 0 else high) if math.isinf(value) else min(max(math.trunc(value), I64[0]), high)
    )
    width = 8 * dtype.itemsize
    return (whole - np.iinfo(dtype).min) % (1 << width) + int(np.iinfo(dtype).min)


@pytest.mark.parametrize("dtype", INTEGERS, ids=lambda dtype: dtype.name)
@given(values=st.lists(st.floats(width=32) | st.floats(-1e3, 1e3, width=32), min_size=1, max_size=20))
def test_a_float_is_truncated_saturated_and_wrapped(dtype: np.dtype[Any], values: list[float]) -> None:
    found = cast(f32(*values), dtype)

    assert (found.dtype, found.tolist()) == (dtype, [to_integer(value, dtype) for value in values])


@pytest.mark.parametrize("dtype", INTEGERS, ids=lambda dtype: dtype.name)
def test_a_float_at_the_edges_is_truncated_saturated_and_wrapped(dtype: np.dtype[Any]) -> None:
    powers = [
        sign * 2.0**p * (1 + step * 2.0**-23)
        for sign, p, step in product((1, -1), (7, 31, 62, 63, 64), (0, 1, -1))
    ]
    values = [*SPECIALS.tolist(), *powers, 300.7, -129.9, 255.99]

    assert [to_integer(value, dtype) for value in f32(*values).tolist()] == cast(f32(*values), dtype).tolist()


def test_u64_has_the_values_from_2_to_the_63_on() -> None:
    found = cast(f32(2.0**63, 1.5 * 2.0**63, 2.0**64, math.inf, -1.0, math.nan), np.dtype(np.uint64))

    assert found.tolist() == [1 << 63, 3 << 62, U64[1], U64[1], U64[1], 0]


@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint64])
@pytest.mark.parametrize("to", FLOATS, ids=lambda dtype: dtype.name)
@settings(max_examples=15)
@given(data=st.data())
def test_an_integer_is_rounded_once(dtype: type, to: np.dtype[Any], data: st.DataObject) -> None:
    info = np.iinfo(dtype)
    near = st.builds(lambda p, d: min((1 << p) + d, int(info.max)), st.integers(0, 63), st.integers(-3, 3))
    ties = st.builds(
        lambda n, p, d: min((n << p) + d, int(info.max)),
        st.integers(1, 1 << 25),
        st.integers(0, 38),
        st.integers(0, 1),
    )
    value = st.integers(int(info.min), int(info.max)) | near.filter(lambda v: v >= info.min) | ties
    values = data.draw(st.lists(value, min_size=1, max_size=20))

    found = cast(np.array(values, dtype), to)

    assert found.dtype == to
    assert [rounded(Fraction(v), FLOATS[to]) for v in values] == found.astype(np.float64).tolist()


def test_an_integer_is_not_rounded_twice_on_its_way_to_16_bits() -> None:
    x = np.array([(257 << 15) + 1, -(257 << 15) - 1, (257 << 15) - 1], np.int64) << 30

    found = cast(x, np.dtype(ml_dtypes.bfloat16)).astype(np.float64)

    assert (found / 2.0**46).tolist() == [129.0, -129.0, 128.0]


@pytest.mark.parametrize("source", ALL, ids=lambda dtype: dtype.name)
@pytest.mark.parametrize("target", ALL, ids=lambda dtype: dtype.name)
def test_small_numbers_survive_every_cast(source: np.dtype[Any], target: np.dtype[Any]) -> None:
    x = np.array([0, 1, 1, 0], np.uint8).astype(source)

    found = cast(x, target)

    assert (found.dtype, found.astype(np.int64).tolist()) == (target, [0, 1, 1, 0])


def test_truth_is_being_other_than_zero() -> None:
    values = f32(0.0, -0.0, 0.5, -0.1, math.nan, math.inf, 1e-45)

    assert cast(values, TRUTH).tolist() == [False, False, True, True, True, True, True]
    assert cast(np.array([0, 256, -1], np.int32), TRUTH).tolist() == [False, True, True]


def test_an_integer_wraps_to_a_narrower_one() -> None:
    x = np.array([300, -1, -129, 1 << 40], np.int64)

    assert cast(x, np.dtype(np.uint8)).tolist() == [44, 255, 127, 0]
    assert cast(x, np.dtype(np.int8)).tolist() == [44, -1, 127, 0]


def test_a_16_bit_float_goes_to_the_other_by_one_rounding() -> None:
    f16 = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    numbers = f16[~np.isnan(f16)]
    expected = numbers.astype(np.float32).astype(ml_dtypes.bfloat16)

    assert expected.tobytes() == cast(numbers, np.dtype(ml_dtypes.bfloat16)).tobytes()


def test_f32_stays_as_it_is() -> None:
    assert same_bits(SPECIALS, cast(SPECIALS, np.dtype(np.float32)))


@pytest.mark.parametrize("target", ALL, ids=lambda dtype: dtype.name)
def test_a_cast_keeps_the_shape_and_never_warns(target: np.dtype[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        shapes = [cast(x, target).shape for x in (SPECIALS.reshape(3, 7), np.array(np.nan, np.float32))]

    assert shapes == [(3, 7), ()]
