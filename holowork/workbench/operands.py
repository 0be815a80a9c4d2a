"""The card below a traceback: what a refused operation was applied to, and where that came from."""

from dataclasses import replace
from traceback import walk_tb

from holowork.core import HoloworkError, Places, counted
from holowork.ir import INPUT, Graph, Node
from holowork.ops import GraphBuilder, Tensor
from holowork.workbench.cards.frame import card
from holowork.workbench.history import History
from holowork.workbench.markup import Markup, code, element, name_of, table
from holowork.workbench.picture import card_picture

HOPS = 2
"""How far back from the operands the picture goes."""
MOST_ROWS = 12


def operands_card(fault: HoloworkError) -> Markup | None:
    """The tensors that a graph's operation was refused for; None for any other refusal.

    They are read from the frames of the error, which goes from process to process without its graph.
    """
    made = [f.f_locals for f, _ in walk_tb(fault.__traceback__) if f.f_code is GraphBuilder.op.__code__]
    if not made:
        return None
    builder, given = made[-1]["self"], made[-1]["operands"]
    own = [x.node for x in given if isinstance(x, Tensor) and x.graph is builder]
    operands = [node for node in dict.fromkeys(own) if node < len(builder.nodes)]
    return _card(made[-1]["name"], builder.freeze(), operands[:MOST_ROWS]) if operands else None


def _card(op: str, graph: Graph, operands: list[int]) -> Markup:
    places = Places()
    rows = [_row(f"%{at}", graph[at], places) for at in operands]
    picture = card_picture(History.of_graph(neighbourhood(graph, operands)))
    facts = [counted(len(operands), "operand"), name_of(graph.name)]
    return card("Refused", op, facts).add(table(_HEADERS, rows), picture.img).done()


_HEADERS = ("node", "op", "type", "name", "from")


def _row(place: str, node: Node, places: Places) -> tuple[object, ...]:
    where = name_of(places.shown(node.origin.where))
    return place, element("b", node.op), code(node.type), name_of(node.name), where


def neighbourhood(graph: Graph, nodes: list[int], hops: int = HOPS) -> Graph:
    """The graph of some nodes and what they are made of, so many steps back: what lies beyond is inputs."""
    kept, edge = set(nodes), set(nodes)
    for _ in range(hops):
        edge = {source for node in edge for source in graph[node].present} - kept
        kept |= edge
    places = {old: new for new, old in enumerate(sorted(kept))}
    return replace(graph, nodes=tuple(_moved(graph[old], places) for old in places), extensions=())


def _moved(node: Node, places: dict[int, int]) -> Node:
    """A node in its new place; an input where not all that it reads is there."""
    if all(source in places for source in node.present):
        return replace(node, sources=tuple(places.get(source, source) for source in node.sources))
    return Node(op=INPUT, type=node.type, name=node.name or f"… {node.op}")
