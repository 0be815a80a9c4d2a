"""Pages that follow from the code are current, and what the README shows works."""

import re
import subprocess
import sys
from doctest import ELLIPSIS, DocTestParser, DocTestRunner
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.passes.search_terms import TERMS
from holowork.source import read_source
from holowork.workbench.magic_texts import CellFault, CellText
from holowork.workbench.magics import MAGICS
from holowork.workbench.panels import PANELS
from kernels_ir import DType
from tests.golden import Golden
from tests.pages import PAGES

ROOT = Path(__file__).resolve().parents[1]
CORE = "holowork.core.errors"


@pytest.mark.parametrize("page", PAGES)
def test_a_derived_page_is_what_its_tables_say(page: str, golden: Golden) -> None:
    golden.page(ROOT / page, PAGES[page]())


def _texts() -> list[Path]:
    """Every file of ours that people read: pages and code."""
    folders = (ROOT / name for name in ("holowork", "kernels_ir", "tests", "docs", "notebooks"))
    found = (
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in {".py", ".md", ".ipynb", ".js"}
    )
    return [*ROOT.glob("*.md"), *found]


def test_every_page_that_is_named_is_there() -> None:
    named = [
        (path, name) for path in _texts() for name in re.findall(r"[\w./-]*\w\.md\b", path.read_text("utf-8"))
    ]

    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, name in named
        if not any((folder / name).exists() for folder in (ROOT, ROOT / "docs", path.parent))
    ]

    assert named
    assert not missing


def _programs(page: str, language: str = "holo") -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(3))
def test_a_program_on_the_page_of_the_source_language_is_one(number: int, tmp_path: Path) -> None:
    np.save(tmp_path / "filters.npy", np.ones((4, 3, 3, 3), np.float32))

    graph = read_source(_programs("docs/source.md")[number], root=tmp_path)

    assert graph.outputs


def test_the_function_on_the_page_of_the_source_language_is_read_as_what_it_builds() -> None:
    (text,) = _programs("docs/source.md", "python")
    names: dict[str, Any] = {}
    exec(text, names)
    graph = hw.Graph("net")
    names["net"](graph)

    assert hw.compile(graph).to_bytes() == hw.compile_source(text, "python").to_bytes()


def test_the_examples_on_the_page_of_the_python_interface_give_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(_programs("docs/python.md", "pycon"))
    told: list[str] = []

    examples = DocTestParser().get_doctest(text, {}, "docs/python.md", None, None)
    result = DocTestRunner(optionflags=ELLIPSIS).run(examples, out=told.append)

    assert result.attempted
    assert not result.failed, "".join(told)


def test_the_page_of_the_python_interface_names_everything_public() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    public = [name for name in hw.__all__ if not hasattr(DType, name.strip("_").upper())]
    public.remove("__version__")
    branches = [branch.__name__ for branch in hw.HoloworkError.__subclasses__() if branch.__module__ == CORE]

    missing = [name for name in (*(f"hw.{name}" for name in public), *branches) if name not in page]

    assert len(branches) == 11
    assert not missing


def test_every_capability_on_the_page_of_the_workbench_names_a_test_that_is_there() -> None:
    page = (ROOT / "docs" / "workbench.md").read_text(encoding="utf-8")
    table = page.partition("| capability |")[2].partition("\n\n")[0]
    rows = [line.split("|") for line in table.splitlines()[2:]]

    named = [re.fullmatch(r" `([\w/]+)::(test_\w+)` ", row[-2]) for row in rows]

    assert rows
    assert all(named)
    assert {12} == {len(row) for row in rows}
    found = [(ROOT / "tests" / f"{match[1]}.py", match[2]) for match in named if match]
    assert [] == [name for file, name in found if f"def {name}(" not in file.read_text(encoding="utf-8")]


def test_the_page_of_the_workbench_names_every_panel_term_and_magic() -> None:
    page = (ROOT / "docs" / "workbench.md").read_text(encoding="utf-8")
    examples = [f"`{term.example}`" for term in TERMS.values()]
    options = [option for magic in MAGICS for option in magic.options if option.startswith("--")]
    panels = [f"| {name.title()}" for name in (*PANELS, "passes", "archive")]

    missing = [
        word for word in (*panels, *examples, *options, *(m.title for m in MAGICS)) if word not in page
    ]

    assert not missing


def test_the_fault_on_the_page_of_the_workbench_is_what_a_cell_shows() -> None:
    page = (ROOT / "docs" / "workbench.md").read_text(encoding="utf-8")
    cell = CellText(
        magic="%%holo",
        name="mlp",
        text="input x: f32[32, 128]\n\nlet y = gelo(x)\noutput y\n",
        above=1,
    )

    with pytest.raises(CellFault) as fault:
        cell.read()

    assert f"```\n{fault.value}\n```" in page


def test_the_readme_names_every_pass_in_order() -> None:
    graph = hw.Graph("net")
    graph.output("y", graph.input("x", shape=(2,)))
    names = [stop.name for stop in hw.compile(graph).passes]

    text = (ROOT / "README.md").read_text(encoding="utf-8")

    assert re.search(".*?".join(f"`{name}`" for name in names), text, re.DOTALL)


def test_the_first_lines_of_the_readme_run(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert code is not None

    done = subprocess.run(
        [sys.executable, "-c", code[1]], check=False, cwd=tmp_path, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr
    assert "Run(computed=" in done.stdout
    assert "footer" in done.stdout
