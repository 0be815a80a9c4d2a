"""Large graphs drawn small: repeated blocks once, and where that is still much, stretches as one box each."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from holowork.ir import Graph
from holowork.workbench.history import History
from holowork.workbench.layout import Layout, lay_out, ranks_of
from holowork.workbench.repeats import repeats_of

MOST_DRAWN = 400
"""Nodes of a graph that are drawn one by one when it is opened."""
STRETCHES = 100
"""Boxes for what is more than that when every repeated block is drawn once."""
ALONE, REPEATED, STRETCH = 0, 1, 2
NONE = -1


@dataclass(frozen=True, kw_only=True)
class Folded:
    """For each track the one that is drawn in its place, how it is folded, its group; and the layout."""

    shown: tuple[int, ...]
    kinds: tuple[int, ...]
    groups: tuple[int, ...]
    layout: Layout


class Folding:
    """The groups of a history by their numbers: its repeated blocks, then the stretches of what is left."""

    def __init__(self, history: History) -> None:
        self._history = history

    @property
    def is_large(self) -> bool:
        """Whether a graph has more nodes than are drawn at once."""
        return max((len(tracks) for _, tracks in self._history.graphs), default=0) > MOST_DRAWN

    @property
    def count(self) -> int:
        """How many groups there are."""
        return self._blocks + self._stretched[1]

    @cached_property
    def _same(self) -> tuple[list[int], list[int]]:
        """For each track the first that is like it, and the number of its block."""
        same, blocks = _Union(len(self._history.tracks)), _Union(len(self._history.tracks))
        for graph, tracks in self._history.graphs:
            _join(graph, tracks, (same, blocks))
        numbers: dict[int, int] = {}
        found = (root if blocks.is_joined(root) else NONE for root in blocks.roots())
        return same.roots(), [
            NONE if root == NONE else numbers.setdefault(root, len(numbers)) for root in found
        ]

    @cached_property
    def _blocks(self) -> int:
        return max(self._same[1], default=NONE) + 1

    @cached_property
    def _stretched(self) -> tuple[list[int], int]:
        """The number of the stretch of each track, NONE where all can be drawn; how many there are."""
        same, _ = self._same
        drawn = max((len({same[track] for track in tracks}) for _, tracks in self._history.graphs), default=0)
        if drawn <= MOST_DRAWN:
            return [NONE] * len(same), 0
        leaders = sorted(set(same))
        turns = {leader: turn for turn, leader in enumerate(leaders)}
        ranks = ranks_of(len(leaders), self._edges(same, turns))
        order = sorted(leaders, key=lambda leader: (ranks[turns[leader]], leader))
        size = -(-len(order) // STRETCHES)
        numbers = {leader: self._blocks + place // size for place, leader in enumerate(order)}
        return [numbers[leader] for leader in same], -(-len(order) // size)

    def folded(self, opened: Collection[int]) -> Folded:
        """The drawing in which the groups of these numbers are open."""
        same, blocks = self._same
        places = zip(same, blocks, self._stretched[0], strict=True)
        looks = [_look(track, place, frozenset(opened)) for track, place in enumerate(places)]
        leaders: dict[tuple[int, int], int] = {}
        shown = tuple(leaders.setdefault(look[:2], track) for track, look in enumerate(looks))
        sizes = Counter(shown)
        kinds = tuple(look[0] if sizes[shown[t]] > 1 else ALONE for t, look in enumerate(looks))
        groups = tuple(look[2] for look in looks)
        return Folded(shown=shown, kinds=kinds, groups=groups, layout=self._laid_out(shown))

    def plain(self) -> Folded:
        """The drawing of every node."""
        count = len(self._history.tracks)
        return Folded(
            shown=tuple(range(count)),
            kinds=(ALONE,) * count,
            groups=(NONE,) * count,
            layout=self._history.layout,
        )

    def _laid_out(self, shown: tuple[int, ...]) -> Layout:
        """A place for each track: that of the one drawn for it."""
        leaders = sorted(set(shown))
        turns = {leader: turn for turn, leader in enumerate(leaders)}
        layout = lay_out(len(leaders), self._edges(shown, turns))
        return Layout(
            places=tuple(layout.places[turns[leader]] for leader in shown),
            bends={(leaders[u], leaders[v]): bends for (u, v), bends in layout.bends.items()},
            width=layout.width,
            height=layout.height,
        )

    def _edges(self, shown: Collection[int], turns: dict[int, int]) -> list[tuple[int, int]]:
        leader = tuple(shown)
        pairs = (*((u, v) for u, v, _, _ in self._history.edges), *self._history.hints)
        edges = dict.fromkeys((turns[leader[u]], turns[leader[v]]) for u, v in pairs)
        return [edge for edge in edges if edge[0] != edge[1]]


def _look(track: int, place: tuple[int, int, int], opened: Collection[int]) -> tuple[int, int, int]:
    """How a track is folded, what it shares that look with, and the group that opens or closes it."""
    same, block, stretch = place
    if stretch != NONE and stretch not in opened:
        return STRETCH, stretch, stretch
    if block != NONE:
        return (ALONE, track, block) if block in opened else (REPEATED, same, block)
    return ALONE, track, stretch


def _join(graph: Graph, tracks: tuple[int, ...], unions: tuple["_Union", "_Union"]) -> None:
    """Join what is alike, and each repeated block with all that it repeats."""
    same, blocks = unions
    for repeat in repeats_of(graph):
        for place in range(repeat.start, repeat.end - repeat.period):
            same.join(tracks[place], tracks[place + repeat.period])
        for place in range(repeat.start + 1, repeat.end):
            blocks.join(tracks[repeat.start], tracks[place])


class _Union:
    """Sets of numbers that grow together; each is known by its least."""

    def __init__(self, count: int) -> None:
        self._above = list(range(count))
        self._joined: set[int] = set()

    def find(self, number: int) -> int:
        """The least of the set of a number."""
        above = self._above
        while above[number] != number:
            above[number] = above[above[number]]
            number = above[number]
        return number

    def join(self, one: int, other: int) -> None:
        """Make one set of two."""
        low, high = sorted((self.find(one), self.find(other)))
        self._above[high] = low
        self._joined.add(low)

    def is_joined(self, root: int) -> bool:
        """Whether a set has more than one number."""
        return root in self._joined

    def roots(self) -> list[int]:
        """The least of the set of each number."""
        return [self.find(number) for number in range(len(self._above))]
