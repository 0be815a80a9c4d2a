"""The Build panel in a page: a graph made with mouse and keys, an error that is mended, Python."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
PRODUCT = """
import holowork as hw
g = hw.Graph("product")
x = g.input("x", (32, 128))
w = g.input("w", (128, 64))
view = g.view(panel="build", chosen=0)
view
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_product_is_built_refused_mended_and_applied(opening: Opening, theme: str) -> None:
    notebook = opening(theme, PRODUCT, "print(view.graph[3].type, view.chosen, [n.op for n in g.nodes])")
    notebook.run_all()
    panel, page = opened_panel(notebook.page, "Build"), notebook.page

    panel.get_by_role("searchbox").press_sequentially("matmul", delay=60)
    expect(panel.get_by_role("searchbox")).to_be_focused()
    expect(panel.get_by_role("button", name="softmax")).to_have_count(0)
    panel.get_by_role("button", name="matmul", exact=True).click()
    expect(panel.locator("h4").last).to_have_text("%2 matmul")
    expect(panel.get_by_role("combobox", name="b").locator("option[value='0']")).to_be_disabled()
    panel.get_by_role("combobox", name="b").select_option("1")
    expect(panel.locator("tr[aria-current='true']")).to_contain_text("f32[32,64]")
    panel.get_by_role("row", name="%1 w").click()
    panel.get_by_role("textbox", name="shape").fill("32, 128")
    page.keyboard.press("Enter")
    expect(panel.locator("tr.hw-wrong")).to_contain_text("Did you mean matmul(a, transpose(b))")
    notebook.watched.picture(notebook.folder, "build-error")
    panel.locator("tr.hw-wrong").get_by_role("button", name="Apply: transpose b").click()
    expect(panel.locator("h4").last).to_have_text("%3 matmul")
    expect(panel.locator("tr[aria-current='true']")).to_contain_text("f32[32,32]")
    panel.get_by_role("textbox", name="name").fill("square")
    page.keyboard.press("Enter")
    expect(panel.locator("pre")).to_contain_text("square = (x @ transpose_2).named('square')")
    panel.get_by_role("searchbox").fill("")
    panel.get_by_role("button", name="softmax", exact=True).click(delay=150)
    expect(panel.locator("h4").last).to_have_text("%4 softmax")
    panel.get_by_role("textbox", name="axis").fill("last")
    page.keyboard.press("Tab")
    expect(panel.get_by_role("alert")).to_contain_text("softmax.axis: expected an integer")
    notebook.watched.picture(notebook.folder, "build")
    panel.get_by_role("textbox", name="axis").fill("0")
    panel.get_by_role("button", name="Undo").click(delay=300)
    expect(panel.get_by_role("textbox", name="axis")).to_have_value("-1")
    panel.get_by_role("button", name="Undo").click()
    expect(panel.locator("h4").last).to_have_text("%3 matmul")
    panel.locator("tr[aria-current='true']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(panel.locator("h4").last).to_have_text("%2 transpose")
    panel.get_by_role("button", name="Apply to the hw.Graph").click()

    expect(notebook.page.locator(".hw-fault")).to_contain_text("expected the nodes of the hw.Graph and more")
    assert "f32[32,32] 2 ['input', 'input']" == notebook.run_last().strip()
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
