"""Laying payloads out behind a header and a table, and sealing them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from holowork.archive.archive import Archive
from holowork.archive.format import (
    BY_KIND,
    ENTRY_BYTES,
    HEADER,
    HEADER_BYTES,
    SECTION_REF,
    SECTIONS,
    Header,
    SectionKind,
    SectionRef,
)
from holowork.archive.section import SectionView
from holowork.archive.sources import PieceSource
from holowork.archive.streams import PARALLEL, blocks
from holowork.archive.table import read_table
from holowork.codec import Piece, Sink, body_of, rest
from holowork.core import ArchiveError, new_hasher

Payload = tuple[int | SectionRef, Sink]


class NoSuchSection(ArchiveError):
    """A section was to be replaced at a position where there is none."""

    def __init__(self, position: int, count: int) -> None:
        super().__init__(f"replaced: expected table positions below {count}, found {position}")
        self.position = position
        self.count = count


def assemble(header: Header, payloads: Sequence[Payload], *, name: str = "") -> Archive:
    """Lay payloads out behind a header and a table, and seal them with the footer.

    A payload is announced by its kind, or by an entry whose kind and padding are kept. Raises Unencodable for
    more than 65535 payloads.
    """
    sink = Sink()
    HEADER.write_part(replace(header, section_count=len(payloads)), sink, "header")
    for entry in _entries(payloads):
        SECTION_REF.write(entry, sink)
    for _, payload in payloads:
        sink.extend(payload)
    footer = _digest(sink)
    source = PieceSource((*sink.pieces(), footer))
    archive = Archive(source, read_table(source), name)
    archive.settle_footer(footer)
    return archive


def _entries(payloads: Sequence[Payload]) -> Iterator[SectionRef]:
    offset = HEADER_BYTES + ENTRY_BYTES * len(payloads)
    for announced, payload in payloads:
        kept = (
            announced if isinstance(announced, SectionRef) else SectionRef(kind=announced, offset=0, length=0)
        )
        yield replace(kept, offset=offset, length=payload.length)
        offset += payload.length


def _digest(sink: Sink) -> bytes:
    hasher = new_hasher(parallel=sink.length >= PARALLEL)
    for piece in sink.pieces():
        for block in blocks(body_of(piece)):
            hasher.update(block)
    return hasher.digest()


def with_section(archive: Archive, kind: SectionKind, value: object) -> Archive:
    """The archive with one more section, behind those that are written before it; they stay as they are."""
    order = [section.kind for section in SECTIONS]
    added = Sink()
    BY_KIND[kind].layout.write_part(value, added, BY_KIND[kind].name)
    payloads = [_kept(view) for view in archive.sections]
    place = sum(order.index(view.section.kind) <= order.index(kind) for view in archive.sections)
    payloads.insert(place, (kind, added))
    return assemble(archive.table.header, payloads, name=archive.name)


def without_section(archive: Archive, kind: SectionKind) -> Archive:
    """The archive without the sections of a kind; the others stay as they are."""
    payloads = [_kept(view) for view in archive.sections if view.ref.kind != kind]
    return assemble(archive.table.header, payloads, name=archive.name)


def _kept(view: SectionView) -> Payload:
    sink = Sink()
    rest.write(view.payload, sink)
    return view.ref, sink


def rewrite(archive: Archive, replaced: Mapping[int, Piece]) -> Archive:
    """The archive with the payloads at some table positions replaced; all else is kept byte for byte.

    Nothing replaced gives the same bytes, gaps between payloads included. Raises NoSuchSection.
    """
    for position in replaced:
        if not 0 <= position < len(archive.sections):
            raise NoSuchSection(position, len(archive.sections))
    if not replaced:
        return archive
    payloads: list[Payload] = []
    for view in archive.sections:
        sink = Sink()
        rest.write(replaced.get(view.position, view.payload), sink)
        payloads.append((view.ref, sink))
    return assemble(archive.table.header, payloads, name=archive.name)
