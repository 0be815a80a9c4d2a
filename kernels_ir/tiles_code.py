"""The code of a tile: sums[i, j] = step(a[i, k], b[k, j], sums[i, j]) for k ascending, i and j of the tile.

A step is `fma`, or for integers a product and a wrapping sum. The loop over k is not unrolled: LLVM
would load elements of a early and put sums into memory to make room for them.
"""

from collections.abc import Iterator

from kernels_ir.builder import Kernel
from kernels_ir.kinds import STORED
from kernels_ir.tiles import PARAMETERS, VECTORS, Tile, in_engine
from kernels_ir.values import Value

_LINE = 64
"""Bytes of a line of the cache."""
_AHEAD = 2048
"""Bytes from the row of a panel that is read to the one that is asked for."""
_OF_ONE_BASE = 3
"""Rows of a addressed from one register: it can be added to another, and to the double of another."""


def emit_tile(kernel: Kernel, tile: Tile) -> None:
    """The function of a tile."""
    with kernel.function(tile.name, tuple(PARAMETERS.values())) as values:
        _Writing(kernel, tile, dict(zip(PARAMETERS, values, strict=True))).write()


class _Writing:
    """A tile while it is written."""

    def __init__(self, kernel: Kernel, tile: Tile, given: dict[str, Value]) -> None:
        self.k = kernel
        self.tile = tile
        self.given = given
        lanes = [vector * tile.lanes for vector in range(tile.vectors)]
        self.starts = [lane * tile.kind.bytes for lane in lanes]
        self.masks = [self._mask(lane) for lane in lanes]
        self.double_row = given["a_row"] * 2
        self.rows = [kernel.at(given["sums"], given["sums_row"] * row) for row in range(tile.height)]

    def write(self) -> None:
        """Ask for the tile to the right, begin, go through the inner axis, store."""
        for row in self.rows:
            for start in range(0, self.tile.width * self.tile.kind.bytes, _LINE):
                following = start + self.tile.width * self.tile.kind.bytes
                self.k.prefetch(self.k.at(row, following), is_write=True)
        sums = self.k.choice(self.given["is_first"] != 0, (self._zeros, self._held))
        for value, (address, mask) in zip(self._stepped(sums), self._cells(), strict=True):
            self.k.store(value, address, mask)

    def _mask(self, lane: int) -> Value | None:
        """The columns that are there, from a lane of the tile on."""
        return self.k.mask(self.given["columns"] - lane, self.tile.lanes) if self.tile.is_edge else None

    def _cells(self) -> list[tuple[Value, Value | None]]:
        """The address and the mask of each vector of sums, row by row."""
        return [
            (self.k.at(row, start), mask)
            for row in self.rows
            for start, mask in zip(self.starts, self.masks, strict=True)
        ]

    def _zeros(self) -> tuple[Value, ...]:
        tile = self.tile
        return tuple(self.k.number(0, tile.kind, tile.lanes) for _ in range(tile.height * tile.vectors))

    def _held(self) -> tuple[Value, ...]:
        tile = self.tile
        return tuple(
            self.k.load(address, tile.kind, tile.lanes, mask=mask) for address, mask in self._cells()
        )

    def _stepped(self, sums: tuple[Value, ...]) -> list[Value]:
        """The sums after all steps."""
        bases, panels = self._bases(), self._panels()
        loop = self.k.loop(self.given["depth"], carried=[*sums, *bases, *panels, self.given["ahead"]])
        for _ in loop:
            before, (*addresses, ahead) = loop.carried[: len(sums)], loop.carried[len(sums) :]
            left, right = addresses[: len(bases)], addresses[len(bases) :]
            self._ask(right, ahead)
            after = self._step(before, left, right)
            moved = [self.k.at(address, self.tile.a_step) for address in left]
            moved += [self.k.at(address, self._b_step()) for address in right]
            loop.carried = [*after, *moved, self.k.at(ahead, self.given["ahead_step"])]
        return loop.carried[: len(sums)]

    def _step(self, sums: list[Value], bases: list[Value], panels: list[Value]) -> list[Value]:
        """One step of each sum: panel by panel, row by row, so that few values are alive at once."""
        after, elements = list(sums), self._elements(bases)
        held: list[Value] = []
        for panel in range(self.tile.panels):
            right = self._vectors(panels, panel)
            for row in range(self.tile.height):
                held += [next(elements)] if panel == 0 else []
                for vector, y in enumerate(right, start=row * self.tile.vectors + panel * VECTORS):
                    after[vector] = self._fma(held[row], y, sums[vector])
        return after

    def _fma(self, x: Value, y: Value, total: Value) -> Value:
        return self.k.fma(x, y, total) if total.kind.is_float else x * y + total

    def _b_step(self) -> Value | int:
        return self.tile.panel_row if self.tile.is_packed else self.given["b_step"]

    def _bases(self) -> list[Value]:
        """The addresses of the first of each few rows of a."""
        rows = range(0, self.tile.height, _OF_ONE_BASE)
        return [self.k.at(self.given["a"], self.given["a_row"] * row) for row in rows]

    def _panels(self) -> list[Value]:
        """The addresses of the panels; of a panel that is not there, those of the last one."""
        if not self.tile.is_packed:
            return [self.given["b"]]
        panels = [self.k.number(panel, self.given["columns"].kind) for panel in range(self.tile.panels)]
        if self.tile.is_edge:
            last = (self.given["columns"] - 1).quotient(VECTORS * self.tile.lanes)
            panels = [self.k.where(last < panel, last, panel) for panel in panels]
        return [self.k.at(self.given["b"], panel * self.given["b_step"]) for panel in panels]

    def _ask(self, panels: list[Value], ahead: Value) -> None:
        """Ask for what is needed soon; low packed tiles read fast enough that memory is asked anyway."""
        tile = self.tile
        if not tile.is_packed:
            for start in range(0, tile.width * STORED[tile.dtype].bytes, _LINE):
                self.k.prefetch(self.k.at(ahead, start))
        elif tile.panels == 1:
            for start in range(0, tile.panel_row, _LINE):
                self.k.prefetch(self.k.at(panels[0], start + _AHEAD))
            self.k.prefetch(ahead, 2)

    def _elements(self, bases: list[Value]) -> Iterator[Value]:
        """The element of each row of a, in all lanes."""
        row = self.given["a_row"]
        offsets: list[Value | int] = [0, row, self.double_row]
        for place in range(self.tile.height):
            address = self.k.at(bases[place // _OF_ONE_BASE], offsets[place % _OF_ONE_BASE])
            yield self.k.spread(self.k.load(address, self.tile.kind), self.tile.lanes)

    def _vectors(self, panels: list[Value], panel: int) -> list[Value]:
        """The row of a panel of b."""
        tile, size = self.tile, STORED[self.tile.dtype].bytes
        base = panels[panel] if tile.is_packed else self.k.at(panels[0], panel * VECTORS * tile.lanes * size)
        found = []
        for vector in range(VECTORS):
            address = self.k.at(base, vector * tile.lanes * size)
            mask = None if tile.is_packed else self.masks[panel * VECTORS + vector]
            found.append(self.k.load(address, STORED[tile.dtype], tile.lanes, mask=mask))
        return [in_engine(vector, tile.dtype) for vector in found]
