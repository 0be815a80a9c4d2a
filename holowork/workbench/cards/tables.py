"""The cards of lookup tables: the function, its domain, its curve, what was checked and measured."""

from collections.abc import Sequence

from holowork.archive import readable_bytes
from holowork.core import counted
from holowork.runtime import LookupTable, TableCheck, TableTiming
from holowork.workbench.cards.frame import card, size_of
from holowork.workbench.curve import curve_picture
from holowork.workbench.markup import Markup, code, element, name_of, number, table

MOST_DIFFERENT = 20


def table_card(found: LookupTable) -> Markup:
    """Domain, entries, bytes, verdict, and the curve."""
    facts = [
        f"{found.domain} → {found.result}",
        counted(found.entries, "entry"),
        readable_bytes(found.bytes),
        _verdict(found),
    ]
    expected = f"expected to pay from {found.break_even:,.0f} elements a run on (estimate)"
    pays = f"{expected}; it answers {found.elements:,}"
    return card("Table", found.name, facts).add(element("div", pays), curve_picture(found).img).done()


def tables_card(tables: Sequence[LookupTable]) -> Markup:
    """A row for each table of a program."""
    rows = [
        (name_of(one.name), code(one.domain), one.entries, size_of(one.bytes), len(one.calls), _verdict(one))
        for one in tables
    ]
    listed = table(("function", "domain", "entries", "bytes", "calls", "verdict"), rows)
    return card("Tables", "", [counted(len(rows), "table")]).add(listed if rows else None).done()


def check_card(check: TableCheck) -> Markup:
    """How many entries were compared, and which differ."""
    shown = check.different[:MOST_DIFFERENT]
    more = [f"… {len(check.different) - len(shown):,} more"] * (len(check.different) > len(shown))
    listed = element("div", "bits of operands: ", ", ".join([*(f"{bits:#x}" for bits in shown), *more]))
    return (
        card("Check", check.name, [counted(check.entries, "entry"), check.verdict])
        .add(listed if shown else None)
        .done()
    )


def timing_card(timing: TableTiming) -> Markup:
    """Both ways, with their quartiles."""
    ways = (("looked up", timing.looked_up), ("computed", timing.computed))
    rows = [
        (way, *(number(f"{seconds * 1e6:,.2f} µs") for seconds in (spread.low, spread.median, spread.high)))
        for way, spread in ways
        if spread is not None
    ]
    facts = [counted(timing.elements, "element"), *([] if timing.ratio is None else [f"{timing.ratio:.1f}×"])]
    return card("Timing", timing.name, facts).add(table(("", "q1", "median", "q3"), rows)).done()


def _verdict(found: LookupTable) -> str:
    return "not verified" if found.checked is None else found.checked.verdict
