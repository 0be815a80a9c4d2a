"""What the passes did: one stop for each, with the program before and after."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter

from holowork.compiler import Lowered, Scheduled
from holowork.core import Displayable, Event, ModelError
from holowork.ir import ABSENT, Graph
from holowork.model.matching import continued
from holowork.ops import suggestion
from holowork.passes import PassFinished, PassStarted, RewriteApplied


@dataclass(frozen=True, kw_only=True)
class PassStop(Displayable):
    """One pass as it ran: its name and stage, its time in seconds, the graph before and after."""

    name: str
    stage: str
    seconds: float
    before: Graph
    after: Graph
    rewrites: tuple[RewriteApplied, ...] = ()
    note: str = ""

    @cached_property
    def continues(self) -> tuple[int, ...]:
        """For each node after, the node before that it continues, ABSENT for a new one."""
        return continued(self.before, self.after, self.rewrites)

    @property
    def removed(self) -> int:
        """Nodes that the pass took away."""
        return len(self.before) - len(self.after) + self.added

    @property
    def added(self) -> int:
        """Nodes that the pass brought in."""
        return self.continues.count(ABSENT)

    @property
    def is_change(self) -> bool:
        """True where the pass changed the graph."""
        return self.before != self.after

    def __repr__(self) -> str:
        return f"Pass({self.name!r}, {self.seconds * 1e3:.1f} ms, −{self.removed} +{self.added})"


@dataclass(frozen=True)
class PassList(Displayable):
    """The passes of one compile, by position or name."""

    stops: tuple[PassStop, ...]
    name: str = field(default="")

    def __iter__(self) -> Iterator[PassStop]:
        return iter(self.stops)

    def __len__(self) -> int:
        return len(self.stops)

    def __getitem__(self, key: int | str) -> PassStop:
        if isinstance(key, int):
            return self.stops[key]
        for stop in self.stops:
            if stop.name == key:
                return stop
        raise UnknownPass(key, tuple(stop.name for stop in self.stops))

    def __repr__(self) -> str:
        lines = [
            f"{s.name:<12} {s.stage:<8} {s.seconds * 1e3:7.2f} ms  −{s.removed} +{s.added}" for s in self
        ]
        return "\n".join([f"PassList({len(self)} passes)", *lines])


class UnknownPass(ModelError):
    """There is no pass of this name."""

    def __init__(self, name: object, known: tuple[str, ...]) -> None:
        hint = suggestion(name, known) if isinstance(name, str) else ""
        told = f"{name!r}. {hint}" if hint else repr(name)
        super().__init__(f"passes: expected a position or one of {', '.join(known)}, found {told}")
        self.name = name
        self.known = known


class Recorder:
    """An observer that keeps a stop for each pass."""

    def __init__(self) -> None:
        self._stops: list[PassStop] = []
        self._rewrites: list[RewriteApplied] = []
        self._since = perf_counter()

    def __call__(self, event: Event) -> None:
        """Note what an event tells of its pass."""
        if isinstance(event, PassStarted):
            self._since, self._rewrites = perf_counter(), []
        elif isinstance(event, RewriteApplied):
            self._rewrites.append(event)
        elif isinstance(event, PassFinished):
            self._add(event.name, (event.before, event.after), "")
        elif isinstance(event, Scheduled):
            self._add("schedule", (event.graph, event.graph), f"{len(event.levels)} levels")
        elif isinstance(event, Lowered):
            graph = event.lowering.graph
            self._add("lower", (graph, graph), f"{len(event.lowering.calls)} calls")

    def _add(self, name: str, graphs: tuple[object, object], note: str) -> None:
        before, after = graphs
        if not isinstance(before, Graph) or not isinstance(after, Graph):
            return
        now = perf_counter()
        stop = PassStop(
            name=name,
            stage="compile",
            seconds=now - self._since,
            before=before,
            after=after,
            rewrites=tuple(self._rewrites),
            note=note,
        )
        self._stops.append(stop)
        self._since, self._rewrites = now, []

    def passes(self, name: str) -> PassList:
        """The stops so far."""
        return PassList(tuple(self._stops), name)
