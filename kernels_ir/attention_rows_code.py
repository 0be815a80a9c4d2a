"""The code of attention for few rows: scores, weights and sums of all rows that share a head of keys."""

import math

from kernels_ir.attention import FewRowsSpec, Sight
from kernels_ir.attention_part import (
    SIZE,
    Segment,
    arguments_of,
    greatest,
    least,
    scaling,
    segments_of,
    write_result,
)
from kernels_ir.attention_rows import FewRows
from kernels_ir.attention_values import ValueTiles
from kernels_ir.attention_weights import UNSEEN, exponential
from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import F32, I32, I64, STORED
from kernels_ir.reduce import tree_of
from kernels_ir.reduce_tree import Joining, Tree
from kernels_ir.softmax_division import divided
from kernels_ir.values import Value

_NONE = (1 << 31) - 1
_GREATEST = Tree(kind=F32, identity=-math.inf, step=greatest, join=greatest, is_free=True)
_LEAST = Tree(kind=I32, identity=_NONE, step=least, join=least, is_free=True)


def emit_attention_rows(spec: FewRowsSpec, cpu: CpuFeatures) -> str:
    """Every head of keys."""
    kernel = Kernel(spec, cpu)
    _Order(kernel, spec).write()
    return kernel.close()


class _Order:
    """The entry of a kernel while it is written."""

    def __init__(self, kernel: Kernel, spec: FewRowsSpec) -> None:
        self.k, self.spec = kernel, spec
        self.lanes = kernel.cpu.lanes(F32.bits)
        self.values = ValueTiles(kernel, (spec.rows, spec.elements), SIZE)
        self.totals = kernel.scratch(spec.rows, F32)
        self.scaled = scaling(kernel, spec.scaling)
        self.given = arguments_of(kernel)

    def write(self) -> None:
        """Head after head."""
        k, given = self.k, self.given
        elements = given["width"] * self.spec.rows
        for head in k.loop(given["last"], start=given["first"]):
            part = self._part(head, elements)
            for chunk in k.chunks(elements, self.lanes):
                zeros = k.number(0.0, F32, chunk.lanes)
                k.store(zeros, k.at(part.sums, chunk.start, SIZE), chunk.mask)
            self._weights(part)
            for segment in part.segments:
                self._values(part, segment)
            out = k.at(given["out"], elements * head, STORED[self.spec.result].bytes)
            write_result(k, (part.sums, elements), (out, self.spec.result))

    def _part(self, head: Value, elements: Value) -> FewRows:
        k, given = self.k, self.given
        keys = (given[f"keys{number}"] for number in range(len(self.spec.sights)))
        return FewRows(
            kernel=k,
            rows=self.spec.rows,
            given=given,
            queries=k.at(given["q"], elements * head, SIZE),
            segments=segments_of(k, self.spec.sights, (given, head, given["queries"])),
            scores=k.at(given["scratch"], elements, SIZE),
            apart=sum(keys, k.number(self.lanes, I64)),
            sums=given["scratch"],
            scaled=self.scaled,
        )

    def _weights(self, part: FewRows) -> None:
        k = self.k
        for segment in part.segments:
            part.products(segment)
        for row in k.loop(part.rows):
            self._exponentials(part, row, self._greatest(part, row))
        self._sum(part)
        for row in k.loop(part.rows):
            for segment in part.segments:
                self._shares(part, segment, row)

    def _greatest(self, part: FewRows, row: Value) -> Value:
        """Products of a row become scores; the greatest of them that is a number."""
        found = self.k.number(-math.inf, F32)
        for segment in part.segments:

            def term(chunk: Chunk, segment: Segment = segment) -> tuple[Value, ...]:
                return (self._score(part, segment, (row, chunk)),)

            joining = Joining(kernel=self.k, tree=_GREATEST, count=segment.count, term=term)
            found = greatest(self.k, joining.along_row(), found)
        return found

    def _score(self, part: FewRows, segment: Segment, at: tuple[Value, Chunk]) -> Value:
        k, (row, chunk) = self.k, at
        behind = part.behind(segment, chunk)
        address = part.score(row, behind.start)
        score = part.scaled(k.load(address, F32, chunk.lanes, mask=chunk.mask))
        score = score + part.masked(part.query(row), behind) if "mask" in part.given else score
        seen = part.seen(segment, row, chunk)
        score = score if seen is None else k.where(seen, score, -math.inf)
        k.store(score, address, chunk.mask)
        return score

    def _exponentials(self, part: FewRows, row: Value, highest: Value) -> None:
        k = self.k
        shift = k.where(highest == -math.inf, 0.0, highest)
        for chunk in k.chunks(part.total, self.lanes):
            address = part.score(row, chunk.start)
            score = k.load(address, F32, chunk.lanes, mask=chunk.mask)
            k.store(exponential(k, score - shift), address, chunk.mask)

    def _sum(self, part: FewRows) -> None:
        """The sum of each row in the order of its keys; the rows do not wait for each other."""
        if self.spec.is_tree:
            self._sum_by_tree(part)
            return
        k, rows = self.k, range(part.rows)
        loop = k.loop(part.total, carried=[k.number(0.0, F32)] * part.rows)
        for place in loop:
            weights = [k.load(part.score(row, place), F32) for row in rows]
            loop.carried = [total + weight for total, weight in zip(loop.carried, weights, strict=True)]
        for row, total in enumerate(loop.carried):
            k.store(k.where(total == 0.0, 1.0, total), k.at(self.totals, row, SIZE))

    def _sum_by_tree(self, part: FewRows) -> None:
        k = self.k
        for row in k.loop(part.rows):

            def term(chunk: Chunk, row: Value = row) -> tuple[Value, ...]:
                return (k.load(part.score(row, chunk.start), F32, chunk.lanes, mask=chunk.mask),)

            tree = tree_of("sum", F32)
            total = Joining(kernel=k, tree=tree, count=part.total, term=term).along_row()
            k.store(k.where(total == 0.0, 1.0, total), k.at(self.totals, row, SIZE))

    def _shares(self, part: FewRows, segment: Segment, row: Value) -> None:
        k = self.k
        total = k.load(k.at(self.totals, row, SIZE), F32)
        by = total, 1.0 / total
        for chunk in k.chunks(segment.count, self.lanes):
            address = part.score(row, segment.place + chunk.start)
            weights = k.load(address, F32, chunk.lanes, mask=chunk.mask)
            share, seen = divided(k, weights, by), part.seen(segment, row, chunk)
            k.store(share if seen is None else k.where(seen, share, UNSEEN), address, chunk.mask)

    def _values(self, part: FewRows, segment: Segment) -> None:
        """Keys that all rows see, then the others."""
        k, leading = self.k, self._leading(part, segment)
        for rows in self.values.groups():
            self.values.add(part.summing, rows, (segment.place, segment.values, leading))
        if segment.sight in {Sight.CAUSAL, Sight.MASKED}:
            values = k.at(segment.values, part.summing.row_bytes * leading)
            for row in k.loop(part.rows):
                keys = segment.place + leading, values, segment.count - leading
                self.values.add_seen(part.summing, row, keys)

    def _leading(self, part: FewRows, segment: Segment) -> Value:
        """So many keys, the first ones, are seen by all rows."""
        k, count = self.k, segment.count
        if segment.sight is Sight.CAUSAL:
            return least(k, count, k.number(1, I64))
        if segment.sight is not Sight.MASKED:
            return count
        loop = k.loop(part.given["queries"], carried=[count])
        for row in loop:

            def term(chunk: Chunk, row: Value = row) -> tuple[Value, ...]:
                is_gone = part.masked(row, part.behind(segment, chunk)) == -math.inf
                return (k.where(is_gone, part.number(chunk), _NONE),)

            found = Joining(kernel=k, tree=_LEAST, count=count, term=term).along_row()
            loop.carried = [least(k, loop.carried[0], k.convert(found, I64))]
        return loop.carried[0]
