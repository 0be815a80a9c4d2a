"""dead-code: what no output depends on goes; inputs stay, as they are part of how a program is called."""

from holowork.core import Observer
from holowork.ir import ABSENT, Graph
from holowork.passes import NearMiss, Pass, RewriteApplied

RULE = "unread"
IS_INPUT = "it is no input: ports stay"


def _alive(graph: Graph, observer: Observer) -> Graph:
    needed = graph.needed_by(graph.outputs)
    for position in range(len(graph)):
        if position in needed:
            continue
        if graph[position].is_port:
            observer(NearMiss(RULE, position, IS_INPUT, (position,)))
        else:
            observer(RewriteApplied(RULE, position, ABSENT, (position,)))
    kept = needed.union(graph.inputs)
    return graph if len(kept) == len(graph) else graph.compacted(kept)


DEAD_CODE: Pass[Graph] = Pass(
    name="dead-code",
    summary="Drop what no output depends on.",
    exact=True,
    transform=_alive,
)
