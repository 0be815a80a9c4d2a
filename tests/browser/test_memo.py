"""The Memo panel: runs, calls and entries are chosen by mouse and keys, and Python follows."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
MODEL = """
import numpy as np, holowork as hw
g = hw.Graph("memo")
x, z = g.input("x", (8, 16)), g.input("z", (8, 16))
q = g.input("q", (65536,), "i8")
w = g.const("w", np.random.default_rng(0).standard_normal((16, 16), dtype="float32"))
left, right = (x @ w).relu(), z.exp()
g.output("y", (left + right).softmax(axis=-1))
g.output("v", right.tanh())
g.output("t", q.dequantize(scale=0.05, zero_point=3).gelu())
session = hw.Session(hw.compile(g), tables="always")
inputs = {"x": np.ones((8, 16), "f4"), "q": np.arange(65536).astype("i1")}
inputs["z"] = np.linspace(-1, 1, 128, dtype="f4").reshape(8, 16)
view = session.view(panel="memo")
view
"""
RUNS = """
for change in ({}, {}, {"x": np.full((8, 16), 2, "f4")}):
    session.run(inputs | change)
    view._on_message(view, {"panel": "memo", "verb": "refresh"}, [])
print("ran")
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_miss_is_followed_from_its_input_and_an_entry_is_evicted(opening: Opening, theme: str) -> None:
    notebook = opening(theme, MODEL, RUNS, "print(view.panel, view.run, view.call, len(session.memo))")
    notebook.run_all()
    panel = opened_panel(notebook.page, "Memo")
    expect(panel).to_contain_text("why a miss")
    expect(panel).to_contain_text("operand 0, input 'x'")
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "memo-top")

    panel.get_by_role("button", name="KernelCalls[0]").first.click()
    chosen = panel.locator("g[aria-current='true']")
    expect(chosen).to_have_attribute("data-key", "call 0")
    expect(panel.locator("svg", has_text="histogram of KernelCalls[0]")).to_be_visible()
    chosen.focus()
    notebook.page.keyboard.press("ArrowRight")
    notebook.page.keyboard.press("Enter")
    expect(chosen).to_have_attribute("data-key", "call 1")
    expect(chosen).to_be_focused()
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "memo")
    panel.get_by_role("button", name="Evict").first.click()
    expect(panel).to_contain_text("entries, the last used first")
    panel.get_by_role("button", name="Compare llvm and references").click()
    expect(panel).to_contain_text("every node has the same bits")
    notebook.watched.picture(notebook.folder, "memo-kept")
    panel.locator("tr[data-key='run 1']").click()
    expect(panel.locator("tr[data-key='run 1']")).to_have_attribute("aria-current", "true")
    expect(panel).to_contain_text("every label is the same")
    notebook.watched.picture(notebook.folder, "memo-found")

    assert notebook.run_last().strip().startswith("memo 1 1 ")
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
