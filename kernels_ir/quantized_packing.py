"""Weights in the order in which products of bytes read them: four rows of a column are one word."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import I8, I32, I64, U8, U32
from kernels_ir.quantized_rows import BIAS
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import VECTORS, WIDEST_PANEL
from kernels_ir.values import Value

WORD = 4
"""Rows of a word."""
ROOM = 16
"""Words that are read together at most."""


@dataclass(frozen=True, kw_only=True)
class QuantizedPackingSpec(KernelSpec):
    """out[p, g, j] = b[4·g … 4·g + 3, width·p + j] as one word, rows and columns that are not there 0.

    sums[j] = 128·(the sum of column j), what the bias of the other matrix adds to its products.
    """

    family: ClassVar[str] = "quantized_packing"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The addresses, the extents of b, the words of a panel: those behind the last row are 0."""
        return ("b", "out", "sums", "rows", "columns", "room")


def words_of(rows: int) -> int:
    """Words that hold the rows of a column."""
    return -(-rows // WORD)


def room_of(rows: int) -> int:
    """Words that a panel has room for: those that are not there are 0."""
    words = words_of(rows)
    return -(-words // ROOM) * ROOM


def panel_columns(columns: int) -> int:
    """Columns with those that fill the last panel of any CPU."""
    return -(-columns // WIDEST_PANEL) * WIDEST_PANEL


def emit_quantized_packing(spec: QuantizedPackingSpec, cpu: CpuFeatures) -> str:
    """out[p, g, j] = four rows of column width·p + j"""
    kernel = Kernel(spec, cpu)
    rows, columns = kernel.argument("rows"), kernel.argument("columns")
    lanes = cpu.lanes(I32.bits)
    room = kernel.argument("room")
    for column in kernel.loop((columns + (VECTORS * lanes - 1)) & -(VECTORS * lanes), lanes):
        panel, vector = column.quotient(VECTORS * lanes), column.remainder(VECTORS * lanes)
        out = kernel.at(kernel.pointer("out"), panel * room * (VECTORS * lanes) + vector, WORD)
        total = _packed(kernel, (column, rows), (out, lanes))
        kernel.store(total * BIAS, kernel.at(kernel.pointer("sums"), column, I32.bytes))
    return kernel.close()


def _packed(kernel: Kernel, at: tuple[Value, Value], to: tuple[Value, int]) -> Value:
    """The sums of some columns, whose words are written: those of four rows, then the last."""
    (column, rows), (out, lanes) = at, to
    whole = rows & -WORD
    loop = kernel.loop(whole, WORD, carried=[kernel.number(0, I32, lanes), out])
    for row in loop:
        loop.carried = _word(kernel, (column, row), (loop.carried, WORD))
    held = loop.carried
    for count in range(1, WORD):
        rest = kernel.loop(kernel.convert(rows - whole == count, I64), carried=held)
        for _ in rest:
            rest.carried = _word(kernel, (column, whole), (rest.carried, count))
        held = rest.carried
    padding = kernel.loop(kernel.argument("room"), start=(rows + (WORD - 1)) >> 2, carried=held)
    for _ in padding:
        padding.carried = _padded(kernel, padding.carried)
    return padding.carried[0]


def _padded(kernel: Kernel, held: list[Value]) -> list[Value]:
    """The same sums and the next address, once words of 0 are written."""
    total, out = held
    kernel.store(kernel.number(0, U32, total.lanes), out)
    return [total, kernel.at(out, VECTORS * total.lanes, WORD)]


def _word(kernel: Kernel, at: tuple[Value, Value], to: tuple[list[Value], int]) -> list[Value]:
    """The next sums and the next address, once so many rows are written as words."""
    (column, row), ((total, out), count) = at, to
    columns = kernel.argument("columns")
    mask = kernel.mask(columns - column, total.lanes)
    words = kernel.number(0, U32, total.lanes)
    for place in range(count):
        address = kernel.at(kernel.pointer("b"), (row + place) * columns + column)
        stored = kernel.load(address, I8, total.lanes, mask=mask)
        total = total + kernel.convert(stored, I32)
        words = words | (kernel.convert(kernel.view(stored, U8), U32) << (U8.bits * place))
    kernel.store(words, out)
    return [total, kernel.at(out, VECTORS * total.lanes, WORD)]
