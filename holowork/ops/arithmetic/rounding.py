"""Elementwise functions of f32 that IEEE 754 decides to the last bit, in either numeric mode."""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, lanewise, pairwise
from holowork.ops.arithmetic.fma import Numerics


@lanewise
def neg(x: Array, numerics: Numerics) -> Array:
    """−x: the sign bit flipped, of NaN too"""
    return np.negative(x)


@lanewise
def abs(x: Array, numerics: Numerics) -> Array:
    """|x|: the sign bit cleared, of NaN too"""
    return np.abs(x)


@lanewise
def sign(x: Array, numerics: Numerics) -> Array:
    """1, −1, or +0 for both zeros; NaN stays NaN"""
    at_zero = np.where(x == 0, np.float32(0), x)
    return np.where(x > 0, np.float32(1), np.where(x < 0, np.float32(-1), at_zero))


@lanewise
def ceil(x: Array, numerics: Numerics) -> Array:
    """The least integer ≥ x; the sign of x is kept, so −½ gives −0"""
    return np.ceil(x)


@lanewise
def floor(x: Array, numerics: Numerics) -> Array:
    """The greatest integer ≤ x"""
    return np.floor(x)


@lanewise
def round(x: Array, numerics: Numerics) -> Array:
    """The nearest integer, halves away from zero; the sign of x is kept"""
    size = np.abs(x)
    whole = np.trunc(size)
    up = np.where(size - whole >= np.float32(0.5), np.float32(1), np.float32(0))
    # from 2²³ on every f32 is an integer; infinity less infinity would be NaN
    return np.copysign(np.where(size < np.float32(2.0**23), whole + up, size), x)


@lanewise
def sqrt(x: Array, numerics: Numerics) -> Array:
    """√x, correctly rounded; −0 stays −0, less gives NaN"""
    return np.sqrt(x)


@lanewise
def reciprocal(x: Array, numerics: Numerics) -> Array:
    """1/x; ±0 gives ±∞"""
    return np.float32(1) / x


@pairwise
def add(a: Array, b: Array, numerics: Numerics) -> Array:
    """a + b"""
    return np.add(a, b)


@pairwise
def sub(a: Array, b: Array, numerics: Numerics) -> Array:
    """a − b"""
    return np.subtract(a, b)


@pairwise
def mul(a: Array, b: Array, numerics: Numerics) -> Array:
    """a·b"""
    return np.multiply(a, b)


@pairwise
def div(a: Array, b: Array, numerics: Numerics) -> Array:
    """a/b; a zero divisor gives ±∞, and NaN for 0/0"""
    return np.divide(a, b)


@pairwise
def mod(a: Array, b: Array, numerics: Numerics) -> Array:
    """a − ⌊a/b⌋·b with the sign of b, rounded once; b = 0 gives NaN.

    Made of the remainder of truncated division, which is exact: any way to compute it gives the same bits.
    """
    remainder = np.fmod(a, b)
    is_across = (remainder != 0) & (np.signbit(remainder) != np.signbit(b))
    return np.where(remainder == 0, np.copysign(remainder, b), np.where(is_across, remainder + b, remainder))


@pairwise
def max(a: Array, b: Array, numerics: Numerics) -> Array:
    """The greater of two; NaN if either is, and −0 < +0"""
    return greater(a, b)


@pairwise
def min(a: Array, b: Array, numerics: Numerics) -> Array:
    """The lesser of two; NaN if either is, and −0 < +0"""
    return lesser(a, b)


def greater(a: Array, b: Array) -> Array:
    """`max` on lanes: equal lanes differ in the sign of zero at most, so their bits are joined by AND."""
    alike = (a.view(np.int32) & b.view(np.int32)).view(np.float32)
    return _chosen(a, b, np.where(a > b, a, np.where(a < b, b, alike)))


def lesser(a: Array, b: Array) -> Array:
    """`min` on lanes: equal lanes are joined by OR."""
    alike = (a.view(np.int32) | b.view(np.int32)).view(np.float32)
    return _chosen(a, b, np.where(a < b, a, np.where(a > b, b, alike)))


def _chosen(a: Array, b: Array, ordered: Array) -> Array:
    """`ordered`, or NaN where a or b is."""
    return np.where(np.isnan(a) | np.isnan(b), a + b, ordered)
