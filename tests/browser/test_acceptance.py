"""What a storyboard of the workbench asks for, in JupyterLab: no kernel, keys, places, names, many views."""

import json
import re
import string
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holowork.workbench.markup import letters
from tests.browser.conftest import Opening, copied, pictures
from tests.browser.lab import OPENING, TOKEN, Notebook, settings, watching
from tests.workbench.samples import EVIL

pytestmark = pytest.mark.browser
EVERY_PANEL = """
import numpy as np, holowork as hw
g = hw.Graph("every")
x, q = g.input("x", (8, 16)), g.input("q", (65536,), "i8")
w = g.const("w", np.random.default_rng(0).standard_normal((16, 16), dtype="float32"))
g.output("y", (x @ w + 1.0).relu().softmax(axis=-1))
g.output("t", q.dequantize(scale=0.05, zero_point=3).gelu())
module = hw.compile(g)
module.view()
"""
A_SESSION = """
session = hw.Session(module, tables="always")
session.run(x=np.ones((8, 16), "f4"), q=np.zeros(65536, "i1"))
session.view()
"""
MEANS_HARM = """
import holowork as hw
from tests.workbench.samples import evil_module
session = hw.Session(evil_module())
session.run({port.name: [1.0, 2.0] for port in session.input_ports})
evil_module().view()
"""
LIVE = """
from ipywidgets.widgets import widget
print(*sorted(type(one).__name__ for one in widget._instances.values()))
"""
CYCLES = 20
MOST_SAVED = 500_000
NO_KERNEL = {
    "kernelspec": {"name": "absent", "display_name": "absent", "language": "absent"},
    "language_info": {"name": "absent"},
}
BEFORE = """view => {
    const probe = document.createElement("button");
    view.before(probe);
    probe.focus();
}"""
LEFT = "!document.activeElement.closest('.holowork')"
CURRENT = re.compile("hw-now")
KEYS = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "[", "]", "/")
LETTERS = string.ascii_lowercase.replace("f", "")  # f fills the screen, which the tour tries


def views(page: Page, count: int) -> list[Locator]:
    """The live views of a page, drawn."""
    expect(page.locator(".holowork")).to_have_count(count, timeout=OPENING)
    return page.locator(".holowork").all()


def panels(view: Locator) -> Iterator[tuple[str, Locator]]:
    """Each panel of a view, opened."""
    for name in view.get_by_role("tab").all_inner_texts():
        view.get_by_role("tab", name=name, exact=True).click()
        panel = view.get_by_role("tabpanel", name=name, exact=True)
        expect(panel.locator("*").first).to_be_attached()
        yield name, panel


def test_a_notebook_that_nobody_trusts_shows_tables_and_pictures_without_a_kernel(
    browser: Browser, served: tuple[str, Path]
) -> None:
    address, scratch = served
    settings(scratch, "light")
    name = copied(scratch)
    notebook: dict[str, Any] = json.loads((scratch / name).read_text(encoding="utf-8"))
    notebook["metadata"] |= NO_KERNEL
    (scratch / name).write_text(json.dumps(notebook), encoding="utf-8")

    with watching(browser) as watched:
        page = watched.page
        page.goto(f"{address}/lab/tree/{name}?token={TOKEN}&reset=1", timeout=OPENING)
        page.get_by_role("dialog").get_by_role("button", name="No Kernel").click(timeout=OPENING)
        expect(page.locator(".jp-RenderedHTML.jp-OutputArea-output").first).to_be_attached()
        shown = page.evaluate(SHOWN)
        watched.picture(pictures("light"), "no-kernel")

    cards = [
        "".join(output["data"]["text/html"])
        for cell in notebook["cells"]
        for output in cell.get("outputs", ())
        if "text/html" in output.get("data", {})
    ]
    assert [(card.count("<table"), card.count("<img")) for card in cards] == [tuple(one) for one in shown]
    assert any(tables and images for tables, images in shown)
    assert [] == watched.abroad


SHOWN = """() => [...document.querySelectorAll(".jp-RenderedHTML.jp-OutputArea-output")].map((card) => [
    [...card.querySelectorAll("table")].filter((table) => table.textContent).length,
    [...card.querySelectorAll("img")].filter((image) => image.naturalWidth > 50).length,
])"""


def test_keys_stay_in_every_panel_until_escape_leaves_it(opening: Opening) -> None:
    notebook = opening("light", EVERY_PANEL, A_SESSION)
    notebook.run_all()
    page, count = notebook.page, notebook.cells

    seen = [name for view in views(page, 2) for name in keys_of(notebook, view)]

    assert {"Passes", "Build", "Code", "Tables", "Memo", "Profile", "Archive"} <= set(seen)
    assert count == notebook.cells
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints


def keys_of(notebook: Notebook, view: Locator) -> Iterator[str]:
    """Walk every panel of a view by keys."""
    page, count = notebook.page, notebook.cells
    for name, panel in panels(view):
        view.evaluate(BEFORE)
        page.keyboard.press("Tab")
        assert not page.evaluate(LEFT), name
        panel.locator("[tabindex='0'], button:enabled").first.focus()
        for key in (*LETTERS, *KEYS, "b"):
            page.keyboard.press(key)
        assert count == notebook.cells, name
        panel.locator("[tabindex='0'], button:enabled").first.focus()
        page.keyboard.press("Escape")
        assert page.evaluate(LEFT), name
        yield name


def test_a_node_stands_where_it_stood_at_every_stop(opening: Opening) -> None:
    notebook = opening("light", EVERY_PANEL)
    notebook.run_all()
    (view,) = views(notebook.page, 1)
    expect(view.locator(".hw-node").first).to_be_visible()

    stops = [places(view, dot) for dot in range(view.locator(".hw-dot").count())]

    tracks = {track for stop in stops for track in stop}
    assert len(stops) > 8
    assert [1] * len(tracks) == [len({s[track] for s in stops if track in s}) for track in sorted(tracks)]


def places(view: Locator, dot: int) -> dict[str, str]:
    """Where each node stands at a stop."""
    view.locator(".hw-dot").nth(dot).click()
    expect(view.locator(".hw-dot").nth(dot)).to_have_class(CURRENT)
    found: dict[str, str] = view.locator(".hw-node").evaluate_all(
        "nodes => Object.fromEntries(nodes.map(n => [n.dataset.track, n.getAttribute('transform')]))"
    )
    return found


def test_names_that_are_markup_are_names_in_every_panel(opening: Opening) -> None:
    notebook = opening("light", MEANS_HARM, "session.view()")
    said: list[str] = []
    notebook.page.on("dialog", lambda dialog: (said.append(dialog.message), dialog.dismiss()))
    notebook.run_all()

    texts = {name: harmless(panel) for view in views(notebook.page, 2) for name, panel in panels(view)}

    for name in ("Passes", "Build", "Memo"):
        assert [] == [evil for evil in EVIL if letters(evil) not in texts[name]], name
    assert [] == said
    assert [] == notebook.watched.abroad
    assert [] == notebook.watched.complaints


def harmless(panel: Locator) -> str:
    """The text of a panel, once it is seen that no name in it became an element."""
    expect(panel.locator("img, script, iframe, [onerror]")).to_have_count(0)
    return panel.text_content() or ""


def test_twenty_views_of_a_cell_leave_one_model_and_a_small_notebook(
    opening_alone: Opening, served: tuple[str, Path]
) -> None:
    with keeping_state(served[1]):
        notebook = opening_alone("light", EVERY_PANEL, "view = hw.Workbench(module)\nview", LIVE)
        notebook.run_all()
        for _ in range(CYCLES):
            notebook.page.evaluate(RUN_SECOND)
        expect(notebook.page.locator(".holowork")).to_have_count(2)
        live = notebook.run_last().split()
        notebook.page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
        path = notebook.page.evaluate("window.jupyterapp.shell.currentWidget.context.path")

    saved = (served[1] / path).read_bytes()
    assert ["Layout", "Layout", "Workbench", "Workbench"] == live  # one of each cell
    assert b"application/vnd.jupyter.widget-state+json" in saved
    assert len(saved) < MOST_SAVED


RUN_SECOND = """async () => {
    window.jupyterapp.shell.currentWidget.content.activeCellIndex = 1;
    await window.jupyterapp.commands.execute('notebook:run-cell');
}"""


@contextmanager
def keeping_state(scratch: Path) -> Iterator[None]:
    """JupyterLab saves the state of widgets, which it does not unless it is told to."""
    folder = scratch / "jupyterlab_settings_dir" / "@jupyter-widgets" / "jupyterlab-manager"
    folder.mkdir(parents=True)
    file = folder / "plugin.jupyterlab-settings"
    file.write_text(json.dumps({"saveState": True}), encoding="utf-8")
    yield
    file.unlink()
