"""What the browser tests share: Chromium, and JupyterLab with a copy of the notebooks."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import CHROMIUM, ROOT, Notebook, Watched, browsing, serving, watching

NO_CHROMIUM = "browser: there is no Chromium; `apt-get install -y chromium` as root brings it"
PROBE = "print(passes_view.index, passes_view.selected, archive_view.section, archive_view.field)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CHROMIUM is None and "browser" in item.keywords:
            item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A page on its own, for pages from files."""
    with watching(browser) as found:
        yield found


def pictures(theme: str) -> Path:
    """Where screenshots go: they are looked at by people, and compared with nothing."""
    folder = Path(gettempdir()) / "holowork-screenshots" / theme
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def copied(folder: Path) -> Path:
    """The notebooks and their data, with a last cell in the tour that prints the state of its views."""
    root = folder / "notebooks"
    shutil.copytree(ROOT / "notebooks", root, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    tour = root / "00_start.ipynb"
    page: dict[str, Any] = json.loads(tour.read_text(encoding="utf-8"))
    probe = {"cell_type": "code", "execution_count": None, "id": "probe", "metadata": {}, "outputs": []}
    page["cells"].append(probe | {"source": PROBE})
    tour.write_text(json.dumps(page), encoding="utf-8")
    return root


@pytest.fixture
def tour(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Notebook]:
    """The tour, open in JupyterLab, nothing run yet; the parameter is the theme, else light."""
    theme = getattr(request, "param", "light")
    with serving(copied(tmp_path), tmp_path, theme) as address, watching(browser, theme) as watched:
        notebook = Notebook(watched, pictures(theme))
        notebook.open(address, "00_start.ipynb")
        yield notebook
