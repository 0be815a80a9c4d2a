"""Activations: relu and those that are written with one exponential."""

import numpy as np

from holowork.ops.arithmetic.arrays import Array, lanewise
from holowork.ops.arithmetic.exponential import clamped, expm1, one_plus_exp
from holowork.ops.arithmetic.fma import Numerics

GELU_LINEAR = float.fromhex("0x1.988454p+0")
"""2·√(2/π)."""
GELU_CUBIC = float.fromhex("0x1.2444f2p-4")
"""2·√(2/π)·0.044715."""
GELU_LAST = np.float32(-9.9)
"""Below, the result is above −2⁻¹²⁰, and the exponential would soon leave its range."""
SILU_LAST = np.float32(-87.0)
SELU_SCALE = float.fromhex("0x1.0cfabep+0")
SELU_SCALED_ALPHA = float.fromhex("0x1.c212ccp+0")
"""1.0507010·1.6732632 in one number."""


@lanewise
def relu(x: Array, numerics: Numerics) -> Array:
    """max(x, 0); NaN stays NaN, −0 gives 0"""
    return np.where(x <= 0, np.float32(0), x)


@lanewise
def gelu(x: Array, numerics: Numerics) -> Array:
    """x/2·(1 + tanh u) with u = √(2/π)·(x + 0.044715·x³), as x/(1 + exp(−2u)), which is the same number.

    At most 4 ulp for x ≥ −1, 2⁻²² absolute below; −∞ gives −0.
    """
    double = x * numerics.fma(x * x, GELU_CUBIC, GELU_LINEAR)
    y = x / one_plus_exp(clamped(-double, -20.0, 87.0), numerics)
    return np.where(x < GELU_LAST, np.float32(-0.0), y)


@lanewise
def silu(x: Array, numerics: Numerics) -> Array:
    """x/(1 + e⁻ˣ); at most 4 ulp for x ≥ −1, 2⁻²² absolute below; −∞ gives −0."""
    y = x / one_plus_exp(clamped(-x, -20.0, 87.0), numerics)
    return np.where(x < SILU_LAST, np.float32(-0.0), y)


@lanewise
def elu(x: Array, numerics: Numerics) -> Array:
    """x where x ≥ 0, else eˣ − 1; at most 2 ulp."""
    return np.where(x >= 0, x, expm1(x, numerics))


@lanewise
def selu(x: Array, numerics: Numerics) -> Array:
    """1.0507010·x where x ≥ 0, else 1.0507010·1.6732632·(eˣ − 1); at most 3 ulp."""
    return np.where(x >= 0, x * np.float32(SELU_SCALE), expm1(x, numerics) * np.float32(SELU_SCALED_ALPHA))
