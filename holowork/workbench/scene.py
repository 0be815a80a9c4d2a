"""What a picture of a graph shows: boxes with two lines of text, and the lines between them."""

from dataclasses import dataclass, replace

from holowork.ir import CONST, INPUT, OUTPUT, Node
from holowork.workbench.history import History
from holowork.workbench.layout import Edge, Layout, Point, lay_out
from holowork.workbench.markup import letters

STEP_X, STEP_Y = 150.0, 74.0
BOX_W, BOX_H = 126.0, 40.0
MARGIN = 14.0
NONE = -1
MOST_TITLE, MOST_NOTE = 14, 21
"""Letters of a title and of a note that fit a box; the live picture is cut there too."""


@dataclass(frozen=True, kw_only=True)
class Box:
    """One node: its centre in pixels, its two lines, its kind and what happened to it."""

    x: float
    y: float
    title: str
    note: str
    kind: str
    state: str
    is_chosen: bool = False


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


def scene_of(history: History, index: int, most: int, *, chosen: int = NONE) -> Scene:
    """The scene of the pass at `index`, cut after its first `most` nodes, in a layout of its own."""
    seen = dict([pair for pair, _ in zip(history.seen(index), range(most), strict=False)])
    edges = [pair for pair in history.edges_at(index) if seen.keys() >= set(pair[0])]
    layout = _layout(history, list(seen), [edge for edge, _ in edges])
    turns = {number: turn for turn, number in enumerate(seen)}
    places = [pixel(place) for place in layout.places]
    boxes = (_box(history.tracks[n].node, places[turns[n]], state) for n, state in seen.items())
    return Scene(
        boxes=tuple(replace(box, is_chosen=n == chosen) for n, box in zip(seen, boxes, strict=True)),
        lines=tuple((_line(layout, places, (turns[u], turns[v])), state) for (u, v), state in edges),
        width=layout.width * STEP_X + BOX_W + 2 * MARGIN,
        height=layout.height * STEP_Y + BOX_H + 2 * MARGIN,
    )


def _layout(history: History, seen: list[int], edges: list[Edge]) -> Layout:
    """The layout of some of the tracks, by their turn."""
    turns = {number: turn for turn, number in enumerate(seen)}
    pairs = [*edges, *(edge for edge in history.hints if turns.keys() >= set(edge))]
    return lay_out(len(seen), [(turns[source], turns[reader]) for source, reader in pairs])


def pixel(point: Point) -> Point:
    """The pixel of a place in the layout; whole pixels keep pictures small."""
    x, y = point
    return float(round(MARGIN + BOX_W / 2 + x * STEP_X)), float(round(MARGIN + BOX_H / 2 + y * STEP_Y))


def clipped(text: str, most: int = MOST_TITLE) -> str:
    """A text that fits a box."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _box(node: Node, place: Point, state: str) -> Box:
    return Box(
        x=place[0],
        y=place[1],
        title=clipped(title_of(node)),
        note=clipped(note_of(node), MOST_NOTE),
        kind=kind_of(node),
        state=state,
    )


def _line(layout: Layout, places: list[Point], edge: Edge) -> tuple[Point, ...]:
    """From the bottom of a box, round its bends, to the top of another."""
    (x0, y0), (x1, y1) = (places[end] for end in edge)
    middle = [pixel(point) for point in layout.bends.get(edge, ())]
    return ((x0, y0 + BOX_H / 2), *middle, (x1, y1 - BOX_H / 2))
