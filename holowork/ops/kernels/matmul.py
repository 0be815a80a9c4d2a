"""Launches of matrix products, and of the ops that begin with one."""

from dataclasses import replace

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.matmul_products import launches
from holowork.ops.kernels.matmul_shapes import Extra, Matrix, Product, Shape
from holowork.ops.kernels.tails import Tail
from kernels_ir import (
    FLOATS,
    Apply,
    DType,
    Epilogue,
    Expression,
    Launches,
    Layout,
    Place,
    Read,
    broadcast_shapes,
    broadcast_strides,
    element_count,
    engine,
    operand,
    temporary,
)


def matmul(application: Application) -> Launches:
    """a·b."""
    return launches(_product(application))


def matmul_tail(application: Application, tail: Tail) -> Launches:
    """An expression of the cells of a·b, which are rounded to their dtype first."""
    return launches(_followed(_product(application), application, tail))


def matmul_epilogue(application: Application) -> Launches:
    """act(a·b + residual), with what there is of them."""
    return launches(_activated(application))


def epilogue_tail(application: Application, tail: Tail) -> Launches:
    """An expression of act(a·b + residual)."""
    return launches(_followed(_activated(application), application, tail))


def gemm(application: Application) -> Launches:
    """alpha·(a·b) + beta·c, each step in the type that computes."""
    return launches(_scaled_sum(application))


def gemm_tail(application: Application, tail: Tail) -> Launches:
    """An expression of alpha·(a·b) + beta·c."""
    return launches(_followed(_scaled_sum(application), application, tail))


def _activated(application: Application) -> Product:
    dtype = application.result.dtype
    expression: Expression = Read(0)
    if len(application.operands) > 2:
        expression = Apply("add", (expression, Read(1)), dtype)
    act = str(application.attributes.get("act", "none"))
    if act != "none":
        expression = Apply(act, (expression,), dtype)
    epilogue = _epilogue(dtype if expression != Read(0) else dtype.compute, expression, dtype)
    return replace(_product(application), epilogue=epilogue, extras=_extras(application))


def _scaled_sum(application: Application) -> Product:
    dtype, extras = application.result.dtype, _extras(application)
    expression = _scaled(application, "alpha", Read(0))
    if extras:
        expression = Apply("add", (expression, _scaled(application, "beta", Read(1))), dtype.compute)
    epilogue = _epilogue(dtype.compute, expression, dtype)
    return replace(_product(application), epilogue=epilogue, extras=extras)


def _followed(product: Product, application: Application, tail: Tail) -> Product:
    """A product whose cells go on through a tail, rounded to their dtype first."""
    dtype, places, own = application.result.dtype, len(application.operands), product.epilogue
    is_bare = own is None or own.expression == Read(0)
    expression = tail.behind(Read(0) if own is None else own.expression, dtype, len(product.extras))
    extras = (_extra(application, operand(i), kind) for i, kind in enumerate(tail.extras, start=places))
    epilogue = Epilogue(
        product=dtype if own is None or is_bare else own.product,
        expression=expression,
        result=tail.result.dtype,
    )
    return replace(product, epilogue=epilogue, extras=(*product.extras, *extras))


def fused_swiglu(application: Application) -> Launches:
    """silu(x·w_gate) into a temporary, then the product of that and x·w_up."""
    dtype = application.result.dtype
    silu, joined = Apply("silu", (Read(0),), dtype), Apply("mul", (Read(1), Read(0)), dtype)
    gate = replace(_product(application), epilogue=_epilogue(dtype, silu, dtype))
    first = launches(replace(gate, out=temporary(0), taken=1))
    up = replace(gate.b, place=operand(2), is_constant=2 in application.constants)
    gated = _extra(application, temporary(0), application.result)
    last = replace(gate, b=up, epilogue=_epilogue(dtype, joined, dtype), extras=(gated,))
    second = launches(replace(last, taken=1 + len(first.temporaries)))
    return Launches(
        launches=(*first.launches, *second.launches),
        temporaries=(application.result.bytes, *first.temporaries, *second.temporaries),
    )


def _product(application: Application) -> Product:
    """The product of the first two operands, each chain rounded to the dtype once."""
    dtype, extents = application.result.dtype, _extents(application)
    a_lead, b_lead, lead = _lead(application)
    return Product(
        dtype=dtype,
        extents=extents,
        a=_matrix(application, 0, (a_lead, lead)),
        b=_matrix(application, 1, (b_lead, lead)),
        lead=lead,
        is_turned=bool(application.attributes.get("trans_a", False)),
        layout=_layout(application),
        epilogue=_epilogue(dtype.compute, Read(0), dtype),
        is_strict=application.numerics is STRICT,
    )


def _matrix(application: Application, index: int, leads: tuple[Shape, Shape]) -> Matrix:
    """An operand of some leading axes, in a product of others."""
    own, wanted = leads
    return Matrix(
        place=operand(index),
        count=element_count(own),
        steps=broadcast_strides(own, wanted),
        is_constant=index in application.constants,
    )


def _extents(application: Application) -> tuple[int, int, int]:
    """Rows, depth, columns; a vector is a matrix of one row or one column."""
    rows, depth = (1, *application.operand(0).shape)[-2:]
    if application.attributes.get("trans_a"):
        rows, depth = depth, rows
    columns = 1 if application.operand(1).rank == 1 else application.result.shape[-1]
    return rows, depth, columns


def _lead(application: Application) -> tuple[Shape, Shape, Shape]:
    """The leading axes of a, of b, of the result."""
    a, b = application.operand(0).shape[:-2], application.operand(1).shape[:-2]
    right = () if _layout(application) is Layout.PANELS else b
    return a, right, broadcast_shapes(a, right) or ()


def _layout(application: Application) -> Layout:
    if application.attributes.get("packed_columns"):
        return Layout.PANELS
    return Layout.COLUMNS if application.attributes.get("trans_b") else Layout.ROWS


def _epilogue(product: DType, expression: Expression, result: DType) -> Epilogue | None:
    """None where the chains are the result."""
    is_bare = expression == Read(0) and product is result and result is engine(result)
    return None if is_bare else Epilogue(product=product, expression=expression, result=result)


def _extras(application: Application) -> tuple[Extra, ...]:
    """The third operand, if there is one."""
    return tuple(
        _extra(application, operand(place), kind)
        for place, kind in enumerate(application.operands)
        if place >= 2 and kind is not None
    )


def _extra(application: Application, place: Place, kind: TensorType) -> Extra:
    (rows, _, columns), (*_, lead) = _extents(application), _lead(application)
    whole = (*lead, rows, columns)
    shape = whole if kind.shape == application.result.shape else kind.shape
    if application.operand(1).rank == 1 and shape != whole:
        shape = (*shape, 1)
    return Extra(place=place, dtype=kind.dtype, steps=broadcast_strides(shape, whole))


def _scaled(application: Application, factor: str, value: Expression) -> Expression:
    """factor·value, a step that is left out where the factor is 1."""
    number, dtype = application.number(factor), application.result.dtype
    if number == 1:
        return value
    return Apply("mul", (value,), dtype.compute, (float(number) if dtype in FLOATS else int(number),))
