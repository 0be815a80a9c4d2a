"""A graph through all its passes: every node once, when it came and when it went, in one layout."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from holowork.ir import ABSENT, Graph, Node
from holowork.passes import PassStop, RewriteApplied, continued
from holowork.workbench.layout import Edge, Layout, lay_out

START = -1
"""When what was there before the first pass came."""
KEPT, ADDED, REMOVED, REWIRED = "kept", "added", "removed", "rewired"
SIGNS = {KEPT: "", ADDED: "+", REMOVED: "−", REWIRED: "~"}


@dataclass(frozen=True, kw_only=True)
class Track:
    """A node from the pass that brought it to the one that took it; past the last where none did."""

    node: Node
    born: int
    died: int


@dataclass(frozen=True, kw_only=True)
class Counts:
    """How many nodes a pass brought, took, gave another source, and left alone."""

    added: int
    removed: int
    rewired: int
    kept: int

    def __str__(self) -> str:
        return f"−{self.removed} +{self.added} ~{self.rewired} ={self.kept}"


@dataclass(frozen=True, kw_only=True)
class Moment:
    """One pass: the graphs before and after it, each with the number of the track of every node."""

    stop: PassStop
    before: tuple[int, ...]
    after: tuple[int, ...]

    @cached_property
    def rewired(self) -> frozenset[int]:
        """Tracks that go on and read something else than before."""
        read = {track: self._reads(self.stop.before, self.before, i) for i, track in enumerate(self.before)}
        return frozenset(
            track
            for i, track in enumerate(self.after)
            if self.stop.before is not self.stop.after
            and track in read
            and read[track] != self._reads(self.stop.after, self.after, i)
        )

    @staticmethod
    def _reads(graph: Graph, tracks: tuple[int, ...], node: int) -> tuple[int, ...]:
        return tuple(tracks[s] if s != ABSENT else s for s in graph[node].sources)

    @cached_property
    def counts(self) -> Counts:
        """What the pass did."""
        before, after = set(self.before), set(self.after)
        return Counts(
            added=len(after - before),
            removed=len(before - after),
            rewired=len(self.rewired),
            kept=len(after & before) - len(self.rewired),
        )

    def state(self, track: Track, number: int, index: int) -> str:
        """What this pass, the one at `index`, did to a track that it saw."""
        if track.born == index:
            return ADDED
        if track.died == index:
            return REMOVED
        return REWIRED if number in self.rewired else KEPT


@dataclass(frozen=True, kw_only=True)
class History:
    """All tracks, all edges between them, and one moment for each pass."""

    tracks: tuple[Track, ...]
    moments: tuple[Moment, ...]
    first: tuple[int, ...]
    """The tracks of the first graph."""
    edges: tuple[tuple[int, int, int, int], ...] = field(repr=False)
    """Source, reader, the pass that joined them, the pass that parted them."""
    hints: tuple[Edge, ...] = field(default=(), repr=False)
    """What stands for a node, and what read that node: the layout keeps old and new side by side."""

    @classmethod
    def of(cls, stops: Sequence[PassStop]) -> "History":
        """The history of passes that ran one after another."""
        writer = _Writer(stops[0].before, len(stops))
        for index, stop in enumerate(stops):
            writer.go_on(index, stop)
        return writer.finish()

    @classmethod
    def of_graph(cls, graph: Graph) -> "History":
        """A graph that no pass has seen."""
        return _Writer(graph, 0).finish()

    @cached_property
    def graphs(self) -> tuple[tuple[Graph, tuple[int, ...]], ...]:
        """Every graph that differs from the one before it, with the tracks of its nodes."""
        if not self.moments:
            return ((Graph(nodes=tuple(track.node for track in self.tracks)), self.first),)
        first = self.moments[0]
        later = ((m.stop.after, m.after) for m in self.moments if m.stop.after is not m.stop.before)
        return ((first.stop.before, first.before), *later)

    @cached_property
    def layout(self) -> Layout:
        """One place for each track, whatever the pass."""
        return lay_out(len(self.tracks), [*((u, v) for u, v, _, _ in self.edges), *self.hints])

    def seen(self, index: int) -> Iterator[tuple[int, str]]:
        """The tracks that the pass at `index` saw or made, and what it did to each; or those of the START."""
        if index == START:
            yield from ((number, KEPT) for number in self.first)
            return
        moment = self.moments[index]
        for number, track in enumerate(self.tracks):
            if track.born <= index <= track.died:
                yield number, moment.state(track, number, index)

    def edges_at(self, index: int) -> Iterator[tuple[Edge, str]]:
        """The edges that the pass at `index` saw or made, with what it did to them."""
        for source, reader, born, died in self.edges:
            if born <= index <= died:
                state = ADDED if born == index != START else REMOVED if died == index else KEPT
                yield (source, reader), state


class _Writer:
    """Follows the nodes from graph to graph."""

    def __init__(self, first: Graph, end: int) -> None:
        self._end = end
        self._nodes: list[Node] = []
        self._born: list[int] = []
        self._died: list[int] = []
        self._open: dict[Edge, int] = {}
        self._edges: list[tuple[int, int, int, int]] = []
        self._moments: list[Moment] = []
        self._hints: dict[Edge, None] = {}
        self._first = self._now = tuple(self._begin(node, START) for node in first.nodes)
        self._graph = first
        self._join(START)

    def go_on(self, index: int, stop: PassStop) -> None:
        """Follow one pass."""
        last = self._now
        before = self._follow(index, stop.before, ())
        after = self._follow(index, stop.after, stop.rewrites)
        for track in {*last, *before}.difference(after):
            self._died[track] = index
        self._join(index)
        for rewrite in stop.rewrites:
            if 0 <= rewrite.result < len(after):
                readers = stop.before.readers.get(rewrite.node, ())
                self._hints.update(((after[rewrite.result], before[reader]), None) for reader in readers)
        self._moments.append(Moment(stop=stop, before=before, after=after))

    def finish(self) -> History:
        """The history so far."""
        left = ((*edge, born, self._end) for edge, born in self._open.items())
        ends = zip(self._nodes, self._born, self._died, strict=True)
        return History(
            tracks=tuple(Track(node=node, born=born, died=died) for node, born, died in ends),
            moments=tuple(self._moments),
            first=self._first,
            edges=(*self._edges, *left),
            hints=tuple(self._hints),
        )

    def _follow(self, index: int, graph: Graph, rewrites: Sequence[RewriteApplied]) -> tuple[int, ...]:
        """Make `graph` the present one; its tracks."""
        if graph is not self._graph:
            olds = continued(self._graph, graph, rewrites)
            pairs = zip(graph.nodes, olds, strict=True)
            self._now = tuple(
                self._begin(node, index) if old == ABSENT else self._now[old] for node, old in pairs
            )
            self._graph = graph
        return self._now

    def _begin(self, node: Node, born: int) -> int:
        self._nodes.append(node)
        self._born.append(born)
        self._died.append(self._end)
        return len(self._nodes) - 1

    def _join(self, index: int) -> None:
        """Open the edges that are new, close those that are gone."""
        read = (
            (self._now[source], self._now[reader])
            for reader, node in enumerate(self._graph.nodes)
            for source in node.present
        )
        now = dict.fromkeys(read)
        for edge in [edge for edge in self._open if edge not in now]:
            self._edges.append((*edge, self._open.pop(edge), index))
        for edge in now:
            self._open.setdefault(edge, index)
