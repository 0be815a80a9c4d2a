"""dequantize-activation and unary-table: functions of one narrow operand are looked up, chain by chain."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from holowork.core import Observer
from holowork.ir import Graph, Node
from holowork.ops import Application, can_be_table, prefers_table
from holowork.passes import NearMiss, Nodes, Pass, RewriteApplied, missed, told_of_readers
from holowork.runtime.fusion.joining import LOOKUP, absorbed, expression, form_of, joined_node, marked
from kernels_ir import WIDEST_DOMAIN, Apply, Expression, is_moved

DEQUANTIZE = "dequantize"
MOST_CALLS = 48
"""Calls of a chain: its formulas are one text."""
_NOTE = "an entry is made by the formulas of the chain, for each value of its operand"
_PAYS = "a look-up is faster than computing it, the making of its table included"
_ALONE = "what it reads has no other reader and is no output"
_ONE_SCALE = "what is dequantized has one scale for all elements"


@dataclass(frozen=True, kw_only=True)
class _Kind:
    """Chains of one kind: the name of their rule, where they may begin, how many calls they have at least."""

    rule: str
    begins: Callable[[Node], bool]
    least: int


def _is_dequantized(node: Node) -> bool:
    return node.op == DEQUANTIZE


def _is_other(node: Node) -> bool:
    return node.op != DEQUANTIZE


def _transform(kind: _Kind) -> Callable[[Graph, Observer], Graph]:
    def transform(graph: Graph, observer: Observer) -> Graph:
        if not any(node.type.dtype.bits <= WIDEST_DOMAIN for node in graph.nodes):
            return graph
        chains = _Chains(graph, observer, kind)
        for position in reversed(range(len(graph))):
            chains.visit(position)
        return chains.graph()

    return transform


DEQUANTIZE_ACTIVATION: Pass[Graph] = Pass(
    name="dequantize-activation",
    summary="Look up what follows from a quantized element.",
    exact=True,
    transform=_transform(_Kind(rule="dequantized_chain", begins=_is_dequantized, least=2)),
)
UNARY_TABLE: Pass[Graph] = Pass(
    name="unary-table",
    summary="Look up functions of one operand of at most 16 bits.",
    exact=True,
    transform=_transform(_Kind(rule="unary_chain", begins=_is_other, least=1)),
)


class _Chains:
    """Which nodes a table answers; they are visited from the last to the first, so that chains are long."""

    def __init__(self, graph: Graph, observer: Observer, kind: _Kind) -> None:
        self._graph = graph
        self._observer = observer
        self._kind = kind
        self._formulas = [_formula(graph, node) for node in graph.nodes]
        self._taken: set[int] = set()
        self._found: dict[int, tuple[int, ...]] = {}

    def visit(self, root: int) -> None:
        """Take the longest chain that ends here and that a table answers faster."""
        if root in self._taken or self._formulas[root] is None:
            return
        chain = tuple(islice(self._backwards(root), MOST_CALLS))
        starts = [end for end in range(len(chain), 0, -1) if self._can_begin(chain[:end])]
        if not starts:
            self._tell_of_readers(chain)
        elif self._pays(chain[: starts[0]]):
            self._found[root] = chain[: starts[0]]
            self._taken.update(self._found[root])
        elif len(chain[: starts[0]]) > 1:
            self._observer(NearMiss(self._kind.rule, root, _PAYS, chain[: starts[0]][::-1]))

    def _backwards(self, node: int) -> Iterator[int]:
        """A node, and those before it that nothing else needs."""
        yield node
        source = self._graph[node].present[0]
        while self._formulas[source] is not None and self._is_alone(source) and source not in self._taken:
            yield source
            source = self._graph[source].present[0]

    def _is_alone(self, node: int) -> bool:
        return len(self._graph.readers[node]) == 1

    def _can_begin(self, chain: Sequence[int]) -> bool:
        """Whether a chain, from its end to its beginning, is one of this kind that a table can answer."""
        first, formula = self._graph[chain[-1]], self._formulas[chain[0]]
        is_kind = self._kind.begins(first) and len(chain) >= self._kind.least
        if formula is None or not is_kind or not self._is_narrow(first):
            return False
        return can_be_table(formula, _application(self._graph, (self._graph[chain[0]], first)))

    def _is_narrow(self, first: Node) -> bool:
        """Whether what a node reads has few values; most chains are told by this alone."""
        return self._graph[first.present[0]].type.dtype.bits <= WIDEST_DOMAIN

    def _pays(self, chain: Sequence[int]) -> bool:
        return prefers_table(*self._applied(chain))

    def _applied(self, chain: Sequence[int]) -> tuple[Expression, Application]:
        """What a chain computes of the operand of its first node."""
        ends = self._graph[chain[0]], self._graph[chain[-1]]
        return self._composed(chain), _application(self._graph, ends)

    def _composed(self, chain: Sequence[int]) -> Expression:
        node, *before = chain
        formula = self._formulas[node]
        if formula is None:
            raise TypeError(node)
        return _of(formula, self._composed(before)) if before else formula

    def _tell_of_readers(self, chain: Sequence[int]) -> None:
        """A chain that would begin one node earlier, had that no other readers."""
        whole = (*chain, self._graph[chain[-1]].present[0])
        if not self._kind.begins(self._graph[whole[-1]]):
            return
        if self._formulas[whole[-1]] is None and self._kind.begins is _is_dequantized:
            self._observer(NearMiss(self._kind.rule, chain[0], _ONE_SCALE, whole[::-1]))
        elif self._formulas[whole[-1]] is not None and self._can_begin(whole) and self._pays(whole):
            self._observer(NearMiss(self._kind.rule, chain[0], self._not_alone(whole), whole[::-1]))

    def _not_alone(self, chain: Sequence[int]) -> str:
        return missed(_ALONE, told_of_readers(self._graph, chain[-1], chain))

    def graph(self) -> Graph:
        """The graph with a node for each table."""
        if not self._found:
            return self._graph
        nodes = list(self._graph.nodes)
        for root, chain in self._found.items():
            nodes[root] = self._joined(chain)
        graph, places = absorbed(replace(self._graph, nodes=tuple(nodes)))
        for root, chain in sorted(self._found.items()):
            self._observer(RewriteApplied(self._kind.rule, root, places[root], chain[::-1], _NOTE))
        return graph

    def _joined(self, chain: Sequence[int]) -> Node:
        root, *before = chain
        if not before:
            return marked(self._graph[root], LOOKUP)
        return joined_node(self._graph, self._graph[root], before, form=LOOKUP)


def is_looked_up(nodes: Nodes, node: Node) -> bool:
    """Whether a table answers a node, or would do so faster than a loop computes it."""
    formula = _formula(nodes, node)
    is_faster = formula is not None and prefers_table(formula, _application(nodes, (node, node)))
    return is_faster or form_of(node) == LOOKUP


def _application(nodes: Nodes, ends: tuple[Node, Node]) -> Application:
    """The last node of a chain, applied to the operand of the first."""
    last, first = ends
    operand = nodes[first.present[0]].type.with_shape(last.type.shape)
    return Application(operands=(operand,), result=last.type)


def _formula(nodes: Nodes, node: Node) -> Expression | None:
    """What a node computes of the one element that it reads, or None."""
    if len(node.present) != 1 or nodes[node.present[0]].type.elements != node.type.elements:
        return None
    found = expression(nodes, node)
    return found if isinstance(found, Apply) and not is_moved(found) and node.type.elements else None


def _of(formula: Expression, value: Expression) -> Expression:
    """A formula of a value."""
    if not isinstance(formula, Apply):
        return value
    return replace(formula, operands=tuple(_of(inner, value) for inner in formula.operands))
