"""Activations that are written with one exponential."""

from kernels_ir.scalars.exponential import clamped, expm1, one_plus_exp
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar

GELU_LINEAR = float.fromhex("0x1.988454p+0")
"""2·√(2/π)."""
GELU_CUBIC = float.fromhex("0x1.2444f2p-4")
"""2·√(2/π)·0.044715."""
GELU_LAST = -9.9
"""Below, the result is above −2⁻¹²⁰, and the exponential would soon leave its range."""
SILU_LAST = -87.0
SELU_SCALE = float.fromhex("0x1.0cfabep+0")
SELU_SCALED_ALPHA = float.fromhex("0x1.c212ccp+0")
"""1.0507010·1.6732632 in one number."""


def gelu(k: Algebra, x: Lane) -> Lane:
    """x/2·(1 + tanh u) with u = √(2/π)·(x + 0.044715·x³), as x/(1 + exp(−2u)), which is the same number.

    At most 4 ulp for x ≥ −1, 2⁻²² absolute below; −∞ gives −0.
    """
    double = x * k.fma(x * x, GELU_CUBIC, GELU_LINEAR)
    y = x / one_plus_exp(k, clamped(k, -double, (-20.0, 87.0)))
    return k.where(x < GELU_LAST, -0.0, y)


def silu(k: Algebra, x: Lane) -> Lane:
    """x/(1 + e⁻ˣ); at most 4 ulp for x ≥ −1, 2⁻²² absolute below; −∞ gives −0."""
    y = x / one_plus_exp(k, clamped(k, -x, (-20.0, 87.0)))
    return k.where(x < SILU_LAST, -0.0, y)


def elu(k: Algebra, x: Lane) -> Lane:
    """x where x ≥ 0, else eˣ − 1; at most 2 ulp."""
    return k.where(x >= 0, x, expm1(k, x))


def selu(k: Algebra, x: Lane) -> Lane:
    """1.0507010·x where x ≥ 0, else 1.0507010·1.6732632·(eˣ − 1); at most 3 ulp."""
    return k.where(x >= 0, x * SELU_SCALE, expm1(k, x) * SELU_SCALED_ALPHA)


ACTIVATIONS = {
    "gelu": Scalar(floats=gelu),
    "silu": Scalar(floats=silu),
    "elu": Scalar(floats=elu),
    "selu": Scalar(floats=selu),
}
