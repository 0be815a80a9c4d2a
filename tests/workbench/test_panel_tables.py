"""The Tables panel: every table of a program, its curve, its bits, verified and measured on request."""

from dataclasses import replace

import pytest

import holowork as hw
from holowork.runtime import NotListed, Session
from holowork.workbench import Workbench
from holowork.workbench.paging import BadState
from tests.workbench.samples import EVIL

ELEMENTS = 1 << 16


def _module(name: str = "tables") -> hw.Module:
    graph = hw.Graph(name)
    graph.output("y", graph.input("x", (ELEMENTS,), "bf16").gelu())
    graph.output("z", graph.input("q", (ELEMENTS,), "i8").dequantize(scale=0.05, zero_point=3).gelu())
    return hw.compile(graph)


def _asked(view: Workbench, verb: str, argument: object = "") -> str:
    view._on_message(view, {"panel": "tables", "verb": verb, "argument": argument}, [])
    html: str = view._page["html"]
    return html


def test_a_module_shows_its_tables_and_the_bits_of_the_chosen_entry() -> None:
    view = _module().view(panel="tables", table=1, entry=255)

    html = view._page["html"]

    assert ("gelu" in html, "dequantize_gelu" in html, "<polyline" in html) == (True, True, True)
    assert "a byte has 256 values" in html
    assert "entry 255: -1 = 11111111 →" in view._page["said"]
    assert view._page["state"] == {"table": 1, "entry": 255}


def test_verifying_says_exact_and_measuring_says_how_much_faster() -> None:
    view = _module().view(panel="tables")

    assert "exact" not in view._page["html"]
    assert "exact" in _asked(view, "verify")
    assert "not yet" in view._page["html"]
    assert "to compute them: " in _asked(view, "measure")


def test_an_entry_is_chosen_by_the_page_and_by_python() -> None:
    view = _module().view(panel="tables")

    _asked(view, "entry", "16256")

    assert 16256 == view.entry
    assert "entry 16,256: 1.0 = 0011111110000000" in view._page["said"]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"table": 2}, "Workbench.table: expected a whole number from 0 to 1, found 2"),
        ({"entry": 65_536}, "Workbench.entry: expected a whole number from 0 to 65535, found 65536"),
    ],
)
def test_a_table_that_there_is_none_of_is_refused(state: dict[str, int], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        _module().view(panel="tables", **state)

    assert told == str(refusal.value)


def test_an_act_that_the_panel_does_not_have_changes_nothing() -> None:
    view = _module().view(panel="tables")
    before = dict(view._page)

    view._on_message(view, {"panel": "archive", "verb": "verify"}, [])
    view._on_message(view, "no mapping", [])

    assert before == _asked(view, "nothing") or before == view._page


def test_a_program_without_tables_says_what_a_table_would_cost() -> None:
    graph = hw.Graph("plain")
    graph.output("y", graph.input("x", (4,)).exp())

    view = hw.compile(graph).view(panel="tables")

    assert "16 GiB" in view._page["html"]
    assert "No tables." == view._page["said"]


def test_a_session_on_references_has_no_table_to_show() -> None:
    view = Session(_module(), provider="reference").view(panel="tables")

    assert "No tables." == view._page["said"]


def test_one_table_is_viewed_alone() -> None:
    view = _module().tables["gelu"].view()

    assert ("tables", 0) == (view.panel, view.table)
    assert ("tables",) == tuple(view._head["panels"])


def test_a_table_that_is_asked_for_by_another_name_is_refused() -> None:
    with pytest.raises(NotListed, match=r"^tables: expected a position below 2 or one of gelu, .*mean gelu"):
        _module().tables["gelo"]


def test_names_that_are_markup_are_letters() -> None:
    table = replace(_module().tables[0], calls=(0,))
    evil = [replace(table.verify(), name=name)._repr_html_() or "" for name in EVIL]

    assert [] == [name for name, html in zip(EVIL, evil, strict=True) if "<" in name and name in html]


def test_cards_show_the_curve_the_check_and_the_timing() -> None:
    tables = _module().tables
    table = tables["dequantize_gelu"]
    told = [value._repr_html_() or "" for value in (tables, table, table.verify(), table.measure(1000))]

    assert all("<strong>" in text for text in told)
    assert "data:image/svg+xml" in told[1]
    assert "256 entries" in told[2]
    assert "looked up" in told[3]


def test_a_table_without_a_finite_entry_has_a_picture_that_says_so() -> None:
    graph = hw.Graph("none")
    x = graph.input("x", (ELEMENTS,), "f16")
    graph.output("y", (-x.abs().exp()).sqrt())

    (table,) = Session(hw.compile(graph), tables="always").tables

    assert "no finite entry" in table.to_svg()
