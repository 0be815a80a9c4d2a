"""Pages that follow from the code are current, and what the README shows works."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from holowork.source import read_source
from tests.golden import Golden
from tests.pages import PAGES

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("page", PAGES)
def test_a_derived_page_is_what_its_tables_say(page: str, golden: Golden) -> None:
    golden.page(ROOT / page, PAGES[page]())


def _programs(page: str) -> list[str]:
    return re.findall(r"```holo\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(3))
def test_a_program_on_the_page_of_the_source_language_is_one(number: int, tmp_path: Path) -> None:
    np.save(tmp_path / "filters.npy", np.ones((4, 3, 3, 3), np.float32))

    graph = read_source(_programs("docs/source.md")[number], root=tmp_path)

    assert graph.outputs


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
