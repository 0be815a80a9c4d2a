"""What an extension says: those of holowork by their records, all others by their first bytes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from holowork.archive import (
    DECLARED_CALLS,
    NAMED_SLOTS,
    NAMES_KEY,
    OWN_CALLS_KEY,
    PROVENANCE,
    PROVENANCE_KEY,
    ExtensionEntry,
    SectionView,
)
from holowork.codec import Layout, LocatedError, body_of
from holowork.core import counted
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup, code, element, name_of
from holowork.workbench.panels.contents_bytes import preview
from holowork.workbench.panels.memo_parts import facts, left_out, row, rows

MOST_ROWS = 100
Cells = Callable[[int, Any], tuple[object, ...]]

_RECORDS: Mapping[str, tuple[Layout[Any], Sequence[str], Cells]] = MappingProxyType(
    {
        OWN_CALLS_KEY: (
            DECLARED_CALLS,
            ("op", "version", "discriminant"),
            lambda _, call: (name_of(call.name), call.version, f"{call.discriminant:#06x}"),
        ),
        NAMES_KEY: (NAMED_SLOTS, ("slot", "name"), lambda _, slot: (slot.slot, name_of(slot.name))),
        PROVENANCE_KEY: (
            PROVENANCE,
            ("call", "lines", "nodes"),
            lambda number, call: (f"#{number}", _each(call.lines), _each(call.nodes)),
        ),
    }
)


def extension_part(contents: Contents, view: SectionView, entry: ExtensionEntry) -> Iterator[Markup]:
    """The key, and what stands behind it."""
    yield facts([("key", element("b", name_of(entry.key))), ("value", counted(len(entry.value), "byte"))])
    known = _RECORDS.get(entry.key)
    body = body_of(entry.value)
    if known is None:
        yield from preview(contents.seen, body)
        return
    layout, headers, cells = known
    try:
        found = layout.decode(body)
    except LocatedError as fault:
        yield element("p", f"{view.name}: {fault}")
        yield from preview(contents.seen, body)
        return
    yield rows(headers, (row(cells(number, one)) for number, one in enumerate(found[:MOST_ROWS])))
    yield from left_out(len(found) - MOST_ROWS, "rows")


def _each(texts: Sequence[str]) -> Markup:
    return element("span", *(element("div", code(text)) for text in texts))
