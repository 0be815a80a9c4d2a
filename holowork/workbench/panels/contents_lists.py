"""Lists of the Contents panel, bounded, and slots by their names."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup, element, name_of
from holowork.workbench.panels.memo_parts import left_out, row, rows

MOST_ROWS = 100
"""Rows of a list; the Archive panel lists the fields of the section one by one."""
Cells = Callable[[int, Any], Iterable[object]]
"""From the number of an item, and the item, to what stands in its row."""


def listed(headers: Sequence[str], items: Sequence[Any], cells: Cells) -> Markup:
    """The first rows of a list by number, and how many more there are."""
    shown = [row((number, *cells(number, item))) for number, item in enumerate(items[:MOST_ROWS])]
    more = left_out(len(items) - MOST_ROWS, "rows; their fields are in the Archive panel")
    return element("div", rows(("", *headers), shown), *more)


def named(contents: Contents, slot: int) -> Markup:
    """A slot by the name that the archive keeps for it, else by its number."""
    return name_of(contents.names.get(slot, f"slot {slot}"))
