"""sin, cos and tan on the angle that `half_turns` leaves."""

from kernels_ir.kinds import F32
from kernels_ir.scalars.half_turns import reduced_by_half_pi
from kernels_ir.scalars.polynomials import coefficients, horner, plain_horner
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar

SIN = coefficients("-0x1.555546p-3 0x1.11077cp-7 -0x1.9955cap-13")
"""Fitted to (sin √z / √z − 1)/z on 0 ≤ z ≤ (π/4)², largest error 2⁻²⁸ of the sine."""
COS = coefficients("0x1p+0 -0x1p-1 0x1.55554ap-5 -0x1.6c0c1ap-10 0x1.99e0ecp-16")
"""Fitted to cos √z on 0 ≤ z ≤ (π/4)², largest error 2⁻³²."""


def sin(k: Algebra, x: Lane) -> Lane:
    """The sine of x radians; at most 2 ulp for every x. ±∞ gives NaN."""
    return _turned(k, x, 0)


def cos(k: Algebra, x: Lane) -> Lane:
    """The cosine of x radians; at most 2 ulp for every x. ±∞ gives NaN."""
    return _turned(k, x, 1)


def tan(k: Algebra, x: Lane) -> Lane:
    """The tangent of x radians; at most 2 ulp for every x. ±∞ gives NaN.

    The quotient of the two polynomials in f64: no step is fused, so both numeric modes give the same bits.
    """
    quadrant, r = reduced_by_half_pi(k, x)
    square = r * r
    sine = k.copysign(r + r * (square * plain_horner(square, SIN)), r)
    cosine = plain_horner(square, COS)
    is_odd = (quadrant & 1) == 1
    return k.convert(k.where(is_odd, -cosine, sine) / k.where(is_odd, sine, cosine), F32)


def _turned(k: Algebra, x: Lane, quadrants: int) -> Lane:
    """The sine of x + quadrants·π/2."""
    quadrant, angle = reduced_by_half_pi(k, x)
    quadrant = quadrant + quadrants
    r = k.convert(angle, F32)
    square = r * r
    # the polynomial is negative, so the sum would make +0 of −0
    sine = k.copysign(k.fma(r * square, horner(k, square, SIN), r), r)
    y = k.where((quadrant & 1) == 1, horner(k, square, COS), sine)
    return k.where((quadrant & 2) == 2, -y, y)


TRIGONOMETRIC = {
    "sin": Scalar(floats=sin),
    "cos": Scalar(floats=cos),
    "tan": Scalar(floats=tan),
}
