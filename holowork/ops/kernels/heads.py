"""What stands for the first operand of kernels on lines, and what follows their result."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Protocol, runtime_checkable

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.kernels.tails import Shape, Tail
from kernels_ir import (
    HELD,
    DType,
    End,
    Ends,
    Expression,
    Launch,
    Launches,
    Place,
    Walk,
    broadcast_strides,
    collapsed,
    operand,
    temporary,
)


@dataclass(frozen=True, kw_only=True)
class Head:
    """x[…] = expression(extras[0][…], …), of the dtype `result`.

    Read(i) is the element of `extras[i]`, which broadcasts to x.
    """

    expression: Expression
    extras: tuple[TensorType, ...]
    result: DType


@dataclass(frozen=True, kw_only=True)
class Surroundings:
    """A head and a tail of a kernel on lines of the extents `shape`, of which the last one is along a line.

    The extras stand behind the operands of the application, those of the head first.
    """

    shape: Shape = ()
    head: Head | None = None
    tail: Tail | None = None

    @property
    def is_headed(self) -> bool:
        """Whether a head stands for x."""
        return self.head is not None


ALONE = Surroundings()
"""Neither of them."""


@dataclass(frozen=True, kw_only=True)
class Lines:
    """How the first operand lies: its extents as the kernel sees them, lines last.

    `repeats` says that a head can read what broadcasts to it, and a tail too, where what is made is as x:
    one that is not `alike` has an element for each line. Everything else that they read is whole. Lines that
    repeat nothing are columns, unless they are rows for all that.
    """

    shape: Shape
    repeats: bool = True
    is_alike: bool = True
    is_row: bool = False

    @property
    def row(self) -> int | None:
        """Elements of a line, where they are neighbours; None for columns."""
        return self.shape[-1] if self.repeats or self.is_row else None


@runtime_checkable
class LineKernel(Protocol):
    """A kernel on lines that can begin with an expression, and end with one."""

    def __call__(self, application: Application) -> Launches | None:
        """The op on its own."""
        ...

    def lines(self, application: Application) -> Lines | None:
        """How lines lie, or None where the kernel can begin and end with nothing else."""
        ...

    def amid(self, application: Application, around: Surroundings) -> Launches:
        """The op, its head and its tail."""
        ...


def held_beside(launch: Launch, *, elements: int) -> Launches:
    """A launch, and room for the elements of a line where its kernel holds them apart."""
    if HELD not in launch.spec.arguments:
        return Launches(launches=(launch,))
    places = {**launch.places, HELD: temporary(0)}
    return Launches(
        launches=(replace(launch, places=places, writes=(*launch.writes, HELD)),),
        temporaries=(DType.F32.storage(elements),),
    )


@dataclass(frozen=True, kw_only=True)
class EndsOf:
    """Ends, and where and how their operands lie."""

    ends: Ends
    places: Mapping[str, Place]
    sizes: Mapping[str, int]


def ends_of(application: Application, around: Surroundings, *, is_alike: bool = True) -> EndsOf:
    """The ends of a kernel of an application; a tail that is not alike has an element for each line."""
    head, tail = (end.extras if end else () for end in (around.head, around.tail))
    strided = (*head, *(tail if is_alike else ()))
    walk = _walk(strided, around.shape)
    uniform = [bool(walk.extents) and _steps(kind, around.shape)[-1] == 0 for kind in strided]
    singles = (*uniform, *(False,) * (len(head) + len(tail) - len(uniform)))
    made = Ends(
        head=_end(around.head, singles[: len(head)]) if around.head else None,
        tail=_end(around.tail, singles[len(head) :]) if around.tail else None,
        axes=len(walk.extents),
    )
    first = len(application.operands)
    places = {name: operand(first + place) for place, name in enumerate(made.names)}
    return EndsOf(ends=made, places=places, sizes=_sizes(made, walk))


def _end(end: Head | Tail, uniform: tuple[bool, ...]) -> End:
    result = end.result if isinstance(end, Head) else end.result.dtype
    operands = tuple(kind.dtype for kind in end.extras)
    return End(expression=end.expression, result=result, operands=operands, uniform=uniform)


def _walk(extras: tuple[TensorType, ...], shape: Shape) -> Walk:
    """The axes around a line; none where every operand is whole."""
    if all(kind.elements == prod(shape) for kind in extras):
        return Walk(extents=(), strides=())
    strides = tuple(_steps(kind, shape)[:-1] for kind in extras)
    return collapsed(Walk(extents=shape[:-1], strides=strides))


def _steps(kind: TensorType, shape: Shape) -> Shape:
    return broadcast_strides(kind.shape, shape)


def _sizes(ends: Ends, walk: Walk) -> dict[str, int]:
    sizes = {f"extent{axis}": extent for axis, extent in enumerate(walk.extents)}
    for name, strides in zip(ends.names, walk.strides, strict=False):
        sizes |= {f"{name}_stride{axis}": step for axis, step in enumerate(strides)}
    return sizes
