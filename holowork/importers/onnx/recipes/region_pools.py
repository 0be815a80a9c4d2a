"""The greatest element of each part of regions: a place counts for a part or not."""

import numpy as np

from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_MOST = 1 << 24
"""Elements of masked rows of all regions, at most."""


def max_roi_pool(step: Step) -> Results:
    """The greatest element of each part of each region, along rows, then columns; 0 for an empty part."""
    images, rois = step[0], step[1]
    if images.ndim != 4 or rois.shape[1:] != (5,):
        step.refuse("images [N, C, H, W] and regions [R, 5]", [list(images.shape), list(rois.shape)])
    high, wide = (int(extent) for extent in step.required("pooled_shape"))
    (batch, channels, rows, columns), regions = images.shape, rois.shape[0]
    size = regions * channels * high * rows * columns
    if size > _MOST or not batch:
        step.refuse(f"at most {_MOST} elements of rows of regions", size)
    own = images.gather(rois.gather(step.integers(0), axis=1).astype("i64"), axis=0)
    inside = _parts(step, 1, (high, rows)).reshape((regions, 1, high, rows, 1))
    lines = _masked(own.reshape((regions, channels, 1, rows, columns)), inside, 3)
    inside = _parts(step, 0, (wide, columns)).reshape((regions, 1, 1, wide, columns))
    found = _masked(lines.reshape((regions, channels, high, 1, columns)), inside, 4)
    is_empty = found.equal(step.scalar(float("-inf"), found))
    return step.graph.where(is_empty, step.scalar(0.0, found), found)


def _masked(x: Tensor, inside: Tensor, axis: int) -> Tensor:
    """The greatest along an axis of what is inside."""
    least = x.graph.const(float("-inf"), dtype=x.dtype)
    return x.graph.where(inside, x, least).reduce_max(axes=(axis,), keepdims=False)


def _parts(step: Step, axis: int, extents: tuple[int, int]) -> Tensor:
    """[R, parts, extent]: whether a place along columns (0) or rows (1) belongs to a part of a region.

    Source: R. Girshick, Fast R-CNN, 2015: corners are rounded, parts reach out to whole places.
    """
    rois, (count, extent) = step[1].astype("f32"), extents
    scale = step.scalar(step.attribute("spatial_scale", 1.0), rois)
    low, high = (
        (rois.gather(step.integers(place), axis=1) * scale).round(mode="away").reshape((rois.shape[0], 1))
        for place in (1 + axis, 3 + axis)
    )
    one = step.scalar(1.0, rois)
    size = (high - low + one).max(one) / step.scalar(float(count), rois)
    numbers = step.graph.const(np.arange(count, dtype=np.float32)[None])
    starts = ((numbers * size).floor() + low).reshape((rois.shape[0], count, 1))
    ends = (((numbers + one) * size).ceil() + low).reshape((rois.shape[0], count, 1))
    at = step.graph.const(np.arange(extent, dtype=np.float32))
    return at.greater_or_equal(starts).and_(at.less(ends))
