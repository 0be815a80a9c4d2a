"""What a user asks for by name: dtypes and extents, and what is refused at every entrance."""

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Integral
from typing import Any

import numpy as np

from holowork.core import OpError
from holowork.ir import ADDRESSABLE, TensorType
from holowork.ops.arrays import NUMPY_DTYPES
from holowork.ops.attributes import shown
from kernels_ir import DType

NUMPY_NAMES = {NUMPY_DTYPES[dtype].name: dtype for dtype in DType if dtype is not DType.E8CB}
"""The dtypes by the names that NumPy has for them."""
DTYPE_NAMES = NUMPY_NAMES | {dtype.text: dtype for dtype in DType}
"""Every name of a dtype, ours and NumPy's; f64 is among them, to be refused as such."""
_MOST = 1 << 63
_STATIC = "Extents are fixed while a graph is built; for others, build it again"


class Unusable(OpError):
    """A value cannot become a tensor, or part of the type of one."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where = where
        self.expected = expected
        self.found = found


class FoundDouble(OpError):
    """Something is f64, which holowork stores but does not compute; `hint` says how to go on."""

    def __init__(self, where: str, hint: str) -> None:
        super().__init__(f"{where} is f64; holowork computes floats in f32, f16 or bf16. {hint}")
        self.where = where


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What a value is to become, and what it is called; None leaves dtype or extents to the value."""

    where: str
    dtype: DType | None = None
    shape: tuple[int, ...] | None = None


def tensor_type(dtype: DType, shape: tuple[int, ...], where: str) -> TensorType:
    """The type of a tensor that memory could hold; raises Unusable."""
    kind = TensorType(dtype, shape)
    if not kind.is_addressable:
        raise Unusable(where, f"a tensor of {ADDRESSABLE}", kind)
    return kind


def text_of(value: object, where: str, beside: str = "") -> str:
    """A name, and what stands beside it in a call; raises Unusable for what is no text."""
    if not isinstance(value, str):
        raise Unusable(where, f"a name in quotes{beside}", f"{type(value).__name__}")
    return value


def input_name(value: object, where: str, beside: str) -> str:
    """The name of an input, which a run binds by it; raises Unusable."""
    name = text_of(value, where, beside)
    if not name:
        raise Unusable(where, "a name that a run binds it by", "an empty text")
    return name


def extents_and_dtype(shape: object, dtype: object, where: str) -> TensorType:
    """The type that extents and a dtype make; raises Unusable, FoundDouble."""
    if isinstance(dtype, int) and not isinstance(dtype, DType):
        found = f"{shown(shape)}, then {shown(dtype)} for a dtype"
        raise Unusable(where, "all extents in one list, such as (2, 3)", found)
    return tensor_type(dtype_named(dtype, where), shape_of(shape, where), where)


def dtype_named(value: object, where: str = "dtype") -> DType:
    """The dtype that `f32`, `float32`, a NumPy dtype or scalar type names; raises Unusable, FoundDouble."""
    found = DTYPE_NAMES.get(value) if isinstance(value, str) else _of_numpy(value)
    if found is None:
        names = ", ".join(dtype.text for dtype in DType if dtype is not DType.F64)
        raise Unusable(where, f"a dtype ({names})", shown(value))
    if found is DType.F64:
        raise FoundDouble(where, "Declare 'f32' instead")
    return found


def _of_numpy(value: object) -> DType | None:
    if isinstance(value, DType):
        return value
    if not isinstance(value, np.dtype | type):
        return None
    try:
        return DTYPE_NAMES.get(np.dtype(value).name)
    except TypeError:
        return None


def shape_of(value: object, where: str) -> tuple[int, ...]:
    """Static extents; a single integer is one axis. Raises Unusable."""
    is_many = isinstance(value, Sequence | np.ndarray) and not isinstance(value, str | bytes)
    extents: tuple[Any, ...] = tuple(value) if is_many else (value,)  # type: ignore[arg-type]  # just seen
    if not all(isinstance(extent, Integral) and not isinstance(extent, bool) for extent in extents):
        raise Unusable(where, "extents that are whole numbers", f"{shown(value)}. {_STATIC}")
    shape = tuple(map(int, extents))
    if any(not 0 <= extent < _MOST for extent in shape):
        hint = f". {_STATIC}" if min(shape) < 0 else ""
        raise Unusable(where, f"extents from 0 to {_MOST - 1}", f"{shown(value)}{hint}")
    return shape
