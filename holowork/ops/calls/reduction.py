"""Calls that combine elements along axes: reductions, and softmax over the last axis."""

from typing import Self

from holowork.codec import boolean, record, sibling, u8, u32, u64, wire
from holowork.ir import Attribute, TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, MAX_RANK, BufferRef, Buffers, Call, flat
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

_U32_END = 1 << 32


@record
class ReduceCall(Call):
    """out[cell] = the elements of x at that cell, along the reduced axes, combined

    All extents are the operand's. Rank 0 stands for one row of `element_count` elements, reduced whole.
    """

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements of the operand")
    rank: int = wire(u8, "axes of the operand; 0: one row", default=0)
    axes_mask: int = wire(u32, "bit i set: axis i is reduced; 0: every axis", default=0)
    keepdims: bool = wire(boolean, "the reduced axes stay in the shape, with extent 1", default=False)
    dtype: DType = wire(DTYPE, "element type")
    dims: tuple[int, ...] = wire(sibling(u32, "rank"), "extents of the operand", default=())

    @property
    def operand_type(self) -> TensorType:
        """The type of the operand; raises OperandMismatch where the extents contradict the count."""
        grouped = TensorType(self.dtype, self.dims)
        if self.rank and grouped.elements != self.element_count:
            raise OperandMismatch("reduction", f"extents of {self.element_count} elements", str(grouped))
        return grouped if self.rank else flat(self.dtype, self.element_count)

    @property
    def axes(self) -> tuple[int, ...]:
        """The reduced axes, none for every axis; raises OperandMismatch where the mask names only others.

        The peer passes over bits beyond the rank.
        """
        axes = tuple(axis for axis in range(self.rank) if self.axes_mask >> axis & 1)
        if self.rank and self.axes_mask and not axes:
            found = f"the mask {self.axes_mask:#b}"
            raise OperandMismatch("reduction", f"an axis below the rank {self.rank}", found)
        return axes

    def application(self) -> Application:
        x, axes = self.operand_type, self.axes
        result = x.with_shape(reduced_shape(x.shape, axes, keepdims=self.keepdims))
        attributes: dict[str, Attribute] = {"axes": axes, "keepdims": self.keepdims}
        return Application(operands=(x,), result=result, attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        x = application.operand(0)
        if x.rank > MAX_RANK or not has_wire_extents(*x.shape):
            return None
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            element_count=x.elements,
            rank=x.rank,
            axes_mask=sum(1 << axis % x.rank for axis in application.integers("axes")),
            keepdims=application.truth("keepdims"),
            dtype=x.dtype,
            dims=x.shape,
        )


@record
class SoftmaxCall(Call):
    """Each of `batch` rows of `feature` elements on its own."""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    batch: int = wire(u32, "rows")
    feature: int = wire(u32, "elements of a row")
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        kind = TensorType(self.dtype, (self.batch, self.feature))
        return Application(operands=(kind,), result=kind, attributes={"axis": -1})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        x = application.operand(0)
        rows = rows_of(x)
        if application.integer("axis") % x.rank != x.rank - 1 or not has_wire_extents(*rows):
            return None
        batch, feature = rows
        return cls(
            input=buffers.operand(0), output=buffers.output, batch=batch, feature=feature, dtype=x.dtype
        )


def reduced_axes(axes: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """The axes counted from the front, ascending; none given is every axis."""
    return tuple(sorted(axis % rank for axis in axes)) if axes else tuple(range(rank))


def reduced_shape(shape: tuple[int, ...], axes: tuple[int, ...], *, keepdims: bool) -> tuple[int, ...]:
    """The shape of a reduction along `axes`."""
    gone = frozenset(reduced_axes(axes, len(shape)))
    if keepdims:
        return tuple(1 if axis in gone else extent for axis, extent in enumerate(shape))
    return tuple(extent for axis, extent in enumerate(shape) if axis not in gone)


def rows_of(kind: TensorType) -> tuple[int, int]:
    """How many rows there are along the last axis, and how long each is; (0, 0) for an empty axis."""
    feature = kind.shape[-1] if kind.shape else 0
    return (kind.elements // feature, feature) if feature else (0, 0)


def has_wire_extents(*extents: int) -> bool:
    """True where u32 can hold all extents and none is 0, for a reference of 0 bytes means a whole slot."""
    return all(0 < extent < _U32_END for extent in extents)
