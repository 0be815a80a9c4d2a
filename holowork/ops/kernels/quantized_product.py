"""What products with quantized matrices share: extents, and what follows their cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.kernels.tails import Tail
from kernels_ir import Apply, DType, Epilogue, Expression, Place, Read, alike, broadcast_strides, operand

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


def heights(application: Application) -> int:
    """The rows from which the heights of tiles are taken."""
    rows, _, columns = extents(application)
    return alike(rows, columns)[0]


@dataclass(frozen=True, kw_only=True)
class Following:
    """What follows the cells of a product: where its operands are, and elements from row to row of them."""

    epilogue: Epilogue | None
    places: dict[str, Place]
    sizes: dict[str, int]


def following(application: Application, tail: Tail | None) -> Following:
    """The expression of a tail on act(cell + residual), with what there is of them."""
    operands = list(_operands(application, tail))
    rows, _, columns = extents(application)
    steps = [broadcast_strides(kind.shape, (rows, columns)) for _, kind in operands]
    epilogue = Epilogue(
        product=DType.F32,
        expression=_expression(application, tail),
        result=DType.F32,
        operands=tuple(kind.dtype for _, kind in operands),
        uniform=tuple(column == 0 for _, column in steps),
    )
    return Following(
        epilogue=None if epilogue.expression == Read(0) else epilogue,
        places={f"x{index}": place for index, (place, _) in enumerate(operands)},
        sizes={f"x{index}_row": row for index, (row, _) in enumerate(steps)},
    )


def _has_residual(application: Application) -> bool:
    """Whether something is added to the product."""
    return len(application.operands) > RESIDUAL and application.operands[RESIDUAL] is not None


def _operands(application: Application, tail: Tail | None) -> Iterator[tuple[Place, TensorType]]:
    """The residual, then what a tail reads."""
    rows, _, columns = extents(application)
    if _has_residual(application):
        yield operand(RESIDUAL), TensorType(DType.F32, (rows, columns))
    for place, kind in enumerate(tail.extras if tail else (), start=len(application.operands)):
        yield operand(place), kind


def _expression(application: Application, tail: Tail | None) -> Expression:
    is_added, act = _has_residual(application), application.word("act")
    expression: Expression = Read(0)
    if is_added:
        expression = Apply("add", (expression, Read(1)), DType.F32)
    if act != "none":
        expression = Apply(act, (expression,), DType.F32)
    return tail.behind(expression, DType.F32, int(is_added)) if tail else expression


def block_of(depth: int, columns: int, multiple: int) -> int:
    """Columns whose weights, a byte each, stay in the second cache while rows go by."""
    most = max(_CACHED // max(depth, 1) // multiple, 1) * multiple
    return min(most, -(-columns // multiple) * multiple)
