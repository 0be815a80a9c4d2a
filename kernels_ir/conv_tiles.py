"""Tiles of a convolution: neighbouring windows times some filters, held in registers while taps go by.

A cell is one chain of steps, k ascending, whatever the tile: tiles of all sizes have the same bits.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from kernels_ir.builder import WORD, Kernel
from kernels_ir.cpu import PRESETS
from kernels_ir.kinds import F32, I64, POINTER, Kind
from kernels_ir.tiles import VECTORS, WIDEST_PANEL, heights, tallest
from kernels_ir.transpose import turned
from kernels_ir.values import Value

_LINE = 64
"""Bytes of a line of the cache."""
_AHEAD = 2048
"""Bytes from the row of a panel that is read to the one that is asked for."""
_MOST_ROWS = 3
"""Rows of windows in one tile: to an address a CPU adds nothing, a register, or its double."""

PARAMETERS: dict[str, Kind] = {
    "x": POINTER,
    "row": I64,
    "taps": POINTER,
    "panel": POINTER,
    "depth": I64,
    "out": POINTER,
    "plane": I64,
    "left": I64,
}
"""What the function of a tile is given: `row` and `plane` are bytes from one row of windows, and from the
results of one filter, to the next; so many filters are `left`."""


@dataclass(frozen=True, kw_only=True)
class Shape:
    """How many windows a tile has down and across."""

    rows: int
    wide: int


@dataclass(frozen=True, kw_only=True)
class Side:
    """The filters of a tile: so many vectors of a panel; of one that is cut, those lanes that are left."""

    vectors: int
    is_cut: bool


@dataclass(frozen=True, kw_only=True)
class WindowTile:
    """Windows times filters; neighbouring windows of a row read elements that are `stride` apart."""

    shape: Shape
    side: Side
    stride: int
    lanes: int

    @property
    def name(self) -> str:
        """The name of its function."""
        kind = "some" if self.side.is_cut else "all"
        return f"windows{self.shape.rows}x{self.shape.wide}_{kind}{self.side.vectors}"

    @property
    def panel_row(self) -> int:
        """Bytes of one row of a panel."""
        return VECTORS * self.lanes * F32.bytes


def shapes(width: int, most: int) -> tuple[Shape, ...]:
    """Tiles of at most so many windows for rows of a width, from few windows to many.

    A wide row has tiles of one width or of two that differ by 1. Narrow rows go together; what is left
    of them goes one by one.
    """
    together = min(most // width, _MOST_ROWS)
    alone = tuple(Shape(rows=1, wide=wide) for wide in heights(width, most))
    return (*alone, Shape(rows=together, wide=width)) if together > 1 else alone


def sides(filters: int, lanes: int) -> tuple[Side, ...]:
    """Whole panels, where there are some, and one that is cut, where filters are left."""
    left = filters % (VECTORS * lanes)
    whole = (Side(vectors=VECTORS, is_cut=False),) * (filters >= VECTORS * lanes)
    return (*whole, *(Side(vectors=-(-left // lanes), is_cut=True),) * (left > 0))


def windows_alike(filters: int, width: int) -> tuple[int, int]:
    """The least extents, at least 1, that take the same tiles on every CPU."""
    most = sorted({tallest(cpu.vector_registers) for cpu in PRESETS})
    wanted = [shapes(width, each) for each in most]
    least = next(w for w in range(1, width + 1) if wanted == [shapes(w, each) for each in most])
    return filters if filters < WIDEST_PANEL else WIDEST_PANEL + filters % WIDEST_PANEL, least


def emit_window_tile(kernel: Kernel, tile: WindowTile) -> None:
    """The function of a tile."""
    with kernel.function(tile.name, tuple(PARAMETERS.values())) as values:
        _Writing(kernel, tile, dict(zip(PARAMETERS, values, strict=True))).write()


class _Writing:
    """A tile while it is written."""

    def __init__(self, kernel: Kernel, tile: WindowTile, given: dict[str, Value]) -> None:
        self.k, self.tile, self.given = kernel, tile, given
        self.rows = [given["row"] * row for row in range(tile.shape.rows)]

    def write(self) -> None:
        """Go through the taps, turn the sums, store."""
        sums, lanes = self._summed(), self.tile.lanes
        vectors = self.tile.side.vectors
        for vector in range(vectors):
            windows = sums[vector::vectors]
            for start in range(0, len(windows), lanes):
                self._put(windows[start : start + lanes], (vector * lanes, start))

    def _summed(self) -> list[Value]:
        """The chains, window by window."""
        k, tile = self.k, self.tile
        zeros = [k.number(0, F32, tile.lanes)] * (tile.shape.rows * tile.shape.wide * tile.side.vectors)
        loop = k.loop(self.given["depth"], carried=[self.given["panel"], *zeros])
        for tap in loop:
            panel, *sums = loop.carried
            place = k.at(self.given["x"], k.load(k.at(self.given["taps"], tap, WORD), I64))
            for start in range(0, tile.side.vectors * tile.lanes * F32.bytes, _LINE):
                k.prefetch(k.at(panel, start + _AHEAD))
            filters = self._filters(panel)
            terms = ((filter_, cell) for cell in self._cells(place) for filter_ in filters)
            sums = [k.fma(*term, total) for term, total in zip(terms, sums, strict=True)]
            loop.carried = [k.at(panel, tile.panel_row), *sums]
        return loop.carried[1:]

    def _filters(self, panel: Value) -> list[Value]:
        """The row of a panel."""
        k, lanes = self.k, self.tile.lanes
        places = [k.at(panel, vector * lanes, F32.bytes) for vector in range(self.tile.side.vectors)]
        return [k.load(place, F32, lanes) for place in places]

    def _cells(self, place: Value) -> Iterator[Value]:
        """The cell of each window at a tap, in all lanes."""
        for step in self.rows:
            line = self.k.at(place, step)
            for column in range(self.tile.shape.wide):
                cell = self.k.at(line, column * self.tile.stride, F32.bytes)
                yield self.k.spread(self.k.load(cell, F32), self.tile.lanes)

    def _put(self, sums: list[Value], at: tuple[int, int]) -> None:
        """Sums of some windows, one filter a lane, to the results of each filter."""
        k, lanes = self.k, self.tile.lanes
        first, start = at
        nothing = [k.number(0, F32, lanes)] * (lanes - len(sums))
        for number, cells in enumerate(turned(k, [*sums, *nothing]), start=first):
            plane = k.at(self.given["out"], self.given["plane"] * number)
            target = k.at(plane, start, F32.bytes)
            if not self.tile.side.is_cut:
                self._store(cells, target, len(sums))
                continue
            with k.when(self.given["left"] > number):
                self._store(cells, target, len(sums))

    def _store(self, cells: Value, target: Value, count: int) -> None:
        """So many of the first lanes: by a mask, or in parts that are powers of two."""
        k, half = self.k, cells.lanes // 2
        if count == cells.lanes:
            k.store(cells, target)
        elif k.cpu.has_masks:
            k.store(cells, target, k.mask(k.number(count, I64), cells.lanes))
        else:
            low, high = k.halves(cells)
            self._store(low, target, min(count, half))
            if count > half:
                self._store(high, k.at(target, half, F32.bytes), count - half)
