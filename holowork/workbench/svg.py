"""The pieces of an SVG picture, small enough for a notebook."""

import base64
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from holowork.workbench.layout import Point
from holowork.workbench.markup import Markup, element

INK = "#1b1f24"
"""Text on light fills, whatever the theme."""
PAPER_INK = "#e4e7eb"
"""Text on the grounds of dark themes."""
BORDER = "#858e99"
"""A line that is seen on white and on black."""
_FIT, _TALL = 860.0, 640.0
"""The room that a notebook has for a picture, in pixels."""
_LEAST_TEXT, _LEAST_BOX = 0.6, 0.15
"""How much smaller a picture is shown at most, with text and without."""
_FOLLOW = (
    'body[data-jp-theme-light="true"] .hw-picture{color-scheme:light}'
    'body[data-jp-theme-light="false"] .hw-picture,body.vscode-dark .hw-picture{color-scheme:dark}'
)


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A picture on no ground of its own: what it shows, in words too, and its size in pixels.

    `note` says on a card what is left out. Wider than a notebook, it is shown smaller, as far as its text
    can be read; without text it is shown as a whole, as far as boxes can be told.
    """

    title: str
    width: float
    height: float
    style: str
    content: Markup
    note: str = ""
    has_text: bool = True

    @property
    def svg(self) -> Markup:
        """The picture as a file of its own."""
        w, h = shown(self.width), shown(self.height)
        return element(
            "svg",
            element("title", self.title),
            element("style", Markup(self.style)),
            self.content,
            xmlns="http://www.w3.org/2000/svg",
            width=w,
            height=h,
            viewBox=f"0 0 {w} {h}",
            role="img",
        )

    @property
    def inline(self) -> Markup:
        """The picture within a page that gives it its colours; without a style, which would be the page's."""
        size = {"width": shown(self.width), "height": shown(self.height)}
        box = f"0 0 {size['width']} {size['height']}"
        return element("svg", element("title", self.title), self.content, viewBox=box, role="img", **size)

    @property
    def img(self) -> Markup:
        """The picture as an `<img>` that carries it, in a frame that scrolls; it survives every sanitiser.

        By the style sheet it knows the theme of the notebook. Where a sanitiser drops that, it has the
        colours that the system prefers, which can be read on a ground of either theme.
        """
        size = self.width * self._scale, self.height * self._scale
        return embedded(self.svg, self.title, size, note=self.note)

    @property
    def _scale(self) -> float:
        across, down = _FIT / self.width, _TALL / self.height
        if self.has_text:
            return min(max(across, _LEAST_TEXT), 1.0)
        return min(max(min(across, down), _LEAST_BOX), 1.0)


def embedded(svg: Markup, title: str, size: tuple[float, float], *, note: str = "") -> Markup:
    """A drawing that stands alone as an `<img>` in a frame that scrolls, so large in pixels; a note below."""
    data = base64.b64encode(svg.encode()).decode("ascii")
    image = element(
        "img",
        src=f"data:image/svg+xml;base64,{data}",
        alt=title,
        title=title,
        width=shown(size[0]),
        height=shown(size[1]),
        style="max-width:none;margin:0;display:block",
    )
    frame = element("div", image, class_="hw-picture", style=_FRAME)
    below = element("div", note, style=_NOTE) if note else Markup()
    return element("div", element("style", Markup(_FOLLOW)), frame, below)


_FRAME = (
    f"display:inline-block;max-width:100%;max-height:{_TALL + 2:.0f}px;overflow:auto;box-sizing:border-box;"
    f"border:1px solid {BORDER};border-radius:6px;margin:4px 0"
)
_NOTE = "font-size:12px;margin:0 0 4px"


def shown(value: float) -> str:
    """A coordinate in as few letters as it takes, to a tenth of a pixel."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def curve(points: Iterable[Point]) -> str:
    """A path through points that leaves and enters each of them downward."""
    (x, y), *rest = points
    steps = [f"M{shown(x)} {shown(y)}"]
    for (x0, y0), (x1, y1) in pairwise([(x, y), *rest]):
        if abs(x0 - x1) < 0.5:
            steps.append(f"V{shown(y1)}")
        else:
            middle = (y0 + y1) / 2
            steps.append(f"C{shown(x0)} {shown(middle)} {shown(x1)} {shown(middle)} {shown(x1)} {shown(y1)}")
    return "".join(steps)
