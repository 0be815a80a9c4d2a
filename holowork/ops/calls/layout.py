"""Calls that move runs of bytes: reshape, slice, pad and concat."""

from dataclasses import replace
from math import prod
from typing import Self

from holowork.codec import Sink, record, u64, wire, write_items
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call, flat
from holowork.ops.calls.elementwise import BinaryCall
from holowork.ops.extents import axis_of, kept, pads, run_start
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType


def sized(ref: BufferRef, kind: TensorType) -> BufferRef:
    """The reference with its length said: where 0 means the full extent of the slot, it would lie."""
    return replace(ref, length=kind.bytes)


@record
class LayoutCall(Call):
    """out[i] = x[i] for the bytes that the buffers say"""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements that are moved")
    dtype: DType = wire(DTYPE, "element type")

    @property
    def moved(self) -> TensorType:
        """The elements that are moved, in one row."""
        return flat(self.dtype, self.element_count)


@record
class ReshapeCall(LayoutCall):
    """out[i] = x[i]"""

    def application(self) -> Application:
        shape = {"shape": (self.element_count,)}
        return Application(operands=(self.moved,), result=self.moved, attributes=shape)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        result = application.result
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            element_count=result.elements,
            dtype=result.dtype,
        )


@record
class SliceCall(LayoutCall):
    """out[i] = x[i], where the buffer of x is the range of bytes that is kept

    The application is that of the range alone: a slice that keeps all of its operand.
    """

    def suffix(self, full: int) -> bytes:
        sink = Sink()
        write_items(u64, (self.input.offset, self.input.length), sink)
        return sink.to_bytes()

    def application(self) -> Application:
        bounds = {"starts": (0,), "ends": (self.element_count,)}
        return Application(operands=(self.moved,), result=self.moved, attributes=bounds)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        kind, result = application.operand(0), application.result
        start = run_start(kept(kind, application.attributes), kind.shape)
        if start is None:
            return None
        ref = buffers.operand(0)
        offset = ref.offset + kind.dtype.storage(start)
        return cls(
            input=replace(ref, offset=offset, length=result.bytes),
            output=buffers.output,
            element_count=result.elements,
            dtype=result.dtype,
        )


@record
class PadCall(LayoutCall):
    """out[i] = x[i], where the buffer of the result is the place of the data in a slot of zeros

    The application is that of the place alone: a pad that adds nothing. `within` says the whole slot.
    """

    def suffix(self, full: int) -> bytes:
        sink = Sink()
        write_items(u64, (self.output.offset, self.output.length, full), sink)
        return sink.to_bytes()

    def application(self) -> Application:
        return Application(operands=(self.moved,), result=self.moved)

    def within(self, full: int) -> Application:
        """The pad that fills a slot of `full` bytes; raises OperandMismatch where the data do not fit."""
        width = self.dtype.bits // 8
        before, result = self.output.offset // width, flat(self.dtype, full // width)
        after = result.elements - before - self.element_count
        if after < 0 or self.output.offset % width:
            raise OperandMismatch(
                "pad", f"{self.moved} inside {full} bytes", f"it from byte {self.output.offset} on"
            )
        return Application(operands=(self.moved,), result=result, attributes={"pads": (before, after)})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        kind, whole = application.operand(0), application.result.shape
        begins = [before for before, _ in pads(kind, application.attributes)]
        places = tuple(range(b, b + dim) for b, dim in zip(begins, kind.shape, strict=True))
        start = run_start(places, whole)
        is_cut = any(p.start < 0 or p.stop > dim for p, dim in zip(places, whole, strict=True))
        if start is None or is_cut or not _fills_with_zeros(application):
            return None
        offset = buffers.output.offset + kind.dtype.storage(start)
        return cls(
            input=sized(buffers.operand(0), kind),
            output=replace(buffers.output, offset=offset, length=kind.bytes),
            element_count=kind.elements,
            dtype=kind.dtype,
        )


def _fills_with_zeros(application: Application) -> bool:
    """-0.0 is not a zero of the slot."""
    is_zero = application.number("value").tobytes() == bytes(4)
    return application.word("mode") == "constant" and is_zero


@record
class ConcatCall(BinaryCall):
    """the elements of a, then those of b; how many each has is said by the lengths of their buffers"""

    def application(self) -> Application:
        before = self.a.length * 8 // self.dtype.bits
        after = self.element_count - before
        if after < 0 or self.b.length < self.dtype.storage(after):
            found = f"buffers of {self.a.length} and {self.b.length} bytes"
            raise OperandMismatch("concat", f"{self.element_count} elements of {self.dtype.text}", found)
        kinds = (flat(self.dtype, before), flat(self.dtype, after))
        result = flat(self.dtype, self.element_count)
        return Application(operands=kinds, result=result, attributes={"axis": 0})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        result = application.result
        axis = axis_of("concat", application.integer("axis"), result.rank)
        if len(application.operands) != 2 or prod(result.shape[:axis]) != 1:
            return None
        a, b = application.operand(0), application.operand(1)
        if not a.elements or not b.elements:
            return None
        return cls(
            a=sized(buffers.operand(0), a),
            b=sized(buffers.operand(1), b),
            output=buffers.output,
            element_count=result.elements,
            dtype=result.dtype,
        )
