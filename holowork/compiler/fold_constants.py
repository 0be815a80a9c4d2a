"""fold-constants: what depends on constants alone is computed now, by the references.

A result is stored where it takes no more bytes than the constants that it is computed of: weights that are
transposed or scaled are, weights that are only spread or dequantized are not, as a session reads those where
they are. Budgets bound the time and the memory that compiling takes.
"""

from collections.abc import Iterator

from holowork.compiler.budget import Budget, Computed
from holowork.core import Observer
from holowork.ir import Graph
from holowork.passes import Editor, NearMiss, Pass, RewriteApplied

RULE = "folded"
STAYS_SMALL = "its result takes no more bytes than the constants that it is computed of"


def _stored(graph: Graph, computed: Computed) -> Iterator[int]:
    """The computed nodes that something else reads and that pay for their bytes, last ones first.

    One that does not pay is left to the run, which then reads its sources.
    """
    read: set[int] = set()
    for position in reversed(range(len(graph))):
        is_own = position in computed
        if is_own and position in read and computed.pays(position):
            yield position
        elif not is_own or position in read:
            read.update(graph[position].present)


def _folded(graph: Graph, observer: Observer) -> Graph:
    computed = Computed(graph, Budget())
    stored = frozenset(_stored(graph, computed))
    for position, reason in sorted(_missed(computed, stored)):
        observer(NearMiss(RULE, position, reason, (*graph[position].present, position)))
    if not stored:
        return graph
    editor = Editor(graph)
    for position, node in enumerate(graph.nodes):
        moved = editor.turn_to(position)
        if position not in stored:
            editor.keep(position, moved)
            continue
        result = editor.stand_for(position, editor.constant(computed.constant(position), node.name))
        observer(RewriteApplied(RULE, position, result, (*node.present, position)))
    return editor.finish()


def _missed(computed: Computed, stored: frozenset[int]) -> Iterator[tuple[int, str]]:
    yield from computed.missed.items()
    for position in computed:
        if position not in stored and not computed.pays(position):
            yield position, STAYS_SMALL


FOLD_CONSTANTS: Pass[Graph] = Pass(
    name="fold-constants",
    summary="Compute what depends on constants alone.",
    exact=True,
    transform=_folded,
)
