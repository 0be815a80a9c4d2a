"""What became of each node of a model."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from holowork.core import Displayable, table
from holowork.ir import ABSENT, CONST, INPUT, Graph
from holowork.ops import NOWHERE, BufferRef, Buffers, GraphBuilder, Trait, application_of, lower, op_named


@dataclass(frozen=True, kw_only=True)
class Imported:
    """A node of a model: how it is said with ops of ours, and the nodes of the graph that say it.

    `depth` counts the functions and subgraphs that it is in.
    """

    name: str
    op: str
    way: str
    depth: int
    nodes: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class ImportedOp:
    """All nodes of one op of a model: how many there are, how they are said, and by which nodes of ours.

    `known` counts the nodes of the model whose values no input decides; `own` has those of `made` that become
    calls which only holowork knows, before any pass. Constants are not in `made`.
    """

    op: str
    way: str
    count: int
    made: Counter[str]
    known: int
    own: Counter[str]


@dataclass(frozen=True, kw_only=True, repr=False)
class ImportReport(Displayable):
    """What was imported from a model, in the order of its nodes, to `graph`."""

    title: str
    nodes: tuple[Imported, ...]
    graph: GraphBuilder = field(compare=False)

    @property
    def ops(self) -> Counter[str]:
        """How many nodes of the model there are of each of its ops; functions count once."""
        return Counter(node.op for node in self.nodes if not node.depth)

    @property
    def ways(self) -> Mapping[str, str]:
        """How each op of the model is said: directly, composed, by its definition, or as a function."""
        return {node.op: node.way for node in self.nodes if not node.depth}

    @cached_property
    def rows(self) -> tuple[ImportedOp, ...]:
        """Each op of the model with what was made of it, the most frequent first."""
        graph = self.graph.freeze()
        known = _known(graph)
        return tuple(self._row(op, graph, known) for op, _ in self.ops.most_common())

    def _row(self, op: str, graph: Graph, known: frozenset[int]) -> ImportedOp:
        outermost = [node for node in self.nodes if node.op == op and not node.depth]
        made = [place for node in outermost for place in node.nodes if graph[place].op != CONST]
        return ImportedOp(
            op=op,
            way=outermost[-1].way,
            count=len(outermost),
            made=Counter(graph[place].op for place in made),
            known=sum(bool(node.nodes) and known.issuperset(node.nodes) for node in outermost),
            own=Counter(graph[place].op for place in made if _is_own(graph, place)),
        )

    def __repr__(self) -> str:
        listed = ", ".join(f"{count} {op}" for op, count in self.ops.most_common(4))
        return f"ImportReport({self.title!r}, nodes={sum(self.ops.values())}: {listed})"

    def __str__(self) -> str:
        rows = [(r.op, r.count, r.known, r.way, listed_ops(r.made), listed_ops(r.own)) for r in self.rows]
        return table(rows, ("ONNX", "nodes", "known", "said", "by ours", "own calls"))


def listed_ops(ops: Mapping[str, int]) -> str:
    """Ops with how often there are: `add, slice ×2`."""
    return ", ".join(op if many == 1 else f"{op} ×{many}" for op, many in ops.items())


def _known(graph: Graph) -> frozenset[int]:
    """The nodes whose value no input decides."""
    reached = set[int]()
    for place, node in enumerate(graph.nodes):
        if node.op == INPUT or not reached.isdisjoint(node.present):
            reached.add(place)
    return frozenset(range(len(graph))) - reached


def _is_own(graph: Graph, place: int) -> bool:
    """Whether a node becomes a call that only holowork knows; passes write composites out before."""
    op, node = op_named(graph[place].op), graph[place]
    if op.traits & Trait.COMPOSITE:
        return False
    operands = tuple(NOWHERE if s == ABSENT else _whole(graph, s) for s in node.sources)
    buffers = Buffers(operands=operands, output=_whole(graph, place))
    return not lower(op, application_of(graph, place), buffers).is_portable


def _whole(graph: Graph, place: int) -> BufferRef:
    return BufferRef(slot=place, length=graph[place].type.bytes)
