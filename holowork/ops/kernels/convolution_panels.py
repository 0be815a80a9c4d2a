"""Launches of convolutions of f32 by panels: filters packed as a matrix, and images with edges if need be."""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.convolution_tails import Filtered, following
from kernels_ir import (
    F32,
    RESULT,
    ROWS_OF_AN_ITEM,
    DType,
    EdgesSpec,
    Epilogue,
    Launch,
    Launches,
    Layout,
    PackingSpec,
    PanelConvSpec,
    TableSpec,
    operand,
    packed_bytes,
    temporary,
    windows_alike,
)

_WORD = 8
_NAMES = ("down", "across")
_PANELS, _TAPS, _IMAGES = map(temporary, range(3))
_LEAST, _LANES = 32, 16
"""Filters from which on lanes are filters; lanes of the widest vector."""
_FILLED = 7 / 8
"""The part of the lanes that have a filter, at least."""
_TALLEST, _MOST_ROWS = 14, 3
"""Windows, and rows of them, of the largest tile: an item has as many, as more do not stay near."""
_WIDEST_STRIDE = 16
_LIGHT, _TIMES = 1 << 20, 8
_FEWEST_WINDOWS, _MOST_LINES = 28, 16
"""Windows of each line that one row is cut into, at least; lines, at most."""


@dataclass(frozen=True, kw_only=True)
class Panels(Filtered):
    """A convolution of f32 whose filters go side by side."""

    @cached_property
    def has_edges(self) -> bool:
        """Whether windows read cells outside the images."""
        return any(axis.begin or axis.end for axis in self.windows.axes)

    @cached_property
    def extents(self) -> tuple[int, ...]:
        """Rows and columns of an image with its edges."""
        pairs = zip(self.windows.axes, self.application.operand(0).shape[2:], strict=True)
        return tuple(axis.begin + extent + axis.end for axis, extent in pairs)

    @cached_property
    def lines(self) -> tuple[int, int]:
        """Rows of windows and their width; one row is cut into lines, so that threads share it."""
        high, wide = self.outs
        most = min(wide // _FEWEST_WINDOWS, _MOST_LINES) if high == 1 else 1
        count = next((count for count in range(most, 1, -1) if wide % count == 0), 1)
        return high * count, wide // count

    @property
    def row(self) -> int:
        """Elements from the first window of a line to that of the next."""
        is_cut = self.lines[0] > self.outs[0]
        down, across = self.windows.axes
        return self.lines[1] * across.stride if is_cut else self.extents[1] * down.stride

    @property
    def images(self) -> int:
        """Elements of all images with their edges, where they have to be laid out."""
        return prod(self.application.operand(0).shape[:2]) * prod(self.extents) * self.has_edges

    @property
    def is_fitting(self) -> bool:
        """Whether most lanes have a filter, and edges take no more memory than a few times what is given."""
        lanes = -(-self.filters // _LANES) * _LANES
        x, result = self.application.operand(0), self.application.result
        is_light = self.images <= _LIGHT + _TIMES * (x.elements + result.elements)
        is_full = self.filters >= _LEAST and self.filters >= _FILLED * lanes
        return is_full and is_light and self.windows.across.stride <= _WIDEST_STRIDE

    def launches(self) -> Launches:
        """All of it; what reads the filters alone is made once where they are constant."""
        packed = self.groups * packed_bytes(DType.F32, self.depth, self.filters)
        edges, images = (self._edges(),) * self.has_edges, (self.images * F32.bytes,) * self.has_edges
        made = (self._packing(), self._taps(), *edges, self._convolved())
        return Launches(launches=made, temporaries=(packed, self.depth * _WORD, *images))

    def _packing(self) -> Launch:
        items = -(-self.depth // ROWS_OF_AN_ITEM)
        sizes = {"rows": self.depth, "columns": self.filters, "items": items}
        sizes |= {"first": 0, "last": items * self.groups}
        spec = PackingSpec(dtype=DType.F32, layout=Layout.COLUMNS)
        return Launch(spec=spec, places={"b": operand(1), "out": _PANELS}, sizes=sizes)

    def _taps(self) -> Launch:
        sizes = {"elements": self.depth, "step": F32.bytes, "places": 0}
        sizes |= {"row": self.extents[1], "plane": prod(self.extents)}
        for name, axis in zip(_NAMES, self.windows.axes, strict=True):
            sizes |= {name: axis.kernel, f"{name}_stride": 1, f"{name}_dilation": axis.dilation}
        return Launch(spec=TableSpec(rule="taps"), places={"out": _TAPS}, sizes=sizes)

    def _edges(self) -> Launch:
        x = self.application.operand(0)
        down, across = self.windows.axes
        sizes = {"images": prod(x.shape[:2]), "high": x.shape[2], "wide": x.shape[3]}
        sizes |= {"top": down.begin, "bottom": down.end, "left": across.begin, "right": across.end}
        return Launch(spec=EdgesSpec(), places={"x": operand(0), "out": _IMAGES}, sizes=sizes)

    def _convolved(self) -> Launch:
        found = following(self.application, self.tail)
        images = _IMAGES if self.has_edges else operand(0)
        return Launch(
            spec=self._spec(found.epilogue),
            places={"x": images, "panels": _PANELS, "taps": _TAPS, "out": RESULT, **found.places},
            sizes={**self._sizes(), **self._items(), **found.sizes},
            work=self.application.result.elements * self.depth,
        )

    def _spec(self, epilogue: Epilogue | None) -> PanelConvSpec:
        filters, width = windows_alike(self.filters, self.lines[1])
        return PanelConvSpec(
            filters=filters,
            width=width,
            stride=self.windows.across.stride,
            is_strict=self.application.numerics is STRICT,
            epilogue=epilogue,
        )

    def _sizes(self) -> dict[str, int]:
        channels = self.application.operand(0).shape[1]
        return {
            "groups": self.groups,
            "filters": self.filters,
            "depth": self.depth,
            "high": self.lines[0],
            "width": self.lines[1],
            "x_group": channels // self.groups * prod(self.extents),
            "row": self.row,
        }

    def _items(self) -> dict[str, int]:
        block = min(-(-_TALLEST // self.lines[1]), _MOST_ROWS)
        blocks = -(-self.lines[0] // block)
        items = self.application.operand(0).shape[0] * self.groups * blocks
        return {"row_block": block, "row_blocks": blocks, "first": 0, "last": items}
