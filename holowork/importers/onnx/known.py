"""Values that are known while a model is imported: those of nodes that read constants alone.

They are computed by the references of the ops, from the nodes that the recipes made: shape arithmetic is not
written a second time for importing.
"""

from holowork.importers.errors import UnsupportedForm
from holowork.ir import ABSENT, CONST, INPUT, Node
from holowork.ops import Array, GraphBuilder, Tensor, from_bytes, op_named

MOST = 1 << 28
"""Bytes of what is computed for one value, at most."""
_KEPT = 1 << 16


class KnownValues:
    """The values of a graph under construction, as far as no input is read."""

    def __init__(self, graph: GraphBuilder) -> None:
        self._graph = graph
        self._open: list[frozenset[int]] = []
        self._values: dict[int, Array] = {}

    def of(self, tensor: Tensor) -> Array | None:
        """The value of a tensor, None where it depends on an input; raises UnsupportedForm for a huge one."""
        if self._inputs_of(tensor.node):
            return None
        cone = self._cone(tensor.node)
        needed = sum(self._graph.nodes[position].type.bytes for position in cone)
        if needed > MOST:
            raise UnsupportedForm(tensor.title, f"a value that takes at most {MOST} bytes", f"{needed}")
        values = dict(self._values)
        for position in cone:
            values[position] = self._computed(self._graph.nodes[position], values)
            if values[position].nbytes <= _KEPT:
                self._values[position] = values[position]
        return values[tensor.node]

    def inputs_of(self, tensor: Tensor) -> tuple[str, ...]:
        """The names of the inputs that a tensor depends on."""
        return tuple(self._graph.nodes[position].name for position in sorted(self._inputs_of(tensor.node)))

    def _inputs_of(self, position: int) -> frozenset[int]:
        """The inputs that a node depends on; all nodes up to it are settled once."""
        for place in range(len(self._open), position + 1):
            node = self._graph.nodes[place]
            if node.op == INPUT:
                self._open.append(frozenset({place}))
            else:
                self._open.append(self._joined(node))
        return self._open[position]

    def _joined(self, node: Node) -> frozenset[int]:
        """The inputs of what a node reads; the set of one of them where it has all."""
        sets = [self._open[source] for source in node.present]
        largest = max(sets, key=len, default=frozenset[int]())
        return largest if all(one <= largest for one in sets) else frozenset[int]().union(*sets)

    def _cone(self, position: int) -> list[int]:
        """What must be computed for a node, in order."""
        seen, pending = set[int](), [position]
        while pending:
            place = pending.pop()
            if place not in seen and place not in self._values:
                seen.add(place)
                pending.extend(self._graph.nodes[place].present)
        return sorted(seen)

    def _computed(self, node: Node, values: dict[int, Array]) -> Array:
        if node.op == CONST and node.constant is not None:
            return from_bytes(node.type, node.constant.data)
        kinds = tuple(None if s == ABSENT else self._graph.nodes[s].type for s in node.sources)
        operands = tuple(None if s == ABSENT else values[s] for s in node.sources)
        row = op_named(node.op)
        return row.reference(operands, row.apply(kinds, node.attribute_map()))
