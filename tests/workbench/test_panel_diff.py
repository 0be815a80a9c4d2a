"""The Diff panel: two strips, what became of sections and weights, and the programs as one graph."""

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.archive import HoloWriter
from holowork.model import ArchiveDiff
from holowork.workbench import Workbench
from holowork.workbench.bytemap import FILLS
from holowork.workbench.paging import BadState
from holowork.workbench.strips import SIGNS, strips_picture
from holowork.workbench.svg import INK
from tests.workbench.samples import EVIL, Page, contrast

HOSTILE = Path(__file__).parents[1] / "hostile"


@cache
def _module(act: str = "gelu", scale: float = 1.0, *, name: str = "net", is_traced: bool = True) -> hw.Module:
    graph, rng = hw.Graph(name), np.random.default_rng(0)
    w = graph.const("w", rng.standard_normal((48, 64), dtype="float32") * np.float32(scale))
    graph.output("y", getattr(graph.input("x", (8, 48)) @ w, act)())
    return hw.compile(graph, trace=is_traced)


def _diff(left: object, right: object) -> ArchiveDiff:
    found = hw.diff(left, right)
    assert isinstance(found, ArchiveDiff)
    return found


def _viewed(diff: ArchiveDiff, **state: object) -> Workbench:
    view = diff.view(**state)
    assert isinstance(view, Workbench)
    return view


def test_two_archives_are_viewed_with_their_programs_as_one_graph() -> None:
    view = _viewed(_diff(_module(), _module("relu")))

    assert (("diff", "passes"), ("Diff", "Graph")) == (view._head["panels"], view._head["titles"])
    assert "+ %" in view._page["html"]
    view.panel = "passes"
    assert ("", True) == (view._fault, bool(view._passes))


def test_every_part_is_on_the_strips_and_in_the_table_with_its_state() -> None:
    diff = _diff(_module(), _module(scale=2.0))

    html = _viewed(diff)._page["html"]

    for position in range(len(diff.sections)):
        assert f'data-key="part {position}"' in html
        assert f'data-key="pair {position}"' in html
    assert {pair.state for pair in diff.sections} >= {"same bytes", "changed"}
    assert f"<b>{SIGNS['changed']}</b>" in html


def test_what_is_on_one_side_alone_and_what_has_moved_is_told() -> None:
    diff = _diff(_module(is_traced=False), _module())

    states = {pair.name: pair.state for pair in diff.sections}
    told = Page(_viewed(diff)._page["html"]).text

    assert ("moved", "only right") == (states["KernelCalls"], states["Trace"])
    assert ("→KernelCallsmoved" in told, "+Traceonly right" in told) == (True, True)


def test_a_chosen_pair_is_told_in_full_on_both_sides() -> None:
    diff = _diff(_module(), _module(scale=2.0))
    weight = len(diff.sections)
    view = _viewed(diff, pair=weight)

    (pair,) = diff.weights
    told = Page(view._page["html"]).text

    assert "~ changed: one name, other bytes" in told
    assert all(f"κ {part.label.short}" in told for part in pair.sides if part is not None)
    assert "w f32[48,64]: changed; left: 12.3 kB at" in view._page["said"]
    assert {"pair": weight} == view._page["state"]


def test_an_archive_beside_itself_has_nothing_changed() -> None:
    view = _viewed(_diff(_module(), _module()))

    assert "The archives have the same bytes." in view._page["html"]
    assert "sections, 0 not the same" in view._page["html"]


def test_a_damaged_archive_is_compared_as_far_as_it_goes() -> None:
    for file in ("weight_changed", "overlap", "trace_short", "entry_beyond_file", "call_unknown"):
        view = _viewed(_diff(hw.inspect(HOSTILE / f"{file}.holo"), _module()))

        assert ("", []) == (view._fault, Page(view._page["html"]).open)


def test_a_pair_that_there_is_none_of_is_refused() -> None:
    with pytest.raises(BadState, match=r"Workbench\.pair: expected a whole number from -1 to \d+, found 99"):
        _viewed(_diff(_module(), _module()), pair=99)


def test_the_strips_are_a_picture_of_their_own_and_on_the_card() -> None:
    diff = _diff(_module(), _module("relu"))

    svg = diff.to_svg()

    assert svg == str(strips_picture(diff).svg)
    assert 2 * len(diff.sections) <= svg.count("<rect")
    assert "data:image/svg+xml" in (diff._repr_html_() or "")


def test_states_are_told_without_colours_and_texts_can_be_read() -> None:
    assert len(SIGNS) == len(set(SIGNS.values()))
    assert [] == [fill for fill in FILLS if contrast(fill, INK) < 4.5]


@pytest.mark.parametrize("name", EVIL)
def test_names_that_are_markup_are_letters(name: str) -> None:
    diff = _diff(_module(name=name), _module("relu", name=name))
    html = _viewed(diff, pair=len(diff.sections))._page["html"]

    assert ("<" in name and name in html, "\u202e" in html) == (False, False)
    assert [] == Page(html).open


def test_of_thousands_of_weights_the_first_are_listed() -> None:
    sides = [
        HoloWriter().set_weights([n.to_bytes(4, "big") for n in range(at, at + 1500)]).archive()
        for at in (0, 9)
    ]

    html = _viewed(_diff(*sides))._page["html"]

    assert re.search(r"… 1,4\d\d more weights; diff\.weights has all", html)
    assert len(html) < 200_000
