"""One pass as it ran: the graph before and after it, what it rewrote, and what it nearly did."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from holowork.core import Displayable, Event
from holowork.ir import Graph
from holowork.passes.diff import Diff, diff
from holowork.passes.rewrite import NearMiss, RewriteApplied
from holowork.passes.trace_counters import Counting

Told = tuple[Event, ...]


def nothing() -> Told:
    """What a step tells that rewrites nothing."""
    return ()


@dataclass(frozen=True, kw_only=True)
class PassStop(Displayable):
    """One pass as it ran: its name and stage, its time in seconds, the graph before and after.

    `retold` tells the events of the pass once more: passes are pure, so that nothing of them need be kept.
    `counting` counts the graphs of its stage, by default of a stage that began with it.
    """

    name: str
    stage: str
    seconds: float
    before: Graph
    after: Graph
    note: str = ""
    counting: Counting | None = field(default=None, compare=False, repr=False)
    retold: Callable[[], Told] = field(default=nothing, compare=False, repr=False)

    @cached_property
    def rewrites(self) -> tuple[RewriteApplied, ...]:
        """The rules that were applied, in order."""
        return tuple(event for event in self._told if isinstance(event, RewriteApplied))

    @cached_property
    def near_misses(self) -> tuple[NearMiss, ...]:
        """The rules that were nearly applied, each with the first condition that did not hold."""
        return tuple(event for event in self._told if isinstance(event, NearMiss))

    @cached_property
    def _told(self) -> Told:
        return self.retold()

    @cached_property
    def counters(self) -> Mapping[str, tuple[int, int]]:
        """Nodes, kernels, bytes moved, bytes of tables and multiply-adds, each before and after."""
        counting = self.counting or Counting(self.before)
        before, after = counting.of(self.before), counting.of(self.after)
        return {name: (count, after[name]) for name, count in before.items()}

    @cached_property
    def _diff(self) -> Diff:
        return diff(self.before, self.after, self.rewrites)

    def diff(self) -> Diff:
        """What is different between the graph before and the graph after."""
        return self._diff

    @property
    def continues(self) -> tuple[int, ...]:
        """For each node after, the node before that it continues, ABSENT for a new one."""
        return self._diff.continues

    @property
    def removed(self) -> int:
        """Nodes that the pass took away."""
        return len(self._diff.removed)

    @property
    def added(self) -> int:
        """Nodes that the pass brought in."""
        return len(self._diff.added)

    @property
    def is_change(self) -> bool:
        """True where the pass changed the graph."""
        return self.before is not self.after and self.before != self.after

    def __repr__(self) -> str:
        return f"Pass({self.name!r}, {self.seconds * 1e3:.1f} ms, −{self.removed} +{self.added})"
