"""Pages of docs/ that follow from the tables: each is a function from a table to text."""

import math
from collections.abc import Callable, Iterable, Iterator

from holowork.archive import SECTIONS
from holowork.codec import Layout, fields_of, sibling
from holowork.ops import BY_DISCRIMINANT, OPS, OWN_CALLS, OpSpec, dtypes, said_on_the_wire, signature

DERIVED = "This page is derived from the code by `make docs`."


def _row(*cells: object) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def _table(headers: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> Iterator[str]:
    yield _row(*headers)
    yield _row(*("---" for _ in headers))
    yield from (_row(*row) for row in rows)


def ops_page() -> str:
    """Every op that a graph can be built from."""
    offered = [op for op in OPS if op.is_offered]
    lines = ["# Operations", "", DERIVED, ""]
    lines.append(
        f"{len(offered)} operations. An operand with `?` may be left out, one with `*` may be repeated."
    )
    for op in offered:
        lines += ["", f"## {op.name}", "", f"`{signature(op)}`: {op.summary}.", ""]
        lines += [f"- takes {dtypes(op.accepts)}", f"- on the wire: {said_on_the_wire(op)}"]
        lines += [f"- `{a.name}`: {a.kind.title}, {a.doc}" for a in op.attributes]
        lines += [f"- differs from the peer: {op.differs}"] if op.differs else []
    return "\n".join((*lines, ""))


def differences_page() -> str:
    """For each op: the same bits as the peer, within how many ulp, or deliberately different."""
    rows = [(f"`{op.name}`", _agreement(op), op.differs or "") for op in OPS if op.is_offered and op.wire]
    head = [
        "# Differences from the peer",
        "",
        DERIVED,
        "",
        "The peer is the Rust library Hologram, the wheel `uor-hologram` on PyPI. The column *f32* says how far the two may",
        "be apart for finite f32 operands, in units in the last place; f16 and bf16 narrow to nearest even here, by other rules there.",
        "",
    ]
    return "\n".join((*head, *_table(("operation", "f32", "deliberately different"), rows), ""))


def _agreement(op: OpSpec) -> str:
    if not op.tolerance and not op.near:
        return "same bits"
    near = f"2^{round(math.log2(op.near))}" if op.near else ""
    return " or ".join(
        part
        for part in (f"within {op.tolerance} ulp" if op.tolerance else "", near and f"within {near}")
        if part
    )


def format_page() -> str:
    """Every section and every call record, field by field."""
    lines = [
        "# The `.holo` archive",
        "",
        DERIVED,
        "",
        "Header, section table, payloads, and 32 bytes of BLAKE3 over all before them.",
        "",
    ]
    lines += _table(
        ("kind", "section", "repeatable", "content"),
        (
            (s.kind.value, s.name, "yes" if s.is_repeatable else "no", s.summary)
            for s in sorted(SECTIONS, key=lambda s: s.kind)
        ),
    )
    for section in sorted(SECTIONS, key=lambda s: s.kind):
        lines += [
            "",
            f"## {section.name} (kind {section.kind.value})",
            "",
            f"{section.summary}: {section.layout.title}.",
        ]
    lines += ["", "## Kernel calls", ""]
    for record in dict.fromkeys(record for op in OPS for record in op.wire.values()):
        lines += ["", *_record(record)]
    return "\n".join((*lines, ""))


def _record(record: type) -> Iterator[str]:
    numbers = [
        f"{n} {op.name}" for n, op in BY_DISCRIMINANT.items() if n < OWN_CALLS and op.wire.get(n) is record
    ]
    yield f"### {record.__name__}: {', '.join(numbers)}"
    yield ""
    rows = ((f"`{f.name}`", _layout_title(f.layout), f.doc) for f in fields_of(record))
    yield from _table(("field", "layout", "meaning"), rows)


def _layout_title(layout: Layout[object] | sibling) -> str:
    if isinstance(layout, sibling):
        return f"{layout.item.title} × `{layout.count}`"
    return layout.title.split(" (")[0]


PAGES: dict[str, Callable[[], str]] = {
    "docs/ops.md": ops_page,
    "docs/differences.md": differences_page,
    "docs/format.md": format_page,
}
