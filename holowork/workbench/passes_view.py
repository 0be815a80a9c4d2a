"""The Passes panel: what the page is told of a history, whole, in compact arrays."""

from array import array
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from holowork.core import OpError
from holowork.ir import Graph, Node, show_attribute
from holowork.ops import symbolic_labels
from holowork.workbench.changes import changes_of
from holowork.workbench.history import START, History, Moment
from holowork.workbench.markup import MOST_LETTERS, letters
from holowork.workbench.places import Places
from holowork.workbench.scene import kind_of, pixel, title_of

MOST_LINES = 400
"""Lines of a text diff, and rewrites, that the page is given for one pass."""
MOST_LABELLED = 2000
"""Nodes of a graph whose symbolic labels are shown."""


class PassesView:
    """A history as the panel shows it."""

    def __init__(self, history: History) -> None:
        self.history = history
        self._places = Places()

    @property
    def last(self) -> int:
        """The last index that the slider has."""
        return max(len(self.history.moments) - 1, 0)

    @property
    def last_track(self) -> int:
        """The last node that can be selected."""
        return len(self.history.tracks) - 1

    def payload(self) -> dict[str, Any]:
        """The traits of the panel."""
        strings = _Strings()
        columns = [
            strings.number(text) for number in range(len(self.history.tracks)) for text in self._texts(number)
        ]
        return {
            "_passes": {
                "stops": [_stop(moment) for moment in self.history.moments],
                "strings": strings.texts,
                "columns": columns,
            },
            "_nodes": array("i", self._node_words()).tobytes(),
            "_edges": array("i", self._edge_words()).tobytes(),
        }

    def node(self, index: int, track: int) -> Node:
        """The node of a track as it was after the pass at `index`, or where it was last seen."""
        for moment in reversed(self.history.moments[: index + 1]):
            for graph, tracks in ((moment.stop.after, moment.after), (moment.stop.before, moment.before)):
                if track in tracks:
                    return graph[tracks.index(track)]
        return self.history.tracks[track].node

    def _texts(self, number: int) -> Iterator[str]:
        """Kind, title, op, type, attributes, name, origin, what it replaced, label."""
        node = self.history.tracks[number].node
        yield kind_of(node)
        yield letters(title_of(node), MOST_LETTERS)
        yield node.op
        yield str(node.type)
        yield letters(", ".join(f"{k}={show_attribute(v)}" for k, v in node.attributes))
        yield letters(node.name)
        yield letters(self._places.shown(node.origin.where))
        yield letters(", ".join(map(self._places.shown, node.origin.replaced)))
        yield self._labels.get(number, "")

    def _node_words(self) -> Iterator[int]:
        for track, place in zip(self.history.tracks, self.history.layout.places, strict=True):
            yield from map(int, pixel(place))
            yield from (track.born, track.died)

    def _edge_words(self) -> Iterator[int]:
        bends = self.history.layout.bends
        for source, reader, born, died in self.history.edges:
            points = [pixel(point) for point in bends.get((source, reader), ())]
            yield from (source, reader, born, died, len(points))
            yield from (int(coordinate) for point in points for coordinate in point)

    @cached_property
    def _labels(self) -> dict[int, str]:
        """The symbolic label of each track where it was first seen."""
        found: dict[int, str] = {}
        for graph, tracks in self._graphs():
            for track, label in zip(tracks, _labels_of(graph), strict=False):
                found.setdefault(track, label)
        return found

    def _graphs(self) -> Iterator[tuple[Graph, tuple[int, ...]]]:
        """Every graph that differs from the one before it."""
        moments = self.history.moments
        if not moments:
            nodes = tuple(track.node for track in self.history.tracks)
            yield Graph(nodes=nodes), self.history.first
        for number, moment in enumerate(moments):
            if number == 0:
                yield moment.stop.before, moment.before
            if moment.stop.after is not moment.stop.before:
                yield moment.stop.after, moment.after


def _labels_of(graph: Graph) -> Iterable[str]:
    if len(graph) > MOST_LABELLED:
        return ()
    try:
        return [label.text for label in symbolic_labels(graph)]
    except OpError:
        return ()


class _Strings:
    """Each text once, by number."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The number of a text."""
        if text not in self._numbers:
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
        return self._numbers[text]


def _stop(moment: Moment) -> dict[str, Any]:
    stop, counts = moment.stop, moment.counts
    changes = changes_of(moment)
    return {
        "name": letters(stop.name, MOST_LETTERS),
        "stage": letters(stop.stage, MOST_LETTERS),
        "ms": round(stop.seconds * 1e3, 3),
        "note": letters(stop.note),
        "nodes": [len(stop.before), len(stop.after)],
        "counts": [counts.removed, counts.added, counts.rewired, counts.kept],
        "rewired": sorted(moment.rewired),
        "lines": [[change.sign, letters(change.text), change.track] for change in changes[:MOST_LINES]],
        "more": max(len(changes) - MOST_LINES, 0),
        "counters": [[name, before, after] for name, (before, after) in stop.counters.items()],
        **_rules(moment),
    }


def _rules(moment: Moment) -> dict[str, Any]:
    """The rules that were applied and those that nearly were, the first of them, and how many more."""
    stop = moment.stop
    return {
        "rewrites": [list(rewrite) for rewrite in _rewrites(moment)],
        "moreRewrites": max(len(stop.rewrites) - MOST_LINES, 0),
        "misses": [list(miss) for miss in _misses(moment)],
        "moreMisses": max(len(stop.near_misses) - MOST_LINES, 0),
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
