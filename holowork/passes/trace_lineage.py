"""Which nodes of earlier graphs a node stands for: back through every pass, and across the archive."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import heappop, heappush

from holowork.ir import ABSENT, LEAVES, Graph
from holowork.passes.matching import continued
from holowork.passes.rewrite import NearMiss, RewriteApplied
from holowork.passes.trace import PassStop


@dataclass(frozen=True, kw_only=True)
class Reason:
    """Something that happened to a node, and the pass that did it or nearly did."""

    stop: PassStop
    event: RewriteApplied | NearMiss


@dataclass(frozen=True, kw_only=True)
class Link:
    """Two graphs, one made of the other: by a pass, or by way of an archive, where `stop` is None."""

    before: Graph
    after: Graph
    stop: PassStop | None = None

    @cached_property
    def continues(self) -> tuple[int, ...]:
        """For each node after, the node before that it continues, ABSENT for a new one."""
        return self.stop.continues if self.stop else continued(self.before, self.after)

    @cached_property
    def _rewrites(self) -> dict[int, list[RewriteApplied]]:
        """For each node after, the rewrites that made it, what they added along the way included."""
        found: dict[int, list[RewriteApplied]] = {}
        for rewrite in self.stop.rewrites if self.stop else ():
            for node in self._made(rewrite.result) if rewrite.result != ABSENT else ():
                found.setdefault(node, []).append(rewrite)
        return found

    @cached_property
    def _replaced_by(self) -> dict[int, set[int]]:
        """For each node after that stands for others, the nodes before that it was put in the place of."""
        found: dict[int, set[int]] = {}
        for rewrite in self.stop.rewrites if self.stop else ():
            found.setdefault(rewrite.result, set()).add(rewrite.node)
        return found

    @cached_property
    def _misses(self) -> dict[int, list[NearMiss]]:
        found: dict[int, list[NearMiss]] = {}
        for miss in self.stop.near_misses if self.stop else ():
            found.setdefault(miss.node, []).append(miss)
        return found

    @property
    def place(self) -> str:
        """The pass, such as load/unary-table; empty for the way by an archive."""
        return f"{self.stop.stage}/{self.stop.name}" if self.stop else ""

    def back(self, node: int) -> frozenset[int]:
        """The nodes before that a node after stands for."""
        if self.before is self.after:
            return frozenset((node,))
        old = self.continues[node]
        if node not in self._rewrites:
            return frozenset(() if old == ABSENT else (old,))
        taken = (self._replaced(rewrite) for rewrite in self._rewrites[node])
        return frozenset([old] * (old != ABSENT)).union(*taken)

    def onward(self, nodes: frozenset[int]) -> frozenset[int]:
        """The nodes after that stand for any of these nodes before."""
        return frozenset(new for new in range(len(self.after)) if not nodes.isdisjoint(self.back(new)))

    def reasons(self, nodes: Iterable[int]) -> Iterator[Reason]:
        """What made these nodes after, then what nearly happened to the nodes that they stand for."""
        if self.stop is None:
            return
        made: dict[RewriteApplied, None] = {}
        olds: set[int] = set()
        for node in sorted(nodes):
            made |= dict.fromkeys(self._rewrites.get(node, ()))
            olds |= self.back(node)
        misses = (miss for old in sorted(olds) for miss in self._misses.get(old, ()))
        events: tuple[RewriteApplied | NearMiss, ...] = (*made, *misses)
        yield from (Reason(stop=self.stop, event=event) for event in events)

    def _made(self, result: int) -> Iterator[int]:
        """A node after, and the new nodes that it reads and that stand for nothing themselves."""
        seen, waiting = {result}, [result]
        while waiting:
            node = waiting.pop()
            yield node
            new = {s for s in self.after[node].present if self._is_added(s)} - seen
            seen |= new
            waiting.extend(new)

    def _is_added(self, node: int) -> bool:
        return self.continues[node] == ABSENT and node not in self._replaced_by

    def _replaced(self, rewrite: RewriteApplied) -> set[int]:
        """The node that was replaced, and what was there for it alone, or was matched with it."""
        kept = self._kept(rewrite)
        found: set[int] = {rewrite.node}
        waiting = [-rewrite.node]
        readers = self.before.readers
        while waiting:
            for source in self.before[-heappop(waiting)].present:
                if source not in found | kept and found.issuperset(readers[source]):
                    found.add(source)
                    heappush(waiting, -source)
        is_new = self.continues[rewrite.result] in {ABSENT, rewrite.node}
        matched = (node for node in rewrite.matched if self.before[node].op not in LEAVES)
        return found | (set(matched) - kept if is_new else set())

    def _kept(self, rewrite: RewriteApplied) -> set[int]:
        """The nodes before that the result still reads, or is."""
        made = set(self._made(rewrite.result))
        sources = {source for node in made for source in self.after[node].present} - made
        kept = {self.continues[node] for node in (*sources, rewrite.result)}
        kept.update(*(self._replaced_by.get(source, ()) for source in sources))
        return kept - {ABSENT, rewrite.node}


@dataclass(frozen=True, kw_only=True)
class Lineage:
    """The graphs of passes that ran one after another, and what joins each to the next."""

    first: Graph
    links: tuple[Link, ...]

    @classmethod
    def of(cls, stops: Sequence[PassStop]) -> "Lineage":
        """The lineage of passes; of none, that of an empty graph."""
        first = stops[0].before if stops else Graph(nodes=())
        return cls(first=first, links=tuple(_links(stops)))

    @property
    def last(self) -> Graph:
        """The graph after the last pass."""
        return self.links[-1].after if self.links else self.first

    @property
    def ends(self) -> tuple[str, str]:
        """Where the first graph stands, and the last one: what their numbers are to be read by."""
        if not self.links:
            return "of the graph as it is", "of the graph as it is"
        first, last = self.links[0], self.links[-1]
        after = f"after {last.place}" if last.place else "as the archive was read"
        return f"before {first.place}", after

    def until(self, number: int) -> "Lineage":
        """The lineage up to the graph before the link of this number."""
        return replace(self, links=self.links[:number])

    def back_to_first(self, node: int) -> tuple[int, ...]:
        """The nodes of the first graph that a node of the last one stands for, ascending."""
        found = frozenset([node])
        for link in self._changing:
            found = frozenset[int]().union(*map(link.back, found))
        return tuple(sorted(found))

    @cached_property
    def _changing(self) -> tuple[Link, ...]:
        """The links between graphs that differ, last ones first."""
        return tuple(link for link in reversed(self.links) if link.before is not link.after)

    def reasons(self, node: int) -> tuple[Reason, ...]:
        """Everything that happened to a node of the last graph and to what it stands for, in order."""
        found, told = frozenset([node]), list[tuple[Reason, ...]]()
        for link in reversed(self.links):
            told.append(tuple(link.reasons(found)))
            found = frozenset[int]().union(*map(link.back, found))
        return tuple(reason for reasons in reversed(told) for reason in reasons)


def _links(stops: Sequence[PassStop]) -> Iterator[Link]:
    """One for each pass, and one where a graph was written and read again."""
    last: Graph | None = None
    for stop in stops:
        if last is not None and last is not stop.before:
            yield Link(before=last, after=stop.before)
        yield Link(before=stop.before, after=stop.after, stop=stop)
        last = stop.after
