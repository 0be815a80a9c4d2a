"""The code of a matrix product: items, blocks of the inner axis, tiles from top to bottom and left to right.

The rows of a that a tile reads stay in the first cache while the panels of b go by; the part of b that
an item reads stays in the second.
"""

from dataclasses import replace

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.epilogue import NAME as EPILOGUE
from kernels_ir.epilogue import emit_epilogue
from kernels_ir.kinds import I64, STORED
from kernels_ir.matmul import MatmulSpec, tiles_of
from kernels_ir.matmul_places import Places, Values
from kernels_ir.tiles import PARAMETERS, Tile, engine
from kernels_ir.tiles_code import emit_tile
from kernels_ir.tiles_rows import COPY, ELEMENTS, a_row, emit_copy
from kernels_ir.values import Value


def emit_matmul(spec: MatmulSpec, cpu: CpuFeatures) -> str:
    """The tiles, what goes with them, and the order in which they are called."""
    kernel = Kernel(spec, cpu)
    tiles = tiles_of(spec, cpu)
    for tile in tiles:
        emit_tile(kernel, tile)
    if spec.is_copied:
        emit_copy(kernel, spec.dtype, is_turned=spec.is_turned)
    if spec.epilogue:
        emit_epilogue(kernel, spec.epilogue)
    _Order(kernel, spec, tiles).write()
    return kernel.close()


class _Order:
    """The entry of a product while it is written."""

    def __init__(self, kernel: Kernel, spec: MatmulSpec, tiles: tuple[Tile, ...]) -> None:
        self.k, self.spec, self.tiles = kernel, spec, tiles
        self.places = Places(kernel, spec, tiles[0])
        self.given, self.sizes = self.places.given, self.places.sizes

    def write(self) -> None:
        """Every item: its matrices, its columns, its tiles."""
        k, given, tiles = self.k, self.given, self.sizes["tiles"]
        scratch = k.scratch(ELEMENTS, STORED[engine(self.spec.dtype)]) if self.spec.is_copied else given["a"]
        for item in k.loop(given["last"], start=given["first"]):
            row_block, rest = item.remainder(given["row_blocks"]), item.quotient(given["row_blocks"])
            column = rest.remainder(given["column_blocks"]) * given["column_block"]
            part = {
                "scratch": scratch,
                "column": column,
                "stop": self._least(column + given["column_block"], given["columns"]),
                "first_tile": (tiles * row_block).quotient(given["row_blocks"]),
                "last_tile": (tiles * (row_block + 1)).quotient(given["row_blocks"]),
            }
            self._blocks({**part, **self.places.matrices(rest.quotient(given["column_blocks"]))})

    def _blocks(self, part: Values) -> None:
        """Blocks of the inner axis, at least one, and the tiles from top to bottom."""
        k, given, sizes = self.k, self.given, self.sizes
        end = k.where(given["depth"] > 1, given["depth"], 1)
        for depth in k.loop(end, given["depth_block"]):
            steps = self._least(given["depth"] - depth, given["depth_block"])
            block = {**part, "from": depth, "depth": steps, "is_last": depth + given["depth_block"] >= end}
            for tile in k.loop(part["last_tile"], start=part["first_tile"]):
                is_tall = tile < sizes["tall"]
                row = tile * sizes["short"] + self._least(tile, sizes["tall"])
                height = sizes["short"] + k.convert(is_tall, I64)
                self._tiles({**block, "tile": tile, "row": row, "height": height, "is_tall": is_tall})

    def _tiles(self, at: Values) -> None:
        """The tiles from left to right, and what follows the last step of their cells."""
        k, row = self.k, self.given["columns"] * self.places.size
        sums = k.at(at["sums"], at["row"] * row)
        is_first = k.convert(at["from"] <= 0, I64)
        at = {**self._rows_of_a(at), "sums_row": row, "b_step": self.sizes["b_step"], "is_first": is_first}
        for column in k.loop(at["stop"], self.tiles[0].width, start=at["column"]):
            left = at["stop"] - column
            b = self.places.part_of_b(at, column)
            given = {**at, **self.places.ahead(at, column), "b": b, "columns": left}
            given["sums"] = k.at(sums, column, self.places.size)
            k.call(self._function(at["is_tall"], left), *(given[name] for name in PARAMETERS))
        if self.spec.epilogue:
            with k.when(at["is_last"]):
                self._epilogue(at, sums)

    def _rows_of_a(self, at: Values) -> Values:
        """The rows of a that a tile reads, in place or copied."""
        source, row = self.places.rows_of_a(at), self.sizes["a_row"]
        if not self.spec.is_copied:
            return {**at, "source": source, "a": source, "a_row": row}
        self.k.call(self.k.address(COPY), source, row, at["scratch"], at["height"], at["depth"])
        apart = a_row(self.spec.dtype, is_turned=self.spec.is_turned)
        return {**at, "source": source, "a": at["scratch"], "a_row": self.k.number(apart, I64)}

    def _function(self, is_tall: Value, left: Value) -> Value:
        """The function of the tile for a height and a number of columns."""
        heights = sorted(tile.height for tile in self.tiles)
        found = [
            self.k.where(is_tall, *(self._address(height, is_edge) for height in (heights[-1], heights[0])))
            for is_edge in sorted({tile.is_edge for tile in self.tiles})
        ]
        return self.k.where(left < self.tiles[0].width, found[-1], found[0])

    def _address(self, height: int, is_edge: bool) -> Value:  # noqa: FBT001  a pair that names a tile
        return self.k.address(replace(self.tiles[0], height=height, is_edge=is_edge).name)

    def _epilogue(self, at: Values, sums: Value) -> None:
        """The cells of the tiles of an item, from sums to the result."""
        k, places, columns = self.k, self.places, self.given["columns"]
        out = k.at(at["out"], at["row"] * columns + at["column"], places.result)
        sums = k.at(sums, at["column"], places.size)
        found = [sums, columns * places.size, out, columns * places.result]
        for name, dtype, is_uniform in places.extras:
            step, size = self.given[f"{name}_row"], STORED[dtype].bytes
            place = at["row"] * step + (0 if is_uniform else at["column"])
            found += [k.at(at[name], place, size), step * size]
        k.call(k.address(EPILOGUE), at["height"], at["stop"] - at["column"], *found)

    def _least(self, a: Value, b: Value) -> Value:
        return self.k.where(a < b, a, b)
