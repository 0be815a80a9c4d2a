"""A compiled graph: the archive, and how it came to be."""

import os
from dataclasses import dataclass
from functools import cached_property

from holowork.archive import Archive
from holowork.core import Displayable
from holowork.ir import Graph
from holowork.model.trace import PassList
from holowork.runtime import KernelCode, Session


@dataclass(frozen=True, kw_only=True, repr=False)
class Module(Displayable):
    """The result of `compile`: an archive, the graph it was made of, and every pass in between."""

    name: str
    graph: Graph
    archive: Archive
    passes: PassList

    def to_bytes(self) -> bytes:
        """The archive as bytes."""
        return self.archive.to_bytes()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the archive to a file, whole or not at all."""
        self.archive.save(path)

    @cached_property
    def kernels(self) -> tuple[KernelCode, ...]:
        """The machine code that a session makes of the archive on this machine, a kernel each."""
        return Session(self.archive).kernels

    @property
    def lowered(self) -> Graph:
        """The graph after the last pass."""
        return self.passes[-1].after

    def __repr__(self) -> str:
        before, after = len(self.graph), len(self.lowered)
        return f"Module({self.name!r}, passes={len(self.passes)}, nodes {before}→{after})"
