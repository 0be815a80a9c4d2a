"""Values that users hold as constants: arrays of any layout, Python numbers and lists, raw bytes.

Python numbers and lists of them become f32, i64 or bool, or the dtype that is asked for where it holds them:
rounded once to a float, neither rounded nor wrapped to an integer. Arrays keep their dtype; f64 is
refused, because nobody asked for the loss.
"""

import numpy as np

from holowork.ir import Constant
from holowork.ops.application import Array
from holowork.ops.arithmetic import cast
from holowork.ops.arrays import NUMPY_DTYPES, dtype_of, to_bytes
from holowork.ops.attributes import shown
from holowork.ops.element_types import values_of
from holowork.ops.requests import NUMPY_NAMES, FoundDouble, Unusable, Wanted, tensor_type
from holowork.ops.settled import NoValue
from kernels_ir import FLOATS, DType

_LITERALS = {"b": DType.BOOL, "i": DType.I64, "u": DType.U64, "f": DType.F32}
_KINDS = "biufV"  # those of NumPy that a dtype of ours has
_TENSORS = "numbers or truth values"
_BITS = 63
_HELD = (
    "a tensor, which is a value of its graph already. Use it as it is",
    "a list with tensors. Give them one at a time, or join them with concat",
)
_CASTS = ("Make it a number of Python's with float(…)", "Cast it with .astype(np.float32)")


def constant_of(value: object, wanted: Wanted) -> Constant:
    """The constant that a value stands for, copied; raises Unusable or FoundDouble."""
    if isinstance(value, bytes | bytearray):
        return _raw(bytes(value), wanted)
    array = _array(value, wanted)
    if wanted.dtype is DType.E8CB:
        return _raw(_settled(array, wanted, DType.U8).tobytes(), wanted)
    is_open = wanted.dtype is None and is_literal(value)
    asked = _LITERALS.get(array.dtype.kind) if is_open else wanted.dtype
    dtype = _chosen(array, wanted, asked)
    data = to_bytes(_settled(array, wanted, dtype), dtype)
    kind = tensor_type(dtype, array.shape if wanted.shape is None else wanted.shape, wanted.where)
    if kind.elements != array.size:
        raise Unusable(wanted.where, f"{kind.elements} elements for {kind}", f"{array.size}")
    return Constant(kind, bytes(data))


def is_literal(value: object) -> bool:
    """True for Python's own numbers and lists: their f64 is a habit, not a choice."""
    return isinstance(value, bool | int | float | list | tuple) and not isinstance(value, np.generic)


def _raw(data: bytes, wanted: Wanted) -> Constant:
    """Bytes as they are, dense, row-major, little-endian."""
    if wanted.dtype is None or wanted.shape is None:
        raise Unusable(wanted.where, "a dtype and a shape beside raw bytes", f"{len(data)} bytes alone")
    kind = tensor_type(wanted.dtype, wanted.shape, wanted.where)
    if len(data) != kind.bytes:
        raise Unusable(wanted.where, f"{kind.bytes} bytes for {kind}", f"{len(data)}")
    return Constant(kind, data)


def _array(value: object, wanted: Wanted) -> Array:
    """The value as a plain little-endian array of a kind that a dtype of ours has."""
    if isinstance(value, np.ma.MaskedArray):
        raise Unusable(wanted.where, "an array without a mask (fill it with .filled(…))", "a masked array")
    try:
        array = np.asarray(value)
    except NoValue as fault:
        raise Unusable(wanted.where, "numbers, or one tensor", _HELD[is_literal(value)]) from fault
    except (ValueError, OverflowError) as fault:
        found = f"another ({str(fault).partition('. ')[0]})"
        raise Unusable(wanted.where, "a number, an array or an even list of numbers", found) from fault
    if array.dtype.kind not in _KINDS:
        raise Unusable(wanted.where, _TENSORS, _named(value, array))
    if is_literal(value) and array.dtype.kind == "f":
        return array.astype(np.float64)
    return array.astype(array.dtype.newbyteorder("<"), copy=False)


def _named(value: object, array: Array) -> str:
    """What is in an array that is none of numbers: the integer that is too large for any, or its type."""
    large = [one for one in array.reshape(-1) if isinstance(one, int) and one.bit_length() > _BITS]
    return f"{shown(large[0])}, of over 64 bits" if large else f"{type(value).__name__} ({array.dtype})"


def _chosen(array: Array, wanted: Wanted, asked: DType | None) -> DType:
    """The dtype that is asked for, else the array's own."""
    own = dtype_of(array)
    if own is None and (asked is None or array.dtype.kind == "V"):
        names = ", ".join(name for name, dtype in NUMPY_NAMES.items() if dtype is not DType.F64)
        raise Unusable(wanted.where, f"one of {names}", f"{array.dtype}. Cast it with .astype(…)")
    chosen = own if asked is None else asked
    if chosen is None or chosen is DType.F64:
        raise FoundDouble(wanted.where, _CASTS[array.ndim > 0])
    return chosen


def _settled(array: Array, wanted: Wanted, dtype: DType) -> Array:
    """The same numbers in a dtype; raises Unusable where it does not hold them."""
    if dtype_of(array) is dtype:
        return array
    source = array.astype(np.int8) if dtype_of(array) is DType.I4 else array
    settled = _as_float(source, dtype) if dtype in FLOATS else _as_whole(source, wanted, dtype)
    with np.errstate(all="ignore"):
        is_lost = np.isinf(settled) & np.isfinite(source) if dtype in FLOATS else np.zeros(source.shape, bool)
    if is_lost.any():
        raise Unusable(wanted.where, f"numbers that {dtype.text} holds", str(source[is_lost].flat[0]))
    return settled


def _as_float(array: Array, dtype: DType) -> Array:
    """Rounded once, to nearest even."""
    is_double = array.dtype == np.float64
    with np.errstate(all="ignore"):
        if is_double and dtype is DType.F32:
            return array.astype(np.float32)
        return cast(_to_odd(array) if is_double else array, NUMPY_DTYPES[dtype])


def _to_odd(array: Array) -> Array:
    """f64 as f32, rounded to odd: narrowing that again rounds as if there had been one rounding."""
    nearest = np.asarray(array.astype(np.float32))
    bits = nearest.view(np.int32)
    back = nearest.astype(np.float64)
    toward_zero = bits - (np.abs(back) > np.abs(array))
    is_lost = (back != array) & np.isfinite(array)
    return np.where(is_lost, toward_zero | 1, bits).astype(np.int32).view(np.float32)


def _as_whole(array: Array, wanted: Wanted, dtype: DType) -> Array:
    """Unchanged, in another width."""
    least, most = values_of(dtype)[0], values_of(dtype)[-1]
    if array.size and array.dtype.kind not in ("b" if dtype is DType.BOOL else "biu"):
        title = "truth values" if dtype is DType.BOOL else "whole numbers"
        found = "floats" if array.dtype.kind == "f" else str(array.dtype)
        raise Unusable(wanted.where, f"{title} for {dtype.text}", f"{found}. Cast with .astype(…)")
    extremes = (array.min(), array.max()) if array.size else ()
    for extreme in map(int, extremes):
        if not least <= extreme <= most:
            raise Unusable(wanted.where, f"numbers from {least} to {most} for {dtype.text}", extreme)
    return array.astype(NUMPY_DTYPES[dtype])
