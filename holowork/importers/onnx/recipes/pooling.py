"""Pools of images of any number of axes, and the opposite of one.

The greatest and the mean of a window are those of its lines: the last two axes are pooled together, the ones
before them one by one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any

import numpy as np

from holowork.importers.onnx.recipe import Build, Recipe, composed, direct
from holowork.importers.onnx.recipes.convolution import Filters, convolved
from holowork.importers.onnx.recipes.scatter import Scatter
from holowork.importers.onnx.recipes.windows import UNIT, Line, Lines, attributes_of, lines_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array, Tensor

_MOST = 1 << 24
"""Cells of all windows of an image whose places are a constant, at most."""


@dataclass(frozen=True, kw_only=True)
class Pool:
    """A pool of ours, and what it is told beside the windows."""

    op: str
    settings: Mapping[str, Any] = field(default_factory=dict)

    def of(self, images: Tensor, lines: Lines) -> Tensor:
        """The pool over the last two axes of images [N, C, H, W]."""
        kernel = tuple(line.kernel for line in lines)
        return images.graph.op(self.op, images, kernel=kernel, **attributes_of(lines), **self.settings)

    def over(self, x: Tensor, lines: Lines) -> Tensor:
        """The pool over all axes of x behind the first two."""
        last, leading = (UNIT, *lines)[-2:], lines[:-2]
        planes = x.reshape((x.shape[0], prod((1, *x.shape[1 : max(x.ndim - 2, 2)])), *_last_two(x)))
        found = self.of(planes, last)
        shape = list(x.shape[: x.ndim - len(lines[-2:])]) + list(found.shape[-len(lines[-2:]) :])
        for axis, line in enumerate(leading, start=2):
            apart = (1, prod(shape[:axis]), shape[axis], prod(shape[axis + 1 :]))
            found = self.of(found.reshape(apart), (line, UNIT))
            shape[axis] = found.shape[2]
        return found.reshape(tuple(shape))


def _last_two(x: Tensor) -> tuple[int, ...]:
    """The extents of an image: those of the last two axes, or of one row."""
    return x.shape[-2:] if x.ndim > 3 else (1, x.shape[-1])


def _lines(step: Step) -> Lines:
    return lines_of(step, tuple(step.required("kernel_shape")))


def _average_pool(step: Step) -> Results:
    settings = {name: bool(step.attribute(name, 0)) for name in ("ceil_mode", "count_include_pad")}
    pool = Pool(op="avg_pool_2d", settings=settings)
    if step.x.ndim <= 4:
        return pool.over(step.x, _lines(step))
    wide = step.x.astype("f32") if step.x.dtype.is_float else step.x
    return pool.over(wide, _lines(step)).astype(step.x.dtype)


def _max_pool(step: Step) -> Results:
    lines = _lines(step)
    pool = Pool(op="max_pool_2d", settings={"ceil_mode": bool(step.attribute("ceil_mode", 0))})
    greatest = pool.over(step.x, lines)
    return (greatest, _where_greatest(step, greatest, lines)) if step.asks(1) else greatest


def _where_greatest(step: Step, greatest: Tensor, lines: Lines) -> Tensor:
    """The flat place in x of the first greatest cell of each window, or of its first NaN."""
    batch, channels, *extents = step.x.shape
    places = _cells(step, lines, greatest.shape[2:])
    planes, each = batch * channels, prod(extents)
    beyond, rows = step.integers(each), places.reshape(-1, places.shape[-1])
    cells = step.x.reshape((planes, each)).gather(step.integers(np.maximum(rows, 0)), axis=1)
    hits = cells.equal(greatest.reshape((planes, len(rows), 1)))
    if step.x.dtype.is_float:
        hits = hits.or_(cells.is_nan())
    numbered = step.integers(np.where(rows < 0, each, rows)[None])
    found = step.graph.where(hits, numbered, beyond).reduce_min(axes=(2,), keepdims=False)
    if step.attribute("storage_order", 0):
        columns_first = np.arange(each).reshape(extents[::-1]).transpose().reshape(-1)
        found = step.integers(columns_first).gather(found, axis=0)
    return (found + step.integers(np.arange(planes)[:, None] * each)).reshape(greatest.shape)


def _cells(step: Step, lines: Lines, outs: tuple[int, ...]) -> Array:
    """The flat place of each cell of each window, [outs…, cells]; −1 outside; raises UnsupportedForm."""
    extents, rank = step.x.shape[2:], len(lines)
    count = prod(outs) * prod(line.kernel for line in lines)
    if count > _MOST:
        step.refuse(f"at most {_MOST} cells of windows whose places are asked for", count)
    flat, inside = np.zeros((1,) * (2 * rank), np.int64), np.ones((1,) * (2 * rank), bool)
    for axis, (line, extent, out) in enumerate(zip(lines, extents, outs, strict=True)):
        shape = [1] * (2 * rank)
        shape[axis], shape[rank + axis] = out, line.kernel
        at = line.places(out).reshape(shape)
        flat, inside = flat * extent + at, inside & (at >= 0) & (at < extent)
    return np.where(inside, flat, -1).reshape((*outs, -1))


def _power(x: Tensor, p: float) -> Tensor:
    """|x|ᵖ"""
    if p == 1:
        return x.abs()
    return x * x if p == 2 else x.abs().pow(x.graph.const(float(p), dtype=x.dtype))


def _root(x: Tensor, p: float) -> Tensor:
    if p == 1:
        return x
    return x.sqrt() if p == 2 else x.pow(x.graph.const(1 / p, dtype=x.dtype))


def _lp_pool(step: Step) -> Results:
    """(Σ |x|ᵖ)^(1/p) of each window; the sums are convolutions of each image with ones"""
    p, lines, x = float(step.attribute("p", 2)), _lines(step), step.x.astype("f32")
    if step.attribute("ceil_mode", 0):
        lines = tuple(_reaching(*pair) for pair in zip(lines, x.shape[2:], strict=True))
    ones = np.ones((1, 1, *(line.kernel for line in lines)), np.float32)
    planes = _power(x, p).reshape((x.shape[0] * x.shape[1], 1, *x.shape[2:]))
    sums = convolved(planes, Filters(w=step.graph.const(ones), lines=lines))
    return _root(sums, p).reshape((*x.shape[:2], *sums.shape[2:])).astype(step.x.dtype)


def _reaching(line: Line, extent: int) -> Line:
    """The windows with one more where it begins in the axis and leaves it."""
    left = (extent + line.begin + line.end - line.span) % line.stride
    begins_inside = line.count(extent) * line.stride < extent + line.begin
    return replace(line, end=line.end + line.stride - left) if left and begins_inside else line


def _global(name: str) -> Build:
    """A reduction of each whole image."""

    def build(step: Step) -> Results:
        return step.graph.op(name, step.x, axes=_spatial(step), keepdims=True)

    return build


def _spatial(step: Step) -> tuple[int, ...]:
    if step.x.ndim < 3:
        step.refuse("images [N, C, …]", list(step.x.shape))
    return tuple(range(2, step.x.ndim))


def _global_average(step: Step) -> Results:
    return step.x.global_avg_pool()


def _global_lp(step: Step) -> Results:
    p = float(step.attribute("p", 2))
    total = _power(step.x.astype("f32"), p).reduce_sum(axes=_spatial(step), keepdims=True)
    return _root(total, p).astype(step.x.dtype)


def _max_unpool(step: Step) -> Results:
    """Each element at its place in the image that was pooled, 0 elsewhere."""
    x, places = step[0], step[1]
    pairs = zip(_lines(step), x.shape[2:], strict=True)
    image = tuple((n - 1) * line.stride + line.kernel - line.begin - line.end for line, n in pairs)
    shape = (*x.shape[:2], *image)
    whole = tuple(int(extent) for extent in step.value(2)) if step.get(2) is not None else shape
    scatter = Scatter(
        step=step,
        x=step.graph.const(0, dtype=x.dtype).expand((1, prod(shape), 1)),
        indices=places.reshape((1, places.size)),
        updates=x.reshape((1, x.size, 1)),
        reduction="none",
    )
    pads = (*(0,) * x.ndim, *(w - s for w, s in zip(whole, shape, strict=True)))
    made = scatter.result.reshape(shape)
    return made.pad(pads=pads, value=0.0) if any(pads) else made


POOLING: tuple[Recipe, ...] = (
    direct("MaxPool", _max_pool, "places of the greatest are found by comparing"),
    direct("AveragePool", _average_pool),
    composed("LpPool", _lp_pool),
    direct("GlobalAveragePool", _global_average),
    direct("GlobalMaxPool", _global("reduce_max")),
    composed("GlobalLpPool", _global_lp),
    composed("MaxUnpool", _max_unpool, "places are compared with every place, at most 2²⁴ in all"),
)
