"""The program of load passes: a graph whose nodes say which calls of the archive they stand for.

Each call is a node of its op. What the archive says about bytes rather than tensors is a node of its own,
which no pass looks through: `part` where a call reads some bytes of a value, `placed` where it writes some of
them, `view` where it takes a value for elements of another type. That calls see the same elements along
other axes is not said. A `kept` stands between what no input reaches, which is computed once, and what is
computed in each run.
"""

from collections.abc import Sequence

from holowork.archive import CallProvenance
from holowork.ir import (
    ABSENT,
    CONST,
    INPUT,
    LEAVES,
    OUTPUT,
    Attribute,
    Constant,
    Graph,
    Node,
    Origin,
    TensorType,
)
from holowork.ops import BufferRef
from holowork.passes import CALLS
from holowork.runtime.pages import StoredConstant
from holowork.runtime.plan import Plan
from holowork.runtime.step import Step
from kernels_ir import DType

PART, PLACED, VIEW, KEPT = "part", "placed", "view", "kept"
_LIGHT = frozenset({"expand", "dequantize", "reshape"})
"""Ops whose results are larger than what they read, or the same: they may be made anew in each run."""
DEQUANTIZE = "dequantize"
"""The op whose channels are those of an axis."""


def program_of(plan: Plan, name: str = "", provenance: Sequence[CallProvenance] = ()) -> Graph:
    """The steps of a plan that runs compute, as a graph; a step that repeats another is not in it.

    `provenance` says where each call came from, if it is known.
    """
    writing = _Writing(plan, provenance)
    for port in plan.inputs:
        writing.leaf(port.descriptor.slot, Node(op=INPUT, type=port.type, name=port.name))
    for index, step in enumerate(plan.steps):
        if index not in plan.spared:
            writing.step(index, step)
    for port in plan.outputs:
        source = writing.value(BufferRef(slot=port.descriptor.slot, offset=0, length=port.length), port.type)
        writing.append(Node(op=OUTPUT, sources=(source,), type=port.type, name=port.name))
    return Graph(nodes=tuple(writing.nodes), name=name)


class _Writing:
    """The nodes so far, and which of them is the value of a slot."""

    def __init__(self, plan: Plan, provenance: Sequence[CallProvenance]) -> None:
        self.nodes: list[Node] = []
        self._plan = plan
        self._provenance = provenance
        self._of: dict[int, int] = {}
        self._views: dict[tuple[int, TensorType], int] = {}
        self._constant_nodes: set[int] = set()
        self._kept: dict[int, int] = {}
        self._constants = {constant.slot: constant for constant in (*plan.constants, *plan.known)}

    def append(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1

    def leaf(self, slot: int, node: Node) -> None:
        self._of[slot] = self.append(node) if node.op == INPUT else self._seen_as(node)

    def step(self, index: int, step: Step) -> None:
        """A node for what a step makes, and one for its place among other bytes."""
        first = self._plan.firsts[index]
        if first != index:
            self._of[step.writes.slot] = self._of[self._plan.steps[first].writes.slot]
            return
        made = self.append(self._node(index, step))
        if self._constant_nodes.issuperset(self.nodes[made].present):
            self._constant_nodes.add(made)
        length = self._plan.lengths[step.writes.slot]
        if step.writes.offset or length != step.application.result.bytes:
            whole = TensorType(DType.U8, (length,))
            made = self._seen_as(Node(op=PLACED, sources=(made,), type=whole))
        self._of[step.writes.slot] = made

    def _node(self, index: int, step: Step) -> Node:
        pairs = zip(step.reads, step.application.operands, strict=True)
        sources = self._apart([ABSENT if kind is None else self.value(ref, kind) for ref, kind in pairs])
        return Node(
            op=step.call.op.name,
            sources=sources,
            type=self._type(step),
            attributes=_attributes(index, step),
            origin=self._origin(index, step),
        )

    def _apart(self, sources: list[int]) -> tuple[int, ...]:
        """What a step reads; where an input reaches it, results that none reaches are not made with it."""
        present = {source for source in sources if source != ABSENT}
        if self._constant_nodes.issuperset(present):
            return tuple(sources)
        return tuple(self._keep(source) if source in self._constant_nodes else source for source in sources)

    def _keep(self, source: int) -> int:
        node = self.nodes[source]
        if node.op in LEAVES or node.op in _LIGHT:
            return source
        if source not in self._kept:
            self._kept[source] = self.append(Node(op=KEPT, sources=(source,), type=node.type))
        return self._kept[source]

    def _seen_as(self, node: Node) -> int:
        """Another view of a value, which is as constant as that."""
        made = self.append(node)
        if self._constant_nodes.issuperset(node.present):
            self._constant_nodes.add(made)
        return made

    def _origin(self, index: int, step: Step) -> Origin:
        if not self._provenance:
            return Origin(replaced=(step.where,))
        known = self._provenance[index]
        where, *more = known.lines or ("",)
        return Origin(where, (*known.nodes, step.where), tuple(more))

    def _type(self, step: Step) -> TensorType:
        """What a step makes, with the extents that the archive says: an elementwise call only counts.

        Channels are those of an axis of the call, whatever else the archive says.
        """
        made = step.application.result
        if step.call.op.name == DEQUANTIZE and step.application.integer("axis") >= 0:
            return made
        declared = TensorType(made.dtype, self._plan.shapes.get(step.writes.slot, made.shape))
        return declared if declared.elements == made.elements else made

    def value(self, ref: BufferRef, kind: TensorType) -> int:
        """The node that a reference reads as a tensor of a type."""
        if ref.slot not in self._of:
            self.leaf(ref.slot, self._constant(ref, kind))
        node = self._of[ref.slot]
        if ref.offset or self._plan.lengths[ref.slot] < kind.bytes:
            attributes = (("length", ref.length), ("offset", ref.offset))
            return self._seen_as(Node(op=PART, sources=(node,), type=kind, attributes=attributes))
        found = self.nodes[node].type
        is_same = (found.dtype, found.elements) == (kind.dtype, kind.elements)
        return node if is_same else self._view(node, kind)

    def _view(self, node: int, kind: TensorType) -> int:
        if (node, kind) not in self._views:
            self._views[node, kind] = self._seen_as(Node(op=VIEW, sources=(node,), type=kind))
        return self._views[node, kind]

    def _constant(self, ref: BufferRef, kind: TensorType) -> Node:
        held = self._constants[ref.slot]
        whole = kind if not ref.offset and kind.bytes == held.size else TensorType(DType.U8, (held.size,))
        found = Constant(whole, held.body) if held.is_read else StoredConstant(whole, held.stored)
        return Node(op=CONST, type=whole, constant=found)


def _attributes(index: int, step: Step) -> tuple[tuple[str, Attribute], ...]:
    """What differs from the op's defaults, and the call."""
    defaults = {spec.name: spec.default for spec in step.call.op.attributes}
    given = {k: v for k, v in step.application.attributes.items() if defaults.get(k) != v}
    return tuple(sorted({**given, CALLS: (index,)}.items()))
