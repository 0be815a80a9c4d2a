"""Ops that read the operand at mapped places along each axis: pad and resize."""

from collections.abc import Callable, Mapping
from math import inf
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import NUMPY_DTYPES, narrowed
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.grids import ResizeCall
from holowork.ops.calls.layout import PadCall
from holowork.ops.element_types import COPIED, MOVED, WHOLE, values_of
from holowork.ops.extents import pads, resized
from holowork.ops.kernels.sampling import pad_kernel, resize
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec, Trait
from kernels_ir import FLOATS, DType

Given = Mapping[str, Any]

_REACH: Mapping[str, Callable[[int], float]] = {
    "constant": lambda dim: inf,
    "edge": lambda dim: inf if dim else 0,
    "reflect": lambda dim: max(dim - 1, 0),
}
"""How far each mode can go on beyond an axis of an extent."""
_PLACES: Mapping[str, Callable[[Array, int], Array]] = {
    "edge": lambda places, dim: np.clip(places, 0, max(dim - 1, 0)),
    "reflect": lambda places, dim: dim - 1 - np.abs(dim - 1 - np.abs(places)),
}
"""Where each mode reads what lies outside an axis of an extent."""


def _pad(operands: OperandTypes, given: Given) -> TensorType:
    x = required(operands, 0)
    around = pads(x, given)
    _check_value(x.dtype, given["value"])
    reach = _REACH[given["mode"]]
    pairs = tuple(zip(x.shape, around, strict=True))
    fits = all(-dim <= pad <= reach(dim) for dim, pair in pairs for pad in pair)
    if not fits or any(dim + before + after < 0 for dim, (before, after) in pairs):
        expected = f"pads that {x} has elements for in mode {given['mode']}"
        raise OperandMismatch("pad", expected, str(given["pads"]))
    return x.with_shape(tuple(dim + before + after for dim, (before, after) in pairs))


def _check_value(dtype: DType, value: float) -> None:
    """Any number fills floats, but integers only one that they hold."""
    if dtype not in FLOATS and not (value.is_integer() and int(value) in values_of(dtype)):
        raise BadAttribute("pad.value", f"a value of {dtype.text}", value)


def _pad_of(operands: Operands, application: Application) -> Array:
    x, mode = np.asarray(operands[0]), application.word("mode")
    around = pads(application.operand(0), application.attributes)
    pairs = zip(application.result.shape, around, strict=True)
    places = [np.arange(dim) - before for dim, (before, _) in pairs]
    if mode == "constant":
        return _filled(x, places, application)
    mapped = (_PLACES[mode](at, dim) for at, dim in zip(places, x.shape, strict=True))
    return np.asarray(x[np.ix_(*mapped)])


def _filled(x: Array, places: list[Array], application: Application) -> Array:
    """The elements at the places that x has, the value at all others."""
    result = np.full(application.result.shape, _fill(application))
    inside = [(at >= 0) & (at < dim) for at, dim in zip(places, x.shape, strict=True)]
    taken = [at[has] for at, has in zip(places, inside, strict=True)]
    result[np.ix_(*inside)] = x[np.ix_(*taken)]
    return result


def _fill(application: Application) -> Array:
    dtype, value = application.result.dtype, application.number("value")
    if dtype in FLOATS:
        return narrowed(np.asarray(value), dtype)
    return np.asarray(int(value)).astype(NUMPY_DTYPES[dtype])


PAD = OpSpec(
    name="pad",
    id=72,
    discriminant=71,
    operands=("x",),
    summary="x with elements added around it, or taken away",
    call=PadCall,
    attributes=(
        attribute(
            "pads", Kind.INTS, (), doc="elements before each axis, then after each; negative takes away"
        ),
        attribute("value", Kind.FLOAT, 0.0, doc="what is added in mode constant"),
        attribute(
            "mode",
            Kind.TEXT,
            "constant",
            doc="constant: value; edge: the last element; reflect: the elements before it, backwards",
            choices=tuple(_REACH),
        ),
    ),
    accepts=MOVED,
    portable=COPIED,
    infer=_pad,
    reference=_pad_of,
    kernel=pad_kernel(_fill),
    traits=Trait.MOVEMENT,
    differs="Pads at different places have different labels; in the peer those of one x share theirs.",
)


def _resize(operands: OperandTypes, given: Given) -> TensorType:
    return resized(required(operands, 0), given["sizes"])


def _resize_of(operands: Operands, application: Application) -> Array:
    x = np.asarray(operands[0])
    pairs = zip(x.shape, application.result.shape, strict=True)
    places = (np.arange(out) * dim // max(out, 1) for dim, out in pairs)
    return np.asarray(x[np.ix_(*places)])


RESIZE = OpSpec(
    name="resize",
    id=74,
    discriminant=73,
    operands=("x",),
    summary="x[⌊i·in / out⌋] along each axis, where in and out are its extents before and after",
    call=ResizeCall,
    attributes=(
        attribute("sizes", Kind.INTS, (), doc="the new extent of each axis"),
        attribute("mode", Kind.TEXT, "nearest", doc="nearest: one element is taken", choices=("nearest",)),
    ),
    accepts=MOVED,
    portable=WHOLE,
    infer=_resize,
    reference=_resize_of,
    kernel=resize,
    traits=Trait.MOVEMENT,
)

OPS = (PAD, RESIZE)
