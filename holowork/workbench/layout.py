"""Where the nodes of a graph stand: a layered layout, without recursion, the same on every machine.

Longest-path ranks, nodes drawn down to their first reader where that costs nothing; edges over up to
MOST_SPAN ranks bend at each rank, longer ones and those that run backward take a lane at the side; barycentre
sweeps order each rank, upright runs and least squares set its places, after Sugiyama, Tagawa and Toda.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import pairwise

from holowork.workbench.placing import ordered, placed

Edge = tuple[int, int]
Point = tuple[float, float]
MOST_SPAN = 8
_LANE = 0.16
"""The distance between two lanes, in widths of a node."""


@dataclass(frozen=True, kw_only=True)
class Layout:
    """The centre of each node, and where each edge bends, in steps across and ranks down."""

    places: tuple[Point, ...]
    bends: dict[Edge, tuple[Point, ...]]
    width: float
    height: float


def lay_out(count: int, edges: Sequence[Edge]) -> Layout:
    """Lay out nodes 0 to count − 1; repeated edges are one, cycles are allowed."""
    unique = [edge for edge in dict.fromkeys(edges) if edge[0] != edge[1]]
    ranks = ranks_of(count, unique)
    layers = _Layers(count, ranks)
    long = [edge for edge in unique if not layers.bend(edge)]
    order = ordered(layers.items, layers.up, layers.down)
    across = placed(order, (layers.up, layers.down), count)
    places = tuple((across[node], float(ranks[node])) for node in range(count))
    right = max((x for x, _ in places), default=0.0)
    bends = {
        edge: tuple((across[d], float(r)) for d, r in chain) for edge, chain in layers.chains.items() if chain
    }
    bends.update(_lanes(long, ranks, right))
    width = max([right, *(x for points in bends.values() for x, _ in points)])
    return Layout(places=places, bends=bends, width=width, height=float(max(ranks, default=0)))


def ranks_of(count: int, edges: Sequence[Edge]) -> list[int]:
    """The longest path to each node, cycles cut open; one with few sources stands just above its readers."""
    readers: list[list[int]] = [[] for _ in range(count)]
    sources: list[list[int]] = [[] for _ in range(count)]
    for source, reader in edges:
        readers[source].append(reader)
        sources[reader].append(source)
    order = _topological(readers, list(map(len, sources)))
    turn = {node: position for position, node in enumerate(order)}
    ranks = [0] * count
    for node in order:
        ranks[node] = max((ranks[s] + 1 for s in sources[node] if turn[s] < turn[node]), default=0)
    for node in reversed(order):
        below = [ranks[reader] for reader in readers[node] if turn[reader] > turn[node]]
        if below and len(sources[node]) <= len(below):
            ranks[node] = max(ranks[node], min(below) - 1)
    return ranks


def _topological(readers: list[list[int]], waiting: list[int]) -> list[int]:
    """Nodes after their sources, smaller ids first; where a cycle stops this, the smallest id goes on."""
    ready = [node for node, count in enumerate(waiting) if not count]
    heapify(ready)
    order: list[int] = []
    is_done = [False] * len(waiting)
    left = iter(range(len(waiting)))
    while len(order) < len(waiting):
        node = heappop(ready) if ready else next(node for node in left if not is_done[node])
        is_done[node] = True
        order.append(node)
        for reader in readers[node]:
            waiting[reader] -= 1
            if not waiting[reader] and not is_done[reader]:
                heappush(ready, reader)
    return order


class _Layers:
    """The ranks as lists of items: nodes, and behind them in number the bends of edges that span ranks."""

    def __init__(self, count: int, ranks: list[int]) -> None:
        self._ranks = ranks
        self.items: list[list[int]] = [[] for _ in range(max(ranks, default=-1) + 1)]
        self.up: list[list[int]] = [[] for _ in range(count)]
        self.down: list[list[int]] = [[] for _ in range(count)]
        self.chains: dict[Edge, list[tuple[int, int]]] = {}
        for node, rank in enumerate(ranks):
            self.items[rank].append(node)

    def bend(self, edge: Edge) -> bool:
        """Lead an edge through the ranks between its ends; False for one that takes a lane."""
        top, bottom = (self._ranks[end] for end in edge)
        if not 1 <= bottom - top <= MOST_SPAN:
            return False
        chain = [(self._bend(rank), rank) for rank in range(top + 1, bottom)]
        self.chains[edge] = chain
        ends = [edge[0], *(item for item, _ in chain), edge[1]]
        for upper, lower in pairwise(ends):
            self.down[upper].append(lower)
            self.up[lower].append(upper)
        return True

    def _bend(self, rank: int) -> int:
        item = len(self.up)
        self.up.append([])
        self.down.append([])
        self.items[rank].append(item)
        return item


def _lanes(edges: list[Edge], ranks: list[int], right: float) -> Iterator[tuple[Edge, tuple[Point, ...]]]:
    """Lanes to the right of everything; one that has ended is used again."""
    taken: list[tuple[int, int]] = []
    free: list[int] = []
    spans = sorted((min(ranks[u], ranks[v]), max(ranks[u], ranks[v]), (u, v)) for u, v in edges)
    for top, bottom, edge in spans:
        while taken and taken[0][0] < top:
            heappush(free, heappop(taken)[1])
        lane = heappop(free) if free else len(taken)
        heappush(taken, (bottom, lane))
        x = right + 0.7 + lane * _LANE
        start, end = (ranks[node] for node in edge)
        yield edge, ((x, start + 0.5), (x, end - 0.5))
