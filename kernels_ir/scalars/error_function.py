"""erf, and gelu in its exact form: both from a polynomial for log₂ of the complement."""

from kernels_ir.scalars.exponential import MAGIC, power
from kernels_ir.scalars.polynomials import coefficients, horner
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar

ERF = coefficients("0x1.06eba8p-3 -0x1.812740p-2 0x1.ce2d62p-4 -0x1.b800d2p-6") + coefficients(
    "0x1.5446dep-8 -0x1.a5ed24p-11 0x1.4f105ep-14"
)
"""Fitted to erf √z / √z − 1 on 0 ≤ z ≤ 0.96², largest error 2⁻³⁰."""
LOG2_ERFC_FAR = coefficients("-0x1.a0d910p+0 -0x1.d52068p-1 -0x1.3a1de6p-3 0x1.199afcp-5") + coefficients(
    "-0x1.5b4bf8p-8 0x1.f3b9bap-12 -0x1.21fde4p-16"
)
"""Fitted to log₂(erfc t)/t on 0.94 ≤ t ≤ 4, largest error 2⁻³⁰ of erf."""
LOG2_ERFC = coefficients("-0x1.a0be9cp+0 -0x1.d63b86p-1 -0x1.2ff6b6p-3 0x1.cb0802p-6") + coefficients(
    "-0x1.4cd892p-12 -0x1.0327aap-9 0x1.82d938p-11 -0x1.248f46p-13 0x1.d73aa0p-17 -0x1.3e9c6ap-21"
)
"""Fitted to log₂(erfc t)/t on 0 ≤ t ≤ 5.2: error 2⁻²⁵ up to t = 0.72, then 2⁻²⁵ of t·erfc t, or 2⁻¹³."""
EXP2 = coefficients("0x1.62e430p-1 0x1.ebfbdcp-3 0x1.c6af7ap-5 0x1.3b2dd2p-7 0x1.5f0946p-10 0x1.417a5cp-13")
"""Fitted to (2ʳ − 1)/r on |r| ≤ ½, largest error 2⁻²⁸ of 2ʳ."""
SQRT_HALF = float.fromhex("0x1.6a09e6p-1")
GELU_LAST = 7.35
"""√2·5.2 or a little less: beyond, gelu differs from relu by less than 2⁻⁴⁰."""


def erf(k: Algebra, x: Lane) -> Lane:
    """2/√π ∫₀ˣ exp(−t²) dt; at most 2 ulp, odd."""
    near = k.fma(horner(k, x * x, ERF), x, x)
    size = k.abs(x)
    t = k.where(size > 4.0, 4.0, size)
    far = 1.0 - exp2(k, t * horner(k, t, LOG2_ERFC_FAR))
    return k.where(size < 0.95, near, k.copysign(far, x))


def gelu_erf(k: Algebra, x: Lane) -> Lane:
    """x/2·(1 + erf(x/√2)) as max(x, 0) − |x|/2·erfc(|x|/√2), where nothing cancels below zero.

    At most 4 ulp for x ≥ −1, 2⁻²² absolute below; −∞ gives −0.
    """
    size = k.abs(x)
    scaled = size * SQRT_HALF
    t = k.where(scaled > 5.2, 5.2, scaled)
    complement = exp2(k, t * horner(k, t, LOG2_ERFC))
    positive = k.where(x < 0, -0.0, x)
    y = k.fma(size * -0.5, complement, positive)
    return k.where(size > GELU_LAST, positive, y)


def exp2(k: Algebra, x: Lane) -> Lane:
    """2ˣ for |x| ≤ 126; the error is at most 1 ulp and that of x."""
    shifted = x + MAGIC
    r = x - (shifted - MAGIC)
    scale = power(k, shifted)
    return k.fma(scale, horner(k, r, EXP2) * r, scale)


ERROR_FUNCTION = {
    "erf": Scalar(floats=erf),
    "gelu_erf": Scalar(floats=gelu_erf),
}
