"""The picture of two kernels side by side: for each class of instructions two bars, solid and outlined."""

from collections.abc import Iterator

from holowork.runtime import CodeComparison
from holowork.workbench.layout import Point
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.svg import INK, PAPER_INK, Picture

_WIDTH, _NAMES, _NUMBERS = 340.0, 110.0, 44.0
_ROW, _BAR, _HEAD = 28.0, 10.0, 46.0
_STYLE = f"svg{{color:{INK}}}@media(prefers-color-scheme:dark){{svg{{color:{PAPER_INK}}}}}"
_FONT = "system-ui,sans-serif"
_SOLID = {"fill": "currentColor"}
_OUTLINED = {"fill": "none", "stroke": "currentColor", "stroke_dasharray": "3 2"}
_LOOKS = _SOLID, _OUTLINED


def bars_picture(comparison: CodeComparison) -> Picture:
    """How many instructions of each class there are on either side, the longest bar being the most."""
    height = _HEAD + _ROW * len(comparison.classes)
    first, second = comparison.cpus
    return Picture(
        title=f"instructions of {comparison.kernel}: {first} solid, {second} outlined",
        width=_WIDTH,
        height=height,
        style=_STYLE,
        content=element("g", *_legend(comparison.cpus), *_rows(comparison)),
    )


def _legend(cpus: tuple[str, str]) -> Iterator[Markup]:
    for place, (cpu, look) in enumerate(zip(cpus, _LOOKS, strict=True)):
        y = 6.0 + 18 * place
        yield element("rect", x=_NAMES, y=y, width=22, height=_BAR, **look)
        yield _text(letters(cpu, 40), (_NAMES + 28, y + 9))


def _rows(comparison: CodeComparison) -> Iterator[Markup]:
    most = max((max(counts) for counts in comparison.classes.values()), default=0) or 1
    room = _WIDTH - _NAMES - _NUMBERS
    for row, (name, counts) in enumerate(comparison.classes.items()):
        top = _HEAD + _ROW * row
        yield _text(name, (_NAMES - 6, top + 15), anchor="end")
        for place, (count, look) in enumerate(zip(counts, _LOOKS, strict=True)):
            y, width = top + 1 + place * (_BAR + 2), room * count / most
            yield element("rect", x=_NAMES, y=y, width=f"{width:.1f}", height=_BAR, **look)
            yield _text(f"{count:,}", (_NAMES + width + 5, y + 9))


def _text(text: str, at: Point, *, anchor: str = "start") -> Markup:
    x, y = at
    return element(
        "text",
        text,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        fill="currentColor",
        font_size=11,
        font_family=_FONT,
        text_anchor=anchor,
    )
