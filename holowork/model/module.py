"""A compiled graph: the archive, and how it came to be."""

import os
from dataclasses import dataclass, replace
from functools import cached_property

from holowork.archive import Archive, SectionKind
from holowork.core import Displayable, Runnable
from holowork.ir import Graph
from holowork.model.origins import with_origins
from holowork.model.trace import with_trace
from holowork.passes import Explanation, Pass, PassList
from holowork.runtime import FoldBudget, KernelList, Session, TableList, folded


@dataclass(frozen=True, kw_only=True, repr=False)
class Module(Runnable, Displayable):
    """The result of `compile`: an archive, the graph it was made of, and every pass in between.

    `compiled` are the passes of the compile; `choice` is what was asked for as the passes of a session, None
    for all.
    """

    name: str
    graph: Graph
    archive: Archive
    compiled: PassList
    choice: tuple[str | Pass[Graph], ...] | None = None

    @cached_property
    def passes(self) -> PassList:
        """The passes of the compile, then those of a session of the archive on this machine.

        Raises SessionError where this machine cannot load it.
        """
        return self.compiled + self._session.passes

    @cached_property
    def _session(self) -> Session:
        """A session that nobody runs, for what it makes of the archive."""
        return Session(self.archive, passes=self.choice)

    def explain(self, what: str | int) -> Explanation:
        """Why each node on the way to an output or a named value looks as it does; raises UnknownValue.

        A number is the id of a node of the graph after the last pass of a session.
        """
        return self.passes.explain(what)

    def traced(self) -> "Module":
        """The module with an archive that keeps what the passes did, and where each call came from.

        One that keeps it already is the same.
        """
        if self.archive.sections.first(SectionKind.TRACE) is not None:
            return self
        return replace(self, archive=with_trace(self.archive, self.compiled))

    def folded(self, fold: str, budget: FoldBudget | None = None) -> "Module":
        """The module with an archive that has the `labels` or `results` of what no input reaches.

        A session checks results once and does not compute them. A budget bounds their bytes. Raises
        UnknownFold, and KernelRefused where such a call cannot be computed.
        """
        return replace(self, archive=folded(self.archive, fold, budget))

    def to_bytes(self) -> bytes:
        """The archive as bytes."""
        return self.archive.to_bytes()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the archive to a file, whole or not at all."""
        self.archive.save(path)

    @cached_property
    def kernels(self) -> KernelList:
        """The machine code that a session makes of the archive on this machine, a kernel each.

        Each knows the lines of the source that asked for what it computes.
        """
        return with_origins(self._session.kernels, self.passes, self._session.program)

    @cached_property
    def tables(self) -> TableList:
        """The tables that a session of the archive on this machine looks results up in."""
        return self._session.tables

    @property
    def lowered(self) -> Graph:
        """The graph after the last pass of the compile."""
        return self.compiled[-1].after

    def __repr__(self) -> str:
        before, after = len(self.graph), len(self.lowered)
        return f"Module({self.name!r}, passes={len(self.compiled)}, nodes {before}→{after})"
