"""The timeline of a profile: when each kernel ran, in the typical runs of one series."""

from collections.abc import Iterator, Mapping

from holowork.core import readable_time
from holowork.runtime import KernelProfile, Profile, Slice, family_of, typical_run, typical_runs
from holowork.workbench.charts import (
    COLOUR_OF,
    LETTER,
    STYLE,
    WIDTH,
    Look,
    bar,
    fitting,
    text,
    time_axis,
)
from holowork.workbench.markup import Markup, element, join
from holowork.workbench.svg import Picture

COMPUTED, MEMO = "computed", "memo"
MOST_BARS = 60
"""Of a run at most, the longest of its kernels."""
_MOST_IN_STRIP = 40
_LEFT, _RIGHT, _LANE, _TOP = 84.0, 70.0, 34.0, 8.0
Cell = tuple[int, KernelProfile, Slice]


def timeline_picture(profile: Profile, series: str = COMPUTED, look: Look | None = None) -> Picture:
    """A lane for the run at each quartile, all on one scale; what the memo answered computed nothing."""
    runs = typical_runs(profile, series)
    lanes = {run: ", ".join(n for n, number in runs.items() if number == run) for run in runs.values()}
    title = f"timeline of {profile.name}, {series} runs" if runs else f"no {series} run"
    return _picture(_Timeline(profile, lanes, look or Look()), title)


def strip_picture(profile: Profile) -> Picture:
    """The run that took the median time, small enough for a card."""
    drawing = _Timeline(profile, {typical_run(profile): "median"}, Look(), most_bars=_MOST_IN_STRIP)
    return _picture(drawing, f"timeline of {profile.name}, the run of median time")


def _picture(drawing: "_Timeline", title: str) -> Picture:
    height = _TOP + _LANE * len(drawing.lanes) + 24
    return Picture(title=title, width=WIDTH, height=height, style=STYLE, content=join(drawing.parts()))


class _Timeline:
    """A profile on a scale of time."""

    def __init__(
        self, profile: Profile, lanes: Mapping[int, str], look: Look, *, most_bars: int = MOST_BARS
    ) -> None:
        self.lanes = lanes
        self._profile = profile
        self._look = look
        self._most = max((profile.runs[run].seconds for run in lanes), default=0.0)
        self._most_bars = most_bars
        self._scale = (WIDTH - _LEFT - _RIGHT) / self._most if self._most else 0.0

    def parts(self) -> Iterator[Markup]:
        """The lanes, and the scale below them."""
        for row, (run, name) in enumerate(self.lanes.items()):
            yield element("g", *self._lane(run, _TOP + _LANE * row, name))
        yield from time_axis(self._most, (_LEFT, WIDTH - _RIGHT), _TOP + _LANE * len(self.lanes))

    def _lane(self, run: int, y: float, name: str) -> Iterator[Markup]:
        """One run: what it is, its kernels, its time."""
        found = self._profile.runs[run]
        yield text(name, _LEFT - 6, y + 11, text_anchor="end")
        yield text(f"run {run}", _LEFT - 6, y + 23, text_anchor="end", font_size=10)
        if found.series == MEMO:
            yield self._looked_up(found.seconds, y)
        else:
            yield from self._bars(run, y)
        yield text(readable_time(found.seconds), WIDTH - _RIGHT + 6, y + 17)

    def _looked_up(self, seconds: float, y: float) -> Markup:
        width = seconds * self._scale
        told = text(
            fitting("M  looked up, nothing computed", width), _LEFT + width / 2, y + 17, text_anchor="middle"
        )
        return join(
            [bar((_LEFT, y), (width, 26.0), fill="none", stroke_dasharray="4 3", stroke_width=1), told]
        )

    def _bars(self, run: int, y: float) -> Iterator[Markup]:
        cells = sorted(self._cells(run), key=lambda cell: -cell[2].seconds)
        most = self._most_bars
        kept = [*cells[:most], *(cell for cell in cells[most:] if cell[0] == self._look.hot)]
        for number, kernel, one in sorted(kept, key=lambda cell: cell[2].start):
            title = f"#{number} {kernel.name}: {readable_time(one.seconds)} in run {run}"
            yield self._look.mark(number, title, *self._bar(kernel, one, (number, y)), place=f"run {run}")
        if len(cells) > len(kept):
            more = f"… {len(cells) - len(kept):,} short ones left out"
            yield text(more, WIDTH - LETTER * len(more), y + 31, font_size=9)

    def _cells(self, run: int) -> Iterator[Cell]:
        for number, kernel in enumerate(self._profile.kernels):
            for one in kernel.slices:
                if one.run == run:
                    yield number, kernel, one

    def _bar(self, kernel: KernelProfile, one: Slice, at: tuple[int, float]) -> tuple[Markup, ...]:
        number, y = at
        x, width = _LEFT + one.start * self._scale, one.seconds * self._scale
        drawn = bar((x, y), (width, 26.0), fill=COLOUR_OF.get(family_of(kernel), "currentColor"))
        told = fitting(f"#{number} {kernel.name}", width) or fitting(f"#{number}", width + 4)
        words = [text(told, x + width / 2, y + 17, text_anchor="middle")] if told else []
        return (drawn, *words)
