"""Ops that choose elements or add them up as they come: where, gather, cumsum."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.indexing import CumSumCall, GatherCall, WhereCall
from holowork.ops.element_types import INDICES, MOVED, NUMBERS, RING, WHOLE
from holowork.ops.extents import axis_of
from holowork.ops.kernels.elementwise import expression_kernel
from holowork.ops.kernels.indexing import gather
from holowork.ops.kernels.scan import scan_kernel
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec, Trait, Unsupported
from kernels_ir import BYTES, FLOATS, Apply, Expression, Read

Given = Mapping[str, Any]


class IndexOutOfRange(OpError):
    """An index lies outside the axis that it chooses from."""

    def __init__(self, index: int, position: int, extent: int) -> None:
        expected = f"indices from {-extent} to {extent - 1}" if extent else "no indices into an empty axis"
        super().__init__(f"gather: expected {expected}, found {index} at position {position}")
        self.index = index
        self.position = position
        self.extent = extent


def _where(operands: OperandTypes, given: Given) -> TensorType:
    condition, a, b = (required(operands, index) for index in range(3))
    if a.dtype not in MOVED:
        raise Unsupported("where", a.dtype, MOVED)
    if a != b or condition.shape != a.shape:
        raise OperandMismatch(
            "where", "a condition and two tensors of one type, all of one shape", f"{condition}, {a} and {b}"
        )
    return a


def _where_of(operands: Operands, application: Application) -> Array:
    condition, a, b = map(np.asarray, operands)
    with np.errstate(invalid="ignore"):  # a comparison with a signalling NaN
        return np.where(widened(condition) != 0, a, b)


def _chosen(application: Application) -> Expression:
    """Both sides are moved, so that the bits of NaN survive."""
    sides = Read(1, is_moved=True), Read(2, is_moved=True)
    return Apply("where", (Read(0), *sides), application.result.dtype)


WHERE = OpSpec(
    name="where",
    id=79,
    discriminant=78,
    operands=("cond", "a", "b"),
    summary="a where cond is not 0, else b",
    shapes="cond bool, or numbers that are compared with 0; a and b of one type; all broadcast",
    call=WhereCall,
    accepts=WHOLE,
    portable=BYTES,
    infer=_where,
    reference=_where_of,
    kernel=expression_kernel(_chosen),
    traits=Trait.ELEMENTWISE | Trait.MOVEMENT,
    differs="A condition of f32 is read as f32; the peer reads a byte for each element.",
)


def _gather(operands: OperandTypes, given: Given) -> TensorType:
    data, indices = required(operands, 0), required(operands, 1)
    if indices.dtype not in INDICES:
        raise OperandMismatch("gather", "indices of i32 or i64", str(indices))
    axis = axis_of("gather", given["axis"], data.rank)
    return data.with_shape((*data.shape[:axis], *indices.shape, *data.shape[axis + 1 :]))


def _gather_of(operands: Operands, application: Application) -> Array:
    data, indices = map(np.asarray, operands)
    axis = axis_of("gather", application.integer("axis"), data.ndim)
    extent = data.shape[axis]
    outside = np.flatnonzero((indices < -extent) | (indices >= extent))
    if len(outside):
        position = int(outside[0])
        raise IndexOutOfRange(int(indices.reshape(-1)[position]), position, extent)
    return np.asarray(data[(slice(None),) * axis + (indices,)])


GATHER = OpSpec(
    name="gather",
    id=80,
    discriminant=114,
    operands=("data", "indices"),
    summary="data at the indices along an axis; negative ones count from its end",
    shapes="indices i32 or i64 of any extents, which replace that of the axis; one outside ends the run",
    call=GatherCall,
    attributes=(attribute("axis", Kind.INT, 0, doc="the axis that the indices choose from"),),
    accepts=MOVED,
    portable=WHOLE,
    infer=_gather,
    reference=_gather_of,
    kernel=gather,
    traits=Trait.MOVEMENT,
)


def _cumsum(operands: OperandTypes, given: Given) -> TensorType:
    x = required(operands, 0)
    axis_of("cumsum", given["axis"], max(x.rank, 1))
    return x


def _cumsum_of(operands: Operands, application: Application) -> Array:
    x, axis = np.asarray(widened(operands[0])), application.integer("axis")
    rows = np.moveaxis(x.reshape(x.shape or (1,)), axis, 0)
    step = -1 if application.truth("reverse") else 1
    sums = np.empty_like(rows)
    with np.errstate(all="ignore"):
        # + 0: a sum starts from 0, so that it is never -0
        np.cumsum(rows[::step] + x.dtype.type(0), 0, dtype=x.dtype, out=sums[::step])
    if application.truth("exclusive"):
        sums[::step][1:] = sums[::step][:-1].copy()
        sums[::step][:1] = 0
    return narrowed(np.moveaxis(sums, 0, axis).reshape(x.shape), application.result.dtype)


CUMSUM = OpSpec(
    name="cumsum",
    id=75,
    discriminant=74,
    operands=("x",),
    summary="the sum of the elements up to each, one after another, along an axis",
    call=CumSumCall,
    attributes=(
        attribute("axis", Kind.INT, -1, doc="the axis that is summed along"),
        attribute("exclusive", Kind.BOOL, default=False, doc="each element itself is left out"),
        attribute("reverse", Kind.BOOL, default=False, doc="from the last element to the first"),
    ),
    accepts=NUMBERS,
    portable=FLOATS | RING,
    infer=_cumsum,
    reference=_cumsum_of,
    kernel=scan_kernel,
    differs="The axis counts; the peer sums over all elements in one row.",
)

OPS = (WHERE, GATHER, CUMSUM)
