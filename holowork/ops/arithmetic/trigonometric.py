"""sin, cos and tan on the angle that `reduction` leaves."""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, lanewise
from holowork.ops.arithmetic.fma import Numerics, horner
from holowork.ops.arithmetic.polynomials import coefficients
from holowork.ops.arithmetic.reduction import reduced_by_half_pi

SIN = coefficients("-0x1.555546p-3 0x1.11077cp-7 -0x1.9955cap-13")
"""Fitted to (sin √z / √z − 1)/z on 0 ≤ z ≤ (π/4)², largest error 2⁻²⁸ of the sine."""
COS = coefficients("0x1p+0 -0x1p-1 0x1.55554ap-5 -0x1.6c0c1ap-10 0x1.99e0ecp-16")
"""Fitted to cos √z on 0 ≤ z ≤ (π/4)², largest error 2⁻³²."""


@lanewise
def sin(x: Array, numerics: Numerics) -> Array:
    """The sine of x radians; at most 2 ulp for every x. ±∞ gives NaN."""
    return _turned(x, 0, numerics)


@lanewise
def cos(x: Array, numerics: Numerics) -> Array:
    """The cosine of x radians; at most 2 ulp for every x. ±∞ gives NaN."""
    return _turned(x, 1, numerics)


@lanewise
def tan(x: Array, numerics: Numerics) -> Array:
    """The tangent of x radians; at most 2 ulp for every x. ±∞ gives NaN.

    The quotient of the two polynomials in f64: no step is fused, so both numeric modes give the same bits.
    """
    reduced = reduced_by_half_pi(x)
    r = reduced.angle
    square = r * r
    sine = np.copysign(r + r * (square * ((SIN[2] * square + SIN[1]) * square + SIN[0])), r)
    cosine = (((COS[4] * square + COS[3]) * square + COS[2]) * square + COS[1]) * square + COS[0]
    is_odd = (reduced.quadrant & 1) == 1
    quotient = np.where(is_odd, -cosine, sine) / np.where(is_odd, sine, cosine)
    return np.asarray(quotient.astype(np.float32))


def _turned(x: Array, quadrants: int, numerics: Numerics) -> Array:
    """The sine of x + quadrants·π/2."""
    reduced = reduced_by_half_pi(x)
    quadrant = reduced.quadrant + quadrants
    r = reduced.angle.astype(np.float32)
    square = r * r
    # the polynomial is negative, so the sum would make +0 of −0
    sine = np.copysign(numerics.fma(r * square, horner(square, SIN, numerics), r), r)
    cosine = horner(square, COS, numerics)
    y = np.where((quadrant & 1) == 1, cosine, sine)
    return np.where((quadrant & 2) == 2, -y, y)
