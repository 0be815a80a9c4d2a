"""An archive: opened without reading its payloads, checked before the first of them leaves it."""

import os
from functools import cached_property
from pathlib import Path
from typing import Any, Self

from holowork.archive.container import Container
from holowork.archive.errors import Malformed, in_file
from holowork.archive.format import SectionKind
from holowork.archive.kinds import is_kind
from holowork.archive.listing import as_json, hex_lines
from holowork.archive.portability import Portability, portability
from holowork.archive.ports import Ports
from holowork.archive.problem import Problems
from holowork.archive.problems import problems
from holowork.archive.section import SectionView
from holowork.archive.sizes import readable_bytes
from holowork.archive.sources import Source, opened
from holowork.archive.stored import Weight, Weights
from holowork.archive.table import read_table
from holowork.archive.trace import misplaced
from holowork.archive.verification import Verdict, verified
from holowork.core import Displayable, KappaLabel, Runnable
from holowork.ir import TraceRecord


class Archive(Runnable, Container, Displayable):
    """A `.holo` archive, read on demand.

    `Archive.read(source)` checks the header and the table. The footer is checked before the first payload
    leaves, and by `verify`. With `damaged=True` nothing is refused that can be shown: see `problems`.
    """

    @classmethod
    def read(cls, source: Source, *, damaged: bool = False, map_file: bool = False) -> Self:
        """Open a path or bytes; raises DamagedArchive for the first fault of header and table.

        With `damaged`, only what is no archive at all is refused. `map_file` maps a path into memory: reading
        copies nothing, and a file that becomes shorter while it is open ends the process.
        """
        name = Path(source).name if isinstance(source, str | os.PathLike) else ""
        with in_file(name):
            found = opened(source, map_file=map_file)
            archive = cls(found, read_table(found), name)
            archive.is_damaged_view = damaged
            if not damaged:
                archive.refuse(*archive.table.version_faults(), *archive.table.entry_faults())
        return archive

    def verify(self, *, deep: bool = False) -> Verdict:
        """Hash the archive and say what is wrong: header, table, footer.

        With `deep` every stored body too, and every result of section WarmStart, which is computed once more.
        """
        return verified(self, deep=deep)

    @cached_property
    def ports(self) -> Ports:
        """The inputs and outputs of the program, in order."""
        return Ports(inputs=self.shown(SectionKind.INPUTS), outputs=self.shown(SectionKind.OUTPUTS))

    @cached_property
    def weights(self) -> Weights:
        """The constants that the archive carries, by label, and by name where names are stored."""
        return Weights.of(self)

    @cached_property
    def trace(self) -> TraceRecord | None:
        """What the passes did, where the archive was compiled with `trace=True`; None where it does not say.

        Raises DamagedArchive where it speaks of nodes that there are not.
        """
        view = self.sections.first(SectionKind.TRACE)
        value = None if view is None else view.decode()
        if view is None or not isinstance(value, TraceRecord):
            return None
        for path, text in misplaced(value):
            self.refuse(Malformed(f"{view.name}.{path}", view.locate([path])[path], text))
        return value

    @property
    def portable(self) -> Portability:
        """Whether the peer can run the program; says what is in the way where it cannot."""
        return portability(self)

    @cached_property
    def problems(self) -> Problems:
        """Everything that is wrong or strange, in the order in which it is met; hashes the archive."""
        return Problems(problems(self))

    def extract(self, what: int | str | SectionKind | KappaLabel, path: str | os.PathLike[str]) -> None:
        """Write the bytes of a section, or of a weight by name or label, to a file.

        A name is that of a section, else of a weight, else of a section in another case. Raises
        SectionMissing or UnknownWeight.
        """
        self._piece(what).save(path)

    def _piece(self, what: int | str | SectionKind | KappaLabel) -> SectionView | Weight:
        if isinstance(what, int):
            return self.sections[what]
        is_section = what in self.sections.names or (is_kind(what) and what not in self.weights)
        return self.sections[str(what)] if is_section else self.weights[what]

    def hexdump(self, offset: int = 0, length: int = 256) -> str:
        """Bytes as hexadecimal and text, 16 to a line, each line behind its offset."""
        return "\n".join(hex_lines(self.source, offset, length))

    def to_json(self) -> dict[str, Any]:
        """Everything but the bytes of bodies, in values that JSON has; hashes the archive."""
        return as_json(self)

    def __repr__(self) -> str:
        count = len(self.table.entries)
        size = readable_bytes(self.source.size)
        return f"Archive({self.name!r}, {size}, {count} sections, footer {self.footer_state})"
