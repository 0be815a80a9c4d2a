"""The cards of explanations, of differences of graphs, and of the traces that archives keep."""

from holowork.core import Places, counted
from holowork.ir import Graph, Node, StopRecord, TraceRecord
from holowork.passes import Diff, Explanation, Step, legend, node_line, told
from holowork.workbench.cards.frame import card
from holowork.workbench.history import History
from holowork.workbench.markup import NEW_LINE, Markup, code, element, folded, letters, name_of, number, table
from holowork.workbench.picture import card_picture
from holowork.workbench.target import stop_of

MOST_STEPS = 40
MOST_REASONS = 12
MOST_LINES = 200
_SMALL = "font-size:12px;margin:2px 0"


def explanation_card(explanation: Explanation) -> Markup:
    """Each node on the way to a value: where it came from, which rules made it, which nearly did."""
    gone = [f"nothing stands for it after {explanation.gone}"] if explanation.gone else []
    places = Places()
    made = card("Explanation", explanation.name, [*gone, f"{counted(len(explanation), 'node')} on the way"])
    made.add(element("div", legend(explanation.ends), style=_SMALL) if explanation.steps else None)
    for number_, step in enumerate(explanation.steps[:MOST_STEPS]):
        made.add(_step(step, places, is_open=number_ < _MOST_OPEN))
    more = len(explanation) - MOST_STEPS
    return made.add(element("div", f"… {more} more") if more > 0 else None).done()


_MOST_OPEN = 6


def _step(step: Step, places: Places, *, is_open: bool) -> Markup:
    origins = [(_lines(node, places), f"%{at} {node.op}") for at, node in step.origins]
    rows = [(name_of(where or "–"), code(text)) for where, text in origins[:MOST_REASONS]]
    lines = table(("line", f"node {step.ends[0]}"), rows) if rows else element("div", "no node of the source")
    reasons = [
        element("li", element("b", title), " ", letters(text))
        for title, found in (("by", step.rewrites), ("not", step.near_misses))
        for text in told(found)[:MOST_REASONS]
    ]
    head = element("code", f"%{step.number} = {letters(step.node.op)} : {letters(step.node.type)}")
    return folded(head, lines, element("ul", *reasons, style=_SMALL), is_open=is_open)


def _lines(node: Node, places: Places) -> str:
    return ", ".join(map(places.shown, node.provenance))


def diff_card(diff: Diff) -> Markup:
    """Nodes that came, went, read something else or stayed, in four folded lists."""
    made = card("Diff", diff.after.name, [repr(diff)])
    lists = (
        ("added", diff.after, diff.added),
        ("removed", diff.before, diff.removed),
        ("changed", diff.after, diff.changed),
        ("kept", diff.after, diff.kept),
    )
    for title, graph, nodes in lists:
        made.add(_nodes(title, graph, nodes))
    return made.add(card_picture(History.of([stop_of(diff)]), 0).img).done()


def _nodes(title: str, graph: Graph, nodes: tuple[int, ...]) -> Markup | None:
    if not nodes:
        return None
    lines = [piece for node in nodes[:MOST_LINES] for piece in (node_line(node, graph[node]), NEW_LINE)]
    more = [f"… {len(nodes) - MOST_LINES} more"] * (len(nodes) > MOST_LINES)
    shown = element("pre", *lines, *more, style=_SMALL)
    return folded(f"{counted(len(nodes), 'node')} {title}", shown, is_open=title not in {"kept", "removed"})


def trace_card(trace: TraceRecord) -> Markup:
    """The passes that an archive tells of; their times are not kept."""
    headers = ("#", "pass", "stage", "nodes", "kernels", "rewrites", "near misses", "note")
    rows = [(position, *_stop(stop)) for position, stop in enumerate(trace.stops[:MOST_LINES])]
    return card("Trace", trace.program, [f"{len(trace.stops)} in all"]).add(table(headers, rows)).done()


def _stop(stop: StopRecord) -> tuple[object, ...]:
    counts = {one.name: number(f"{one.before} → {one.after}") for one in stop.counters}
    counted = (counts.get("nodes", number("–")), counts.get("kernels", number("–")))
    rules = (len(stop.rewrites), len(stop.near_misses))
    return (name_of(stop.name), name_of(stop.stage), *counted, *rules, name_of(stop.note))
