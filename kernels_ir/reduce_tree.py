"""Reductions in one order, which is the same at every vector width: 64 lanes, then a halving tree.

Lane j takes the elements j, j + 64, … in ascending order from the identity on; a lane whose elements
are used up keeps its value. Then lane i takes lane i + 32, i + 16, … i + 1; the left one stays.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.kinds import I64, Kind
from kernels_ir.scalars.scalar import Formula
from kernels_ir.values import Number, Value

LANES = 64
COLUMN_VECTORS = 2
"""Vectors of columns side by side."""
_HELD = 2
"""Lanes of a column are held in one of so many registers."""

Term = Callable[[Chunk], tuple[Value, ...]]
"""What a step takes of the elements at a place; writes what else happens to them."""


@dataclass(frozen=True, kw_only=True)
class Tree:
    """What a lane of a kind starts from, how it takes terms, how two lanes become one.

    `is_free` says that any number of lanes gives the same bits.
    """

    kind: Kind
    identity: Number
    step: Formula
    join: Formula
    is_free: bool = False


@dataclass(frozen=True, kw_only=True)
class Joining:
    """A tree over `count` terms that is being written."""

    kernel: Kernel
    tree: Tree
    count: Value
    term: Term

    def along_row(self) -> Value:
        """Neighbouring elements to one lane; the chunks of the term are vectors of them."""
        width = min(self.kernel.cpu.lanes(self.tree.kind.bits), LANES)
        loop = self.kernel.loop(self.count & -LANES, LANES, self._begun(width, LANES // width))
        for start in loop:
            chunks = [Chunk(start=start + part * width, lanes=width) for part in range(LANES // width)]
            loop.carried = self._stepped(loop.carried, chunks)
        rest = self._masked_rest if self.kernel.cpu.has_masks else self._rest_one_by_one
        return self._single(rest(loop.carried))

    def along_column(self, columns: int) -> Value:
        """Elements of some columns to as many lanes; a chunk of the term starts at a row.

        Some lanes of each column are held in registers: first, first + apart, …; what they halve to waits in
        memory.
        """
        kernel, held = self.kernel, self.kernel.cpu.vector_registers // (COLUMN_VECTORS * _HELD)
        if self.tree.is_free:
            return self._group(kernel.number(0, I64), 1, self._begun(columns, held))
        apart, size = LANES // held, columns * self.tree.kind.bytes
        scratch = kernel.scratch(apart * columns, self.tree.kind)
        # what has no row at all is halved to the identity
        filled = kernel.where(self.count < apart, self.count, apart)
        for first in kernel.loop(filled):
            lane = self._group(first, apart, self._begun(columns, held))
            kernel.store(lane, kernel.at(scratch, first, size))
        for first in kernel.loop(apart, start=filled):
            kernel.store(self._begun(columns, 1)[0], kernel.at(scratch, first, size))
        places = (kernel.at(scratch, place, size) for place in range(apart))
        return self._halved([kernel.load(place, self.tree.kind, columns) for place in places])

    def _begun(self, width: int, count: int) -> list[Value]:
        return [self.kernel.number(self.tree.identity, self.tree.kind, width)] * count

    def _stepped(self, lanes: Sequence[Value], chunks: Sequence[Chunk]) -> list[Value]:
        return [self._step(lane, chunk) for lane, chunk in zip(lanes, chunks, strict=True)]

    def _step(self, lane: Value, chunk: Chunk) -> Value:
        taken: Value = self.tree.step(self.kernel, lane, *self.term(chunk))
        return taken

    def _group(self, first: Value, apart: int, lanes: list[Value]) -> Value:
        """Lanes first, first + apart, … of a column, halved to one."""
        columns, turn = lanes[0].lanes, apart * len(lanes)

        def rows(start: Value) -> list[Chunk]:
            places = range(0, turn, apart)
            return [Chunk(start=start + first + place, lanes=columns) for place in places]

        whole = self.count & -turn
        loop = self.kernel.loop(whole, turn, lanes)
        for start in loop:
            loop.carried = self._stepped(loop.carried, rows(start))
        last = zip(loop.carried, rows(whole), strict=True)
        return self._halved([self._last(lane, row) for lane, row in last])

    def _last(self, lane: Value, row: Chunk) -> Value:
        """A lane after the last row, where that is one of its own."""
        branches = (lambda: (self._step(lane, row),), lambda: (lane,))
        return self.kernel.choice(row.start < self.count, branches)[0]

    def _masked_rest(self, lanes: list[Value]) -> list[Value]:
        """The elements behind the last 64; lanes without one keep their value."""
        kernel, width = self.kernel, lanes[0].lanes
        loop = kernel.loop(self.count, LANES, lanes, start=self.count & -LANES)
        for start in loop:
            for part, lane in enumerate(loop.carried):
                loop.carried[part] = self._masked(lane, start + part * width, is_sure=not part)
        return loop.carried

    def _masked(self, lane: Value, begin: Value, *, is_sure: bool) -> Value:
        """A lane after the elements that are left from `begin` on, if there are any."""
        kernel, width = self.kernel, lane.lanes

        def taken() -> tuple[Value, ...]:
            mask = kernel.mask(self.count - begin, width)
            return (kernel.where(mask, self._step(lane, Chunk(start=begin, lanes=width, mask=mask)), lane),)

        return taken()[0] if is_sure else kernel.choice(begin < self.count, (taken, lambda: (lane,)))[0]

    def _rest_one_by_one(self, lanes: list[Value]) -> list[Value]:
        """The same by way of memory, where each lane has a place."""
        kernel, kind, width = self.kernel, self.tree.kind, lanes[0].lanes
        scratch, whole = kernel.scratch(LANES, kind), self.count & -LANES
        places = [kernel.at(scratch, part * width, kind.bytes) for part in range(len(lanes))]
        for lane, place in zip(lanes, places, strict=True):
            kernel.store(lane, place)
        for start in kernel.loop(self.count, start=whole):
            place = kernel.at(scratch, start - whole, kind.bytes)
            kernel.store(self._step(kernel.load(place, kind), Chunk(start=start, lanes=1)), place)
        return [kernel.load(place, kind, width) for place in places]

    def _halved(self, lanes: Sequence[Value]) -> Value:
        """The first of lanes in order, after the tree over them."""
        while len(lanes) > 1:
            half = len(lanes) // 2
            pairs = zip(lanes[:half], lanes[half:], strict=True)
            lanes = [self.tree.join(self.kernel, a, b) for a, b in pairs]
        return lanes[0]

    def _single(self, lanes: Sequence[Value]) -> Value:
        """Lane 0 after the tree over all lanes, those inside a vector too."""
        value = self._halved(lanes)
        while value.lanes > 1:
            value = self.tree.join(self.kernel, *self.kernel.halves(value))
        return value
