"""Two archives as two strips, each to scale; what is one part on both sides is joined by a band."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from holowork.archive import readable_bytes
from holowork.model import ArchiveDiff, PartDiff
from holowork.workbench.bytemap import FRAME_FILL, Part, apart, edges_of, fill_of
from holowork.workbench.charts import STYLE, fitting, text
from holowork.workbench.markup import Markup, element, join, letters
from holowork.workbench.svg import INK, Picture, shown

SAME, MOVED, CHANGED, ONLY_LEFT, ONLY_RIGHT = "same bytes", "moved", "changed", "only left", "only right"
SIGNS: Mapping[str, str] = MappingProxyType(
    {SAME: "=", MOVED: "→", CHANGED: "~", ONLY_LEFT: "−", ONLY_RIGHT: "+"}
)
"""What became of a part, in one letter."""
_LOOKS: Mapping[str, Mapping[str, object]] = MappingProxyType(
    {
        SAME: {"stroke_width": 0.5},
        MOVED: {"stroke_width": 0.5},
        CHANGED: {"stroke_width": 2.5},
        ONLY_LEFT: {"stroke_width": 1.5, "stroke_dasharray": "4 3"},
        ONLY_RIGHT: {"stroke_width": 2.5},
    }
)
_DASHED = MappingProxyType({"stroke": "currentColor", "stroke_width": 0.7, "stroke_dasharray": "3 3"})
_WIDTH, _TALL, _MARGIN = 720.0, 34.0, 10.0
_TOPS = (_MARGIN + 16, _MARGIN + 16 + _TALL + 44)
_WORDS = (_TOPS[0] - 6, _TOPS[1] + _TALL + 14)
_HEIGHT = _TOPS[1] + _TALL + 16 + _MARGIN
Edges = Mapping[int, tuple[float, float]]
"""From the position of a pair to where its part begins and ends on one strip, in pixels."""
Mark = Callable[[int, str, list[Markup]], Markup]
"""What stands for a pair: its position, its words, and what is drawn of it."""


@dataclass(frozen=True, kw_only=True)
class _Strip:
    """One side: its parts, frame and gaps among them, and the edges of those that are sections."""

    frame: tuple[Markup, ...]
    edges: Edges


def _plain(_: int, title: str, drawn: list[Markup]) -> Markup:
    return element("g", element("title", title), *drawn)


def strips_picture(diff: ArchiveDiff, mark: Mark = _plain) -> Picture:
    """The left archive above the right one; a band joins what is the same, has moved or was changed."""
    strips = [_strip(diff, side) for side in (0, 1)]
    drawn = [
        mark(position, pair_text(pair), _drawn(position, pair, strips))
        for position, pair in enumerate(diff.sections)
    ]
    told = _titles(diff)
    titles = [text(words, _MARGIN, y) for words, y in zip(told, _WORDS, strict=True)]
    return Picture(
        title=f"{told[0]}, above {told[1]}",
        width=_WIDTH + 2 * _MARGIN,
        height=_HEIGHT,
        style=STYLE,
        content=join([*titles, *(piece for strip in strips for piece in strip.frame), *drawn]),
    )


def _titles(diff: ArchiveDiff) -> list[str]:
    sides = zip((diff.left, diff.right), diff.sizes, strict=True)
    return [f"{letters(name, 60)}, {readable_bytes(size)}" for name, size in sides]


def pair_text(pair: PartDiff) -> str:
    """A pair in words: what it is, what became of it, and where it is on either side."""
    places = [
        f"{side}: {readable_bytes(part.length)} at {part.offset:,}"
        for side, part in zip(("left", "right"), pair.sides, strict=True)
        if part is not None
    ]
    return f"{pair.name}: {pair.state}; {', '.join(places)}"


def _strip(diff: ArchiveDiff, side: int) -> _Strip:
    parts = tuple(apart(_claims(diff, side), diff.sizes[side]))
    edges: dict[int, tuple[float, float]] = {}
    frame = []
    for part, (left, right) in zip(parts, pairwise(edges_of(parts, _WIDTH)), strict=True):
        if part.section is None:
            frame.append(_rect(left, right, _TOPS[side], fill=FRAME_FILL))
        else:
            edges[part.section] = (left, right)
    return _Strip(frame=tuple(frame), edges=edges)


def _claims(diff: ArchiveDiff, side: int) -> list[Part]:
    """The sections of one side in byte order, by the positions of their pairs."""
    found = [
        Part(name=part.name, start=part.offset, end=part.offset + part.length, section=position)
        for position, pair in enumerate(diff.sections)
        if (part := pair.sides[side]) is not None
    ]
    return sorted(found, key=lambda part: (part.start, part.end))


def _drawn(position: int, pair: PartDiff, strips: list[_Strip]) -> list[Markup]:
    """The band, and a box on each strip that has the part."""
    placed = [strip.edges.get(position) for strip in strips]
    found = [_band(pair.state, *placed)] if None not in placed else []
    for top, edges in zip(_TOPS, placed, strict=True):
        if edges is not None:
            found += _box(position, pair, (*edges, top))
    return found


def _band(state: str, above: tuple[float, float] | None, below: tuple[float, float] | None) -> Markup:
    (a, b), (c, d) = above or (0.0, 0.0), below or (0.0, 0.0)
    top, bottom = _TOPS[0] + _TALL, _TOPS[1]
    corners = ((a, top), (b, top), (d, bottom), (c, bottom))
    points = " ".join(f"{x + _MARGIN:.1f},{y:.1f}" for x, y in corners)
    look = _DASHED if state == CHANGED else {}
    return element("polygon", points=points, fill="currentColor", fill_opacity=0.12, **look)


def _box(position: int, pair: PartDiff, place: tuple[float, float, float]) -> Iterator[Markup]:
    left, right, top = place
    yield _rect(left, right, top, fill=fill_of(position), stroke="currentColor", **_LOOKS[pair.state])
    words = fitting(f"{SIGNS[pair.state]} {pair.name}", right - left)
    told = words or (SIGNS[pair.state] if right - left > 9 and pair.state != SAME else "")
    if told:
        yield text(told, _MARGIN + (left + right) / 2, top + 21, text_anchor="middle", fill=INK)


def _rect(left: float, right: float, top: float, **look: object) -> Markup:
    x, width = shown(_MARGIN + left), shown(right - left - 1)
    return element("rect", x=x, y=shown(top), width=width, height=shown(_TALL), **look)
