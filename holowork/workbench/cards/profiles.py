"""The cards of profiles, of two profiles side by side, and of their charts as text."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from holowork.core import counted, readable_time
from holowork.runtime import (
    Chart,
    KernelProfile,
    Profile,
    ProfileComparison,
    Quartiles,
    event_rows,
    slowest_first,
)
from holowork.workbench.cards.frame import card, kappa_code, size_of
from holowork.workbench.chart_flame import flame_picture
from holowork.workbench.chart_roofline import roofline_picture
from holowork.workbench.chart_timeline import strip_picture, timeline_picture
from holowork.workbench.markup import Markup, code, element, folded, name_of, number, table
from holowork.workbench.profiler import Profiler
from holowork.workbench.svg import Picture

MOST_KERNELS = 10
_REPEAT = 50
_MOST_LETTERS = 24_000
"""Of a picture of a card; a larger one is left out, the text says it all."""
CHARTS: Mapping[str, Callable[[Profile], Picture]] = MappingProxyType(
    {"timeline": timeline_picture, "flame": flame_picture, "roofline": roofline_picture}
)
"""Charts of profiles by their names."""
_SERIES = {"first": "measured", "warm-up": "measured", "computed": "measured", "memo": "cached"}
"""The series of runs, and whether their times are of computing or of looking up."""


def profile_card(profile: Profile) -> Markup:
    """Runs by series with their quartiles, the slowest kernels, the events, a strip of one run."""
    runs = table(("runs", "kind", "count", "q1", "median", "q3"), list(_runs(profile)))
    made = card("Profile", profile.name, [repr(profile), profile.by]).add(runs, _kernels(profile))
    events = event_rows(profile)
    if events:
        shown = table(("event", "count", "bytes"), [(kind, n, size_of(size)) for kind, n, size in events])
        made.add(folded("events", shown))
    return made.add(folded("timeline", strip_picture(profile).img, is_open=True)).done()


def profiler_card(profiler: Profiler) -> Markup:
    """The profile there is, or the Python that makes one."""
    if profiler.profile is not None:
        return profile_card(profiler.profile)
    python = profiler.python(profiler.inputs[0], _REPEAT, memo=False)
    lines = element("pre", *_lines(python))
    return card("Profile", profiler.name, ["nothing was profiled yet"]).add(lines).done()


def _lines(text: str) -> Iterator[object]:
    for line in text.splitlines():
        yield from (line, Markup("\n"))


def _runs(profile: Profile) -> Iterator[tuple[object, ...]]:
    for series, kind in _SERIES.items():
        found = Quartiles.of(profile.series(series))
        if found is not None:
            yield series, kind, found.count, *_spread(found)


def _spread(found: Quartiles) -> tuple[object, ...]:
    if found.count == 1:
        return number("single"), number(readable_time(found.median)), number("")
    return tuple(number(readable_time(one)) for one in (found.low, found.median, found.high))


def _kernels(profile: Profile) -> Markup:
    pairs = slowest_first(profile)
    headers = ("kernel", "call", "κ", "q1", "median", "q3", "read", "written", "multiply-adds", "op/byte")
    rows = [_kernel(kernel, times) for kernel, times in pairs[:MOST_KERNELS]]
    more = len(pairs) - MOST_KERNELS
    cut = f", the slowest {MOST_KERNELS} shown" if more > 0 else ""
    return folded(f"{counted(len(pairs), 'kernel')}{cut}", table(headers, rows), is_open=True)


def _kernel(kernel: KernelProfile, times: Quartiles | None) -> tuple[object, ...]:
    spread = (number("once"), number(""), number("")) if times is None else _spread(times)
    costs = (size_of(kernel.reads), size_of(kernel.writes), number(f"{kernel.work:,}"))
    named = (name_of(kernel.name), code(kernel.where), kappa_code(kernel.label))
    return *named, *spread, *costs, number(f"{kernel.intensity:.2f}")


def profile_comparison_card(comparison: ProfileComparison) -> Markup:
    """Times before and after, and whether they differ by more than their spread."""
    rows = [
        (name_of(one.name), _median(one.before), _median(one.after), _ratio(one.ratio), _told(one.is_apart))
        for one in (comparison.runs, *comparison.kernels[: MOST_KERNELS * 4])
    ]
    whole = table(("kernel", "before", "after", "ratio", ""), rows)
    return card("ProfileComparison", "", [repr(comparison)]).add(whole).done()


def _median(times: Quartiles | None) -> Markup:
    return number("none" if times is None else readable_time(times.median))


def _ratio(ratio: float | None) -> Markup:
    return number("" if ratio is None else f"{ratio:.2f}×")


def _told(is_apart: bool) -> str:  # noqa: FBT001  # a cell of a table
    return "quartiles apart" if is_apart else ""


def chart_card(chart: Chart) -> Markup:
    """The chart as a picture, where that is small enough, and as text."""
    picture, text = chart_picture(chart), element("pre", *_lines(chart.text))
    made = card("Chart", chart.name, [repr(chart.profile)])
    if len(picture.content) > _MOST_LETTERS:
        return made.add(text).done()
    return made.add(picture.img, folded("as text", text)).done()


def chart_picture(chart: Chart) -> Picture:
    """The picture of a chart."""
    return CHARTS[chart.name](chart.profile)
