"""Windows over the last two axes of images: where their cells lie, gathering them, adding them up.

Cell p of window i reads row i·stride + p·dilation − pad. A cell outside the image reads a fill value.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from holowork.ops.application import Application, Array
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.spec import OperandMismatch

STRIDES = attribute("strides", Kind.INTS, (1, 1), doc="rows and columns from one window to the next")
PADS = attribute("pads", Kind.INTS, (0, 0, 0, 0), doc="cells added at the top, left, bottom and right")
DILATIONS = attribute(
    "dilations", Kind.INTS, (1, 1), doc="rows and columns from one cell of a window to the next"
)
KERNEL = attribute("kernel", Kind.INTS, (), doc="height and width of a window")
_LEAST = {"kernel": (2, 1), "strides": (2, 1), "pads": (4, 0), "dilations": (2, 1)}


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

    def places(self, windows: int) -> Array:
        """The place in the image of each cell of each window, [kernel, windows]."""
        cells = np.arange(self.kernel)[:, None] * self.dilation
        return np.asarray(cells + np.arange(windows) * self.stride - self.begin)


@dataclass(frozen=True, kw_only=True)
class Windows:
    """The windows along both axes."""

    down: Axis
    across: Axis

    @classmethod
    def of(cls, attributes: Mapping[str, Any], kernel: tuple[int, ...]) -> "Windows":
        """The windows that attributes describe; absent ones have their defaults."""
        given = {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1)} | dict(attributes)
        begins, ends = given["pads"][:2], given["pads"][2:]
        rows = zip(kernel, given["strides"], begins, ends, given["dilations"], strict=True)
        names = ("kernel", "stride", "begin", "end", "dilation")
        down, across = (Axis(**dict(zip(names, row, strict=True))) for row in rows)
        return cls(down=down, across=across)

    @property
    def axes(self) -> tuple[Axis, Axis]:
        """Down and across."""
        return (self.down, self.across)

    def counts(self, extents: tuple[int, ...], *, ceil: bool = False) -> tuple[int, ...]:
        """Windows along each axis of an image of these extents; less than 1 where none fits."""
        pairs = zip(self.axes, extents, strict=True)
        return tuple(axis.count(extent, ceil=ceil) for axis, extent in pairs)

    def gather(self, images: Array, outs: tuple[int, ...], fill: Any = 0) -> Array:  # noqa: ANN401  a number of the images' dtype
        """[…, H, W] → […, kh, kw, rows, columns]: the cells of `outs` windows; `fill` outside the image."""
        edge = [(0, 0)] * (images.ndim - 2) + [(0, 1), (0, 1)]
        edged = np.pad(images, edge, constant_values=fill)
        rows, columns = (
            np.where(is_inside(places, extent), places, extent)
            for places, extent in zip(self._places(outs), images.shape[-2:], strict=True)
        )
        return np.asarray(edged[..., rows[:, None, :, None], columns[None, :, None, :]])

    def scatter(self, cells: Array, extents: tuple[int, ...]) -> Array:
        """[…, kh, kw, rows, columns] → […, H, W]: each place adds up its cells from 0, kh then kw."""
        *lead, high, wide, _, _ = cells.shape
        total = np.zeros((*lead, *extents), cells.dtype)
        down, across = self._places(cells.shape[-2:])
        for p, q in np.ndindex(high, wide):
            rows, columns = is_inside(down[p], extents[0]), is_inside(across[q], extents[1])
            here, there = np.ix_(down[p][rows], across[q][columns])
            with np.errstate(all="ignore"):
                total[..., here, there] += cells[..., p, q, :, :][..., rows, :][..., columns]
        return total

    def population(self, extents: tuple[int, ...], outs: tuple[int, ...], *, pads: bool) -> Array:
        """How many cells of each window lie in the image, or in the padded one: [rows, columns]."""
        rows, columns = (
            is_inside(places + axis.begin * pads, extent + (axis.begin + axis.end) * pads).sum(axis=0)
            for places, axis, extent in zip(self._places(outs), self.axes, extents, strict=True)
        )
        return np.asarray(rows[:, None] * columns)

    def _places(self, outs: tuple[int, ...]) -> tuple[Array, Array]:
        return self.down.places(outs[0]), self.across.places(outs[1])


def is_inside(places: Array, extent: int) -> Array:
    """Where a place is one of the axis."""
    return np.asarray((places >= 0) & (places < extent))


def windows_of(application: Application) -> Windows:
    """The windows of an application that has a `kernel`."""
    return Windows.of(application.attributes, application.integers("kernel"))


def check_windows(where: str, attributes: Mapping[str, Any]) -> None:
    """Refuse windows that are not numbers for both axes; raises BadAttribute."""
    for name, (count, least) in _LEAST.items():
        value = attributes.get(name, (least,) * count)
        if len(value) != count or any(number < least for number in value):
            raise BadAttribute(f"{where}.{name}", f"{count} numbers from {least} on", value)


def fitting(where: str, counts: tuple[int, ...], found: object) -> tuple[int, ...]:
    """The counts of windows; raises OperandMismatch where none fits."""
    if min(counts) < 1:
        raise OperandMismatch(where, "an image that holds a window", str(found))
    return counts
