"""Nodes of a session's program: which calls they stand for, and which nodes were lowered to those."""

from collections.abc import Iterator

from holowork.ir import ABSENT, LEAVES, Graph, Node, levels_of

CALLS, FORM, TABULATED = "calls", "form", "table"
"""Attributes of nodes in the program of a session: the calls that a node stands for, and the form of its
kernel where there are several; one form is a lookup table."""


def calls_of(node: Node) -> tuple[int, ...]:
    """The calls of the archive that a node stands for; none before there is an archive."""
    found = attribute_of(node, CALLS)
    return tuple(map(int, found)) if isinstance(found, tuple) else ()


def attribute_of(node: Node, name: str) -> object:
    """An attribute, None where it has its default."""
    for key, value in node.attributes:
        if key == name:
            return value
    return None


def lowered_nodes(graph: Graph) -> tuple[int, ...]:
    """The nodes that become calls, in the order of the calls: level by level, ascending."""
    return tuple(n for level in levels_of(graph) for n in level if not graph[n].is_port)


def lowered_from(before: Graph, after: Graph) -> dict[int, int]:
    """From nodes of a session's program to those of the graph that was compiled; empty for other graphs."""
    calls = {new: calls_of(node) for new, node in enumerate(after.nodes)}
    if not any(calls.values()) or any(map(calls_of, before.nodes)):
        return {}
    lowered = lowered_nodes(before)
    found: dict[int, int] = {}
    for new, each in calls.items():
        if len(each) == 1 and each[0] < len(lowered):
            found[new] = lowered[each[0]]
    found |= dict(zip(after.inputs, before.inputs, strict=False))
    found |= dict(zip(after.outputs, before.outputs, strict=False))
    return {**dict(_leaves(before, after, found)), **found}


def _leaves(before: Graph, after: Graph, found: dict[int, int]) -> Iterator[tuple[int, int]]:
    """The constants that calls read, by the operands of the nodes that were lowered to them."""
    for new, old in found.items():
        for source, was in zip(after[new].sources, before[old].sources, strict=False):
            if ABSENT not in {source, was} and after[source].op in LEAVES and before[was].op in LEAVES:
                yield source, was
