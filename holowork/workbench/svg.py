"""The pieces of an SVG picture, small enough for a notebook."""

import base64
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from holowork.workbench.layout import Point
from holowork.workbench.markup import Markup, element

INK, PAPER, FAINT = "#1b1f24", "#ffffff", "#6b7480"


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A picture on its own opaque light card: what it shows, in words too, and its size in pixels."""

    title: str
    width: float
    height: float
    style: str
    content: Markup

    @property
    def svg(self) -> Markup:
        """The picture as a file of its own."""
        w, h = shown(self.width), shown(self.height)
        return element(
            "svg",
            element("title", self.title),
            element("style", Markup(self.style)),
            element("rect", width=w, height=h, fill=PAPER),
            self.content,
            xmlns="http://www.w3.org/2000/svg",
            width=w,
            height=h,
            viewBox=f"0 0 {w} {h}",
            role="img",
        )

    @property
    def img(self) -> Markup:
        """The picture as an `<img>` that carries it, on a card with a border; it survives every sanitiser."""
        data = base64.b64encode(self.svg.encode()).decode("ascii")
        image = element(
            "img",
            src=f"data:image/svg+xml;base64,{data}",
            alt=self.title,
            title=self.title,
            width=shown(self.width),
            height=shown(self.height),
            style=f"background:{PAPER};max-width:none;margin:0;display:block",
        )
        return element("div", image, style=_CARD)


_CARD = (
    f"display:inline-block;max-width:100%;max-height:640px;overflow:auto;background:{PAPER};"
    "border:1px solid #c4cad2;border-radius:6px;margin:4px 0"
)


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
