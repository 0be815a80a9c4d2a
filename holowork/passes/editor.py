"""Writing a graph anew from an old one: nodes are kept, added or replaced, in order."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from holowork.ir import ABSENT, CONST, Attribute, Constant, Graph, Node, Origin, TensorType
from holowork.passes.readers import told_of_readers

MOST_TOLD = 256
"""How many replaced nodes, and how many lines, an origin tells; the first ones of more.

Without a bound, a row of nodes that become one would cost the square of its length.
"""


def _bounded(origin: Origin) -> Origin:
    return Origin(origin.where, origin.replaced[:MOST_TOLD], origin.more[:MOST_TOLD])


class Editor:
    """Copies a graph node by node; whatever is added for a node has its origin, and names it as replaced."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._nodes: list[Node] = []
        self._moved: dict[int, int] = {ABSENT: ABSENT}
        self._olds: dict[int, list[int]] = {}
        self._origin = Origin()

    def __getitem__(self, node: int) -> Node:
        """A new node."""
        return self._nodes[node]

    def turn_to(self, node: int) -> Node:
        """Begin with the next old node: what is added replaces it; returned with moved sources."""
        old = self._graph[node]
        replaced = (*old.origin.replaced, f"{old.op} %{node}")
        self._origin = Origin(old.origin.where, replaced, old.origin.more)
        return old.renumbered(self._moved)

    def keep(self, node: int, moved: Node) -> int:
        """Append a node with moved sources as the successor of an old one."""
        return self.stand_for(node, self._append(moved))

    def add(self, op: str, sources: tuple[int, ...], made: tuple[TensorType, Mapping[str, Any]]) -> int:
        """Append a new node: its op, its sources, the type of its result and its attributes."""
        kind, attributes = made
        pairs: tuple[tuple[str, Attribute], ...] = tuple(sorted(attributes.items()))
        return self._append(Node(op=op, sources=sources, type=kind, attributes=pairs, origin=self._origin))

    def constant(self, body: Constant, name: str = "") -> int:
        """Append a new constant."""
        return self._append(Node(op=CONST, type=body.type, name=name, constant=body, origin=self._origin))

    def stand_for(self, node: int, result: int) -> int:
        """Let a new node be read wherever the old one was."""
        self._moved[node] = result
        self._olds.setdefault(result, []).append(node)
        return result

    def join(self, node: int, result: int) -> int:
        """Let a new node that computes the same stand for an old one too: it names it as replaced.

        A node without a name takes that of the old one.
        """
        held, old = self._nodes[result], self._graph[node]
        where = f" from {old.origin.where}" if old.origin.where else ""
        texts = (*held.origin.replaced, *self._origin.replaced[:-1], f"{old.op} %{node}{where}")
        joined = held.origin.joined(old.origin)
        origin = _bounded(replace(joined, replaced=tuple(dict.fromkeys(texts))))
        self._nodes[result] = replace(held, name=held.name or old.name, origin=origin)
        return self.stand_for(node, result)

    def place(self, node: int) -> int:
        """The new node that is read wherever an old one was."""
        return self._moved[node]

    def before(self, node: int) -> int:
        """The old node that a new one stands for first; ABSENT for one that was added."""
        return self._olds.get(node, [ABSENT])[0]

    def readers(self, node: int) -> tuple[int, ...]:
        """The old nodes that read what a new one stands for, once for each operand."""
        readers = self._graph.readers
        return tuple(reader for old in self._olds.get(node, ()) for reader in readers.get(old, ()))

    def other_readers(self, node: int, known: Collection[int]) -> str:
        """The old nodes beside known ones that read what a new one stands for, in words; or empty."""
        olds = self._olds.get(node, ())
        return ", ".join(filter(None, (told_of_readers(self._graph, old, known) for old in olds)))

    def replacing(self, made: Node, others: Iterable[int]) -> Node:
        """A node that replaces the old one, and takes in what new ones had replaced themselves."""
        known = {other: self._nodes[other].origin for other in others if other != ABSENT}
        replaced = (text for origin in known.values() for text in origin.replaced)
        texts = tuple(dict.fromkeys((*replaced, *self._origin.replaced)))
        taken = (origin for other, origin in known.items() if other not in made.sources)
        return replace(made, origin=_bounded(replace(self._origin.joined(*taken), replaced=texts)))

    def type_of(self, node: int) -> TensorType:
        """The type of a new node."""
        return self._nodes[node].type

    def finish(self) -> Graph:
        """The graph as it was written."""
        return replace(self._graph, nodes=tuple(self._nodes))

    def _append(self, node: Node) -> int:
        self._nodes.append(node)
        return len(self._nodes) - 1
