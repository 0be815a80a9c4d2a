"""The first five minutes as one script: typed cell by cell, clicked and walked, with what each step says."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import holowork as hw
from holowork.ops import symbolic_label, symbolic_labels
from tests.browser.conftest import Opening
from tests.browser.lab import Notebook
from tests.browser.opener import install
from tests.browser.test_tour import places

pytestmark = pytest.mark.browser
GRAPH = """
import numpy as np, holowork as hw
rng = np.random.default_rng(0)
w, b = rng.standard_normal((128, 64), dtype="float32"), np.ones(64, "float32")
g = hw.Graph("mlp")
x = g.input("x", shape=(32, 128), dtype="f32")
g.output("y", (x @ w + b).gelu())
g
"""
COMPILE = 'm = hw.compile(g)\nview = m.view(index=[p.name for p in m.passes].index("matmul-epilogue"))\nview'
RUN = """
s = hw.Session(m)
X = np.linspace(-1, 1, 32 * 128, dtype="f4").reshape(32, 128)
s.run(x=X)
s.view(panel="memo")
"""
AGAIN = "s.run(x=X)\ns.last"
CHANGE = "X[0, 0] = 7\n" + AGAIN
SAVE = 'm.save("mlp.holo")\na = hw.open("mlp.holo")\nprint(a.verify())\na'
CONTENTS = 'a.view(panel="contents", section=2, weight=0)'
WIDTHS = """parts => parts.map((part) =>
    [part.getBoundingClientRect().width, part.getAttribute("aria-label") ?? part.textContent])"""
FUSED = "g.hw-node.hw-added"


def same_here() -> tuple[str, str]:
    """The labels of the graph and of its matrix, on this machine, by another process."""
    space: dict[str, hw.Graph] = {}
    exec(GRAPH, space)  # the very text that the notebook runs
    graph = space["g"].freeze()
    return symbolic_label(graph).text[7:15], symbolic_labels(graph)[1].text[7:15]


def typed(notebook: Notebook, source: str) -> Locator:
    """What a cell shows that is typed below all others, and run."""
    page = notebook.page
    page.evaluate(LAST)
    page.keyboard.insert_text(source.strip())
    page.keyboard.press("Shift+Enter")
    return page.locator(".jp-Notebook .jp-CodeCell").nth(notebook.cells - 2).locator(".jp-OutputArea")


LAST = """() => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.length - 1;
    notebook.mode = "edit";
    notebook.activeCell.editor.focus();
}"""


def build(notebook: Notebook, label: str) -> None:
    """Cell 1: a card whose picture has the nodes of the code, with the label that other machines give."""
    card = typed(notebook, GRAPH)
    expect(card).to_contain_text(f"κ° {label}")
    expect(card.locator("img[src^='data:image/svg+xml']")).to_have_count(1)
    notebook.watched.picture(notebook.folder, "script-1-graph")


def compile_and_walk(notebook: Notebook) -> Locator:
    """Cell 2: four nodes turn dashed, one thick one stands there, and nothing else moves."""
    page, view = notebook.page, typed(notebook, COMPILE).locator(".holowork")
    told = view.get_by_role("status")
    expect(told).to_contain_text("matmul-epilogue: 4 removed, 1 added", timeout=30_000)
    view.get_by_role("slider", name="pass").focus()
    page.keyboard.press("[")
    expect(told).to_contain_text("nothing changed, 8 nodes")
    before = places(view)
    page.keyboard.press("]")
    expect(view.locator("g.hw-node.hw-removed")).to_have_count(4)
    expect(view.locator(FUSED)).to_have_count(1)
    assert before == {track: place for track, place in places(view).items() if track in before}
    expect(view.locator(".hw-grow")).to_contain_text("the sums are rounded to the product's dtype")
    view.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "script-2-passes")
    return view


def look_inside(notebook: Notebook, view: Locator) -> None:
    """The new node names its parents and its line; one click later its code is there, for this CPU."""
    view.locator(FUSED).click()
    node = view.get_by_label("chosen node")
    for part in ("expand", "matmul", "add", "gelu"):
        expect(node.get_by_role("button", name=part, exact=True)).to_be_visible()
    expect(node).to_contain_text("cell [1] line 6")
    notebook.watched.picture(notebook.folder, "script-3-node")
    node.get_by_role("button", name="its source, LLVM IR and machine code").click()
    code = view.get_by_role("tabpanel", name="Code")
    expect(code).to_contain_text("-bit vectors used")
    expect(code).to_contain_text("matmul_add_gelu")
    code.locator(".hw-asm > [data-link]").first.hover()
    for lit in (".hw-asm .hw-linked", ".hw-nodes .hw-linked"):
        expect(code.locator(lit)).not_to_have_count(0)
    expect(code.locator(".hw-source .hw-linked")).to_contain_text("(x @ w + b).gelu()")
    notebook.watched.picture(notebook.folder, "script-4-code")


def run_and_change(notebook: Notebook) -> None:
    """Cell 3: computed, then found; one number is typed, and what is downstream of it is computed again."""
    memo = typed(notebook, RUN).get_by_role("tabpanel", name="Memo")
    refresh = memo.get_by_role("button", name="Refresh")
    expect(memo.get_by_role("img", name="4 calls: 4 computed, 0 memo")).to_be_attached()
    expect(typed(notebook, AGAIN)).to_contain_text("0 computed")
    refresh.click()
    expect(memo.get_by_role("img", name="4 calls: 0 computed, 4 memo")).to_be_attached()
    expect(memo.get_by_role("button", name="gelu f32[2048]: memo")).to_contain_text("M")
    memo.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "script-5-memo")
    typed(notebook, CHANGE)
    refresh.click()
    expect(memo.get_by_role("button", name="matmul f32[32,64]: computed, the first")).to_be_attached()
    differ = memo.get_by_role("button", name="differs")
    expect(differ).to_have_text([re.compile(op) for op in ("matmul", "add", "gelu")])
    memo.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "script-6-changed")


def save_and_open(notebook: Notebook, label: str) -> None:
    """Cell 4: the file is verified, opened by a double click, and its weight is the content of cell 1."""
    page = notebook.page
    saved = typed(notebook, SAVE)
    expect(saved).to_contain_text("footer ok")
    expect(typed(notebook, CONTENTS).get_by_role("tabpanel", name="Contents")).to_contain_text(f"κ {label}")
    page.evaluate("window.jupyterapp.commands.execute('filebrowser:refresh')")
    page.locator(".jp-DirListing-item[title*='mlp.holo']").dblclick()
    opened(page)
    notebook.watched.picture(notebook.folder, "script-7-archive")


def opened(page: Page) -> None:
    """The byte map of the file, most of which are weights."""
    view = page.locator(".jp-Document:not(.jp-NotebookPanel) .holowork")
    expect(view.locator(".hw-verdict")).to_contain_text("footer ok")
    widths = view.locator("[role='option'][data-section]").evaluate_all(WIDTHS)
    widest = max(widths)
    assert "Weights" in widest[1]
    assert widest[0] > sum(width for width, _ in widths) / 2
    view.get_by_role("option", name="Weights").click()
    expect(view.get_by_role("status")).to_contain_text("Weights: bodies of large constants")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_first_five_minutes_go_as_they_are_told(
    opening_alone: Opening, served: tuple[str, Path], theme: str
) -> None:
    label, matrix = same_here()
    install(served[1] / "jupyter_data_dir")
    notebook = opening_alone(theme, "")

    build(notebook, label)
    look_inside(notebook, compile_and_walk(notebook))
    run_and_change(notebook)
    save_and_open(notebook, matrix)

    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
