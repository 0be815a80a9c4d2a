"""The card of an archive."""

from collections.abc import Iterable

from holowork.archive import BY_KIND, Archive, Problem, Problems, SectionKind, SectionView, readable_bytes
from holowork.core import counted
from holowork.workbench.bytemap import map_picture
from holowork.workbench.cards.frame import card, kappa_code, ports_of
from holowork.workbench.markup import Markup, element, folded, number, table

MOST_SECTIONS = 64
"""Rows of the section table on a card."""
MOST_PROBLEMS = 8
MOST_HASHED = 64_000_000
"""The largest inspected archive that is checked for its card."""


def archive_card(archive: Archive) -> Markup:
    """Byte map, section table, ports and faults; no payload but the ports is read."""
    problems = problems_of(archive)  # comes first: it may check the footer, and the head line says so
    views = tuple(archive.sections)
    cut = f", the first {MOST_SECTIONS} shown" if len(views) > MOST_SECTIONS else ""
    rows = [_row(view, archive.source.size) for view in views[:MOST_SECTIONS]]
    headers = ("#", "section", "kind", "offset", "length", "share", "content")
    return (
        card("Archive", archive.name, _facts(archive))
        .add(problems, map_picture(archive).img)
        .add(folded(f"{counted(len(views), 'section')}{cut}", table(headers, rows), is_open=True))
        .add(_ports(archive))
        .done()
    )


def _facts(archive: Archive) -> list[object]:
    return [
        readable_bytes(archive.source.size),
        f"format {archive.version}",
        counted(len(archive.sections), "section"),
        f"footer {archive.footer_state}",
        element("span", "κ ", kappa_code(archive.label)),
    ]


def _row(view: SectionView, size: int) -> tuple[object, ...]:
    length = view.raw.length
    summary = view.section.summary if view.ref.kind in BY_KIND else "not known to the format"
    share = number(f"{100 * length / max(size, 1):.1f} %")
    place = (view.ref.kind, view.ref.offset, number(view.size), share)
    return (view.position, element("b", view.name), *place, summary)


def problems_of(archive: Archive) -> Markup | None:
    """What is wrong or strange: all of it where an archive is inspected, else of the frame."""
    found = Problems(_found(archive))
    if not found:
        return None
    more = len(found.kinds) - MOST_PROBLEMS
    told = [*found.kinds[:MOST_PROBLEMS], *([f"{counted(more, 'more kind')}"] if more > 0 else [])]
    lines = element("ul", *(element("li", element("bdi", text)) for text in told), style="margin:2px 0")
    return element("div", element("b", counted(len(found), "problem")), lines)


def _found(archive: Archive) -> Iterable[Problem]:
    if archive.is_damaged_view and archive.source.size <= MOST_HASHED:
        return archive.problems
    faults = (*archive.table.version_faults(), *archive.table.entry_faults())
    footer = archive.footer_fault if archive.footer_state == "wrong" else None
    return map(Problem.of, (*faults, *([footer] if footer else [])))


def _ports(archive: Archive) -> Markup | None:
    sides = [archive.readable(kind) for kind in (SectionKind.INPUTS, SectionKind.OUTPUTS)]
    return ports_of(*sides)
