"""What a live view can show: for each kind of value its passes, its archive, and the panel it opens at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from holowork.archive import Archive
from holowork.core import WorkbenchError
from holowork.ir import Graph
from holowork.model import ArchiveDiff, Module
from holowork.ops import GraphBuilder
from holowork.passes import Diff, PassList, PassStop
from holowork.runtime import (
    KernelCode,
    KernelList,
    LookupTable,
    Memo,
    Profile,
    Run,
    Session,
    TableList,
)
from holowork.workbench.contents import Contents
from holowork.workbench.history import History
from holowork.workbench.markup import letters
from holowork.workbench.profiler import Profiler

PASSES, ARCHIVE, TABLES = "passes", "archive", "tables"
CONTENTS, DIFF = "contents", "diff"
PROFILE, CODE = "profile", "code"
MEMO = "memo"
BUILD = "build"


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
    """What panels show of a value: `parts` gives, for each panel, the value whose card stands in for it.

    It is asked for when the panel is opened: to have it may load a session.
    """

    name: str
    expression: str
    """How the value is called in the Python that a click amounts to."""
    parts: Mapping[str, Callable[[], Any]]
    is_graph: bool = False
    """Whether there is a graph, alone or beside another one, and no pass with a name."""
    calls: Callable[[], Mapping[str, frozenset[int]]] = dict
    """Calls of the archive that are something, by the words of a search: found in the memo."""

    age: Callable[[], int] = lambda: 0
    """What grows with the graph of the Passes panel, which is shown anew then."""

    @property
    def titles(self) -> tuple[str, ...]:
        """What is on the tabs of the panels."""
        return tuple("Graph" if self.is_graph and name == PASSES else name.title() for name in self.parts)

    @property
    def panels(self) -> tuple[str, ...]:
        """The panels that there are, the first of them to be opened."""
        return tuple(self.parts)

    def part(self, panel: str) -> Any:  # noqa: ANN401  # of as many classes as there are panels
        """What a panel shows."""
        return self.parts[panel]()

    def history(self) -> History:
        """The passes, or the one graph, that the Passes panel shows."""
        part = self.part(PASSES)
        if isinstance(part, Graph):
            return History.of_graph(part)
        return History.of([part] if isinstance(part, PassStop) else part.stops)

    def archive(self) -> Archive:
        """What the Archive panel shows."""
        archive: Archive = self.part(ARCHIVE)
        return archive


def _of_module(module: Module) -> Target:
    profiler = _profiler_of(module)
    parts = {
        PASSES: lambda: module.passes,
        BUILD: lambda: module.graph,
        CODE: lambda: module.kernels,
        TABLES: lambda: module.tables,
        PROFILE: lambda: profiler,
        ARCHIVE: lambda: module.archive,
        CONTENTS: lambda: Contents(archive=module.archive, expression="module.archive"),
    }
    return Target(name=module.name, expression="module", parts=parts)


def _profiler_of(module: Module) -> Profiler:
    """A session of its own, whose kernels know the lines of the source."""
    is_traced = module.archive.trace is not None
    return Profiler(
        name=module.name,
        load=lambda: Session(module if is_traced else module.traced()),
        setup=f"session = hw.Session(module{'' if is_traced else '.traced()'})",
        has_code=True,
    )


def _of_passes(passes: PassList) -> Target:
    return Target(
        name=passes.name, expression="passes", parts={PASSES: lambda: passes} if len(passes) else {}
    )


def _of_stop(stop: PassStop) -> Target:
    return Target(name=stop.name, expression="stop", parts={PASSES: lambda: stop})


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
    return Target(name=diff.after.name, expression="diff", parts={PASSES: lambda: stop_of(diff)})


def _of_graph(graph: Graph) -> Target:
    parts = {PASSES: lambda: graph, BUILD: lambda: graph}
    return Target(name=graph.name, expression="graph", parts=parts, is_graph=True)


def _of_builder(builder: GraphBuilder) -> Target:
    """A graph under construction; of one without nodes there is nothing to show, but all to build."""
    shown = {PASSES: builder.freeze} if builder.nodes else {}
    parts: dict[str, Callable[[], Any]] = {**shown, BUILD: lambda: builder}
    return Target(
        name=builder.name,
        expression="graph",
        parts=parts,
        is_graph=True,
        age=lambda: len(builder.nodes),
    )


def _of_archive(archive: Archive) -> Target:
    parts = {ARCHIVE: lambda: archive, CONTENTS: lambda: Contents(archive=archive)}
    return Target(name=archive.name, expression="archive", parts=parts)


def _of_archive_diff(diff: ArchiveDiff) -> Target:
    """Two archives, and their programs as one graph where both can be loaded."""
    program = diff.program
    graph = {} if program is None else {PASSES: lambda: stop_of(program)}
    parts: dict[str, Callable[[], Any]] = {DIFF: lambda: diff, **graph}
    name = f"{diff.left} → {diff.right}"
    return Target(name=name, expression="diff", parts=parts, is_graph=True)


def _of_session(session: Session) -> Target:
    parts = {
        PASSES: lambda: session.passes if len(session.passes) else session.program,
        CODE: lambda: session.kernels,
        TABLES: lambda: session.tables,
        MEMO: lambda: session,
        PROFILE: lambda: Profiler(name=session.name, load=lambda: session, has_code=True),
        ARCHIVE: lambda: session.archive,
        CONTENTS: lambda: Contents(archive=session.archive, expression="session.archive"),
    }
    return Target(
        name=session.name, expression="session", parts=parts, calls=lambda: _found_calls(session.last)
    )


def _found_calls(run: Run | None) -> dict[str, frozenset[int]]:
    """The calls whose results the last run found instead of computing them."""
    states = run.states if run else ()
    return {"memo": frozenset(call for call, (_, state) in enumerate(states) if state == "memo")}


def _of_memo(memo: Memo) -> Target:
    return Target(name="memo", expression="session.memo", parts={MEMO: lambda: memo})


def _of_run(run: Run) -> Target:
    return Target(name="run", expression="session.last", parts={MEMO: lambda: run})


def _of_kernels(kernels: KernelList) -> Target:
    return Target(name="kernels", expression="kernels", parts={CODE: lambda: kernels})


def _of_kernel(kernel: KernelCode) -> Target:
    kernels = KernelList((kernel,))
    return Target(name=kernel.name, expression="kernel", parts={CODE: lambda: kernels})


def _of_tables(tables: TableList) -> Target:
    return Target(name="tables", expression="tables", parts={TABLES: lambda: tables})


def _of_table(table: LookupTable) -> Target:
    return Target(name=table.name, expression="table", parts={TABLES: lambda: TableList((table,))})


def _of_profile(profile: Profile) -> Target:
    profiler = Profiler(name=profile.name, given=profile)
    return Target(name=profile.name, expression="profile", parts={PROFILE: lambda: profiler})


TARGETS: Mapping[type, Callable[[Any], Target]] = MappingProxyType(
    {
        Module: _of_module,
        PassList: _of_passes,
        PassStop: _of_stop,
        Diff: _of_diff,
        Graph: _of_graph,
        GraphBuilder: _of_builder,
        Archive: _of_archive,
        ArchiveDiff: _of_archive_diff,
        Session: _of_session,
        LookupTable: _of_table,
        TableList: _of_tables,
        KernelCode: _of_kernel,
        KernelList: _of_kernels,
        Profile: _of_profile,
        Memo: _of_memo,
        Run: _of_run,
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
