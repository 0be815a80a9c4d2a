"""share: equal nodes are computed once.

Two nodes are equal where op, attributes, type and sources are; two constants where type and bits are, so that
0.0 and −0.0, or two NaN, stay apart. The operands of an op that commutes are compared in any order, as labels
do. Every op is a function of its operands, so one result stands for all. Ports are never shared.
"""

from collections import Counter

from holowork.core import Observer, digest
from holowork.ir import ABSENT, Graph, Node
from holowork.ops import Trait, op_named
from holowork.passes import Editor, NearMiss, Pass, RewriteApplied

Key = tuple[object, ...]
NAMES_DIFFER = "the constants do not have two names, by which an archive is asked for each"
"""Why equal constants stay two; what reads them is shared all the same."""


class _Values:
    """A number for each node: the same for the same value."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._known: dict[Key, int] = {}
        self._rivals = Counter(node.type for node in graph.nodes if node.constant is not None)
        self.numbers: list[int] = []
        for position, node in enumerate(graph.nodes):
            key = self._key(node) or (position,)
            self.numbers.append(self._known.setdefault(key, position))

    def _key(self, node: Node) -> Key:
        """What the value of a node depends on; nothing for a port."""
        if node.is_port:
            return ()
        if node.constant is not None:
            return node.op, node.type, self._bits(node)
        # attributes by their text: 0.0 and −0.0 are equal, and 1 and true are
        return node.op, node.type, node.attributes and repr(node.attributes), self._operands(node)

    def _bits(self, node: Node) -> bytes:
        """The digest of a constant; nothing where there is no other of its type."""
        if node.constant is None or self._rivals[node.type] == 1:
            return b""
        return digest(node.constant.data)

    def _operands(self, node: Node) -> tuple[int, ...]:
        numbers = [self.numbers[source] if source != ABSENT else ABSENT for source in node.sources]
        return tuple(sorted(numbers) if Trait.COMMUTATIVE in op_named(node.op).traits else numbers)


def _shared(graph: Graph, observer: Observer) -> Graph:
    numbers = _Values(graph).numbers
    editor, is_changed = Editor(graph), False
    for position, first in enumerate(numbers):
        moved = editor.turn_to(position)
        if first == position:
            editor.keep(position, moved)
        elif _has_another_name(editor[editor.place(first)], moved):
            editor.keep(position, moved)
            observer(NearMiss("shared", position, NAMES_DIFFER, (first, position)))
        else:
            is_changed = True
            result = editor.join(position, editor.place(first))
            observer(RewriteApplied("shared", position, result, (first, position)))
    return editor.finish() if is_changed else graph


def _has_another_name(first: Node, second: Node) -> bool:
    return first.constant is not None and bool(first.name and second.name) and first.name != second.name


SHARE: Pass[Graph] = Pass(
    name="share",
    summary="Compute equal nodes once.",
    exact=True,
    transform=_shared,
)
