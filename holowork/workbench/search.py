"""Searching in a history: every node that any pass saw."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from holowork.passes import Counting, Subject, calls_of, search
from holowork.workbench.history import History
from holowork.workbench.markup import letters
from holowork.workbench.passes_texts import labels_of

Calls = Mapping[str, frozenset[int]]
"""Calls of an archive that are something, by the words of `is:`."""


def subject_of(history: History) -> Subject:
    """The tracks of a history; labels and work are found once."""
    return Subject(
        nodes=[track.node for track in history.tracks],
        label=cache(lambda: _labels(history)),
        work=cache(lambda: _works(history)),
        passes=touched(history),
    )


def marked(subject: Subject, calls: Calls) -> Subject:
    """The subject with what is known of calls: a node is what all its calls are."""
    owners = [(i, own) for i, node in enumerate(subject.nodes) if (own := calls_of(node))]
    found = {word: {i for i, own in owners if those.issuperset(own)} for word, those in calls.items()}
    return replace(subject, marks=found)


def touched(history: History) -> dict[str, set[int]]:
    """The tracks that each pass brought, took, or gave another source."""
    found: dict[str, set[int]] = {moment.stop.name: set() for moment in history.moments}
    for moment in history.moments:
        found[moment.stop.name] |= {*moment.before} ^ {*moment.after} | moment.rewired
    return found


def answer(subject: Subject, query: str) -> dict[str, Any]:
    """What the page is told: the tracks, and where the query means nothing, with what could stand there."""
    found = search(subject, query)
    faults = [[fault.start, fault.end, letters(fault)] for fault in found.faults]
    return {"query": query, "tracks": list(found.ids), "faults": faults}


def _labels(history: History) -> list[str]:
    labels = labels_of(history)
    return [labels.get(number, "") for number in range(len(history.tracks))]


def _works(history: History) -> list[int]:
    """Multiply-adds of each track where it was last seen."""
    works = [0] * len(history.tracks)
    if not history.moments:
        (graph, tracks), *_ = history.graphs
        works = list(Counting(graph).works(graph))
    for moment in history.moments:
        stop = moment.stop
        counting = stop.counting or Counting(stop.before)
        for graph, tracks in ((stop.before, moment.before), (stop.after, moment.after)):
            for track, work in zip(tracks, counting.works(graph), strict=True):
                works[track] = work
    return works
