"""Launches of im2col and col2im: cells of windows to columns, and back."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.kernels.copying import Route, copy, stepping
from holowork.ops.windows import Axis, Windows, windows_of
from kernels_ir import (
    RESULT,
    STORED,
    DType,
    FillSpec,
    Launch,
    Launches,
    Place,
    ScatterSpec,
    engine,
    operand,
    temporary,
)

_NAMES = ("down", "across")
_MOST = 256
"""Cells of a window that are copied one by one."""


def im2col(application: Application) -> Launches | None:
    """0 where cells are outside, then a copy for each cell of all windows; None for too many cells."""
    x, windows = application.operand(0), windows_of(application)
    patches = Patches(dtype=x.dtype, images=x.shape[0], extents=x.shape[1:], windows=windows)
    return Launches(launches=patches.launches()) if patches.are_few else None


@dataclass(frozen=True)
class Cell:
    """One cell of all windows along an axis."""

    axis: Axis
    extent: int
    count: int
    cell: int

    @property
    def place(self) -> int:
        """Where it lies in the first window."""
        return self.cell * self.axis.dilation - self.axis.begin

    @property
    def windows(self) -> range:
        """The windows whose cell lies in the image."""
        stride, ends = self.axis.stride, (-self.place, self.extent - self.place)
        first, behind = (-(-max(places, 0) // stride) for places in ends)
        return range(first, max(min(behind, self.count), first))

    @property
    def start(self) -> int:
        """The place in the image of the cell of the first of those windows."""
        return self.windows.start * self.axis.stride + self.place


@dataclass(frozen=True, kw_only=True)
class Patches:
    """The cells of all windows of images of the first operand as columns, [images, cells, windows]."""

    dtype: DType
    images: int
    extents: tuple[int, ...]
    windows: Windows
    target: Place = RESULT

    @property
    def are_few(self) -> bool:
        """Whether a window has few enough cells for a copy of each."""
        return prod(self.windows.kernel) <= _MOST

    @property
    def outs(self) -> tuple[int, ...]:
        """Windows along each axis."""
        return self.windows.counts(self.extents)

    @property
    def elements(self) -> int:
        """Elements of all columns."""
        return self.images * prod(self.windows.kernel) * prod(self.outs)

    def launches(self) -> tuple[Launch, ...]:
        """0 where there are cells outside, then one copy for each cell."""
        sizes = {"elements": self.elements, "value": 0}
        # the filling belongs to the operand, so that it is not taken for something that is made but once
        places = {"out": self.target, "of": operand(0)}
        fill = Launch(spec=FillSpec(size=STORED[self.dtype].bytes), places=places, sizes=sizes)
        has_edge = any(axis.begin or axis.end for axis in self.windows.axes)
        cells = (copy(route) for route in self._routes() if not route.is_empty)
        return (*((fill,) if has_edge else ()), *cells)

    def _routes(self) -> Iterator[Route]:
        """For each cell of a window, the windows where it lies in the image."""
        along = tuple(zip(self.windows.axes, self.extents, self.outs, strict=True))
        for number, place in enumerate(product(*map(range, self.windows.kernel))):
            cells = tuple(Cell(*of, cell) for of, cell in zip(along, place, strict=True))
            yield self._route(number, cells)

    def _route(self, number: int, cells: tuple[Cell, ...]) -> Route:
        count, kept = prod(self.outs), tuple(cell.windows for cell in cells)
        lines = (self.extents[1], 1)
        steps = tuple(line * cell.axis.stride for line, cell in zip(lines, cells, strict=True))
        images = prod(self.extents), prod(self.windows.kernel) * count
        return Route(
            size=STORED[self.dtype].bytes,
            axes=stepping((self.images, *map(len, kept)), (images[0], *steps), (images[1], self.outs[1], 1)),
            x_offset=sum(cell.start * line for cell, line in zip(cells, lines, strict=True)),
            out_offset=number * count + kept[0].start * self.outs[1] + kept[1].start,
            target=self.target,
        )


def col2im(application: Application) -> Launches:
    """The cells added up, image after image."""
    windows = windows_of(application)
    return scattered(application.result, windows, windows.counts(application.result.shape[1:]))


def scattered(
    result: TensorType, windows: Windows, counts: tuple[int, ...], *, summed: DType | None = None
) -> Launches:
    """Cells of so many windows added up; `summed` is their dtype where they are in temporary 0, not x."""
    extents, dtype = result.shape[-2:], summed or result.dtype
    sizes = {"images": prod(result.shape[:-2])}
    for name, axis, extent, count in zip(_NAMES, windows.axes, extents, counts, strict=True):
        words = {"extent": extent, "windows": count, "stride": axis.stride, "begin": axis.begin}
        words |= {"dilation": axis.dilation, "cells": axis.kernel}
        sizes |= {f"{name}_{word}": value for word, value in words.items()}
    spec = ScatterSpec(dtype=dtype, result=result.dtype, is_dense=windows.across.stride == 1)
    source, held = (temporary(0), temporary(1)) if summed else (operand(0), temporary(0))
    launch = Launch(
        spec=spec, places={"x": source, "out": RESULT, "held": held}, sizes=sizes, writes=("out", "held")
    )
    return Launches(launches=(launch,), temporaries=(prod(extents) * STORED[engine(dtype)].bytes,))
