"""Elements chosen by computed indices: gathers of one flat axis."""

from collections.abc import Sequence
from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.recipes.forms import zero_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array, Tensor


def strides_of(shape: Sequence[int]) -> tuple[int, ...]:
    """Elements from one index of each axis to the next, in row-major order."""
    return tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))


def counted(step: Step, indices: Tensor, extents: Sequence[int] | int) -> Tensor:
    """Indices in i64 from the front, of an axis of this extent, or each of its own along the last axis.

    Raises UnsupportedForm for known ones that are outside.
    """
    known = step.around.known.of(indices)
    if known is not None and not np.all((known >= -np.array(extents)) & (known < extents)):
        step.refuse(f"indices within extents {extents}", f"{known.min()} to {known.max()}")
    wide, zero = indices.astype("i64"), step.integers(0)
    return step.graph.where(wide.less(zero), wide + step.integers(extents), wide)


def offsets(shape: Sequence[int], strides: Sequence[int], without: int) -> Array:
    """Where each place lies, as far as the other axes than one say it; that axis has extent 1."""
    grid = np.zeros((1,) * len(shape), np.int64)
    for axis, extent in enumerate(shape):
        if axis != without:
            along = [extent if place == axis else 1 for place in range(len(shape))]
            grid = grid + (np.arange(extent) * strides[axis]).reshape(along)
    return grid


def elements(step: Step, x: Tensor, indices: Tensor, *, axis: int) -> Tensor:
    """The elements of x whose index along one axis is given, along the others that of the place."""
    strides = strides_of(x.shape)
    fits = len(indices.shape) == x.ndim and all(
        given <= extent or place == axis
        for place, (given, extent) in enumerate(zip(indices.shape, x.shape, strict=False))
    )
    if not fits:
        step.refuse(f"indices of extents within {list(x.shape)}", list(indices.shape))
    along = counted(step, indices, x.shape[axis]) * step.integers(strides[axis])
    flat = along + step.integers(offsets(indices.shape, strides, axis))
    return x.reshape((x.size,)).gather(flat, axis=0)


def _gather_elements(step: Step) -> Results:
    return elements(step, step[0], step[1], axis=step.axis(0))


def rows_of(step: Step, indices: Tensor, extents: Sequence[int]) -> Tensor:
    """The number of a row, of the extents before the row's own, from an index for each of them."""
    strides = step.integers(strides_of(extents))
    return (counted(step, indices, tuple(extents)) * strides).reduce_sum(axes=(-1,), keepdims=False)


def _gather_nd(step: Step) -> Results:
    x, indices, batch = step[0], step[1], int(step.attribute("batch_dims", 0))
    depth = indices.shape[-1]
    last = batch + depth
    if last > x.ndim or x.shape[:batch] != indices.shape[:batch]:
        step.refuse(f"indices of at most {x.ndim - batch} axes, batches as in the data", list(indices.shape))
    if depth == 0:
        step.refuse("an index of at least one axis", 0)
    rows = rows_of(step, indices, x.shape[batch:last])
    each = prod(x.shape[batch:last])
    first = np.arange(prod(x.shape[:batch])).reshape((*x.shape[:batch], *(1,) * (rows.ndim - batch))) * each
    table = x.reshape((prod(x.shape[:last]), *x.shape[last:]))
    return table.gather(rows + step.integers(first) if batch else rows, axis=0)


def _one_hot(step: Step) -> Results:
    """Negative indices count from the end; those outside are nowhere on."""
    (depth,) = (int(number) for number in step.value(1).reshape(-1))
    rank = step.x.ndim + 1
    axis = step.axis(-1, rank)
    whole, zero = step.x.astype("i64"), step.integers(0)
    shape = (*step.x.shape[:axis], 1, *step.x.shape[axis:])
    wanted = step.graph.where(whole.less(zero), whole + step.integers(depth), whole).reshape(shape)
    places = step.integers(np.arange(depth).reshape([-1 if place == axis else 1 for place in range(rank)]))
    off, on = (step[2].gather(step.integers(place), axis=0) for place in (0, 1))
    return step.graph.where(wanted.equal(places), on, off)


def _triangle(step: Step) -> Results:
    """What is on the k-th diagonal or above it, or below, else 0."""
    rows, columns = step.x.shape[-2:]
    down, across = step.integers(np.arange(rows)[:, None]), step.integers(np.arange(columns)[None])
    k = step.get(1)
    edge = down if k is None else down + k.reshape(())
    is_upper = step.attribute("upper", 1)
    stays = across.greater_or_equal(edge) if is_upper else across.less_or_equal(edge)
    return step.graph.where(stays, step.x, zero_of(step.x))


def _reverse_sequence(step: Step) -> Results:
    """The first places of each sequence backwards, the others as they are."""
    batch, time = int(step.attribute("batch_axis", 1)), int(step.attribute("time_axis", 0))
    if {batch, time} != {0, 1} or step.x.ndim < 2:
        step.refuse("axes 0 and 1 for batch and time", [batch, time])
    many, most = step.x.shape[batch], step.x.shape[time]
    lengths = step[1].astype("i64").reshape([many if axis == batch else 1 for axis in (0, 1)])
    at = step.integers(np.arange(most).reshape([most if axis == time else 1 for axis in (0, 1)]))
    turned = step.graph.where(at.less(lengths), lengths - step.integers(1) - at, at)
    strides = strides_of(step.x.shape[:2])
    place = turned * step.integers(strides[time])
    flat = place + step.integers(offsets(step.x.shape[:2], strides, time))
    return step.x.reshape((many * most, *step.x.shape[2:])).gather(flat, axis=0)


def _features(step: Step) -> Results:
    x, chosen = step[0], step[1]
    lines = x.reshape((1, *x.shape)) if x.ndim == 1 else x
    return lines.gather(chosen.reshape((chosen.size,)), axis=lines.ndim - 1)


INDEXING: tuple[Recipe, ...] = (
    composed("GatherElements", _gather_elements),
    composed("GatherND", _gather_nd),
    composed("OneHot", _one_hot, "its depth must be known"),
    composed("Trilu", _triangle),
    composed("ReverseSequence", _reverse_sequence),
    direct("ArrayFeatureExtractor", _features, domain="ai.onnx.ml"),
)
