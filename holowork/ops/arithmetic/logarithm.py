"""log and log1p.

x = 2ᵉ·m with √½ ≤ m < √2, and log x = e·ln 2 + log(1 + f) with f = m − 1, which is exact.
"""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, lanewise
from holowork.ops.arithmetic.exponential import LN2_HIGH, LN2_LOW, power_of_two
from holowork.ops.arithmetic.fma import Numerics, horner
from holowork.ops.arithmetic.polynomials import coefficients

LOG = coefficients("0x1.555546p-2 -0x1.ffffeep-3 0x1.99a542p-3 -0x1.5562e0p-3 0x1.233306p-3") + coefficients(
    "-0x1.fb43dep-4 0x1.e64d70p-4 -0x1.e2e482p-4 0x1.1b4374p-4"
)
"""P, fitted to (log(1 + f) − f + f²/2)/f³ on √½ − 1 ≤ f ≤ √2 − 1, largest error 2⁻³⁰ of f."""
SQRT_HALF_BITS = np.int32(0x3F3504F3)


@lanewise
def log(x: Array, numerics: Numerics) -> Array:
    """The natural logarithm; at most 2 ulp. ±0 gives −∞, a negative number NaN."""
    is_subnormal = x < np.float32(2.0**-126)
    normal = np.where(is_subnormal, x * np.float32(2.0**23), x)
    exponent, mantissa = split(normal)
    e = exponent.astype(np.float32) - np.where(is_subnormal, np.float32(23), np.float32(0))
    return _at_the_edges(x, _combined(e, mantissa - np.float32(1), numerics))


@lanewise
def log1p(x: Array, numerics: Numerics) -> Array:
    """log(1 + x); at most 2 ulp, near 0 too. −1 gives −∞, a smaller number NaN."""
    total = np.float32(1) + x
    back = total - np.float32(1)
    lost = (np.float32(1) - (total - back)) + (x - back)
    exponent, mantissa = split(total)
    # 2¹²⁶ and more lose nothing that counts, and 2⁻¹²⁷ would not be normal
    unit = power_of_two(-np.minimum(exponent, np.int32(126)))
    f = numerics.fma(lost, unit, mantissa - np.float32(1))
    y = _at_the_edges(total, _combined(exponent.astype(np.float32), f, numerics))
    return np.where(np.abs(x) < np.float32(2.0**-25), x, y)


def split(x: Array) -> tuple[Array, Array]:
    """(e, m) with x = 2ᵉ·m and √½ ≤ m < √2, for positive normal x."""
    bits = x.view(np.int32)
    exponent = (bits - SQRT_HALF_BITS) >> 23
    return exponent, (bits - (exponent << 23)).view(np.float32)


def _combined(e: Array, f: Array, numerics: Numerics) -> Array:
    """e·ln 2 + log(1 + f): the small parts first."""
    square = f * f
    rest = numerics.fma(e, LN2_LOW, square * (f * horner(f, LOG, numerics)))
    return numerics.fma(e, LN2_HIGH, f + numerics.fma(square, -0.5, rest))


def _at_the_edges(x: Array, y: Array) -> Array:
    """The logarithm y of x; −∞ for zero, NaN below it, +∞ and NaN as they are."""
    outside = np.where(x == 0, np.float32(-np.inf), np.float32(np.nan))
    return np.where(x > 0, np.where(x < np.float32(np.inf), y, x), outside)
