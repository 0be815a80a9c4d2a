"""What a live view can show: for each kind of value its passes, its archive, and the panel it opens at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from holowork.archive import Archive
from holowork.core import WorkbenchError
from holowork.ir import Graph
from holowork.model import Module
from holowork.ops import GraphBuilder
from holowork.passes import Diff, PassList, PassStop
from holowork.runtime import Session
from holowork.workbench.history import History
from holowork.workbench.markup import letters

PASSES, ARCHIVE = "passes", "archive"


class NotViewable(WorkbenchError):
    """There is no live view of a value; `known` names the classes that have one."""

    def __init__(self, value: object) -> None:
        self.known = tuple(sorted(kind.__name__ for kind in TARGETS))
        super().__init__(f"Workbench: expected one of {', '.join(self.known)}, found {type(value).__name__}")


class NothingToView(WorkbenchError):
    """A value has neither passes nor an archive to show."""

    def __init__(self, value: object) -> None:
        super().__init__(f"Workbench: expected passes or an archive, found none in {letters(value, 120)}")


@dataclass(frozen=True, kw_only=True)
class Target:
    """What panels show of a value: `parts` has, for each panel, the value whose card stands in for it."""

    name: str
    expression: str
    """How the value is called in the Python that a click amounts to."""
    parts: Mapping[str, Any]

    @property
    def titles(self) -> tuple[str, ...]:
        """What is on the tabs of the panels."""
        return tuple(
            "Graph" if isinstance(part, Graph) else name.title() for name, part in self.parts.items()
        )

    @property
    def panels(self) -> tuple[str, ...]:
        """The panels that there are, the first of them to be opened."""
        return tuple(self.parts)

    def history(self) -> History:
        """The passes, or the one graph, that the Passes panel shows."""
        part = self.parts[PASSES]
        if isinstance(part, Graph):
            return History.of_graph(part)
        return History.of([part] if isinstance(part, PassStop) else part.stops)

    def archive(self) -> Archive:
        """What the Archive panel shows."""
        archive: Archive = self.parts[ARCHIVE]
        return archive


def _of_module(module: Module) -> Target:
    parts = {PASSES: module.passes, ARCHIVE: module.archive}
    return Target(name=module.name, expression="module", parts=parts)


def _of_passes(passes: PassList) -> Target:
    return Target(name=passes.name, expression="passes", parts={PASSES: passes} if len(passes) else {})


def _of_stop(stop: PassStop) -> Target:
    return Target(name=stop.name, expression="stop", parts={PASSES: stop})


def stop_of(diff: Diff) -> PassStop:
    """A difference as the one pass that would make it."""
    return PassStop(
        name="diff",
        stage="",
        seconds=0.0,
        before=diff.before,
        after=diff.after,
        retold=lambda: diff.rewrites,
    )


def _of_diff(diff: Diff) -> Target:
    return Target(name=diff.after.name, expression="diff", parts={PASSES: stop_of(diff)})


def _of_graph(graph: Graph) -> Target:
    return Target(name=graph.name, expression="graph", parts={PASSES: graph})


def _of_archive(archive: Archive) -> Target:
    return Target(name=archive.name, expression="archive", parts={ARCHIVE: archive})


def _of_session(session: Session) -> Target:
    archive = getattr(session, "archive", None)
    parts = {} if archive is None else {ARCHIVE: archive}
    return Target(name=session.name, expression="session", parts=parts)


TARGETS: Mapping[type, Callable[[Any], Target]] = MappingProxyType(
    {
        Module: _of_module,
        PassList: _of_passes,
        PassStop: _of_stop,
        Diff: _of_diff,
        Graph: _of_graph,
        GraphBuilder: lambda builder: _of_graph(builder.freeze()),
        Archive: _of_archive,
        Session: _of_session,
    }
)


def target_of(value: object) -> Target:
    """What a live view of a value shows; raises NotViewable, NothingToView."""
    for kind in type(value).__mro__:
        if kind in TARGETS:
            target = TARGETS[kind](value)
            if not target.panels:
                raise NothingToView(value)
            return target
    raise NotViewable(value)


def is_viewable(value: object) -> bool:
    """True for values of which there is a live view."""
    return any(kind in TARGETS for kind in type(value).__mro__)
