"""What is counted in the graph before and after each pass: one table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from holowork.ir import LEAVES, OUTPUT, Graph, Node
from holowork.passes.calls import FORM, TABULATED, attribute_of, calls_of
from holowork.passes.trace_work import bytes_of, kinds_of, work_of

_NOT_COMPUTED = LEAVES | {OUTPUT, "reshape"}
"""Ops without a kernel: a reshape binds the bytes that it reads."""
_MOST_BITS = 16
"""Bits of an index of a lookup table."""


@dataclass(frozen=True, kw_only=True)
class Scope:
    """A graph, and the multiply-adds of each call of the graph that the passes of its stage began with."""

    graph: Graph
    work_of_calls: Mapping[int, int]

    @cached_property
    def kernels(self) -> tuple[int, ...]:
        """The nodes that are computed: in a session those that stand for calls, before it all with an op."""
        nodes = enumerate(self.graph.nodes)
        computed = [(i, node) for i, node in nodes if node.op not in _NOT_COMPUTED]
        named = tuple(i for i, node in computed if calls_of(node))
        return named or tuple(i for i, _ in computed)

    @cached_property
    def tables(self) -> tuple[Node, ...]:
        """The nodes that look their results up."""
        return tuple(node for node in self.graph.nodes if is_table(node))

    def work(self, position: int) -> int:
        """Multiply-adds of a node: a joined one does what its calls do, a table looks each element up."""
        node = self.graph[position]
        calls = calls_of(node)
        if is_table(node):
            return node.type.elements
        if calls and all(call in self.work_of_calls for call in calls):
            return sum(self.work_of_calls[call] for call in calls)
        return work_of(self.graph, position)


def is_table(node: Node) -> bool:
    """Whether a node of a session's program is computed by a lookup table."""
    return attribute_of(node, FORM) == TABULATED


def _nodes(scope: Scope) -> int:
    return len(scope.graph)


def _kernels(scope: Scope) -> int:
    return len(scope.kernels)


def _bytes_moved(scope: Scope) -> int:
    return sum(bytes_of(scope.graph, position) for position in scope.kernels)


def _table_bytes(scope: Scope) -> int:
    """A result for each value that an index of the table can have."""
    return sum(_table(scope.graph, node) for node in scope.tables)


def _table(graph: Graph, node: Node) -> int:
    kinds = (kind for kind in kinds_of(graph, node) if kind is not None)
    bits = min((kind.dtype.bits for kind in kinds), default=0)
    return node.type.dtype.storage(1 << bits) if bits <= _MOST_BITS else 0


def _work(scope: Scope) -> int:
    return sum(map(scope.work, scope.kernels))


@dataclass(frozen=True, kw_only=True)
class Counter:
    """One thing that is counted: its name, its unit where it has one, what it means."""

    name: str
    summary: str
    unit: str
    count: Callable[[Scope], int]


COUNTERS: tuple[Counter, ...] = (
    Counter(name="nodes", summary="nodes of the graph, ports and constants included", unit="", count=_nodes),
    Counter(name="kernels", summary="nodes that are computed, one kernel each", unit="", count=_kernels),
    Counter(
        name="bytes moved",
        summary="bytes that kernels read and write: of each the result, and each operand once",
        unit="B",
        count=_bytes_moved,
    ),
    Counter(name="table bytes", summary="bytes of lookup tables", unit="B", count=_table_bytes),
    Counter(name="work", summary="multiply-adds of all kernels, estimated from types", unit="", count=_work),
)
"""In the order in which they are shown."""


Counts = Mapping[str, int]


class Counting:
    """Counts each graph of a stage once; `start` is the one that its passes began with."""

    def __init__(self, start: Graph) -> None:
        self._start = start
        self._found: dict[int, tuple[Graph, Counts]] = {}

    @cached_property
    def _work(self) -> Mapping[int, int]:
        owners = ((calls_of(node), i) for i, node in enumerate(self._start.nodes))
        return {calls[0]: work_of(self._start, i) for calls, i in owners if len(calls) == 1}

    def of(self, graph: Graph) -> Counts:
        """Every counter of a graph by name."""
        if id(graph) not in self._found:
            scope = Scope(graph=graph, work_of_calls=self._work)
            # the graph is kept too, so that its id stays its own
            self._found[id(graph)] = graph, {one.name: one.count(scope) for one in COUNTERS}
        return self._found[id(graph)][1]

    def works(self, graph: Graph) -> tuple[int, ...]:
        """The multiply-adds of each node of a graph."""
        scope = Scope(graph=graph, work_of_calls=self._work)
        return tuple(map(scope.work, range(len(graph))))
