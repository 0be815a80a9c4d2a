"""What a pass did, line by line: the text diff of its graphs."""

from collections.abc import Iterator
from dataclasses import dataclass

from holowork.passes import node_line
from holowork.workbench.history import ADDED, REMOVED, REWIRED, SIGNS, Moment


@dataclass(frozen=True, kw_only=True)
class Change:
    """One line that is gone, new, or reads something else; `track` is the node's number in the history."""

    sign: str
    text: str
    track: int


def changes_of(moment: Moment) -> tuple[Change, ...]:
    """The lines of a pass in the order of the graph after it, what is gone where it stood."""
    if moment.stop.before is moment.stop.after:
        return ()
    lines = sorted([*_gone(moment), *_come(moment)], key=lambda line: line[0])
    return tuple(change for _, change in lines)


def _gone(moment: Moment) -> Iterator[tuple[int, Change]]:
    """What is gone, behind the last node before it that stayed."""
    graph, at = moment.stop.before, -1
    places = {track: node for node, track in enumerate(moment.after)}
    for node, track in enumerate(moment.before):
        at = places.get(track, at)
        if track not in places:
            yield at, Change(sign=SIGNS[REMOVED], text=node_line(node, graph[node]), track=track)


def _come(moment: Moment) -> Iterator[tuple[int, Change]]:
    """What is new, and what reads something else."""
    graph, known = moment.stop.after, set(moment.before)
    for node, track in enumerate(moment.after):
        if track in moment.rewired or track not in known:
            sign = SIGNS[REWIRED if track in known else ADDED]
            yield node, Change(sign=sign, text=node_line(node, graph[node]), track=track)
