"""Ops applied to types alone: the nodes that come of it, or the refusal; asked once for equal questions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from holowork.core import OpError
from holowork.ir import ABSENT, INPUT, Attribute, Node, TensorType
from holowork.ops import GraphBuilder, OpSpec, Tensor, canonical, op_named
from holowork.workbench.steps import Step

_KNOWN = 8192
"""How many answers are kept: they depend on types and attributes alone."""
Kinds = tuple[TensorType | None, ...]


@dataclass(frozen=True)
class Attributes:
    """Attributes as a key: numbers that are equal and not the same, such as 0.0 and −0.0, are told apart."""

    pairs: tuple[tuple[str, Attribute], ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attributes) and repr(self.pairs) == repr(other.pairs)

    def __hash__(self) -> int:
        return hash(repr(self.pairs))


@dataclass(frozen=True, kw_only=True)
class Applied:
    """The nodes of an op, with those that broadcasting takes; or `fault`.

    Sources are numbered from the operands on, each of them with its place whether it is there or not.
    """

    nodes: tuple[Node, ...] = ()
    fault: OpError | None = None

    @property
    def type(self) -> TensorType | None:
        """The type of the result."""
        return self.nodes[-1].type if self.nodes else None


def attributes_of(step: Step) -> Attributes:
    """The attributes of a step as a key."""
    return Attributes(step.attributes)


@lru_cache(maxsize=_KNOWN)
def applied(op: str, kinds: Kinds, attributes: Attributes) -> Applied:
    """An op applied to values of these types, None for one that is left out."""
    try:
        scratch = _applied_in(GraphBuilder(), op, (kinds, attributes))
    except OpError as fault:
        return Applied(fault=fault.with_traceback(None))
    operands = [place for place, kind in enumerate(kinds) if kind is not None]
    places = [*operands, *range(len(kinds), len(kinds) + len(scratch.nodes))]
    return Applied(nodes=tuple(_numbered(node, places) for node in scratch.nodes[len(operands) :]))


def _applied_in(scratch: GraphBuilder, op: str, given: tuple[Kinds, Attributes]) -> GraphBuilder:
    """A graph of the operands as inputs without names, and the op."""
    kinds, attributes = given
    row = op_named(op)
    values = [None if kind is None else scratch.append(Node(op=INPUT, type=kind)) for kind in kinds]
    if is_offered(row, attributes):
        scratch.op(op, *values, **dict(attributes.pairs))
        return scratch
    application = row.apply(kinds, dict(attributes.pairs))
    sources = tuple(ABSENT if value is None else value.node for value in values)
    attached = canonical(row, application)
    scratch.append(Node(op=op, sources=sources, type=application.result, attributes=attached))
    return scratch


def is_offered(row: OpSpec, attributes: Attributes) -> bool:
    """Whether a method of a graph under construction makes such a node."""
    offered = {spec.name for spec in row.offered_attributes}
    return row.is_offered and all(name in offered for name, _ in attributes.pairs)


def _numbered(node: Node, places: Sequence[int]) -> Node:
    sources = tuple(ABSENT if source == ABSENT else places[source] for source in node.sources)
    return replace(node, sources=sources)


def told(step: Step, kinds: Kinds, names: Sequence[str | None]) -> OpError:
    """The refusal of a step, in the words that a graph with operands of these names has for it."""
    scratch = GraphBuilder()
    values: list[Tensor | None] = [
        None if kind is None else scratch.append(Node(op=INPUT, type=kind, name=name or ""))
        for kind, name in zip(kinds, names, strict=True)
    ]
    try:
        if not step.is_kept:
            scratch.op(step.op, *values, **dict(step.attributes))
    except OpError as fault:
        return fault.with_traceback(None)
    return applied(step.op, kinds, attributes_of(step)).fault or OpError(step.op)
