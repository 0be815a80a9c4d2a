"""Kernels that add elements up one after another along one axis: cumulative sums."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64
from kernels_ir.reduce_line import EXTENTS, Line, Tensors, lines, rows
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import compute_kind
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
    for side_by_side in _lines(kernel, spec):
        length = side_by_side[0].length
        loop = kernel.loop(length, carried=[_nothing(line, spec) for line in side_by_side])
        for turn in loop:
            place = (length - 1) - turn if spec.is_reverse else turn
            loop.carried = [
                _added(line, spec, (total, place))
                for line, total in zip(side_by_side, loop.carried, strict=True)
            ]
    return kernel.close()


def _lines(kernel: Kernel, spec: ScanSpec) -> Iterator[Sequence[Line]]:
    """Every line once, some at a time."""
    tensors = Tensors(
        whole={"x": spec.dtype, "out": spec.dtype},
        is_column=spec.is_column,
        bits=compute_kind(spec.dtype).bits,
    )
    if spec.is_column:
        yield from ([line] for line in lines(kernel, tensors))
        return
    outer, done = kernel.argument("outer"), kernel.number(0, I64)
    for many in (_ROWS, 1):
        stop = outer & -many
        for first in kernel.loop(stop, many, start=done):
            yield rows(kernel, tensors, (first, many))
        done = stop


def _nothing(line: Line, spec: ScanSpec) -> Value:
    return line.kernel.number(0, compute_kind(spec.dtype), line.lanes)


def _added(line: Line, spec: ScanSpec, state: tuple[Value, Value]) -> Value:
    """The sum after one more element; it, or what it was before, is written."""
    total, place = state
    spot = line.at(place)
    after = total + line.load("x", spec.dtype, spot)
    line.store(total if spec.is_exclusive else after, ("out", spec.dtype), spot)
    return after
