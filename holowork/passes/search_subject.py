"""What a search looks at: nodes, and what is known of them beside."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from holowork.ir import CONST, INPUT, OUTPUT, Graph, Node
from holowork.ops import symbolic_labels
from holowork.passes.calls import calls_of
from holowork.passes.trace_counters import Scope, is_table


@dataclass(frozen=True, kw_only=True)
class Subject:
    """The nodes that are searched; labels and work are asked for when a term asks for them.

    `passes` gives the nodes that each pass touched, `marks` those that are something beyond what they say.
    """

    nodes: Sequence[Node]
    label: Callable[[], Sequence[str]] = field(repr=False)
    work: Callable[[], Sequence[int]] = field(repr=False)
    passes: Mapping[str, Collection[int]] = field(default_factory=dict, repr=False)
    marks: Mapping[str, Collection[int]] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, graph: Graph) -> "Subject":
        """A graph alone."""
        scope = Scope(graph=graph, work_of_calls={})
        return cls(
            nodes=graph.nodes,
            label=lambda: [label.text for label in symbolic_labels(graph)],
            work=lambda: [scope.work(position) for position in range(len(graph))],
        )

    @cached_property
    def labels(self) -> Sequence[str]:
        """The symbolic label of each node; "" where there is none."""
        return self.label()

    @cached_property
    def costs(self) -> Sequence[int]:
        """Multiply-adds of each node, estimated."""
        return self.work()

    @cached_property
    def kinds(self) -> Mapping[str, Collection[int]]:
        """What a node can be, by the words of `is:`."""
        nodes = tuple(enumerate(self.nodes))
        own = {name: {i for i, node in nodes if is_kind(node)} for name, is_kind in _KINDS.items()}
        return {**own, **self.marks}


_KINDS: Mapping[str, Callable[[Node], bool]] = MappingProxyType(
    {
        INPUT: lambda node: node.op == INPUT,
        OUTPUT: lambda node: node.op == OUTPUT,
        CONST: lambda node: node.op == CONST,
        "fused": lambda node: len(calls_of(node)) > 1,
        "table": is_table,
    }
)
