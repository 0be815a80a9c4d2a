"""How far two arrays of floats are apart, and whether they are the same."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ops import dtype_of
from kernels_ir import FLOATS

Array = NDArray[Any]


def _places(x: Array) -> NDArray[np.int64]:
    """The position of each float among all of its type, counted from zero; both zeros are at 0."""
    bits = x.view({2: np.int16, 4: np.int32}[x.dtype.itemsize]).astype(np.int64)
    lowest = -(1 << (8 * x.dtype.itemsize - 1))
    return np.where(bits < 0, lowest - bits, bits)


def ulps_between(a: Array, b: Array) -> NDArray[np.int64]:
    """Units in the last place between two arrays of one float type; 0 between NaNs, many beside one NaN."""
    both = np.isnan(a.astype(np.float32)) & np.isnan(b.astype(np.float32))
    return np.where(both, 0, np.abs(_places(a) - _places(b)))


def is_near(a: Array, b: Array, allowed: tuple[int, float]) -> bool:
    """Each pair of floats is within so many ulp or within an absolute distance; other elements are equal."""
    ulps, near = allowed
    if dtype_of(a) not in FLOATS:
        return same_bits(a, b)
    with np.errstate(invalid="ignore"):  # of two infinities
        apart = np.abs(a.astype(np.float64) - b.astype(np.float64))
    return bool(np.all((ulps_between(a, b) <= ulps) | (apart <= near)))


def same_bits(a: Array, b: Array) -> bool:
    """The same type, shape and bits; any NaN equals any NaN."""
    return _comparable(a) == _comparable(b)


def _comparable(x: Array) -> tuple[object, ...]:
    with np.errstate(all="ignore"):  # a signalling NaN
        is_nan = np.isnan(x) if dtype_of(x) in FLOATS else np.zeros(x.shape, bool)
        bits = np.where(is_nan, np.zeros((), x.dtype), x).tobytes()
    return x.dtype, x.shape, bits, is_nan.tobytes()
