"""Between f32 and the storage types f16 and bf16, by integer arithmetic alone.

Narrowing rounds once, to nearest even, and keeps subnormals; what lies beyond the largest finite
number becomes infinite. NaN becomes the quiet NaN of its sign, whatever its payload. Widening is
exact and keeps NaN payloads, the signalling bit included. No conversion instruction is used: some
of those flush subnormals.
"""

import numpy as np

from holowork.ops.arithmetic.arrays import BFLOAT16, Array, WrongElementType, checked

F16_INFINITY = np.uint32(0x7C00)
F16_QUIET = np.uint32(0x7E00)
BF16_QUIET = np.uint32(0x7FC0)
F32_INFINITY = np.uint32(0x7F800000)


def narrow_bf16(x: Array) -> Array:
    """f32 → bf16; NaN gives ±NaN 7FC0 or FFC0."""
    bits = _bits(x)
    is_odd = (bits >> 16) & np.uint32(1)
    rounded = (bits + (np.uint32(0x7FFF) + is_odd)) >> 16
    quiet = ((bits >> 16) & np.uint32(0x8000)) | BF16_QUIET
    is_nan = (bits & np.uint32(0x7FFFFFFF)) > F32_INFINITY
    return _stored(np.where(is_nan, quiet, rounded), x).view(BFLOAT16)


def narrow_f16(x: Array) -> Array:
    """f32 → f16; NaN gives ±NaN 7E00 or FE00."""
    bits = _bits(x)
    size = bits & np.uint32(0x7FFFFFFF)
    is_odd = (size >> 13) & np.uint32(1)
    normal = (size + (np.uint32(0xC8000FFF) + is_odd)) >> 13
    # ½ + |x| has the spacing of f16's subnormals, so the sum rounds |x| to one and holds it in its low bits
    with np.errstate(all="ignore"):
        subnormal = (size.view(np.float32) + np.float32(0.5)).view(np.uint32) - np.uint32(0x3F000000)
    finite = np.where(size < np.uint32(0x38800000), subnormal, normal)
    bounded = np.where(size >= np.uint32(0x477FF000), F16_INFINITY, finite)
    narrowed = np.where(size > F32_INFINITY, F16_QUIET, bounded)
    return _stored(narrowed | ((bits >> 16) & np.uint32(0x8000)), x).view(np.float16)


def widen_bf16(x: Array) -> Array:
    """bf16 → f32, exactly."""
    return np.asarray(np.left_shift(_storage_bits(x), np.uint32(16))).view(np.float32)


def widen_f16(x: Array) -> Array:
    """f16 → f32, exactly."""
    bits = _storage_bits(x)
    size = bits & np.uint32(0x7FFF)
    rebias = np.where(size >= F16_INFINITY, np.uint32((255 - 31) << 23), np.uint32((127 - 15) << 23))
    normal = (size << 13) + rebias
    subnormal = (size.astype(np.float32) * np.float32(2.0**-24)).view(np.uint32)
    wide = np.where(size < np.uint32(0x400), subnormal, normal)
    return np.asarray(wide | ((bits & np.uint32(0x8000)) << 16)).view(np.float32)


def widen(x: Array) -> Array:
    """The f32 values of an f16, bf16 or f32 array; raises WrongElementType for others."""
    if x.dtype == np.float32:
        return x
    if x.dtype not in _WIDEN:
        raise WrongElementType("widen", "float16, bfloat16 or float32", x.dtype)
    return _WIDEN[x.dtype](x)


def _bits(x: Array) -> Array:
    """The bits of f32 lanes; rank 0 becomes an array of one."""
    return np.atleast_1d(checked("narrowing", x)).view(np.uint32)


def _stored(bits: Array, x: Array) -> Array:
    """Bits that fit 16, in the shape of x."""
    return bits.astype(np.uint16).reshape(np.shape(x))


def _storage_bits(x: Array) -> Array:
    return np.asarray(np.asarray(x).view(np.uint16).astype(np.uint32))


_WIDEN = {np.dtype(np.float16): widen_f16, np.dtype(BFLOAT16): widen_bf16}
