"""The card of a row of the operation table."""

from holowork.ops import OpSpec
from holowork.workbench.cards.frame import card
from holowork.workbench.markup import Markup, code, element, table
from kernels_ir import DType


def op_card(row: OpSpec) -> Markup:
    """Signature, what it computes, types, attributes, wire."""
    operands = ", ".join(row.operands)
    attributes = [(code(a.name), a.kind.title, code(a.default), a.doc) for a in row.attributes]
    wire = ", ".join(f"{number} ({record.__name__})" for number, record in row.wire.items()) or "own call only"
    facts = [
        ("takes", " ".join(dtype.text for dtype in DType if dtype in row.accepts)),
        ("on the wire", wire),
        ("own call", f"{row.own_discriminant:#06x}"),
        *([("differs from the peer", row.differs)] if row.differs else []),
    ]
    return (
        card("Operation", f"{row.name}({operands})", [row.group] if row.group else [])
        .add(element("div", row.summary), table(("property", "value"), facts))
        .add(table(("attribute", "kind", "default", "meaning"), attributes) if attributes else None)
        .done()
    )
