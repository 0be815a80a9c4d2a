"""The header and the section table, and everything that can be wrong with them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from holowork.archive.errors import (
    IN_HEADER,
    NEWEST,
    OLDEST,
    TABLE,
    BadMagic,
    DamagedArchive,
    Disordered,
    Malformed,
    Truncated,
    UnsupportedVersion,
)
from holowork.archive.format import (
    BY_KIND,
    ENTRY_BYTES,
    FOOTER_BYTES,
    HEADER,
    HEADER_BYTES,
    MAGIC,
    SECTION_REF,
    SMALLEST_ARCHIVE,
    Header,
    SectionRef,
)
from holowork.codec import ByteSource, Cursor

FRAME = -1
"""The position of what is no section: the header and the table, or the footer."""


@dataclass(frozen=True)
class Table:
    """A header and as many entries as lie in the file, and what is wrong with them, first things first."""

    size: int
    header: Header
    entries: tuple[SectionRef, ...]

    @property
    def payload_start(self) -> int:
        """The byte after the table."""
        return HEADER_BYTES + ENTRY_BYTES * self.header.section_count

    def version_faults(self) -> Iterator[DamagedArchive]:
        """What is wrong with the header, before anything else is believed."""
        if not OLDEST <= self.header.version <= NEWEST:
            yield UnsupportedVersion(self.header.version)

    def entry_faults(self) -> Iterator[DamagedArchive]:
        """What is wrong with the entries: first one after another, then with one another."""
        for check in _ENTRY_CHECKS:
            yield from check(self)

    def place(self, position: int) -> tuple[str, int]:
        """How an entry is called in messages, and its first byte; the table itself for FRAME."""
        if position == FRAME:
            return TABLE, HEADER_BYTES
        return f"{TABLE}[{position}]", HEADER_BYTES + ENTRY_BYTES * position


def read_table(source: ByteSource) -> Table:
    """The header and the table; raises Truncated or BadMagic where there is neither."""
    if source.size < SMALLEST_ARCHIVE:
        raise Truncated(IN_HEADER, 0, (SMALLEST_ARCHIVE, source.size))
    cursor = Cursor(source)
    magic = bytes(cursor.peek(len(MAGIC)))
    if magic != MAGIC:
        raise BadMagic(magic)
    header = HEADER.read(cursor)
    present = min(header.section_count, cursor.remaining // ENTRY_BYTES)
    entries = tuple(SECTION_REF.read(cursor) for _ in range(present))
    return Table(source.size, header, entries)


def _unknown_or_beyond(table: Table) -> Iterator[DamagedArchive]:
    for position, entry in enumerate(table.entries):
        where, offset = table.place(position)
        if entry.kind not in BY_KIND:
            yield Malformed(where, offset, f"expected a section kind from 1 to 16, found {entry.kind}")
        elif entry.end > table.size:
            name = BY_KIND[entry.kind].name
            yield Truncated(f"{where} ({name})", offset, (entry.end, table.size))
    if len(table.entries) < table.header.section_count:
        yield Truncated(TABLE, HEADER_BYTES, (table.payload_start, table.size))


def _repeated(table: Table) -> Iterator[DamagedArchive]:
    seen: set[int] = set()
    for position, entry in enumerate(table.entries):
        section = BY_KIND.get(entry.kind)
        if entry.kind in seen and section is not None and not section.is_repeatable:
            where, offset = table.place(position)
            yield Disordered(where, offset, f"expected one {section.name}, found another")
        seen.add(entry.kind)


def _overlapping(table: Table) -> Iterator[DamagedArchive]:
    """Payloads in byte order; each must begin behind the one that reaches farthest before it."""
    filled = sorted((e.offset, e.end, i) for i, e in enumerate(table.entries) if e.length)
    reached, before = table.payload_start, FRAME
    for start, end, position in [*filled, (table.size - FOOTER_BYTES, table.size, FRAME)]:
        if start < reached:
            where, offset = table.place(max(position, before))
            names = f"{_name(table, before)} and {_name(table, position)}"
            yield Disordered(
                where, offset, f"expected payloads apart from one another, found {names} at {start}"
            )
        if end > reached:
            reached, before = end, position


def _name(table: Table, position: int) -> str:
    if position == FRAME:
        return "the frame of the file"
    kind = table.entries[position].kind
    return BY_KIND[kind].name if kind in BY_KIND else f"kind {kind}"


_ENTRY_CHECKS: tuple[Callable[[Table], Iterator[DamagedArchive]], ...] = (
    _unknown_or_beyond,
    _repeated,
    _overlapping,
)
