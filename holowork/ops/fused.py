"""Ops that stand for several: fused calls and a composite, each member rounded to storage as on its own."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.attributes import Kind, attribute
from holowork.ops.binary import ADD, MUL, SUB
from holowork.ops.calls.codes import EPILOGUES, JOINS, TABLED
from holowork.ops.calls.fused import (
    BroadcastBinaryCall,
    DequantActivationCall,
    MatMulActivationCall,
    MatMulAddActivationCall,
    MatMulAddCall,
)
from holowork.ops.calls.linalg import FusedSwiGluCall
from holowork.ops.composition import activated, composed
from holowork.ops.element_types import STORED
from holowork.ops.kernels import matmul as matmul_kernels
from holowork.ops.kernels.elementwise import expression_kernel
from holowork.ops.linalg import CANCELLING, MATMUL, PACKED_COLUMNS, product_type
from holowork.ops.rules import required
from holowork.ops.scales import SCALE, ZERO_POINT, Scales, scale_limits
from holowork.ops.spec import Infer, OperandMismatch, OperandTypes, OpSpec, Trait
from kernels_ir import Apply, DType, Expression, Read, broadcast_shapes

ACT = attribute("act", Kind.TEXT, "relu", doc="activation of the result", choices=EPILOGUES)
_BROADCAST = "broadcast_binary"


def _epilogue_type(op: str) -> Infer:
    """The type of a product and of the residual that is added to it."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        result = product_type(op, operands, attributes["packed_columns"])
        for residual in operands[2:]:
            if residual != result:
                raise OperandMismatch(op, f"a residual {result}", str(residual))
        return result

    return infer


def _product(operands: Operands, application: Application) -> Array:
    """a·b in storage, and the residual added to it in storage again"""
    a, b, *residuals = (np.asarray(operand) for operand in operands)
    columns = application.integer("packed_columns")
    cells = composed(MATMUL, (a, b), application.numerics, packed_columns=columns)
    for residual in residuals:
        cells = composed(ADD, (cells, residual), application.numerics)
    return cells


def _activated_product(operands: Operands, application: Application) -> Array:
    return activated(_product(operands, application), application.word("act"), application.numerics)


def _epilogue(name: str, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of the row, of any type
    """A row of the family; the id is the discriminant."""
    shared: dict[str, Any] = {"infer": _epilogue_type(name), "tolerance": CANCELLING, "traits": Trait.FUSED}
    shared["kernel"] = matmul_kernels.matmul_epilogue
    return OpSpec(name=name, discriminant=columns["id"], **shared, **columns)


MATMUL_ACTIVATION = _epilogue(
    "matmul_activation",
    id=106,
    operands=("a", "b"),
    summary="act(a·b)",
    call=MatMulActivationCall,
    attributes=(PACKED_COLUMNS, ACT),
    reference=_activated_product,
)
MATMUL_ADD = _epilogue(
    "matmul_add",
    id=107,
    operands=("a", "b", "residual"),
    summary="a·b + residual",
    call=MatMulAddCall,
    attributes=(PACKED_COLUMNS,),
    reference=_product,
)
MATMUL_ADD_ACTIVATION = _epilogue(
    "matmul_add_activation",
    id=108,
    operands=("a", "b", "residual"),
    summary="act(a·b + residual)",
    call=MatMulAddActivationCall,
    attributes=(PACKED_COLUMNS, ACT),
    reference=_activated_product,
)


def _broadcast_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    small, other = required(operands, 0), required(operands, 1)
    fits = broadcast_shapes(small.shape, other.shape) == other.shape and small.rank == other.rank
    if not fits or small.dtype != other.dtype:
        raise OperandMismatch(_BROADCAST, f"a first operand that broadcasts to {other}", str(small))
    return other


def _broadcast(operands: Operands, application: Application) -> Array:
    small, other = (np.asarray(operand) for operand in operands)
    wide = np.broadcast_to(small, other.shape)
    pair = (wide, other) if application.truth("small_is_lhs") else (other, wide)
    return composed(_JOINS[application.word("join")], pair, application.numerics)


def _joined(application: Application) -> Expression:
    small, other = Read(0), Read(1)
    pair = (small, other) if application.truth("small_is_lhs") else (other, small)
    return Apply(application.word("join"), pair, application.result.dtype)


_JOINS = dict(zip(JOINS, (ADD, SUB, MUL), strict=True))
BROADCAST_BINARY = OpSpec(
    name=_BROADCAST,
    id=112,
    discriminant=112,
    operands=("small", "other"),
    summary="other ∘ small, small repeated along its axes of extent 1",
    call=BroadcastBinaryCall,
    attributes=(
        attribute("join", Kind.TEXT, "add", doc="operation", choices=JOINS),
        attribute("small_is_lhs", Kind.BOOL, default=False, doc="the repeated operand stands on the left"),
    ),
    infer=_broadcast_type,
    reference=_broadcast,
    kernel=expression_kernel(_joined),
    traits=Trait.FUSED | Trait.ELEMENTWISE,
)


def _activation_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    return required(operands, 0).with_dtype(DType.F32)


def _dequant_activation(operands: Operands, application: Application) -> Array:
    q = np.asarray(operands[0]).astype(np.int32)
    numbers = Scales.of(application, (None, None), 1).numbers(q)
    return activated(numbers, application.word("act"), application.numerics)


def _activated_numbers(application: Application) -> Expression:
    scale, zero_point = float(application.number("scale")), application.integer("zero_point")
    numbers = Apply("dequantize", (Read(0),), DType.F32, (scale, zero_point))
    return Apply(application.word("act"), (numbers,), DType.F32)


DEQUANT_ACTIVATION = OpSpec(
    name="dequant_activation",
    id=113,
    discriminant=113,
    operands=("q",),
    summary="act((q − zero_point)·scale), a table of as many entries as q has values",
    call=DequantActivationCall,
    attributes=(
        attribute("act", Kind.TEXT, "sigmoid", doc="activation", choices=TABLED),
        SCALE,
        ZERO_POINT,
    ),
    infer=_activation_type,
    limits=scale_limits("dequant_activation"),
    reference=_dequant_activation,
    kernel=expression_kernel(_activated_numbers),
    accepts=STORED,
    portable=STORED,
    traits=Trait.FUSED | Trait.ELEMENTWISE,
)


def _swiglu_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    x, gate, up = (required(operands, index) for index in range(3))
    if gate != up:
        raise OperandMismatch("fused_swiglu", "w_gate and w_up of one type", f"{gate} and {up}")
    return product_type("fused_swiglu", (x, gate))


def _swiglu(operands: Operands, application: Application) -> Array:
    x, gate, up = (np.asarray(operand) for operand in operands)
    numerics = application.numerics
    gated = activated(composed(MATMUL, (x, gate), numerics), "silu", numerics)
    return composed(MUL, (gated, composed(MATMUL, (x, up), numerics)), numerics)


FUSED_SWIGLU = OpSpec(
    name="fused_swiglu",
    id=71,
    discriminant=70,
    operands=("x", "w_gate", "w_up"),
    summary="silu(x·w_gate)·(x·w_up)",
    call=FusedSwiGluCall,
    infer=_swiglu_type,
    reference=_swiglu,
    kernel=matmul_kernels.fused_swiglu,
    traits=Trait.COMPOSITE,
)

OPS = (
    FUSED_SWIGLU,
    MATMUL_ACTIVATION,
    MATMUL_ADD,
    MATMUL_ADD_ACTIVATION,
    BROADCAST_BINARY,
    DEQUANT_ACTIVATION,
)
