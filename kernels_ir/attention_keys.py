"""Products of keys and queries by the tiles of matrix products: keys are rows, queries of a panel columns."""

from dataclasses import dataclass

from kernels_ir.attention_part import SIZE, Part, Segment
from kernels_ir.builder import Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I64
from kernels_ir.tiles import PARAMETERS, Tile, tallest
from kernels_ir.tiles_code import emit_tile
from kernels_ir.values import Value

_LINE = 64
_MANY = 128


@dataclass(frozen=True, kw_only=True)
class _KeyTile(Tile):
    """A tile of products of keys and queries."""

    @property
    def name(self) -> str:
        """The name of its function."""
        return f"keys{self.height}"


class KeyTiles:
    """The functions of tiles of `tall` keys and of one."""

    def __init__(self, kernel: Kernel) -> None:
        self.k = kernel
        self.tall = _key_rows(tallest(kernel.cpu.vector_registers))
        for height in (self.tall, 1):
            emit_tile(kernel, self._tile(height))

    def write(self, part: Part, segment: Segment, keys: tuple[Value, int]) -> None:
        """The products of so many keys of a segment, as many as a tile has, from one on."""
        k, (first, many) = self.k, keys
        source = k.at(segment.keys, part.row_bytes * first)
        given = {
            **self._steps(part.lanes),
            "a": source,
            "a_row": part.row_bytes,
            "b": part.queries,
            "sums": part.score(segment.place + first),
            "depth": part.given["width"],
            "ahead": k.at(source, part.row_bytes * many),
        }
        k.call(k.address(self._tile(many).name), *(given[name] for name in PARAMETERS))

    def _steps(self, rows: int) -> dict[str, Value]:
        """What is the same for all tiles of panels of so many rows."""
        numbers = {"b_step": 0, "sums_row": rows * SIZE, "is_first": 1, "columns": rows, "ahead_step": _LINE}
        return {name: self.k.number(number, I64) for name, number in numbers.items()}

    def _tile(self, height: int) -> _KeyTile:
        return _KeyTile(
            height=height,
            panels=1,
            lanes=self.k.cpu.lanes(F32.bits),
            dtype=DType.F32,
            a_step=SIZE,
            is_packed=True,
            is_edge=False,
        )


def _key_rows(most: int) -> int:
    """Keys of a tile: the last one lies over the one before, by little where keys are a power of two."""
    return min((most, most - 1), key=lambda rows: -_MANY % rows)
