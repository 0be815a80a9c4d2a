"""The remainder of x by π/2, for every f32.

Below 2²⁰ by Cody and Waite: n = round(x·2/π) in f64, and n times the leading 33 bits of π/2 is
exact. From 2²⁰ on by Payne and Hanek: x = m·2ᵉ with a 24-bit integer m, and m times the 96 bits of
2ᵉ·2/π around the binary point gives the quadrant and 62 bits of the fraction in wrapping integers;
bits above stand for whole turns. No f32 lies nearer to a multiple of π/2 than about 2⁻³⁰, so more
than 30 good bits are left. A kernel may leave out the second way where no lane of a vector needs
it.
"""

from dataclasses import dataclass

import numpy as np

from holowork.ops.arithmetic.arrays import Array

TWO_OVER_PI = 0xA2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163AB
"""2/π times 2²²⁴, rounded down."""
PI_HALF_HIGH = float.fromhex("0x1.921fb544p+0")
PI_HALF_LOW = float.fromhex("0x1.0b4611a626331p-34")
PI_HALF = float.fromhex("0x1.921fb54442d18p+0")
INVERSE = float.fromhex("0x1.45f306dc9c883p-1")
MAGIC = float.fromhex("0x1.8p+52")
LARGE = np.float32(2.0**20)
FIRST_EXPONENT = 147
"""The biased exponent of `LARGE`; the tables run from here to 254."""

_WINDOWS = [(TWO_OVER_PI >> (280 - exponent)) & ((1 << 96) - 1) for exponent in range(FIRST_EXPONENT, 255)]
HIGH_BITS = np.array([window >> 32 for window in _WINDOWS], np.uint64)
"""2ᵉ·2/π modulo 4 in units of 2⁻⁶², for each exponent of a large x."""
LOW_BITS = np.array([window & 0xFFFFFFFF for window in _WINDOWS], np.uint64)
"""Its next 32 bits."""


@dataclass(frozen=True, kw_only=True)
class Reduced:
    """x = quadrant·π/2 + angle, the quadrant modulo 4; angle is f64 with |angle| ≤ π/4 (1 + 2⁻⁵⁰)."""

    quadrant: Array
    angle: Array


def reduced_by_half_pi(x: Array) -> Reduced:
    """The quadrant and the angle of finite lanes; NaN for the others."""
    near, far = _by_cody_and_waite(x), _by_payne_and_hanek(x)
    is_large = np.abs(x) >= LARGE
    angle = np.where(is_large, far.angle, near.angle)
    return Reduced(
        quadrant=np.where(is_large, far.quadrant, near.quadrant) & 3,
        angle=np.where(np.abs(x) < np.inf, angle, np.nan),
    )


def _by_cody_and_waite(x: Array) -> Reduced:
    wide = x.astype(np.float64)
    shifted = wide * INVERSE + MAGIC
    n = shifted - MAGIC
    angle = (wide - n * PI_HALF_HIGH) - n * PI_HALF_LOW
    return Reduced(quadrant=shifted.view(np.int64), angle=angle)


def _by_payne_and_hanek(x: Array) -> Reduced:
    bits = np.abs(x).view(np.int32)
    window = np.clip((bits >> 23) - FIRST_EXPONENT, 0, len(HIGH_BITS) - 1)
    mantissa = ((bits & 0x7FFFFF) | 0x800000).astype(np.uint64)
    turns = mantissa * HIGH_BITS[window] + (mantissa * LOW_BITS[window] >> np.uint64(32))
    quadrant = (turns + np.uint64(1 << 61)) >> np.uint64(62)
    fraction = (turns - (quadrant << np.uint64(62))).view(np.int64)
    angle = fraction.astype(np.float64) * (PI_HALF * 2.0**-62)
    sign = np.where(x < 0, -1, 1)
    return Reduced(quadrant=quadrant.view(np.int64) * sign, angle=angle * sign)
