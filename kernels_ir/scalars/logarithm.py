"""log and log1p.

x = 2ᵉ·m with √½ ≤ m < √2, and log x = e·ln 2 + log(1 + f) with f = m − 1, which is exact.
"""

import math

from kernels_ir.kinds import F32, I32
from kernels_ir.scalars.exponential import LN2_HIGH, LN2_LOW, ONE_BITS
from kernels_ir.scalars.polynomials import coefficients, horner
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar

LOG = coefficients("0x1.555546p-2 -0x1.ffffeep-3 0x1.99a542p-3 -0x1.5562e0p-3 0x1.233306p-3") + coefficients(
    "-0x1.fb43dep-4 0x1.e64d70p-4 -0x1.e2e482p-4 0x1.1b4374p-4"
)
"""P, fitted to (log(1 + f) − f + f²/2)/f³ on √½ − 1 ≤ f ≤ √2 − 1, largest error 2⁻³⁰ of f."""
SQRT_HALF_BITS = 0x3F3504F3


def log(k: Algebra, x: Lane) -> Lane:
    """The natural logarithm; at most 2 ulp. ±0 gives −∞, a negative number NaN."""
    is_subnormal = x < 2.0**-126
    exponent, mantissa = split(k, k.where(is_subnormal, x * 2.0**23, x))
    e = k.convert(exponent, F32) - k.where(is_subnormal, 23.0, 0.0)
    return _at_the_edges(k, x, _combined(k, e, mantissa - 1.0))


def log1p(k: Algebra, x: Lane) -> Lane:
    """log(1 + x); at most 2 ulp, near 0 too. −1 gives −∞, a smaller number NaN."""
    total = 1.0 + x
    back = total - 1.0
    lost = (1.0 - (total - back)) + (x - back)
    exponent, mantissa = split(k, total)
    # 2¹²⁶ and more lose nothing that counts, and 2⁻¹²⁷ would not be normal
    unit = k.view(ONE_BITS - (k.where(exponent > 126, 126, exponent) << 23), F32)
    f = k.fma(lost, unit, mantissa - 1.0)
    y = _at_the_edges(k, total, _combined(k, k.convert(exponent, F32), f))
    return k.where(k.abs(x) < 2.0**-25, x, y)


def split(k: Algebra, x: Lane) -> tuple[Lane, Lane]:
    """(e, m) with x = 2ᵉ·m and √½ ≤ m < √2, for positive normal x."""
    bits = k.view(x, I32)
    exponent = (bits - SQRT_HALF_BITS) >> 23
    return exponent, k.view(bits - (exponent << 23), F32)


def _combined(k: Algebra, e: Lane, f: Lane) -> Lane:
    """e·ln 2 + log(1 + f): the small parts first."""
    square = f * f
    rest = k.fma(e, LN2_LOW, square * (f * horner(k, f, LOG)))
    return k.fma(e, LN2_HIGH, f + k.fma(square, -0.5, rest))


def _at_the_edges(k: Algebra, x: Lane, y: Lane) -> Lane:
    """The logarithm y of x; −∞ for zero, NaN below it, +∞ and NaN as they are."""
    outside = k.where(x == 0, -math.inf, math.nan)
    return k.where(x > 0, k.where(x < math.inf, y, x), outside)


LOGARITHM = {
    "log": Scalar(floats=log),
    "log1p": Scalar(floats=log1p),
}
