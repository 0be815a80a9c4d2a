"""The line below a running cell."""

from typing import Any

import IPython.display
import pytest

from holowork.core import renderer
from holowork.workbench import status
from holowork.workbench.settings import option_context
from holowork.workbench.status import StatusLine

Shown = list[tuple[str, dict[str, Any], str]]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """What IPython is told to show: by which function, what, and where."""
    told: Shown = []

    def taking(name: str) -> Any:
        return lambda bundle, *, display_id, raw: told.append((name, bundle, display_id))

    for name in ("display", "update_display"):
        monkeypatch.setattr(IPython.display, name, taking(name))
    return told


def test_a_line_is_one_output_whose_text_is_replaced_and_of_which_nothing_stays(shown: Shown) -> None:
    line = StatusLine()

    for text in ("one", "two", ""):
        line(text)

    assert ["display", "update_display", "update_display"] == [name for name, _, _ in shown]
    assert ["one", "two", None] == [bundle.get("text/plain") for _, bundle, _ in shown]
    assert {} == shown[-1][1]
    assert 1 == len({place for _, _, place in shown})


def test_without_a_text_there_is_no_output(shown: Shown) -> None:
    StatusLine()("")

    assert [] == shown


def test_two_lines_are_two_outputs(shown: Shown) -> None:
    renderer().line()("one")
    renderer().line()("two")

    assert 2 == len({place for _, _, place in shown})


def test_a_name_in_a_line_is_no_markup(shown: Shown) -> None:
    StatusLine()("<b>\u202e")

    assert "&lt;b&gt;\\u202e</div>" in shown[0][1]["text/html"]


VIEW = "application/vnd.jupyter.widget-view+json"


def test_where_widgets_are_live_the_line_is_one_that_is_closed_in_the_end(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ipywidgets.widgets import widget

    before = set(widget._instances)
    monkeypatch.setattr(status, "is_notebook", lambda: True)
    line = StatusLine()

    line("one")
    made = widget._instances[shown[0][1][VIEW]["model_id"]]
    line("<two>")

    assert ("<two>", "one") == (made.text, shown[0][1]["text/plain"])
    line("")
    assert [("display", True), ("update_display", False)] == [(how, bool(what)) for how, what, _ in shown]
    assert before == set(widget._instances)


def test_where_only_cards_are_wanted_the_line_is_text(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status, "is_notebook", lambda: True)

    with option_context(display="static"):
        StatusLine()("one")

    assert {"text/html", "text/plain"} == set(shown[0][1])
