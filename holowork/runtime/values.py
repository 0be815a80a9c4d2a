"""Values: read-only tensors that carry their label, and how arguments become the bytes of a port."""

from collections.abc import Callable
from typing import Any

import numpy as np

from holowork.core import KappaLabel
from holowork.ir import TensorType
from holowork.ops import (
    NUMPY_DTYPES,
    Array,
    Unusable,
    Wanted,
    constant_of,
    dtype_of,
    from_bytes,
    is_literal,
    to_bytes,
)
from holowork.runtime.arena import Bytes, Place, physical_memory
from holowork.runtime.errors import InputMismatch, WorkspaceExhausted
from holowork.runtime.ports import Port
from kernels_ir import DType

_AS_STORED = {
    dtype: found for dtype, found in NUMPY_DTYPES.items() if dtype not in {DType.BOOL, DType.I4, DType.E8CB}
}
"""The dtypes of arrays that hold the bytes of a tensor as they are."""
Label = KappaLabel | str | Callable[[], KappaLabel]
"""A label, its text, or what derives it."""


def settled(label: Label) -> KappaLabel:
    """The label."""
    if isinstance(label, KappaLabel):
        return label
    return KappaLabel(label) if isinstance(label, str) else label()


class Value:
    """A read-only tensor and its label. A session that is presented with a value does not hash it again.

    A label that is given as a function is derived when it is first asked for, and `text` is empty before
    then. `address` is where the bytes are, as long as the value lives; they are asked if it is not given.
    `gate` is what a session that it was presented to, or that made it, knows it by: nothing is checked again.
    """

    __slots__ = ("__weakref__", "_array", "_label", "address", "data", "gate", "text", "type")

    def __init__(self, label: Label, type_: TensorType, data: Bytes, *, address: int | None = None) -> None:
        self._label = label
        self.text = label.text if type(label) is KappaLabel else ""
        self.type = type_
        self.data = data
        self.address: int = data.ctypes.data if address is None else address
        self.gate: object = None
        self._array: Array | None = None

    @property
    def label(self) -> KappaLabel:
        """The κ-label."""
        label = self._label
        if type(label) is not KappaLabel:
            label = self._label = settled(label)
            self.text = label.text
        return label

    @property
    def labelled(self) -> Label:
        """The label, if it was derived, or what derives it and holds the value."""
        label = self._label
        return label if type(label) is KappaLabel else self._derived

    def _derived(self) -> KappaLabel:
        return self.label

    @property
    def place(self) -> Place:
        """The bytes, and where they are."""
        return self.data, self.address

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents, outermost first; () for a scalar."""
        return self.type.shape

    @property
    def dtype(self) -> DType:
        """The element type."""
        return self.type.dtype

    @property
    def ndim(self) -> int:
        """How many axes there are."""
        return self.type.rank

    @property
    def size(self) -> int:
        """How many elements there are."""
        return self.type.elements

    @property
    def nbytes(self) -> int:
        """Bytes of storage, packed."""
        return self.type.bytes

    def numpy(self) -> Array:
        """The tensor as a read-only array; `.copy()` to write."""
        kind = self.type
        dtype = _AS_STORED.get(kind.dtype)
        if dtype is None:
            return self._converted().view()
        return np.frombuffer(self.data.data, dtype, kind.elements).reshape(kind.shape)

    def _converted(self) -> Array:
        if self._array is None:
            try:
                self._array = from_bytes(self.type, self.data.data)
            except MemoryError as fault:
                raise WorkspaceExhausted(repr(self), self.type.bytes, physical_memory()) from fault
        return self._array

    def __array__(self, dtype: np.dtype[Any] | None = None, copy: bool | None = None) -> Array:  # noqa: FBT001  # the protocol of NumPy
        return np.array(self.numpy(), dtype, copy=copy)

    def __repr__(self) -> str:
        return f"Value({self.type}, κ {self.label.short})"


def bytes_for(given: object, port: Port) -> memoryview:
    """The dense bytes of an argument for a port; raises InputMismatch with both sides.

    An array must have the port's element type and shape; bytes must have its length; Python numbers and
    lists are converted to the element type where it holds them.
    """
    if isinstance(given, bytes | bytearray | memoryview):
        return _sized(given, port)
    array = _literal(given, port) if is_literal(given) else _array(given, port)
    if array.shape != port.array_shape:
        raise InputMismatch(repr(port.name), f"{port.type}", _type_of(array))
    return to_bytes(array, port.type.dtype)


def _type_of(array: Array) -> str:
    """The dtype and shape of an array, as types of ports are written."""
    return f"{dtype_of(array) or array.dtype}[{','.join(map(str, array.shape))}]"


def check_value(value: Value, port: Port) -> None:
    """Refuse a value of another type than the port's, as an array would be; raises InputMismatch."""
    if value.type is port.type:
        return
    if value.type == port.type:
        value.type = port.type  # so that it is told at once the next time
        return
    is_index = (value.type.dtype, port.type.dtype) == (DType.U8, DType.E8CB)
    if not (is_index and value.type.shape == port.array_shape):
        raise InputMismatch(repr(port.name), f"{port.type}", f"{value!r}")


def _sized(given: bytes | bytearray | memoryview, port: Port) -> memoryview:
    view = memoryview(given)
    if view.nbytes != port.length:
        raise InputMismatch(repr(port.name), f"{port.length} bytes for {port.type}", f"{view.nbytes} bytes")
    row = np.frombuffer(view if view.c_contiguous else view.tobytes(), np.uint8)
    return row.data


def _array(given: object, port: Port) -> Array:
    wanted = NUMPY_DTYPES[port.type.dtype]
    if isinstance(given, np.ma.MaskedArray):
        raise InputMismatch(repr(port.name), f"{port.type} without a mask", "a masked array; fill it first")
    array = np.asarray(given)
    found = dtype_of(array)
    if found is None or NUMPY_DTYPES[found] != wanted:
        hint = f". Cast with x.astype({_spelled(port.type.dtype)})" if array.dtype.kind in _NUMBERS else ""
        title = f"dtype {array.dtype}" if array is given else f"{type(given).__name__} of {array.dtype}"
        raise InputMismatch(repr(port.name), f"{port.type}", title + hint)
    return array.astype(wanted, copy=False)


def _literal(given: object, port: Port) -> Array:
    """Python numbers and lists, where no value is lost by more than rounding to the element type."""
    dtype = DType.U8 if port.type.dtype is DType.E8CB else port.type.dtype
    try:
        constant = constant_of(given, Wanted(where=f"input {port.name!r}", dtype=dtype))
    except Unusable as fault:
        raise InputMismatch(repr(port.name), f"{port.type} of {fault.expected}", fault.found) from fault
    return from_bytes(constant.type, constant.data)


def _spelled(dtype: DType) -> str:
    spelled = {DType.BF16: "ml_dtypes.bfloat16", DType.I4: "ml_dtypes.int4"}
    return spelled.get(dtype, f"'{NUMPY_DTYPES[dtype].name}'")


_NUMBERS = "biufcV"
"""The kinds of NumPy whose arrays can be cast to an element type."""
