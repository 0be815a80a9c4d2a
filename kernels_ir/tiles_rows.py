"""Rows of a copied for one tile: to the type that computes, turned where they lie as columns."""

from kernels_ir.builder import Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64, POINTER, STORED
from kernels_ir.tiles import engine, in_engine

COPY = "copy"
"""The function's name."""
DEPTH = 512
"""Most elements of a row that are copied."""
_ROW = DEPTH + 16
"""Elements from one copied row to the next: not a multiple of what the ways of a cache repeat after."""
_TURNED_ROW = 16
"""Elements for each step of the inner axis, where a is turned: the tallest tile has as many rows or less."""
ELEMENTS = DEPTH * _TURNED_ROW
"""Room for the rows of any tile."""

KINDS = (POINTER, I64, POINTER, I64, I64)
"""The source, its bytes from row to row as it lies in memory, the target, rows, elements of a row."""


def a_row(dtype: DType, *, is_turned: bool) -> int:
    """Bytes from one copied row to the next."""
    return STORED[engine(dtype)].bytes * (1 if is_turned else _ROW)


def a_step(dtype: DType, *, is_turned: bool) -> int:
    """Bytes from one element of a row to the next."""
    return STORED[engine(dtype)].bytes * (_TURNED_ROW if is_turned else 1)


def emit_copy(kernel: Kernel, dtype: DType, *, is_turned: bool) -> None:
    """target = the rows; if they are turned, those of the same step of the inner axis side by side."""
    with kernel.function(COPY, KINDS) as (source, source_row, target, rows, depth):
        count, inner, apart = (depth, rows, _TURNED_ROW) if is_turned else (rows, depth, _ROW)
        lanes = kernel.cpu.lanes(engine(dtype).bits)
        loop = kernel.loop(count, carried=[source, target])
        for _ in loop:
            begin, end = loop.carried
            for chunk in kernel.chunks(inner, lanes):
                address = kernel.at(begin, chunk.start, STORED[dtype].bytes)
                stored = kernel.load(address, STORED[dtype], chunk.lanes, mask=chunk.mask)
                value = in_engine(stored, dtype)
                kernel.store(value, kernel.at(end, chunk.start, value.kind.bytes), chunk.mask)
            loop.carried = [kernel.at(begin, source_row), kernel.at(end, apart, STORED[engine(dtype)].bytes)]
