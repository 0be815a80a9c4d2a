"""The texts of every node of a history, each once: strings, and for each node the numbers of its own."""

from collections.abc import Callable, Iterable, Iterator

from holowork.core import OpError
from holowork.ir import Graph, show_attribute
from holowork.ops import symbolic_labels
from holowork.workbench.history import History
from holowork.workbench.markup import MOST_LETTERS, letters
from holowork.workbench.scene import kind_of, title_of

MOST_LABELLED = 2000
"""Nodes of a graph whose symbolic labels are shown; those of larger ones are derived for a search."""


def texts_of(history: History, place: Callable[[str], str]) -> tuple[list[str], list[int]]:
    """The strings, and nine numbers for each track; `place` shows a line of a source."""
    strings: dict[str, int] = {}
    labels = labels_of(history, MOST_LABELLED)
    columns = [
        strings.setdefault(text, len(strings))
        for number in range(len(history.tracks))
        for text in (*_texts(history, number, place), labels.get(number, ""))
    ]
    return list(strings), columns


def labels_of(history: History, most: int | None = None) -> dict[int, str]:
    """The symbolic label of each track where it was first seen; of graphs of at most so many nodes."""
    found: dict[int, str] = {}
    for graph, tracks in history.graphs:
        if (most is None or len(graph) <= most) and not found.keys() >= {*tracks}:
            for track, label in zip(tracks, _labels(graph), strict=False):
                found.setdefault(track, label)
    return found


def _labels(graph: Graph) -> Iterable[str]:
    """None for what is no graph of the table's ops, such as the program of a session."""
    try:
        return [label.text for label in symbolic_labels(graph)]
    except OpError:
        return ()


def _texts(history: History, number: int, place: Callable[[str], str]) -> Iterator[str]:
    """Kind, title, op, type, attributes, name, origin, what it replaced."""
    node = history.tracks[number].node
    yield kind_of(node)
    yield letters(title_of(node), MOST_LETTERS)
    yield node.op
    yield str(node.type)
    yield letters(", ".join(f"{name}={show_attribute(value)}" for name, value in node.attributes))
    yield letters(node.name)
    yield letters(place(node.origin.where))
    yield letters(", ".join(map(place, node.origin.replaced)))
