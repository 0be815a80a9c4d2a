"""An archive: opened without reading its payloads, checked before the first of them leaves it."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from holowork.archive.errors import (
    IN_FOOTER,
    ChecksumMismatch,
    DamagedArchive,
    SectionMissing,
    located,
)
from holowork.archive.extension import ExtensionEntry
from holowork.archive.extensions import OWN_CALLS_KEY, Extensions, declared_calls
from holowork.archive.files import write_whole
from holowork.archive.format import BY_KIND, FOOTER_BYTES, Section, SectionKind, SectionRef
from holowork.archive.kernel_calls import kernel_calls
from holowork.archive.opaque import OPAQUE
from holowork.archive.sources import FileSource
from holowork.archive.table import Table, read_table
from holowork.codec import Body, ByteSource, Cursor, Layout, LocatedError, MemorySource, Span, spans
from holowork.core import Displayable, KappaLabel, digest_stream, label_from_fingerprint

Source = str | os.PathLike[str] | bytes | bytearray | memoryview | ByteSource


@dataclass(frozen=True)
class SectionView:
    """One section of an archive: where it lies, its bytes, and what they say."""

    archive: "Archive"
    position: int
    ref: SectionRef

    @property
    def section(self) -> Section:
        """The declaration of the section's kind."""
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

    def decode(self) -> Any:
        """The value of the payload; raises DamagedArchive with the section's name and the byte."""
        self.archive.check()
        return self.decode_unchecked()

    def decode_unchecked(self) -> Any:
        """The value of the payload of an archive whose footer may be wrong."""
        try:
            return self.layout.read(self._cursor())
        except LocatedError as fault:
            raise located(self.name, fault) from fault

    def spans(self) -> tuple[Span, ...]:
        """Where each field lies, as bytes of the file, as far as the payload can be read."""
        return spans(self.layout, self._cursor())

    def label(self) -> KappaLabel:
        """The address of the payload's bytes."""
        return label_from_fingerprint(digest_stream(self.raw.chunks()))

    def _cursor(self) -> Cursor:
        body = self.raw
        if self.ref.kind in _LARGE:
            return Cursor(self.archive.source, body.offset).within(body.offset + body.length)
        return Cursor(_Shifted(body), body.offset)


_LARGE = frozenset({SectionKind.WEIGHTS, SectionKind.EXTENSION, SectionKind.CONTENT_BLOB})


class _Shifted:
    """A payload that was read at once, still addressed by its place in the file."""

    def __init__(self, body: Body) -> None:
        self._start = body.offset
        self._data = body.view()
        self.size = body.offset + body.length

    def read(self, offset: int, length: int) -> memoryview:
        start = offset - self._start
        return self._data[start : start + length]


class Archive(Displayable):
    """A `.holo` archive, read on demand.

    `Archive.read(source)` checks the header and the table. The footer is checked before the first payload
    leaves, and by `verify`. With `damaged=True` nothing is refused that can be shown: see `problems`.
    """

    def __init__(self, source: ByteSource, table: Table, name: str = "") -> None:
        self.source = source
        self.table = table
        self.name = name
        self.is_damaged_view = False

    @classmethod
    def read(cls, source: Source, *, damaged: bool = False) -> "Archive":
        """Open a path or bytes; raises DamagedArchive for the first fault, unless `damaged`."""
        opened, name = _opened(source)
        archive = cls(opened, read_table(opened), name)
        archive.is_damaged_view = damaged
        if not damaged:
            for fault in archive.table.faults():
                raise fault
        return archive

    @cached_property
    def sections(self) -> "Sections":
        """The sections in table order, by position, kind or name."""
        views = (SectionView(self, i, ref) for i, ref in enumerate(self.table.entries))
        return Sections(tuple(views), self.source.size)

    @property
    def version(self) -> int:
        """The format version."""
        return self.table.header.version

    @property
    def fingerprint(self) -> bytes:
        """The 32 bytes of the footer, as they are stored."""
        return bytes(self.source.read(self.source.size - FOOTER_BYTES, FOOTER_BYTES))

    @property
    def label(self) -> KappaLabel:
        """The footer as a label."""
        return label_from_fingerprint(self.fingerprint)

    @cached_property
    def footer_fault(self) -> ChecksumMismatch | None:
        """What is wrong with the footer; hashes the whole archive once."""
        body = Body(self.source, 0, self.source.size - FOOTER_BYTES)
        found = digest_stream(body.chunks())
        if found == self.fingerprint:
            return None
        return ChecksumMismatch(IN_FOOTER, body.length, (self.fingerprint, found))

    @property
    def footer_state(self) -> str:
        """`ok`, `wrong`, or `not checked` where nobody asked yet."""
        if "footer_fault" not in self.__dict__:
            return "not checked"
        return "wrong" if self.footer_fault else "ok"

    def check(self) -> None:
        """Refuse an archive whose footer is wrong; raises ChecksumMismatch. Does nothing for a damaged view."""
        if not self.is_damaged_view and self.footer_fault is not None:
            raise self.footer_fault

    @cached_property
    def extensions(self) -> "Extensions":
        """The extensions by key; the first of equal keys wins."""
        found = self.sections.all(SectionKind.EXTENSION)
        return Extensions(tuple(view.decode() for view in found))

    @cached_property
    def declared_calls(self) -> frozenset[int]:
        """The discriminants of own calls that the archive declares."""
        return frozenset(call.discriminant for call in declared_calls(self._declaration()))

    def _declaration(self) -> Body | None:
        for view in self.sections.all(SectionKind.EXTENSION):
            entry: ExtensionEntry = view.decode_unchecked()
            if entry.key == OWN_CALLS_KEY:
                return entry.value  # type: ignore[return-value]  # what is read is a Body
        return None

    def decode(self, kind: SectionKind, default: Any = ()) -> Any:
        """The value of the first section of a kind, or `default` where there is none."""
        view = self.sections.first(kind)
        return default if view is None else view.decode()

    def require(self, kind: SectionKind, needed_by: str) -> Any:
        """The value of a section that must be there; raises SectionMissing."""
        view = self.sections.first(kind)
        if view is None:
            raise SectionMissing(BY_KIND[kind].name, self.source.size, needed_by)
        return view.decode()

    def chunks(self) -> Iterator[memoryview]:
        """The bytes of the archive, in blocks."""
        return Body(self.source, 0, self.source.size).chunks()

    def to_bytes(self) -> bytes:
        """The archive as one block of bytes."""
        return b"".join(self.chunks())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the archive to a file, whole or not at all."""
        write_whole(path, self.chunks())

    def hexdump(self, offset: int = 0, length: int = 256) -> str:
        """Bytes as hexadecimal and text, 16 to a line, each line behind its offset."""
        end = min(offset + length, self.source.size)
        return "\n".join(_hex_line(self.source, at, min(at + 16, end)) for at in range(offset, end, 16))

    def __len__(self) -> int:
        return self.source.size

    def __repr__(self) -> str:
        count = len(self.table.entries)
        size = readable_bytes(self.source.size)
        return f"Archive({self.name!r}, {size}, {count} sections, footer {self.footer_state})"


@dataclass(frozen=True)
class Sections:
    """The sections of an archive, in table order."""

    views: tuple[SectionView, ...]
    file_size: int

    def __iter__(self) -> Iterator[SectionView]:
        return iter(self.views)

    def __len__(self) -> int:
        return len(self.views)

    def __getitem__(self, key: int | str | SectionKind) -> SectionView:
        if isinstance(key, int) and not isinstance(key, SectionKind):
            return self.views[key]
        for view in self.views:
            if key in (view.name, view.ref.kind):
                return view
        name = BY_KIND[key].name if isinstance(key, SectionKind) else key
        raise SectionMissing(str(name), self.file_size, "was asked for")

    def first(self, kind: SectionKind) -> SectionView | None:
        """The first section of a kind."""
        return next(iter(self.all(kind)), None)

    def all(self, kind: SectionKind) -> tuple[SectionView, ...]:
        """All sections of a kind."""
        return tuple(view for view in self.views if view.ref.kind == kind)


_UNITS = ("B", "kB", "MB", "GB", "TB")


def readable_bytes(size: int) -> str:
    """A number of bytes for people: powers of 1000, one decimal from kB on."""
    value, unit = float(size), 0
    while value >= 1000 and unit < len(_UNITS) - 1:  # noqa: PLR2004  # the step between units
        value, unit = value / 1000, unit + 1
    return f"{value:.1f} {_UNITS[unit]}" if unit else f"{size} B"


def _opened(source: Source) -> tuple[ByteSource, str]:
    if isinstance(source, (str, os.PathLike)):
        return FileSource(source), Path(source).name
    if isinstance(source, (bytes, bytearray, memoryview)):
        return MemorySource(memoryview(bytes(source) if isinstance(source, bytearray) else source)), ""
    return source, ""


def _hex_line(source: ByteSource, start: int, end: int) -> str:
    raw = bytes(source.read(start, end - start))
    shown = "".join(chr(byte) if 0x20 <= byte < 0x7F else "." for byte in raw)  # noqa: PLR2004  # printable ASCII
    return f"{start:08x}  {raw.hex(' '):<47}  {shown}"


