"""The card of a graph."""

from collections.abc import Iterator

from holowork.core import OpError
from holowork.ir import ABSENT, Graph, Node, show_attribute
from holowork.ops import symbolic_label
from holowork.workbench.cards.frame import card, count, kappa_code, ports_of_graph
from holowork.workbench.history import History
from holowork.workbench.markup import Markup, code, element, folded, name_of, table
from holowork.workbench.picture import card_picture
from holowork.workbench.places import Places
from holowork.workbench.scene import kind_of

MOST_ROWS = 40
"""Rows of the folded table of nodes."""


def graph_card(graph: Graph) -> Markup:
    """Ports, picture, and every node in a folded table."""
    picture = card_picture(History.of_graph(graph))
    places = Places()
    rows = [
        (f"%{number}", *_row(node), name_of(places.shown(node.origin.where)))
        for number, node in enumerate(graph.nodes[:MOST_ROWS])
    ]
    cut = f", the first {MOST_ROWS} shown" if len(graph) > MOST_ROWS else ""
    return (
        card("Graph", graph.name, list(_facts(graph)))
        .add(ports_of_graph(graph), picture.img if len(graph) else None)
        .add(folded(f"{count(len(graph), 'node')}{cut}", table(_HEADERS, rows)))
        .done()
    )


_HEADERS = ("node", "op", "reads", "type", "attributes", "name", "from")


def _facts(graph: Graph) -> Iterator[object]:
    yield count(len(graph), "node")
    yield count(graph.edges, "edge")
    operations = sum(kind_of(node) == "op" for node in graph.nodes)
    yield count(operations, "operation")
    if graph.numerics != "fused":
        yield graph.numerics
    yield kappa(graph)


def kappa(graph: Graph) -> Markup:
    """The symbolic label of a graph: eight digits, all of it in the tooltip."""
    try:
        label = symbolic_label(graph)
    except OpError as fault:
        return element("span", "κ° none", title=str(fault))
    return element("span", "κ° ", kappa_code(label))


def _row(node: Node) -> tuple[object, ...]:
    return (
        element("b", node.op),
        ", ".join("_" if s == ABSENT else f"%{s}" for s in node.sources),
        code(node.type),
        ", ".join(f"{name}={show_attribute(value)}" for name, value in node.attributes)[:60],
        name_of(node.name) if node.name else "",
    )
