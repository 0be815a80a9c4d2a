"""Panels that Python writes: clicks, keys and fields do what the page says, and Python follows."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
TABLES = """
import holowork as hw
g = hw.Graph("tables")
g.output("y", g.input("x", (65536,), "bf16").gelu())
g.output("z", g.input("q", (65536,), "i8").dequantize(scale=0.05, zero_point=3).gelu())
view = hw.compile(g).view()
view
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_is_chosen_verified_and_walked_by_mouse_and_keys(opening: Opening, theme: str) -> None:
    notebook = opening(theme, TABLES, "print(view.panel, view.table, view.entry)")
    notebook.run_all()
    panel = opened_panel(notebook.page, "Tables")

    panel.get_by_text("dequantize_gelu").first.click()
    expect(panel.locator("h4")).to_have_text("dequantize_gelu")
    panel.get_by_role("button", name="Verify every entry").click()
    expect(panel.locator("tr[aria-current='true']")).to_contain_text("exact")
    expect(panel.get_by_role("button", name="Verify every entry")).to_be_focused()
    panel.get_by_role("slider", name="entry").fill("200")
    expect(panel).to_contain_text("entry 200: -56 = 11001000")
    panel.locator("tr[aria-current='true']").focus()
    notebook.page.keyboard.press("ArrowUp")
    notebook.page.keyboard.press("Enter")
    expect(panel.locator("h4")).to_have_text("gelu")
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "tables")

    assert "tables 0 0" == notebook.run_last().strip()
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
