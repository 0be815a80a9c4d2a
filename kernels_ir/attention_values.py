"""Weights times values, added to sums: by the tiles of matrix products where all rows see the keys.

Other keys are gone through row by row; where a row does not see one, its sums stay as they are.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate

from kernels_ir.attention_part import SIZE, Summing
from kernels_ir.attention_weights import is_seen
from kernels_ir.builder import Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I64
from kernels_ir.matmul import MatmulSpec, tiles_of
from kernels_ir.tiles import PARAMETERS, tallest
from kernels_ir.tiles_code import emit_tile
from kernels_ir.values import Value

_ROWS_AHEAD = 16
"""Rows of values from the one that is read to the one that is asked for."""
_VECTORS = 4
"""Vectors of sums of one row, which do not wait for each other."""


Keys = tuple[Value, Value, Value]
"""The place of the weight of the first key, the address of its value, how many keys."""


class ValueTiles:
    """The functions of tiles of so many rows; weights of one row are `step` bytes apart."""

    def __init__(self, kernel: Kernel, extents: tuple[int, int], step: int) -> None:
        self.k, self.step = kernel, step
        self.rows, columns = extents
        spec = MatmulSpec(dtype=DType.F32, is_packed=False, rows=self.rows, columns=columns)
        self._tiles = tuple(replace(tile, a_step=step) for tile in tiles_of(spec, kernel.cpu))
        for tile in self._tiles:
            emit_tile(kernel, tile)

    def groups(self) -> Iterator[tuple[int, int]]:
        """The first row and the height of each tile, from top to bottom."""
        count = -(-self.rows // tallest(self.k.cpu.vector_registers))
        low, taller = divmod(self.rows, count)
        each = [low + 1] * taller + [low] * (count - taller)
        return zip(accumulate(each, initial=0), each, strict=False)

    def add(self, at: Summing, rows: tuple[int, int], keys: Keys) -> None:
        """All keys to the sums of so many rows, as many as a tile has, from one on."""
        k, (first, height), (place, values, many) = self.k, rows, keys
        for column in k.loop(at.width, self._tiles[0].width):
            left, source = at.width - column, k.at(values, column, SIZE)
            given = {
                **self._steps(at),
                "a": k.at(k.at(at.weights, place, self.step), at.weight_row * first),
                "b": source,
                "sums": k.at(k.at(at.sums, at.row_bytes * first), column, SIZE),
                "depth": many,
                "columns": left,
                "ahead": k.at(source, at.row_bytes * _ROWS_AHEAD),
            }
            k.call(self._function(height, left), *(given[name] for name in PARAMETERS))

    def _steps(self, at: Summing) -> dict[str, Value]:
        """Bytes from row to row of everything; the sums are there."""
        row = dict.fromkeys(("b_step", "sums_row", "ahead_step"), at.row_bytes)
        return {**row, "a_row": at.weight_row, "is_first": self.k.number(0, I64)}

    def add_seen(self, at: Summing, row: Value, keys: Keys) -> None:
        """The keys that a row sees to its sums."""
        k, (place, values, many) = self.k, keys
        weights = k.at(k.at(at.weights, place, self.step), at.weight_row * row)
        sums = k.at(at.sums, at.row_bytes * row)
        for chunk in k.chunks(at.width, k.cpu.lanes(F32.bits) * _VECTORS):
            target, source = (k.at(base, chunk.start, SIZE) for base in (sums, values))
            held = k.load(target, F32, chunk.lanes, mask=chunk.mask)
            loop = k.loop(many, carried=[held, weights, source])
            for _ in loop:
                total, weight_at, value_at = loop.carried
                weight = k.load(weight_at, F32)
                step = k.fma(weight, k.load(value_at, F32, chunk.lanes, mask=chunk.mask), total)
                moved = k.at(weight_at, self.step), k.at(value_at, at.row_bytes)
                loop.carried = [k.where(is_seen(k, weight), step, total), *moved]
            k.store(loop.carried[0], target, chunk.mask)

    def _function(self, height: int, left: Value) -> Value:
        """The tile for a number of columns."""
        found = [self.k.address(tile.name) for tile in self._tiles if tile.height == height]
        return self.k.where(left < self._tiles[0].width, found[-1], found[0])
