"""The cards of a graph, and of one value of a graph under construction."""

from collections.abc import Iterator

from holowork.core import OpError, Places, counted
from holowork.ir import ABSENT, Graph, Node, show_attribute
from holowork.ops import Tensor, symbolic_label
from holowork.workbench.cards.frame import card, kappa_code, ports_of_graph, size_of
from holowork.workbench.history import History
from holowork.workbench.markup import Markup, code, element, folded, letters, name_of, table
from holowork.workbench.picture import card_picture
from holowork.workbench.scene import kind_of

MOST_ROWS = 40
"""Rows of the folded table of nodes."""


def graph_card(graph: Graph, most: int = MOST_ROWS) -> Markup:
    """Ports, picture, and the nodes, at most so many, in a folded table."""
    picture = card_picture(History.of_graph(graph))
    places = Places()
    rows = [
        (f"%{number}", *_row(node), name_of(places.shown(node.origin.where)))
        for number, node in enumerate(graph.nodes[:most])
    ]
    cut = f", the first {most} shown" if len(graph) > most else ""
    return (
        card("Graph", graph.name, list(_facts(graph)))
        .add(ports_of_graph(graph), picture.img if len(graph) else None)
        .add(folded(f"{counted(len(graph), 'node')}{cut}", table(_HEADERS, rows)))
        .done()
    )


_HEADERS = ("node", "op", "reads", "type", "attributes", "name", "from")


def _facts(graph: Graph) -> Iterator[object]:
    yield counted(len(graph), "node")
    yield counted(graph.edges, "edge")
    operations = sum(kind_of(node) == "op" for node in graph.nodes)
    yield counted(operations, "operation")
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
        _attributes(node)[:60],
        name_of(node.name) if node.name else "",
    )


def tensor_card(tensor: Tensor) -> Markup:
    """The node that makes the value: its type, what it reads, its attributes, and where it was written."""
    graph, number = tensor.graph, tensor.node
    node = graph.nodes[number]
    reads = [f"%{source} {graph.nodes[source].op} {graph.nodes[source].type}" for source in node.present]
    facts = [
        ("graph", name_of(graph.name)),
        *[("reads", element("code", letters(", ".join(reads))))] * bool(reads),
        *[("attributes", letters(_attributes(node)))] * bool(node.attributes),
        ("from", name_of(Places().shown(node.origin.where))),
    ]
    told = [f"%{number}", element("b", node.op), code(node.type), size_of(node.type.bytes)]
    return card("Tensor", node.name, told).add(table(("", "value"), facts)).done()


def _attributes(node: Node) -> str:
    return ", ".join(f"{name}={show_attribute(value)}" for name, value in node.attributes)
