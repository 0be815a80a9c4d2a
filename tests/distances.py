"""How far two arrays of floats are apart."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def _places(x: Array) -> NDArray[np.int64]:
    """The position of each float among all of its type, counted from zero; both zeros are at 0."""
    bits = x.view({2: np.int16, 4: np.int32}[x.dtype.itemsize]).astype(np.int64)
    lowest = -(1 << (8 * x.dtype.itemsize - 1))
    return np.where(bits < 0, lowest - bits, bits)


def ulps_between(a: Array, b: Array) -> NDArray[np.int64]:
    """Units in the last place between two arrays of one float type; 0 between NaNs, many between NaN and another."""
    both = np.isnan(a.astype(np.float32)) & np.isnan(b.astype(np.float32))
    return np.where(both, 0, np.abs(_places(a) - _places(b)))


def same_bits(a: Array, b: Array) -> bool:
    """The same type, shape and bits; any NaN equals any NaN."""
    if (a.dtype, a.shape) != (b.dtype, b.shape):
        return False
    if a.dtype.kind not in "fV":
        return a.tobytes() == b.tobytes()
    nan = np.isnan(a.astype(np.float32)) & np.isnan(b.astype(np.float32))
    raw = {2: np.uint16, 4: np.uint32}[a.dtype.itemsize]
    return bool(np.all(nan | (a.reshape(-1).view(raw) == b.reshape(-1).view(raw)).reshape(a.shape)))
