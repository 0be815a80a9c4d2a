"""The rows of queries that share a head of keys, when there are few: lanes are keys."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kernels_ir.attention import Sight
from kernels_ir.attention_part import SIZE, Segment, Summing
from kernels_ir.builder import Chunk, Kernel
from kernels_ir.kinds import F32, I32, I64
from kernels_ir.values import Value

_SQUARES_AHEAD = 2
"""Squares of keys from the one that is read to the one that is asked for."""


@dataclass(frozen=True, kw_only=True)
class FewRows:
    """So many rows of one head of keys; scores lie [rows, `apart`]."""

    kernel: Kernel
    rows: int
    given: Mapping[str, Value]
    queries: Value
    segments: tuple[Segment, ...]
    scores: Value
    apart: Value
    sums: Value
    scaled: Callable[[Value], Value]

    @property
    def total(self) -> Value:
        """The keys of all segments."""
        last = self.segments[-1]
        return last.place + last.count

    @property
    def summing(self) -> Summing:
        """The weights as a matrix."""
        row, width = self.apart * SIZE, self.given["width"]
        return Summing(weights=self.scores, weight_row=row, sums=self.sums, width=width)

    def score(self, row: Value | int, place: Value) -> Value:
        """The address of a score."""
        return self.kernel.at(self.kernel.at(self.scores, self.apart * row, SIZE), place, SIZE)

    def query(self, row: Value) -> Value:
        """The number of a row of all in its head of q."""
        return row.remainder(self.given["queries"])

    def masked(self, row: Value, chunk: Chunk) -> Value:
        """What the mask adds to scores of a row of a head of q."""
        k = self.kernel
        address = k.at(self.given["mask"], row * self.total + chunk.start, SIZE)
        return k.load(address, F32, chunk.lanes, mask=chunk.mask)

    def seen(self, segment: Segment, row: Value, chunk: Chunk) -> Value | None:
        """Which keys of a segment a row sees; None where it sees all."""
        k = self.kernel
        if segment.sight is Sight.CAUSAL:
            return self.number(chunk) <= k.spread(k.convert(self.query(row), I32), chunk.lanes)
        if segment.sight is Sight.MASKED:
            return self.masked(self.query(row), self.behind(segment, chunk)) != -math.inf
        return None

    def number(self, chunk: Chunk) -> Value:
        """The numbers of the keys of a chunk."""
        k = self.kernel
        return k.numbers(chunk.lanes, I32) + k.spread(k.convert(chunk.start, I32), chunk.lanes)

    def behind(self, segment: Segment, chunk: Chunk) -> Chunk:
        """The place of a chunk of the keys of a segment."""
        return Chunk(start=segment.place + chunk.start, lanes=chunk.lanes, mask=chunk.mask)

    def products(self, segment: Segment) -> None:
        """The products of queries and keys of a segment: squares of keys are turned in registers."""
        k, lanes = self.kernel, self.kernel.cpu.lanes(F32.bits)
        for start in k.loop(segment.count, lanes):
            numbers = k.numbers(lanes, I64) + start
            numbers = k.where(numbers < segment.count, numbers, segment.count - 1)
            sums = self._rest((segment, numbers), self._squares(segment, start))
            for row, total in enumerate(sums):
                k.store(total, self.score(row, segment.place + start))

    def _squares(self, segment: Segment, start: Value) -> list[Value]:
        """Whole vectors of elements of as many keys as there are lanes, of which the last may be repeated."""
        k, lanes, width = self.kernel, self.kernel.cpu.lanes(F32.bits), self.given["width"]
        places = (start + lane for lane in range(lanes))
        inside = [k.where(place < segment.count, place, segment.count - 1) for place in places]
        keys = [k.at(segment.keys, place * width, SIZE) for place in inside]
        ahead = width * (lanes * _SQUARES_AHEAD)
        loop = k.loop(width & -lanes, lanes, [k.number(0.0, F32, lanes)] * self.rows)
        for element in loop:
            for key in keys:
                k.prefetch(k.at(key, element + ahead, SIZE))
            lines = [k.load(k.at(key, element, SIZE), F32, lanes) for key in keys]
            for behind, column in enumerate(k.transposed(lines)):
                loop.carried = self._stepped(loop.carried, (element + behind, column))
        return loop.carried

    def _rest(self, of: tuple[Segment, Value], sums: list[Value]) -> list[Value]:
        """The other elements, one after another."""
        k, width, (segment, keys) = self.kernel, self.given["width"], of
        places = keys * width
        loop = k.loop(width, carried=sums, start=width & -places.lanes)
        for element in loop:
            column = k.gather(k.at(segment.keys, element, SIZE), places, F32)
            loop.carried = self._stepped(loop.carried, (element, column))
        return loop.carried

    def _stepped(self, sums: list[Value], at: tuple[Value, Value]) -> list[Value]:
        """One step of the chain of each row."""
        k, (element, column) = self.kernel, at
        rows = (k.at(self.queries, self.given["width"] * row, SIZE) for row in range(self.rows))
        queries = (k.load(k.at(row, element, SIZE), F32) for row in rows)
        return [k.fma(query, column, total) for query, total in zip(queries, sums, strict=True)]
