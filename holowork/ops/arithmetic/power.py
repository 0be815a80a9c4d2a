"""pow, by way of f64: |x|ʸ is 2 to the power y·log₂|x|.

No step is fused, so both numeric modes give the same bits.
"""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, pairwise
from holowork.ops.arithmetic.fma import Numerics
from holowork.ops.arithmetic.polynomials import coefficients

LOG2 = coefficients("0x1.71547652b8250p+1 0x1.ec709dc53dffdp-1 0x1.2776c291a537fp-1") + coefficients(
    "0x1.a61a2ff2c6220p-2 0x1.479529cdfbc66p-2 0x1.21b33f5bfe121p-2"
)
"""Fitted to log₂((1 + s)/(1 − s))/s in s² on 0 ≤ s² ≤ 0.1716², largest error 2⁻⁴³."""
EXP2 = coefficients("0x1p+0 0x1.62e42fef7b675p-1 0x1.ebfbe07ab93d3p-3 0x1.c6b08df456184p-5") + coefficients(
    "0x1.3b29f0fd5d07cp-7 0x1.5d8723b32bca4p-10 0x1.445e6afbe1b2dp-13 0x1.00f12c2527c26p-16"
)
"""Fitted to 2ʳ on |r| ≤ ½, largest error 2⁻³⁴."""
MAGIC = float.fromhex("0x1.8p+52")
MAGIC_BITS = np.int64(0x4338000000000000)
SQRT_HALF_BITS = np.int64(0x3FE6A09E667F3BCD)
ONE_BITS = np.int64(1023 << 52)


@pairwise
def pow(x: Array, y: Array, numerics: Numerics) -> Array:
    """xʸ; at most 4 ulp. Special cases as in C: pow(1, y) and pow(x, 0) are 1 even for NaN.

    A negative x gives NaN unless y is an integer, and −|x|ʸ where y is odd; −0 and −∞ count as |x| otherwise.
    """
    magnitude = _magnitude(np.abs(x), y)
    is_odd = np.floor(y * np.float32(0.5)) * np.float32(2) != np.floor(y)
    is_integer = np.floor(y) == y
    signed = np.where(np.signbit(x) & is_integer & is_odd, -magnitude, magnitude)
    is_undefined = (x < 0) & (x > -np.inf) & ~is_integer
    known = np.where(is_undefined | np.isnan(x) | np.isnan(y), np.float32(np.nan), signed)
    return np.where((x == 1) | (y == 0), np.float32(1), known)


def _magnitude(x: Array, y: Array) -> Array:
    """|x|ʸ for x ≥ 0, the limits at 0 and ∞ included."""
    finite = _exp2(y.astype(np.float64) * _log2(x.astype(np.float64))).astype(np.float32)
    at_zero = np.where(y > 0, np.float32(0), np.float32(np.inf))
    at_infinity = np.where(y > 0, np.float32(np.inf), np.float32(0))
    inside = np.where(x == np.inf, at_infinity, np.where(x == 0, at_zero, finite))
    return np.where(x == 1, np.float32(1), inside)


def _log2(x: Array) -> Array:
    """log₂ x of positive finite f64 lanes."""
    bits = x.view(np.int64)
    exponent = (bits - SQRT_HALF_BITS) >> 52
    f = (bits - (exponent << 52)).view(np.float64) - 1.0
    s = f / (f + 2.0)
    return exponent.astype(np.float64) + s * _polynomial(s * s, LOG2)


def _exp2(z: Array) -> Array:
    """2ᶻ; beyond ±200, where f32 has left its range, 2 to ±200."""
    below = np.where(z > 200.0, 200.0, z)
    held = np.where(below < -200.0, -200.0, below)
    shifted = held + MAGIC
    scale = ((shifted.view(np.int64) - MAGIC_BITS) << 52) + ONE_BITS
    return _polynomial(held - (shifted - MAGIC), EXP2) * scale.view(np.float64)


def _polynomial(x: Array, terms: tuple[float, ...]) -> Array:
    """c₀ + c₁x + …, two roundings a step, from the last term to the first."""
    value = np.full(x.shape, terms[-1])
    for term in reversed(terms[:-1]):
        value = value * x + term
    return value
