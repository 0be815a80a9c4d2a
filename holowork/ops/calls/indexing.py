"""Calls that choose elements or convert them: where, gather, cast and the running sum."""

from typing import Self

from holowork.codec import record, u64, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call, flat
from holowork.ops.calls.layout import sized
from holowork.ops.calls.reduction import ReduceCall
from holowork.ops.element_types import COPIED, INDICES
from holowork.ops.extents import axis_of
from holowork.ops.spec import OperandMismatch
from kernels_ir import BYTES, FLOATS, DType, element_count

_MISREAD = frozenset({(DType.U64, dtype) for dtype in FLOATS} | {(dtype, DType.U64) for dtype in FLOATS})
"""The peer converts between u64 and floats by way of i64."""


@record
class WhereCall(Call):
    """out[i] = a[i] where cond[i] is not zero, else b[i]

    The record has no type for the condition: it is f32 where its buffer holds 4 bytes an element, else bool.
    """

    cond: BufferRef = wire(BUFFER, "condition")
    a: BufferRef = wire(BUFFER, "chosen where the condition holds")
    b: BufferRef = wire(BUFFER, "chosen elsewhere")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements of the result")
    dtype: DType = wire(DTYPE, "element type of a, b and the result")

    def application(self) -> Application:
        count = self.element_count
        is_wide = self.cond.length == DType.F32.storage(count)
        condition = flat(DType.F32 if is_wide else DType.BOOL, count)
        kind = flat(self.dtype, count)
        return Application(operands=(condition, kind, kind), result=kind)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        condition, result = application.operand(0), application.result
        if condition.dtype not in BYTES or result.dtype not in COPIED or not result.elements:
            return None
        return cls(
            cond=sized(buffers.operand(0), condition),
            a=buffers.operand(1),
            b=buffers.operand(2),
            output=buffers.output,
            element_count=result.elements,
            dtype=result.dtype,
        )


@record
class GatherCall(Call):
    """out[o, n, i] = data[o, indices[n], i]"""

    data: BufferRef = wire(BUFFER, "where elements are taken from")
    indices: BufferRef = wire(BUFFER, "places along the axis; negative ones count from its end")
    output: BufferRef = wire(BUFFER, "result")
    outer: int = wire(u64, "product of the extents before the axis")
    axis_dim: int = wire(u64, "extent of the axis")
    inner: int = wire(u64, "product of the extents after the axis")
    num_indices: int = wire(u64, "indices")
    idx_dtype: DType = wire(DTYPE, "element type of the indices: i32 or i64")
    dtype: DType = wire(DTYPE, "element type of the data")

    def application(self) -> Application:
        if self.idx_dtype not in INDICES:
            raise OperandMismatch("gather", "indices of i32 or i64", self.idx_dtype.text)
        data = TensorType(self.dtype, (self.outer, self.axis_dim, self.inner))
        indices = flat(self.idx_dtype, self.num_indices)
        result = data.with_shape((self.outer, self.num_indices, self.inner))
        return Application(operands=(data, indices), result=result, attributes={"axis": 1})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        data, indices = application.operand(0), application.operand(1)
        axis = axis_of("gather", application.integer("axis"), data.rank)
        if not data.elements or not indices.elements:
            return None
        return cls(
            data=buffers.operand(0),
            indices=buffers.operand(1),
            output=buffers.output,
            outer=element_count(data.shape[:axis]),
            axis_dim=data.shape[axis],
            inner=element_count(data.shape[axis + 1 :]),
            num_indices=indices.elements,
            idx_dtype=indices.dtype,
            dtype=data.dtype,
        )


@record
class CastCall(Call):
    """out[i] = x[i] in another element type; to bool, the truth of the integer part of x[i]"""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements of the result")
    src_dtype: DType = wire(DTYPE, "element type of the operand")
    dst_dtype: DType = wire(DTYPE, "element type of the result")

    def application(self) -> Application:
        kind = flat(self.src_dtype, self.element_count)
        return Application(
            operands=(kind,),
            result=kind.with_dtype(self.dst_dtype),
            attributes={"dtype": self.dst_dtype.text, "truth": "whole"},
        )

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        kind, target = application.operand(0), application.result.dtype
        is_truth_of_float = kind.dtype in FLOATS and target is DType.BOOL
        if (kind.dtype, target) in _MISREAD or (is_truth_of_float and application.word("truth") != "whole"):
            return None
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            element_count=kind.elements,
            src_dtype=kind.dtype,
            dst_dtype=target,
        )


@record
class CumSumCall(ReduceCall):
    """out[i] = x[0] + … + x[i] over the elements in one row, whatever axes the record names"""

    def application(self) -> Application:
        kind = flat(self.dtype, self.element_count)
        return Application(operands=(kind,), result=kind, attributes={"axis": 0})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        kind = application.operand(0)
        extents = kind.shape or (1,)
        along = extents[axis_of("cumsum", application.integer("axis"), len(extents))]
        is_plain = not application.truth("exclusive") and not application.truth("reverse")
        if not is_plain or along != kind.elements or not along:
            return None
        return cls(
            input=buffers.operand(0), output=buffers.output, element_count=kind.elements, dtype=kind.dtype
        )
