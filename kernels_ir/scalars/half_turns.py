"""The remainder of x by π/2, for every f32.

Below 2²⁰ by Cody and Waite: n = round(x·2/π) in f64, and n times the leading 33 bits of π/2 is
exact. From 2²⁰ on by Payne and Hanek: x = m·2ᵉ with a 24-bit integer m, and m times the 96 bits of
2ᵉ·2/π around the binary point gives the quadrant and 62 bits of the fraction in wrapping integers;
bits above stand for whole turns. No f32 lies nearer to a multiple of π/2 than about 2⁻³⁰, so more
than 30 good bits are left. The second way is only gone where a lane needs it.
"""

import math

from kernels_ir.kinds import F64, I32, I64, U64
from kernels_ir.scalars.scalar import Algebra, Lane

TWO_OVER_PI = 0xA2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163AB
"""2/π times 2²²⁴, rounded down."""
PI_HALF_HIGH = float.fromhex("0x1.921fb544p+0")
PI_HALF_LOW = float.fromhex("0x1.0b4611a626331p-34")
PI_HALF = float.fromhex("0x1.921fb54442d18p+0")
INVERSE = float.fromhex("0x1.45f306dc9c883p-1")
MAGIC = float.fromhex("0x1.8p+52")
LARGE = 2.0**20
FIRST_EXPONENT = 147
"""The biased exponent of `LARGE`; the tables run from here to 254."""

_WINDOWS = [(TWO_OVER_PI >> (280 - exponent)) & ((1 << 96) - 1) for exponent in range(FIRST_EXPONENT, 255)]
HIGH_BITS = tuple(window >> 32 for window in _WINDOWS)
"""2ᵉ·2/π modulo 4 in units of 2⁻⁶², for each exponent of a large x."""
LOW_BITS = tuple(window & 0xFFFFFFFF for window in _WINDOWS)
"""Its next 32 bits."""


def reduced_by_half_pi(k: Algebra, x: Lane) -> tuple[Lane, Lane]:
    """(q, a) with x = q·π/2 + a: the quadrant modulo 4 as i32, the angle as f64 with |a| ≤ π/4·(1 + 2⁻⁵⁰).

    The angle is NaN for lanes that are not finite.
    """
    near = _by_cody_and_waite(k, x)
    is_large = k.abs(x) >= LARGE
    quadrant, angle = k.rarely(is_large, near, lambda: _by_payne_and_hanek(k, x))
    return quadrant & 3, k.where(k.abs(x) < math.inf, angle, math.nan)


def _by_cody_and_waite(k: Algebra, x: Lane) -> tuple[Lane, Lane]:
    wide = k.convert(x, F64)
    shifted = wide * INVERSE + MAGIC
    n = shifted - MAGIC
    angle = (wide - n * PI_HALF_HIGH) - n * PI_HALF_LOW
    return k.convert(k.view(shifted, I64), I32), angle


def _by_payne_and_hanek(k: Algebra, x: Lane) -> tuple[Lane, Lane]:
    turns = _turns(k, k.view(k.abs(x), I32))
    quadrant = (turns + (1 << 61)) >> 62
    fraction = k.view(turns - (quadrant << 62), I64)
    angle = k.convert(fraction, F64) * (PI_HALF * 2.0**-62)
    whole = k.convert(quadrant, I32)
    return k.where(x < 0, -whole, whole), k.where(x < 0, -angle, angle)


def _turns(k: Algebra, bits: Lane) -> Lane:
    """m·2ᵉ·2/π modulo 4 in units of 2⁻⁶², for the bits of a large |x|."""
    exponent = (bits >> 23) - FIRST_EXPONENT
    held = k.where(exponent < len(HIGH_BITS), exponent, len(HIGH_BITS) - 1)
    window = k.where(held < 0, 0, held)
    mantissa = k.convert((bits & 0x7FFFFF) | 0x800000, U64)
    low = mantissa * k.look_up(LOW_BITS, window, U64) >> 32
    return mantissa * k.look_up(HIGH_BITS, window, U64) + low
