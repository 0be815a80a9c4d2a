"""Ops that bring values into another type or between bounds: cast and clip."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import NUMPY_DTYPES, dtype_of, widened
from holowork.ops.attributes import Kind, attribute
from holowork.ops.binary import MAX, MIN
from holowork.ops.calls.elementwise import ClipCall
from holowork.ops.calls.indexing import CastCall
from holowork.ops.element_types import NUMBERS, WHOLE
from holowork.ops.kernels.elementwise import applied, expression_kernel
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec, Trait
from kernels_ir import FLOATS, Apply, DType, Expression, Read, broadcast_shapes

Given = Mapping[str, Any]


def _cast(operands: OperandTypes, given: Given) -> TensorType:
    return required(operands, 0).with_dtype(DType.named(given["dtype"]))


def _cast_of(operands: Operands, application: Application) -> Array:
    x, target = np.asarray(operands[0]), application.result.dtype
    if target is DType.BOOL and dtype_of(x) in FLOATS and application.word("truth") == "whole":
        return exact.answers("cast_whole", widened(x))
    return exact.cast(x, NUMPY_DTYPES[target])


def _converted(application: Application) -> Expression:
    target = application.result.dtype
    is_whole = target is DType.BOOL and application.word("truth") == "whole"
    return applied("cast_whole" if is_whole else f"cast_{target.text}", application, target)


CAST = OpSpec(
    name="cast",
    id=81,
    discriminant=115,
    operands=("x",),
    summary="x in another element type; floats lose their fraction, NaN is 0, what does not fit wraps around",
    call=CastCall,
    attributes=(
        attribute(
            "dtype",
            Kind.TEXT,
            "f32",
            doc="the type of the result",
            choices=tuple(dtype.text for dtype in DType if dtype in WHOLE),
        ),
        attribute(
            "truth",
            Kind.TEXT,
            "nonzero",
            doc="how floats become bool; nonzero: true unless 0, whole: true unless their integer part is 0",
            choices=("nonzero", "whole"),
        ),
    ),
    accepts=WHOLE,
    portable=WHOLE,
    infer=_cast,
    reference=_cast_of,
    kernel=expression_kernel(_converted),
    traits=Trait.ELEMENTWISE,
    tolerance=1,
    differs="f16 and bf16 round to nearest even; the peer rounds halves up and cuts bf16 off. u64 from "
    "2⁶³ on stays positive; the peer makes it negative. i64 to f32 rounds once; the peer twice.",
)


def _clip(operands: OperandTypes, given: Given) -> TensorType:
    x = required(operands, 0)
    for bound in filter(None, operands[1:]):
        if bound.dtype != x.dtype or broadcast_shapes(bound.shape, x.shape) != x.shape:
            raise OperandMismatch("clip", f"bounds that can be broadcast to {x}", str(bound))
    return x


def _clip_of(operands: Operands, application: Application) -> Array:
    result = np.asarray(operands[0])
    for row, bound in zip((MAX, MIN), operands[1:], strict=False):
        if bound is not None:
            result = row.reference((result, np.broadcast_to(bound, result.shape)), application)
    return result


def _bounded(application: Application) -> Expression:
    """max with the lower bound, then min with the upper one, as far as they are there."""
    bounds = zip((MAX, MIN), application.operands[1:], strict=False)
    rows = [row for row, bound in bounds if bound is not None]
    result: Expression = Read(0)
    for index, row in enumerate(rows, 1):
        result = Apply(row.name, (result, Read(index)), application.result.dtype)
    return result


CLIP = OpSpec(
    name="clip",
    id=77,
    discriminant=76,
    operands=("x", "lo?", "hi?"),
    summary="min(max(x, lo), hi); a bound that is left out does not bind",
    call=ClipCall,
    accepts=NUMBERS,
    portable=frozenset(),
    infer=_clip,
    reference=_clip_of,
    kernel=expression_kernel(_bounded),
    traits=Trait.ELEMENTWISE | Trait.COMPOSITE,
    differs="NaN stays NaN; the peer gives a bound.",
)

OPS = (CAST, CLIP)
