"""Tensors as NumPy arrays: the dtype of each element type, bytes in and out, widening and narrowing."""

from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Array
from holowork.ops.arithmetic import narrow_bf16, narrow_f16, widen
from kernels_ir import DType

NUMPY_DTYPES: dict[DType, np.dtype[Any]] = {
    DType.BOOL: np.dtype(np.bool_),
    DType.U8: np.dtype("<u1"),
    DType.I8: np.dtype("<i1"),
    DType.U64: np.dtype("<u8"),
    DType.I32: np.dtype("<i4"),
    DType.I64: np.dtype("<i8"),
    DType.F16: np.dtype("<f2"),
    DType.BF16: np.dtype(ml_dtypes.bfloat16),
    DType.F32: np.dtype("<f4"),
    DType.F64: np.dtype("<f8"),
    DType.I4: np.dtype(ml_dtypes.int4),
    DType.E8CB: np.dtype("<u1"),
}
"""How a tensor of each type looks in NumPy; i4 is one element a byte, e8cb one index per 8 weights."""


_DTYPES = {NUMPY_DTYPES[dtype]: dtype for dtype in DType if dtype is not DType.E8CB}
_NARROW = {DType.F16: narrow_f16, DType.BF16: narrow_bf16}


def dtype_of(array: Array) -> DType | None:
    """The element type of an array in any byte order, or None where holowork has none."""
    return _DTYPES.get(array.dtype.newbyteorder("<"))


def from_bytes(kind: TensorType, data: bytes | memoryview) -> Array:
    """The tensor in dense row-major bytes, as a read-only array; copies only bool and i4.

    An e8cb tensor comes as its index bytes, in one row.
    """
    raw = np.frombuffer(data, np.uint8, kind.bytes)
    is_indices = kind.dtype is DType.E8CB
    tensor = raw if is_indices else _UNPACK.get(kind.dtype, _view)(raw, kind).reshape(kind.shape)
    tensor.setflags(write=False)
    return tensor


def to_bytes(array: Array, dtype: DType) -> memoryview:
    """The dense row-major bytes of an array; copies only where the array is not dense already."""
    dense = np.ascontiguousarray(array)
    packed = _pack_nibbles(dense.reshape(-1)) if dtype is DType.I4 else dense
    return packed.reshape(-1).view(np.uint8).data


def widened(x: Array | None) -> Array:
    """The f32 values of a float array; other arrays as they are."""
    if x is None:
        raise TypeError(x)
    return widen(x) if dtype_of(x) in _NARROW else x


def narrowed(x: Array, dtype: DType) -> Array:
    """f32 values in the storage type, rounded once to nearest even."""
    return _NARROW[dtype](x) if dtype in _NARROW else x


def _view(raw: Array, kind: TensorType) -> Array:
    return raw.view(NUMPY_DTYPES[kind.dtype])


def _truths(raw: Array, kind: TensorType) -> Array:
    del kind
    truths: Array = raw.astype(np.bool_)
    return truths


def _unpack_nibbles(raw: Array, kind: TensorType) -> Array:
    """Element 2j is the low nibble of byte j."""
    nibbles = np.stack((raw & 15, raw >> 4), axis=-1).reshape(-1)[: kind.elements]
    return ((nibbles ^ 8).astype(np.int8) - 8).astype(NUMPY_DTYPES[DType.I4])


def _pack_nibbles(flat: Array) -> Array:
    whole = np.append(flat, flat.dtype.type(0)) if len(flat) % 2 else flat
    packed: Array = _packed_pairs().take(whole.view(_PAIR))
    return packed


_PAIR = np.dtype("<u2")


@cache
def _packed_pairs() -> Array:
    """The byte of each pair of elements, a byte each, the first in the low half."""
    pairs = np.arange(1 << 16, dtype=np.uint16)
    return (pairs & 15 | pairs >> 4 & 240).astype(np.uint8)


_UNPACK = {DType.BOOL: _truths, DType.I4: _unpack_nibbles}
