"""fold-constants: what depends on constants alone is computed now, by the references.

A result is stored where it takes no more bytes than the constants that it is computed of: weights that are
transposed or scaled are, weights that are only spread or dequantized are not, as a session reads those where
they are. Budgets bound the time and the memory that compiling takes.
"""

from collections.abc import Iterator, Mapping

from holowork.compiler.budget import Budget, Computed
from holowork.core import Observer
from holowork.ir import Constant, Graph
from holowork.passes import Editor, NearMiss, Pass, RewriteApplied

RULE = "folded"
STAYS_SMALL = "its result takes no more bytes than the constants that it is computed of"


def _stored(graph: Graph, computed: Computed) -> Iterator[int]:
    """The nodes that something else reads and that pay for their bytes, last ones first.

    One that is not stored is left to the run, which then reads its sources.
    """
    read: set[int] = set()
    for position in reversed(range(len(graph))):
        is_own = computed.depends(position)
        if is_own and position not in read:
            continue
        if is_own and not computed.pays(position):
            computed.missed.setdefault(position, STAYS_SMALL)
        elif is_own and computed.is_had(position):
            yield position
            continue
        read.update(graph[position].present)


def _folded(graph: Graph, observer: Observer) -> Graph:
    computed = Computed(graph, Budget())
    stored = frozenset(_stored(graph, computed))
    for position, reason in sorted(computed.missed.items()):
        observer(NearMiss(RULE, position, reason, (*graph[position].present, position)))
    return (
        _rewritten(graph, {node: computed.constant(node) for node in stored}, observer) if stored else graph
    )


def _rewritten(graph: Graph, stored: Mapping[int, Constant], observer: Observer) -> Graph:
    editor = Editor(graph)
    for position, node in enumerate(graph.nodes):
        moved = editor.turn_to(position)
        if position not in stored:
            editor.keep(position, moved)
            continue
        result = editor.stand_for(position, editor.constant(stored[position], node.name))
        observer(RewriteApplied(RULE, position, result, (*node.present, position)))
    return editor.finish()


FOLD_CONSTANTS: Pass[Graph] = Pass(
    name="fold-constants",
    summary="Compute what depends on constants alone.",
    exact=True,
    transform=_folded,
)
