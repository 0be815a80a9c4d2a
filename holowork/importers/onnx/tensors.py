"""Tensors in a model, in each of the encodings that ONNX has, as constants.

Source: TensorProto of the ONNX specification (onnx.proto): raw bytes, typed fields, or a file beside.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from onnx import TensorProto, numpy_helper

from holowork.importers.errors import MalformedModel, UnsupportedType
from holowork.importers.onnx.types import DOUBLE, Types, name_of
from holowork.ir import Constant, TensorType
from holowork.ops import Array, Wanted, constant_of

_FIELDS = {
    1: ("float_data", 1),
    7: ("int64_data", 1),
    11: ("double_data", 1),
    12: ("uint64_data", 1),
    13: ("uint64_data", 1),
}
"""The typed field of an element type and how many of its entries make an element; else int32_data."""
_NIBBLES = frozenset({21, 22, 23})
_BITS = {1: 32, 2: 8, 3: 8, 6: 32, 7: 64, 9: 8, 10: 16, 11: 64, 13: 64, 16: 16, 22: 4}
_MOST_AXES = 64
External = Callable[[TensorProto], bytes]
"""What reads the bytes of a tensor that lie in a file of their own."""


@dataclass(frozen=True, kw_only=True)
class TensorReader:
    """Makes constants of the tensors of one model."""

    types: Types
    external: External

    def constant(self, tensor: TensorProto, where: str) -> Constant:
        """The tensor as a constant; raises MalformedModel, UnsupportedType."""
        dtype = self.types.of(tensor.data_type, where)
        shape = _extents(tensor, where)
        if tensor.data_type == DOUBLE or not self._has_bytes(tensor):
            return constant_of(self.array(tensor, where), Wanted(where=where, dtype=dtype, shape=shape))
        kind = TensorType(dtype, shape)
        return Constant(kind, _whole(self._bytes(tensor), kind.bytes, where))

    def array(self, tensor: TensorProto, where: str) -> Array:
        """The tensor as an array of any numeric type; raises MalformedModel, UnsupportedType."""
        shape = _extents(tensor, where)
        if tensor.data_type not in _BITS:
            raise UnsupportedType(where, "a tensor of numbers", name_of(tensor.data_type))
        raw = TensorProto(data_type=tensor.data_type, dims=shape)
        if self._has_bytes(tensor):
            needed = -(-prod(shape) * _BITS[tensor.data_type] // 8)
            raw.raw_data = bytes(_whole(self._bytes(tensor), needed, where))
        else:
            _check_count(tensor, prod(shape), where)
            raw = tensor
        array: Array = numpy_helper.to_array(raw)
        return array.astype(np.float32) if tensor.data_type == DOUBLE and self.types.cast_f64 else array

    def _has_bytes(self, tensor: TensorProto) -> bool:
        return tensor.HasField("raw_data") or tensor.data_location == TensorProto.EXTERNAL

    def _bytes(self, tensor: TensorProto) -> bytes:
        if tensor.data_location == TensorProto.EXTERNAL:
            return self.external(tensor)
        data: bytes = tensor.raw_data
        return data


def _extents(tensor: TensorProto, where: str) -> tuple[int, ...]:
    """The extents of a tensor; raises MalformedModel where memory has no room for them."""
    shape = tuple(tensor.dims)
    if len(shape) > _MOST_AXES or any(extent < 0 for extent in shape):
        raise MalformedModel(where, f"at most {_MOST_AXES} extents from 0 on", _shown(shape))
    return shape


def _whole(data: bytes, needed: int, where: str) -> memoryview:
    """All bytes of a tensor; raises MalformedModel for more or fewer than its extents say."""
    if len(data) != needed:
        raise MalformedModel(where, f"{needed} bytes", f"{len(data)}")
    return memoryview(data)


def _check_count(tensor: TensorProto, elements: int, where: str) -> None:
    """Refuse a typed field that has more or fewer numbers than the extents say; raises MalformedModel."""
    field, each = _FIELDS.get(tensor.data_type, ("int32_data", 1))
    values: Any = getattr(tensor, field)
    needed = -(-elements // 2) if tensor.data_type in _NIBBLES else elements * each
    if len(values) != needed:
        raise MalformedModel(where, f"{needed} numbers in {field}", f"{len(values)}")


def _shown(shape: tuple[int, ...]) -> str:
    listed = ", ".join(map(str, shape[:8]))
    return f"[{listed}{', …' if len(shape) > 8 else ''}]"
