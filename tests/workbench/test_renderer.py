from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import holowork as hw
from holowork.workbench import RENDERER, NoForm, renderer
from tests.workbench.samples import EVIL, Page, clamp, evil_graph, module

PICTURED = [module(), module().graph, clamp(), module().passes["desugar"], module().archive]


def test_a_value_alone_in_a_cell_has_a_card_and_its_text() -> None:
    bundle = module()._repr_mimebundle_()

    assert {"text/html", "text/plain"} == set(bundle)
    assert repr(module()) == bundle["text/plain"]


def test_a_value_without_a_card_has_text_alone() -> None:
    assert {} == RENDERER.bundle(3)


def test_with_text_wanted_nothing_else_is_given() -> None:
    with hw.option_context(display="text"):
        assert {"text/plain"} == set(module()._repr_mimebundle_())


def test_with_live_views_wanted_a_value_alone_has_one_and_its_card() -> None:
    with hw.option_context(display="live"):
        bundle = module()._repr_mimebundle_()

    assert {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"} == set(bundle)
    assert repr(module()) == bundle["text/plain"]


def test_with_live_views_wanted_what_has_none_has_its_card() -> None:
    with hw.option_context(display="live"):
        assert {"text/html"} == set(RENDERER.bundle(hw.ops.op_named("relu")))


@pytest.mark.parametrize("value", PICTURED, ids=lambda value: type(value).__name__)
def test_a_picture_is_a_file_of_its_own(value: object, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"

    text = RENDERER.svg(value, path)

    assert text == path.read_text(encoding="utf-8")
    assert "{http://www.w3.org/2000/svg}svg" == ET.fromstring(text).tag


def test_a_page_stands_alone_and_is_written(tmp_path: Path) -> None:
    path = tmp_path / "page.html"

    text = evil_graph().to_html(path)

    assert text == path.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    page = Page(text.partition("\n")[2])
    assert [] == page.open
    assert ["html", "head", "meta", "meta", "title", "body"] == page.tags[:6]
    assert EVIL[0] in page.text


def test_a_page_asks_for_nothing_from_elsewhere() -> None:
    assert "http" not in module().to_html().replace("http://www.w3.org", "")


@pytest.mark.parametrize(("form", "value"), [("svg", 3), ("svg", module().passes), ("html", "text")])
def test_a_form_that_there_is_none_of_is_refused_with_what_there_is(form: str, value: object) -> None:
    with pytest.raises(NoForm) as refusal:
        getattr(RENDERER, form)(value, None)

    expected = f"to_{form}: expected {', '.join(refusal.value.known)}, found {type(value).__name__}"
    assert (expected, True) == (str(refusal.value), "Archive" in refusal.value.known)


def test_a_plot_that_there_is_none_of_is_refused_with_what_there_is() -> None:
    with pytest.raises(NoForm) as refusal:
        RENDERER.plot(module(), "roofline")

    assert "plot 'roofline': expected Profile, found Module" == str(refusal.value)


def test_a_card_too_large_for_a_notebook_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "MOST_BYTES", 100)

    page = Page(renderer.compact(module()))

    assert repr(module()) in page.text
    assert "to_html(path) writes it" in page.text


def test_more_nodes_wanted_allow_a_larger_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "MOST_BYTES", len(renderer.compact(module()).encode()) - 1)

    with hw.option_context(max_nodes=800):
        assert "img" in Page(renderer.compact(module())).tags
