"""What follows the result of a kernel while it is near: an expression of it, and of further operands."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from operator import mul

from holowork.ir import TensorType
from holowork.ops.application import Application
from kernels_ir import Apply, DType, Expression, Launches, Read

Shape = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Tail:
    """result[…] = expression(made[…], extras[0][…], …).

    Read(0) is what the kernel makes, rounded as it is stored, and Read(i + 1) the element of `extras[i]`,
    which broadcasts to the result. The extras stand behind the operands of the application, from
    operand(len(operands)) on.
    """

    expression: Expression
    extras: tuple[TensorType, ...]
    result: TensorType

    def behind(self, own: Expression, dtype: DType, count: int = 0) -> Expression:
        """The expression on what `own` makes of the sum and of `count` operands, rounded to `dtype` there."""
        made = replace(own, dtype=dtype) if isinstance(own, Apply) else own
        moved = (Read(place + count) for place in range(1, len(self.extras) + 1))
        return _substituted(self.expression, (made, *moved), {})


TailedKernel = Callable[[Application, Tail], Launches | None]
"""The kernels of an application and its tail; None where there are none."""


def _substituted(
    expression: Expression, values: tuple[Expression, ...], known: dict[int, Expression]
) -> Expression:
    """An expression of other values; what it has once is made once."""
    if isinstance(expression, Read):
        return values[expression.index]
    if id(expression) not in known:
        inner = tuple(_substituted(node, values, known) for node in expression.operands)
        known[id(expression)] = replace(expression, operands=inner)
    return known[id(expression)]


def fitted(kind: TensorType, around: Shape, wanted: Shape) -> TensorType | None:
    """What broadcasts to some extents as what broadcasts to others of as many elements; None where none does.

    It is whole, or the same, along all axes that are one axis of the others.
    """
    own = (1,) * (len(around) - kind.rank) + kind.shape
    shape: list[int] = []
    for before, after in _blocks(around, wanted):
        held = {own[axis] for axis in before if around[axis] != 1}
        is_whole = all(own[axis] == around[axis] for axis in before)
        if not is_whole and held != {1}:
            return None
        shape += [wanted[axis] if is_whole else 1 for axis in after]
    return kind.with_shape(tuple(shape))


def _blocks(first: Shape, second: Shape) -> Iterator[tuple[list[int], list[int]]]:
    """The fewest neighbouring axes of both that have as many elements, from the left to the right."""
    reached = [tuple(accumulate(shape, mul)) for shape in (first, second)]
    start = 0
    for end in sorted(set(reached[0]).intersection(reached[1])):
        before, after = ([axis for axis, size in enumerate(each) if start < size <= end] for each in reached)
        yield before, after
        start = end
