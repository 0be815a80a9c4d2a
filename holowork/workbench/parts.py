"""What fused nodes stand for: for each track the tracks that passes joined to it."""

from collections.abc import Iterator, Mapping, Sequence

from holowork.ir import LEAVES, Graph
from holowork.passes import Link, calls_of
from holowork.workbench.history import History, Moment

Parts = Mapping[int, tuple[int, ...]]


def parts_of(history: History) -> Parts:
    """For each track that stands for several that compute, those, down to what no pass had joined."""
    found: dict[int, tuple[int, ...]] = {}
    for moment in history.moments:
        if moment.stop.before is not moment.stop.after and moment.stop.rewrites:
            for track, olds in _joined(moment):
                found[track] = tuple(dict.fromkeys(part for old in olds for part in found.get(old, (old,))))
    return found


def _joined(moment: Moment) -> Iterator[tuple[int, Sequence[int]]]:
    """The tracks that a pass brought, each with those that it was made of, where they are several."""
    stop, there = moment.stop, set(moment.before)
    link = Link(before=stop.before, after=stop.after, stop=stop)
    owners = {call: old for old, node in enumerate(stop.before.nodes) for call in calls_of(node)}
    for new, track in enumerate(moment.after):
        if track not in there:
            olds = _by_calls(stop.after, new, owners) or sorted(link.back(new))
            tracks = [moment.before[old] for old in olds if stop.before[old].op not in LEAVES]
            if len(tracks) > 1:
                yield track, tracks


def _by_calls(graph: Graph, node: int, owners: Mapping[int, int]) -> list[int]:
    """The nodes before that had the calls of a node: in the program of a session that is known."""
    calls = calls_of(graph[node])
    return list(dict.fromkeys(owners[call] for call in calls if call in owners))
