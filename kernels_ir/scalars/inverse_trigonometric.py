"""asin, acos and atan."""

from kernels_ir.scalars.polynomials import coefficients, horner
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar

ASIN = coefficients("0x1.5555cap-3 0x1.33016cp-4 0x1.7489e6p-5 0x1.8bb840p-6 0x1.59c9dcp-5")
"""Fitted to (asin √z / √z − 1)/z on 0 ≤ z ≤ ¼, largest error 2⁻²⁷ of the arc sine."""
ATAN = coefficients("-0x1.5554e6p-2 0x1.997aeap-3 -0x1.231bcap-3 0x1.b56bc4p-4") + coefficients(
    "-0x1.36862ap-4 0x1.64d822p-5 -0x1.0fbae2p-6 0x1.860274p-9"
)
"""Fitted to (atan √z / √z − 1)/z on 0 ≤ z ≤ 1, largest error 2⁻²⁶ of the arc tangent."""
PI_HALF_HIGH = float.fromhex("0x1.921fb6p+0")
PI_HALF_LOW = float.fromhex("-0x1.777a5cp-25")


def asin(k: Algebra, x: Lane) -> Lane:
    """The angle whose sine is x, in radians; at most 3 ulp. |x| > 1 gives NaN."""
    is_far, angle = _folded(k, k.abs(x))
    far = k.fma(angle, -2.0, PI_HALF_HIGH) + PI_HALF_LOW
    return k.copysign(k.where(is_far, far, angle), x)


def acos(k: Algebra, x: Lane) -> Lane:
    """The angle whose cosine is x, in radians; at most 3 ulp. |x| > 1 gives NaN."""
    is_far, angle = _folded(k, k.abs(x))
    near = (PI_HALF_HIGH - k.copysign(angle, x)) + PI_HALF_LOW
    above = angle * 2.0
    below = (2 * PI_HALF_HIGH - above) + 2 * PI_HALF_LOW
    return k.where(is_far, k.where(x > 0, above, below), near)


def atan(k: Algebra, x: Lane) -> Lane:
    """The angle whose tangent is x, in radians; at most 2 ulp."""
    size = k.abs(x)
    is_far = size > 1.0
    t = k.where(is_far, 1.0, size) / k.where(is_far, size, 1.0)
    square = t * t
    angle = k.fma(t * square, horner(k, square, ATAN), t)
    far = (PI_HALF_HIGH - angle) + PI_HALF_LOW
    return k.copysign(k.where(is_far, far, angle), x)


def _folded(k: Algebra, size: Lane) -> tuple[Lane, Lane]:
    """(|x| > ½, the arc sine of |x| below that and of √((1 − |x|)/2) above it)."""
    is_far = size > 0.5
    half = (1.0 - size) * 0.5
    square = k.where(is_far, half, size * size)
    s = k.where(is_far, k.sqrt(half), size)
    return is_far, k.fma(s * square, horner(k, square, ASIN), s)


INVERSE_TRIGONOMETRIC = {
    "asin": Scalar(floats=asin),
    "acos": Scalar(floats=acos),
    "atan": Scalar(floats=atan),
}
