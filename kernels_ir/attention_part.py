"""One panel of rows of queries of one head: where its tensors are, and which keys its rows see."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kernels_ir.attention import READ, Scaling, Sight
from kernels_ir.builder import Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I32, I64, U32
from kernels_ir.softmax_division import divided_of_any_sign
from kernels_ir.storage import narrow
from kernels_ir.tiles import VECTORS
from kernels_ir.values import Value

SIZE = F32.bytes


@dataclass(frozen=True, kw_only=True)
class Segment:
    """One tensor of keys and one of values: `count` rows of a head that may be seen, the first at `place`."""

    sight: Sight
    keys: Value
    values: Value
    count: Value
    place: Value


@dataclass(frozen=True, kw_only=True)
class Summing:
    """Where weights and sums are: `weight_row` bytes from a row of weights to the next; sums are dense."""

    weights: Value
    weight_row: Value
    sums: Value
    width: Value

    @property
    def row_bytes(self) -> Value:
        """Bytes of a row of values, and of sums."""
        return self.width * SIZE


@dataclass(frozen=True, kw_only=True)
class Part:
    """A panel that is computed; `row` is its first.

    Scores lie [keys, rows of a panel], sums as rows; at `most` are the greatest scores.
    `scaled` makes scores of products.
    """

    kernel: Kernel
    given: Mapping[str, Value]
    row: Value
    queries: Value
    mask: Value
    segments: tuple[Segment, ...]
    scores: Value
    sums: Value
    most: Value
    scaled: Callable[[Value], Value]

    @property
    def lanes(self) -> int:
        """Rows of a panel."""
        return panel_rows(self.kernel)

    @property
    def total(self) -> Value:
        """The keys of all segments."""
        last = self.segments[-1]
        return last.place + last.count

    @property
    def row_bytes(self) -> Value:
        """Bytes of a row of keys, of values, of sums."""
        return self.given["width"] * SIZE

    @property
    def summing(self) -> Summing:
        """The weights as a turned matrix."""
        row = self.kernel.number(SIZE, I64)
        return Summing(weights=self.scores, weight_row=row, sums=self.sums, width=self.given["width"])

    def score(self, place: Value) -> Value:
        """The address of the scores of a key."""
        return self.kernel.at(self.scores, place, self.lanes * SIZE)

    def masked(self, place: Value) -> Value:
        """What the mask adds to the scores of a key."""
        return self.kernel.load(self.kernel.at(self.mask, place, self.lanes * SIZE), F32, self.lanes)

    def seen(self, segment: Segment, key: Value) -> Value | None:
        """The rows that see a key of a segment; None where all do."""
        k = self.kernel
        if segment.sight is Sight.CAUSAL:
            before = k.convert(key - self.row, I32)
            return k.numbers(self.lanes, I32) >= k.spread(before, self.lanes)
        if segment.sight is Sight.MASKED:
            return self.masked(segment.place + key) != -math.inf
        return None

    def end(self, segment: Segment, row: Value) -> Value:
        """No key of a segment from there on is seen by a row of the panel."""
        is_causal = segment.sight is Sight.CAUSAL
        return least(self.kernel, row + 1, segment.count) if is_causal else segment.count


def panel_rows(kernel: Kernel) -> int:
    """Rows of a panel of queries."""
    return VECTORS * kernel.cpu.lanes(F32.bits)


def arguments_of(kernel: Kernel) -> dict[str, Value]:
    """The argument block: addresses up to that of the scratch of a part, then numbers."""
    names = kernel.spec.arguments
    last = names.index("scratch")
    given = {name: kernel.pointer(name) for name in names[: last + 1]}
    given |= {name: kernel.argument(name) for name in names[last + 1 :]}
    return given | {"scratch": kernel.at(given["scratch"], given["part"] * given["scratch_step"])}


def segments_of(
    kernel: Kernel, sights: tuple[Sight, ...], at: tuple[Mapping[str, Value], Value, Value]
) -> tuple[Segment, ...]:
    """The keys and values of a head that rows before a number may see."""
    (given, head, rows), place, found = at, kernel.number(0, I64), []
    for number, sight in enumerate(sights):
        keys = given[f"keys{number}"]
        start = head * keys * given["width"]
        count = counted(kernel, keys) if sight is Sight.COUNTED else keys
        segment = Segment(
            sight=sight,
            keys=kernel.at(given[f"k{number}"], start, SIZE),
            values=kernel.at(given[f"v{number}"], start, SIZE),
            count=least(kernel, count, rows) if sight is Sight.CAUSAL else count,
            place=place,
        )
        found.append(segment)
        place = place + segment.count
    return tuple(found)


def counted(kernel: Kernel, most: Value) -> Value:
    """The number at `counted`, at most so many."""
    number = kernel.convert(kernel.load(kernel.pointer("counted"), U32), I64)
    return least(kernel, number, most)


def scaling(kernel: Kernel, how: Scaling) -> Callable[[Value], Value]:
    """From a product to a score."""
    if how is Scaling.NONE:
        return lambda product: product
    if how in READ:
        return _by_what_is_read(kernel, how)
    factor = kernel.view(kernel.convert(kernel.argument("factor"), I32), F32)
    if how is Scaling.PRODUCT:
        return lambda product: product * factor
    if how is Scaling.DIVISION:
        return lambda product: product / factor
    by = factor, 1.0 / factor
    return lambda product: divided_of_any_sign(kernel, product, by)


def _by_what_is_read(kernel: Kernel, how: Scaling) -> Callable[[Value], Value]:
    factor = kernel.load(kernel.pointer("scale"), F32)
    if how is Scaling.READ_PRODUCT:
        return lambda product: product * factor
    return lambda product: product / factor


def least(kernel: Kernel, a: Value, b: Value) -> Value:
    """The lesser of two."""
    return kernel.where(a < b, a, b)


def write_result(kernel: Kernel, sums: tuple[Value, Value], out: tuple[Value, DType]) -> None:
    """So many sums from an address on, narrowed, to another."""
    (source, elements), (target, dtype) = sums, out
    for chunk in kernel.chunks(elements, kernel.cpu.lanes(F32.bits)):
        found = kernel.load(kernel.at(source, chunk.start, SIZE), F32, chunk.lanes, mask=chunk.mask)
        stored = narrow(kernel, found, dtype)
        kernel.store(stored, kernel.at(target, chunk.start, stored.kind.bytes), chunk.mask)


def greatest(kernel: Kernel, a: Value, b: Value) -> Value:
    """The greater of two."""
    return kernel.where(a > b, a, b)
