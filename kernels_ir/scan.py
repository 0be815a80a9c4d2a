"""Kernels that add elements up one after another along one axis: cumulative sums."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64
from kernels_ir.reduce_line import EXTENTS, Line, Tensors, lines, rows
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import compute_kind
from kernels_ir.transpose import side_of, turned
from kernels_ir.values import Value

_ROWS = 8
"""Rows that are summed at once: a sum waits for its last addition, those of other rows do not."""


@dataclass(frozen=True, kw_only=True)
class ScanSpec(KernelSpec):
    """out[o, j, i] = x[o, 0, i] + … + x[o, j, i] for x [outer, length, inner]; `is_column`: inner is not 1.

    Without the last summand where it is exclusive, and from the last element on where it is in reverse.
    """

    family: ClassVar[str] = "scan"
    dtype: DType
    is_exclusive: bool
    is_reverse: bool
    is_column: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        return ("x", "out", *EXTENTS)


def emit_scan(spec: ScanSpec, cpu: CpuFeatures) -> str:
    """out[o, j, i] = out[o, j − 1, i] + x[o, j, i], from 0 on, lines side by side."""
    kernel = Kernel(spec, cpu)
    kind = compute_kind(spec.dtype)
    tensors = Tensors(whole=_whole(spec), is_column=spec.is_column, bits=kind.bits)
    if spec.is_column:
        for line in lines(kernel, tensors):
            _sum(spec, [line], (_nothing(line, spec), 0))
        return kernel.close()
    of = (tensors, side_of(kernel, kind))
    kernel.choice(
        kernel.argument("outer") >= of[1],
        (lambda: _by_squares(kernel, spec, of), lambda: _side_by_side(kernel, spec, tensors)),
    )
    return kernel.close()


def _whole(spec: ScanSpec) -> dict[str, DType]:
    return {"x": spec.dtype, "out": spec.dtype}


def _side_by_side(kernel: Kernel, spec: ScanSpec, tensors: Tensors) -> tuple[Value, ...]:
    """Some rows at a time, element by element."""
    outer, done = kernel.argument("outer"), kernel.number(0, I64)
    for many in (_ROWS, 1):
        stop = outer & -many
        for first in kernel.loop(stop, many, start=done):
            some = rows(kernel, tensors, (first, many))
            _sum(spec, some, (_nothing(some[0], spec), 0))
        done = stop
    return ()


def _by_squares(kernel: Kernel, spec: ScanSpec, of: tuple[Tensors, int]) -> tuple[Value, ...]:
    """As many rows as a vector has lanes: squares are turned, so that a lane sums a row, and turned back.

    The last rows lie over those before, so that there are as many.
    """
    tensors, side = of
    outer, length = kernel.argument("outer"), kernel.argument("length")
    for turn in kernel.loop(outer, side):
        first = kernel.where(turn < outer - side, turn, outer - side)
        some = rows(kernel, tensors, (first, side))
        loop = kernel.loop(length & -side, side, carried=[kernel.number(0, compute_kind(spec.dtype), side)])
        for start in loop:
            place = (length - side) - start if spec.is_reverse else start
            spot = Chunk(start=place, lanes=side)
            loop.carried = [_square(spec, some, (loop.carried[0], spot))]
        _rest(kernel, spec, (tensors, first, loop.carried[0]))
    return ()


def _square(spec: ScanSpec, some: Sequence[Line], at: tuple[Value, Chunk]) -> Value:
    """The sums of rows after as many more elements as there are rows."""
    total, spot = at
    columns = turned(some[0].kernel, [line.load("x", spec.dtype, spot) for line in some])
    sums = list(columns)
    for place in reversed(range(spot.lanes)) if spec.is_reverse else range(spot.lanes):
        after = total + columns[place]
        sums[place] = total if spec.is_exclusive else after
        total = after
    for line, cells in zip(some, turned(some[0].kernel, sums), strict=True):
        line.store(cells, ("out", spec.dtype), spot)
    return total


def _rest(kernel: Kernel, spec: ScanSpec, of: tuple[Tensors, Value, Value]) -> None:
    """The elements that no square has, row by row."""
    tensors, first, totals = of
    length = kernel.argument("length")
    held = kernel.scratch(totals.lanes, totals.kind)
    kernel.store(totals, held)
    for row in kernel.loop(totals.lanes):
        some = rows(kernel, tensors, (first + row, 1))
        total = kernel.load(kernel.at(held, row, totals.kind.bytes), totals.kind)
        _sum(spec, some, (total, length & -totals.lanes))


def _sum(spec: ScanSpec, some: Sequence[Line], of: tuple[Value, Value | int]) -> None:
    """Elements of lines from one on, or up to one in reverse, added to what there is."""
    (total, start), length = of, some[0].length
    loop = some[0].kernel.loop(length, carried=[total] * len(some), start=start)
    for turn in loop:
        place = (length - 1) - turn if spec.is_reverse else turn
        loop.carried = [
            _added(line, spec, (total, place)) for line, total in zip(some, loop.carried, strict=True)
        ]


def _nothing(line: Line, spec: ScanSpec) -> Value:
    return line.kernel.number(0, compute_kind(spec.dtype), line.lanes)


def _added(line: Line, spec: ScanSpec, state: tuple[Value, Value]) -> Value:
    """The sum after one more element; it, or what it was before, is written."""
    total, place = state
    spot = line.at(place)
    after = total + line.load("x", spec.dtype, spot)
    line.store(total if spec.is_exclusive else after, ("out", spec.dtype), spot)
    return after
