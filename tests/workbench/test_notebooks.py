"""Notebooks as they are committed: readable before anything runs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from ipykernel.ipkernel import IPythonKernel

from tests.workbench.samples import ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DROPPED, Page

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "notebooks").glob("*.ipynb"))
LIVE = "application/vnd.jupyter.widget-view+json"


def outputs(path: Path) -> list[dict[str, Any]]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [output for cell in cells for output in cell.get("outputs", [])]


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_every_cell_was_run_in_order_without_an_error(path: Path) -> None:
    cells = [c for c in json.loads(path.read_text(encoding="utf-8"))["cells"] if c["cell_type"] == "code"]

    assert list(range(1, len(cells) + 1)) == [cell["execution_count"] for cell in cells]
    assert {"error", "stderr"}.isdisjoint(o.get("name", o["output_type"]) for o in outputs(path))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_every_live_view_has_a_card_and_a_text_beside_it(path: Path) -> None:
    bundles = [output["data"] for output in outputs(path) if LIVE in output.get("data", {})]

    assert bundles
    assert all({"text/html", "text/plain"} <= set(bundle) for bundle in bundles)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_every_card_survives_a_sanitiser(path: Path) -> None:
    cards = ["".join(o["data"]["text/html"]) for o in outputs(path) if "text/html" in o.get("data", {})]

    pages = [Page(card) for card in cards]

    assert all(set(page.tags) <= ALLOWED_TAGS | DROPPED and not page.open for page in pages)
    assert all({name for name, _ in page.attributes} <= ALLOWED_ATTRIBUTES for page in pages)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_describes_its_language_as_a_kernel_does(path: Path) -> None:
    """What differs is written anew on opening, and the notebook counts as changed."""
    metadata = json.loads(path.read_text(encoding="utf-8"))["metadata"]

    told = IPythonKernel.language_info | {"version": metadata["language_info"]["version"]}
    assert {"kernelspec", "language_info"} == set(metadata)
    assert told == metadata["language_info"]


def kind(cell: dict[str, Any]) -> str:
    """What a cell is to a reader: text, code, an exercise, or the worked answer to one."""
    if "answer" in cell["metadata"].get("tags", ()):
        return "answer"
    return "exercise" if "assert answer is ..." in "".join(cell["source"]) else str(cell["cell_type"])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_ends_with_three_exercises_each_with_a_worked_answer_folded_below(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    kinds = [kind(cell) for cell in cells]

    end = [each for each in kinds[kinds.index("exercise") :] if each != "markdown"]

    answers = [cell for cell in cells if kind(cell) == "answer"]
    assert ["exercise", "answer"] * 3 == end
    assert all(cell["metadata"]["jupyter"] == {"source_hidden": True} for cell in answers)
    assert {"# A worked answer\n"} == {cell["source"][0] for cell in answers}  # the line that folding leaves
    assert all("\nassert worked == " in "".join(cell["source"]) for cell in answers)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_says_at_once_how_long_it_runs(path: Path) -> None:
    first = json.loads(path.read_text(encoding="utf-8"))["cells"][0]

    assert re.search(r"\babout\s\w+\sseconds\b", "".join(first["source"]))


def test_every_notebook_is_reached_from_the_first_one() -> None:
    first, *others = NOTEBOOKS

    links = set(re.findall(r"\]\((\w+\.ipynb)\)", first.read_text(encoding="utf-8")))

    assert {path.name for path in others} == links
