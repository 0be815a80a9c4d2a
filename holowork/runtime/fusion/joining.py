"""What load passes say of nodes, and how they join them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from holowork.ir import ABSENT, Graph, Node
from holowork.ops import TABLE, Application
from holowork.passes import CALLS, FORM, TABULATED, Condition, Match, Nodes, calls_of
from holowork.runtime.fusion.program import KEPT, PART, VIEW
from kernels_ir import Expression

ELEMENTWISE, PRODUCT, LOOKUP = "elementwise", "product", TABULATED
"""What the kernel of a joined node is, as its attribute `form` says."""
EXPAND = "expand"
"""The op that repeats elements along axes."""
_JOINED = "+"
_OWN = frozenset({CALLS, FORM})


def form_of(node: Node) -> str:
    """What the kernel of a joined node is; nothing for a single call."""
    return str(node.attribute_map().get(FORM, ""))


def application(nodes: Nodes, node: Node) -> Application | None:
    """What a node of a single call computes, or None where it is none."""
    if node.op not in TABLE or form_of(node):
        return None
    given = {name: value for name, value in node.attributes if name not in _OWN}
    kinds = tuple(None if source == ABSENT else nodes[source].type for source in node.sources)
    op = TABLE[node.op]
    attributes = {spec.name: spec.default for spec in op.attributes} | given
    return Application(operands=kinds, result=node.type, attributes=attributes)


def expression(nodes: Nodes, node: Node) -> Expression | None:
    """What a single call computes for each element on its own, or None where it does not."""
    found = application(nodes, node)
    return None if found is None else TABLE[node.op].expression_of(found)


def joined(match: Match, *names: str, form: str) -> Node:
    """The root with the calls of what these names are bound to, which it then reads no more."""
    return joined_node(match.editor, match.root, {match[name] for name in names}, form=form)


def joined_node(nodes: Nodes, root: Node, taken: Iterable[int], *, form: str) -> Node:
    """A node that does what `taken` and then `root` do."""
    inner = {node: nodes[node] for node in sorted(taken)}
    every = [*inner.values(), root]
    read = dict.fromkeys(source for node in every for source in node.present)
    calls = tuple(sorted({call for node in every for call in calls_of(node)}))
    names = _JOINED.join(node.op for node in every)
    replaced = tuple(dict.fromkeys(text for node in every for text in node.origin.replaced))
    return replace(
        root,
        op=names,
        sources=tuple(source for source in read if source not in inner),
        attributes=((CALLS, calls), (FORM, form)),
        origin=replace(root.origin.joined(*(node.origin for node in inner.values())), replaced=replaced),
    )


def marked(node: Node, form: str) -> Node:
    """A node of a single call, of a form."""
    return replace(node, attributes=tuple(sorted((*node.attributes, (FORM, form)))))


def ops_of(node: Node) -> list[str]:
    """The ops of what a node does, in order: of several where it has taken others in."""
    return node.op.split(_JOINED)


def repeats(node: Node) -> bool:
    """Whether a node, or one that it has taken in, repeats elements along the axes of its result."""
    return EXPAND in ops_of(node)


def absorbed(graph: Graph) -> tuple[Graph, Sequence[int]]:
    """The graph without nodes that are not read, and whose calls others have taken in; a `Tidy`."""
    owners: dict[int, int] = {}
    for position, node in enumerate(graph.nodes):
        owners |= dict.fromkeys(calls_of(node), position)
    dropped: set[int] = set()
    for position in reversed(range(len(graph))):
        is_read = not dropped.issuperset(graph.readers.get(position, ()))
        if not is_read and _is_inner(graph[position], position, owners):
            dropped.add(position)
    kept = [i for i in range(len(graph)) if i not in dropped]
    after = {old: new for new, old in enumerate(kept)}
    ends = (max((owners[call] for call in calls_of(node)), default=0) for node in graph.nodes)
    places = [after.get(i, after.get(end, 0)) for i, end in enumerate(ends)]
    return graph.compacted(kept), places


def _is_inner(node: Node, position: int, owners: Mapping[int, int]) -> bool:
    """Whether others do all that a node stands for."""
    calls = calls_of(node)
    return node.op in {KEPT, PART, VIEW} or (bool(calls) and all(owners[call] > position for call in calls))


def same_elements(name: str) -> Condition:
    """A value has as many elements as the root."""
    return Condition(
        text=f"{name} has as many elements as the result",
        holds=lambda match: match.node(name).type.elements == match.root.type.elements > 0,
    )
