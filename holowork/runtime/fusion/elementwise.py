"""elementwise: trees of ops that compute each element on its own become one loop."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from holowork.core import Observer
from holowork.ir import Graph
from holowork.passes import NearMiss, Pass, RewriteApplied, missed, told_of_readers
from holowork.runtime.fusion.joining import (
    ELEMENTWISE,
    EXPAND,
    absorbed,
    expression,
    form_of,
    joined_node,
    ops_of,
    repeats,
)
from holowork.runtime.fusion.rows_of_loops import LEAST_ROW, is_quick, row
from holowork.runtime.fusion.tables import is_looked_up
from kernels_ir import STORED

MOST_OPERANDS = 12
"""Operands of a loop: each has an address that steps on, and registers for addresses are few."""
MOST_STEPS = 96
"""Formulas of a loop, each counted as often as it is written out."""
RULE = "tree"
_TABLE = "no table answers it faster"
_NOTE = "every inner result is rounded to its dtype, as if it had been stored and read again"


def _transform(graph: Graph, observer: Observer) -> Graph:
    trees = _Trees(graph, observer)
    for position in reversed(range(len(graph))):
        trees.visit(position)
    return trees.graph()


ELEMENTWISE_TREES: Pass[Graph] = Pass(
    name="elementwise",
    summary="Compute trees of elementwise ops in one loop.",
    exact=True,
    transform=_transform,
)


@dataclass(frozen=True, kw_only=True)
class _Condition:
    """What must hold for a node to be computed where it is read; it is given the node and that root."""

    text: str
    holds: Callable[[int, int], bool]
    found: Callable[[int, int], str] | None = None


class _Trees:
    """Which loop computes each node: a node is taken in by the root that all of its readers are part of.

    Nodes are visited from the last to the first, so that it is known where the readers of each are computed.
    """

    def __init__(self, graph: Graph, observer: Observer) -> None:
        self._graph = graph
        self._observer = observer
        self._root = list(range(len(graph)))
        self._is_table = [is_looked_up(graph, node) for node in graph.nodes]
        self._is_part = [self._is_elementwise(i) for i in range(len(graph))]
        self._uses = [1] * len(graph)
        self._steps = [len(ops_of(node)) for node in graph.nodes]
        self._reads: dict[int, set[int]] = {}
        self._taken: dict[int, set[int]] = {}
        self._axes = {i: node.type.shape for i, node in enumerate(graph.nodes) if self._is_along_axes(i)}
        self._short = {i for i in range(len(graph)) if self._has_short_rows(i)}
        self._slow = {i for i, node in enumerate(graph.nodes) if not is_quick(node)}

    @cached_property
    def _conditions(self) -> tuple[_Condition, ...]:
        """What must hold of a node for a root to take it in."""
        return (
            _Condition(
                text="every reader of it is computed by one kernel",
                holds=self._is_read_by_one,
                found=self._other_readers,
            ),
            _Condition(text="it has as many elements as the result", holds=self._has_elements),
            _Condition(text=f"one loop has at most {MOST_STEPS} formulas", holds=self._is_short),
            _Condition(text=f"one loop has at most {MOST_OPERANDS} operands", holds=self._has_few_operands),
            _Condition(
                text=f"rows have {LEAST_ROW} elements, or all is quickly computed", holds=self._is_quick
            ),
            _Condition(text="one loop repeats along the axes of one shape", holds=self._has_axes),
        )

    @cached_property
    def _repeating(self) -> tuple[_Condition, ...]:
        """What must hold of a repetition along axes, whose copy other readers may still need."""
        return (self._conditions[1], *self._conditions[3:])

    def visit(self, position: int) -> None:
        """Decide where a node is computed."""
        readers = dict.fromkeys(self._graph.readers.get(position, ()))
        roots = dict.fromkeys(self._root[reader] for reader in readers if self._is_part[reader])
        node = self._graph[position]
        if node.op == EXPAND and not form_of(node):
            for root in roots:
                self._repeat(position, root)
        elif self._is_table[position]:
            for root in roots:
                self._observer(NearMiss(RULE, root, _TABLE, (position, root)))
        elif self._is_part[position] and roots:
            self._take(position, next(iter(roots)))

    def _take(self, position: int, root: int) -> None:
        failed = next((c for c in self._conditions if not c.holds(position, root)), None)
        if failed is not None:
            found = failed.found(position, root) if failed.found else ""
            self._observer(NearMiss(RULE, root, missed(failed.text, found), (position, root)))
            return
        self._root[position] = root
        self._uses[position] = self._uses_in(position)
        self._join(position, root, self._uses[position])

    def _repeat(self, position: int, root: int) -> None:
        """Read what is repeated along axes where a root needs it; other readers may still need the copy."""
        for condition in self._repeating:
            if not condition.holds(position, root):
                self._observer(NearMiss(RULE, root, condition.text, (position, root)))
                return
        self._join(position, root, 0)

    def _join(self, position: int, root: int, steps: int) -> None:
        self._steps[root] += steps
        self._reads[root] = self._reads_with(position, root)
        self._taken.setdefault(root, set()).add(position)
        for each in (self._short, self._slow):
            each.update({root} if position in each else ())

    def _is_elementwise(self, position: int) -> bool:
        node = self._graph[position]
        if form_of(node) or self._is_table[position]:
            return form_of(node) == ELEMENTWISE
        kinds = (*(self._graph[source].type for source in node.present), node.type)
        is_whole = all(kind.dtype in STORED for kind in kinds) and node.type.elements > 0
        is_each = len({kind.elements for kind in kinds}) == 1
        return is_whole and is_each and node.op != EXPAND and expression(self._graph, node) is not None

    def _is_read_by_one(self, position: int, root: int) -> bool:
        readers = self._graph.readers[position]
        return all(self._is_part[reader] and self._root[reader] == root for reader in readers)

    def _other_readers(self, position: int, root: int) -> str:
        """Who reads a node beside the kernel of a root."""
        readers = self._graph.readers[position]
        inside = {i for i in readers if self._is_part[i] and self._root[i] == root}
        return told_of_readers(self._graph, position, inside)

    def _has_elements(self, position: int, root: int) -> bool:
        return self._graph[position].type.elements == self._graph[root].type.elements

    def _has_axes(self, position: int, root: int) -> bool:
        """Whether what is repeated along axes has those of everything else of that kind in the loop."""
        shape = self._graph[position].type.shape
        return not self._is_along_axes(position) or self._axes.setdefault(root, shape) == shape

    def _has_short_rows(self, position: int) -> bool:
        """Whether something is repeated along axes in rows of few elements."""
        node = self._graph[position]
        kinds = (self._graph[source].type for source in node.present)
        small = [kind for kind in kinds if kind.elements < node.type.elements]
        return repeats(node) and any(row(kind, node.type.shape) < LEAST_ROW for kind in small)

    def _is_quick(self, position: int, root: int) -> bool:
        ends = {position, root}
        return ends.isdisjoint(self._short) or ends.isdisjoint(self._slow)

    def _is_along_axes(self, position: int) -> bool:
        node = self._graph[position]
        return repeats(node) and form_of(node) in {"", ELEMENTWISE}

    def _is_short(self, position: int, root: int) -> bool:
        return self._steps[root] + self._uses_in(position) <= MOST_STEPS

    def _has_few_operands(self, position: int, root: int) -> bool:
        return len(self._reads_with(position, root)) <= MOST_OPERANDS

    def _uses_in(self, position: int) -> int:
        """How often the formula of a node is written out in its root's."""
        return sum(self._uses[reader] for reader in self._graph.readers[position])

    def _reads_with(self, position: int, root: int) -> set[int]:
        known = self._reads.get(root) or set(self._graph[root].present)
        return (known - {position}) | set(self._graph[position].present)

    def graph(self) -> Graph:
        """The graph with a node for each loop."""
        if not self._taken:
            return self._graph
        nodes = list(self._graph.nodes)
        for root, taken in sorted(self._taken.items()):
            nodes[root] = joined_node(self._graph, nodes[root], taken, form=ELEMENTWISE)
        graph, places = absorbed(replace(self._graph, nodes=tuple(nodes)))
        for event in self._applied(places):
            self._observer(event)
        return graph

    def _applied(self, places: Sequence[int]) -> Iterator[RewriteApplied]:
        for root, taken in sorted(self._taken.items()):
            yield RewriteApplied(RULE, root, places[root], (*sorted(taken), root), _NOTE)
