"""Labels of a graph before it runs: what its values will be labelled, but for its inputs.

An input's leaf is its position and type; from there on a label is derived as from an archive's calls. Names
and provenance are not in it.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import ClassVar

from holowork.core import KappaLabel, address_bytes, graph_label, input_leaf
from holowork.ir import ABSENT, CONST, INPUT, LEAVES, OUTPUT, Graph, Node
from holowork.ops.calls.base import NOWHERE, BufferRef, Buffers
from holowork.ops.kernel_calls import Signature, lower
from holowork.ops.spec import OperandTypes
from holowork.ops.table import op_named

Labels = tuple[KappaLabel, ...]
_Said = tuple[Signature, tuple[int, ...]]


def symbolic_labels(graph: Graph) -> Labels:
    """The symbolic label of every node; of an output, the label that its port would report.

    Raises OpError for a node that its op does not take.
    """
    return tuple(SymbolicLabels(is_strict=graph.numerics == "strict").of(graph.nodes))


def symbolic_label(graph: Graph) -> KappaLabel:
    """The symbolic label of a graph: the ordered product over those of its outputs."""
    return output_label(graph.nodes, symbolic_labels(graph))


def output_label(nodes: Sequence[Node], labels: Sequence[KappaLabel]) -> KappaLabel:
    """The label of the whole from those of all nodes."""
    return graph_label([label for node, label in zip(nodes, labels, strict=True) if node.op == OUTPUT])


class SymbolicLabels:
    """The labels of a list of nodes that only grows, each derived once."""

    def __init__(self, *, is_strict: bool) -> None:
        self._is_strict = is_strict
        self._labels: list[KappaLabel] = []
        self._nodes: Sequence[Node] = ()
        self._inputs = 0
        self._signatures: dict[tuple[object, ...], _Said] = {}

    def of(self, nodes: Sequence[Node]) -> list[KappaLabel]:
        """The labels of all nodes; those known from an earlier call must be the same nodes."""
        self._nodes = nodes
        for node in islice(nodes, len(self._labels), None):
            self._labels.append(self._KINDS.get(node.op, SymbolicLabels._interior)(self, node))
        return self._labels

    def _input(self, node: Node) -> KappaLabel:
        self._inputs += 1
        return input_leaf(self._inputs - 1, node.type.dtype, node.type.shape)

    def _constant(self, node: Node) -> KappaLabel:
        return address_bytes(node.constant.data if node.constant is not None else b"")

    def _interior(self, node: Node) -> KappaLabel:
        signature, operands = self._signed(node)
        return signature.label(operands)

    def _relabelled(self, node: Node) -> KappaLabel:
        """A reshape binds the label of its input."""
        return self._labels[node.sources[0]]

    def _port(self, node: Node) -> KappaLabel:
        """A value wired straight through keeps its own label."""
        (source,) = node.sources
        if self._nodes[source].op in LEAVES:
            return self._labels[source]
        signature, operands = self._signed(self._nodes[source])
        return signature.boundary(operands)

    def _signed(self, node: Node) -> tuple[Signature, Labels]:
        kinds = tuple(None if s == ABSENT else self._nodes[s].type for s in node.sources)
        # 0.0 equals −0.0, and 1 is True: the texts tell them apart
        key = (node.op, kinds, node.attributes, repr(node.attributes), node.type)
        if key not in self._signatures:
            self._signatures[key] = self._said(node, kinds)
        signature, places = self._signatures[key]
        return signature, tuple(self._labels[node.sources[place]] for place in places)

    def _said(self, node: Node, kinds: OperandTypes) -> _Said:
        """What the call of a node signs, and which of its sources: the same for all nodes like it."""
        row = op_named(node.op)
        refs = tuple(NOWHERE if s == ABSENT else BufferRef(slot=i) for i, s in enumerate(node.sources))
        buffers = Buffers(operands=refs, output=BufferRef(slot=len(refs)))
        call = lower(row, row.apply(kinds, node.attribute_map()), buffers)
        places = tuple(ref.slot for ref in call.payload.labelled)
        return Signature.of(call, node.type.bytes, strict=self._is_strict), places

    _KINDS: ClassVar[dict[str, Callable[["SymbolicLabels", Node], KappaLabel]]] = {
        INPUT: _input,
        CONST: _constant,
        OUTPUT: _port,
        "reshape": _relabelled,
    }
