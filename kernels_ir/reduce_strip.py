"""Reductions of columns by whole rows: a lane after another, each a strip of memory that stays in the cache.

Lanes come in the order in which the leaves of a tree are joined (0, 32, 16, 48, 8, …), and a strip is joined
with the one before it as soon as both are there. So there are no more strips than the tree has levels.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64, STORED
from kernels_ir.reduce_ends import Elements, Ends, elements_of
from kernels_ir.reduce_line import Row
from kernels_ir.reduce_tree import LANES, Tree
from kernels_ir.values import Value

STRIP = 1024
"""Columns of a strip."""
_LEVELS = LANES.bit_length()
_TOGETHER = 4
"""Rows that a strip takes at once."""
_UNROLLED = 2


@dataclass(frozen=True, kw_only=True)
class Strips:
    """A tree over the rows of up to STRIP columns that is being written.

    `bases` are where the first row begins; there are `count` rows, `stride` elements apart, `width` wide.
    """

    kernel: Kernel
    tree: Tree
    dtype: DType
    ends: Ends
    room: Value
    bases: Mapping[str, Value]
    count: Value
    stride: Value
    width: Value

    def reduced(self) -> Iterator[tuple[Chunk, Value]]:
        """What the columns of each chunk are joined to."""
        lanes = 1 if self.tree.is_free else LANES
        for turn in self.kernel.loop(lanes):
            strip = self._strip(self._ones(turn))
            self._leaf(strip, _reversed(self.kernel, turn), lanes)
            self._join(turn)
        for chunk in self._chunks():
            yield chunk, self._load(self.room, chunk)

    def _leaf(self, strip: Value, first: Value, apart: int) -> None:
        """The rows of one lane, from the identity on: some at a time, then one by one."""
        kernel = self.kernel
        for chunk in self._chunks():
            nothing = kernel.number(self.tree.identity, self.tree.kind, chunk.lanes)
            kernel.store(nothing, self._in(strip, chunk))
        next_ = first
        for together in (_TOGETHER, 1):
            loop = kernel.loop(self.count - apart * (together - 1), apart * together, [next_], start=next_)
            for row in loop:
                rows = [row + apart * place for place in range(together)]
                for chunk in self._chunks():
                    self._take(strip, chunk, rows)
                loop.carried = [row + apart * together]
            next_ = loop.carried[0]

    def _take(self, strip: Value, chunk: Chunk, rows: list[Value]) -> None:
        """Add the elements of some rows to those of a strip."""
        kernel, elements = self.kernel, self._elements
        lane = self._load(strip, chunk)
        for row in rows:
            start = row * self.stride + chunk.start
            x = elements.made(Chunk(start=start, lanes=chunk.lanes, mask=chunk.mask))
            lane = self.tree.step(kernel, lane, kernel.convert(x, self.tree.kind))
        kernel.store(lane, self._in(strip, chunk))

    @property
    def _elements(self) -> Elements:
        line = Row(kernel=self.kernel, length=self.width, number=self.count, bases=self.bases)
        return elements_of(line, self.dtype, self.ends)

    def _join(self, turn: Value) -> None:
        """Join as many pairs of strips as there are subtrees that the leaf ends."""
        kernel, depth = self.kernel, self._ones(turn)
        for level in kernel.loop(self._ones(turn & ~(turn + 1))):
            left, right = (self._strip(depth - level - place) for place in (1, 0))
            for chunk in self._chunks():
                joined = self.tree.join(kernel, self._load(left, chunk), self._load(right, chunk))
                kernel.store(joined, self._in(left, chunk))

    def _ones(self, turn: Value) -> Value:
        return self.kernel.intrinsic("ctpop", turn)

    def _strip(self, level: Value) -> Value:
        return self.kernel.at(self.room, level, STRIP * self.tree.kind.bytes)

    def _chunks(self) -> Iterator[Chunk]:
        return self.kernel.chunks(self.width, self.kernel.cpu.lanes(self.tree.kind.bits), _UNROLLED)

    def _in(self, strip: Value, chunk: Chunk) -> Value:
        return self.kernel.at(strip, chunk.start, self.tree.kind.bytes)

    def _load(self, strip: Value, chunk: Chunk) -> Value:
        return self.kernel.load(self._in(strip, chunk), self.tree.kind, chunk.lanes)


def strips(kernel: Kernel, tree: Tree, of: tuple[DType, Ends]) -> Iterator[tuple[Strips, Value]]:
    """The columns of x [outer, length, inner], a strip at a time, and the number of its first one."""
    whole = _whole(kernel, tree, of)
    sizes = {name: STORED[dtype].bytes for name, dtype in {"x": of[0], **of[1].wholes}.items()}
    for turn in kernel.loop(kernel.argument("outer")):
        for start in kernel.loop(whole.width, STRIP):
            first = turn * (whole.count * whole.stride) + start
            rest = whole.width - start
            strip = replace(
                whole,
                bases={name: kernel.at(base, first, sizes[name]) for name, base in whole.bases.items()},
                width=kernel.where(rest < STRIP, rest, STRIP),
            )
            yield strip, turn * whole.stride + start


def _whole(kernel: Kernel, tree: Tree, of: tuple[DType, Ends]) -> Strips:
    dtype, ends = of
    return Strips(
        kernel=kernel,
        tree=tree,
        dtype=dtype,
        ends=ends,
        room=kernel.scratch(STRIP * (1 if tree.is_free else _LEVELS), tree.kind),
        bases={name: kernel.pointer(name) for name in ends.names or ("x",)},
        count=kernel.argument("length"),
        stride=kernel.argument("inner"),
        width=kernel.argument("inner"),
    )


def _reversed(kernel: Kernel, turn: Value) -> Value:
    """The lane that is the leaf of a turn: its bits in reverse order."""
    return (kernel.intrinsic("bitreverse", turn) >> (I64.bits - LANES.bit_length() + 1)) & (LANES - 1)
