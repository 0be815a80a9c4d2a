"""Updates written into a tensor at indices."""

from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.indexing import counted, rows_of
from holowork.importers.onnx.recipes.scatter import Scatter
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_MOST_BATCHES = 256


def _scatter_elements(step: Step) -> Results:
    """Within the extents of the indices; what is beyond them stays."""
    x, indices, updates, axis = step[0], step[1], step[2], step.axis(0)
    if indices.shape != updates.shape or x.ndim != indices.ndim:
        step.refuse(f"indices and updates of {x.ndim} axes, alike", [indices.shape, updates.shape])
    within = tuple(
        extent if place == axis else given
        for place, (extent, given) in enumerate(zip(x.shape, indices.shape, strict=True))
    )
    part = x if within == x.shape else x.slice(starts=(0,) * x.ndim, ends=within)
    made = _along(step, (part, indices, updates), axis)
    return made if part is x else _put_back(step, x, made)


def _along(step: Step, tensors: tuple[Tensor, Tensor, Tensor], axis: int) -> Tensor:
    """A scatter along one axis of x, indices and updates, each line by itself."""
    x, indices, updates = tensors
    order = (*(place for place in range(x.ndim) if place != axis), axis)
    moved = [tensor.transpose(perm=order) for tensor in (x, counted(step, indices, x.shape[axis]), updates)]
    count = prod(x.shape) // max(x.shape[axis], 1)
    lines = [tensor.reshape((count, tensor.shape[-1])) for tensor in moved]
    scatter = Scatter(
        step=step,
        x=lines[0].reshape((*lines[0].shape, 1)),
        indices=lines[1],
        updates=lines[2].reshape((*lines[2].shape, 1)),
        reduction=step.attribute("reduction", "none"),
    )
    return scatter.result.reshape(moved[0].shape).transpose(perm=tuple(int(p) for p in np.argsort(order)))


def _put_back(step: Step, x: Tensor, part: Tensor) -> Tensor:
    """x with its first places replaced."""
    source = np.arange(x.size).reshape(x.shape)
    source[tuple(slice(extent) for extent in part.shape)] = x.size + np.arange(part.size).reshape(part.shape)
    both = step.graph.concat(x.reshape((x.size,)), part.reshape((part.size,)), axis=0)
    return both.gather(step.integers(source), axis=0)


def _scatter_nd(step: Step) -> Results:
    x, indices, updates = step[0], step[1], step[2]
    depth = indices.shape[-1]
    if not 0 < depth <= x.ndim or updates.shape != (*indices.shape[:-1], *x.shape[depth:]):
        step.refuse(f"updates of {[*indices.shape[:-1], *x.shape[depth:]]}", list(updates.shape))
    extents, each = x.shape[:depth], prod(x.shape[depth:])
    rows = rows_of(step, indices, extents)
    scatter = Scatter(
        step=step,
        x=x.reshape((1, prod(extents), each)),
        indices=rows.reshape((1, rows.size)),
        updates=updates.reshape((1, rows.size, each)),
        reduction=step.attribute("reduction", "none"),
    )
    return scatter.result.reshape(x.shape)


def _write_rows(step: Step) -> Results:
    """New rows into the cache of each sequence of a batch, from a place on that each has of its own."""
    cache, new = step[0], step[1]
    axis = step.axis(-2)
    batch, rows = cache.shape[0], cache.shape[axis]
    if axis == 0 or new.shape[axis] > rows or not 0 < batch <= _MOST_BATCHES:
        step.refuse(f"at most {_MOST_BATCHES} sequences of at most {rows} rows", [cache.shape, new.shape])
    before, after = prod(cache.shape[1:axis]), prod(cache.shape[axis + 1 :])
    olds, news = (one.reshape((batch, before, one.shape[axis], after)) for one in (cache, new))
    place = step.get(2)
    at = step.integers(np.zeros(batch)) if place is None else place
    at = at.astype("i32")
    written = [
        step.graph.kv_cache_write(*(_one(each, number) for each in (olds, news, at)))
        for number in range(batch)
    ]
    return step.graph.concat(*written, axis=0).reshape(cache.shape)


def _one(x: Tensor, place: int) -> Tensor:
    """One of the first axis, which stays."""
    return x if x.shape[0] == 1 else x.slice(starts=(place,), ends=(place + 1,), axes=(0,), steps=(1,))


_NOTE = "unknown indices are compared with every place, at most 2²⁴ in all"
SCATTERING: tuple[Recipe, ...] = (
    composed("ScatterElements", _scatter_elements, _NOTE),
    composed("ScatterND", _scatter_nd, _NOTE),
    composed("Scatter", _scatter_elements, _NOTE),
    composed("TensorScatter", _write_rows),
)
