"""The Profile panel: runs by series, linked charts, new files, and one chosen kernel in all of them."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import holowork as hw
from holowork.runtime import Ceilings, Profile, Session
from holowork.workbench import Workbench
from holowork.workbench.chart_roofline import MOST_POINTS
from holowork.workbench.chart_timeline import MOST_BARS, timeline_picture
from holowork.workbench.charts import COLOUR_OF, OPACITY, Look
from holowork.workbench.exporting import FORMS, free_name, stem_of, write_new
from holowork.workbench.paging import BadState
from holowork.workbench.panels.profile_parts import MOST_ROWS
from holowork.workbench.svg import INK, PAPER_INK
from tests.workbench.samples import EVIL, contrast

CEILINGS = Ceilings(operations=1e11, reading={"L1d": 2e11, "memory": 2e10})
PAPERS = ("#ffffff", "#16191d")


@cache
def _module(name: str = "net", *, is_traced: bool = True) -> hw.Module:
    graph = hw.Graph(name)
    x = graph.input("x", shape=(8, 8), dtype="f32")
    graph.output("y", (x @ x).softmax(axis=-1).cumsum(axis=0))
    return hw.compile(graph, trace=is_traced)


def _session(**options: Any) -> Session:
    session = Session(_module())
    session.profile(session.made_up_inputs(), **{"repeat": 4, "warmup": 2, "memo": True, **options})
    return session


def _asked(view: Workbench, verb: str, argument: object = "") -> str:
    view._on_message(view, {"panel": "profile", "verb": verb, "argument": argument}, [])
    html: str = view._page["html"]
    return html


def _linked(html: str, kernel: int) -> list[str]:
    """What lights up with a kernel: the keys of its marks."""
    marks = re.findall(r"<(?:g|tr) [^>]*>", html)
    return [mark for mark in marks if re.search(rf'data-link="[^"]*\bk{kernel}\b', mark)]


@pytest.fixture
def ceilings(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the machine had been measured."""
    known = cache(lambda: CEILINGS)
    known()
    monkeypatch.setattr("holowork.runtime.profile._ceilings", known)


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the machine had not been measured yet."""
    monkeypatch.setattr("holowork.runtime.profile._ceilings", cache(lambda: CEILINGS))


def test_before_there_is_a_profile_one_is_offered_and_made() -> None:
    view = Session(_module()).view(panel="profile")

    assert "Profile 50 runs on made-up inputs" in view._page["html"]
    assert "last run" not in view._page["html"]
    _asked(view, "repeat", "10")
    assert "Profile(10 runs, median " in _asked(view, "profile", "made up")


def test_inputs_of_the_last_run_are_offered_where_there_was_one() -> None:
    session = Session(_module())
    session.run(x=np.ones((8, 8), np.float32))
    view = session.view(panel="profile")

    html = _asked(view, "profile", "last run")

    assert "on the last run" in html
    assert "[session.resolve(label) for label in session.last.inputs]" in html
    assert session.last_profile is not None


@pytest.mark.parametrize("is_traced", [False, True])
def test_a_module_is_profiled_by_a_session_of_its_own_and_knows_the_lines(*, is_traced: bool) -> None:
    view = _module(is_traced=is_traced).view(panel="profile")

    html = _asked(view, "profile", "made up")

    assert "test_panel_profile.py" in html
    assert f"session = hw.Session(module{'' if is_traced else '.traced()'}); profile = " in html


def test_one_profile_is_viewed_alone_and_measures_nothing() -> None:
    profile = _session().last_profile
    assert profile is not None

    view: Any = profile.view(hot=1)

    assert ("profile",) == tuple(view._head["panels"])
    assert 'data-act="profile"' not in view._page["html"]
    assert "#1 softmax" in view._page["said"]
    assert "open in Code" not in view._page["html"]


@pytest.mark.usefixtures("ceilings")
def test_a_chosen_kernel_is_lit_in_table_timeline_flame_and_roofline() -> None:
    view = _session().view(panel="profile", hot=1)

    marks = _linked(view._page["html"], 1)

    keys = {match[1] for mark in marks if (match := re.search(r'data-key="(\w+) ', mark))}
    assert {"row", "run", "flame", "point"} == keys
    assert all("hw-hot" in mark or "hw-chosen" in mark for mark in marks if 'data-key="' in mark)
    assert {"hot": 1, "series": "computed"} == view._page["state"]


@pytest.mark.usefixtures("ceilings")
def test_a_chosen_mark_opens_the_kernel_in_code_and_any_other_is_chosen() -> None:
    session = _session()
    view = session.view(panel="profile", hot=1)

    marks = re.findall(r'<g data-set="([^"]*)" data-key="point (\d)"', view._page["html"])
    sets = {int(number): json.loads(told.replace("&quot;", '"')) for told, number in marks}

    assert {"hot": 0} == sets[0]
    assert "code" == sets[1]["panel"]
    kernel = session.kernels[sets[1]["kernel"]]
    assert session.last_profile is not None
    assert session.last_profile.kernels[1].calls[-1] in kernel.served


@pytest.mark.usefixtures("ceilings")
def test_a_point_names_the_bound_and_the_missing_factor() -> None:
    session = _session()
    html = session.view(panel="profile", hot=0)._page["html"]
    assert session.last_profile is not None
    point = session.last_profile.points[0]

    assert f"bound by {point.bound}" in html
    assert f"{point.factor:.1f}× the least time" in html


@pytest.mark.usefixtures("unmeasured")
def test_the_roofline_is_drawn_when_the_ceilings_are_measured() -> None:
    view = _session().view(panel="profile")

    assert "<circle" not in view._page["html"]
    assert "100 GFLOP/s at most on one thread" in _asked(view, "ceilings")
    assert "<circle" in view._page["html"]


def test_without_machine_code_there_are_no_ceilings_and_the_page_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("holowork.runtime.ceilings.is_available", lambda: False)
    monkeypatch.setattr("holowork.runtime.profile._ceilings", cache(hw.cpu.measure))
    view = _session().view(panel="profile")

    _asked(view, "ceilings")

    assert view._fault == "ceilings: expected llvmlite to measure with, found none; pip install llvmlite"
    assert "Measure this machine" in view._page["html"]


@pytest.mark.parametrize(
    ("series", "told"),
    [
        ("first", "single run"),
        ("warm-up", "Timeline, warm-up runs (measured)"),
        ("memo", "looked up, nothing computed"),
    ],
)
def test_each_series_is_shown_as_what_it_is(series: str, told: str) -> None:
    view = _session().view(panel="profile", series=series)

    assert told in view._page["html"]
    assert series == view._page["state"]["series"]


def test_a_series_without_runs_is_not_what_is_shown() -> None:
    view = _session(memo=False).view(panel="profile", series="memo")

    assert "computed" == view._page["state"]["series"]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"hot": 3}, "Workbench.hot: expected a whole number from -1 to 2, found 3"),
        (
            {"series": "last"},
            "Workbench.series: expected one of 'first', 'warm-up', 'computed', 'memo', found",
        ),
    ],
)
def test_a_state_that_there_is_none_of_is_refused(state: dict[str, object], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        _session().view(panel="profile", **state)

    assert str(refusal.value).startswith(told)


def test_a_kernel_chosen_before_the_profile_is_none_of_a_smaller_one() -> None:
    view = Session(_module()).view(panel="profile", hot=77)

    _asked(view, "repeat", "1")
    _asked(view, "profile", "made up")

    assert (-1, "computed") == (view.hot, view.series)


def test_acts_that_there_are_none_of_change_nothing() -> None:
    view = _session().view(panel="profile")
    before = view._page["html"]

    for verb, argument in (("profile", "mine"), ("repeat", "9"), ("write", "../x"), ("nothing", None)):
        _asked(view, verb, argument)

    assert before == view._page["html"]


@pytest.mark.usefixtures("ceilings")
def test_files_are_written_under_the_names_that_were_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    view = _session().view(panel="profile")

    for form, one in FORMS.items():
        assert f"Write net{one.ending}" in view._page["html"]
        assert f"Wrote {tmp_path}/net{one.ending}" in _asked(view, "write", form)
        assert f"Write net-2{one.ending}" in view._page["html"]

    assert sorted(f"net{one.ending}" for one in FORMS.values()) == sorted(p.name for p in tmp_path.iterdir())
    assert json.loads(Path("net.trace.json").read_text(encoding="utf-8"))["traceEvents"]
    for name in ("net.timeline.svg", "net.flame.svg", "net.roofline.svg"):
        assert ET.parse(name).getroot().tag.endswith("svg")


def test_a_file_that_came_in_between_is_left_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    view = _session().view(panel="profile")
    Path("net.csv").write_text("mine", encoding="utf-8")

    html = _asked(view, "write", "csv")

    assert "mine" == Path("net.csv").read_text(encoding="utf-8")
    assert "nothing was written" in html
    assert "Write net-2.csv" in html


def test_a_file_that_cannot_be_written_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device", "x.csv")

    monkeypatch.setattr("holowork.workbench.exporting.write_whole", refuse)

    with pytest.raises(OSError, match="No space left"):
        write_new("x.csv", "text")

    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("name", [*EVIL, "../../etc/passwd", ".", "", "CON:x" * 50])
def test_names_of_files_are_plain_whatever_the_program_is_called(name: str) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,60}", stem_of(name))


def test_a_name_that_is_a_dangling_link_is_not_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("net.csv").symlink_to("elsewhere")

    assert "net-2.csv" == free_name("net", ".csv")
    assert not write_new("net.csv", "text")


@pytest.mark.parametrize("name", EVIL)
def test_names_that_are_markup_are_letters(name: str) -> None:
    session = Session(_module(name))
    session.profile(session.made_up_inputs(), repeat=1, warmup=0)

    html = session.view(panel="profile", hot=0)._page["html"]
    card = session.last_profile._repr_html_() if session.last_profile else ""

    assert [] == [part for part in (html, card or "") if "<" in name and name in part]
    assert "\u202e" not in html
    assert "single run" in html


def test_references_are_profiled_step_by_step() -> None:
    session = Session(_module(), provider="reference")
    view = session.view(panel="profile")
    _asked(view, "repeat", "1")

    html = _asked(view, "profile", "made up")

    assert "a single run, " in html
    assert "step by step" in html
    assert "open in Code" not in session.view(panel="profile", hot=0)._page["html"]


@pytest.mark.usefixtures("ceilings")
def test_thousands_of_kernels_are_bounded() -> None:
    graph = hw.Graph("long")
    x = graph.input("x", shape=(2, 2))
    for _ in range(150):
        x = (x @ x).softmax(axis=-1)
    graph.output("y", x)
    session = Session(hw.compile(graph))
    profile = session.profile(session.made_up_inputs(), repeat=3, warmup=0)

    html = session.view(panel="profile", hot=len(profile.kernels) - 1)._page["html"]

    assert MOST_ROWS <= html.count('data-key="row ') <= MOST_ROWS + 1
    assert MOST_POINTS <= html.count("<circle") <= MOST_POINTS + 1
    assert html.count('data-key="run ') <= 3 * (MOST_BARS + 1)
    assert "more, all of them faster" in html
    assert "short ones left out" in html


def test_a_program_that_computes_nothing_has_a_page() -> None:
    graph = hw.Graph("none")
    graph.output("y", graph.input("x", shape=(2,)))
    session = Session(hw.compile(graph))
    session.profile(session.made_up_inputs(), repeat=1, warmup=0)

    view = session.view(panel="profile")

    assert "0 kernels" in view._page["html"]


def test_ink_can_be_read_on_every_bar() -> None:
    for colour in COLOUR_OF.values():
        for paper, ink in zip(PAPERS, (INK, PAPER_INK), strict=True):
            pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(paper[1:]), strict=True)
            mixed = bytes(round(OPACITY * one + (1 - OPACITY) * other) for one, other in pairs)
            assert contrast(f"#{mixed.hex()}", ink) >= 4.5


def test_a_picture_that_is_no_page_has_no_marks_to_choose() -> None:
    profile = _session().last_profile
    assert isinstance(profile, Profile)

    assert "data-set" not in profile.to_svg()
    assert "data-set" in timeline_picture(profile, look=Look(is_live=True)).content


def test_cards_of_charts_and_of_what_was_not_profiled_yet() -> None:
    profile = _session().last_profile
    assert profile is not None
    view = Session(_module()).view(panel="profile")

    assert "data:image/svg+xml" in (profile._repr_html_() or "")
    assert "all kernels" in (profile.flame()._repr_html_() or "")
    assert "Nothing was profiled yet" in view._repr_mimebundle_()[0]["text/html"]
