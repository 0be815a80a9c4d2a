"""Operands that are quantized: their integers, their scales, and what both must keep."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.quantization import CODEBOOK, OUTPUT_MAJOR
from holowork.ops.element_types import QUANTIZED, values_of
from holowork.ops.packing import GROUPS, cell_grid
from holowork.ops.rules import required
from holowork.ops.spec import Limits, OperandMismatch, OperandTypes
from kernels_ir import DType

SCALE = attribute("scale", Kind.FLOAT, 1.0, doc="the scale of every element, where no scales are given")
ZERO_POINT = attribute(
    "zero_point", Kind.INT, 0, doc="the integer that means 0, where no zero points are given"
)
WEIGHT_LAYOUT = attribute(
    "weight_layout",
    Kind.INT,
    0,
    choices=(0, 1),
    doc="0: the matrix lies row by row; 1: column by column",
)

Check = tuple[bool, str, object]


@dataclass(frozen=True, kw_only=True)
class Scales:
    """How integers become numbers: (q − zero point)·scale."""

    scales: Array
    zero_points: Array
    inner: int = 1
    """Neighbours of one channel in row-major order, before the next channel."""

    @classmethod
    def of(cls, application: Application, given: Operands, inner: int) -> "Scales":
        """Those of operands (scales, zero points); of the attributes where there are none."""
        scales, zero_points = given
        if scales is None:
            alone = np.full(1, application.number("scale"), np.float32)
            return cls(scales=alone, zero_points=np.full(1, application.integer("zero_point"), np.int32))
        nothing = np.zeros(len(scales), np.int32)
        return cls(scales=scales, zero_points=nothing if zero_points is None else zero_points, inner=inner)

    def numbers(self, q: Array) -> Array:
        """(q − zero point)·scale: a wrapping i32 difference, rounded to f32, times the scale, rounded."""
        channel = (np.arange(q.size) // max(self.inner, 1)) % max(len(self.scales), 1)
        with np.errstate(all="ignore"):
            whole = np.ravel(q) - self.zero_points[channel]
            return np.asarray(whole.astype(np.float32) * self.scales[channel]).reshape(q.shape)


@dataclass(frozen=True, kw_only=True)
class Stored:
    """How a quantized tensor lies in its bytes."""

    kind: TensorType
    codebook: Array | None
    is_output_major: bool

    @classmethod
    def of(cls, application: Application, kind: TensorType, codebook: Array | None) -> "Stored":
        """The layout that the attributes of an application say."""
        layout = application.integer("weight_layout")
        return cls(kind=kind, codebook=codebook, is_output_major=layout == OUTPUT_MAJOR)


def integers_of(q: Array, stored: Stored) -> Array:
    """The i32 integers of a quantized tensor, row-major; an index byte of e8cb is 8 rows of its column."""
    if stored.codebook is None:
        matrix = q.reshape(stored.kind.shape[::-1]).T if stored.is_output_major else q
        return np.asarray(matrix).astype(np.int32)
    grid = cell_grid(stored.kind)
    cells = q.reshape(grid[::-1]).T if stored.is_output_major else q.reshape(grid)
    weights = stored.codebook.astype(np.int32)[cells]
    return weights.swapaxes(1, 2).reshape(stored.kind.shape)


def refuse_first(op: str, checks: tuple[Check, ...]) -> None:
    """Raise OperandMismatch for the first check that does not hold."""
    for holds, expected, found in checks:
        if not holds:
            raise OperandMismatch(op, expected, str(found))


def quantized_checks(kinds: OperandTypes) -> tuple[Check, ...]:
    """What the types of (q, scales, zero points, codebook) must keep in every op."""
    q, (scales, zero_points, codebook) = required(kinds, 0), kinds[1:]
    wanted = None if scales is None else TensorType(DType.I32, scales.shape)
    book, rows = CODEBOOK if q.dtype is DType.E8CB else None, GROUPS[DType.E8CB]
    is_row = scales is None or (scales.dtype, scales.rank) == (DType.F32, 1)
    is_grid = book is None or (q.rank == 2 and q.shape[0] % rows == 0)
    zeros = "no zero points without scales" if wanted is None else f"zero points {wanted}"
    return (
        (is_row, "scales of f32 in one row", scales),
        (zero_points in (None, wanted), zeros, zero_points),
        (codebook == book, f"a codebook {CODEBOOK} for e8cb and only there", codebook),
        (is_grid, f"a matrix of {rows}·k rows for e8cb", q),
    )


def scale_limits(op: str, place: int = 0) -> Limits:
    """What the one scale and the one zero point of an op must be; `place` is that of its quantized operand.

    Where scales are an operand, which comes next, neither is read.
    """

    def limits(operands: OperandTypes, attributes: Mapping[str, Any]) -> None:
        q, scales = (*operands, None, None)[place : place + 2]
        if q is None or scales is not None or q.dtype not in QUANTIZED:
            return
        scale, zero = attributes.get("scale", 1.0), attributes.get("zero_point", 0)
        integers = values_of(DType.I8 if q.dtype is DType.E8CB else q.dtype)
        if not 0 < scale < inf:
            raise BadAttribute(f"{op}.scale", "a finite number above 0", scale)
        if zero not in integers:
            wanted = f"an integer of {q.dtype.text}, from {integers[0]} to {integers[-1]}"
            raise BadAttribute(f"{op}.zero_point", wanted, zero)

    return limits


def check_layout(q: TensorType, attributes: Mapping[str, Any]) -> None:
    """Refuse an output-major layout of what cannot lie so; raises Unpackable."""
    if attributes["weight_layout"] == OUTPUT_MAJOR:
        cell_grid(q)
