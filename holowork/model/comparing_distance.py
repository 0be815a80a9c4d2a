"""How far two tensors are apart: in units in the last place, and in absolute terms."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ops import Array, dtype_of
from kernels_ir import FLOATS

_SIGNED = {2: np.int16, 4: np.int32}
_FARTHEST = 1 << 32
"""Farther than any two numbers of 32 bits are."""


@dataclass(frozen=True, kw_only=True)
class Tolerance:
    """What two elements may differ by: an absolute distance, or so many ulp; either is enough."""

    absolute: float = 0.0
    ulp: int = 0

    def __str__(self) -> str:
        allowed = [f"{self.absolute:g}"] * bool(self.absolute) + [f"{self.ulp} ulp"] * bool(self.ulp)
        return " or ".join(allowed) or "no difference"


@dataclass(frozen=True, kw_only=True)
class Distance:
    """The largest distance of two tensors; `beyond` counts elements that differ by more than is allowed.

    `ulp` is None where the elements are no floats. NaN equals NaN, and is infinitely far from all else.
    `is_same` says that the bits are the same.
    """

    is_same: bool
    absolute: float
    ulp: int | None
    beyond: int


def distance(a: Array, b: Array, tolerance: Tolerance) -> Distance | None:
    """How far two tensors are apart; None where they have other types or shapes, so that nothing is."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return None
    if a.tobytes() == b.tobytes():
        return Distance(is_same=True, absolute=0.0, ulp=0 if dtype_of(a) in FLOATS else None, beyond=0)
    return _floats(a, b, tolerance) if dtype_of(a) in FLOATS else _others(a, b, tolerance)


def _floats(a: Array, b: Array, tolerance: Tolerance) -> Distance:
    with np.errstate(invalid="ignore"):  # of infinities and signalling NaNs
        wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
        apart = np.abs(wide_a - wide_b)
    are_nan = np.isnan(wide_a), np.isnan(wide_b)
    is_equal = (wide_a == wide_b) | (are_nan[0] & are_nan[1])
    apart = np.where(is_equal, 0.0, np.where(are_nan[0] | are_nan[1], np.inf, apart))
    ulps = np.where(is_equal, 0, np.abs(_places(a) - _places(b)))
    ulps = np.where(are_nan[0] ^ are_nan[1], _FARTHEST, ulps)
    beyond = (apart > tolerance.absolute) & (ulps > tolerance.ulp)
    return Distance(
        is_same=False,
        absolute=float(apart.max(initial=0.0)),
        ulp=int(ulps.max(initial=0)),
        beyond=int(np.count_nonzero(beyond)),
    )


def _others(a: Array, b: Array, tolerance: Tolerance) -> Distance:
    """Integers and truth values, as Python has them, so that none is rounded."""
    pairs = zip(a.reshape(-1).tolist(), b.reshape(-1).tolist(), strict=True)
    apart = [abs(int(x) - int(y)) for x, y in pairs]
    beyond = sum(each > tolerance.absolute for each in apart)
    return Distance(is_same=False, absolute=float(max(apart)), ulp=None, beyond=beyond)


def _places(x: Array) -> NDArray[Any]:
    """The position of each float among all of its type, counted from zero; both zeros are at 0."""
    size = x.dtype.itemsize
    bits = np.ascontiguousarray(x).view(_SIGNED[size]).astype(np.int64).reshape(x.shape)
    return np.where(bits < 0, -(1 << (8 * size - 1)) - bits, bits)
