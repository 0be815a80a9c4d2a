"""Kernels that copy elements from places to other places, and compute nothing: all bits survive."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from kernels_ir.builder import WORD, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import I32, I64, U8, U16, U32, U64, Kind
from kernels_ir.spec import KernelSpec
from kernels_ir.transpose import line, squares
from kernels_ir.values import Value

ELEMENTS: Mapping[int, Kind] = {kind.bytes: kind for kind in (U8, U16, U32, U64)}
"""What is moved for an element of so many bytes."""
_UNROLLED = 4

Ends = list[Value]
"""Where an element is read, and where it is written."""


class Along(Enum):
    """How the places of both sides follow from the index along an axis."""

    STEPS = "steps"
    """Both step on by as many elements each time."""
    X_TABLE = "x_table"
    """The elements to skip in x stand in a table of i64; the result steps on."""
    OUT_TABLE = "out_table"
    """The elements to skip in the result stand in a table of i64; x steps on."""
    INDICES_I32 = "indices_i32"
    """x steps on as many times as an operand of i32 says, below 0 from the end of the axis."""
    INDICES_I64 = "indices_i64"
    """The same for an operand of i64."""


class Inner(Enum):
    """What is copied for each turn of the axes."""

    ONE = "one"
    """One element."""
    LINE = "line"
    """Elements that are evenly apart on each side."""
    RUN = "run"
    """Neighbours of x to neighbours of the result."""
    SQUARE = "square"
    """Rows of x to columns of the result."""


@dataclass(frozen=True, kw_only=True)
class CopySpec(KernelSpec):
    """out[to(i, j, …)] = x[from(i, j, …)] for every index along the axes, outermost first.

    An element has `size` bytes. An index operand that lies outside its axis sets the fault.
    """

    family: ClassVar[str] = "copy"
    size: int
    axes: tuple[Along, ...]
    inner: Inner

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, the elements in front of the first, the inner extents; then what each axis needs."""
        each = (f"{name}{axis}" for axis, along in enumerate(self.axes) for name in _OF_AXIS[along])
        return ("x", "out", "x_offset", "out_offset", *_OF_INNER[self.inner], *each)


_INDICES = ("extent", "x_step", "out_step", "indices", "places", "fault")
_OF_AXIS: Mapping[Along, tuple[str, ...]] = {
    Along.STEPS: ("extent", "x_step", "out_step"),
    Along.X_TABLE: ("extent", "out_step", "table"),
    Along.OUT_TABLE: ("extent", "x_step", "table"),
    Along.INDICES_I32: _INDICES,
    Along.INDICES_I64: _INDICES,
}
"""The words of an axis: for indices also how many `places` there are along the axis of x."""
_OF_INNER: Mapping[Inner, tuple[str, ...]] = {
    Inner.ONE: (),
    Inner.LINE: ("elements", "x_inner", "out_inner"),
    Inner.RUN: ("elements",),
    Inner.SQUARE: ("rows", "columns", "x_row", "out_row"),
}


def emit_copy(spec: CopySpec, cpu: CpuFeatures) -> str:
    """out[to(i, j, …)] = x[from(i, j, …)]"""
    kernel = Kernel(spec, cpu)
    ends = [
        kernel.at(kernel.pointer(name), kernel.argument(f"{name}_offset"), spec.size) for name in ("x", "out")
    ]
    for found in _turns(kernel, spec, (0, ends)):
        _INNER[spec.inner](kernel, ELEMENTS[spec.size], found)
    return kernel.close()


def _turns(kernel: Kernel, spec: CopySpec, at: tuple[int, Ends]) -> Iterator[Ends]:
    """For each turn of the axes from one on, where both sides begin."""
    axis, ends = at
    if axis == len(spec.axes):
        yield ends
        return
    for inside in _ALONG[spec.axes[axis]](kernel, (axis, spec.size), ends):
        yield from _turns(kernel, spec, (axis + 1, inside))


def _stepping(kernel: Kernel, of: tuple[int, int], ends: Ends) -> Iterator[Ends]:
    axis, size = of
    steps = [kernel.argument(f"{name}_step{axis}") for name in ("x", "out")]
    loop = kernel.loop(kernel.argument(f"extent{axis}"), carried=ends)
    for _ in loop:
        yield list(loop.carried)
        loop.carried = [kernel.at(end, step, size) for end, step in zip(loop.carried, steps, strict=True)]


def _by_table(place: int) -> Callable[[Kernel, tuple[int, int], Ends], Iterator[Ends]]:
    """One side is found by a table: x, which is at place 0, or the result, at place 1."""

    def along(kernel: Kernel, of: tuple[int, int], ends: Ends) -> Iterator[Ends]:
        axis, size = of
        table = kernel.pointer(f"table{axis}")
        step = kernel.argument(f"{('out', 'x')[place]}_step{axis}")
        for index in kernel.loop(kernel.argument(f"extent{axis}")):
            skipped = [index * step] * 2
            skipped[place] = kernel.load(kernel.at(table, index, WORD), I64)
            yield [kernel.at(end, count, size) for end, count in zip(ends, skipped, strict=True)]

    return along


def _by_indices(kind: Kind) -> Callable[[Kernel, tuple[int, int], Ends], Iterator[Ends]]:
    """x is found by an operand of indices, each of which is looked at."""

    def along(kernel: Kernel, of: tuple[int, int], ends: Ends) -> Iterator[Ends]:
        axis, size = of
        steps = [kernel.argument(f"{name}_step{axis}") for name in ("x", "out")]
        places = kernel.argument(f"places{axis}")
        indices = kernel.pointer(f"indices{axis}")
        for turn in kernel.loop(kernel.argument(f"extent{axis}")):
            given = kernel.convert(kernel.load(kernel.at(indices, turn, kind.bytes), kind), I64)
            index = kernel.where(given < 0, given + places, given)
            is_inside = kernel.view(index, U64) < kernel.view(places, U64)
            kernel.fault_unless(is_inside, f"fault{axis}")
            with kernel.when(is_inside):
                skipped = zip(ends, (index, turn), steps, strict=True)
                yield [kernel.at(end, count * step, size) for end, count, step in skipped]

    return along


def _one(kernel: Kernel, kind: Kind, ends: Ends) -> None:
    x, out = ends
    kernel.store(kernel.load(x, kind), out)


def _line(kernel: Kernel, kind: Kind, ends: Ends) -> None:
    steps = (kernel.argument("x_inner"), kernel.argument("out_inner"))
    line(kernel, kind, (ends, (kernel.argument("elements"), steps)))


def _run(kernel: Kernel, kind: Kind, ends: Ends) -> None:
    x, out = ends
    for chunk in kernel.chunks(kernel.argument("elements"), kernel.cpu.lanes(kind.bits), _UNROLLED):
        source, target = (kernel.at(end, chunk.start, kind.bytes) for end in (x, out))
        kernel.store(kernel.load(source, kind, chunk.lanes, mask=chunk.mask), target, chunk.mask)


_ALONG: Mapping[Along, Callable[[Kernel, tuple[int, int], Ends], Iterator[Ends]]] = {
    Along.STEPS: _stepping,
    Along.X_TABLE: _by_table(0),
    Along.OUT_TABLE: _by_table(1),
    Along.INDICES_I32: _by_indices(I32),
    Along.INDICES_I64: _by_indices(I64),
}
_INNER: Mapping[Inner, Callable[[Kernel, Kind, Ends], None]] = {
    Inner.ONE: _one,
    Inner.LINE: _line,
    Inner.RUN: _run,
    Inner.SQUARE: squares,
}
