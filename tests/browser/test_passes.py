"""The Passes panel in a page: walked, played, compared, exploded, searched, listed, folded, painted."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening

pytestmark = pytest.mark.browser
LAYERS = """
import numpy as np
import holowork as hw

def layers(count):
    graph = hw.Graph("layers")
    x = graph.input("x", (4, 8))
    mask = graph.input("mask", (4, 8)).exp()
    for k in range(count):
        w = graph.const(f"w{k}", np.full((8, 8), k, "float32"))
        b = graph.const(f"b{k}", np.ones(8, "float32"))
        x = x + (x @ w + b).clip(0, 1).tanh() * mask
    graph.output("y", x)
    return graph

view = hw.Session(hw.compile(layers(3))).view(unchanged=False)
view
"""
LARGE = "large = layers(120).view()\nlarge"
STATE = """
print(view.index, view.against, view.selected, view.pinned, view.exploded, view.unchanged, view.query)
print(large.opened, large.collapsed)
"""
FUSED = "[data-track='34']"


def spots(view: Locator) -> dict[str, str]:
    """Where each node stands."""
    found: dict[str, str] = view.locator(".hw-node").evaluate_all(
        "nodes => Object.fromEntries(nodes.map(n => [n.dataset.track, n.getAttribute('transform')]))"
    )
    return found


def pressed(view: Locator, title: str) -> Locator:
    """A button that stays down, by how its title begins."""
    return view.locator(f"button[aria-pressed][title^='{title}']")


def walk(view: Locator) -> None:
    """The slider: passes that changed nothing left out, counted, played, and to what touched a node."""
    page, told = view.page, view.get_by_role("status")
    expect(view.locator(".hw-dot:visible")).to_have_count(2)
    expect(view.locator(".hw-sparks svg")).to_have_count(4)
    view.get_by_role("slider").focus()
    page.keyboard.press("]")
    expect(told).to_contain_text("pass 3 of 11, matmul-epilogue")
    expect(view.locator(".hw-sparks")).to_contain_text("nodes 13")
    page.keyboard.press("u")
    expect(view.locator(".hw-dot:visible")).to_have_count(11)
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(told).to_contain_text("pass 2 of 11")
    page.keyboard.press("Space")
    view.locator("[data-track='10']").click()
    page.keyboard.press("n")
    expect(told).to_contain_text("pass 3 of 11")
    page.keyboard.press("N")
    expect(told).to_contain_text("No earlier pass touched matmul")


def explode(view: Locator) -> None:
    """A fused node shows what it stands for, in the places of that, at a pass where it is gone."""
    page = view.page
    view.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(view.get_by_role("status")).to_contain_text("pass 11 of 11")
    alone = spots(view)
    view.locator(FUSED).click()
    expect(view.locator("dl")).to_contain_text("stands for")
    page.keyboard.press("Enter")
    expect(view.locator(".hw-node.hw-part").first).to_be_attached()
    page.wait_for_function(
        """places => Object.entries(places).every(([track, at]) =>
            document.querySelector(`.hw-node[data-track="${track}"]`)?.getAttribute("transform") === at)""",
        arg=alone,
    )
    page.keyboard.press("Space")
    expect(view.locator(f"{FUSED} .hw-sign")).to_have_text("◎")


def seek(view: Locator) -> None:
    """A search: what is found is marked and walked, what means nothing is underlined."""
    page, box = view.page, view.get_by_role("searchbox")
    page.keyboard.press("/")
    expect(box).to_be_focused()
    box.fill("is:fused dtype:f3*")
    expect(view.locator(".hw-hit")).to_have_count(3)
    expect(view.locator(".hw-legend")).to_contain_text("3 found")
    page.keyboard.press("Enter")
    expect(view.locator("dl")).to_contain_text("made by matmul-epilogue")
    box.fill("is:fused opp:x")
    expect(view.locator("u.hw-bad")).to_have_text("opp:x")
    expect(view.get_by_role("alert").last).to_contain_text("Did you mean op?")


def compare(view: Locator) -> None:
    """Two stops side by side, as the graph and as text; then all of it as a list."""
    view.locator("[data-stop='1']").click(modifiers=["Shift"])
    expect(view.get_by_role("status")).to_contain_text(
        "from pass 2 to 11, attention → reduction-neighbours: 24"
    )
    expect(view.locator(".hw-line[data-sign='+']")).to_have_count(3)
    expect(view.locator(f"{FUSED}.hw-added")).to_be_attached()
    pressed(view, "every node").click()
    expect(view.locator(".hw-item").first).to_contain_text("input f32[4,8]")
    view.get_by_role("listbox", name="nodes of the graph").focus()
    view.page.keyboard.press("Home")
    expect(view.locator("h4").first).to_have_text("x")


def unfold(view: Locator) -> None:
    """Repeated blocks once, then all of them, then so many in sight that they are painted."""
    expect(view.locator(".hw-times", has_text="×120")).to_have_count(13)
    view.locator("[data-track='8']").click()
    view.page.keyboard.press("Enter")
    expect(view.locator(".hw-fold")).to_have_count(0)
    pressed(view, "draw repeated").click()
    view.get_by_role("button", name="show everything").click()
    expect(view.locator(".hw-plane")).to_be_visible()
    view.get_by_role("searchbox").fill("tanh")
    expect(view.locator(".hw-legend")).to_contain_text("120 found")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_passes_are_walked_compared_and_searched_and_blocks_are_opened(opening: Opening, theme: str) -> None:
    notebook = opening(theme, LAYERS, LARGE, STATE)
    notebook.run_all()
    view, large = (notebook.page.locator(".holowork").nth(i) for i in range(2))
    expect(large.locator(".hw-node").first).to_be_attached(timeout=60_000)

    walk(view)
    explode(view)
    notebook.watched.picture(notebook.folder, "passes-exploded")
    seek(view)
    notebook.watched.picture(notebook.folder, "passes-searched")
    compare(view)
    notebook.watched.picture(notebook.folder, "passes-listed")
    notebook.watched.picture(notebook.folder, "passes-folded")
    unfold(large)
    notebook.watched.picture(notebook.folder, "passes-painted")

    assert "10 1 0 34 [34] True is:fused opp:x\n[0] False" == notebook.run_last().strip()
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints
