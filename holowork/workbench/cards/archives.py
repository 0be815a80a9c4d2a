"""The card of an archive."""

from collections.abc import Iterator

from holowork.archive import BY_KIND, Archive, DamagedArchive, SectionKind, SectionView, readable_bytes
from holowork.workbench.bytemap import map_picture
from holowork.workbench.cards.frame import card, count, ports_of, size_of
from holowork.workbench.markup import Markup, element, folded, name_of, number, table

MOST_SECTIONS = 64
"""Rows of the section table on a card."""


def archive_card(archive: Archive) -> Markup:
    """Byte map, section table, ports and faults; no payload but the ports is read."""
    views = tuple(archive.sections)
    cut = f", the first {MOST_SECTIONS} shown" if len(views) > MOST_SECTIONS else ""
    rows = [_row(view, archive.source.size) for view in views[:MOST_SECTIONS]]
    headers = ("#", "section", "kind", "offset", "length", "share", "content")
    return (
        card("Archive", archive.name, _facts(archive))
        .add(faults_of(archive), map_picture(archive).img)
        .add(folded(f"{count(len(views), 'section')}{cut}", table(headers, rows), is_open=True))
        .add(_ports(archive))
        .done()
    )


def _facts(archive: Archive) -> list[object]:
    label = archive.label
    return [
        readable_bytes(archive.source.size),
        f"format {archive.version}",
        count(len(archive.sections), "section"),
        f"footer {archive.footer_state}",
        element("span", "κ ", element("code", label.short), title=label.text),
    ]


def _row(view: SectionView, size: int) -> tuple[object, ...]:
    length = view.raw.length
    summary = view.section.summary if view.ref.kind in BY_KIND else "not known to the format"
    share = number(f"{100 * length / max(size, 1):.1f} %")
    return (view.position, element("b", view.name), view.ref.kind, view.ref.offset, size_of(length), share, summary)


def faults_of(archive: Archive) -> Markup | None:
    """What is wrong with header, table and, where it was checked, footer."""
    faults = [str(fault) for fault in _faults(archive)]
    if not faults:
        return None
    return element(
        "div",
        element("b", f"{count(len(faults), 'problem')}: "),
        *(element("div", name_of(fault)) for fault in faults[:8]),
        role="alert",
    )


def _faults(archive: Archive) -> Iterator[DamagedArchive]:
    yield from archive.table.faults()
    if archive.footer_state == "wrong" and archive.footer_fault is not None:
        yield archive.footer_fault


def _ports(archive: Archive) -> Markup | None:
    sides = []
    for kind in (SectionKind.INPUTS, SectionKind.OUTPUTS):
        view = archive.sections.first(kind)
        try:
            sides.append(view.decode_unchecked() if view is not None else ())
        except DamagedArchive as fault:
            return element("div", element("b", "ports: "), name_of(fault))
    return ports_of(*sides)
