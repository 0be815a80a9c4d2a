"""What the charts of profiles share: their size, scales, texts, and marks that choose a kernel."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from holowork.core import readable_time
from holowork.ops import FAMILIES
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.page import chosen
from holowork.workbench.svg import INK, PAPER_INK, Picture, shown

WIDTH = 560.0
STYLE = f"svg{{color:{INK}}}@media(prefers-color-scheme:dark){{svg{{color:{PAPER_INK}}}}}"
FONT = "system-ui,sans-serif"
NONE = -1
LETTER = 6.1
"""How wide a letter of 11 pixels is, on average."""
_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442")
"""Told apart with every kind of sight."""
_MOST_LINKS = 100
OPACITY = 0.34
"""How much of its colour the fill of a bar has: ink can be read on it, on light and on dark grounds."""
COLOUR_OF: Mapping[str, str] = MappingProxyType(
    {title: _COLOURS[i % len(_COLOURS)] for i, title in enumerate(FAMILIES)}
)
"""A colour for each family of ops; the flame says the families in words."""
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2 1 2", "1 2")
"""How lines of one chart are told apart without colours."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """Which kernel is chosen, and whether marks can be chosen; `codes` are panels' numbers of kernels.

    A mark of the chosen kernel opens that in the Code panel, where it has a number there.
    """

    hot: int = NONE
    is_live: bool = False
    codes: Mapping[int, int] = field(default_factory=dict)

    def mark(self, kernel: int, title: str, *children: Markup, place: str) -> Markup:
        """What stands for a kernel at one place of a chart."""
        told = element("title", title)
        if not self.is_live:
            return element("g", told, *children)
        is_hot = kernel == self.hot
        return chosen(
            "g",
            told,
            *children,
            state=self._target(kernel),
            key=f"{place} {kernel}",
            data_link=f"k{kernel}",
            aria_label=title,
            aria_current="true" if is_hot else None,
            class_="hw-mark-of hw-hot" if is_hot else "hw-mark-of",
        )

    def group(self, kernels: Sequence[int], title: str, *children: Markup) -> Markup:
        """What stands for several kernels: it lights up with each of the first of them, and chooses none."""
        words = " ".join(f"k{kernel}" for kernel in kernels[:_MOST_LINKS]) if self.is_live else None
        return element("g", element("title", title), *children, data_link=words, class_="hw-mark-of")

    def _target(self, kernel: int) -> dict[str, object]:
        if kernel == self.hot and kernel in self.codes:
            return {"kernel": self.codes[kernel], "panel": "code"}
        return {"hot": kernel}


def live(picture: Picture) -> Markup:
    """A picture in a page, as a group: what is in it can be reached by keys."""
    size = {"width": shown(picture.width), "height": shown(picture.height)}
    box = f"0 0 {size['width']} {size['height']}"
    drawn = element("svg", picture.content, viewBox=box, role="group", aria_label=picture.title, **size)
    return element("div", drawn, class_="hw-chart")


def text(content: object, x: float, y: float, **attributes: object) -> Markup:
    """A text of a chart, in the colour of its ground's ink."""
    look = {"fill": "currentColor", "font_size": 11, "font_family": FONT, "unicode_bidi": "isolate"}
    return element("text", content, x=shown(x), y=shown(y), **{**look, **attributes})


def fitting(words: str, room: float) -> str:
    """As much of some words as there is room for; nothing where that is too little to be read."""
    most = int((room - 6) / LETTER)
    told = letters(words)
    if len(told) <= most:
        return told
    return f"{told[: most - 1]}…" if most >= 3 else ""


def line(start: tuple[float, float], end: tuple[float, float], **attributes: object) -> Markup:
    """A straight line."""
    ends = {"x1": shown(start[0]), "y1": shown(start[1]), "x2": shown(end[0]), "y2": shown(end[1])}
    return element("line", **ends, stroke="currentColor", **attributes)


def bar(corner: tuple[float, float], size: tuple[float, float], **attributes: object) -> Markup:
    """A rectangle, never too narrow to be seen."""
    place = {"x": shown(corner[0]), "y": shown(corner[1])}
    measures = {"width": f"{max(size[0], 0.6):.2f}", "height": shown(size[1])}
    look = {"stroke": "currentColor", "stroke_width": 0.5, "fill_opacity": OPACITY}
    return element("rect", **place, **measures, **{**look, **attributes})


def steps(most: float) -> list[float]:
    """Round times up to `most`, in seconds: three to seven of them behind 0."""
    if most <= 0:
        return [0.0]
    raw = most / 4
    unit = 10.0 ** math.floor(math.log10(raw))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= raw)
    return [i * step for i in range(int(most / step + 1e-9) + 1)]


def time_axis(most: float, edges: tuple[float, float], y: float) -> list[Markup]:
    """A line with times under it, from 0 at the left edge to `most` at the right one."""
    left, right = edges
    drawn = [line((left, y), (right, y), stroke_opacity=0.6)]
    for at in steps(most):
        x = left + (right - left) * (at / most if most else 0)
        drawn += [
            line((x, y), (x, y + 4)),
            text(readable_time(at) if at else "0", x, y + 15, text_anchor="middle"),
        ]
    return drawn
