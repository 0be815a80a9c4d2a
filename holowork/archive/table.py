"""The header and the section table, and everything that can be wrong with them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

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

_NEEDED = 40


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

    def faults(self) -> Iterator[DamagedArchive]:
        """Everything that is wrong, in the order of the format description."""
        if not OLDEST <= self.header.version <= NEWEST:
            yield UnsupportedVersion(self.header.version)
        yield from self._entry_faults()
        for check in _ORDER_CHECKS:
            yield from check(self)

    def _entry_faults(self) -> Iterator[DamagedArchive]:
        for position, entry in enumerate(self.entries):
            where = f"{TABLE}[{position}]"
            offset = HEADER_BYTES + ENTRY_BYTES * position
            if entry.kind not in BY_KIND:
                yield Malformed(where, offset, f"expected a section kind from 1 to 16, found {entry.kind}")
            elif entry.end > self.size:
                name = BY_KIND[entry.kind].name
                yield Truncated(f"{where} ({name})", offset, (entry.end, self.size))
        if len(self.entries) < self.header.section_count:
            yield Truncated(TABLE, HEADER_BYTES, (self.payload_start, self.size))


def read_table(source: ByteSource) -> Table:
    """The header and the table; raises Truncated or BadMagic where there is neither."""
    if source.size < SMALLEST_ARCHIVE:
        raise Truncated(IN_HEADER, 0, (_NEEDED, source.size))
    cursor = Cursor(source)
    header = HEADER.read(cursor)
    if header.magic != MAGIC:
        raise BadMagic(header.magic)
    present = min(header.section_count, cursor.remaining // ENTRY_BYTES)
    block = Cursor(cursor.take(present * ENTRY_BYTES))
    entries = tuple(SECTION_REF.read(block) for _ in range(present))
    return Table(source.size, header, entries)


def _repeated(table: Table) -> Iterator[DamagedArchive]:
    seen: set[int] = set()
    for position, entry in enumerate(table.entries):
        section = BY_KIND.get(entry.kind)
        if entry.kind in seen and section is not None and not section.is_repeatable:
            where = f"{TABLE}[{position}]"
            offset = HEADER_BYTES + ENTRY_BYTES * position
            yield Disordered(where, offset, f"expected one {section.name}, found another")
        seen.add(entry.kind)


def _overlapping(table: Table) -> Iterator[DamagedArchive]:
    filled = sorted((e.offset, e.end, i) for i, e in enumerate(table.entries) if e.length)
    frame = [(0, table.payload_start, -1), *filled, (table.size - FOOTER_BYTES, table.size, -1)]
    for (_, end, first), (start, _, second) in pairwise(frame):
        if start < end:
            names = " and ".join(_name(table, i) for i in (first, second))
            where = f"{TABLE}[{max(first, second)}]"
            yield Disordered(where, start, f"expected payloads apart from one another, found {names} overlapping")


def _name(table: Table, position: int) -> str:
    if position < 0:
        return "header, table or footer"
    section = BY_KIND.get(table.entries[position].kind)
    return section.name if section else f"kind {table.entries[position].kind}"


_ORDER_CHECKS: tuple[Callable[[Table], Iterator[DamagedArchive]], ...] = (_repeated, _overlapping)
