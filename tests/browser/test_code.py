"""The Code panel: a line of IR lights what was made for it, targets are switched, two stand side by side."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.panels import opened_panel

pytestmark = pytest.mark.browser
CODE = """
import numpy as np
import holowork as hw
g = hw.Graph("mlp")
x = g.input("x", (8, 16))
w, b = g.const("w", np.ones((16, 8), "f4")), g.const("b", np.ones(8, "f4"))
hidden = (x @ w + b).gelu()
scores = hidden.softmax(axis=-1)
g.output("y", scores + 1.0)
view = hw.compile(g).view(columns="source nodes ir asm")
view
"""


def test_lines_light_each_other_up_and_targets_are_switched(opening: Opening) -> None:
    notebook = opening("light", CODE, "print(view.kernel, view.target, view.line, repr(view.beside))")
    notebook.run_all()
    panel = opened_panel(notebook.page, "Code")

    panel.get_by_text("= softmax+expand+add(").click()
    expect(panel.get_by_role("combobox", name="kernel")).to_have_value("1")
    panel.get_by_text(".softmax(axis=-1)").hover()
    expect(panel.locator(".hw-nodes .hw-linked")).to_contain_text("softmax+expand+add(")
    panel.get_by_role("combobox", name="target").select_option("AVX2")
    expect(panel.get_by_role("heading", name="assembly, AVX2")).to_be_visible()
    chosen = panel.locator(".hw-ir > [data-link]", has_text="fdiv").first
    chosen.click()
    made = panel.locator(".hw-asm > .hw-chosen")
    expect(made.filter(has_text="div")).not_to_have_count(0)
    expect(made.first).to_be_in_viewport()
    expect(panel.locator(".hw-nodes .hw-linked")).to_contain_text("softmax+expand+add(")
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "code")
    line = notebook.run_last().split()[2]
    panel.get_by_role("combobox", name="beside").select_option("NEON")
    panel.locator("tr", has_text="fused multiply-add").hover()
    expect(panel.locator(".hw-beside .hw-linked").first).to_contain_text("fm")
    panel.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "code-beside")

    assert f"1 AVX2 {line} 'NEON'" == notebook.run_last().strip()
    assert int(line) > 0
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
