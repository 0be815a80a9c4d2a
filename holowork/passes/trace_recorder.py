"""Passes as they run become stops."""

from collections.abc import Callable
from time import perf_counter

from holowork.core import Event
from holowork.ir import Graph
from holowork.passes.pipeline import PassFinished, PassStarted
from holowork.passes.trace import PassStop, Told, nothing
from holowork.passes.trace_counters import Counting
from holowork.passes.trace_list import PassList


class Recorder:
    """An observer that keeps a stop for each pass over a graph."""

    def __init__(self, stage: str) -> None:
        self._stage = stage
        self._stops: list[PassStop] = []
        self._counting: Counting | None = None
        self._since = perf_counter()

    def __call__(self, event: Event) -> None:
        """Note what an event tells of its pass."""
        if isinstance(event, PassStarted):
            self._since = perf_counter()
        elif isinstance(event, PassFinished):
            self._finished(event)

    def _finished(self, event: PassFinished) -> None:
        if isinstance(event.before, Graph) and isinstance(event.after, Graph):
            self.add(event.name, (event.before, event.after), retold=event.retold)

    def add(
        self, name: str, graphs: tuple[Graph, Graph], *, note: str = "", retold: Callable[[], Told] = nothing
    ) -> None:
        """Keep a stop that ends now and began where the last one ended, or its pass started."""
        before, after = graphs
        self._counting = self._counting or Counting(before)
        stop = PassStop(
            name=name,
            stage=self._stage,
            seconds=perf_counter() - self._since,
            before=before,
            after=after,
            note=note,
            counting=self._counting,
            retold=retold,
        )
        self._stops.append(stop)
        self._since = perf_counter()

    def passes(self, name: str) -> PassList:
        """The stops so far."""
        return PassList(tuple(self._stops), name)
