"""Where a graph repeats itself: stretches of nodes that come again at one distance, reading alike."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from holowork.ir import ABSENT, LEAVES, Graph, Node
from holowork.passes import CALLS, FORM

FEWEST = 3
"""Times that a block is there before it is called repeated."""
_MOST_PERIODS = 8


@dataclass(frozen=True, kw_only=True)
class Repeat:
    """Nodes `start` to `end`, each of which is like the one `period` after it."""

    start: int
    end: int
    period: int


def repeats_of(graph: Graph) -> tuple[Repeat, ...]:
    """Stretches that do not overlap, the longest first; of equal ones that of the shorter block."""
    reading = _Reading(graph)
    found = [one for period in _periods(reading.keys) for one in reading.repeats(period)]
    taken = bytearray(len(graph))
    chosen: list[Repeat] = []
    for one in sorted(found, key=lambda one: (one.start - one.end, one.period)):
        if not any(taken[one.start : one.end]):
            taken[one.start : one.end] = b"\1" * (one.end - one.start)
            chosen.append(one)
    return tuple(chosen)


def _periods(keys: Sequence[int]) -> list[int]:
    """The distances at which nodes come again, those that cover most first."""
    places: dict[int, list[int]] = {}
    for place, key in enumerate(keys):
        places.setdefault(key, []).append(place)
    gaps = Counter(b - a for each in places.values() if len(each) >= FEWEST for a, b in pairwise(each))
    return sorted(gaps, key=lambda gap: (-gap * gaps[gap], gap))[:_MOST_PERIODS]


class _Reading:
    """A graph as a row of keys, and what each node reads."""

    def __init__(self, graph: Graph) -> None:
        numbers: dict[object, int] = {}
        self._graph = graph
        self._nodes = graph.nodes
        self.keys = [numbers.setdefault(_key(node), len(numbers)) for node in graph.nodes]

    def repeats(self, period: int) -> Iterator[Repeat]:
        """The stretches of one distance that are long enough."""
        keys, start = self.keys, 0
        for place in range(len(keys) - period + 1):
            is_last = place == len(keys) - period
            if is_last or keys[place] != keys[place + period] or not self._reads_alike(place, period, start):
                if place - start >= period * (FEWEST - 1):
                    yield Repeat(start=start, end=place + period, period=period)
                start = place + 1

    def _reads_alike(self, place: int, period: int, start: int) -> bool:
        """Each source moves along, or stays, or is read here alone, or is what the first block got."""
        pairs = zip(self._nodes[place].sources, self._nodes[place + period].sources, strict=True)
        is_first = place < start + period
        return all(
            second in {first, first + period}
            or (ABSENT not in {first, second} and self._is_own((first, second), start, is_first=is_first))
            for first, second in pairs
        )

    def _is_own(self, pair: tuple[int, int], start: int, *, is_first: bool) -> bool:
        """Whether two blocks have a leaf or a value each, or the first has what came before all blocks."""
        first, second = pair
        one, other = self._nodes[first], self._nodes[second]
        if is_first and first < start <= second:
            return one.type == other.type
        is_read_once = second < start and self._readers(first) == self._readers(second) == 1
        return self.keys[first] == self.keys[second] and (one.op in LEAVES or is_read_once)

    def _readers(self, node: int) -> int:
        return len(self._graph.readers.get(node, ()))


def _key(node: Node) -> object:
    """What a node is, whatever it is called and whichever calls it stands for."""
    own = tuple(pair for pair in node.attributes if pair[0] not in {CALLS, FORM})
    return node.op, node.type, own, len(node.sources)
