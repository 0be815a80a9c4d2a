"""The Profile panel: runs by series, kernels, timeline, flame and roofline, all on one chosen kernel."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from holowork.core import counted, readable_time
from holowork.runtime import SERIES, Profile
from holowork.workbench.chart_flame import flame_picture
from holowork.workbench.chart_roofline import roofline_picture
from holowork.workbench.chart_timeline import timeline_picture
from holowork.workbench.charts import NONE, Look, live
from holowork.workbench.exporting import FORMS, free_name, stem_of, write_new
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import Page, State, asking, choice, copying
from holowork.workbench.panels.profile_parts import (
    Shown,
    Times,
    kernel_facts,
    kernel_table,
    series_table,
)
from holowork.workbench.profiler import LAST, MADE_UP, Profiler

MOST_KERNELS = 1 << 30
"""Before there is a profile, nobody knows how many kernels it will have."""
REPEATS = (1, 10, 50, 200, 1000)
_OFFERS = {MADE_UP: "on made-up inputs", LAST: "on the last run's inputs"}
_MEMO = "Measure as many runs that the memo answers, too; they are runs of the session as any others."
_NONE = (
    "Nothing was profiled yet. Made-up inputs are floats of a normal distribution, the same each time, and "
    "zeros for all else: times rarely depend on values, results always do."
)


class ProfilePanel:
    """Profiles of one session, or one profile; times of a series are kept beside it."""

    def __init__(self, profiler: Profiler) -> None:
        self.profiler = profiler
        self._repeat = 50
        self._memo = False
        self._told = ""
        self._names: dict[str, str] = {}
        self._times: dict[str, Times] = {}
        self._timed: Profile | None = None

    def bounds(self, name: str) -> range | tuple[str, ...]:
        """Positions of kernels, −1 for none, and the series of runs."""
        profile = self.profiler.profile
        numbers = range(NONE, MOST_KERNELS if profile is None else len(profile.kernels))
        return numbers if name == "hot" else SERIES

    def page(self, state: State) -> Page:
        """The profile, or what can be profiled."""
        profile = self.profiler.profile
        if profile is None:
            offer = element("div", element("p", _NONE), *self._controls(), class_="hw-card")
            return Page(html=offer, said="Nothing was profiled yet.", state=dict(state))
        hot = state["hot"] if state["hot"] < len(profile.kernels) else NONE
        series = state["series"] if profile.series(state["series"]) else profile.runs[-1].series
        by = "computed" if series == "memo" else series
        times = self._times_of(profile, by)
        shown = Shown(profile=profile, series=series, computed_by=by, hot=hot, times=times)
        html = element("div", self._left(shown), self._right(shown), class_="hw-split")
        return Page(html=html, said=_said(shown), state={"hot": hot, "series": series})

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """`profile`, the `repeat` and the `memo` it is done with, measure `ceilings`, `write` a file."""
        self._told = ""
        if verb == "profile" and argument in self.profiler.inputs:
            self.profiler.measure(argument, self._repeat, memo=self._memo)
            return {"hot": NONE, "series": "computed"}
        if verb == "repeat" and str(argument) in map(str, REPEATS):
            self._repeat = int(argument)
        elif verb == "memo":
            self._memo = bool(argument)
        elif self.profiler.profile is not None:
            self._do(verb, argument, self.profiler.profile)
        return {}

    def _do(self, verb: str, argument: object, profile: Profile) -> None:
        if verb == "ceilings":
            self._told = f"Measured: {profile.ceilings.operations / 1e9:.0f} GFLOP/s at most on one thread."
        elif verb == "write" and argument in self._names:
            self._told = _written(profile, str(argument), self._names[str(argument)])

    def _times_of(self, profile: Profile, series: str) -> Times:
        if self._timed is not profile:
            self._timed, self._times = profile, {}
        if series not in self._times:
            pairs = ((i, profile.times(kernel, series)) for i, kernel in enumerate(profile.kernels))
            self._times[series] = {i: found for i, found in pairs if found is not None}
        return self._times[series]

    def _controls(self) -> Iterator[Markup]:
        """What measures anew, and the Python that does the same."""
        for inputs in self.profiler.inputs:
            label = f"Profile {counted(self._repeat, 'run')} {_OFFERS[inputs]}"
            python = self.profiler.python(inputs, self._repeat, memo=self._memo)
            yield element("p", asking(label, "profile", inputs), " ", copying(python))
        if self.profiler.inputs:
            repeats = choice(
                "repeat", {str(n): counted(n, "run") for n in REPEATS}, str(self._repeat), label="runs"
            )
            box = partial(element, "input", type="checkbox", data_act="memo", data_key="memo")
            memo = element("label", box(checked="" if self._memo else None), " and the memo", title=_MEMO)
            yield element("p", repeats, " ", memo)

    def _left(self, shown: Shown) -> Markup:
        head = element("p", element("strong", repr(shown.profile)), f", {shown.profile.by}")
        told = element("p", self._told, data_live="") if self._told else Markup()
        top = element("div", head, told, *self._controls(), series_table(shown), class_="hw-card")
        facts = element("div", kernel_facts(shown, self.profiler.codes), class_="hw-card hw-grow")
        return element("div", top, kernel_table(shown), facts, class_="hw-left", data_scroll="left")

    def _right(self, shown: Shown) -> Markup:
        profile, series = shown.profile, shown.series
        look = Look(hot=shown.hot, is_live=True, codes=self.profiler.codes)
        parts: list[Markup] = [
            element("h4", f"Timeline, {series} runs ({_kind(series)})"),
            live(timeline_picture(profile, series, look)),
        ]
        parts += [
            element("h4", f"Flame, sums of medians of kernels, {shown.computed_by} runs (measured)"),
            live(flame_picture(profile, shown.computed_by, look)),
            element("h4", "Roofline, medians of computed runs (measured)"),
            self._roofline(profile, look),
        ]
        return element("div", *parts, self._files(profile), class_="hw-side hw-wide", data_scroll="charts")

    def _roofline(self, profile: Profile, look: Look) -> Markup:
        if profile.has_ceilings:
            return live(roofline_picture(profile, look))
        told = " They are measured once, in about a second, and kept as long as this process runs."
        return element("p", asking("Measure this machine's ceilings", "ceilings"), told)

    def _files(self, profile: Profile) -> Markup:
        """A button for each file that can be written, with the name that it will have."""
        kept = {name: form for name, form in FORMS.items() if profile.has_ceilings or not form.needs_ceilings}
        stem = stem_of(profile.name)
        self._names = {name: free_name(stem, form.ending) for name, form in kept.items()}
        rows = [
            element(
                "p",
                asking(f"Write {self._names[name]}", "write", name),
                f" {form.title} ",
                copying(f'{self.profiler.expression}.{form.call}("{self._names[name]}")'),
            )
            for name, form in kept.items()
        ]
        return element("div", element("h4", f"New files in {Path.cwd()}"), *rows, data_live="")


def _written(profile: Profile, form: str, name: str) -> str:
    if write_new(name, FORMS[form].text(profile)):
        return f"Wrote {Path(name).absolute()}"
    return f"{name} was there by now, so nothing was written; the name is another one now."


def _kind(series: str) -> str:
    return "cached" if series == "memo" else "measured"


def _said(shown: Shown) -> str:
    kernel = shown.kernel
    whole = f"{shown.series} runs of {shown.profile.name}, {_kind(shown.series)}"
    if kernel is None:
        return f"{whole}: {shown.profile!r}."
    found = shown.times.get(shown.hot)
    time = "not computed" if found is None else f"median {readable_time(found.median)}"
    return f"{whole}: #{shown.hot} {kernel.name}, {time} in {shown.computed_by} runs."
