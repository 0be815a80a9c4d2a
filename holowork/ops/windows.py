"""Windows over the last two axes of images: where their cells lie, gathering them, adding them up.

Cell p of window i reads row i·stride + p·dilation − pad. A cell outside the image reads a fill value.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array
from holowork.ops.attributes import AttributeSpec, BadAttribute, Kind, attribute
from holowork.ops.spec import OperandMismatch

Ranges = tuple[range, range]
"""Some of the windows, or some of their cells, down and across."""


def _along_both(name: str, default: object, doc: str) -> AttributeSpec:
    """An attribute of one number down and one across."""
    return attribute(name, Kind.INTS, default, count=2, doc=doc)


STRIDES = _along_both("strides", (1, 1), "rows and columns from one window to the next")
DILATIONS = _along_both("dilations", (1, 1), "rows and columns from one cell of a window to the next")
KERNEL = _along_both("kernel", (), "height and width of a window")
PADS = attribute(
    "pads", Kind.INTS, (0, 0, 0, 0), count=4, doc="cells added at the top, left, bottom and right"
)
_LEAST = {"kernel": 1, "strides": 1, "pads": 0, "dilations": 1, "image": 1}
_BAND = 1 << 22
"""Cells that are gathered at a time, if a row of windows has no more."""
_PLAIN: Mapping[str, Any] = {spec.name: spec.default for spec in (STRIDES, PADS, DILATIONS)}


@dataclass(frozen=True, kw_only=True)
class Axis:
    """The windows along one axis."""

    kernel: int
    stride: int
    begin: int
    end: int
    dilation: int

    @property
    def span(self) -> int:
        """Places from the first cell of a window to its last, both counted; none for an empty window."""
        return max(0, (self.kernel - 1) * self.dilation + 1)

    def count(self, extent: int, *, ceil: bool = False) -> int:
        """Windows that fit the padded axis; with `ceil` also one that begins in it before the end pad."""
        left = extent + self.begin + self.end - self.span
        whole = left // self.stride + 1
        has_more = ceil and left % self.stride and whole * self.stride < extent + self.begin
        return whole + bool(has_more)

    def places(self, cells: range, windows: range) -> Array:
        """The place in the image of some cells of some windows, [cells, windows]."""
        starts = np.arange(windows.start, windows.stop) * self.stride - self.begin
        return np.asarray(np.arange(cells.start, cells.stop)[:, None] * self.dilation + starts)

    def touching(self, extent: int, windows: int) -> range:
        """The cells that can lie in the image: few for a small image, however large the windows are."""
        first = -(((windows - 1) * self.stride - self.begin) // self.dilation)
        last = (extent - 1 + self.begin) // self.dilation
        return range(max(first, 0), max(min(last + 1, self.kernel), first, 0))

    def population(self, extent: int, windows: int, *, pads: bool) -> Array:
        """How many cells of each window lie in the image, or in the padded one."""
        begin, size = (0, extent + self.begin + self.end) if pads else (self.begin, extent)
        starts = begin - np.arange(windows) * self.stride
        first = np.clip(-(-starts // self.dilation), 0, self.kernel)
        behind = np.clip((size - 1 + starts) // self.dilation + 1, 0, self.kernel)
        return np.asarray(np.maximum(behind - first, 0))


@dataclass(frozen=True, kw_only=True)
class Windows:
    """The windows along both axes."""

    down: Axis
    across: Axis

    @classmethod
    def of(cls, attributes: Mapping[str, Any], kernel: tuple[int, ...]) -> "Windows":
        """The windows that attributes describe; absent ones have their defaults."""
        given = {**_PLAIN, **attributes}
        begins, ends = given["pads"][:2], given["pads"][2:]
        rows = zip(kernel, given["strides"], begins, ends, given["dilations"], strict=True)
        names = ("kernel", "stride", "begin", "end", "dilation")
        down, across = (Axis(**dict(zip(names, row, strict=True))) for row in rows)
        return cls(down=down, across=across)

    @property
    def axes(self) -> tuple[Axis, Axis]:
        """Down and across."""
        return (self.down, self.across)

    @property
    def kernel(self) -> tuple[int, int]:
        """Cells of a window, down and across."""
        return (self.down.kernel, self.across.kernel)

    def counts(self, extents: tuple[int, ...], *, ceil: bool = False) -> tuple[int, ...]:
        """Windows along each axis of an image of these extents; less than 1 where none fits."""
        pairs = zip(self.axes, extents, strict=True)
        return tuple(axis.count(extent, ceil=ceil) for axis, extent in pairs)

    def fitting(self, where: str, image: TensorType, *, ceil: bool = False) -> tuple[int, ...]:
        """The windows along both axes of an image; raises OperandMismatch where none fits."""
        counts = self.counts(image.shape[-2:], ceil=ceil)
        if min(counts) < 1:
            spans = " × ".join(str(axis.span) for axis in self.axes)
            raise OperandMismatch(where, f"an image that holds a window over {spans} cells", image)
        return counts

    def cells(self, images: Array, outs: tuple[int, ...]) -> Iterator[Array]:
        """[…, H, W] → […, rows, columns] for one cell of all windows after another, rows before columns.

        A cell outside the image is 0.
        """
        return self._chosen(_edged(images, 0), outs, self._all)

    def touching(self, images: Array, outs: tuple[int, ...], fill: float) -> Iterator[Array]:
        """The same with `fill` outside the image, without the cells that are there for every window."""
        sizes = zip(self.axes, images.shape[-2:], outs, strict=True)
        down, across = (axis.touching(extent, count) for axis, extent, count in sizes)
        return self._chosen(_edged(images, fill), outs, (down, across))

    def _chosen(self, edged: Array, outs: tuple[int, ...], cells: Ranges) -> Iterator[Array]:
        windows = (range(outs[0]), range(outs[1]))
        for p in cells[0]:
            for q in cells[1]:
                rows, columns = self._read(edged, windows, (range(p, p + 1), range(q, q + 1)))
                yield edged[..., rows[0][:, None], columns[0]]

    def bands(self, images: Array, outs: tuple[int, ...]) -> Iterator[tuple[range, Array]]:
        """[…, H, W] → some rows of windows and […, kh, kw, rows, columns], their cells; 0 outside the image.

        A band has about as many cells as a few images, however many the windows have together.
        """
        edged, width = _edged(images, 0), range(outs[1])
        high = max(_BAND // max(prod((*images.shape[:-2], *self.kernel, outs[1])), 1), 1)
        for start in range(0, outs[0], high):
            band = range(start, min(start + high, outs[0]))
            rows, columns = self._read(edged, (band, width), self._all)
            yield band, edged[..., rows[:, None, :, None], columns[None, :, None, :]]

    def scatter(self, cells: Iterable[Array], total: Array) -> Array:
        """[…, rows, columns] for one cell of all windows after another → […, H, W], added to `total`."""
        for (p, q), cell in zip(np.ndindex(self.kernel), cells, strict=True):
            windows = (range(cell.shape[-2]), range(cell.shape[-1]))
            down, across = self._places(windows, (range(p, p + 1), range(q, q + 1)))
            rows, columns = (
                is_inside(at[0], extent) for at, extent in zip((down, across), total.shape[-2:], strict=True)
            )
            here, there = np.ix_(down[0][rows], across[0][columns])
            with np.errstate(all="ignore"):
                total[..., here, there] += cell[..., rows, :][..., columns]
        return total

    def population(self, extents: tuple[int, ...], outs: tuple[int, ...], *, pads: bool) -> Array:
        """How many cells of each window lie in the image, or in the padded one: [rows, columns]."""
        sizes = zip(self.axes, extents, outs, strict=True)
        rows, columns = (axis.population(extent, count, pads=pads) for axis, extent, count in sizes)
        return np.asarray(rows[:, None] * columns)

    @property
    def _all(self) -> Ranges:
        """Every cell."""
        return (range(self.down.kernel), range(self.across.kernel))

    def _read(self, edged: Array, windows: Ranges, cells: Ranges) -> tuple[Array, Array]:
        """The places that are read of an edged image: those outside are its edge."""
        pairs = zip(self._places(windows, cells), edged.shape[-2:], strict=True)
        rows, columns = (np.where(is_inside(at, size - 1), at, size - 1) for at, size in pairs)
        return rows, columns

    def _places(self, windows: Ranges, cells: Ranges) -> tuple[Array, Array]:
        return self.down.places(cells[0], windows[0]), self.across.places(cells[1], windows[1])


def _edged(images: Array, fill: Any) -> Array:  # noqa: ANN401  a number of the images' dtype
    """The images with a row and a column of `fill` behind the last ones."""
    edge = [(0, 0)] * (images.ndim - 2) + [(0, 1), (0, 1)]
    return np.pad(images, edge, constant_values=fill)


def is_inside(places: Array, extent: int) -> Array:
    """Where a place is one of the axis."""
    return np.asarray((places >= 0) & (places < extent))


def windows_of(application: Application) -> Windows:
    """The windows of an application that has a `kernel`."""
    return Windows.of(application.attributes, application.integers("kernel"))


def check_windows(where: str, attributes: Mapping[str, Any]) -> None:
    """Refuse numbers that windows cannot have; raises BadAttribute."""
    for name, least in _LEAST.items():
        numbers = attributes.get(name, ())
        if any(number < least for number in numbers):
            raise BadAttribute(f"{where}.{name}", f"numbers from {least} on", numbers)
