"""The container: sections, footer and bytes of an archive, whatever its program is."""

import os
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Self, TypeVar

from holowork.archive.errors import (
    IN_FOOTER,
    ChecksumMismatch,
    CutShort,
    DamagedArchive,
    SectionMissing,
    Truncated,
    in_file,
)
from holowork.archive.extensions import CallProvenance, DeclaredCall, Extensions, NamedSlot
from holowork.archive.format import BY_KIND, FOOTER_BYTES, SectionKind
from holowork.archive.kinds import kind_of
from holowork.archive.section import Sections, SectionView
from holowork.archive.sources import FileSource
from holowork.archive.streams import blocks, hash_body
from holowork.archive.table import Table
from holowork.codec import Body, ByteSource
from holowork.core import KappaLabel, label_from_fingerprint, write_whole

T = TypeVar("T")


class Container:
    """Sections behind a table, sealed by a footer, read on demand."""

    def __init__(self, source: ByteSource, table: Table, name: str = "") -> None:
        self.source = source
        self.table = table
        self.name = name
        self.is_damaged_view = False

    @cached_property
    def sections(self) -> Sections:
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

    @property
    def hashed(self) -> Body:
        """The bytes that the footer is the fingerprint of."""
        return Body(self.source, 0, self.source.size - FOOTER_BYTES)

    @cached_property
    def footer_fault(self) -> ChecksumMismatch | None:
        """What is wrong with the footer; hashes the whole archive once."""
        return self.settle_footer(hash_body(self.hashed))

    def settle_footer(self, found: bytes) -> ChecksumMismatch | None:
        """What is wrong with the footer, from now on, where the bytes before it have the digest `found`."""
        is_cut = any(isinstance(one, Truncated) for one in self.table.entry_faults())
        kind, digests = CutShort if is_cut else ChecksumMismatch, (self.fingerprint, found)
        fault = None if len(set(digests)) == 1 else kind(IN_FOOTER, self.hashed.length, digests)
        self.__dict__["footer_fault"] = fault
        return fault

    @property
    def footer_state(self) -> str:
        """`ok`, `wrong`, or `not checked yet` where nobody asked so far."""
        if "footer_fault" not in self.__dict__:
            return "not checked yet"
        return "wrong" if self.footer_fault else "ok"

    def check(self) -> None:
        """Refuse an archive whose footer is wrong, but for a damaged view; raises ChecksumMismatch."""
        if not self.is_damaged_view and self.footer_fault is not None:
            self.refuse(self.footer_fault)

    def require_sound(self) -> None:
        """Refuse any fault of header, footer and table, in a damaged view too; raises DamagedArchive."""
        self.refuse(*self.table.version_faults())
        if self.footer_fault is not None:
            self.refuse(self.footer_fault)
        self.refuse(*self.table.entry_faults())

    def refuse(self, *faults: DamagedArchive) -> None:
        """Raise the first of these faults, if there is one, with the name of the file."""
        for fault in faults:
            with in_file(self.name):
                raise fault

    @cached_property
    def extensions(self) -> Extensions:
        """The extensions by key; the first of equal keys wins."""
        found = self.sections.all(SectionKind.EXTENSION)
        if self.is_damaged_view:
            return self.shown_extensions
        return Extensions(tuple(view.decode() for view in found))

    @cached_property
    def declared_calls(self) -> tuple[DeclaredCall, ...]:
        """The own calls that the archive declares; none where a damaged archive does not say."""
        return self._unless_damaged(lambda extensions: extensions.declared_calls)

    @property
    def named_slots(self) -> tuple[NamedSlot, ...]:
        """The names that the archive gives to slots; none where a damaged archive does not say."""
        return self._unless_damaged(lambda extensions: extensions.named_slots)

    @property
    def provenance(self) -> tuple[CallProvenance, ...]:
        """Where each call came from, in order; none where the archive does not say it for each call.

        No program depends on it: where it is malformed it is one of the problems, and none here.
        """
        try:
            found = self.shown_extensions.provenance
        except DamagedArchive:
            return ()
        is_whole = found and len(found) == len(self.readable(SectionKind.KERNEL_CALLS))
        return found if is_whole else ()

    def _unless_damaged(self, read: Callable[[Extensions], tuple[T, ...]]) -> tuple[T, ...]:
        try:
            with in_file(self.name):
                return read(self.shown_extensions)
        except DamagedArchive:
            if self.is_damaged_view:
                return ()
            raise

    @cached_property
    def shown_extensions(self) -> Extensions:
        """The extensions as far as they can be read."""
        values = (view.reading.value for view in self.sections.all(SectionKind.EXTENSION))
        return Extensions(tuple(value for value in values if value is not None))

    def decode(self, kind: SectionKind | str, default: Any = ()) -> Any:  # noqa: ANN401  # each kind has its own type
        """The value of the first section of a kind, or `default` where there is none.

        A kind is found by its name in any case too. Raises UnknownSection for what is no kind.
        """
        view = self.sections.first(kind)
        return default if view is None else view.decode()

    def require(self, kind: SectionKind | str, needed_by: str) -> Any:  # noqa: ANN401  # each kind has its own type
        """The value of a section that must be there; raises SectionMissing."""
        view = self.sections.first(kind)
        if view is None:
            self.refuse(SectionMissing(BY_KIND[kind_of(kind)].name, self.source.size, needed_by))
        return self.decode(kind)

    def shown(self, kind: SectionKind | str) -> tuple[Any, ...]:
        """The items of the first section of a kind; in a damaged view, those before the first fault."""
        return self.readable(kind) if self.is_damaged_view else tuple(self.decode(kind))

    def readable(self, kind: SectionKind | str) -> tuple[Any, ...]:
        """The items of the first section of a kind before the first fault; raises UnknownSection alone."""
        view = self.sections.first(kind)
        return () if view is None else tuple(view.reading.value or ())

    @property
    def whole(self) -> Body:
        """All bytes of the archive."""
        return Body(self.source, 0, self.source.size)

    def chunks(self) -> Iterator[memoryview]:
        """The bytes of the archive, in blocks."""
        return self.whole.chunks()

    def to_bytes(self) -> bytes:
        """The archive as one block of bytes."""
        return bytes(self.whole.view())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the archive to a file, whole or not at all."""
        write_whole(path, blocks(self.whole))

    def close(self) -> None:
        """Close the file, if the archive was read from one; nothing can be read any more."""
        if isinstance(self.source, FileSource):
            self.source.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.source.size
