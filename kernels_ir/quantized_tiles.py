"""What products with quantized matrices share: the order of their tiles, and what follows a tile."""

from collections.abc import Iterator
from dataclasses import dataclass

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.epilogue import NAME as EPILOGUE
from kernels_ir.epilogue import Epilogue, emit_epilogue
from kernels_ir.kinds import F32, STORED
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import heights, tallest
from kernels_ir.values import Value


@dataclass(frozen=True, kw_only=True)
class QuantizedProductSpec(KernelSpec):
    """out[i, j] = epilogue(cells[i, j], x0[i, j], …), cells and result of f32 and dense.

    `rows` is an extent from which only the heights of tiles are taken.
    """

    rows: int
    epilogue: Epilogue | None = None

    @property
    def extras(self) -> tuple[str, ...]:
        """The names of the operands of the epilogue."""
        return tuple(f"x{index}" for index in range(len(self.epilogue.operands if self.epilogue else ())))

    @property
    def extra_rows(self) -> tuple[str, ...]:
        """The names of the elements from row to row of each."""
        return tuple(f"{name}_row" for name in self.extras)


def tile_heights(spec: QuantizedProductSpec, cpu: CpuFeatures) -> tuple[int, ...]:
    """The heights of tiles: one, or two that differ by 1."""
    return heights(spec.rows, tallest(cpu.vector_registers))


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A tile: its first row and column, and its rows."""

    row: Value
    column: Value
    rows: Value


def spots(kernel: Kernel, width: int) -> Iterator[Spot]:
    """Tiles of so many columns: blocks of columns, in each from top to bottom, in that left to right."""
    rows, columns, block = (kernel.argument(name) for name in ("rows", "columns", "column_block"))
    most = tallest(kernel.cpu.vector_registers)
    count = (rows + (most - 1)).quotient(most)
    short = rows.quotient(count)
    tall = rows - short * count
    for first in kernel.loop(columns, block):
        stop = kernel.where(first + block < columns, first + block, columns)
        for tile in kernel.loop(count):
            above = kernel.where(tile < tall, tile, tall)
            height = kernel.where(tile < tall, short + 1, short)
            for column in kernel.loop(stop, width, start=first):
                yield Spot(row=tile * short + above, column=column, rows=height)


def call_tile(kernel: Kernel, spec: QuantizedProductSpec, at: tuple[Spot, list[Value]]) -> None:
    """The function of the tile's height, on what it is given."""
    spot, given = at
    tall = tile_heights(spec, kernel.cpu)
    names = [kernel.address(tile_name(height)) for height in (tall[-1], tall[0])]
    kernel.call(kernel.where(spot.rows == tall[-1], *names), *given)


def tile_name(height: int) -> str:
    """The function of the tiles of a height."""
    return f"tile{height}"


def emit_following(kernel: Kernel, spec: QuantizedProductSpec) -> None:
    """The function of the epilogue, if there is one."""
    if spec.epilogue:
        emit_epilogue(kernel, spec.epilogue)


def follow(kernel: Kernel, spec: QuantizedProductSpec, at: tuple[Spot, int]) -> None:
    """Run the epilogue on the cells of a tile of so many columns, where they are."""
    (spot, width), columns = at, kernel.argument("columns")
    if not spec.epilogue:
        return
    left = columns - spot.column
    row = columns * F32.bytes
    cells = cell(kernel, "out", spot)
    given = [cells, row, cells, row]
    for extra in zip(spec.extras, spec.epilogue.operands, spec.epilogue.uniform, strict=True):
        given += _extra(kernel, extra, spot)
    kernel.call(kernel.address(EPILOGUE), spot.rows, kernel.where(left < width, left, width), *given)


def _extra(kernel: Kernel, extra: tuple[str, DType, bool], spot: Spot) -> list[Value]:
    """Where an operand of the epilogue is for a tile, and the bytes from row to row."""
    name, dtype, is_uniform = extra
    size, row = STORED[dtype].bytes, kernel.argument(f"{name}_row")
    place = spot.row * row + (0 if is_uniform else spot.column)
    return [kernel.at(kernel.pointer(name), place, size), row * size]


def cell(kernel: Kernel, name: str, spot: Spot) -> Value:
    """Where the first cell of a tile is in a dense matrix of f32."""
    place = spot.row * kernel.argument("columns") + spot.column
    return kernel.at(kernel.pointer(name), place, F32.bytes)
