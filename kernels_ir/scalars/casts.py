"""Conversions between element types: one function for each destination.

- float → integer: truncated toward zero, saturated to 64 bits (NaN gives 0), then wrapped to the
  width of the destination. u64 saturates at 2⁶⁴ − 1, so values from 2⁶³ on are right; negative
  ones wrap.
- float → bool: true unless ±0, so NaN and ½ are true, as in ONNX and NumPy.
- integer → float: one rounding to nearest even, straight to the destination.
- integer → integer: wrapped. integer → bool: true unless 0. bool → number: 0 or 1.
- float → float: by way of f32, one rounding.
"""

from kernels_ir.dtypes import FLOATS, INTEGERS, DType
from kernels_ir.kinds import F32, I32, I64, STORED, U64, Kind
from kernels_ir.scalars.scalar import Algebra, Formula, Lane, Scalar
from kernels_ir.scalars.simple import same

GREATEST = (1 << 63) - 1
EXACT_BITS = 16
"""Integers of no more bits are exact in f32."""


def is_true(k: Algebra, x: Lane) -> Lane:
    """Whether x is not 0"""
    return x != 0


def has_whole(k: Algebra, x: Lane) -> Lane:
    """Whether the integer part of x is not 0; false for NaN"""
    return k.abs(x) >= 1


def to_f32(k: Algebra, x: Lane) -> Lane:
    """The f32 nearest to an integer"""
    return k.convert(x, F32)


def rounded_to_odd(k: Algebra, x: Lane) -> Lane:
    """f32 whose last bit is set where it is inexact: narrowing then rounds as if there were one rounding."""
    if k.kind_of(x).bits <= EXACT_BITS:
        return k.convert(x, F32)
    wide = k.convert(x, U64)
    size = k.where(x < 0, -wide, wide)
    nearest = k.convert(size, F32)
    fits = nearest < 2.0**64
    back = k.convert(k.where(fits, nearest, 0.0), U64)
    lost = k.view(size - back, I64)
    bits = k.view(nearest, I32)
    toward = k.convert(lost > 0, I32) - k.convert(lost < 0, I32)
    odd = k.view(bits + k.where((bits & 1) == 0, toward, 0), F32)
    return k.where(x < 0, -odd, odd)


def truncated(k: Algebra, x: Lane) -> Lane:
    """Truncated to i64: the largest and the smallest beyond it, 0 for NaN."""
    is_inside = k.abs(x) < 2.0**63
    whole = k.convert(k.where(is_inside, x, 0.0), I64)
    most, least = k.like(GREATEST, whole), k.like(-GREATEST - 1, whole)
    above = k.where(x > 0, most, least)
    return k.where(is_inside, whole, k.where(x == x, above, 0))  # noqa: PLR0124  NaN alone is not itself


def to_u64(k: Algebra, x: Lane) -> Lane:
    """Truncated to u64: negative numbers wrap, the largest from 2⁶⁴ on, 0 for NaN."""
    low = k.view(truncated(k, x), U64)
    upper = k.view(truncated(k, x - 2.0**63), U64) + (1 << 63)
    beyond = k.where(x >= 2.0**64, k.like((1 << 64) - 1, upper), upper)
    return k.where(x >= 2.0**63, beyond, low)


def dequantized(k: Algebra, q: Lane, *numbers: float) -> Lane:
    """(q − zero point)·scale: a wrapping i32 difference, rounded to f32, times the scale, rounded"""
    scale, zero_point = numbers
    return k.convert(k.convert(q, I32) - int(zero_point), F32) * scale


def _to_integer(kind: Kind) -> Scalar:
    """Numbers that are truncated, wrapped, or 0 and 1."""

    def from_float(k: Algebra, x: Lane) -> Lane:
        is_small = k.abs(x) < 2.0**31
        near = k.convert(k.convert(k.where(is_small, x, 0.0), I32), kind)
        (whole,) = k.rarely(~is_small, (near,), lambda: (k.convert(truncated(k, x), kind),))
        return whole

    def from_integer(k: Algebra, x: Lane) -> Lane:
        return k.convert(x, kind)

    wide = {U64: to_u64, I64: truncated}
    return Scalar(floats=wide.get(kind, from_float), integers=from_integer, truths=from_integer)


def _to_float(dtype: DType) -> Scalar:
    from_integer: Formula = to_f32 if dtype is DType.F32 else rounded_to_odd
    return Scalar(floats=same, integers=from_integer, truths=to_f32)


CASTS = {
    "cast_bool": Scalar(floats=is_true, integers=is_true, truths=same),
    "dequantize": Scalar(integers=dequantized),
    "cast_whole": Scalar(floats=has_whole, integers=is_true, truths=same),
    **{f"cast_{dtype.text}": _to_integer(STORED[dtype]) for dtype in sorted(INTEGERS)},
    **{f"cast_{dtype.text}": _to_float(dtype) for dtype in sorted(FLOATS)},
}
