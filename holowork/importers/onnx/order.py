"""The nodes of a model in an order in which each comes after what it reads."""

from collections.abc import Callable, Iterator, Sequence
from graphlib import CycleError, TopologicalSorter

from onnx import AttributeProto, NodeProto

from holowork.importers.errors import MalformedModel

Known = Callable[[str], bool]


def in_order(nodes: Sequence[NodeProto], knows: Known) -> list[NodeProto]:
    """The nodes sorted, as they are where they come sorted; raises MalformedModel for a cycle."""
    return list(nodes) if _is_sorted(nodes, knows) else _sorted(nodes)


def reads(node: NodeProto) -> Iterator[str]:
    """The names that a node reads, those that its subgraphs take from around them included."""
    yield from filter(None, node.input)
    for attribute in node.attribute:
        graphs = [attribute.g] if attribute.type == AttributeProto.GRAPH else list(attribute.graphs)
        for graph in graphs:
            made = {name for inner in graph.node for name in inner.output}
            made |= {value.name for value in graph.input} | {tensor.name for tensor in graph.initializer}
            inside = [name for inner in graph.node for name in reads(inner)]
            yield from (name for name in (*inside, *(out.name for out in graph.output)) if name not in made)


def _is_sorted(nodes: Sequence[NodeProto], knows: Known) -> bool:
    made: set[str] = set()
    later = {name for node in nodes for name in node.output}
    for node in nodes:
        if any(name in later and name not in made and not knows(name) for name in reads(node)):
            return False
        made.update(node.output)
    return True


def _sorted(nodes: Sequence[NodeProto]) -> list[NodeProto]:
    maker = {name: place for place, node in enumerate(nodes) for name in node.output if name}
    sorter = TopologicalSorter(
        {place: [maker[name] for name in reads(node) if name in maker] for place, node in enumerate(nodes)}
    )
    try:
        return [nodes[place] for place in sorter.static_order()]
    except CycleError as fault:
        cycle = " → ".join(nodes[place].name or nodes[place].op_type for place in fault.args[1][:8])
        raise MalformedModel(
            "graph", "nodes that do not wait for each other", f"the cycle {cycle}"
        ) from fault
