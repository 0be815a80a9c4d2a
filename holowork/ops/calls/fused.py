"""Calls that stand for several ops: products with an epilogue, a broadcast, a table of activations.

The peer makes them when it loads an archive. They are valid in one as well.
"""

from dataclasses import replace
from typing import Any, Self

from holowork.codec import boolean, fixed_array, i32, record, sibling, u8, u32, u64, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, MAX_RANK, BufferRef, Buffers, Call, flat
from holowork.ops.calls.codes import EPILOGUES, JOINS, TABLED, bits_of, number_of, word_of
from holowork.ops.calls.linalg import MatMulCall, product_fields
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

_PAIR = fixed_array(u32, 2)


@record
class MatMulActivationCall(MatMulCall):
    """out = act(a·b)"""

    act: int = wire(u8, "activation: 1 relu, 2 gelu, 3 silu, 4 sigmoid, 5 tanh, 6 elu, 7 selu, 8 exp")

    def application(self) -> Application:
        found = MatMulCall.application(self)
        act = word_of("matmul_activation.act", EPILOGUES, self.act)
        return replace(found, attributes={**found.attributes, "act": act})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        packed, act = application.integer("packed_columns") > 0, application.word("act")
        return None if fields is None else cls(**fields, b_packed=packed, act=EPILOGUES.index(act))


@record
class MatMulAddCall(MatMulCall):
    """out = a·b + residual"""

    residual: BufferRef = wire(BUFFER, "addend [m, n]")

    def application(self) -> Application:
        found = MatMulCall.application(self)
        return replace(found, operands=(*found.operands, found.result))

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        if fields is None or application.operand(2) != application.result:
            return None
        packed = application.integer("packed_columns") > 0
        return cls(**fields, b_packed=packed, residual=buffers.operand(2))


@record
class MatMulAddActivationCall(MatMulAddCall):
    """out = act(a·b + residual)"""

    act: int = wire(u8, "activation, numbered as in the call without residual")

    def application(self) -> Application:
        found = MatMulAddCall.application(self)
        act = word_of("matmul_add_activation.act", EPILOGUES, self.act)
        return replace(found, attributes={**found.attributes, "act": act})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        if fields is None or application.operand(2) != application.result:
            return None
        fields["residual"] = buffers.operand(2)
        packed, act = application.integer("packed_columns") > 0, application.word("act")
        return cls(**fields, b_packed=packed, act=EPILOGUES.index(act))


@record
class BroadcastBinaryCall(Call):
    """out[o] = other[o] ∘ small[o, with 0 along axes of extent 1], or the other way round"""

    small: BufferRef = wire(BUFFER, "operand that is repeated")
    other: BufferRef = wire(BUFFER, "operand of the result's extents")
    output: BufferRef = wire(BUFFER, "result")
    rank: int = wire(u8, "axes, at most 8")
    op: int = wire(u8, "operation: 0 add, 1 sub, 2 mul")
    small_is_lhs: bool = wire(boolean, "the repeated operand stands on the left")
    dtype: DType = wire(DTYPE, "element type")
    dims: tuple[tuple[int, ...], ...] = wire(
        sibling(_PAIR, "rank"), "for each axis the extents of small and result"
    )

    def application(self) -> Application:
        where = "broadcast_binary"
        if self.rank > MAX_RANK:
            raise OperandMismatch(where, f"at most {MAX_RANK} axes", f"{self.rank} axes")
        small, out = (TensorType(self.dtype, tuple(pair[side] for pair in self.dims)) for side in (0, 1))
        if any(part not in (1, whole) for part, whole in self.dims):
            raise OperandMismatch(where, f"extents that broadcast to {out}", str(small))
        attributes: dict[str, Any] = {
            "join": word_of(f"{where}.op", JOINS, self.op),
            "small_is_lhs": self.small_is_lhs,
        }
        return Application(operands=(small, out), result=out, attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        small, result = application.operand(0), application.result
        if small.rank != result.rank or result.rank > MAX_RANK or not has_wire_extents(*result.shape):
            return None
        return cls(
            small=buffers.operand(0),
            other=buffers.operand(1),
            output=buffers.output,
            rank=result.rank,
            op=JOINS.index(application.word("join")),
            small_is_lhs=application.truth("small_is_lhs"),
            dtype=result.dtype,
            dims=tuple(zip(small.shape, result.shape, strict=True)),
        )


@record
class DequantActivationCall(Call):
    """out[i] = act((q[i] − zero_point)·scale)"""

    input: BufferRef = wire(BUFFER, "quantized tensor")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements")
    quant_dtype: DType = wire(DTYPE, "element type of the operand")
    act: int = wire(u8, "activation: 0 sigmoid, 1 tanh, 2 gelu, 3 silu, 4 exp, 5 erf")
    dtype: DType = wire(DTYPE, "element type of the result")
    scale_bits: int = wire(u32, "f32 bits of the scale")
    zero_point: int = wire(i32, "zero point")

    def application(self) -> Application:
        q = flat(self.quant_dtype, self.element_count)
        act = word_of("dequant_activation.act", TABLED, self.act)
        attributes: dict[str, Any] = {
            "act": act,
            "scale": number_of(self.scale_bits),
            "zero_point": self.zero_point,
        }
        return Application(operands=(q,), result=q.with_dtype(self.dtype), attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        q = application.operand(0)
        if not q.elements:
            return None
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            element_count=q.elements,
            quant_dtype=q.dtype,
            act=TABLED.index(application.word("act")),
            dtype=application.result.dtype,
            scale_bits=bits_of(application.number("scale")),
            zero_point=application.integer("zero_point"),
        )
