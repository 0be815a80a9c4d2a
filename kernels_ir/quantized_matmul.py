"""Products of bytes: exact sums of integers, then the scales of their row and their column."""

from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dots import dot
from kernels_ir.kinds import F32, I32, I64, POINTER, U32
from kernels_ir.quantized_packing import WORD
from kernels_ir.quantized_scaling import Columns
from kernels_ir.quantized_squares import write_squares
from kernels_ir.quantized_tiles import (
    QuantizedProductSpec,
    Spot,
    call_tile,
    cell,
    emit_following,
    follow,
    spots,
    tile_heights,
    tile_name,
)
from kernels_ir.tiles import VECTORS
from kernels_ir.values import Value

_CHAINS = 8
"""Sums at a time, so that none waits for the one before."""
_AHEAD = 2048
"""Bytes of a panel from the row that is read to the one that is asked for."""
_PARAMETERS = {
    "a": POINTER,
    "b": POINTER,
    "out": POINTER,
    "largest": POINTER,
    "scales": POINTER,
    "sums": POINTER,
    "left": I64,
    "words": I64,
    "a_row": I64,
    "out_row": I64,
}
"""What the function of a tile is given: where its parts begin, the columns from there on, extents, bytes."""


@dataclass(frozen=True, kw_only=True)
class QuantizedMatmulSpec(QuantizedProductSpec):
    """cells[i, j] = f32(the sum of products)·(largest[i] / 127 · scales[j]), 0 in a row whose largest is 0.

    a is what QuantizeRowsSpec makes, b and sums what QuantizedPackingSpec does. A zero point other than 0
    sets the fault. `has_squares` says that tile registers may be used where there are some: rows of a are
    then there up to the next multiple of 32, with any bytes.
    """

    family: ClassVar[str] = "quantized_matmul"
    has_zero_points: bool = False
    has_squares: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses; the extents, in words along the inner axis; bytes of a from row to row.

        `column_block` is a multiple of the columns of the widest panel, `room` the words of a panel.
        """
        pointers = ("a", "b", "out", "largest", "scales", "sums", *self.extras)
        checked = ("zero_points", "fault") * self.has_zero_points
        extents = ("rows", "columns", "column_block", "words", "room", "a_row")
        return (*pointers, *checked, *extents, *self.extra_rows)


def emit_quantized_matmul(spec: QuantizedMatmulSpec, cpu: CpuFeatures) -> str:
    """cells[i, j] = f32(the sum of products)·(largest[i] / 127 · scales[j])"""
    kernel = Kernel(spec, cpu)
    emit_following(kernel, spec)
    if spec.has_zero_points:
        _check_zero_points(kernel)
    write = write_squares if spec.has_squares and cpu.has_tiles else _write_tiles
    write(kernel, spec)
    return kernel.close()


def _write_tiles(kernel: Kernel, spec: QuantizedProductSpec) -> None:
    """Tiles of vectors."""
    for height in tile_heights(spec, kernel.cpu):
        with kernel.function(tile_name(height), tuple(_PARAMETERS.values())) as values:
            _emit_tile(kernel, height, dict(zip(_PARAMETERS, values, strict=True)))
    width = VECTORS * kernel.cpu.lanes(I32.bits)
    for spot in spots(kernel, width):
        call_tile(kernel, spec, (spot, _given(kernel, spot)))
        follow(kernel, spec, (spot, width))


def _given(kernel: Kernel, spot: Spot) -> list[Value]:
    """What the function of a tile is given."""
    a = kernel.at(kernel.pointer("a"), spot.row * kernel.argument("a_row"))
    b = kernel.at(kernel.pointer("b"), spot.column * kernel.argument("room"), WORD)
    largest = kernel.at(kernel.pointer("largest"), spot.row, F32.bytes)
    columns = [kernel.at(kernel.pointer(name), spot.column, WORD) for name in ("scales", "sums")]
    count = kernel.argument("columns")
    lengths = [
        count - spot.column,
        *(kernel.argument(name) for name in ("words", "a_row")),
        count * F32.bytes,
    ]
    return [a, b, cell(kernel, "out", spot), largest, *columns, *lengths]


def _emit_tile(kernel: Kernel, height: int, given: dict[str, Value]) -> None:
    """The cells of a tile: sums without the bias, as numbers."""
    totals, columns = _sums(kernel, height, given), Columns.of(kernel, given)
    for row in range(height):
        out = kernel.at(given["out"], given["out_row"] * row)
        largest = kernel.at(given["largest"], row, F32.bytes)
        columns.store(totals[row * VECTORS : (row + 1) * VECTORS], largest, out)


def _sums(kernel: Kernel, height: int, given: dict[str, Value]) -> list[Value]:
    """The sum of products of each vector of the tile: low tiles sum several words apart."""
    count = height * VECTORS
    apart = max(_CHAINS // count, 1)
    whole = given["words"] & -apart
    zero = kernel.number(0, I32, kernel.cpu.lanes(I32.bits))
    loop = kernel.loop(whole, apart, carried=[zero] * (count * apart))
    for word in loop:
        before = [loop.carried[part * count : (part + 1) * count] for part in range(apart)]
        after = [_step(kernel, (given, word + part), sums) for part, sums in enumerate(before)]
        loop.carried = [total for sums in after for total in sums]
    joined = [reduce(add, loop.carried[place::count]) for place in range(count)]
    rest = kernel.loop(given["words"], start=whole, carried=joined)
    for word in rest:
        rest.carried = _step(kernel, (given, word), rest.carried)
    return rest.carried


def _step(kernel: Kernel, at: tuple[dict[str, Value], Value], totals: list[Value]) -> list[Value]:
    """The sums with the products of one word of each row."""
    (given, word), lanes = at, totals[0].lanes
    row = kernel.at(given["b"], word * (VECTORS * lanes), WORD)
    for vector in range(VECTORS):
        kernel.prefetch(kernel.at(row, _AHEAD + vector * lanes * WORD))
    weights = [kernel.load(kernel.at(row, vector * lanes, WORD), I32, lanes) for vector in range(VECTORS)]
    after = []
    for height in range(len(totals) // VECTORS):
        a = kernel.at(kernel.at(given["a"], given["a_row"] * height), word, WORD)
        bytes_ = kernel.load(a, U32)
        sums = totals[height * VECTORS : (height + 1) * VECTORS]
        after += [dot(kernel, (bytes_, weight), total) for weight, total in zip(weights, sums, strict=True)]
    return after


def _check_zero_points(kernel: Kernel) -> None:
    """The fault, where a zero point is not 0."""
    for column in kernel.loop(kernel.argument("columns")):
        zero = kernel.load(kernel.at(kernel.pointer("zero_points"), column, I32.bytes), I32)
        kernel.fault_unless(zero == 0, "fault")
