"""Floats by exact rational arithmetic: what a correctly rounded result must be."""

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True, kw_only=True)
class Format:
    """A binary format: digits of its significand, exponents of its smallest normal and of its largest."""

    digits: int
    least: int
    most: int


F32 = Format(digits=24, least=-126, most=127)
F16 = Format(digits=11, least=-14, most=15)
BF16 = Format(digits=8, least=-126, most=127)


def rounded(value: Fraction, form: Format = F32) -> float:
    """The nearest number of a format, ties to even; beyond the largest, infinity. Zero comes out as +0."""
    if value == 0:
        return 0.0
    size = abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= size < Fraction(2) ** exponent
    unit = Fraction(2) ** (max(exponent, form.least) - form.digits + 1)
    nearest = round(size / unit) * unit
    magnitude = math.inf if nearest >= Fraction(2) ** (form.most + 1) else float(nearest)
    return math.copysign(magnitude, value)


def fma(a: float, b: float, c: float) -> float:
    """a·b + c in f32 with one rounding."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return c if math.isfinite(a) and math.isfinite(b) else float(np.float64(a) * np.float64(b) + c)
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    return rounded(exact) if exact else a * b + c


def mod(a: float, b: float) -> float:
    """a − ⌊a/b⌋·b of finite a and finite b ≠ 0, in f32: the rounding is that of one last addition."""
    remainder = Fraction(a) % abs(Fraction(b))
    exact = remainder if b > 0 or remainder == 0 else remainder + Fraction(b)
    return rounded(exact) if exact else math.copysign(0.0, b)


def f32(*values: Any) -> Array:
    """An f32 array of these values."""
    with np.errstate(all="ignore"):
        return np.array(values, np.float32)


def from_bits(*bits: int) -> Array:
    """The f32 of these bit patterns."""
    return np.array(bits, np.uint32).view(np.float32)


SPECIALS = np.concatenate(
    (
        f32(0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 0.5, -1.5, 3.0, -7.25, 1e30, -1e30, 1e-30),
        from_bits(1, 0x80000001, 0x007FFFFF, 0x00800000, 0x80800001, 0x7F7FFFFF, 0xFF7FFFFF),
    )
)
"""Signed zeros, infinities, NaN, subnormals, the borders of the normal range, and some plain numbers."""
