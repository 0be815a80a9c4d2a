"""The cards of two runs on the same inputs, and of two archives."""

from holowork.archive import readable_bytes
from holowork.core import counted
from holowork.model import ArchiveDiff, ComparedNode, Comparison, Part, PartDiff
from holowork.workbench.cards.explanations import diff_card
from holowork.workbench.cards.frame import card
from holowork.workbench.markup import Markup, Number, code, element, folded, name_of, number, table
from holowork.workbench.strips import strips_picture

MOST_NODES = 100
MOST_PARTS = 100
_AGREE = {None: "", True: "agree", False: "differ"}


def comparison_card(comparison: Comparison) -> Markup:
    """The first node beyond the tolerance, and how far each is apart."""
    first = comparison.first
    told = "all within" if first is None else f"first beyond: {first.name}"
    facts = [f"{comparison.left} beside {comparison.right}", f"allowed: {comparison.tolerance}"]
    headers = ("node", "type", "", "ulp", "absolute", "beyond", "labels")
    rows = [_node(node) for node in comparison.nodes[:MOST_NODES]]
    more = len(comparison.nodes) - MOST_NODES
    cut = f", the first {MOST_NODES} shown" if more > 0 else ""
    listed = folded(f"{counted(len(comparison.nodes), 'node')}{cut}", table(headers, rows), is_open=True)
    alone = f"in memory on one side alone: {comparison.only_left} left, {comparison.only_right} right"
    return card("Comparison", told, facts).add(listed, element("div", alone)).done()


def _node(node: ComparedNode) -> tuple[object, ...]:
    apart, agree = node.distance, _AGREE[node.labels_agree]
    if apart is None:
        kinds = code(" and ".join(node.kinds))
        return name_of(node.name), kinds, "other type", number(""), number(""), number(""), agree
    ulp = number("" if apart.ulp is None else apart.ulp)
    distances = (ulp, number(f"{apart.absolute:.3g}"), number(apart.beyond))
    return name_of(node.name), code(node.kinds[0]), node.state, *distances, agree


def archive_diff_card(diff: ArchiveDiff) -> Markup:
    """What became of each section and of each weight, and the programs as graphs."""
    told = "same bytes" if diff.is_same else "different"
    made = card("ArchiveDiff", f"{diff.left} → {diff.right}", [told]).add(strips_picture(diff).img)
    for title, parts in (("section", diff.sections), ("weight", diff.weights)):
        if parts:
            made.add(_parts(title, parts))
    if diff.program is not None:
        made.add(folded("the program", diff_card(diff.program), is_open=not diff.is_same))
    return made.add(element("div", f"the program: not compared, {diff.why}") if diff.why else None).done()


def _parts(title: str, parts: tuple[PartDiff, ...]) -> Markup:
    rows = [(name_of(one.name), one.state, *_sides(one)) for one in parts[:MOST_PARTS]]
    changed = sum(one.left is None or one.right is None or one.left.label != one.right.label for one in parts)
    whole = table((title, "state", "left", "right", "κ"), rows)
    return folded(f"{counted(len(parts), title)}, {changed} different", whole, is_open=bool(changed))


def _sides(one: PartDiff) -> tuple[object, ...]:
    labels = dict.fromkeys(part.label.short for part in one.sides if part is not None)
    return *map(_size, one.sides), code(" → ".join(labels))


def _size(part: Part | None) -> Number:
    return number("" if part is None else f"{readable_bytes(part.length)} at {part.offset}")
