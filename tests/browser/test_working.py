"""Work that a panel asks for: the page tells how long it takes, and its Cancel takes it back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
SLOW = """
import time, numpy as np, holowork as hw
from holowork.workbench.panels.tables import TablesPanel
from holowork.workbench.passes_view import PassesView
g = hw.Graph("slow")
g.output("y", g.input("x", (65536,), "bf16").gelu())
once = TablesPanel.act, PassesView.found
def long(*_):
    for _ in range(6000): time.sleep(0.01)
TablesPanel.act = long
PassesView.found = lambda view, query: long() if query else {"_found": {}}
view = hw.compile(g).view()
view
"""
AFTER = """
TablesPanel.act, PassesView.found = once
print(repr(view.query), view.panel)
"""


HOW_COMMS_GO = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.commsOverSubshells = {!r}"


@pytest.mark.parametrize("comms", ["perCommTarget", "disabled"], ids=["subshells", "main thread"])
def test_work_that_takes_long_is_told_and_cancelled_in_the_page(opening: Opening, comms: str) -> None:
    notebook = opening("light", SLOW, "")
    notebook.page.evaluate(HOW_COMMS_GO.format(comms))
    notebook.run_all()
    panel, page = opened_panel(notebook.page, "Tables"), notebook.page
    view = page.locator(".holowork").first
    cancel = view.get_by_role("button", name="cancel what takes so long")

    panel.get_by_role("button", name="Verify every entry").click()
    expect(view).to_contain_text("tables verify · 1.")
    notebook.watched.picture(notebook.folder, "working")
    cancel.click()
    expect(view.locator(".hw-fault")).to_contain_text("tables verify: expected its end, found Cancel after")
    expect(cancel).to_be_hidden()
    view.get_by_role("tab", name="Passes").click()
    expect(view.locator(".hw-fault")).to_be_hidden()
    view.get_by_role("searchbox").fill("gelu")
    expect(view).to_contain_text("search · ")
    cancel.click()
    expect(view.locator(".hw-fault")).to_contain_text("search: expected its end")

    notebook.replace_last(AFTER)
    assert "'' passes" == notebook.run_last().strip()
    view.get_by_role("searchbox").fill("op:gelu")
    expect(view).to_contain_text("1 found")
    expect(view.locator(".hw-fault")).to_be_hidden()
    assert [] == notebook.watched.complaints
