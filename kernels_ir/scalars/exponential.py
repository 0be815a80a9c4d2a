"""exp, expm1 and what is built on one exponential: tanh and sigmoid.

All reduce x = n·ln 2 + r with |r| ≤ ln 2 / 2, so exp x = 2ⁿ·(1 + s) with s = expm1 r = r + r²·P(r).
Adding a large magic number rounds to an integer and leaves n in the low bits of the sum, so 2ⁿ is
made by a shift and an add. Where a sum 2ⁿ·(1 + s) + c is needed, it is taken as 2ⁿ·s + (2ⁿ + c):
both products by 2ⁿ are exact, so the sum rounds once, in the strict mode too.
"""

from kernels_ir.kinds import F32, I32
from kernels_ir.scalars.polynomials import coefficients, horner
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar

LOG2_E = float.fromhex("0x1.715476p+0")
LN2_HIGH = float.fromhex("0x1.62e400p-1")
"""The leading 14 bits of ln 2: n times it is exact for every n that occurs."""
LN2_LOW = float.fromhex("0x1.7f7d1cp-20")
EXPM1 = coefficients("0x1.fffffcp-2 0x1.555492p-3 0x1.5558aep-5 0x1.12397ep-7 0x1.6a4f14p-10")
"""P, fitted to (expm1 r − r)/r² on |r| ≤ 0.3466, largest error 2⁻²⁸ of exp r."""
TANH = coefficients("-0x1.55552cp-2 0x1.110596p-3 -0x1.b8050ep-5 0x1.50ae1ep-6 -0x1.6f1744p-8")
"""Fitted to (tanh √z / √z − 1)/z on 0 ≤ z ≤ 0.64², largest error 2⁻²⁷ of tanh."""

MAGIC = float.fromhex("0x1.8p+23")
"""Adding it to |x| ≤ 2²² rounds x to the nearest even integer, which the low bits of the sum then hold."""
ONE_BITS = 127 << 23
HALF_BITS = 126 << 23


def exp(k: Algebra, x: Lane) -> Lane:
    """eˣ; at most 2 ulp, subnormal results too."""
    shifted, s = reduced(k, clamped(k, x, (-105.0, 89.0)))
    return k.scaled(1.0 + s, shifted - MAGIC)


def expm1(k: Algebra, x: Lane) -> Lane:
    """eˣ − 1; at most 2 ulp, near 0 too."""
    shifted, s = reduced(k, clamped(k, x, (-20.0, 89.0)))
    # half the sum, doubled at the end: 2¹²⁸ is not an f32
    scale = power(k, shifted, HALF_BITS)
    y = k.fma(scale, s, scale - 0.5) * 2.0
    return k.where(k.abs(x) < 2.0**-25, x, y)


def sigmoid(k: Algebra, x: Lane) -> Lane:
    """1 / (1 + e⁻ˣ); at most 2 ulp, subnormal results too."""
    negated = clamped(k, -x, (-20.0, 105.0))
    far = negated > 8.0
    shifted, s = reduced(k, negated)
    # far out, 2⁻⁶⁴ is taken out of the denominator, which could overflow, and multiplied in at the end
    scale = power(k, shifted, k.where(far, ONE_BITS - (64 << 23), ONE_BITS))
    one = k.where(far, 2.0**-64, 1.0)
    # 2ⁿ + 1 is exact only near; far out 2ⁿ·s is the smaller part and takes the 1 first
    sum_ = k.fma(scale, s, k.where(far, one, scale + one)) + k.where(far, scale, 0.0)
    return 1.0 / sum_ * one


def tanh(k: Algebra, x: Lane) -> Lane:
    """The hyperbolic tangent; at most 2 ulp, odd."""
    square = x * x
    near = k.fma(square * horner(k, square, TANH), x, x)
    size = k.abs(x)
    double = k.where(size > 10.0, 10.0, size) * 2.0
    far = 1.0 - 2.0 / one_plus_exp(k, double)
    return k.copysign(k.where(size < 0.625, near, far), x)


def one_plus_exp(k: Algebra, x: Lane) -> Lane:
    """1 + eˣ for −20 ≤ x ≤ 87; the error is at most 1 ulp for x ≤ 16, 2 ulp beyond."""
    shifted, s = reduced(k, x)
    scale = power(k, shifted)
    return k.fma(scale, s, scale + 1.0)


def clamped(k: Algebra, x: Lane, bounds: tuple[float, float]) -> Lane:
    """x held between two bounds; NaN stays NaN."""
    low, high = bounds
    below = k.where(x > high, high, x)
    return k.where(below < low, low, below)


def reduced(k: Algebra, x: Lane) -> tuple[Lane, Lane]:
    """(MAGIC + n, s) with eˣ = 2ⁿ·(1 + s), for |x| ≤ 110."""
    shifted = k.fma(x, LOG2_E, MAGIC)
    n = shifted - MAGIC
    r = k.fma(n, -LN2_LOW, k.fma(n, -LN2_HIGH, x))
    return shifted, k.fma(horner(k, r, EXPM1), r * r, r)


def scaled_in_two(k: Algebra, x: Lane, n: Lane) -> Lane:
    """x·2ⁿ, rounded once, for whole n from −252 to 252 and x from ½ to 2, by two factors.

    So 2¹²⁸ and the subnormals are reached without leaving the exponent's range.
    """
    bits = k.view(n + MAGIC, I32)
    half = bits >> 1
    return x * _power(k, half) * _power(k, bits - half)


def power(k: Algebra, shifted: Lane, one: Lane = ONE_BITS) -> Lane:
    """2ⁿ of MAGIC + n, −127 < n < 128, times the power of two whose bits are `one`."""
    return _power(k, k.view(shifted, I32), one)


def _power(k: Algebra, bits: Lane, one: Lane = ONE_BITS) -> Lane:
    # no bit of MAGIC, nor of its half, is left by the shift
    return k.view((bits << 23) + one, F32)


EXPONENTIAL = {
    "exp": Scalar(floats=exp),
    "expm1": Scalar(floats=expm1),
    "sigmoid": Scalar(floats=sigmoid),
    "tanh": Scalar(floats=tanh),
}
