"""The flame of a profile: families of ops, lines of the source and kernels, as wide as their median times."""

from collections.abc import Iterator

from holowork.core import Places, counted, readable_time
from holowork.runtime import Flame, Profile
from holowork.workbench.charts import COLOUR_OF, STYLE, WIDTH, Look, bar, fitting, text
from holowork.workbench.markup import Markup, join
from holowork.workbench.svg import Picture

ROWS = 4
"""All, families, lines, kernels."""
_ROW = 24.0
_LEAST = 0.7
"""What is less wide, in pixels, is left out: hundreds of such kernels would be one grey."""


def flame_picture(profile: Profile, series: str = "computed", look: Look | None = None) -> Picture:
    """Below each group what it consists of; widths are sums of the median times of kernels."""
    whole = profile.grouped(series)
    drawing = _Drawing(whole, look or Look())
    return Picture(
        title=f"flame of {profile.name}, {series} runs: {readable_time(whole.seconds)} in all",
        width=WIDTH,
        height=_ROW * ROWS + 2,
        style=STYLE,
        content=join(drawing.frames(whole, (0, 1.0), "")),
    )


class _Drawing:
    """A flame on the scale of its whole."""

    def __init__(self, whole: Flame, look: Look) -> None:
        self._scale = (WIDTH - 2) / whole.seconds if whole.seconds else 0.0
        self._whole = whole.seconds
        self._look = look
        self._places = Places()

    def frames(self, flame: Flame, at: tuple[int, float], family: str) -> Iterator[Markup]:
        """A frame and all below it."""
        row, x = at
        width = flame.seconds * self._scale
        if width < _LEAST and self._look.hot not in flame.kernels:
            return
        family = flame.title if flame.kind == "family" else family
        yield self._frame(flame, at, family)
        for child in flame.children:
            yield from self.frames(child, (row + 1, x), family)
            x += child.seconds * self._scale

    def _frame(self, flame: Flame, at: tuple[int, float], family: str) -> Markup:
        row, x = at
        width, y = flame.seconds * self._scale, row * _ROW + 1
        named = self._named(flame)
        drawn = bar((x, y), (width, _ROW - 2), fill=COLOUR_OF.get(family, "none"))
        words = text(fitting(named, width), x + 4, y + 15)
        title = f"{named}: {readable_time(flame.seconds)}, {self._share(flame)}"
        if flame.kind == "kernel":
            return self._look.mark(flame.kernels[0], title, drawn, words, place="flame")
        kernels = counted(len(flame.kernels), "kernel")
        return self._look.group(flame.kernels, f"{title}, {kernels}", drawn, words)

    def _share(self, flame: Flame) -> str:
        return f"{100 * flame.seconds / self._whole:.1f} %" if self._whole else "0 %"

    def _named(self, flame: Flame) -> str:
        if flame.kind == "kernel":
            return f"#{flame.kernels[0]} {flame.title}"
        return self._places.shown(flame.title) if flame.kind == "line" else flame.title
