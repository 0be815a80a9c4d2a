"""The frozen graph: nodes in topological order, each with one result."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property

from holowork.core import Displayable, GraphError, Searchable
from holowork.ir.node import CONST, INPUT, LEAVES, NUMERICS, OUTPUT, Constant, Node
from holowork.ir.types import ADDRESSABLE, TensorType


class MalformedGraph(GraphError):
    """A graph breaks a rule that every graph keeps."""

    def __init__(self, node: int, expected: str, found: object) -> None:
        super().__init__(f"node %{node}: expected {expected}, found {found}")
        self.node = node
        self.expected = expected
        self.found = str(found)


class UnknownNumerics(GraphError):
    """A graph asks for a mode of arithmetic that there is not."""

    def __init__(self, found: object) -> None:
        super().__init__(f"numerics: expected {' or '.join(NUMERICS)}, found {found!r}")
        self.found = found


@dataclass(frozen=True, kw_only=True, repr=False)
class Graph(Displayable, Searchable):
    """A computation: nodes whose sources come before them. A node's id is its position."""

    nodes: tuple[Node, ...]
    name: str = ""
    extensions: tuple[tuple[str, bytes], ...] = ()
    numerics: str = NUMERICS[0]

    def __repr__(self) -> str:
        return f"Graph({self.name!r}, nodes={len(self.nodes)}, edges={self.edges})"

    def __str__(self) -> str:
        """Its text, as `show` has it; of a large graph the first lines, and how to get all."""
        from holowork.ir.text import shown_first

        return shown_first(self)

    def __len__(self) -> int:
        return len(self.nodes)

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes)

    def __getitem__(self, node: int) -> Node:
        return self.nodes[node]

    def ids(self, *ops: str) -> tuple[int, ...]:
        """The ids of the nodes with one of these ops, ascending."""
        return tuple(i for i, node in enumerate(self.nodes) if node.op in ops)

    @cached_property
    def inputs(self) -> tuple[int, ...]:
        """The input nodes, in port order."""
        return self.ids(INPUT)

    @cached_property
    def outputs(self) -> tuple[int, ...]:
        """The output nodes, in port order."""
        return self.ids(OUTPUT)

    @property
    def edges(self) -> int:
        """How often one node reads another."""
        return sum(len(node.present) for node in self.nodes)

    @cached_property
    def readers(self) -> Mapping[int, tuple[int, ...]]:
        """For each node that is read, the nodes that read it, once for each operand."""
        found: dict[int, list[int]] = {}
        for reader, node in enumerate(self.nodes):
            for source in node.present:
                found.setdefault(source, []).append(reader)
        return {source: tuple(ids) for source, ids in found.items()}

    def needed_by(self, roots: Collection[int]) -> frozenset[int]:
        """`roots` and every node that they read, directly or not."""
        needed = set(roots)
        for position in range(max(needed, default=-1), -1, -1):
            if position in needed:
                needed.update(self.nodes[position].present)
        return frozenset(needed)

    def compacted(self, keep: Collection[int]) -> "Graph":
        """The graph of these nodes, in order, renumbered; raises MalformedGraph if one reads another."""
        places = {old: new for new, old in enumerate(sorted(set(keep)))}
        for old in places:
            for source in self.nodes[old].present:
                if source not in places:
                    raise MalformedGraph(old, "sources among the nodes that are kept", f"%{source}")
        return replace(self, nodes=tuple(self.nodes[old].renumbered(places) for old in places))

    def __deepcopy__(self, memo: object) -> "Graph":
        """A value that cannot change is its own copy."""
        return self

    def __getstate__(self) -> dict[str, object]:
        """The fields alone: what is derived from them is derived again."""
        return {column.name: getattr(self, column.name) for column in fields(self)}

    def verify(self) -> None:
        """Refuse a graph whose structure is broken; raises MalformedGraph, UnknownNumerics."""
        if self.numerics not in NUMERICS:
            raise UnknownNumerics(self.numerics)
        for position, node in enumerate(self.nodes):
            _verify_sources(self, position)
            _verify_node(position, node)
        for kind, ports in ((INPUT, self.inputs), (OUTPUT, self.outputs)):
            _verify_names(self, kind, ports)


def same_structure(first: Graph, second: Graph) -> bool:
    """True where two graphs are equal but for the origins of their nodes; a NaN attribute equals itself."""
    same_ends = (first.name, first.extensions, first.numerics) == (
        second.name,
        second.extensions,
        second.numerics,
    )
    return same_ends and list(map(_structure, first.nodes)) == list(map(_structure, second.nodes))


def _structure(node: Node) -> tuple[object, ...]:
    attributes = [(name, type(value), str(value)) for name, value in node.attributes]
    return node.op, node.sources, node.type, attributes, node.name, node.constant


def _verify_node(position: int, node: Node) -> None:
    if (node.op == CONST) != (node.constant is not None):
        raise MalformedGraph(position, "a body for a constant and only there", node.op)
    if not node.type.is_addressable:
        raise MalformedGraph(position, ADDRESSABLE, node.type)
    if node.constant is not None:
        _verify_constant(position, node.type, node.constant)
    names = [name for name, _ in node.attributes]
    if names != sorted(set(names)):
        raise MalformedGraph(position, "attributes sorted by name, each once", ", ".join(names))


def _verify_constant(position: int, kind: TensorType, constant: Constant) -> None:
    if constant.type != kind:
        raise MalformedGraph(position, f"a constant of type {kind}", str(constant.type))
    found = memoryview(constant.data).nbytes
    if found != kind.bytes:
        raise MalformedGraph(position, f"{kind.bytes} bytes for {kind}", f"{found} bytes")


def _verify_sources(graph: Graph, position: int) -> None:
    node = graph[position]
    for source in node.present:
        if not 0 <= source < position:
            raise MalformedGraph(position, "sources that come before it", f"%{source}")
        if graph[source].op == OUTPUT:
            raise MalformedGraph(position, "a value as source", f"output %{source}")
    if node.op in LEAVES and node.sources:
        raise MalformedGraph(position, f"no sources for {node.op}", node.sources)
    if node.op == OUTPUT and len(node.sources) != 1:
        raise MalformedGraph(position, "one source for an output", node.sources)


def _verify_names(graph: Graph, kind: str, ports: tuple[int, ...]) -> None:
    seen: dict[str, int] = {}
    for port in ports:
        name = graph[port].name
        if name and name in seen:
            raise MalformedGraph(port, f"a new name for this {kind}", f"{name!r}, taken by %{seen[name]}")
        seen[name] = port
