"""Ops that combine elements along axes.

A cell takes its elements in row-major order of the reduced axes. Floats are joined by the lane tree, in f32.
Integers have their own width: sums and products wrap, in any order.
"""

from collections.abc import Callable, Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import NUMPY_DTYPES, narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.reduction import ReduceCall, reduced_axes, reduced_shape
from holowork.ops.element_types import F32, NUMBERS, RING, U8, WHOLE
from holowork.ops.kernels.reduction import reduction_kernel
from holowork.ops.rules import required
from holowork.ops.spec import Infer, OperandMismatch, OperandTypes, OpSpec, Trait
from kernels_ir import BOOL, FLOATS, DType

OnCells = Callable[[Array], Array]
"""From [cells, elements of each] to [cells]."""

_AXES = attribute("axes", Kind.INTS, (), doc="the axes to reduce, negative ones from the end; none is all")
_KEEPDIMS = attribute("keepdims", Kind.BOOL, default=False, doc="keep the reduced axes, with extent 1")


def _reduced(op: str) -> Infer:
    """The type without the reduced axes; integers of nothing have no mean, least or greatest."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        x = required(operands, 0)
        axes = attributes["axes"]
        if any(not -x.rank <= axis < x.rank for axis in axes) or _repeats(axes, x.rank):
            raise BadAttribute(f"{op}.axes", f"axes of {x}, each at most once", axes)
        result = x.with_shape(reduced_shape(x.shape, axes, keepdims=attributes["keepdims"]))
        if op in _NEEDS_ELEMENTS and x.elements == 0 < result.elements and not x.dtype.is_float:
            raise OperandMismatch(op, "at least one element in each cell", str(x))
        return result

    return infer


_NEEDS_ELEMENTS = frozenset({"reduce_mean", "reduce_min", "reduce_max"})


def _repeats(axes: tuple[int, ...], rank: int) -> bool:
    return len(set(reduced_axes(axes, rank))) < len(axes)


def _along_axes(on_floats: OnCells, on_integers: OnCells) -> Reference:
    """f16 and bf16 are widened, f32 computes, the result is narrowed once; integers as they are."""

    def reference(operands: Operands, application: Application) -> Array:
        (x,) = operands
        cells = _cells(widened(x), application.integers("axes"))
        result = on_floats(cells) if application.result.dtype.is_float else on_integers(cells)
        return narrowed(result, application.result.dtype).reshape(application.result.shape)

    return reference


def _cells(x: Array, axes: tuple[int, ...]) -> Array:
    """[cells, elements of each], both row-major."""
    gone = reduced_axes(axes, x.ndim)
    kept = tuple(axis for axis in range(x.ndim) if axis not in gone)
    counts = (prod(x.shape[axis] for axis in group) for group in (kept, gone))
    return x.transpose(kept + gone).reshape(tuple(counts))


def _wrapping(join: np.ufunc, start: int) -> OnCells:
    """A sum or product in the width of the elements."""

    def reduce(cells: Array) -> Array:
        return np.asarray(join.reduce(cells, axis=1, dtype=cells.dtype, initial=start))

    return reduce


def _extreme(join: np.ufunc) -> OnCells:
    """The least or greatest; cells are empty only where there are none."""

    def reduce(cells: Array) -> Array:
        return np.asarray(join.reduce(cells, axis=1)) if cells.size else cells[:, :0].reshape(len(cells))

    return reduce


@np.errstate(all="ignore")
def _mean(cells: Array) -> Array:
    """The sum divided once by the count; NaN for no elements."""
    return np.asarray(exact.tree_sum(cells) / np.float32(cells.shape[1]))


def _truncated_mean(cells: Array) -> Array:
    """The sum in 64 bits, divided by the count toward zero."""
    wide = NUMPY_DTYPES[DType.U64 if cells.dtype.kind == "u" else DType.I64]
    total = np.asarray(np.add.reduce(cells, axis=1, dtype=wide))
    return exact.integers.div(total, np.full_like(total, cells.shape[1])).astype(cells.dtype)


_ORDER = "The sum has a fixed tree, another than the peer's, which shows where terms cancel. "
_STORED = "f16 and bf16 are rounded once, at the end; the peer rounds after every element."
_DIVIDED = "The sum is divided by the count; along some axes the peer multiplies by 1 / count. "


def _reduction(name: str, on_floats: OnCells, on_integers: OnCells, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of any type
    """A row of the family: the peer numbers the five in the same order, one lower."""
    return OpSpec(
        name=name,
        discriminant=columns["id"] - 1,
        operands=("x",),
        call=ReduceCall,
        infer=_reduced(name),
        reference=_along_axes(on_floats, on_integers),
        kernel=reduction_kernel(name.removeprefix("reduce_")),
        attributes=(_AXES, _KEEPDIMS),
        traits=Trait.REDUCTION,
        **columns,
    )


OPS = (
    _reduction(
        "reduce_sum",
        exact.tree_sum,
        _wrapping(np.add, 0),
        id=56,
        summary="Σ x along axes; 0 for no elements",
        accepts=NUMBERS,
        portable=F32 | RING,
        tolerance=8,
        differs=_ORDER + _STORED,
    ),
    _reduction(
        "reduce_mean",
        _mean,
        _truncated_mean,
        id=57,
        summary="Σ x / count along axes; of no floats NaN; of integers cut off toward zero, one is needed",
        accepts=NUMBERS,
        portable=F32 | U8,
        tolerance=8,
        differs=_DIVIDED + _ORDER + _STORED,
    ),
    _reduction(
        "reduce_prod",
        exact.tree_prod,
        _wrapping(np.multiply, 1),
        id=58,
        summary="Π x along axes; 1 for no elements",
        accepts=NUMBERS,
        portable=F32 | RING,
        tolerance=64,
        differs=_STORED,
    ),
    _reduction(
        "reduce_min",
        exact.tree_min,
        _extreme(np.minimum),
        id=59,
        summary="the least x along axes; of no floats +∞; of integers one is needed",
        accepts=WHOLE,
        portable=FLOATS | U8 | BOOL,
        differs="NaN gives NaN, and −0 is less than 0; the peer passes over NaN along some axes.",
    ),
    _reduction(
        "reduce_max",
        exact.tree_max,
        _extreme(np.maximum),
        id=60,
        summary="the greatest x along axes; of no floats −∞; of integers one is needed",
        accepts=WHOLE,
        portable=FLOATS | U8 | BOOL,
        differs="NaN gives NaN, and −0 is less than 0; the peer passes over NaN along some axes.",
    ),
)
