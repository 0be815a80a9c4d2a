"""What a stated type says of the attributes of an op: the peer has no other way to say it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from holowork.ir import TensorType
from holowork.source.syntax import Declared
from kernels_ir import DType

Given = Mapping[str, Any]
_NOTHING: Given = {}
_SPATIAL_RANK = 4


@dataclass(frozen=True, kw_only=True)
class Stated:
    """The type that a line states for a call, the types of its operands, the attributes that it gives."""

    declared: Declared
    types: tuple[TensorType | None, ...]
    given: Given

    @property
    def shapes(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """The extents of the first operand and of the result, if they are of one rank."""
        first, result = self.types[0] if self.types else None, self.declared.shape
        if first is None or result is None or first.rank != len(result):
            return None
        return first.shape, result


Implied = Callable[[Stated], Given]


def implied_by(op: str, stated: Stated) -> dict[str, Any]:
    """The attributes that are given, completed by what the type says."""
    imply = _IMPLIED.get(op)
    return {**(imply(stated) if imply is not None else _NOTHING), **stated.given}


def _extents(name: str) -> Implied:
    """The extents of the result are an attribute."""

    def imply(stated: Stated) -> Given:
        return _NOTHING if stated.declared.shape is None else {name: stated.declared.shape}

    return imply


def _dtype(stated: Stated) -> Given:
    """The element type of the result is an attribute."""
    return {"dtype": stated.declared.dtype.text}


def _result(stated: Stated) -> Given:
    """Answers in the type of the operands, as the peer has them, where that type is stated."""
    dtype = stated.declared.dtype
    is_operand = any(kind is not None and kind.dtype is dtype for kind in stated.types)
    return {"result": "operand"} if is_operand and dtype is not DType.BOOL else _NOTHING


def _window(stated: Stated) -> Given:
    """A window is as large as the extent of the operand divided by that of the result."""
    shapes = stated.shapes
    if shapes is None or len(shapes[0]) != _SPATIAL_RANK or 0 in shapes[1]:
        return _NOTHING
    x, result = shapes
    return {"kernel": tuple(dim // out for dim, out in zip(x[2:], result[2:], strict=True))}


def _image(stated: Stated) -> Given:
    """[channels, height, width]: the image that columns are put together to."""
    shape = stated.declared.shape
    return _NOTHING if shape is None else {"image": shape[-2:]}


def _ends(stated: Stated) -> Given:
    """A slice ends as many elements behind its start as the result has along the axis."""
    shapes = stated.shapes
    if shapes is None or stated.given.keys() - {"starts"}:
        return _NOTHING
    starts = stated.given.get("starts", (0,) * len(shapes[0]))
    pairs = zip(starts, shapes[1], strict=False)
    return {"starts": starts, "ends": tuple(start + extent for start, extent in pairs)}


def _pads(stated: Stated) -> Given:
    """What the result has more than the operand is added behind it."""
    shapes = stated.shapes
    if shapes is None:
        return _NOTHING
    x, result = shapes
    return {"pads": (0,) * len(x) + tuple(out - dim for dim, out in zip(x, result, strict=True))}


_COMPARISONS = ("equal", "less", "less_or_equal", "greater", "greater_or_equal", "is_nan")

_IMPLIED: Mapping[str, Implied] = {
    "reshape": _extents("shape"),
    "expand": _extents("shape"),
    "resize": _extents("sizes"),
    "cast": _dtype,
    "dequantize": _dtype,
    "max_pool_2d": _window,
    "avg_pool_2d": _window,
    "col2im": _image,
    "slice": _ends,
    "pad": _pads,
    **dict.fromkeys(_COMPARISONS, _result),
}
