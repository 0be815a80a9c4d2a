"""The lines of a tensor [outer, length, inner] along its middle axis: elements that belong together."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I64, STORED
from kernels_ir.reduce_tree import COLUMN_VECTORS, Joining, Term, Tree
from kernels_ir.storage import narrow, widen
from kernels_ir.values import Value

EXTENTS = ("outer", "length", "inner")
"""What the argument block of such a kernel ends with."""
UNROLLED = 4
"""Vectors a turn, which do not wait for each other."""


@dataclass(frozen=True, kw_only=True)
class Line(ABC):
    """One row, or as many columns side by side as a vector has lanes; `number` is that of the first line.

    `bases` are the addresses of the first element of the line in each tensor that has its shape.
    """

    kernel: Kernel
    length: Value
    number: Value
    bases: Mapping[str, Value]

    @property
    @abstractmethod
    def lanes(self) -> int:
        """Lines side by side."""

    @abstractmethod
    def at(self, place: Value) -> Chunk:
        """The spot of one element of each line."""

    @abstractmethod
    def spots(self, unroll: int = UNROLLED) -> Iterator[Chunk]:
        """Every element once, in any order; each turn opens a loop and emits its body.

        So many vectors of neighbours are taken a turn.
        """

    @abstractmethod
    def reduced(self, tree: Tree, term: Term) -> Value:
        """The tree over the terms of all elements: one lane for each line."""

    @property
    @abstractmethod
    def cells(self) -> Chunk:
        """The spot of one element for each line in a dense tensor of lines."""

    @property
    @abstractmethod
    def block(self) -> tuple[Value, Value, Value]:
        """Rows and columns of all elements as they lie, and elements from row to row."""

    def load(self, name: str, dtype: DType, spot: Chunk) -> Value:
        """Elements of a tensor at a spot, as lanes that compute."""
        address = self.kernel.at(self.bases[name], spot.start, STORED[dtype].bytes)
        stored = self.kernel.load(address, STORED[dtype], spot.lanes, mask=spot.mask)
        lanes: Value = widen(self.kernel, stored, dtype)
        return lanes

    def expect(self, name: str, dtype: DType, spot: Chunk) -> None:
        """Bring what will be written at a spot near, while there is something to compute."""
        address = self.kernel.at(self.bases[name], spot.start, STORED[dtype].bytes)
        self.kernel.prefetch(address, is_write=True)

    def store(self, value: Value, to: tuple[str, DType], spot: Chunk) -> None:
        """Write lanes to a tensor at a spot, narrowed to its dtype."""
        name, dtype = to
        stored: Value = narrow(self.kernel, value, dtype)
        self.kernel.store(stored, self.kernel.at(self.bases[name], spot.start, stored.kind.bytes), spot.mask)


@dataclass(frozen=True, kw_only=True)
class Row(Line):
    """Neighbouring elements; a spot is some of them."""

    @property
    def lanes(self) -> int:
        """One line."""
        return 1

    def at(self, place: Value) -> Chunk:
        """A spot of one element."""
        return Chunk(start=place, lanes=1)

    def spots(self, unroll: int = UNROLLED) -> Iterator[Chunk]:
        """Vectors, then the rest."""
        return self.kernel.chunks(self.length, self.kernel.cpu.lanes(F32.bits), unroll)

    def reduced(self, tree: Tree, term: Term) -> Value:
        """The lanes of the tree are neighbours."""
        return Joining(kernel=self.kernel, tree=tree, count=self.length, term=term).along_row()

    @property
    def cells(self) -> Chunk:
        """One element."""
        return self.at(self.number)

    @property
    def block(self) -> tuple[Value, Value, Value]:
        """One row."""
        return self.kernel.number(1, I64), self.length, self.kernel.number(0, I64)


@dataclass(frozen=True, kw_only=True)
class Columns(Line):
    """Elements `stride` apart; a spot is one place in every column."""

    stride: Value
    column: Chunk

    @property
    def lanes(self) -> int:
        """The columns of a chunk."""
        return self.column.lanes

    def at(self, place: Value) -> Chunk:
        """A part of a row of the tensor."""
        return Chunk(start=place * self.stride, lanes=self.column.lanes, mask=self.column.mask)

    def spots(self, unroll: int = UNROLLED) -> Iterator[Chunk]:
        """One row of the tensor after another."""
        for place in self.kernel.loop(self.length):
            yield self.at(place)

    def reduced(self, tree: Tree, term: Term) -> Value:
        """Each lane of a vector has a tree of its own."""

        def of_row(row: Chunk) -> tuple[Value, ...]:
            return term(self.at(row.start))

        joining = Joining(kernel=self.kernel, tree=tree, count=self.length, term=of_row)
        return joining.along_column(self.lanes)

    @property
    def cells(self) -> Chunk:
        """Neighbouring elements."""
        return Chunk(start=self.number, lanes=self.column.lanes, mask=self.column.mask)

    @property
    def block(self) -> tuple[Value, Value, Value]:
        """A part of every row of the tensor."""
        left = self.stride - self.column.start
        return self.length, self.kernel.where(left < self.lanes, left, self.lanes), self.stride


@dataclass(frozen=True, kw_only=True)
class Tensors:
    """What lines run through: `whole` are tensors [outer, length, inner], by their names.

    Those of `again` are [length, inner], and the same for each of `outer`. `is_column` says that inner is not
    1; `bits` are those of the widest lanes that are computed with.
    """

    whole: Mapping[str, DType]
    again: Mapping[str, DType] = field(default_factory=dict)
    is_column: bool
    bits: int = F32.bits

    @property
    def dtypes(self) -> Mapping[str, DType]:
        """The element type of each."""
        return {**self.whole, **self.again}


def lines(kernel: Kernel, tensors: Tensors) -> Iterator[Line]:
    """Every line of the tensors; each turn opens a loop and emits its body."""
    length, inner = kernel.argument("length"), kernel.argument("inner")
    pointers = {name: kernel.pointer(name) for name in tensors.dtypes}
    for turn in kernel.loop(kernel.argument("outer")):
        moved = _moved(kernel, (pointers, turn * (length * inner)), tensors.whole)
        row = Row(kernel=kernel, length=length, number=turn, bases=pointers | moved)
        if tensors.is_column:
            yield from _columns(row, tensors, inner)
        else:
            yield row


def _columns(rows: Row, tensors: Tensors, inner: Value) -> Iterator[Columns]:
    """The columns of the tensor [length, inner] that begins where `rows` does."""
    kernel = rows.kernel
    for column in kernel.columns(inner, kernel.cpu.lanes(tensors.bits) * COLUMN_VECTORS):
        yield Columns(
            kernel=kernel,
            length=rows.length,
            number=rows.number * inner + column.start,
            bases=_moved(kernel, (rows.bases, column.start), tensors.dtypes),
            stride=inner,
            column=column,
        )


def rows(kernel: Kernel, tensors: Tensors, numbers: tuple[Value, int]) -> list[Row]:
    """So many rows from one on, whose lines are rows."""
    first, many = numbers
    length = kernel.argument("length")
    pointers = {name: kernel.pointer(name) for name in tensors.whole}
    turns = [first + row for row in range(many)]
    return [
        Row(
            kernel=kernel,
            length=length,
            number=turn,
            bases=_moved(kernel, (pointers, turn * length), tensors.whole),
        )
        for turn in turns
    ]


def _moved(
    kernel: Kernel, bases: tuple[Mapping[str, Value], Value], dtypes: Mapping[str, DType]
) -> dict[str, Value]:
    """The addresses so many elements behind others."""
    pointers, count = bases
    return {name: kernel.at(pointers[name], count, STORED[dtype].bytes) for name, dtype in dtypes.items()}
