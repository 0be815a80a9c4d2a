"""Small charts of the Memo panel: the histogram of a value, and hit rates over runs."""

from collections.abc import Iterator, Sequence

from holowork.runtime import Statistics
from holowork.workbench.markup import Markup, element, join
from holowork.workbench.runs_seen import SeenRun
from holowork.workbench.svg import INK, PAPER_INK, Picture, shown

_STYLE = f"svg{{color:{INK}}}@media(prefers-color-scheme:dark){{svg{{color:{PAPER_INK}}}}}"
_FONT = "system-ui,sans-serif"
_BARS, _TALL = (300.0, 96.0), 66.0
_LINE = (420.0, 96.0)
_LEFT, _TOP, _BOTTOM = 40.0, 10.0, 20.0


def histogram_picture(stats: Statistics) -> Picture:
    """A bar for each part of the range of the finite elements."""
    width, height = _BARS
    nothing = [text("no finite element", (width / 2, height / 2), "middle")]
    content = join((*_bars(stats), *_ends_of(stats)) if stats.counts else nothing)
    title = f"histogram of {stats.node}"
    return Picture(title=title, width=width, height=height, style=_STYLE, content=content)


def _bars(stats: Statistics) -> Iterator[Markup]:
    most, each = max(stats.counts), (_BARS[0] - 20) / len(stats.counts)
    for i, many in enumerate(stats.counts):
        yield _bar(10 + i * each, (each, many / most * _TALL), _title(stats, i))


def _ends_of(stats: Statistics) -> Iterator[Markup]:
    """The least finite element, and the greatest."""
    width, height = _BARS
    yield text(f"{stats.edges[0]:.4g}", (10, height - 4), "start")
    yield text(f"{stats.edges[-1]:.4g}", (width - 10, height - 4), "end")


def _title(stats: Statistics, bin_: int) -> str:
    low, high = stats.edges[bin_ : bin_ + 2]
    return f"{low:.4g} … {high:.4g}: {stats.counts[bin_]:,}"


def _bar(x: float, size: tuple[float, float], title: str) -> Markup:
    width, height = size
    return element(
        "rect",
        element("title", title),
        x=shown(x),
        y=shown(_TOP + _TALL - height),
        width=shown(max(width - 1, 1)),
        height=shown(height),
        fill="currentColor",
    )


def rates_picture(runs: Sequence[SeenRun], turn: int) -> Picture:
    """The share of calls found in each run, and, dashed, that of runs found until then."""
    width, height = _LINE
    lines = _line([run.found for run in runs], "none"), _line([run.hit_rate for run in runs], "5 3")
    dots = [_dot(runs, place, turn) for place in range(len(runs))]
    grid = [_grid(share) for share in (0.0, 0.5, 1.0)]
    places = ((_across(len(runs), place), run, anchor) for place, run, anchor in _ends(runs))
    ends = [text(f"run {run.number}", (x, height - 4), anchor) for x, run, anchor in places]
    return Picture(
        title="share of calls found in each run; dashed: share of runs found so far",
        width=width,
        height=height,
        style=_STYLE,
        content=join((*grid, *lines, *dots, *ends)),
    )


def _ends(runs: Sequence[SeenRun]) -> list[tuple[int, SeenRun, str]]:
    """The first run and the last."""
    last = len(runs) - 1
    return [(0, runs[0], "start"), *([(last, runs[last], "end")] if last else [])]


def _across(count: int, place: int) -> float:
    return _LEFT + (_LINE[0] - _LEFT - 12) * (place / (count - 1) if count > 1 else 0.0)


def _down(share: float) -> float:
    return _TOP + (1 - share) * (_LINE[1] - _TOP - _BOTTOM)


def _line(shares: Sequence[float], dashes: str) -> Markup:
    count = len(shares)
    points = " ".join(f"{shown(_across(count, i))},{shown(_down(y))}" for i, y in enumerate(shares))
    look = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.5, "stroke_dasharray": dashes}
    return element("polyline", points=points, **look)


def _dot(runs: Sequence[SeenRun], place: int, turn: int) -> Markup:
    run = runs[place]
    told = f"run {run.number}: {run.found:.0%} of its calls found; {run.hit_rate:.0%} of runs found so far"
    x, y = _across(len(runs), place), _down(run.found)
    radius = 5 if run.turn == turn else 3
    return element("circle", element("title", told), cx=shown(x), cy=shown(y), r=radius, fill="currentColor")


def _grid(share: float) -> Markup:
    y = shown(_down(share))
    look = {"stroke": "currentColor", "stroke_opacity": 0.25, "stroke_width": 1}
    line = element("line", x1=_LEFT, x2=_LINE[0] - 12, y1=y, y2=y, **look)
    return join((line, text(f"{share:.0%}", (_LEFT - 6, _down(share) + 4), "end")))


def text(told: str, place: tuple[float, float], anchor: str) -> Markup:
    """A text of a chart."""
    x, y = place
    look = {"fill": "currentColor", "font_size": 11, "font_family": _FONT, "text_anchor": anchor}
    return element("text", told, x=shown(x), y=shown(y), **look)
