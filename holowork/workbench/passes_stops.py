"""What the page is told of one pass, or of what lies between two of them."""

from collections.abc import Iterator, Sequence
from typing import Any

from holowork.passes import PassStop
from holowork.workbench.changes import changes_of
from holowork.workbench.history import START, Moment
from holowork.workbench.markup import MOST_LETTERS, letters

MOST_LINES = 400
"""Lines of a text diff, and rewrites, that the page is given for one pass."""


def told_of(moment: Moment) -> dict[str, Any]:
    """One pass."""
    stop = moment.stop
    return {
        "name": letters(stop.name, MOST_LETTERS),
        "stage": letters(stop.stage, MOST_LETTERS),
        "ms": round(stop.seconds * 1e3, 3),
        "note": letters(stop.note),
        "nodes": [len(stop.before), len(stop.after)],
        "counters": [[name, before, after] for name, (before, after) in stop.counters.items()],
        **_changes(moment),
        **_rules([moment]),
    }


def told_between(first: Moment, second: Moment, between: Sequence[Moment]) -> dict[str, Any]:
    """From the graph after one pass to that after another; `between` are the passes that lie between them."""
    stop = PassStop(name="", stage="", seconds=0.0, before=first.stop.after, after=second.stop.after)
    moment = Moment(stop=stop, before=first.after, after=second.after)
    ends = zip(first.stop.counters.items(), second.stop.counters.values(), strict=True)
    return {
        "note": "",
        "counters": [[name, before, after] for (name, (_, before)), (_, after) in ends],
        **_changes(moment),
        **_rules(between),
    }


def _changes(moment: Moment) -> dict[str, Any]:
    """How many nodes a pass changed, and the first lines of that."""
    counts, changes = moment.counts, changes_of(moment)
    return {
        "counts": [counts.removed, counts.added, counts.rewired, counts.kept],
        "rewired": sorted(moment.rewired),
        "lines": [[change.sign, letters(change.text), change.track] for change in changes[:MOST_LINES]],
        "more": max(len(changes) - MOST_LINES, 0),
    }


def _rules(moments: Sequence[Moment]) -> dict[str, Any]:
    """The rules that were applied and those that nearly were, the first of them, and how many more."""
    rewrites = [list(one) for moment in moments for one in _rewrites(moment)]
    misses = [list(one) for moment in moments for one in _misses(moment)]
    return {
        "rewrites": rewrites[:MOST_LINES],
        "moreRewrites": max(sum(len(m.stop.rewrites) for m in moments) - MOST_LINES, 0),
        "misses": misses[:MOST_LINES],
        "moreMisses": max(sum(len(m.stop.near_misses) for m in moments) - MOST_LINES, 0),
    }


def _rewrites(moment: Moment) -> Iterator[tuple[str, int, int, str]]:
    """The rule, the track that it matched, the track that stands for it, and why that is sound."""
    for rewrite in moment.stop.rewrites[:MOST_LINES]:
        old, new = _track(moment.before, rewrite.node), _track(moment.after, rewrite.result)
        yield letters(rewrite.rule, MOST_LETTERS), old, new, letters(rewrite.note)


def _misses(moment: Moment) -> Iterator[tuple[str, int, str]]:
    """The rule, the track that it nearly matched, and what did not hold."""
    for miss in moment.stop.near_misses[:MOST_LINES]:
        track = _track(moment.before, miss.node)
        yield letters(miss.rule, MOST_LETTERS), track, letters(miss.condition)


def _track(tracks: tuple[int, ...], node: int) -> int:
    """The track of a node; START where there is none."""
    return tracks[node] if 0 <= node < len(tracks) else START
