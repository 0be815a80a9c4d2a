"""The cards of what an archive holds: sections, stored constants, ports, and what a verification found."""

from collections.abc import Iterator

from holowork.archive import (
    BY_KIND,
    PortDescriptor,
    Ports,
    Sections,
    SectionView,
    Verdict,
    Weight,
    Weights,
    readable_bytes,
)
from holowork.core import counted
from holowork.workbench.archive_view import field_of
from holowork.workbench.cards.frame import card, count_text, kappa_code, ports_of, size_of, type_text
from holowork.workbench.markup import Markup, code, element, folded, letters, name_of, table

MOST_ROWS = 64
"""Sections, constants, fields and faults that a card shows."""


def sections_card(sections: Sections) -> Markup:
    """A row for each section, in table order."""
    rows = [
        (view.position, element("b", view.name), size_of(len(view)), summary_of(view))
        for view in sections.views[:MOST_ROWS]
    ]
    listed = table(("#", "section", "length", "content"), rows)
    made = card("Sections", "", [counted(len(sections), "section"), *_cut(len(sections))])
    return made.add(listed if rows else None).done()


def section_card(view: SectionView) -> Markup:
    """Where it lies, what is wrong with it, and its first fields; no body is read."""
    where = f"{readable_bytes(len(view))} at byte {view.ref.offset:,}"
    faults = [letters(fault) for fault in view.reading.faults]
    spans = view.spans()
    fields = map(field_of, spans[:MOST_ROWS])
    rows = [(name_of(path), start, end, code(value)) for path, start, end, value in fields]
    listed = table(("field", "first byte", "end", "value"), rows)
    told = "".join([counted(len(spans), "field"), *(f", {cut}" for cut in _cut(len(spans)))])
    return (
        card("Section", view.name, [where, summary_of(view)])
        .add(_lines(faults), folded(told, listed, is_open=len(rows) <= _FEW) if rows else None)
        .done()
    )


_FEW = 16


def summary_of(view: SectionView) -> str:
    """What a kind of section has; of an unknown one, that it is unknown."""
    return view.section.summary if view.ref.kind in BY_KIND else "not known to the format"


def weights_card(weights: Weights) -> Markup:
    """A row for each stored constant, in archive order; nothing is read."""
    stored = tuple(weights.values())
    rows = [
        (number, _names(one), code(one.type), size_of(one.size), len(one.uses), kappa_code(one.label))
        for number, one in enumerate(stored[:MOST_ROWS])
    ]
    size = readable_bytes(sum(one.size for one in stored))
    listed = table(("#", "name", "type", "bytes", "slots", "κ"), rows)
    facts = [counted(len(stored), "constant"), size, *_cut(len(stored))]
    return card("Weights", "", facts).add(listed if rows else None).done()


def weight_card(weight: Weight) -> Markup:
    """Its type, its label, where it lies, and the slots that it is bound to; the body is not read."""
    body, label = weight.stored.body, element("span", "κ ", kappa_code(weight.label))
    home = "inline in Constants" if weight.stored.is_inline else "in Weights"
    where = f"{readable_bytes(weight.size)} at byte {body.offset:,}, {home}"
    rows = [
        (use.slot, name_of(use.name) if use.name else "", code(use.type) if use.type else "not said")
        for use in weight.uses[:MOST_ROWS]
    ]
    listed = table(("slot", "name", "type"), rows) if rows else None
    facts = [code(weight.type), where, label]
    return card("Weight", next((use.name for use in weight.uses if use.name), ""), facts).add(listed).done()


def _names(weight: Weight) -> Markup:
    return name_of(", ".join(dict.fromkeys(use.name for use in weight.uses if use.name)))


def ports_card(ports: Ports) -> Markup:
    """The inputs and the outputs of a program, in order."""
    sides = (len(ports.inputs), "input"), (len(ports.outputs), "output")
    facts = [counted(*side) for side in sides]
    return card("Ports", "", facts).add(ports_of(ports.inputs, ports.outputs)).done()


def port_card(port: PortDescriptor) -> Markup:
    """Type, bytes and slot of a port."""
    facts = [code(type_text(port)), count_text(port), f"slot {port.slot}"]
    return card("Port", port.name or f"slot {port.slot}", facts).done()


def verdict_card(verdict: Verdict) -> Markup:
    """Whether anything is wrong, what was looked at, and a line for each fault."""
    sign = "✓ nothing is wrong" if verdict.ok else "✗ it is not what it says"
    faults = [letters(fault) for fault in (*verdict.faults, *verdict.false_claims)]
    return card("Verdict", "", [element("b", sign), *_looked_at(verdict)]).add(_lines(faults)).done()


def _looked_at(verdict: Verdict) -> Iterator[str]:
    """What was hashed, what that leaves open, and what could not be computed."""
    bodies = "" if verdict.bodies is None else f" and {counted(verdict.bodies, 'body')}"
    yield f"hashed the footer{bodies}"
    if verdict.is_unplaced:
        yield "verify(deep=True) says which body was changed"
    if verdict.unchecked:
        yield f"results not computed: {letters(verdict.unchecked)}"


def _lines(faults: list[str]) -> Markup | None:
    """Faults one below another, the first of them."""
    more = [f"{counted(len(faults) - MOST_ROWS, 'more fault')}"] * (len(faults) > MOST_ROWS)
    lines = [element("li", element("bdi", fault)) for fault in (*faults[:MOST_ROWS], *more)]
    return element("ul", *lines, style="margin:2px 0") if lines else None


def _cut(many: int) -> list[str]:
    return [f"the first {MOST_ROWS} shown"] * (many > MOST_ROWS)
