"""Quantized tensors as numbers: integers with one scale, or a scale and a zero point for each channel."""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.quantization import DequantizeCall, DequantizeDeclaredCall
from holowork.ops.element_types import QUANTIZED, STORED
from holowork.ops.kernels.quantization import dequantize
from holowork.ops.rules import required
from holowork.ops.scales import (
    SCALE,
    WEIGHT_LAYOUT,
    ZERO_POINT,
    Check,
    Scales,
    Stored,
    check_layout,
    integers_of,
    quantized_checks,
    refuse_first,
    scale_limits,
)
from holowork.ops.spec import OperandTypes, OpSpec
from kernels_ir import DType


def _dequantize_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    kinds = (*operands, None, None, None)[:4]
    q = required(kinds, 0)
    refuse_first("dequantize", _axis_checks(q, kinds[1], attributes["axis"]))
    refuse_first("dequantize", quantized_checks(kinds))
    check_layout(q, attributes)
    return q.with_dtype(DType.named(attributes["dtype"]))


def _axis_checks(q: TensorType, scales: TensorType | None, axis: int) -> tuple[Check, ...]:
    extents = q.shape[axis : axis + 1] if axis >= 0 else ()
    wanted = f"scales [{extents[0]}] along axis {axis}" if extents else "an axis for the scales"
    return (
        (axis == -1 or len(extents) == 1, f"axis -1 for one scale, or an axis of {q}", f"axis {axis}"),
        (scales is None if axis == -1 else scales is not None and scales.shape == extents, wanted, scales),
    )


def _dequantize(operands: Operands, application: Application) -> Array:
    q, scales, zero_points, codebook = (*operands, None, None, None)[:4]
    axis, result = application.integer("axis"), application.result
    inner = prod(result.shape[axis + 1 :]) if axis >= 0 else 1
    integers = integers_of(np.asarray(q), Stored.of(application, application.operand(0), codebook))
    numbers = Scales.of(application, (scales, zero_points), inner).numbers(integers)
    return narrowed(numbers, result.dtype)


DEQUANTIZE = OpSpec(
    name="dequantize",
    id=82,
    discriminant=105,
    operands=("q", "scales?", "zero_points?", "codebook?"),
    summary="(q − zero_point)·scale",
    call=DequantizeCall,
    forms=((118, DequantizeDeclaredCall),),
    attributes=(
        attribute(
            "axis", Kind.INT, -1, doc="axis of the channels that scales belong to; −1: one scale for all"
        ),
        SCALE,
        ZERO_POINT,
        attribute(
            "dtype", Kind.TEXT, "f32", doc="element type of the result", choices=("f32", "f16", "bf16")
        ),
        WEIGHT_LAYOUT,
        attribute(
            "act_quant",
            Kind.INT,
            0,
            choices=(0, 1),
            doc="1: declares that a product with the result quantizes its other matrix; changes nothing here",
        ),
    ),
    infer=_dequantize_type,
    limits=scale_limits("dequantize"),
    reference=_dequantize,
    kernel=dequantize,
    accepts=QUANTIZED,
    portable=STORED,
    differs="A scale that is left out is 1; in the peer it is 0. Channels need no zero points; in the peer "
    "they do. Layouts and codebooks are read by every op; in the peer by products alone.",
)

OPS = (DEQUANTIZE,)
