"""Calls of matrix products: the plain one, the scaled sum, and the composite that is never run as a call."""

from math import prod
from typing import Any, Self

from holowork.codec import boolean, record, u32, u64, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call
from holowork.ops.calls.codes import bits_of, number_of
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.packing import PANEL, panel_shape
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType


def product_fields(application: Application, buffers: Buffers) -> dict[str, Any] | None:
    """The fields that all products share, leading axes of A as rows; None where B is several matrices.

    The peer reads panels as f32 alone.
    """
    a, b = application.operand(0), application.operand(1)
    packed = application.integer("packed_columns") if "packed_columns" in application.attributes else 0
    extents = {
        "m": prod(a.shape[:-1]),
        "k": a.shape[-1],
        "n": packed or (b.shape[-1] if b.rank > 1 else 1),
    }
    is_one_matrix = a.dtype is DType.F32 if packed else prod(b.shape[:-2]) == 1
    if not is_one_matrix or not has_wire_extents(*extents.values()):
        return None
    places = {"a": buffers.operand(0), "b": buffers.operand(1), "output": buffers.output}
    return places | extents | {"dtype": application.result.dtype}


@record
class MatMulCall(Call):
    """out[i, j] = Σ a[i, l]·b[l, j]"""

    a: BufferRef = wire(BUFFER, "left matrix [m, k]")
    b: BufferRef = wire(BUFFER, "right matrix [k, n]")
    output: BufferRef = wire(BUFFER, "result [m, n]")
    m: int = wire(u32, "rows of the result")
    k: int = wire(u32, "terms of each sum")
    n: int = wire(u32, "columns of the result")
    dtype: DType = wire(DTYPE, "element type")
    b_packed: bool = wire(boolean, "b lies in panels of 16 columns", signed=False, default=False)

    def suffix(self, full: int) -> bytes:
        """The columns of a panel: the same bytes are another matrix where they are read row by row."""
        del full
        return bytes((PANEL,)) if self.b_packed else b""

    def application(self) -> Application:
        columns = self.n if self.b_packed else 0
        right = panel_shape(self.k, self.n) if columns else (self.k, self.n)
        operands = (TensorType(self.dtype, (self.m, self.k)), TensorType(self.dtype, right))
        result = TensorType(self.dtype, (self.m, self.n))
        return Application(operands=operands, result=result, attributes={"packed_columns": columns})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        packed = application.integer("packed_columns") > 0
        return None if fields is None else cls(**fields, b_packed=packed)


@record
class FusedSwiGluCall(MatMulCall):
    """A composite that the peer desugars; the record lacks a place for w_up, so nobody can run it."""

    def application(self) -> Application:
        raise OperandMismatch(
            "fused_swiglu", "x, w_gate and w_up", "a call of the format, which carries two operands"
        )

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        del application, buffers
        return None


@record
class GemmCall(Call):
    """out[i, j] = alpha·Σ a[i, l]·b[l, j] + beta·c[i, j]"""

    a: BufferRef = wire(BUFFER, "left matrix [m, k]")
    b: BufferRef = wire(BUFFER, "right matrix [k, n]")
    c: BufferRef = wire(BUFFER, "addend [m, n]")
    output: BufferRef = wire(BUFFER, "result [m, n]")
    m: int = wire(u32, "rows of the result")
    k: int = wire(u32, "terms of each sum")
    n: int = wire(u32, "columns of the result")
    alpha_bits: int = wire(u64, "factor of the product, f32 bits in the low half")
    beta_bits: int = wire(u64, "factor of the addend, f32 bits in the low half")
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        shapes = ((self.m, self.k), (self.k, self.n), (self.m, self.n))
        operands = tuple(TensorType(self.dtype, shape) for shape in shapes)
        factors = {"alpha": number_of(self.alpha_bits), "beta": number_of(self.beta_bits)}
        return Application(operands=operands, result=operands[2], attributes=factors)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        is_transposed = application.truth("trans_a") or application.truth("trans_b")
        if fields is None or is_transposed or application.operands[2:] != (application.result,):
            return None
        return cls(
            **fields,
            c=buffers.operand(2),
            alpha_bits=bits_of(application.number("alpha")),
            beta_bits=bits_of(application.number("beta")),
        )
