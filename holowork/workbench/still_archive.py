"""The Archive panel as it stands, for a page without a script."""

from collections.abc import Iterator, Mapping
from typing import Any

from holowork.core import counted
from holowork.workbench.archive_view import ArchiveView
from holowork.workbench.cards.archives import archive_card
from holowork.workbench.markup import Lines, Markup, code, element, name_of, table

FIELDS_AROUND = 12
"""Fields that are shown before the chosen one, and behind it."""
MOST_HEX = 256
"""Bytes of the chosen field, or of the section, that are shown."""
NONE = -1
Section = Mapping[str, Any]
"""What the page is told of a section."""


def archive_still(view: ArchiveView, section: int, field: int) -> Iterator[Markup]:
    """The map and the table of sections, and the chosen section: its faults, fields and bytes."""
    yield archive_card(view.archive)
    told = view.section(section)["_section"]
    if told:
        head = element("b", f"section {section}, {view.archive.sections[section].name}")
        yield element("div", head, _size(told))
        if told["faults"]:
            yield element("ul", *(element("li", fault) for fault in told["faults"]))
        yield _fields(told["fields"], field)
        yield _bytes(view, told, field)


def _size(told: Section) -> str:
    many = counted(len(told["fields"]) + (told["more"] or 0), "field")
    return f": {counted(told['length'], 'byte')} at {told['start']}, {many}"


def _bytes(view: ArchiveView, told: Section, field: int) -> Markup:
    """The first bytes of the chosen field, else of the section."""
    whole = (told["start"], told["start"] + told["length"])
    start, end = whole if field == NONE else told["fields"][field][1:3]
    dump = view.archive.hexdump(start, min(end - start, MOST_HEX))
    return element("pre", Lines(dump), style="font-size:12px;margin:2px 0")


def _fields(fields: list[list[object]], chosen: int) -> Markup:
    """The chosen field and those around it, else the first ones."""
    first = max(chosen - FIELDS_AROUND, 0)
    last = first + 2 * FIELDS_AROUND + 1
    rows = [
        ("▸" if place == chosen else "", _path(path, is_chosen=place == chosen), start, end, code(value))
        for place, (path, start, end, value) in enumerate(fields[first:last], start=first)
    ]
    more = len(fields) - len(rows)
    left_out = element("div", f"{counted(more, 'more field')}") if more else Markup()
    return element("div", table(("", "field", "first byte", "end", "value"), rows), left_out)


def _path(path: object, *, is_chosen: bool) -> Markup:
    return element("b", name_of(path)) if is_chosen else name_of(path)
