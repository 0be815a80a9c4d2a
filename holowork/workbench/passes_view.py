"""The Passes panel: what the page is told of a history, whole, in compact arrays."""

from array import array
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from holowork.core import Places
from holowork.ir import Node
from holowork.passes import Subject, calls_of
from holowork.workbench.folding import Folded, Folding
from holowork.workbench.history import History
from holowork.workbench.parts import Parts, parts_of
from holowork.workbench.passes_stops import told_between, told_of
from holowork.workbench.passes_texts import texts_of
from holowork.workbench.scene import pixel
from holowork.workbench.search import Calls, answer, marked, subject_of

NONE = -1


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """How a graph is drawn: with its repeats and stretches folded, but for the open groups, or all of it."""

    is_collapsed: bool = False
    opened: Collection[int] = ()


class PassesView:
    """A history as the panel shows it; `calls` are asked for by each search."""

    def __init__(self, history: History, calls: Callable[[], Calls] = dict) -> None:
        self.history = history
        self.folding = Folding(history)
        self._calls = calls
        self._places = Places()

    @property
    def bounds(self) -> dict[str, tuple[int, int]]:
        """The least and the greatest value of the numbers of the state."""
        last, track = len(self.history.moments) - 1, len(self.history.tracks) - 1
        nodes = dict.fromkeys(("selected", "pinned"), (NONE, track))
        return {"index": (0, max(last, 0)), "against": (NONE, last), **nodes}

    @cached_property
    def parts(self) -> Parts:
        """What fused nodes stand for."""
        return parts_of(self.history)

    @cached_property
    def _subject(self) -> Subject:
        return subject_of(self.history)

    def payload(self, drawing: Drawing) -> dict[str, Any]:
        """The traits of the panel."""
        strings, columns = texts_of(self.history, self._places.shown)
        told = {
            "stops": [told_of(moment) for moment in self.history.moments],
            "strings": strings,
            "columns": columns,
            "parts": {str(track): list(parts) for track, parts in self.parts.items()},
            "calls": self._calls_of_tracks(),
            "groups": self.folding.count,
            "large": self.folding.is_large,
        }
        return {"_passes": told, **self.drawn(drawing)}

    def _calls_of_tracks(self) -> dict[str, list[int]]:
        """The calls of the archive that nodes stand for, of those that stand for any."""
        ends = [(moment.stop.after, moment.after) for moment in self.history.moments[-1:]]
        graphs = (*self.history.graphs, *ends)
        seen = (pair for graph, tracks in graphs for pair in zip(tracks, graph.nodes, strict=True))
        return {str(track): list(calls) for track, node in seen if (calls := calls_of(node))}

    def drawn(self, drawing: Drawing) -> dict[str, Any]:
        """The traits that change when groups are opened and closed."""
        folded = self.folding.folded(drawing.opened) if drawing.is_collapsed else self.folding.plain()
        return {
            "_nodes": array("i", self._node_words(folded)).tobytes(),
            "_edges": array("i", self._edge_words(folded)).tobytes(),
        }

    def compared(self, index: int, against: int) -> dict[str, Any]:
        """The traits of what lies between two passes; empty with nothing to compare."""
        if against == NONE or not self.history.moments:
            return {"_compared": {}}
        moments = self.history.moments
        low, high = sorted((index, against))
        told = told_between(moments[against], moments[index], moments[low + 1 : high + 1])
        return {"_compared": {"from": against, "to": index, **told}}

    def found(self, query: str) -> dict[str, Any]:
        """The traits of the answer to a search."""
        is_asked = query.strip()
        return {"_found": answer(marked(self._subject, self._calls()), query) if is_asked else {}}

    def node(self, index: int, track: int) -> Node:
        """The node of a track as it was after the pass at `index`, or where it was last seen."""
        for moment in reversed(self.history.moments[: index + 1]):
            for graph, tracks in ((moment.stop.after, moment.after), (moment.stop.before, moment.before)):
                if track in tracks:
                    return graph[tracks.index(track)]
        return self.history.tracks[track].node

    def _node_words(self, folded: Folded) -> Iterator[int]:
        """Place, birth, death, the track that is drawn instead, how it is folded, and the group of that."""
        places = folded.layout.places
        folds = zip(folded.shown, folded.kinds, folded.groups, strict=True)
        for track, place, fold in zip(self.history.tracks, places, folds, strict=True):
            yield from map(int, pixel(place))
            yield from (track.born, track.died, *fold)

    def _edge_words(self, folded: Folded) -> Iterator[int]:
        """Source, reader, birth, death, and the bends: of edges that are one line with the first of them."""
        bends, shown = dict(folded.layout.bends), folded.shown
        for source, reader, born, died in self.history.edges:
            points = [pixel(point) for point in bends.pop((shown[source], shown[reader]), ())]
            yield from (source, reader, born, died, len(points))
            yield from (int(coordinate) for point in points for coordinate in point)
