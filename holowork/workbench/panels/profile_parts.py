"""The parts of the Profile panel's page: series of runs, kernels, one kernel, files to be written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from holowork.archive import readable_bytes
from holowork.core import Places, readable_time
from holowork.runtime import SERIES, KernelProfile, Profile, Quartiles
from holowork.workbench.chart_roofline import told
from holowork.workbench.charts import NONE
from holowork.workbench.markup import Markup, element, name_of
from holowork.workbench.page import chosen

KINDS: Mapping[str, str] = {"memo": "cached"}
"""What times are of, where that is not `measured`."""
MOST_ROWS = 80
Times = Mapping[int, Quartiles]


@dataclass(frozen=True, kw_only=True, eq=False)
class Shown:
    """A profile, the series that is shown of it, the kernel that is chosen.

    `times` are of kernels, in the runs of the series `computed_by`: no kernel runs where the memo answers.
    """

    profile: Profile
    series: str
    computed_by: str
    hot: int
    times: Times

    @property
    def kernel(self) -> KernelProfile | None:
        """The kernel that is chosen."""
        return None if self.hot == NONE else self.profile.kernels[self.hot]

    @property
    def bounds(self) -> Mapping[int, str]:
        """What bounds each kernel, where the ceilings are known."""
        if not self.profile.has_ceilings:
            return {}
        numbers = {id(kernel): number for number, kernel in enumerate(self.profile.kernels)}
        return {
            numbers[id(point.kernel)]: f"{point.bound} {point.factor:.1f}×" for point in self.profile.points
        }


def spread(found: Quartiles | None) -> tuple[str, str, str]:
    """The quartiles as texts; of one run, that it is one."""
    if found is None:
        return "once", "", ""
    if found.count == 1:
        return "single run", readable_time(found.median), ""
    return readable_time(found.low), readable_time(found.median), readable_time(found.high)


def series_table(shown: Shown) -> Markup:
    """A row for each series of runs: its kind, how many there are, and their spread."""
    rows = []
    for series in SERIES:
        found = Quartiles.of(shown.profile.series(series))
        if found is not None:
            cells = (series, KINDS.get(series, "measured"), f"{found.count:,}", *spread(found))
            rows.append(_series_row(cells, is_shown=series == shown.series))
    heads = ("runs", "kind", "count", "q1", "median", "q3")
    return element("table", _head(heads), element("tbody", *rows), aria_label="series of runs")


def _series_row(cells: tuple[str, ...], *, is_shown: bool) -> Markup:
    return chosen(
        "tr",
        *(element("td", cell, class_="hw-number" if i > 1 else None) for i, cell in enumerate(cells)),
        state={"series": cells[0]},
        key=f"series {cells[0]}",
        aria_current="page" if is_shown else None,
        class_="hw-chosen" if is_shown else None,
    )


def _head(titles: tuple[str, ...]) -> Markup:
    return element("thead", element("tr", *(element("th", title) for title in titles)))


def kernel_table(shown: Shown) -> Markup:
    """A row for each kernel, slowest first; what is computed once and for all comes last."""
    times, count = shown.times, len(shown.profile.kernels)
    order = sorted(range(count), key=lambda i: -times[i].median if i in times else float("inf"))
    kept = [*order[:MOST_ROWS], *(i for i in order[MOST_ROWS:] if i == shown.hot)]
    bounds, whole = shown.bounds, Quartiles.of(shown.profile.series(shown.computed_by))
    rows = [_kernel_row(shown, i, (bounds.get(i, ""), whole.median if whole else 0.0)) for i in kept]
    body, label = element("tbody", *rows), f"kernels, {shown.computed_by} runs"
    drawn = element("table", _head(_HEADS), body, data_sort="kernels", aria_label=label)
    more = f"… {count - len(kept):,} more, all of them faster; to_csv() has all"
    note = element("p", more, class_="hw-hint") if len(kept) < count else Markup()
    head = element("h4", f"Kernels, {shown.computed_by} runs (measured)")
    return element("div", head, drawn, note, class_="hw-some", data_scroll="kernels")


_HEADS = ("#", "kernel", "q1", "median", "q3", "share", "op/byte", "bound, factor")


def _kernel_row(shown: Shown, number: int, of_it: tuple[str, float]) -> Markup:
    is_hot = number == shown.hot
    return chosen(
        "tr",
        *_cells(shown, number, of_it),
        state={"hot": number},
        key=f"row {number}",
        data_link=f"k{number}",
        aria_current="true" if is_hot else None,
        class_="hw-chosen" if is_hot else None,
    )


def _cells(shown: Shown, number: int, of_it: tuple[str, float]) -> Iterator[Markup]:
    """Texts, with the numbers that they are sorted by."""
    kernel, found = shown.profile.kernels[number], shown.times.get(number)
    bound, whole = of_it
    share = found.median / whole if found and whole else 0.0
    values = (found.low, found.median, found.high) if found else (0.0, 0.0, 0.0)
    yield _cell(number, number)
    yield element("td", name_of(kernel.name), title=kernel.name)
    yield from (_cell(text, value) for text, value in zip(spread(found), values, strict=True))
    yield _cell(f"{100 * share:.1f} %" if share else "", share)
    yield _cell(f"{kernel.intensity:.2f}", kernel.intensity)
    yield element("td", bound)


def _cell(text: object, value: float) -> Markup:
    return element("td", text, data_value=value, class_="hw-number")


def kernel_facts(shown: Shown, codes: Mapping[int, int]) -> Markup:
    """All that is known of the chosen kernel, and the way to its code."""
    kernel = shown.kernel
    if kernel is None:
        hint = "Choose a kernel: a row, a bar, a point. Its marks light up in every chart."
        return element("p", hint, class_="hw-hint")
    pairs = [part for name, value in _facts(shown, kernel) for part in (element("dt", name), _dd(value))]
    steps = [chosen("button", "choose none", state={"hot": NONE}, key="none", type="button")]
    if shown.hot in codes:
        state = {"kernel": codes[shown.hot], "panel": "code"}
        steps.insert(0, chosen("button", "open in Code", state=state, key="code", type="button"))
    head = element("h4", f"#{shown.hot} ", name_of(kernel.name))
    return element("div", head, element("dl", *pairs), element("p", *_spaced(steps)))


def _spaced(parts: list[Markup]) -> tuple[object, ...]:
    return tuple(piece for part in parts for piece in (" ", part))[1:]


def _dd(value: object) -> Markup:
    return element("dd", value)


def _facts(shown: Shown, kernel: KernelProfile) -> Iterator[tuple[str, object]]:
    yield "call", kernel.where
    yield "κ", element("code", kernel.label.short, title=kernel.label.text)
    places = Places()
    yield "asked for by", ", ".join(map(places.shown, kernel.lines)) or _NO_LINES
    for series in SERIES:
        found = shown.profile.times(kernel, series)
        if found is not None:
            low, median, high = spread(found)
            between = f"{low} – {median} – {high}" if found.count > 1 else f"{median}, a single run"
            yield f"{series} runs", f"{between}, measured"
    yield "moves", f"{readable_bytes(kernel.reads)} read, {readable_bytes(kernel.writes)} written"
    yield "computes", f"{kernel.work:,} multiply-adds (estimate), {kernel.intensity:.2f} operations a byte"
    if shown.profile.has_ceilings:
        yield from (("roofline", told(point)) for point in shown.profile.points if point.kernel is kernel)


_NO_LINES = "no line known; compile(…, trace=True) keeps them in the archive"
