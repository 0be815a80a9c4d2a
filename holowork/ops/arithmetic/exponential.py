"""exp, expm1 and what is built on one exponential: tanh and sigmoid.

All reduce x = n·ln 2 + r with |r| ≤ ln 2 / 2, so exp x = 2ⁿ·(1 + s) with s = expm1 r = r + r²·P(r).
Adding a large magic number rounds to an integer and leaves n in the low bits of the sum, so 2ⁿ is
made by a shift and an add. Where a sum 2ⁿ·(1 + s) + c is needed, it is taken as 2ⁿ·s + (2ⁿ + c):
both products by 2ⁿ are exact, so the sum rounds once, in the strict mode too.
"""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, lanewise
from holowork.ops.arithmetic.fma import Numerics, horner
from holowork.ops.arithmetic.polynomials import coefficients

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
MAGIC_BITS = np.int32(0x4B400000)
ONE_BITS = np.int32(127 << 23)


@lanewise
def exp(x: Array, numerics: Numerics) -> Array:
    """eˣ; at most 2 ulp, subnormal results too."""
    shifted, s = reduced(clamped(x, -105.0, 89.0), numerics)
    n = shifted.view(np.int32) - MAGIC_BITS
    half = n >> 1
    scale = power_of_two(half)
    # two factors, so that 2¹²⁸ and the subnormals are reached without leaving the exponent's range
    return numerics.fma(scale, s, scale) * power_of_two(n - half)


@lanewise
def expm1(x: Array, numerics: Numerics) -> Array:
    """eˣ − 1; at most 2 ulp, near 0 too."""
    shifted, s = reduced(clamped(x, -20.0, 89.0), numerics)
    # half the sum, doubled at the end: 2¹²⁸ is not an f32
    scale = power_of_two(shifted.view(np.int32) - MAGIC_BITS - np.int32(1))
    y = numerics.fma(scale, s, scale - np.float32(0.5)) * np.float32(2)
    return np.where(np.abs(x) < np.float32(2.0**-25), x, y)


@lanewise
def sigmoid(x: Array, numerics: Numerics) -> Array:
    """1 / (1 + e⁻ˣ); at most 2 ulp, subnormal results too."""
    negated = clamped(-x, -20.0, 105.0)
    far = negated > np.float32(8)
    shifted, s = reduced(negated, numerics)
    # far out, 2⁻⁶⁴ is taken out of the denominator, which could overflow, and multiplied in at the end
    scale = power_of_two(shifted.view(np.int32) - MAGIC_BITS - np.where(far, np.int32(64), np.int32(0)))
    one = np.where(far, np.float32(2.0**-64), np.float32(1))
    # 2ⁿ + 1 is exact only near; far out 2ⁿ·s is the smaller part and takes the 1 first
    sum_ = numerics.fma(scale, s, np.where(far, one, scale + one)) + np.where(far, scale, np.float32(0))
    return np.float32(1) / sum_ * one


@lanewise
def tanh(x: Array, numerics: Numerics) -> Array:
    """The hyperbolic tangent; at most 2 ulp, odd."""
    square = x * x
    near = numerics.fma(square * horner(square, TANH, numerics), x, x)
    double = clamped(np.abs(x), 0.0, 10.0) * np.float32(2)
    far = np.float32(1) - np.float32(2) / one_plus_exp(double, numerics)
    return np.copysign(np.where(np.abs(x) < np.float32(0.625), near, far), x)


def one_plus_exp(x: Array, numerics: Numerics) -> Array:
    """1 + eˣ for −20 ≤ x ≤ 87; the error is at most 1 ulp for x ≤ 16, 2 ulp beyond."""
    shifted, s = reduced(x, numerics)
    scale = power_of_two(shifted.view(np.int32) - MAGIC_BITS)
    return numerics.fma(scale, s, scale + np.float32(1))


def clamped(x: Array, low: float, high: float) -> Array:
    """x held between two bounds; NaN stays NaN."""
    below = np.where(x > np.float32(high), np.float32(high), x)
    return np.where(below < np.float32(low), np.float32(low), below)


def reduced(x: Array, numerics: Numerics) -> tuple[Array, Array]:
    """(MAGIC + n, s) with eˣ = 2ⁿ·(1 + s), for |x| ≤ 110."""
    shifted = numerics.fma(x, LOG2_E, MAGIC)
    n = shifted - np.float32(MAGIC)
    r = numerics.fma(n, -LN2_LOW, numerics.fma(n, -LN2_HIGH, x))
    return shifted, numerics.fma(horner(r, EXPM1, numerics), r * r, r)


def power_of_two(n: Array) -> Array:
    """2ⁿ of int32 lanes, −127 < n < 128."""
    return ((n << 23) + ONE_BITS).view(np.float32)
