"""Launches of elementwise kernels: operands that broadcast, over as few axes as possible."""

from collections.abc import Callable
from dataclasses import dataclass

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.tables import prefers_table, table_launches
from holowork.ops.spec import KernelOf
from kernels_ir import (
    RESULT,
    STORED,
    Apply,
    DType,
    ElementwiseSpec,
    Expression,
    Launch,
    Launches,
    Read,
    Walk,
    broadcast_strides,
    collapsed,
    operand,
)

ExpressionOf = Callable[[Application], Expression]
"""From an application to what it computes for each element; Read counts the operands that are there."""

_STREAMED = 1 << 24
"""Bytes of a result from which on it is written past the caches: it would push out all that is there."""


def scalar_kernel(name: str) -> KernelOf:
    """One formula of SCALARS on all operands."""

    def expression(application: Application) -> Expression:
        return applied(name, application, application.result.dtype)

    return expression_kernel(expression)


def word_kernel(attribute: str, names: dict[str, str]) -> KernelOf:
    """The formula of SCALARS that a word attribute chooses."""

    def expression(application: Application) -> Expression:
        return applied(names[application.word(attribute)], application, application.result.dtype)

    return expression_kernel(expression)


def truth_kernel(name: str) -> KernelOf:
    """A formula that answers yes or no; the answers are 1 and 0 where the result is of numbers."""

    def expression(application: Application) -> Expression:
        answers = applied(name, application, DType.BOOL)
        return converted(answers, application.result.dtype)

    return expression_kernel(expression)


@dataclass(frozen=True)
class ElementwiseKernel:
    """The kernel of an op that computes each element on its own.

    It has no launches where parts of bytes would be moved.
    """

    expression: ExpressionOf

    def __call__(self, application: Application) -> Launches | None:
        """One loop over all elements, or a table where that is the faster way."""
        return expression_launches(self.expression(application), application)


expression_kernel = ElementwiseKernel


def expression_launches(wanted: Expression, application: Application) -> Launches | None:
    """An expression of all operands for each element of the result; None where parts of bytes are moved."""
    kinds = (*filter(None, application.operands), application.result)
    if prefers_table(wanted, application):
        return table_launches(wanted, application)
    return elementwise(wanted, application) if all(kind.dtype in STORED for kind in kinds) else None


def _moved(application: Application) -> Expression:
    return Read(0, is_moved=True)


COPY = expression_kernel(_moved)
"""The bits of one operand, broadcast."""


def applied(name: str, application: Application, dtype: DType) -> Expression:
    """A formula of SCALARS on all operands that are there."""
    count = sum(kind is not None for kind in application.operands)
    return Apply(name, tuple(map(Read, range(count))), dtype)


def converted(expression: Expression, dtype: DType) -> Expression:
    """Truth values in another element type."""
    return expression if dtype is DType.BOOL else Apply(f"cast_{dtype.text}", (expression,), dtype)


def elementwise(expression: Expression, application: Application) -> Launches:
    """The expression for each element of the result, on operands that broadcast to it."""
    present = [(place, kind) for place, kind in enumerate(application.operands) if kind is not None]
    walk = _walk(tuple(kind for _, kind in present), application.result)
    spec = ElementwiseSpec(
        is_strict=application.numerics is STRICT,
        operands=tuple(kind.dtype for _, kind in present),
        uniform=tuple(strides[-1] == 0 for strides in walk.strides),
        outer=len(walk.extents) - 1,
        expression=expression,
        result=application.result.dtype,
        is_streamed=len(walk.extents) == 1 and application.result.bytes >= _STREAMED,
    )
    places = {f"x{index}": operand(place) for index, (place, _) in enumerate(present)} | {"out": RESULT}
    return Launches(launches=(Launch(spec=spec, places=places, sizes=_sizes(walk)),))


def _walk(types: tuple[TensorType, ...], result: TensorType) -> Walk:
    strides = tuple(broadcast_strides(kind.shape, result.shape) for kind in (*types, result))
    walk = collapsed(Walk(extents=result.shape, strides=strides))
    return Walk(extents=walk.extents, strides=walk.strides[:-1])


def _sizes(walk: Walk) -> dict[str, int]:
    *outer, elements = walk.extents
    strides = {
        f"x{index}_stride{axis}": step
        for index, steps in enumerate(walk.strides)
        for axis, step in enumerate(steps[:-1])
    }
    return {"elements": elements, **{f"extent{a}": extent for a, extent in enumerate(outer)}, **strides}
