"""verify: the graph is well formed, and every node has the type that the table infers."""

from holowork.core import CompileError, Observer
from holowork.ir import Graph
from holowork.ops import verify_types
from holowork.passes import Pass

OWN_KEYS = "holowork."
"""What the keys of the extensions begin with that the compiler writes."""


class ReservedKey(CompileError):
    """A graph carries an extension under a key that is holowork's own."""

    def __init__(self, key: str) -> None:
        super().__init__(f"extension {key!r}: expected a key that does not begin with {OWN_KEYS}, found it")
        self.key = key


def _verified(graph: Graph, observer: Observer) -> Graph:
    del observer
    graph.verify()
    for key, _ in graph.extensions:
        if key.startswith(OWN_KEYS):
            raise ReservedKey(key)
    verify_types(graph)
    return graph


VERIFY: Pass[Graph] = Pass(
    name="verify",
    summary="Check the structure, and every type against the table.",
    exact=True,
    transform=_verified,
)
