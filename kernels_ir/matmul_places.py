"""Where the parts of a product are: matrices, rows of a, panels of b, and what will be needed next.

Lengths are in bytes, places in elements.
"""

from collections.abc import Mapping

from kernels_ir.builder import Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64, STORED
from kernels_ir.matmul import MatmulSpec
from kernels_ir.tiles import Tile, engine, tallest
from kernels_ir.values import Value

_FAR = 1 << 14
"""Bytes from the row of a panel that is read to the one that is fetched from memory, where a has one tile."""
_MANY_TILES = 8
"""Tiles from which on the rows of the next tile are asked for, not the next block of b."""
_ROWS_AHEAD = 8
"""Rows of a b in place from the one that is read to the one that is asked for."""

Values = Mapping[str, Value]


class Places:
    """The arguments of a product, and what follows from them."""

    def __init__(self, kernel: Kernel, spec: MatmulSpec, tile: Tile) -> None:
        self.k, self.spec, self.tile = kernel, spec, tile
        self.size = STORED[engine(spec.dtype)].bytes
        self.stored = STORED[spec.dtype].bytes
        self.result = STORED[spec.result].bytes
        pointers = {"a", "b", "out", "sums", *spec.extras}
        self.given: Values = {
            name: kernel.pointer(name) if name in pointers else kernel.argument(name)
            for name in spec.arguments
        }
        self.sizes = {**self._tiles(), **self._lengths()}

    def _tiles(self) -> Values:
        """The tiles from top to bottom: how many, how high the low ones are, how many are a row taller."""
        rows, tall = self.given["rows"], tallest(self.k.cpu.vector_registers)
        count = (rows + (tall - 1)).quotient(tall)
        short = rows.quotient(count)
        return {"tiles": count, "short": short, "tall": rows - short * count}

    def _lengths(self) -> Values:
        """From row to row, and of whole matrices."""
        given = self.given
        panel, row = given["depth"] * self.tile.panel_row, given["b_row"] * self.stored
        panels = (given["columns"] + (self.tile.panel_width - 1)).quotient(self.tile.panel_width)
        return {
            "a_row": given["a_row"] * self.stored,
            "a": given["rows"] * given["depth"] * self.stored,
            "b_step": panel if self.spec.is_packed else row,
            "b": panel * panels if self.spec.is_packed else row * given["depth"],
            "cells": given["rows"] * given["columns"],
        }

    @property
    def extras(self) -> list[tuple[str, DType, bool]]:
        """The name, the dtype and the uniformity of each operand of the epilogue."""
        found = self.spec.epilogue
        return list(zip(self.spec.extras, found.operands, found.uniform, strict=True)) if found else []

    def matrices(self, matrix: Value) -> Values:
        """The addresses of the matrices whose product is a matrix of the result."""
        lengths = {"a": self.sizes["a"], "b": self.sizes["b"]}
        lengths |= {name: self.k.number(STORED[dtype].bytes, I64) for name, dtype, _ in self.extras}
        offsets, rest = {name: self.k.number(0, I64) for name in lengths}, matrix
        for axis in reversed(range(self.spec.outer)):
            extent = self.given[f"extent{axis}"]
            place, rest = rest.remainder(extent), rest.quotient(extent)
            for name, offset in offsets.items():
                offsets[name] = offset + place * self.given[f"{name}_stride{axis}"]
        found = {name: self.k.at(self.given[name], offsets[name] * size) for name, size in lengths.items()}
        cells = matrix * self.sizes["cells"]
        out = self.k.at(self.given["out"], cells, self.result)
        sums = self.k.at(self.given["sums"], cells, self.size) if self.spec.has_sums else out
        return {**found, "out": out, "sums": sums}

    def rows_of_a(self, at: Values) -> Value:
        """The first element of a tile's rows in a block of the inner axis."""
        row = self.sizes["a_row"]
        down, along = (self.stored, row) if self.spec.is_turned else (row, self.stored)
        return self.k.at(at["a"], at["row"] * down + at["from"] * along)

    def part_of_b(self, at: Values, column: Value) -> Value:
        """A row of a panel, or an element of a row."""
        if self.spec.is_packed:
            before = column * self.given["depth"] * self.size + at["from"] * self.tile.panel_row
        else:
            before = at["from"] * self.sizes["b_step"] + column * self.stored
        return self.k.at(at["b"], before)

    def ahead(self, at: Values, column: Value) -> Values:
        """What a tile asks for: rows of b, rows of the next tile of a, or a share of the next block of b."""
        k, tiles, b = self.k, self.sizes["tiles"], self.part_of_b(at, column)
        if not self.spec.is_packed:
            step = self.sizes["b_step"]
            return {"ahead": k.at(b, step * _ROWS_AHEAD), "ahead_step": step}
        line = at["height"] + (column - at["column"]).quotient(self.tile.panel_width)
        share = k.number(self.tile.panel_row, I64).quotient(tiles)
        far = k.where(tiles <= 1, _FAR, self._next_block(at) + at["tile"] * at["depth"] * share)
        rows, panels = k.at(at["source"], line * self.sizes["a_row"]), k.at(b, far)
        is_many = tiles >= _MANY_TILES
        return {"ahead": k.where(is_many, rows, panels), "ahead_step": k.where(is_many, self.stored, share)}

    def _next_block(self, at: Values) -> Value:
        """From a row of a panel to that of the next block of the inner axis, or of the next columns."""
        block = self.given["depth_block"] * self.tile.panel_row
        columns = self.given["column_block"] * self.given["depth"] * self.size
        return self.k.where(at["is_last"], columns - at["from"] * self.tile.panel_row, block)
