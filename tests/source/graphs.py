"""Random graphs whose nodes have names of all kinds, or none."""

from dataclasses import replace

from hypothesis import strategies as st

from holowork.ir import NUMERICS, OUTPUT, Graph, Node
from tests import strategies

ODD = ["none", "inf", "%0", "let", "a b", '"', "\\", "\n"]
NAMES = st.text(min_size=1, max_size=6) | st.sampled_from(ODD)


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """A graph of nodes with distinct names, or none, in the mode of arithmetic that a text means."""
    drawn = draw(strategies.graphs())
    names = draw(st.lists(NAMES, unique=True, max_size=8))
    places = draw(st.permutations(range(len(drawn))))
    given = dict(zip(places, names, strict=False))
    nodes = tuple(_named(node, given.get(place, "")) for place, node in enumerate(drawn))
    return replace(drawn, nodes=nodes, numerics=NUMERICS[0])


def _named(node: Node, name: str) -> Node:
    """The node with this name; an output that has none would share the one of what it shows."""
    return node if node.op == OUTPUT and not name else replace(node, name=name)
