"""The panels Contents and Diff: a constant and its body, verified and written, and two archives."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
MODEL = """
import numpy as np, holowork as hw
def net(act, shift=0):
    g, rng = hw.Graph("mlp"), np.random.default_rng(0)
    w = g.const("w", rng.standard_normal((96, 64), dtype="float32"))
    b, c = g.const("b", np.full(64, shift, "float32")), g.const("c", np.zeros(64, "float32"))
    g.output("y", getattr(g.input("x", (32, 96)) @ w + b, act)() + c)
    return hw.compile(g, trace=True)
module = net("gelu")
view = module.archive.view()
view
"""
PROBE = "print(view.panel, view.section, view.weight, both.pair)"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_constant_leads_to_its_body_and_two_archives_are_told_apart(opening: Opening, theme: str) -> None:
    diff = 'both = hw.diff(module, net("relu", 1)).view(); both'
    notebook = opening(theme, MODEL, diff, PROBE)
    notebook.run_all()
    archive = opened_panel(notebook.page, "Archive")
    archive.get_by_role("option", name="Constants").click()
    panel = opened_panel(notebook.page, "Contents")

    expect(panel.locator(".hw-side h4").first).to_contain_text("Constants")
    panel.get_by_role("row", name="w f32[96,64]").last.click()
    expect(panel.locator(".hw-side h4").first).to_contain_text("Weights")
    expect(panel).to_contain_text("✓ they have its label")
    panel.get_by_role("button", name="Verify every body and claim").click()
    expect(panel).to_contain_text("✓ nothing is wrong: hashed the footer and 1 body")
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "contents")
    panel.locator(".hw-chart").last.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "contents-values")
    panel.get_by_role("button", name="Write mlp-w.bin").click()
    expect(panel.get_by_role("button", name="Write mlp-w-2.bin")).to_be_visible()
    notebook.page.keyboard.press("1")
    expect(archive.locator(".hw-side h4")).to_contain_text("Weights")
    both = notebook.page.locator(".holowork").nth(1).get_by_role("tabpanel", name="Diff")
    both.locator("g[data-key='part 8']").hover()
    expect(both.locator("tr.hw-linked")).to_contain_text("Constants")
    both.locator("g[data-key='part 8']").focus()
    notebook.page.keyboard.press("Enter")
    expect(both.locator(".hw-side h4").first).to_have_text("Constants")
    expect(both).to_contain_text("+ %")
    both.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "diff")

    assert "archive 2 0 8" == notebook.run_last().strip()
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
