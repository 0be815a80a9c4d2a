"""What products with quantized matrices share: extents, the epilogue, the residual."""

from math import prod
from typing import Any

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from kernels_ir import Apply, DType, Epilogue, Expression, Place, Read, alike, operand

RESIDUAL = 5
"""The operand that is added to the product."""
_CACHED = 1 << 19
"""Bytes of weights that are read again and again: half of a small second cache."""


_LINE = 64
_FEW = 8
"""Lines of the cache, a multiple of which rows should not be apart: too many would fall on the same few."""


def row_apart(length: int) -> int:
    """Bytes from one row of `length` bytes to the next: whole lines, and rows fall on many of them."""
    lines = -(-length // _LINE)
    return (lines + (lines % _FEW == 0)) * _LINE


def extents(application: Application) -> tuple[int, int, int]:
    """Rows, depth, columns."""
    depth, columns = application.operand(1).shape
    return prod(application.result.shape[:-1]), depth, columns


def product_fields(application: Application) -> dict[str, Any]:
    """The fields of a spec that all families have."""
    rows, _, columns = extents(application)
    return {
        "is_strict": application.numerics is STRICT,
        "rows": alike(rows, columns)[0],
        "epilogue": epilogue(application),
    }


def has_residual(application: Application) -> bool:
    """Whether something is added to the product."""
    return len(application.operands) > RESIDUAL and application.operands[RESIDUAL] is not None


def residual(application: Application) -> dict[str, Place]:
    """Where the residual is, if there is one."""
    return {"residual": operand(RESIDUAL)} if has_residual(application) else {}


def epilogue(application: Application) -> Epilogue | None:
    """act(cell + residual), with what there is of them; None where cells are the result."""
    is_added, act = has_residual(application), application.word("act")
    expression: Expression = Read(0)
    if is_added:
        expression = Apply("add", (expression, Read(1)), DType.F32)
    if act != "none":
        expression = Apply(act, (expression,), DType.F32)
    if expression == Read(0):
        return None
    return Epilogue(
        product=DType.F32,
        expression=expression,
        result=DType.F32,
        operands=(DType.F32,) * is_added,
        uniform=(False,) * is_added,
    )


def block_of(depth: int, columns: int, multiple: int) -> int:
    """Columns whose weights, a byte each, stay in the second cache while rows go by."""
    most = max(_CACHED // max(depth, 1) // multiple, 1) * multiple
    return min(most, -(-columns // multiple) * multiple)
