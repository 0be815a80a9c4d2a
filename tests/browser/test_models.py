"""The workbench on models that people use: magika's, and a network of nine hundred nodes of ONNX."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.lab import Notebook

pytestmark = pytest.mark.browser
MAGIKA = """
from importlib.util import find_spec
from pathlib import Path
import numpy as np
import holowork as hw

package = Path(find_spec("magika").origin).parent
graph = hw.from_onnx(next(package.glob("models/*/model.onnx")), bind={"bytes[0]": 1})
module = hw.compile(graph, trace=True)
graph
"""
RUN = """
session = hw.Session(module)
session.run(bytes=np.full((1, 2048), 256, "int32"))
view = session.view(panel="passes")
view
"""
LARGE = """
network = Path(find_spec("onnx").origin).parent / "backend/test/data/light/light_inception_v2.onnx"
large = hw.compile(hw.from_onnx(network)).view()
large
"""
REPORT = "graph.imported"
TOLD = "print(view.query, large.query)"


def pictured(notebook: Notebook, view: Locator, panels: Sequence[str]) -> None:
    """A picture of each of some panels, as it is when its tab is chosen; then the first of them again."""
    name = view.locator(".hw-head strong").inner_text()
    for title in panels:
        view.get_by_role("tab", name=title).click()
        expect(view.get_by_role("tabpanel", name=title).locator("*").first).to_be_attached()
        view.scroll_into_view_if_needed()
        notebook.watched.picture(notebook.folder, f"model-{name}-{title.lower()}")
    view.get_by_role("tab").first.click()


def sought(view: Locator, words: str, found: str) -> None:
    view.get_by_role("searchbox").fill(words)
    expect(view.locator(".hw-legend")).to_contain_text(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_model_is_shown_with_what_was_imported_and_searched_by_its_own_names(
    opening: Opening, theme: str
) -> None:
    notebook = opening(theme, MAGIKA, REPORT, RUN, LARGE, TOLD)
    notebook.run_all()
    view, large = (notebook.page.locator(".holowork").nth(i) for i in range(2))
    expect(large.locator(".hw-node").first).to_be_attached(timeout=60_000)

    card = notebook.page.locator(".jp-OutputArea-output", has_text="imported from").first
    card.scroll_into_view_if_needed()
    expect(card).to_contain_text("95 nodes of ONNX")
    notebook.watched.picture(notebook.folder, "models-card")
    pictured(notebook, view, ("Passes", "Code", "Memo", "Contents"))
    sought(view, "op:conv2d", "1 found")
    pictured(notebook, large, ("Passes", "Build", "Contents"))
    sought(large, "op:conv2d", "69 found")

    assert "op:conv2d op:conv2d" == notebook.run_last().strip()
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
