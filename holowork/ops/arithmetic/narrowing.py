"""Between f32 and the storage types f16 and bf16, by integer arithmetic alone.

Narrowing rounds once, to nearest even, and keeps subnormals; what lies beyond the largest finite
number becomes infinite. NaN becomes the quiet NaN of its sign, whatever its payload. Widening is
exact and keeps NaN payloads, the signalling bit included. No conversion instruction is used: some
of those flush subnormals. The formulas are those of `kernels_ir`.
"""

import numpy as np

from holowork.ops.arithmetic.arrays import BFLOAT16, Array, WrongElementType, applied, checked
from kernels_ir import DType, narrow
from kernels_ir import widen as widen_lanes

_BITS = np.dtype(np.uint16)
FLOAT16 = np.dtype(np.float16)
HALVES = {DType.F16: FLOAT16, DType.BF16: BFLOAT16}
"""The floats of 16 bits and what NumPy calls them."""


def narrow_bf16(x: Array) -> Array:
    """f32 → bf16; NaN gives ±NaN 7FC0 or FFC0."""
    return _narrowed(x, DType.BF16)


def narrow_f16(x: Array) -> Array:
    """f32 → f16; NaN gives ±NaN 7E00 or FE00."""
    return _narrowed(x, DType.F16)


def widen_bf16(x: Array) -> Array:
    """bf16 → f32, exactly."""
    return _widened(x, DType.BF16)


def widen_f16(x: Array) -> Array:
    """f16 → f32, exactly."""
    return _widened(x, DType.F16)


def widen(x: Array) -> Array:
    """The f32 values of an f16, bf16 or f32 array; raises WrongElementType for others."""
    if x.dtype == np.float32:
        return x
    if x.dtype not in _WIDEN:
        raise WrongElementType("widen", "float16, bfloat16 or float32", x.dtype)
    return _WIDEN[x.dtype](x)


def _narrowed(x: Array, dtype: DType) -> Array:
    stored = applied(lambda k, lanes: narrow(k, lanes, dtype), (checked("narrowing", x),), _BITS)
    return stored.view(HALVES[dtype])


def _widened(x: Array, dtype: DType) -> Array:
    bits = np.asarray(x).view(_BITS)
    return applied(lambda k, lanes: widen_lanes(k, lanes, dtype), (bits,), np.dtype(np.float32))


_WIDEN = {FLOAT16: widen_f16, BFLOAT16: widen_bf16}
