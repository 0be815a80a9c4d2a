"""Values: read-only tensors that carry their label, and how arrays become them."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from holowork.archive import PortDescriptor
from holowork.core import KappaLabel
from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, Array, dtype_of, from_bytes, to_bytes
from holowork.runtime.arena import Bytes
from holowork.runtime.errors import InputMismatch
from kernels_ir import DType


@dataclass(frozen=True, eq=False)
class Value:
    """A read-only tensor and its label. A session that is presented with a value does not hash it again."""

    label: KappaLabel
    type: TensorType
    data: Bytes = field(repr=False)

    def numpy(self) -> Array:
        """The tensor as a read-only array; `.copy()` to write."""
        array = from_bytes(self.type, self.data.data)
        array.flags.writeable = False
        return array

    def __array__(self, dtype: np.dtype[Any] | None = None, copy: bool | None = None) -> Array:  # noqa: FBT001  # the protocol of NumPy
        array = self.numpy()
        wanted = array.astype(dtype) if dtype is not None and dtype != array.dtype else array
        return wanted.copy() if copy and wanted is array else wanted

    def __repr__(self) -> str:
        return f"Value({self.type}, κ {self.label.short})"


def port_name(port: PortDescriptor, position: int) -> str:
    """The name of a port, or its position where it has none."""
    return port.name or str(position)


def port_type(port: PortDescriptor) -> TensorType:
    """The type of a port's tensor: its extents where they fit its count, else one row."""
    return port.type if port.is_consistent else TensorType(port.dtype, (_row(port),))


def _row(port: PortDescriptor) -> int:
    return port.byte_length * 8 // port.dtype.bits


def bytes_for_port(given: object, port: PortDescriptor, name: str) -> memoryview:
    """The dense bytes of an argument for a port; raises InputMismatch with both sides.

    An array must have the port's element type and shape; bytes must have its length; Python numbers and
    lists are converted to the element type.
    """
    if isinstance(given, (bytes, bytearray, memoryview)):
        return _sized(memoryview(given).cast("B"), port, name)
    kind = port_type(port)
    array = _as_array(given, kind, name)
    if array.shape != kind.shape:
        found = f"shape {list(array.shape)} of {array.dtype}"
        raise InputMismatch(name, f"{kind}", found)
    return _sized(to_bytes(array, kind.dtype), port, name)


def _sized(data: memoryview, port: PortDescriptor, name: str) -> memoryview:
    if len(data) != port.byte_length:
        raise InputMismatch(name, f"{port.byte_length} bytes for {port_type(port)}", f"{len(data)} bytes")
    return data


def _as_array(given: object, kind: TensorType, name: str) -> Array:
    wanted = NUMPY_DTYPES[kind.dtype]
    if not isinstance(given, (np.ndarray, np.generic)):
        return _converted(given, kind, name)
    if isinstance(given, np.ma.MaskedArray):
        raise InputMismatch(name, f"{kind} without a mask", "a masked array; fill it first")
    array = np.asarray(given)
    found = dtype_of(array)
    if NUMPY_DTYPES.get(found) != wanted if found is not None else True:
        hint = f". Cast with x.astype({_spelled(kind.dtype)})"
        raise InputMismatch(name, f"{kind}", f"dtype {array.dtype}{hint}")
    return array.astype(wanted, copy=False)


def _converted(given: object, kind: TensorType, name: str) -> Array:
    """Python numbers and lists, where no value is lost by more than rounding to the element type."""
    wanted = NUMPY_DTYPES[kind.dtype]
    try:
        found = np.asarray(given)
        if found.dtype.kind not in _KINDS[kind.dtype.is_float, kind.dtype is DType.BOOL]:
            raise InputMismatch(name, f"{kind}", f"{type(given).__name__} of {found.dtype}")
        return np.asarray(given, dtype=wanted)
    except (TypeError, ValueError, OverflowError) as fault:
        raise InputMismatch(name, f"{kind}", f"{type(given).__name__} ({fault})") from fault


_KINDS = {(True, False): "iuf", (False, False): "iu", (False, True): "b"}
"""The kinds of Python numbers that floats, integers and truths are made of."""


def _spelled(dtype: DType) -> str:
    return "ml_dtypes.bfloat16" if dtype is DType.BF16 else f"'{NUMPY_DTYPES[dtype].name}'"
