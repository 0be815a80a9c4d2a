"""What elements of lines are made of, and what is made of results, while they are near.

A head is evaluated once for each element: where elements are read again, they are held in the result, or in
memory for one line. What it makes is rounded as if it had been stored.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.dtypes import DType
from kernels_ir.elementwise import evaluate
from kernels_ir.expression import Apply, Expression, nodes
from kernels_ir.kinds import I64, STORED
from kernels_ir.reduce_line import Line
from kernels_ir.storage import narrow, widen
from kernels_ir.values import Value

HELD = "held"
"""The name of memory for one line."""


@dataclass(frozen=True, kw_only=True)
class End:
    """An expression of elements, which makes `result`.

    In a head Read(i) is the element of `operands[i]`. In a tail Read(0) is what the kernel makes, rounded to
    its dtype, and Read(i + 1) the element of `operands[i]`. `uniform` says of each operand that it has one
    element for a whole line.
    """

    expression: Expression
    result: DType
    operands: tuple[DType, ...] = ()
    uniform: tuple[bool, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Ends:
    """Both ends of a kernel on lines.

    Their operands are whole, unless there are `axes` around a line, along which each has strides of its own.
    """

    head: End | None = None
    tail: End | None = None
    axes: int = 0

    @cached_property
    def operands(self) -> Mapping[str, tuple[DType, bool]]:
        """The dtype of each operand, by its name, and whether it has one element for a whole line."""
        found: dict[str, tuple[DType, bool]] = {}
        for name, end in (("head", self.head), ("tail", self.tail)):
            each = zip(end.operands, end.uniform, strict=True) if end else ()
            found |= {f"{name}{place}": of for place, of in enumerate(each)}
        return found

    @property
    def wholes(self) -> Mapping[str, DType]:
        """The operands that have the shape of the lines."""
        return {} if self.axes else {name: dtype for name, (dtype, _) in self.operands.items()}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of addresses."""
        return tuple(self.operands)

    @property
    def sizes(self) -> tuple[str, ...]:
        """The names of extents and of strides, in elements."""
        axes = range(self.axes)
        strides = (f"{name}_stride{axis}" for name in self.operands for axis in axes)
        return (*(f"extent{axis}" for axis in axes), *strides)

    def result(self, dtype: DType) -> DType:
        """The dtype of what is written where a kernel makes `dtype`."""
        return self.tail.result if self.tail else dtype

    def is_held_apart(self, dtype: DType) -> bool:
        """Whether lines that are read again are no f32 in the result."""
        return self.result(dtype) is not DType.F32

    @cached_property
    def is_late(self) -> bool:
        """Whether a tail is computed of whole lines: what takes long does not wait for what it is made of."""
        return self.tail is not None and not _is_quick(self.tail)

    @cached_property
    def is_repeated(self) -> bool:
        """Whether a head may be evaluated again where that is faster than to keep what it makes."""
        return self.head is not None and _is_quick(self.head)

    @property
    def holds(self) -> bool:
        """Whether elements are kept for a while."""
        return self.head is not None or self.is_late


_QUICK = frozenset({"abs", "add", "max", "min", "mul", "neg", "relu", "sub"})


def _is_quick(end: End) -> bool:
    """Whether each formula is an instruction or two."""
    names = (node.scalar for node in nodes(end.expression) if isinstance(node, Apply))
    return all(name in _QUICK or name.startswith("cast_") for name in names)


PLAIN = Ends()
"""What is read is x, and what is made is the result."""


@dataclass(frozen=True, kw_only=True)
class Elements:
    """The elements of one line, read by way of the head and written by way of the tail.

    `dtype` is that of what is computed with and of what is made; `singles` are operands of one element.
    """

    line: Line
    dtype: DType
    ends: Ends
    singles: Mapping[str, Value]

    def first(self, spot: Chunk) -> Value:
        """x, read the first time; what a head makes of it is held."""
        x = self.made(spot)
        if self.ends.head is not None:
            self.line.store(x, self.held, spot)
        return x

    def again(self, spot: Chunk) -> Value:
        """x, read once more."""
        # part of a vector that has just been written takes long to read
        is_part_of_row = spot.mask is not None and self.line.lanes == 1
        if self.ends.head is None or (is_part_of_row and self.ends.is_repeated):
            return self.made(spot)
        return self.line.load(*self.held, spot)

    def made(self, spot: Chunk) -> Value:
        """x, made where it is read; nothing is held."""
        head, kernel = self.ends.head, self.line.kernel
        if head is None:
            return self.line.load("x", self.dtype, spot)
        values = [self._operand(f"head{place}", spot) for place in range(len(head.operands))]
        return _rounded(kernel, evaluate(kernel, head.expression, values), self.dtype)

    def store(self, value: Value, spot: Chunk) -> None:
        """Write what is made, or hold it until the whole line is: then `finish_late` writes it."""
        if self.ends.is_late:
            self.line.store(_rounded(self.line.kernel, value, self.dtype), self.held, spot)
        else:
            self._finish(value, spot)

    def _finish(self, value: Value, spot: Chunk) -> None:
        tail, kernel = self.ends.tail, self.line.kernel
        if tail is not None:
            operands = (self._operand(f"tail{place}", spot) for place in range(len(tail.operands)))
            value = evaluate(kernel, tail.expression, [_rounded(kernel, value, self.dtype), *operands])
        self.line.store(value, ("out", self.ends.result(self.dtype)), spot)

    def expect(self, spot: Chunk) -> None:
        """Bring what will be written near, while there is something to compute."""
        self.line.expect("out", self.ends.result(self.dtype), spot)

    @property
    def held(self) -> tuple[str, DType]:
        """Where elements that are read again are kept."""
        return (HELD if self.ends.is_held_apart(self.dtype) else "out", DType.F32)

    def _operand(self, name: str, spot: Chunk) -> Value:
        if name in self.singles:
            return self.line.kernel.spread(self.singles[name], spot.lanes)
        return self.line.load(name, self.ends.operands[name][0], spot)


def elements_of(line: Line, dtype: DType, ends: Ends) -> Elements:
    """The elements of a line, whose operands that are whole it has already."""
    bases = dict(_bases(line, ends))
    singles = {
        name: widen(line.kernel, line.kernel.load(bases[name], STORED[of]), of)
        for name, (of, is_single) in ends.operands.items()
        if is_single
    }
    return Elements(
        line=replace(line, bases={**line.bases, **bases}), dtype=dtype, ends=ends, singles=singles
    )


def store_made(kernel: Kernel, ends: Ends, *, made: tuple[Value, DType], at: tuple[Value, Chunk]) -> None:
    """Write what was made, stored elements of a dtype, to a place; operands of the tail are there too."""
    (stored, dtype), (out, spot), tail = made, at, ends.tail
    if tail is not None:
        values = [widen(kernel, stored, dtype)]
        for place, of in enumerate(tail.operands):
            address = kernel.at(kernel.pointer(f"tail{place}"), spot.start, STORED[of].bytes)
            read = kernel.load(address, STORED[of], spot.lanes, mask=spot.mask)
            values.append(widen(kernel, read, of))
        stored = narrow(kernel, evaluate(kernel, tail.expression, values), tail.result)
    kernel.store(stored, kernel.at(out, spot.start, stored.kind.bytes), spot.mask)


def _bases(line: Line, ends: Ends) -> Iterator[tuple[str, Value]]:
    """Where each operand that has strides begins in a line."""
    if not ends.axes:
        return
    kernel, places = line.kernel, _places(line, ends.axes)
    for name, (dtype, _) in ends.operands.items():
        strides = (kernel.argument(f"{name}_stride{axis}") for axis in range(ends.axes))
        steps = (place * stride for place, stride in zip(places, strides, strict=True))
        yield name, kernel.at(kernel.pointer(name), sum(steps, kernel.number(0, I64)), STORED[dtype].bytes)


def _places(line: Line, axes: int) -> list[Value]:
    """The place of a line along each axis."""
    number, found = line.number, []
    for axis in reversed(range(1, axes)):
        extent = line.kernel.argument(f"extent{axis}")
        found.append(number.remainder(extent))
        number = number.quotient(extent)
    return [number, *reversed(found)]


def _rounded(kernel: Kernel, value: Value, dtype: DType) -> Value:
    """What would be read if a value had been stored."""
    rounded: Value = widen(kernel, narrow(kernel, value, dtype), dtype)
    return rounded
