"""The Profile panel: one chosen kernel is lit in table, timeline, flame and roofline."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
MODEL = """
import numpy as np, holowork as hw
g = hw.Graph("mlp")
x = g.input("x", (64, 256))
for i in range(3):
    w = g.const(f"w{i}", np.random.default_rng(i).standard_normal((256, 256), dtype="float32"))
    x = (x @ w).softmax(axis=-1).gelu()
g.output("y", x)
session = hw.Session(hw.compile(g, trace=True))
session.profile(session.made_up_inputs(), repeat=20, memo=True)
view = session.view(panel="profile")
view
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_kernel_is_lit_in_every_view_and_files_are_new(opening: Opening, theme: str) -> None:
    notebook = opening(theme, MODEL, "print(view.panel, view.hot, view.series)")
    notebook.run_all()
    panel = opened_panel(notebook.page, "Profile")

    panel.get_by_role("button", name="Measure this machine's ceilings").click()
    expect(panel.locator("circle").first).to_be_visible()
    panel.locator("table[data-sort] th", has_text="median").click()
    panel.locator("tr[data-link='k2']").click()
    for key in ("row", "flame", "point"):
        expect(panel.locator(f"[data-key='{key} 2']")).to_have_attribute("aria-current", "true")
    expect(panel.locator("[data-key^='run '].hw-hot").first).to_have_attribute("data-link", "k2")
    notebook.watched.picture(notebook.folder, "profile-top")
    expect(panel.locator("table[data-sort] th[aria-sort='ascending']")).to_have_text("median")
    expect(panel.locator("tr[data-link='k2']")).to_be_focused()
    panel.locator("g[data-key='point 1']").hover()
    expect(panel.locator("tr.hw-linked")).to_have_attribute("data-link", "k1")
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "profile")
    panel.locator("g[data-key='point 1']").focus()
    notebook.page.keyboard.press("Enter")
    expect(panel.locator("h4", has_text="#1 softmax")).to_be_visible()
    panel.get_by_text("cached").click()
    expect(panel).to_contain_text("Timeline, memo runs (cached)")
    panel.get_by_role("button", name="Write mlp.csv").click()
    expect(panel.get_by_role("button", name="Write mlp-2.csv")).to_be_visible()
    notebook.watched.picture(notebook.folder, "profile-memo")

    assert "profile 1 memo" == notebook.run_last().strip()
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
