"""Images read at computed places, between their elements: neighbours gathered, weighed and added."""

from dataclasses import dataclass
from functools import reduce
from itertools import product as combinations
from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.indexing import strides_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_CUBIC = -0.75
_MOST_TAPS = 64
_MODES = {
    "bilinear": "linear",
    "bicubic": "cubic",
    "nearest": "nearest",
    "linear": "linear",
    "cubic": "cubic",
}
_PADDINGS = ("zeros", "border", "reflection")


@dataclass(frozen=True, kw_only=True)
class Tap:
    """A neighbour along one axis: its place as a whole number in f32, its weight if that is not 1."""

    place: Tensor
    weight: Tensor | None = None


@dataclass(frozen=True, kw_only=True)
class Table:
    """The elements of images [B, C, …] as rows of channels."""

    rows: Tensor
    batch: int
    extents: tuple[int, ...]

    @classmethod
    def of(cls, images: Tensor) -> "Table":
        """The table of images in f32."""
        batch, channels, *extents = images.shape
        lines = images.astype("f32").reshape((batch, channels, prod(extents))).transpose(perm=(0, 2, 1))
        rows = lines.reshape((batch * prod(extents), channels))
        return cls(rows=rows, batch=batch, extents=tuple(extents))

    def read(self, taps: tuple[Tap, ...], first: Tensor | None = None) -> Tensor:
        """[B, P, C]: the elements at a neighbour along each axis, times their weights.

        `first` is the image that each line of places reads, its own where none is given.
        """
        graph, strides = self.rows.graph, strides_of(self.extents)
        image = graph.const(np.arange(self.batch)[:, None]) if first is None else first
        flat = image * graph.const(np.int64(prod(self.extents)))
        for tap, extent, stride in zip(taps, self.extents, strides, strict=True):
            zero, last = graph.const(0.0, dtype="f32"), graph.const(float(extent - 1), dtype="f32")
            flat = flat + tap.place.max(zero).min(last).astype("i64") * graph.const(np.int64(stride))
        found = self.rows.gather(flat, axis=0)
        weights = [tap.weight for tap in taps if tap.weight is not None]
        if not weights:
            return found
        weight = reduce(lambda a, b: a * b, weights)
        return found * weight.reshape((*weight.shape, 1))

    def sum(self, taps: list[list[Tap]], first: Tensor | None = None) -> Tensor:
        """[B, P, C]: the sum over all neighbours."""
        terms = [self.read(each, first) for each in combinations(*taps)]
        return reduce(lambda a, b: a + b, terms)


@dataclass(frozen=True, kw_only=True)
class Sampling:
    """How places between elements and outside of the image are read."""

    mode: str = "linear"
    padding: str = "zeros"
    corners: bool = True

    def taps(self, at: Tensor, extent: int) -> list[Tap]:
        """The neighbours of each place along one axis."""
        at = self._inside(at.round(mode="even") if self.mode == "nearest" else at, extent)
        if self.mode == "nearest":
            return [self._padded(Tap(place=at), extent)]
        whole = at.floor()
        weights = _linear(at - whole) if self.mode == "linear" else _cubic(at - whole)
        first = 1 - len(weights) // 2
        return [
            self._padded(Tap(place=whole + _number(at, first + offset), weight=weight), extent)
            for offset, weight in enumerate(weights)
        ]

    def _bounds(self, extent: int) -> tuple[float, float]:
        return (0.0, extent - 1.0) if self.corners else (-0.5, extent - 0.5)

    def _inside(self, at: Tensor, extent: int) -> Tensor:
        """A place outside of the image moved as the padding says.

        Of cubics at a border the neighbours alone are, as in PyTorch and onnxruntime.
        """
        if self.padding == "reflection":
            return self._reflected(at, extent)
        if self.padding == "zeros" or self.mode == "cubic":
            return at
        low, high = (_number(at, bound) for bound in self._bounds(extent))
        moved = at.max(_number(at, 0)).min(_number(at, extent - 1))
        return at.graph.where(at.less(low).or_(at.greater(high)), moved, at)

    def _reflected(self, at: Tensor, extent: int) -> Tensor:
        """low + size − |(at − low) mod 2·size − size|"""
        low, high = self._bounds(extent)
        if high == low:
            return at * _number(at, 0)
        size = _number(at, high - low)
        away = (at - _number(at, low)).mod(_number(at, 2 * (high - low))) - size
        return _number(at, low) + size - away.abs()

    def _padded(self, tap: Tap, extent: int) -> Tap:
        """A neighbour outside of the image: 0, or another one."""
        if self.padding == "reflection":
            return Tap(place=self._reflected(tap.place, extent), weight=tap.weight)
        if self.padding == "border":
            return tap
        inside = within(tap.place, 0, extent - 1)
        return Tap(place=tap.place, weight=inside if tap.weight is None else tap.weight * inside)


def within(at: Tensor, low: float, high: float) -> Tensor:
    """1 where a place is within bounds, else 0."""
    return at.greater_or_equal(_number(at, low)).and_(at.less_or_equal(_number(at, high))).astype("f32")


def _number(like: Tensor, number: float) -> Tensor:
    return like.graph.const(float(number), dtype=like.dtype)


def _linear(r: Tensor) -> list[Tensor]:
    return [_number(r, 1) - r, r]


def _cubic(r: Tensor) -> list[Tensor]:
    """The weights of 4 neighbours.

    Source: R. Keys, Cubic convolution interpolation for digital image processing, 1981.
    """
    a, one = _CUBIC, _number(r, 1)

    def far(d: Tensor) -> Tensor:
        inner = (d * _number(r, a) - _number(r, 5 * a)) * d + _number(r, 8 * a)
        return inner * d - _number(r, 4 * a)

    def near(d: Tensor) -> Tensor:
        return (d * _number(r, a + 2) - _number(r, a + 3)) * d * d + one

    return [far(r + one), near(r), near(one - r), far(one - r + one)]


def _grid_sample(step: Step) -> Results:
    x, grid = step[0], step[1].astype("f32")
    extents, sampling = x.shape[2:], _sampling(step)
    if grid.shape[-1] != len(extents) or grid.shape[0] != x.shape[0] or grid.ndim != x.ndim:
        step.refuse(f"a grid [{x.shape[0]}, …, {len(extents)}]", list(grid.shape))
    table = Table.of(x)
    lines = grid.reshape((x.shape[0], prod(grid.shape[1:-1]), len(extents)))
    taps = []
    for axis, extent in enumerate(extents):
        at = _unscaled(column(lines, len(extents) - 1 - axis), extent, corners=sampling.corners)
        taps.append(sampling.taps(at, extent))
    if prod(map(len, taps)) > _MOST_TAPS:
        step.refuse(f"at most {_MOST_TAPS} neighbours", prod(map(len, taps)))
    found = table.sum(taps).transpose(perm=(0, 2, 1))
    return found.reshape((*x.shape[:2], *grid.shape[1:-1])).astype(x.dtype)


def _sampling(step: Step) -> Sampling:
    mode = step.attribute("mode", "linear")
    padding = step.attribute("padding_mode", "zeros")
    if mode not in _MODES or padding not in _PADDINGS:
        step.refuse(f"a mode of {', '.join(_MODES)} and a padding of {', '.join(_PADDINGS)}", [mode, padding])
    return Sampling(mode=_MODES[mode], padding=padding, corners=bool(step.attribute("align_corners", 0)))


def column(lines: Tensor, place: int) -> Tensor:
    """One of the numbers of each place: [B, P, K] → [B, P]"""
    return lines.gather(lines.graph.const(np.int64(place)), axis=2)


def _unscaled(at: Tensor, extent: int, *, corners: bool) -> Tensor:
    """A place from −1 to 1 as one of the axis."""
    if corners:
        return (at + _number(at, 1)) * _number(at, (extent - 1) / 2)
    return ((at + _number(at, 1)) * _number(at, extent) - _number(at, 1)) * _number(at, 0.5)


SAMPLING: tuple[Recipe, ...] = (composed("GridSample", _grid_sample),)
