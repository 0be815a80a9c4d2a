"""Between memory and lanes: what an element of each dtype is while a kernel computes with it.

f16 and bf16 compute as f32, and are narrowed to nearest even by integer arithmetic: conversion
instructions flush subnormals on some machines. Where one widens f16 exactly, subnormals too, it is
used. bool computes as a truth value.
"""

from collections.abc import Callable
from typing import Any

from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I32, STORED, TRUTH, U8, U16, U32, Kind

Algebra = Any
Lane = Any
"""Values of the algebra that a formula runs on: code that is written, or arrays that compute."""

F16_INFINITY = 0x7C00
F16_QUIET = 0x7E00
BF16_QUIET = 0x7FC0
F32_INFINITY = 0x7F800000
F32_SIZE = 0x7FFFFFFF


def compute_kind(dtype: DType) -> Kind:
    """The kind of the lanes that an element of `dtype` computes in."""
    return TRUTH if dtype is DType.BOOL else STORED[dtype.compute]


def widen(k: Algebra, stored: Lane, dtype: DType) -> Lane:
    """Stored elements as lanes that compute: exactly, NaN payloads included."""
    return _WIDEN.get(dtype, _same)(k, stored)


def narrow(k: Algebra, x: Lane, dtype: DType) -> Lane:
    """Lanes as stored elements; f32 is rounded once, and NaN becomes the quiet NaN of its sign."""
    return _NARROW.get(dtype, _same)(k, x)


def widen_bf16(k: Algebra, bits: Lane) -> Lane:
    """bf16 → f32, exactly."""
    return k.view(k.convert(bits, U32) << 16, F32)


def widen_f16(k: Algebra, bits: Lane) -> Lane:
    """f16 → f32, exactly."""
    wide = k.convert(bits, U32)
    size = wide & 0x7FFF
    rebias = k.where(size >= F16_INFINITY, k.number((255 - 31) << 23, U32), k.number((127 - 15) << 23, U32))
    normal = (size << 13) + rebias
    subnormal = k.view(k.convert(k.view(size, I32), F32) * 2.0**-24, U32)
    return k.view(k.where(size < 0x400, subnormal, normal) | ((wide & 0x8000) << 16), F32)


def narrow_bf16(k: Algebra, x: Lane) -> Lane:
    """f32 → bf16; NaN gives ±NaN 7FC0 or FFC0."""
    bits = k.view(x, U32)
    rounded = (bits + (((bits >> 16) & 1) + 0x7FFF)) >> 16
    quiet = ((bits >> 16) & 0x8000) | BF16_QUIET
    return k.convert(k.where((bits & F32_SIZE) > F32_INFINITY, quiet, rounded), U16)


def narrow_f16(k: Algebra, x: Lane) -> Lane:
    """f32 → f16; NaN gives ±NaN 7E00 or FE00."""
    bits = k.view(x, U32)
    size = bits & F32_SIZE
    normal = (size + (((size >> 13) & 1) + 0xC8000FFF)) >> 13
    # ½ + |x| has the spacing of f16's subnormals, so the sum rounds |x| to one and holds it in its low bits
    subnormal = k.view(k.view(size, F32) + 0.5, U32) - 0x3F000000
    finite = k.where(size < 0x38800000, subnormal, normal)
    bounded = k.where(size >= 0x477FF000, F16_INFINITY, finite)
    narrowed = k.where(size > F32_INFINITY, F16_QUIET, bounded)
    return k.convert(narrowed | ((bits >> 16) & 0x8000), U16)


def _same(k: Algebra, x: Lane) -> Lane:
    return x


def _half(k: Algebra, bits: Lane) -> Lane:
    return k.half(bits, widen_f16)


def _truth(k: Algebra, byte: Lane) -> Lane:
    return byte != 0


def _byte(k: Algebra, truth: Lane) -> Lane:
    return k.convert(truth, U8)


_WIDEN: dict[DType, Callable[[Algebra, Lane], Lane]] = {
    DType.F16: _half,
    DType.BF16: widen_bf16,
    DType.BOOL: _truth,
}
_NARROW: dict[DType, Callable[[Algebra, Lane], Lane]] = {
    DType.F16: narrow_f16,
    DType.BF16: narrow_bf16,
    DType.BOOL: _byte,
}
