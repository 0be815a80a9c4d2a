"""Tiles of a matrix product: which there are, and what they are given.

A tile is a rectangle of cells that are held in registers while the inner axis goes by. A cell is one
chain of steps, k ascending, whatever the tile: tiles of all sizes have the same bits.
"""

from dataclasses import dataclass
from functools import cache

from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import INTEGERS, DType
from kernels_ir.kinds import I64, POINTER, STORED, Kind
from kernels_ir.storage import widen
from kernels_ir.values import Value

VECTORS = 2
"""Vectors of a panel: so much of a row of b is multiplied by each element of a."""
WIDEST_PANEL = 32
"""Columns of a panel on the CPU that has the widest vectors."""
WIDEST = 128
"""Columns of the widest tile."""
_REGISTERS = (16, 32)
"""Vector registers that CPUs have."""
_SIDE_BY_SIDE = (4, 2, 1)


def engine(dtype: DType) -> DType:
    """The dtype that products are summed in; sums that wrap may be cut off at the end."""
    if dtype not in INTEGERS:
        return DType.F32
    return DType.I64 if dtype.bits > DType.I32.bits else DType.I32


def is_engine(dtype: DType) -> bool:
    """Whether elements in memory are as they are summed."""
    return STORED[dtype].llvm == STORED[engine(dtype)].llvm


def in_engine(stored: Value, dtype: DType) -> Value:
    """Stored elements as lanes of the engine."""
    k = stored.kernel
    return k.convert(widen(k, stored, dtype), STORED[engine(dtype)])


@dataclass(frozen=True, kw_only=True)
class Tile:
    """`height` rows times `panels` panels of VECTORS vectors of `lanes` lanes.

    `dtype` is that of b in memory, whose rows lie in panels, or as in a matrix where `is_packed` is not
    set. `a_step` leads from an element of a row of a to the next, in bytes. An edge tile takes any number
    of columns up to its width.
    """

    height: int
    panels: int
    lanes: int
    dtype: DType
    a_step: int
    is_packed: bool
    is_edge: bool

    @property
    def name(self) -> str:
        """The name of its function."""
        return f"{'edge' if self.is_edge else 'tile'}{self.height}"

    @property
    def kind(self) -> Kind:
        """The kind of the sums."""
        return STORED[engine(self.dtype)]

    @property
    def vectors(self) -> int:
        """Vectors of one row."""
        return self.panels * VECTORS

    @property
    def panel_width(self) -> int:
        """Columns of a panel."""
        return VECTORS * self.lanes

    @property
    def panel_row(self) -> int:
        """Bytes of one row of a panel."""
        return self.panel_width * self.kind.bytes

    @property
    def width(self) -> int:
        """Columns of the tile."""
        return self.vectors * self.lanes


PARAMETERS: dict[str, Kind] = {
    "a": POINTER,
    "a_row": I64,
    "b": POINTER,
    "b_step": I64,
    "sums": POINTER,
    "sums_row": I64,
    "depth": I64,
    "is_first": I64,
    "columns": I64,
    "ahead": POINTER,
    "ahead_step": I64,
}
"""What the function of a tile is given; rows and steps in bytes.

`b_step` leads to the next panel, or to the next row of a b that is not packed. `depth` steps are made;
`is_first` begins with zeros instead of the sums in memory. From `ahead` on, `ahead_step` bytes a step are
asked for: they will be needed soon.
"""


def tallest(registers: int) -> int:
    """Rows of the tallest tile: its sums, a row of a panel and an element of a fill the registers."""
    return (registers - VECTORS - 1) // VECTORS


def alike(rows: int, columns: int) -> tuple[int, int]:
    """The least extents, at least 1, that take the same tiles on every CPU."""
    most = [tallest(registers) for registers in _REGISTERS]
    wanted = [heights(max(rows, 1), each) for each in most]
    counts = range(1, max(rows, 1) + 1)
    least = next(count for count in counts if wanted == [heights(count, each) for each in most])
    last = columns % WIDEST & -(columns % WIDEST)
    return least, max(columns, 1) if columns < WIDEST else WIDEST + last


@cache
def heights(rows: int, most: int) -> tuple[int, ...]:
    """The heights of the fewest tiles that cover rows evenly: one, or two that differ by 1."""
    count = -(-rows // most)
    short, over = divmod(rows, count)
    return (short, short + 1) if over else (short,)


def panels_side_by_side(height: int, columns: int, cpu: CpuFeatures) -> int:
    """Panels of a tile: low tiles are wide, or they would wait for the sums of the step before."""
    room = cpu.vector_registers * 3 // 4
    return next(
        count
        for count in _SIDE_BY_SIDE
        if count == 1 or (height * count * VECTORS <= room and count <= columns)
    )
