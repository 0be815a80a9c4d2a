"""pow, by way of f64: |x|ʸ is 2 to the power y·log₂|x|.

No step is fused, so both numeric modes give the same bits.
"""

import math

from kernels_ir.kinds import F32, F64, I32, I64
from kernels_ir.scalars.exponential import clamped
from kernels_ir.scalars.ordering import is_nan
from kernels_ir.scalars.polynomials import coefficients, plain_horner
from kernels_ir.scalars.scalar import Algebra, Lane

LOG2 = coefficients("0x1.71547652b8250p+1 0x1.ec709dc53dffdp-1 0x1.2776c291a537fp-1") + coefficients(
    "0x1.a61a2ff2c6220p-2 0x1.479529cdfbc66p-2 0x1.21b33f5bfe121p-2"
)
"""Fitted to log₂((1 + s)/(1 − s))/s in s² on 0 ≤ s² ≤ 0.1716², largest error 2⁻⁴³."""
EXP2 = coefficients("0x1p+0 0x1.62e42fef7b675p-1 0x1.ebfbe07ab93d3p-3 0x1.c6b08df456184p-5") + coefficients(
    "0x1.3b29f0fd5d07cp-7 0x1.5d8723b32bca4p-10 0x1.445e6afbe1b2dp-13 0x1.00f12c2527c26p-16"
)
"""Fitted to 2ʳ on |r| ≤ ½, largest error 2⁻³⁴."""
MAGIC = float.fromhex("0x1.8p+52")
MAGIC_BITS = 0x4338000000000000
SQRT_HALF_BITS = 0x3FE6A09E667F3BCD
ONE_BITS = 1023 << 52


def pow(k: Algebra, x: Lane, y: Lane) -> Lane:
    """xʸ; at most 4 ulp. Special cases as in C: pow(1, y) and pow(x, 0) are 1 even for NaN.

    A negative x gives NaN unless y is an integer, and −|x|ʸ where y is odd; −0 and −∞ count as |x| otherwise.
    """
    magnitude = _magnitude(k, k.abs(x), y)
    whole = k.floor(y)
    is_odd = k.floor(y * 0.5) * 2.0 != whole
    is_integer = whole == y
    signed = k.where(k.is_negative(x) & is_integer & is_odd, -magnitude, magnitude)
    is_undefined = (x < 0) & (x > -math.inf) & ~is_integer
    known = k.where(is_undefined | is_nan(k, x) | is_nan(k, y), math.nan, signed)
    return k.where((x == 1) | (y == 0), 1.0, known)


def _magnitude(k: Algebra, x: Lane, y: Lane) -> Lane:
    """|x|ʸ for x ≥ 0, the limits at 0 and ∞ included."""
    finite = k.convert(_exp2(k, k.convert(y, F64) * _log2(k, k.convert(x, F64))), F32)
    at_zero = k.where(y > 0, 0.0, math.inf)
    at_infinity = k.where(y > 0, math.inf, 0.0)
    inside = k.where(x == math.inf, at_infinity, k.where(x == 0, at_zero, finite))
    return k.where(x == 1, 1.0, inside)


def _log2(k: Algebra, x: Lane) -> Lane:
    """log₂ x of positive finite f64 lanes."""
    bits = k.view(x, I64)
    exponent = (bits - SQRT_HALF_BITS) >> 52
    f = k.view(bits - (exponent << 52), F64) - 1.0
    s = f / (f + 2.0)
    return k.convert(k.convert(exponent, I32), F64) + s * plain_horner(s * s, LOG2)


def _exp2(k: Algebra, z: Lane) -> Lane:
    """2ᶻ; beyond ±200, where f32 has left its range, 2 to ±200."""
    held = clamped(k, z, (-200.0, 200.0))
    shifted = held + MAGIC
    scale = ((k.view(shifted, I64) - MAGIC_BITS) << 52) + ONE_BITS
    return plain_horner(held - (shifted - MAGIC), EXP2) * k.view(scale, F64)
