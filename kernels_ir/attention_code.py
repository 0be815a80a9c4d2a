"""The code of attention: panel by panel, scores of all keys, then weights, then sums block by block.

The scores of a panel are kept, [keys, rows], because the weights of a row need all of them; blocks of
weights and values stay in the first cache while the tiles of the panel go by.
"""

import math

from kernels_ir.attention import AttentionSpec, Sight
from kernels_ir.attention_keys import KeyTiles
from kernels_ir.attention_part import (
    SIZE,
    Part,
    Segment,
    arguments_of,
    greatest,
    least,
    panel_rows,
    scaling,
    segments_of,
    write_result,
)
from kernels_ir.attention_values import Keys, ValueTiles
from kernels_ir.attention_weights import exponentials, finish_scores, shares
from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import F32, I64, STORED
from kernels_ir.tiles import WIDEST_PANEL
from kernels_ir.values import Value

_BLOCK = 128
"""Keys of a block."""


def emit_attention(spec: AttentionSpec, cpu: CpuFeatures) -> str:
    """Every item: scores, weights, sums, rows of the result."""
    kernel = Kernel(spec, cpu)
    _Order(kernel, spec).write(arguments_of(kernel))
    return kernel.close()


class _Order:
    """The entry of a kernel while it is written."""

    def __init__(self, kernel: Kernel, spec: AttentionSpec) -> None:
        self.k, self.spec = kernel, spec
        self.lanes = panel_rows(kernel)
        self.keys = KeyTiles(kernel)
        self.values = ValueTiles(kernel, (min(spec.rows, self.lanes), spec.elements), self.lanes * SIZE)
        self.most = kernel.scratch(self.lanes, F32)
        self.scaled = scaling(kernel, spec.scaling)

    def write(self, given: dict[str, Value]) -> None:
        """Item after item."""
        k, rows = self.k, given["rows"]
        for item in k.loop(given["last"], start=given["first"]):
            head, first = item.quotient(given["items"]), item.remainder(given["items"]) * WIDEST_PANEL
            for row in k.loop(least(k, first + WIDEST_PANEL, rows), self.lanes, start=first):
                self._panel(self._part(given, head, row), head)

    def _panel(self, part: Part, head: Value) -> None:
        self._clear(part)
        for segment in part.segments:
            self._scores(part, segment)
        total = exponentials(part, is_tree=self.spec.is_tree)
        for segment in part.segments:
            self._values(part, segment, (total, 1.0 / total))
        self._result(part, head)

    def _part(self, given: dict[str, Value], head: Value, row: Value) -> Part:
        k, width = self.k, given["width"]
        at = given, head.quotient(given["group"]), row + self.lanes
        panels = (given["rows"] + (self.lanes - 1)) & -self.lanes
        return Part(
            kernel=k,
            given=given,
            row=row,
            queries=k.at(given["q"], (panels * head + row) * width, SIZE),
            mask=self._mask(given, row),
            segments=segments_of(k, self.spec.sights, at),
            scores=k.at(given["scratch"], width * self.lanes, SIZE),
            sums=given["scratch"],
            most=self.most,
            scaled=self.scaled,
        )

    def _mask(self, given: dict[str, Value], row: Value) -> Value:
        """The mask of a panel; any address where there is none."""
        if "mask" not in given:
            return given["scratch"]
        keys = (given[f"keys{number}"] for number in range(len(self.spec.sights)))
        return self.k.at(given["mask"], sum(keys, self.k.number(0, I64)) * row, SIZE)

    def _clear(self, part: Part) -> None:
        """Nothing is summed, and no score is known."""
        k = self.k
        for row in k.loop(part.given["width"]):
            k.store(k.number(0.0, F32, self.lanes), k.at(part.sums, row, self.lanes * SIZE))
        k.store(k.number(-math.inf, F32, self.lanes), part.most)

    def _scores(self, part: Part, segment: Segment) -> None:
        """By tiles, the last of which lies over the one before; one by one where there are fewer."""
        k, count, tall = self.k, segment.count, self.keys.tall
        is_few = count < tall
        for start in k.loop(k.where(is_few, 0, count), tall):
            self._some_scores(part, segment, (least(k, start, count - tall), tall))
        for start in k.loop(k.where(is_few, count, 0)):
            self._some_scores(part, segment, (start, 1))

    def _some_scores(self, part: Part, segment: Segment, keys: tuple[Value, int]) -> None:
        self.keys.write(part, segment, keys)
        finish_scores(part, segment, keys)

    def _values(self, part: Part, segment: Segment, total: tuple[Value, Value]) -> None:
        k = self.k
        leading = self._leading(part, segment)
        for start in k.loop(segment.count, _BLOCK):
            stop = least(k, start + _BLOCK, segment.count)
            shares(part, segment, (start, stop, total))
            for rows in self.values.groups():
                with k.when(part.row + rows[0] < part.given["rows"]):
                    self._block(part, segment, (rows, start, stop, leading))

    def _block(self, part: Part, segment: Segment, at: tuple[tuple[int, int], Value, Value, Value]) -> None:
        """Keys that all rows see, then the others, of one block for one tile of rows."""
        k, (rows, start, stop, leading) = self.k, at
        seen = least(k, part.end(segment, part.row + rows[0]), leading)
        middle = least(k, greatest(k, seen, start), stop)
        self.values.add(part.summing, rows, self._keys(part, segment, (start, middle)))
        if segment.sight in {Sight.CAUSAL, Sight.MASKED}:
            for row in k.loop(rows[0] + rows[1], start=rows[0]):
                end = least(k, part.end(segment, part.row + row), stop)
                self.values.add_seen(part.summing, row, self._keys(part, segment, (middle, end)))

    def _keys(self, part: Part, segment: Segment, keys: tuple[Value, Value]) -> Keys:
        """The place of a key, its value, how many there are up to another."""
        first, stop = keys
        return segment.place + first, self.k.at(segment.values, part.row_bytes * first), stop - first

    def _leading(self, part: Part, segment: Segment) -> Value:
        """So many keys at least, the first ones, are seen by all rows that the mask has."""
        k, count = self.k, segment.count
        if segment.sight is not Sight.MASKED:
            return count
        loop = k.loop(count, carried=[count])
        for key in loop:
            is_end = k.any(part.masked(segment.place + key) == -math.inf)
            loop.carried = [k.where(is_end, least(k, key, loop.carried[0]), loop.carried[0])]
        return loop.carried[0]

    def _result(self, part: Part, head: Value) -> None:
        """The rows that are there, narrowed."""
        k, given = self.k, part.given
        first = (head * given["rows"] + part.row) * given["width"]
        elements = least(k, given["rows"] - part.row, k.number(self.lanes, I64)) * given["width"]
        out = k.at(given["out"], first, STORED[self.spec.result].bytes)
        write_result(k, (part.sums, elements), (out, self.spec.result))
