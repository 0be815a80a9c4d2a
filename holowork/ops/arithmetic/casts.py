"""Conversions between element types and questions about elements, as `kernels_ir.SCALARS` defines them."""

from typing import Any

import numpy as np

from holowork.ops.arithmetic.algebra import NUMPY_KINDS, kind_of
from holowork.ops.arithmetic.arrays import BFLOAT16, Array, applied
from holowork.ops.arithmetic.narrowing import FLOAT16, narrow_bf16, narrow_f16, widen
from kernels_ir import FLOATS, INTEGERS, SCALARS, STORED, DType, formula

_NARROW = {FLOAT16: narrow_f16, BFLOAT16: narrow_bf16}
_DTYPES = {NUMPY_KINDS[STORED[dtype]]: dtype for dtype in (*INTEGERS, DType.F32)} | {
    np.dtype(np.bool_): DType.BOOL,
    FLOAT16: DType.F16,
    BFLOAT16: DType.BF16,
}


def answers(name: str, *arrays: Array) -> Array:
    """Whether the formula of this name holds for each element of f32, integer or bool arrays of one dtype."""
    text = formula(SCALARS[name], kind_of(arrays[0]))
    return applied(text, arrays, np.dtype(np.bool_))


def cast(x: Array, dtype: np.dtype[Any]) -> Array:
    """`x` as `dtype`, which are bool, u8, i8, i32, i64, u64, f16, bf16 or f32."""
    target = _DTYPES[dtype]
    lanes = widen(x) if _DTYPES[x.dtype] in FLOATS else x
    text = formula(SCALARS[f"cast_{target.text}"], kind_of(lanes))
    if dtype in _NARROW:
        return _NARROW[dtype](applied(text, (lanes,), np.dtype(np.float32)))
    return applied(text, (lanes,), dtype)
