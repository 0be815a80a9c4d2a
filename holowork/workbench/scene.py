"""What a picture of a graph shows: boxes with two lines of text, and the lines between them."""

from collections.abc import Iterator
from dataclasses import dataclass

from holowork.ir import CONST, INPUT, OUTPUT, Node
from holowork.workbench.history import History
from holowork.workbench.layout import Point
from holowork.workbench.markup import letters

STEP_X, STEP_Y = 150.0, 74.0
BOX_W, BOX_H = 126.0, 40.0
MARGIN = 14.0
_MOST = 18
"""Letters of a title that fit a box."""


@dataclass(frozen=True, kw_only=True)
class Box:
    """One node: its centre in pixels, its two lines, its kind and what happened to it."""

    number: int
    x: float
    y: float
    title: str
    note: str
    kind: str
    state: str


@dataclass(frozen=True, kw_only=True)
class Scene:
    """Boxes and lines, and the size of the whole in pixels."""

    boxes: tuple[Box, ...]
    lines: tuple[tuple[tuple[Point, ...], str], ...]
    width: float
    height: float


def kind_of(node: Node) -> str:
    """`input`, `const`, `output`, or `op` for everything that computes."""
    return node.op if node.op in {INPUT, CONST, OUTPUT} else "op"


def title_of(node: Node) -> str:
    """A port or constant by its name, anything else by its op."""
    return letters(node.name) if node.name and kind_of(node) != "op" else node.op


def note_of(node: Node) -> str:
    """The op of what is titled by its name, and the type."""
    return f"{node.op} {node.type}" if kind_of(node) != "op" and node.name else str(node.type)


def scene_of(history: History, index: int, most: int) -> Scene:
    """The scene of the pass at `index`, cut after its first `most` nodes."""
    seen = dict([pair for pair, _ in zip(history.seen(index), range(most), strict=False)])
    boxes = tuple(_box(history, number, state) for number, state in seen.items())
    lines = tuple(_lines(history, index, seen))
    points = [point for line, _ in lines for point in line] + [(b.x, b.y) for b in boxes]
    return Scene(
        boxes=boxes,
        lines=lines,
        width=max((x for x, _ in points), default=0) + BOX_W / 2 + MARGIN,
        height=max((y for _, y in points), default=0) + BOX_H / 2 + MARGIN,
    )


def pixel(point: Point) -> Point:
    """The pixel of a place in the layout."""
    return MARGIN + BOX_W / 2 + point[0] * STEP_X, MARGIN + BOX_H / 2 + point[1] * STEP_Y


def clipped(text: str, most: int = _MOST) -> str:
    """A text that fits a box."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _box(history: History, number: int, state: str) -> Box:
    node = history.tracks[number].node
    x, y = pixel(history.layout.places[number])
    return Box(
        number=number,
        x=x,
        y=y,
        title=clipped(title_of(node)),
        note=clipped(note_of(node), _MOST + 3),
        kind=kind_of(node),
        state=state,
    )


def _lines(history: History, index: int, seen: dict[int, str]) -> Iterator[tuple[tuple[Point, ...], str]]:
    places, bends = history.layout.places, history.layout.bends
    for edge, state in history.edges_at(index):
        if edge[0] in seen and edge[1] in seen:
            start, end = (pixel(places[node]) for node in edge)
            middle = [pixel(point) for point in bends.get(edge, ())]
            below, above = (start[0], start[1] + BOX_H / 2), (end[0], end[1] - BOX_H / 2)
            yield (below, *middle, above), state
