"""Cards and exported pages in Chromium: pictures are drawn, names mean no harm, nothing is asked for."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import holowork as hw
from holowork.core import Displayable
from holowork.workbench.markup import letters
from tests.browser.lab import ROOT, Watched
from tests.workbench.samples import EVIL, damaged, evil_module, module

pytestmark = pytest.mark.browser
VALUES = {
    "module": module,
    "evil module": evil_module,
    "evil graph": lambda: evil_module().graph,
    "evil passes": lambda: evil_module().passes,
    "evil pass": lambda: evil_module().passes["desugar"],
    "evil archive": lambda: evil_module().archive,
    "damaged archive": lambda: hw.inspect(damaged()),
}


@pytest.mark.parametrize("make", VALUES.values(), ids=VALUES)
def test_a_page_draws_its_pictures_and_obeys_no_name(make: object, watched: Watched, tmp_path: Path) -> None:
    value: Displayable = make()
    path = tmp_path / "page.html"
    value.to_html(path)
    watched.page.on("dialog", lambda dialog: watched.complaints.append(dialog.message))

    watched.page.goto(path.as_uri())

    images = watched.page.locator("img")
    expect(images).not_to_have_count(0)
    assert images.evaluate_all("found => found.every(image => image.naturalWidth > 50)")
    assert ([], []) == (watched.abroad, watched.complaints)


def test_names_on_a_page_are_there_letter_for_letter(watched: Watched, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    evil_module().graph.to_html(path)

    watched.page.goto(path.as_uri())

    text = watched.page.locator("body").inner_text()
    assert all(letters(name) in text for name in EVIL)


def test_an_export_of_the_tour_shows_its_cards_without_a_kernel(watched: Watched, tmp_path: Path) -> None:
    from nbconvert import HTMLExporter
    from nbformat import NO_CONVERT, reads

    text = (ROOT / "notebooks" / "00_start.ipynb").read_text(encoding="utf-8")
    page, _ = HTMLExporter().from_notebook_node(reads(text, as_version=NO_CONVERT))
    path = tmp_path / "tour.html"
    path.write_text(page, encoding="utf-8")

    watched.page.goto(path.as_uri(), wait_until="domcontentloaded")

    views = sum("widget-view" in json.dumps(cell) for cell in json.loads(text)["cells"])
    images = watched.page.locator("img[src^='data:image/svg+xml']")
    expect(images).not_to_have_count(0)
    assert images.evaluate_all("found => found.every(image => image.naturalWidth > 50)")
    assert 2 == views
    expect(watched.page.get_by_text('passes.view(panel="passes", index=0)')).to_be_visible()
    expect(watched.page.get_by_text('archive.view(panel="archive", section=0)')).to_be_visible()
