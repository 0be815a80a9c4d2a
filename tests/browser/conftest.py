"""What the browser tests share: Chromium, and JupyterLab with a copy of the notebooks."""

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import CHROMIUM, ROOT, Notebook, Watched, browsing, serving, settings, watching
from tests.browser.panels import written

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


SCREENSHOTS = "HOLOWORK_SCREENSHOTS"
"""The variable that names the folder of screenshots."""


def pictures(theme: str) -> Path:
    """Where screenshots go: they are looked at by people, and compared with nothing."""
    chosen = os.environ.get(SCREENSHOTS) or Path(gettempdir()) / "holowork-screenshots"
    folder = ROOT / chosen / theme
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def copied(root: Path) -> Path:
    """The tour in a folder of its own, as it would be saved by this Python, with a last cell for the test."""
    folder = Path(mkdtemp(dir=root)) / "notebooks"
    shutil.copytree(ROOT / "notebooks", folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    tour = folder / "00_start.ipynb"
    page: dict[str, Any] = json.loads(tour.read_text(encoding="utf-8"))
    page["metadata"]["language_info"]["version"] = sys.version.split()[0]
    probe = {"cell_type": "code", "execution_count": None, "id": "probe", "metadata": {}, "outputs": []}
    page["cells"].append(probe | {"source": PROBE})
    tour.write_text(json.dumps(page), encoding="utf-8")
    return tour.relative_to(root)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """One server for all tests: its address, and the folder that holds its notebooks and settings."""
    scratch = tmp_path_factory.mktemp("lab")
    with serving(scratch, scratch) as address:
        yield address, scratch


Opening = Callable[..., Notebook]
"""From a theme and the sources of cells to the notebook, open in JupyterLab, nothing run yet."""


@pytest.fixture(scope="session")
def labs(browser: Browser, served: tuple[str, Path]) -> Iterator[Callable[[str], Watched]]:
    """JupyterLab by its theme: loaded when it is first asked for, then kept, since that takes longest."""
    with ExitStack() as stack:

        @cache
        def loaded(theme: str) -> Watched:
            settings(served[1], theme)
            return stack.enter_context(watching(browser, theme))

        yield loaded


@pytest.fixture
def opening(labs: Callable[[str], Watched], served: tuple[str, Path]) -> Iterator[Opening]:
    """Opens notebooks of a few cells, in pages that other tests use too; they are closed behind the test."""
    address, scratch = served
    notebooks: list[Notebook] = []

    def opened(theme: str, *cells: str) -> Notebook:
        notebook = Notebook(labs(theme), pictures(theme))
        notebooks.append(notebook)
        notebook.watched.forget()
        notebook.open(address, str(written(scratch, cells)))
        return notebook

    yield opened
    for notebook in notebooks:
        notebook.close()


@pytest.fixture
def opening_alone(browser: Browser, served: tuple[str, Path]) -> Iterator[Opening]:
    """Opens notebooks of a few cells, each in a page that was loaded for it."""
    address, scratch = served
    with ExitStack() as stack:

        def opened(theme: str, *cells: str) -> Notebook:
            settings(scratch, theme)
            notebook = Notebook(stack.enter_context(watching(browser, theme)), pictures(theme))
            notebook.open(address, str(written(scratch, cells)))
            return notebook

        yield opened


@pytest.fixture
def tour(request: pytest.FixtureRequest, browser: Browser, served: tuple[str, Path]) -> Iterator[Notebook]:
    """The tour, open in JupyterLab, nothing run yet; the parameter is the theme, else light."""
    theme = getattr(request, "param", "light")
    address, scratch = served
    settings(scratch, theme)
    with watching(browser, theme) as watched:
        notebook = Notebook(watched, pictures(theme))
        notebook.open(address, str(copied(scratch)))
        yield notebook
