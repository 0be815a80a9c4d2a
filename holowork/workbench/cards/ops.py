"""The cards of the operation table: one row, and all of them."""

from holowork.core import counted
from holowork.ops import FAMILIES, Catalogue, OpSpec, dtypes, said_of_gradient, said_on_the_wire, signature
from holowork.workbench.cards.frame import card
from holowork.workbench.markup import Markup, code, element, folded, table


def op_card(row: OpSpec) -> Markup:
    """Signature, what it computes, types, attributes, wire."""
    attributes = [(code(a.name), a.kind.title, code(a.default), a.doc) for a in row.attributes]
    facts = [
        ("takes", dtypes(row.accepts)),
        ("gradient", said_of_gradient(row.name).replace("`", "")),
        ("on the wire", said_on_the_wire(row)),
        *([("differs from the peer", row.differs)] if row.differs else []),
    ]
    return (
        card("Operation", signature(row), [])
        .add(element("div", row.summary), table(("property", "value"), facts))
        .add(table(("attribute", "kind", "default", "meaning"), attributes) if attributes else None)
        .done()
    )


def catalogue_card(catalogue: Catalogue) -> Markup:
    """The offered operations by family, each folded."""
    made = card("Operations", "hw.ops", [counted(len(catalogue), "operation"), code("hw.ops['gelu']")])
    for title, family in FAMILIES.items():
        rows = [(element("b", op.name), " ".join(op.operands), op.summary) for op in family if op.is_offered]
        listed = table(("operation", "operands", "computes"), rows)
        made.add(folded(f"{title}, {counted(len(rows), 'operation')}", listed) if rows else None)
    return made.done()
