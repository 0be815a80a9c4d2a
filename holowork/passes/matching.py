"""Which node of the graph after a pass continues which node of the graph before it."""

from collections.abc import Iterator, Sequence

from holowork.ir import ABSENT, Graph, Node
from holowork.passes.calls import lowered_from
from holowork.passes.rewrite import RewriteApplied

Key = tuple[object, ...]


def continued(before: Graph, after: Graph, rewrites: Sequence[RewriteApplied] = ()) -> tuple[int, ...]:
    """For each node after, the node before that it continues; ABSENT for one that is new.

    First come nodes that compute the same from the same; then nodes whose sources stand for the sources of a
    like node, by `rewrites` where one was replaced; last, like nodes in order, which read something new.
    In a session's program a call continues the node that was lowered to it.
    """
    if before is after:
        return tuple(range(len(before)))
    if lowered := lowered_from(before, after):
        return tuple(lowered.get(new, ABSENT) for new in range(len(after)))
    return _Matching(before, after, rewrites).result()


class _Matching:
    def __init__(self, before: Graph, after: Graph, rewrites: Sequence[RewriteApplied]) -> None:
        self._before, self._after = before, after
        self._found = [ABSENT] * len(after)
        self._is_taken = [False] * len(before)
        self._stands_for: list[list[int]] = [[] for _ in after.nodes]
        for rewrite in rewrites:
            if 0 <= rewrite.result < len(after) and 0 <= rewrite.node < len(before):
                self._stands_for[rewrite.result].append(rewrite.node)

    def result(self) -> tuple[int, ...]:
        self._match_equal()
        self._match_rewired()
        self._match_alike()
        return tuple(self._found)

    def _take(self, new: int, old: int) -> None:
        self._found[new] = old
        self._is_taken[old] = True
        self._stands_for[new].insert(0, old)

    def _match_equal(self) -> None:
        """Nodes that compute the same from the same, equal ones in their order."""
        numbers: dict[Key, int] = {}
        places: dict[int, list[int]] = {}
        for old, number in enumerate(_numbered(self._before, numbers)):
            places.setdefault(number, []).append(old)
        queues = {number: iter(olds) for number, olds in places.items()}
        for new, number in enumerate(_numbered(self._after, numbers)):
            old = next(queues.get(number, iter(())), ABSENT)
            if old != ABSENT:
                self._take(new, old)

    def _match_rewired(self) -> None:
        """Like nodes whose sources are continued, or stood for."""
        left: dict[Key, list[int]] = {}
        for old in self._left():
            node = self._before[old]
            left.setdefault((_alike(node), node.sources), []).append(old)
        for new, node in enumerate(self._after.nodes):
            if self._found[new] != ABSENT:
                continue
            olds = next((left[key] for key in self._keys(node) if left.get(key)), [])
            if olds:
                self._take(new, olds.pop(0))

    def _keys(self, node: Node) -> Iterator[Key]:
        """What the node looked like before, by the first and by the last node that each source stands for."""
        for end in (0, -1):
            standing = ((self._stands_for[s] or [s])[end] if s != ABSENT else s for s in node.sources)
            yield _alike(node), tuple(standing)

    def _match_alike(self) -> None:
        left: dict[Key, list[int]] = {}
        for old in reversed(list(self._left())):
            left.setdefault(_alike(self._before[old]), []).append(old)
        for new, node in enumerate(self._after.nodes):
            olds = left.get(_alike(node)) if self._found[new] == ABSENT else None
            if olds:
                self._take(new, olds.pop())

    def _left(self) -> Iterator[int]:
        return (old for old, is_taken in enumerate(self._is_taken) if not is_taken)


def _alike(node: Node) -> Key:
    """What a node is, whatever it reads; the object of a constant is looked at, never its bytes."""
    return node.op, node.type, node.attributes, node.name, id(node.constant), node.origin.where


def _numbered(graph: Graph, numbers: dict[Key, int]) -> list[int]:
    """A number for each node: the same for the same computation on the same numbers."""
    found: list[int] = []
    for node in graph.nodes:
        sources = tuple(found[s] if s != ABSENT else s for s in node.sources)
        key = (_alike(node), sources)
        found.append(numbers.setdefault(key, len(numbers)))
    return found
