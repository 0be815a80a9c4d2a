"""Conversions between element types.

- float → integer: truncated toward zero, saturated to 64 bits (NaN gives 0), then wrapped to the
  width of the destination. u64 saturates at 2⁶⁴ − 1, so values from 2⁶³ on are right; negative
  ones wrap.
- float → bool: true unless ±0, so NaN and ½ are true, as in ONNX and NumPy.
- integer → float: one rounding to nearest even, straight to the destination.
- integer → integer: wrapped. integer → bool: true unless 0. bool → number: 0 or 1.
- float → float: by way of f32, one rounding.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from holowork.ops.arithmetic.arrays import BFLOAT16, Array
from holowork.ops.arithmetic.narrowing import narrow_bf16, narrow_f16, widen

Cast = Callable[[Array, np.dtype[Any]], Array]

_NARROW: dict[np.dtype[Any], Callable[[Array], Array]] = {
    np.dtype(np.float16): narrow_f16,
    np.dtype(BFLOAT16): narrow_bf16,
}


def cast(x: Array, dtype: np.dtype[Any]) -> Array:
    """`x` as `dtype`, which are bool, u8, i8, i32, i64, u64, f16, bf16 or f32."""
    with np.errstate(all="ignore"):
        return np.asarray(_CASTS[_kind(x.dtype), _kind(dtype)](x, dtype))


def _kind(dtype: np.dtype[Any]) -> str:
    """`b` bool, `f` float, `i` integer."""
    return "f" if dtype == BFLOAT16 else dtype.kind.replace("u", "i")


def _float_to_float(x: Array, dtype: np.dtype[Any]) -> Array:
    wide = widen(x)
    return _NARROW[dtype](wide) if dtype in _NARROW else wide


def _float_to_integer(x: Array, dtype: np.dtype[Any]) -> Array:
    wide = widen(x)
    if dtype == np.uint64:
        upper = _saturated(wide - np.float32(2.0**63)).view(np.uint64) + np.uint64(1 << 63)
        above = np.where(wide >= np.float32(2.0**64), np.uint64((1 << 64) - 1), upper)
        return np.where(wide >= np.float32(2.0**63), above, _saturated(wide).view(np.uint64))
    return _saturated(wide).astype(dtype)


def _saturated(x: Array) -> Array:
    """Truncated to i64: the largest and the smallest beyond it, 0 for NaN."""
    is_inside = np.abs(x) < np.float32(2.0**63)
    limit = np.where(x > 0, np.int64((1 << 63) - 1), np.int64(-(1 << 63)))
    outside = np.where(np.isnan(x), np.int64(0), limit)
    return np.where(is_inside, np.where(is_inside, x, np.float32(0)).astype(np.int64), outside)


def _to_truth(x: Array, dtype: np.dtype[Any]) -> Array:
    return np.not_equal(widen(x) if _kind(x.dtype) == "f" else x, 0)


def _integer_to_float(x: Array, dtype: np.dtype[Any]) -> Array:
    if dtype == np.float32:
        return x.astype(np.float32)
    return _NARROW[dtype](_rounded_to_odd(x))


def _rounded_to_odd(x: Array) -> Array:
    """f32 whose last bit is set where it is inexact: narrowing then rounds as if there were one rounding."""
    wide = x.astype(np.uint64)
    size = np.where(x < 0, np.negative(wide), wide)
    nearest = size.astype(np.float32)
    fits = nearest < np.float32(2.0**64)
    back = np.where(fits, nearest, np.float32(0)).astype(np.uint64)
    lost = (size - back).view(np.int64)
    bits = nearest.view(np.int32)
    toward = np.where((bits & 1) == 0, np.sign(lost), 0).astype(np.int32)
    return np.copysign((bits + toward).view(np.float32), np.where(x < 0, np.float32(-1), np.float32(1)))


def _wrapped(x: Array, dtype: np.dtype[Any]) -> Array:
    return x.astype(dtype)


def _truth_to_float(x: Array, dtype: np.dtype[Any]) -> Array:
    return _float_to_float(x.astype(np.float32), dtype)


_CASTS: dict[tuple[str, str], Cast] = {
    ("f", "f"): _float_to_float,
    ("f", "i"): _float_to_integer,
    ("f", "b"): _to_truth,
    ("i", "f"): _integer_to_float,
    ("i", "i"): _wrapped,
    ("i", "b"): _to_truth,
    ("b", "f"): _truth_to_float,
    ("b", "i"): _wrapped,
    ("b", "b"): _wrapped,
}
