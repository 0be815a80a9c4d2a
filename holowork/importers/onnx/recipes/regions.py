"""Regions of images in one extent each, as detectors read them."""

from dataclasses import dataclass
from functools import reduce
from itertools import product as combinations
from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.region_pools import max_roi_pool
from holowork.importers.onnx.recipes.sampling import Table, Tap, column, within
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array, Tensor

_MOST_SAMPLES = 1 << 10


@dataclass(frozen=True, kw_only=True)
class Bins:
    """The `count` parts of each region along one axis, the first at `start` [R, 1, 1], of `size` [R, 1, 1].

    `grid` [R, 1, 1] is how many samples a part has, `most` the most of all.
    """

    start: Tensor
    size: Tensor
    count: int
    most: int
    grid: Tensor

    @property
    def places(self) -> Tensor:
        """[R, count, most]: where the samples lie."""
        part = self._numbers(np.arange(self.count)[:, None])
        sample = self._numbers(np.arange(self.most)[None] + 0.5)
        return self.start + part * self.size + sample * self.size / self.grid

    @property
    def taken(self) -> Tensor:
        """[R, 1, most]: 1 for the samples that a region has."""
        return self._numbers(np.arange(self.most)[None]).less(self.grid).astype("f32")

    def taps(self, extent: int) -> list[Tap]:
        """The neighbours of each sample: none for one that lies more than 1 outside."""
        at = self.places
        valid = within(at, -1, extent) * self.taken
        inside = at.max(self._numbers(0)).min(self._numbers(extent - 1))
        low = inside.floor()
        high = inside - low
        one = self._numbers(1)
        return [Tap(place=low, weight=(one - high) * valid), Tap(place=low + one, weight=high * valid)]

    def _numbers(self, values: object) -> Tensor:
        return self.start.graph.const(np.asarray(values, np.float32))


def _roi_align(step: Step) -> Results:
    """The mean, or the greatest, of samples between elements in each part of each region."""
    mode, regions = step.attribute("mode", "avg"), step[1].shape[0]
    if mode not in {"avg", "max"} or step.x.ndim != 4:
        step.refuse("images [N, C, H, W] and mode avg or max", [list(step.x.shape), mode])
    bins = (_bins(step, 0), _bins(step, 1))
    parts = tuple(number for each in bins for number in (each.count, each.most))
    if parts[1] * parts[3] > _MOST_SAMPLES:
        step.refuse(f"at most {_MOST_SAMPLES} samples of a part", parts[1] * parts[3])
    taps = [
        [_spread(tap, (regions, *parts), axis) for tap in each.taps(step.x.shape[2 + axis])]
        for axis, each in enumerate(bins)
    ]
    found = (_mean if mode == "avg" else _greatest)(step, taps, bins)
    return found.transpose(perm=(0, 3, 1, 2)).astype(step.x.dtype)


def _image(step: Step) -> Tensor:
    """The image that each region is of, [R, 1]."""
    return step[2].astype("i64").reshape((step[2].size, 1))


def _parted(found: Tensor, bins: tuple[Bins, Bins]) -> Tensor:
    """[R, samples, C] → [R, rows, samples, columns, samples, C]"""
    down, across = bins
    return found.reshape((found.shape[0], down.count, down.most, across.count, across.most, found.shape[2]))


def _mean(step: Step, taps: list[list[Tap]], bins: tuple[Bins, Bins]) -> Tensor:
    """[R, rows, columns, C]: the sum of the samples of each part over their number."""
    samples = _parted(Table.of(step.x).sum(taps, _image(step)), bins)
    total = samples.reduce_sum(axes=(2, 4), keepdims=False)
    return total / (bins[0].grid * bins[1].grid).reshape((total.shape[0], 1, 1, 1))


def _greatest(step: Step, taps: list[list[Tap]], bins: tuple[Bins, Bins]) -> Tensor:
    """[R, rows, columns, C]: the greatest of the weighed neighbours of all samples that a region has."""
    table, image, (down, across) = Table.of(step.x), _image(step), bins
    terms = [table.read(pair, image) for pair in combinations(*taps)]
    samples = _parted(reduce(lambda a, b: a.max(b), terms), bins)
    if int(step.attribute("sampling_ratio", 0)) <= 0:
        rows = down.taken.reshape((image.shape[0], 1, down.most, 1, 1, 1))
        taken = rows * across.taken.reshape((image.shape[0], 1, 1, 1, across.most, 1))
        samples = step.graph.where(taken, samples, step.scalar(float("-inf"), samples))
    return samples.reduce_max(axes=(2, 4), keepdims=False)


def _bins(step: Step, axis: int) -> Bins:
    """The parts along rows (0) or columns (1)."""
    rois, is_half = step[1].astype("f32"), _is_half(step)
    count = int(step.attribute(("output_height", "output_width")[axis], 1))
    scale = step.scalar(step.attribute("spatial_scale", 1.0), rois)
    shift = step.scalar(0.5 * is_half, rois)
    regions = rois.shape[0]
    corners = rois.reshape((regions, 1, 4))
    start, end = (
        column(corners, place).reshape((regions, 1, 1)) * scale - shift for place in (1 - axis, 3 - axis)
    )
    extent = end - start if is_half else (end - start).max(step.scalar(1.0, rois))
    size = extent / step.scalar(float(count), rois)
    grid = _grid(step, size)
    return Bins(
        start=start, size=size, count=count, most=int(grid.max(initial=1)), grid=step.graph.const(grid)
    )


def _is_half(step: Step) -> bool:
    """Whether places are the middles of elements; before opset 16 they were not."""
    return (
        step.version >= 16 and step.attribute("coordinate_transformation_mode", "half_pixel") == "half_pixel"
    )


def _grid(step: Step, size: Tensor) -> Array:
    """How many samples a part of each region has: as asked for, else one for each element begun."""
    ratio = int(step.attribute("sampling_ratio", 0))
    if ratio > 0:
        return np.full(size.shape, ratio, np.float32)
    step.value(1)
    known = step.around.known.of(size)
    return np.ones(size.shape, np.float32) if known is None else np.maximum(np.ceil(known), 1)


def _spread(tap: Tap, parts: tuple[int, ...], axis: int) -> Tap:
    """A neighbour of each sample along one axis, for the samples of both: [R, samples]."""
    shape = [parts[0], 1, 1, 1, 1]
    shape[1 + 2 * axis : 3 + 2 * axis] = tap.place.shape[1:]
    both = [
        one.reshape(tuple(shape)).expand(parts).reshape((parts[0], prod(parts[1:])))
        for one in (tap.place, tap.weight)
        if one is not None
    ]
    return Tap(place=both[0], weight=both[1])


REGIONS: tuple[Recipe, ...] = (
    composed("RoiAlign", _roi_align, "with sampling_ratio 0 the regions must be known"),
    composed("MaxRoiPool", max_roi_pool, "every region is compared with every place"),
)
