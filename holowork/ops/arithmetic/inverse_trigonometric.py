"""asin, acos and atan."""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, lanewise
from holowork.ops.arithmetic.fma import Numerics, horner
from holowork.ops.arithmetic.polynomials import coefficients

ASIN = coefficients("0x1.5555cap-3 0x1.33016cp-4 0x1.7489e6p-5 0x1.8bb840p-6 0x1.59c9dcp-5")
"""Fitted to (asin √z / √z − 1)/z on 0 ≤ z ≤ ¼, largest error 2⁻²⁷ of the arc sine."""
ATAN = coefficients("-0x1.5554e6p-2 0x1.997aeap-3 -0x1.231bcap-3 0x1.b56bc4p-4") + coefficients(
    "-0x1.36862ap-4 0x1.64d822p-5 -0x1.0fbae2p-6 0x1.860274p-9"
)
"""Fitted to (atan √z / √z − 1)/z on 0 ≤ z ≤ 1, largest error 2⁻²⁶ of the arc tangent."""
PI_HALF_HIGH = float.fromhex("0x1.921fb6p+0")
PI_HALF_LOW = float.fromhex("-0x1.777a5cp-25")


@lanewise
def asin(x: Array, numerics: Numerics) -> Array:
    """The angle whose sine is x, in radians; at most 3 ulp. |x| > 1 gives NaN."""
    is_far, angle = _folded(np.abs(x), numerics)
    far = numerics.fma(angle, -2.0, PI_HALF_HIGH) + np.float32(PI_HALF_LOW)
    return np.copysign(np.where(is_far, far, angle), x)


@lanewise
def acos(x: Array, numerics: Numerics) -> Array:
    """The angle whose cosine is x, in radians; at most 3 ulp. |x| > 1 gives NaN."""
    is_far, angle = _folded(np.abs(x), numerics)
    near = (np.float32(PI_HALF_HIGH) - np.copysign(angle, x)) + np.float32(PI_HALF_LOW)
    above = angle * np.float32(2)
    below = (np.float32(2 * PI_HALF_HIGH) - above) + np.float32(2 * PI_HALF_LOW)
    return np.where(is_far, np.where(x > 0, above, below), near)


@lanewise
def atan(x: Array, numerics: Numerics) -> Array:
    """The angle whose tangent is x, in radians; at most 2 ulp."""
    size = np.abs(x)
    is_far = size > np.float32(1)
    t = np.where(is_far, np.float32(1), size) / np.where(is_far, size, np.float32(1))
    square = t * t
    angle = numerics.fma(t * square, horner(square, ATAN, numerics), t)
    far = (np.float32(PI_HALF_HIGH) - angle) + np.float32(PI_HALF_LOW)
    return np.copysign(np.where(is_far, far, angle), x)


def _folded(size: Array, numerics: Numerics) -> tuple[Array, Array]:
    """(|x| > ½, the arc sine of |x| below that and of √((1 − |x|)/2) above it)."""
    is_far = size > np.float32(0.5)
    half = (np.float32(1) - size) * np.float32(0.5)
    square = np.where(is_far, half, size * size)
    s = np.where(is_far, np.sqrt(half), size)
    return is_far, numerics.fma(s * square, horner(square, ASIN, numerics), s)
