"""Pictures of graphs, as small as they can be read."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from holowork.core import counted
from holowork.workbench.history import ADDED, KEPT, REMOVED, REWIRED, SIGNS, START, History
from holowork.workbench.markup import Markup, element, join
from holowork.workbench.scene import BOX_H, BOX_W, NONE, Box, Scene, scene_of
from holowork.workbench.settings import OPTIONS, options
from holowork.workbench.svg import INK, Picture, curve, shown

MOST_LABELLED = 120
"""Larger pictures show boxes without text, to stay small."""
MOST_LETTERS = 24_000
"""The largest picture of a card, in letters of SVG, where `max_nodes` is as it was."""
_FEWEST = 40
LIGHT: Mapping[str, str] = MappingProxyType(
    {"ink": INK, "note": "#4a525c", "line": "#6b7480"}
    | {"op": "#ffffff", "input": "#e3eefb", "output": "#e6f4ea", "const": "#f3efe4"}
    | {"added": "#0e7c5a", "removed": "#c0391f", "rewired": "#3a6fd0"}
)
DARK: Mapping[str, str] = MappingProxyType(
    {"ink": "#e9ecf0", "note": "#b4bcc7", "line": "#8a94a1"}
    | {"op": "#1d2127", "input": "#1b2a3d", "output": "#1a3021", "const": "#332c1c"}
    | {"added": "#29a577", "removed": "#e0604a", "rewired": "#5b8fe8"}
)
"""Text stands on the fill of its box, and lines are seen on white and on black: both read on any ground."""


def _colours(palette: Mapping[str, str]) -> str:
    fills = "".join(f".{kind}{{fill:{palette[kind]}}}" for kind in ("op", "input", "output", "const"))
    strokes = "".join(f".{state}{{stroke:{palette[state]}}}" for state in (ADDED, REMOVED, REWIRED))
    texts = f"text{{fill:{palette['ink']}}}.n{{fill:{palette['note']}}}"
    return f"{texts}.b,.e{{stroke:{palette['line']}}}{fills}{strokes}"


_STYLE = (
    "text{font:12px system-ui,sans-serif;text-anchor:middle}"
    ".n{font-size:10px}.s{font-weight:bold;font-size:15px}"
    ".b,.e{stroke-width:1.2}"
    ".added{stroke-width:2.6}.e.added{stroke-width:2}.removed{stroke-dasharray:4 3}"
    f"{_colours(LIGHT)}.e{{fill:none}}@media(prefers-color-scheme:dark){{{_colours(DARK)}}}"
)
_THIN = ".b,.e{vector-effect:non-scaling-stroke;stroke-width:.8}"
"""Lines of a picture that is shown much smaller than it is."""
_RADIUS = {"input": 20, "output": 20, "const": 0, "op": 5}


def card_picture(history: History, index: int = START, *, chosen: int = NONE) -> Picture:
    """The picture for a card: of a large graph as many of the first nodes as keep the card small."""
    most = int(options.max_nodes)
    limit = MOST_LETTERS * max(most / int(OPTIONS["max_nodes"].default), 1)
    picture = graph_picture(history, most, index, chosen=chosen)
    while len(picture.content) > limit and most > _FEWEST:
        most = most * 2 // 3
        picture = graph_picture(history, most, index, chosen=chosen)
    return picture


def graph_picture(history: History, most: int, index: int = START, *, chosen: int = NONE) -> Picture:
    """The graph, or with `index` what one pass did to it; at most `most` nodes are drawn.

    The track that is `chosen` has a frame of its own.
    """
    scene = scene_of(history, index, most, chosen=chosen)
    drawn, total = len(scene.boxes), sum(1 for _ in history.seen(index))
    first = f"first {drawn:,} of {total:,} nodes" if drawn < total else ""
    has_text = drawn <= MOST_LABELLED
    return Picture(
        title=_title(history, index, f"the {first}" if first else counted(total, "node")),
        width=scene.width,
        height=scene.height,
        style=_STYLE if has_text else _STYLE + _THIN,
        content=join((*_edges(scene), *_boxes(scene), *_frames(scene))),
        note=_note(first, "" if has_text else "names left out"),
        has_text=has_text,
    )


def _note(*missing: str) -> str:
    said = ", ".join(filter(None, missing))
    return f"{said}; the live view, .view(), shows them all" if said else ""


def _title(history: History, index: int, part: str) -> str:
    if index == START:
        return f"graph of {part}"
    return f"{history.moments[index].stop.name}, {history.moments[index].counts}: {part}"


def _edges(scene: Scene) -> Iterator[Markup]:
    """One path for each state: a picture of many edges stays small."""
    for state in (KEPT, ADDED, REMOVED):
        path = "".join(curve(points) for points, found in scene.lines if found == state)
        if path:
            yield element("path", class_="e" if state == KEPT else f"e {state}", d=path)


def _boxes(scene: Scene) -> Iterator[Markup]:
    if len(scene.boxes) <= MOST_LABELLED:
        for box in scene.boxes:
            yield from _labelled(box)
        return
    for look in dict.fromkeys(map(_look, scene.boxes)):
        corners = ((b.x - BOX_W / 2, b.y - BOX_H / 2) for b in scene.boxes if _look(b) == look)
        path = "".join(f"M{shown(x)} {shown(y)}h{BOX_W:.0f}v{BOX_H:.0f}h-{BOX_W:.0f}z" for x, y in corners)
        yield element("path", class_=look, d=path)


def _frames(scene: Scene) -> Iterator[Markup]:
    """Round the chosen box, in the ink of signs, dashed so that it is none of the states."""
    for box in scene.boxes:
        if box.is_chosen:
            corner = {"x": shown(box.x - BOX_W / 2 - 5), "y": shown(box.y - BOX_H / 2 - 5)}
            size = {"width": shown(BOX_W + 10), "height": shown(BOX_H + 10), "rx": 8}
            yield element(
                "rect", element("title", "chosen"), fill="none", class_="b", **corner, **size, **_CHOSEN
            )


_CHOSEN = {"style": "stroke-width:3;stroke-dasharray:9 3"}


def _look(box: Box) -> str:
    return f"b {box.kind}" if box.state == KEPT else f"b {box.kind} {box.state}"


def _labelled(box: Box) -> Iterator[Markup]:
    yield _outline(box)
    if box.state == REWIRED:
        yield _outline(box, inset=3)
    yield element("text", box.title, x=shown(box.x), y=shown(box.y - 2))
    yield element("text", box.note, class_="n", x=shown(box.x), y=shown(box.y + 13))
    if SIGNS[box.state]:
        left, top = box.x - BOX_W / 2 + 9, box.y - BOX_H / 2 + 14
        yield element("text", SIGNS[box.state], class_="s", x=shown(left), y=shown(top))


def _outline(box: Box, inset: float = 0) -> Markup:
    return element(
        "rect",
        class_=_look(box),
        x=shown(box.x - BOX_W / 2 + inset),
        y=shown(box.y - BOX_H / 2 + inset),
        width=shown(BOX_W - 2 * inset),
        height=shown(BOX_H - 2 * inset),
        rx=_RADIUS[box.kind] or None,
    )
