"""One section of an archive, and all of them in table order."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from holowork.archive.errors import DamagedArchive, SectionMissing, in_file, located
from holowork.archive.format import BY_KIND, Section, SectionKind, SectionRef
from holowork.archive.kernel_calls import kernel_calls
from holowork.archive.kinds import kind_of
from holowork.archive.opaque import OPAQUE
from holowork.archive.sizes import readable_bytes
from holowork.archive.streams import hash_body
from holowork.codec import Body, Cursor, Layout, LocatedError, Span, locate, spans, survey
from holowork.core import Displayable, KappaLabel, label_from_fingerprint, write_whole

if TYPE_CHECKING:
    from collections.abc import Collection

    from holowork.archive.container import Container


_ITEM = re.compile(r"\[(\d+)\]")
_MOST_SHOWN = 20


@dataclass(frozen=True, kw_only=True)
class Reading:
    """As much of a payload as could be read, what is wrong with it, and the bytes behind what it declares."""

    value: Any
    faults: tuple[DamagedArchive, ...]
    doubtful: frozenset[int]
    """Positions of items that hold bare tags where the format knows none."""
    left_over: int


@dataclass(frozen=True)
class SectionView(Displayable):
    """One section of an archive: where it lies, its bytes, and what they say."""

    archive: Container
    position: int
    ref: SectionRef

    @property
    def size(self) -> str:
        """The bytes that are there, for people, and of how many where a file was cut short."""
        there, announced = self.raw.length, self.ref.length
        whole = f" of {readable_bytes(announced)}" if there != announced else ""
        return f"{readable_bytes(there)}{whole}"

    @property
    def extent(self) -> str:
        """The bytes that are there, of how many if they are not all, and where they begin."""
        there, announced = self.raw.length, self.ref.length
        whole = f" of {announced}" if there != announced else ""
        return f"{there}{whole} bytes at {self.ref.offset}"

    @property
    def section(self) -> Section:
        """The declaration of the section's kind; raises KeyError for an unknown one."""
        return BY_KIND[self.ref.kind]

    @property
    def name(self) -> str:
        """The name of the kind, such as `Weights`."""
        return self.section.name if self.ref.kind in BY_KIND else f"kind {self.ref.kind}"

    @property
    def payload(self) -> Body:
        """The bytes, after the archive was checked; nothing is read yet."""
        self.archive.check()
        return self.raw

    @property
    def raw(self) -> Body:
        """The bytes as they are, unchecked, clipped to the file."""
        size = self.archive.source.size
        start = min(self.ref.offset, size)
        return Body(self.archive.source, start, min(self.ref.end, size) - start)

    @property
    def layout(self) -> Layout[Any]:
        """How the payload lies; the calls depend on what the archive declares."""
        if self.ref.kind == SectionKind.KERNEL_CALLS:
            return kernel_calls(self.archive.declared_calls)
        return BY_KIND[self.ref.kind].layout if self.ref.kind in BY_KIND else OPAQUE

    def decode(self) -> Any:  # noqa: ANN401  # each kind has its own type of value
        """The value of the payload; raises DamagedArchive with the section's name and the byte."""
        self.archive.check()
        with in_file(self.archive.name):
            try:
                return self.layout.read(self._cursor())
            except LocatedError as fault:
                raise located(self.name, fault) from fault

    @cached_property
    def reading(self) -> Reading:
        """The value as far as the bytes go, whatever is wrong with them; nothing is raised."""
        cursor = self._cursor()
        found = survey(self.layout, cursor)
        items = (_ITEM.match(fault.path) for fault in found.faults)
        return Reading(
            value=found.value,
            faults=tuple(located(self.name, fault) for fault in found.faults),
            doubtful=frozenset(int(item[1]) for item in items if item is not None),
            left_over=0 if found.faults else cursor.remaining,
        )

    def spans(self) -> tuple[Span, ...]:
        """Where each field lies, as bytes of the file, as far as the payload can be read."""
        return spans(self.layout, self._cursor())

    def locate(self, paths: Collection[str]) -> dict[str, int]:
        """The first byte of each of these fields, for those that can be read."""
        return locate(self.layout, self._cursor(), paths)

    def label(self) -> KappaLabel:
        """The address of the payload's bytes."""
        return label_from_fingerprint(hash_body(self.raw))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the payload to a file of its own."""
        write_whole(path, self.payload.chunks())

    def _cursor(self) -> Cursor:
        body = self.raw
        return Cursor(self.archive.source, body.offset).within(body.offset + body.length)

    def __len__(self) -> int:
        return self.raw.length

    def __repr__(self) -> str:
        return f"SectionView({self.name}, {self.extent})"


@dataclass(frozen=True, repr=False)
class Sections(Displayable):
    """The sections of an archive, in table order, by position, kind, or name in any case."""

    views: tuple[SectionView, ...]
    file_size: int

    def __iter__(self) -> Iterator[SectionView]:
        return iter(self.views)

    def __len__(self) -> int:
        return len(self.views)

    def __getitem__(self, key: int | str | SectionKind) -> SectionView:
        """Find a section; raises SectionMissing where there is none, UnknownSection for what is no kind."""
        if isinstance(key, int) and not isinstance(key, SectionKind):
            return self.views[key]
        for view in self.views:
            if key == view.name:
                return view
        found = self.first(key)
        if found is None:
            name = BY_KIND[kind_of(key)].name
            raise SectionMissing(name, self.file_size, "was asked for", found=self.names)
        return found

    def first(self, kind: SectionKind | str) -> SectionView | None:
        """The first section of a kind, which its name finds in any case too; raises UnknownSection."""
        return next(iter(self.all(kind)), None)

    def all(self, kind: SectionKind | str) -> tuple[SectionView, ...]:
        """All sections of a kind, which its name finds in any case too; raises UnknownSection."""
        wanted = kind_of(kind)
        return tuple(view for view in self.views if view.ref.kind == wanted)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the sections, each once."""
        return tuple(dict.fromkeys(view.name for view in self.views))

    def __repr__(self) -> str:
        shown = [f"{view.name} {view.size}" for view in self.views[:_MOST_SHOWN]]
        more = [f"{len(self) - _MOST_SHOWN} more"] if len(self) > _MOST_SHOWN else []
        return f"Sections({', '.join([*shown, *more])})"
