"""verify: the graph is well formed, and every node has the type that the table infers."""

from holowork.core import Observer
from holowork.ir import Graph
from holowork.ops import verify_types
from holowork.passes import Pass


def _verified(graph: Graph, observer: Observer) -> Graph:
    del observer
    graph.verify()
    verify_types(graph)
    return graph


VERIFY: Pass[Graph] = Pass(
    name="verify",
    summary="Check the structure, and every type against the table.",
    exact=True,
    transform=_verified,
)
