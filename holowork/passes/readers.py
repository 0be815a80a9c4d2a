"""Who else reads a value: what a near miss names, where a value may have one reader alone."""

import json
from collections import Counter
from collections.abc import Collection, Iterator

from holowork.ir import Graph
from holowork.passes.node_text import shortened

_MOST_READERS = 4


def told_of_readers(graph: Graph, value: int, known: Collection[int]) -> str:
    """The readers of a value beside the known ones, outputs included; empty where there are none.

    Where the known ones alone read it more than once, it is that which is told.
    """
    times = Counter(graph.readers.get(value, ()))
    others = [reader for reader in times if reader not in known]
    named = [_named(graph, reader) for reader in others[:_MOST_READERS]]
    more = len(others) - len(named)
    listed = [*named, *([f"{more} more"] * (more > 0))]
    return ", ".join(listed) or ", ".join(_often(graph, times))


def _named(graph: Graph, node: int) -> str:
    """The number, the op and the name of a node."""
    name = graph[node].name
    return f"%{node} {graph[node].op}{f' {json.dumps(shortened(name))}' if name else ''}"


def _often(graph: Graph, times: Counter[int]) -> Iterator[str]:
    return (f"%{reader} {graph[reader].op}, {count} times" for reader, count in times.items() if count > 1)
