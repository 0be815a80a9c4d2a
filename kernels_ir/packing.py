"""Matrices in the order in which tiles read them: panels of as many columns as a tile has lanes."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import STORED, Kind
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import VECTORS, WIDEST_PANEL, engine, in_engine
from kernels_ir.values import Value

ROWS_OF_AN_ITEM = 16
"""Rows of b that are packed together: a page of each, all columns."""
_NARROW_PANEL = 16
"""Columns of a panel of an archive."""


class Layout(Enum):
    """How a matrix b[k, n] lies in memory."""

    ROWS = "rows"
    COLUMNS = "columns"
    PANELS = "panels"
    """[⌈n/16⌉, k, 16]"""


@dataclass(frozen=True, kw_only=True)
class PackingSpec(KernelSpec):
    """out[p, k, j] = b[k, width·p + j] in the type that computes, for the width of a panel; else 0.

    Dense matrices one after another. Items `first` to `last` are packed, of `items` for each matrix: 16
    rows each. Any order and number of calls that covers all items will do.
    """

    family: ClassVar[str] = "packing"
    dtype: DType
    layout: Layout

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses; the extents and the items of a matrix; which items."""
        return ("b", "out", "rows", "columns", "items", "first", "last")


def packed_bytes(dtype: DType, rows: int, columns: int) -> int:
    """Room for one packed matrix on any CPU."""
    panels = -(-columns // WIDEST_PANEL)
    return engine(dtype).storage(panels * WIDEST_PANEL * rows)


def emit_packing(spec: PackingSpec, cpu: CpuFeatures) -> str:
    """Some rows of a matrix, panel by panel."""
    kernel = Kernel(spec, cpu)
    packing = _Packing(kernel, spec)
    for item in kernel.loop(kernel.argument("last"), start=kernel.argument("first")):
        packing.write(item)
    return kernel.close()


class _Packing:
    """A packing kernel while it is written."""

    def __init__(self, kernel: Kernel, spec: PackingSpec) -> None:
        self.k, self.spec = kernel, spec
        self.kind = STORED[engine(spec.dtype)]
        self.lanes = kernel.cpu.lanes(self.kind.bits)
        self.width = VECTORS * self.lanes
        names = ("rows", "columns", "items")
        self.rows, self.columns, self.items = (kernel.argument(name) for name in names)
        self.b, self.out = kernel.pointer("b"), kernel.pointer("out")
        self.panels = (self.columns + (self.width - 1)).quotient(self.width)

    def write(self, item: Value) -> None:
        """The rows of an item of one matrix."""
        k = self.k
        matrix, first = item.quotient(self.items), item.remainder(self.items) * ROWS_OF_AN_ITEM
        stop = self._least(first + ROWS_OF_AN_ITEM, self.rows)
        source = k.at(self.b, matrix * self._elements(), STORED[self.spec.dtype].bytes)
        target = k.at(self.out, matrix * self.panels * self.rows, self.width * self.kind.bytes)
        for panel in k.loop(self.panels):
            begun = k.at(target, panel * self.rows, self.width * self.kind.bytes)
            _LAYOUTS[self.spec.layout](self, (source, begun), (panel * self.width, first, stop))

    def rows_apart(self, at: tuple[Value, Value], of: tuple[Value, Value, Value]) -> None:
        """Vectors of a row of b."""
        (source, target), (column, first, stop) = at, of
        masks = [self.k.mask(self.columns - column - start, self.lanes) for start in self._starts()]
        for row in self.k.loop(stop, start=first):
            for mask, start in zip(masks, self._starts(), strict=True):
                place = self._place(row, column + start)
                stored = self.k.load(self._stored(source, place), self._kind, self.lanes, mask=mask)
                self._store(stored, target, (row, start))

    def columns_apart(self, at: tuple[Value, Value], of: tuple[Value, Value, Value]) -> None:
        """Squares of b, transposed in registers; the rest element by element."""
        (source, target), (column, first, stop) = at, of
        whole = first + ((stop - first) & -self.lanes)
        for row in self.k.loop(whole, self.lanes, start=first):
            for start in self.k.loop(self.width, self.lanes):
                self._square((source, target), (row, column, start))
        for row in self.k.loop(stop, start=whole):
            for start in self.k.loop(self.width):
                place = self._inside(column + start) * self.rows + row
                stored = self.k.load(self._stored(source, place), self._kind)
                self._store(stored, target, (row, start))

    def _square(self, at: tuple[Value, Value], of: tuple[Value, Value, Value]) -> None:
        (source, target), (row, column, start) = at, of
        lines = []
        for lane in range(self.lanes):
            place = self._inside(column + start + lane) * self.rows + row
            lines.append(self.k.load(self._stored(source, place), self._kind, self.lanes))
        for lane, line in enumerate(self.k.transposed(lines)):
            self._store(line, target, (row + lane, start))

    def _store(self, stored: Value, target: Value, at: tuple[Value, Value | int]) -> None:
        row, start = at
        place = row * self.width + start
        self.k.store(in_engine(stored, self.spec.dtype), self.k.at(target, place, self.kind.bytes))

    @property
    def _kind(self) -> Kind:
        return STORED[self.spec.dtype]

    def _starts(self) -> list[int]:
        return [vector * self.lanes for vector in range(VECTORS)]

    def _stored(self, source: Value, place: Value) -> Value:
        return self.k.at(source, place, self._kind.bytes)

    def _place(self, row: Value, column: Value) -> Value:
        """Elements before an element of b."""
        if self.spec.layout is Layout.ROWS:
            return row * self.columns + column
        panel = column.quotient(_NARROW_PANEL)
        return (panel * self.rows + row) * _NARROW_PANEL + column.remainder(_NARROW_PANEL)

    def _elements(self) -> Value:
        """Elements of one matrix in memory."""
        if self.spec.layout is not Layout.PANELS:
            return self.rows * self.columns
        return (self.columns + (_NARROW_PANEL - 1)).quotient(_NARROW_PANEL) * _NARROW_PANEL * self.rows

    def _inside(self, column: Value) -> Value:
        """A column that is there: what pads a panel is never stored."""
        return self._least(column, self.columns - 1)

    def _least(self, a: Value, b: Value) -> Value:
        return self.k.where(a < b, a, b)


_LAYOUTS = {
    Layout.ROWS: _Packing.rows_apart,
    Layout.PANELS: _Packing.rows_apart,
    Layout.COLUMNS: _Packing.columns_apart,
}
