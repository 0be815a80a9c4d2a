"""Pictures of graphs, as small as they can be read."""

from collections.abc import Iterator

from holowork.workbench.history import ADDED, KEPT, REMOVED, REWIRED, SIGNS, START, History
from holowork.workbench.markup import Markup, element, join
from holowork.workbench.scene import BOX_H, BOX_W, Box, Scene, scene_of
from holowork.workbench.svg import FAINT, INK, Picture, curve, shown

MOST_LABELLED = 120
"""Larger pictures show boxes without text, to stay small."""
_GREEN, _RED, _BLUE = "#0b6e4f", "#a3240f", "#1f4e9e"
_STYLE = (
    "text{font:12px system-ui,sans-serif;text-anchor:middle}"
    f".n{{font-size:10px;fill:{FAINT}}}"
    f".e{{fill:none;stroke:{FAINT};stroke-width:1.2}}"
    f".b{{fill:#fff;stroke:{INK};stroke-width:1.2}}"
    ".input{fill:#e3eefb}.output{fill:#e6f4ea}.const{fill:#f3efe4}"
    f".added{{stroke:{_GREEN};stroke-width:2.6}}.e.added{{stroke-width:2}}"
    f".removed{{stroke:{_RED};stroke-dasharray:4 3}}"
    f".rewired{{stroke:{_BLUE};stroke-width:1.2}}"
    ".s{font-weight:bold;font-size:15px}"
)
_RADIUS = {"input": 20, "output": 20, "const": 0, "op": 5}


def graph_picture(history: History, most: int, index: int = START) -> Picture:
    """The graph, or with `index` what one pass did to it; at most `most` nodes are drawn."""
    scene = scene_of(history, index, most)
    total = sum(1 for _ in history.seen(index))
    drawn = len(scene.boxes)
    content = join((*_edges(scene), *_boxes(scene)))
    return Picture(
        title=_title(history, index, (drawn, total)),
        width=scene.width,
        height=scene.height,
        style=_STYLE,
        content=content,
    )


def _title(history: History, index: int, counts: tuple[int, int]) -> str:
    drawn, total = counts
    part = f"{total} nodes" if drawn == total else f"the first {drawn} of {total} nodes"
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
