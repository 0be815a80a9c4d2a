"""Magics and the line of a compile, in JupyterLab."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opening
from tests.browser.lab import Notebook
from tests.workbench.samples import EVIL

pytestmark = pytest.mark.browser
FAULTY = "%%holo net\ninput x: f32[2]\nlet y = reluu(x)\noutput {}\n"
BEGIN = "void (window.begun = window.jupyterapp.commands.execute('notebook:run-all-cells'))"
"""Begins to run all cells, and waits for none."""
REFUSED = """
import holowork as hw
g = hw.Graph("net")
x = (g.input("x", (32, 128)) * 2).relu()
x @ g.input("w", (64, 128))
"""
SLOW = """
import time, holowork as hw
from holowork.passes import PassStarted
g = hw.Graph("slow")
g.output("y", g.input("x", (2,)).relu())
def slow(event):
    if isinstance(event, PassStarted): time.sleep({})
hw.compile(g, progress=True, observer=slow)
"""


def output(notebook: Notebook, cell: int) -> Locator:
    return notebook.page.locator(".jp-Notebook .jp-Cell").nth(cell).locator(".jp-OutputArea")


def test_a_line_tells_of_a_compile_and_cancels_it_and_is_gone_in_the_end(opening: Opening) -> None:
    notebook = opening("light", SLOW.format(0.4), SLOW.format(1), "print(hw.last_partial)")
    page = notebook.page
    page.evaluate(BEGIN)

    expect(output(notebook, 0)).to_contain_text("to cancel, interrupt the kernel (■)")
    notebook.watched.picture(notebook.folder, "progress")
    expect(output(notebook, 0)).to_contain_text("Module slow")
    expect(output(notebook, 0)).not_to_contain_text("to cancel")

    expect(output(notebook, 1)).to_contain_text("2/8")
    output(notebook, 1).get_by_role("button", name="Cancel").click()
    expect(output(notebook, 1)).to_contain_text("KeyboardInterrupt")
    expect(output(notebook, 1)).not_to_contain_text("to cancel")
    page.evaluate("window.begun")
    assert notebook.run_last().startswith("Module('slow', passes=")
    assert [] == notebook.watched.complaints


def test_a_fault_in_a_cell_of_source_text_is_shown_letter_for_letter(opening: Opening) -> None:
    name = EVIL[0]
    notebook = opening("light", "%load_ext holowork", FAULTY.format(name))
    notebook.run_all()

    shown = output(notebook, 1)
    expect(shown).to_contain_text("cell:3:9: op: unknown op kind: expected the name of an op, found 'reluu'")
    expect(shown).to_contain_text(name.split()[0])
    expect(shown).not_to_contain_text("Traceback")
    expect(shown.locator("img")).to_have_count(0)
    notebook.watched.picture(notebook.folder, "magic-fault")
    assert [] == notebook.watched.complaints


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_below_the_traceback_of_a_refused_operation_stands_what_it_was_applied_to(
    opening: Opening, theme: str
) -> None:
    notebook = opening(theme, "%load_ext holowork", REFUSED)
    notebook.run_all()

    shown = output(notebook, 1).locator(".jp-OutputArea-output")
    expect(shown).to_have_count(2)
    expect(shown.first).to_contain_text("Traceback")
    expect(shown.last).to_contain_text("Refused matmul")
    expect(shown.last.locator("img")).to_have_count(1)
    shown.last.scroll_into_view_if_needed()
    notebook.watched.picture(notebook.folder, "magic-operands")
    assert [] == notebook.watched.complaints
