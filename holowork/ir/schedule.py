"""Levels: nodes that only need what earlier levels made."""

from holowork.ir.graph import Graph


def levels_of(graph: Graph) -> tuple[tuple[int, ...], ...]:
    """Node ids by depth, ascending within a level; leaves have depth 0 and constants are in no level.

    A node's depth is one more than that of its deepest source which is not a constant, as the archive's
    schedule has it: a node that reads only constants has depth 0.
    """
    depths: list[int] = []
    levels: list[list[int]] = []
    for node in graph.nodes:
        deeper = (depths[s] + 1 for s in node.present if graph[s].constant is None)
        depths.append(max(deeper, default=0))
        if node.constant is None:
            levels.extend([] for _ in range(depths[-1] + 1 - len(levels)))
            levels[depths[-1]].append(len(depths) - 1)
    return tuple(map(tuple, levels))
