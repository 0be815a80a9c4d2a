"""Products with a quantized right matrix: dequantized weights, or integers throughout."""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arithmetic import matmul_chain
from holowork.ops.attributes import Kind, attribute
from holowork.ops.binary import ADD
from holowork.ops.calls.codes import EPILOGUES
from holowork.ops.calls.quantized_matmul import (
    MatMulDequantCall,
    MatMulDequantCodebookCall,
    MatMulDequantExtendedCall,
)
from holowork.ops.composition import activated, composed
from holowork.ops.element_types import F32, QUANTIZED
from holowork.ops.kernels.quantized import matmul_dequant
from holowork.ops.linalg import CANCELLED, CANCELLING
from holowork.ops.packing import GROUPS
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

MOST_TERMS = ((1 << 31) - 1) // 127**2
"""Products of two i8 of at most 127 that an i32 sum holds: 133144."""
LARGEST = np.float32(127)
"""The largest magnitude of a quantized element of a."""
_NAME = "matmul_dequant"


class NotSymmetric(OpError):
    """Quantized rows meet weights whose zero points are not 0."""

    def __init__(self, column: int, zero_point: int) -> None:
        found = f"{zero_point} in column {column}. Use act_quant=0, or quantize the weights symmetrically"
        super().__init__(f"{_NAME}: expected zero points of 0 with act_quant=1, found {found}")
        self.column = column
        self.zero_point = zero_point


def _type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    kinds = (*operands, None, None, None, None)[:6]
    a, bq = required(kinds, 0), required(kinds, 1)
    refuse_first(_NAME, _product_checks(a, bq))
    refuse_first(_NAME, quantized_checks(kinds[1:5]))
    result = a.with_shape((*a.shape[:-1], bq.shape[1]))
    refuse_first(_NAME, ((kinds[5] in (None, result), f"a residual {result}", kinds[5]),))
    refuse_first(_NAME, _channel_checks(bq, kinds[2], attributes["inner"]))
    refuse_first(_NAME, _integer_checks(bq, kinds[2], attributes) if attributes["act_quant"] else ())
    check_layout(bq, attributes)
    return result


def _product_checks(a: TensorType, bq: TensorType) -> tuple[Check, ...]:
    return (
        (a.rank >= 1, "an a of at least one axis", a),
        (bq.rank == 2 and bq.dtype in QUANTIZED, "a matrix bq of i8, u8, i4 or e8cb", bq),
        (a.shape[-1:] == bq.shape[:1], "as many columns of a as rows of bq", f"{a} and {bq}"),
    )


def _channel_checks(bq: TensorType, scales: TensorType | None, inner: int) -> tuple[Check, ...]:
    (k, n), found = bq.shape, f"{scales} with inner={inner}"
    fits = scales is None or (scales.elements, inner) in ((n, 1), (k, n))
    return ((fits, f"{n} scales, one a column, or {k} scales with inner={n}, one a row", found),)


def _integer_checks(
    bq: TensorType, scales: TensorType | None, attributes: Mapping[str, Any]
) -> tuple[Check, ...]:
    is_column = scales is not None and scales.elements == bq.shape[1]
    has_columns = is_column and attributes["inner"] == 1
    return (
        (bq.dtype in GROUPS, "weights of i8, i4 or e8cb with act_quant=1", bq),
        (
            has_columns,
            "a scale for each column with act_quant=1",
            f"{scales} with inner={attributes['inner']}",
        ),
        (bq.shape[0] <= MOST_TERMS, f"at most {MOST_TERMS} rows of bq with act_quant=1", bq),
    )


def _matmul_dequant(operands: Operands, application: Application) -> Array:
    """With act_quant=0 every weight is rounded to its f32 value, then each cell is one chain."""
    a, bq, scales, zero_points, codebook, residual = (*operands, None, None, None, None)[:6]
    kind, numerics = application.operand(1), application.numerics
    weights = integers_of(np.asarray(bq), Stored.of(application, kind, codebook))
    read = Scales.of(application, (scales, zero_points), application.integer("inner"))
    rows = np.asarray(a).reshape(prod(application.result.shape[:-1]), kind.shape[0])
    is_integral = application.integer("act_quant") == 1
    cells = (
        _of_integers(rows, weights, read)
        if is_integral
        else matmul_chain(rows, read.numbers(weights), numerics)
    )
    shaped = cells.reshape(application.result.shape)
    total = shaped if residual is None else composed(ADD, (shaped, residual), numerics)
    return activated(total, application.word("act"), numerics)


def _of_integers(a: Array, weights: Array, scales: Scales) -> Array:
    """Rows of a become i8, their products with weights are added in i32: f32(Σ)·(row scale·column scale).

    As the peer does, but for NaN: a row of zeros gives zeros, a row with NaN or infinity gives NaN.
    """
    _check_symmetric(scales.zero_points)
    largest, rows = quantized_rows(a)
    sums = np.matmul(rows, weights).astype(np.float32)
    with np.errstate(all="ignore"):
        cells = sums * ((largest / LARGEST)[:, None] * scales.scales)
    return np.where(largest[:, None] == 0, np.float32(0), cells)


def quantized_rows(a: Array) -> tuple[Array, Array]:
    """f32 [m, k] → the largest |a| of each row, and a·(127/largest) as i32, halves away from 0."""
    largest = np.max(np.abs(a), axis=1, initial=0)
    with np.errstate(all="ignore"):
        scaled = a * (LARGEST / largest)[:, None]
        rounded = np.trunc(scaled + np.copysign(np.float32(0.5), scaled))
        clipped = np.clip(np.where(np.isnan(rounded), np.float32(0), rounded), -LARGEST, LARGEST)
    return largest, clipped.astype(np.int32)


def _check_symmetric(zero_points: Array) -> None:
    for column in np.flatnonzero(zero_points)[:1]:
        raise NotSymmetric(int(column), int(zero_points[column]))


MATMUL_DEQUANT = OpSpec(
    name=_NAME,
    id=86,
    discriminant=111,
    operands=("a", "bq", "scales?", "zero_points?", "codebook?", "residual?"),
    summary="act(a·((bq − zero_point)·scale) + residual)",
    call=MatMulDequantCall,
    forms=((116, MatMulDequantExtendedCall), (117, MatMulDequantCodebookCall)),
    attributes=(
        SCALE,
        ZERO_POINT,
        attribute(
            "inner",
            Kind.INT,
            1,
            doc="neighbours in a row of bq that share a scale: 1, or all for a scale a row",
        ),
        WEIGHT_LAYOUT,
        attribute(
            "act_quant",
            Kind.INT,
            0,
            choices=(0, 1),
            doc="1: each row of a is quantized to i8, and integers are multiplied",
        ),
        attribute("act", Kind.TEXT, "none", doc="activation of the result", choices=EPILOGUES),
    ),
    infer=_type,
    limits=scale_limits(_NAME, place=1),
    reference=_matmul_dequant,
    kernel=matmul_dequant,
    accepts=F32,
    portable=F32,
    tolerance=CANCELLING,
    near=CANCELLED,
    differs="With act_quant=1 a row with NaN gives NaN; the peer takes NaN for 0. With act_quant=0 each "
    "weight is rounded to f32; the peer scales sums instead for up to 3 rows and symmetric i8 weights.",
)

OPS = (MATMUL_DEQUANT,)
