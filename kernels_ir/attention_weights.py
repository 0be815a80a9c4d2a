"""From products of queries and keys to weights: all rows of a panel side by side, key by key.

The steps are those of the definition: m is the greatest score, e = exp(x − m), S the plain sum of all e in
the order of the keys, and the weight e / S. A key that is not seen has the score −∞, so that e is 0. Where
all scores are −∞, m counts as 0 and S as 1. The weight of a key that is not seen is negative in the end.
"""

import math

from kernels_ir.attention_part import Part, Segment
from kernels_ir.builder import Chunk, Kernel
from kernels_ir.kinds import F32
from kernels_ir.reduce import tree_of
from kernels_ir.reduce_tree import Joining
from kernels_ir.scalars.exponential import MAGIC, reduced
from kernels_ir.softmax_division import divided
from kernels_ir.values import Value

UNSEEN = -1.0
"""The weight of a key that is not seen."""


def finish_scores(part: Part, segment: Segment, keys: tuple[Value, int]) -> None:
    """Products become scores, for so many keys of a segment from one on."""
    k, lanes, (first, many) = part.kernel, part.lanes, keys
    loop = k.loop(first + many, start=first, carried=[k.load(part.most, F32, lanes)])
    for key in loop:
        place = segment.place + key
        score = _score(part, place)
        seen = part.seen(segment, key)
        score = score if seen is None else k.where(seen, score, -math.inf)
        k.store(score, part.score(place))
        loop.carried = [k.where(score > loop.carried[0], score, loop.carried[0])]
    k.store(loop.carried[0], part.most)


def _score(part: Part, place: Value) -> Value:
    """A product times the factor, or by it, and the mask."""
    k = part.kernel
    score = part.scaled(k.load(part.score(place), F32, part.lanes))
    return score + part.masked(place) if "mask" in part.given else score


def exponentials(part: Part, *, is_tree: bool) -> Value:
    """e instead of each score; the sums, in the order of the keys or by the lane tree."""
    k, lanes = part.kernel, part.lanes
    highest = k.load(part.most, F32, lanes)
    shift = k.where(highest == -math.inf, 0.0, highest)
    loop = k.loop(part.total, carried=[k.number(0.0, F32, lanes)])
    for place in loop:
        weight = exponential(k, k.load(part.score(place), F32, lanes) - shift)
        k.store(weight, part.score(place))
        loop.carried = [loop.carried[0] + weight]
    total = _by_tree(part) if is_tree else loop.carried[0]
    return k.where(total == 0.0, 1.0, total)


def _by_tree(part: Part) -> Value:
    """The sums of all e by the lane tree."""
    k, lanes = part.kernel, part.lanes

    def term(spot: Chunk) -> tuple[Value, ...]:
        return (k.load(part.score(spot.start), F32, lanes),)

    return Joining(kernel=k, tree=tree_of("sum", F32), count=part.total, term=term).along_column(lanes)


def exponential(kernel: Kernel, x: Value) -> Value:
    """eˣ for x ≤ 0 or NaN, with the bits of `exp`.

    What is certain to be 0 is not computed: results below the least normal number take long.
    """
    is_gone = x < -105.0
    shifted, s = reduced(kernel, kernel.where(is_gone, 0.0, x))
    return kernel.where(is_gone, 0.0, kernel.scaled(1.0 + s, shifted - MAGIC))


def shares(part: Part, segment: Segment, of: tuple[Value, Value, tuple[Value, Value]]) -> None:
    """Weights instead of e, from one key of a segment to another, by the sum and its reciprocal."""
    k, lanes, (first, stop, total) = part.kernel, part.lanes, of
    for key in k.loop(stop, start=first):
        place = segment.place + key
        share = divided(k, k.load(part.score(place), F32, lanes), total)
        seen = part.seen(segment, key)
        k.store(share if seen is None else k.where(seen, share, UNSEEN), part.score(place))


def is_seen(kernel: Kernel, weight: Value) -> Value:
    """Whether a weight is that of a key that is seen; NaN is."""
    return ~(weight < 0.0)
