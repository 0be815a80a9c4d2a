"""The card of a row of the operation table."""

from holowork.ops import OpSpec, dtypes, said_on_the_wire, signature
from holowork.workbench.cards.frame import card
from holowork.workbench.markup import Markup, code, element, table


def op_card(row: OpSpec) -> Markup:
    """Signature, what it computes, types, attributes, wire."""
    attributes = [(code(a.name), a.kind.title, code(a.default), a.doc) for a in row.attributes]
    facts = [
        ("takes", dtypes(row.accepts)),
        ("on the wire", said_on_the_wire(row)),
        *([("differs from the peer", row.differs)] if row.differs else []),
    ]
    return (
        card("Operation", signature(row), [])
        .add(element("div", row.summary), table(("property", "value"), facts))
        .add(table(("attribute", "kind", "default", "meaning"), attributes) if attributes else None)
        .done()
    )
