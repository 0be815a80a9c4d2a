"""A double click on a `.holo` file in JupyterLab and Notebook 7: the Archive view, no kernel."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holowork.archive import HoloWriter
from tests.browser.conftest import pictures
from tests.browser.lab import OPENING, TOKEN, Watched, serving, settings, watching
from tests.browser.opener import install
from tests.workbench.samples import damaged, module

pytestmark = pytest.mark.browser
NO_NOTEBOOK = "browser: Notebook 7 is not installed; `pip install notebook` brings it"
NOTEBOOKS_OWN = "Cannot read properties of undefined (reading 'schema')"
"""What Notebook 7.6 complains about with no extension at all."""
VIEW = ".jp-Document .holowork"


@pytest.fixture(scope="module")
def folder(served: tuple[str, Path]) -> Path:
    """A folder of archives, on a server that finds the extension where a wheel puts it."""
    _, scratch = served
    install(scratch / "jupyter_data_dir")
    made = Path(mkdtemp(dir=scratch))
    (made / "clamp.holo").write_bytes(module().to_bytes())
    (made / "damaged.holo").write_bytes(damaged())
    (made / "no archive.holo").write_bytes(b"no" * 50)
    return made


@pytest.fixture
def watched(request: pytest.FixtureRequest, browser: Browser, served: tuple[str, Path]) -> Iterator[Watched]:
    theme = getattr(request, "param", "light")
    settings(served[1], theme)
    with watching(browser, theme) as found:
        yield found
        assert [] == found.abroad
        assert [] == found.complaints


def large() -> bytes:
    """An archive that is larger than what is loaded as a whole."""
    return HoloWriter().set_kernel_calls([]).set_weights([bytes(65_000_000)]).archive("large.holo").to_bytes()


def asked(address: str, name: str) -> Any:
    with urlopen(f"{address}/api/{name}?token={TOKEN}") as answer:
        return json.load(answer)


def opened(page: Page, address: str, file: Path, lab: str = "lab") -> Locator:
    """The view of a file that was clicked twice in JupyterLab."""
    page.goto(f"{address}/{lab}/tree/{file.parent.name}?token={TOKEN}&reset=1", timeout=OPENING)
    page.locator(f".jp-DirListing-item[title*='{file.name}']").dblclick(timeout=OPENING)
    view = page.locator(VIEW)
    expect(view).to_be_visible()
    return view


@pytest.mark.parametrize("watched", ["light", "dark"], indirect=True)
def test_a_double_click_opens_the_archive_view_with_no_kernel(
    request: pytest.FixtureRequest, watched: Watched, served: tuple[str, Path], folder: Path
) -> None:
    address, _ = served
    before = asked(address, "kernels"), asked(address, "sessions")

    view = opened(watched.page, address, folder / "clamp.holo")

    expect(view.locator(".hw-verdict")).to_contain_text("footer ok")
    expect(view).to_contain_text("no kernel: values are not judged")
    view.locator("tr", has_text="Inputs").click()
    expect(view.get_by_role("status")).to_contain_text("Inputs: input ports")
    view.locator(".hw-field", has_text="[0].name").nth(1).click()
    expect(view.locator(".hw-hex .hw-lit")).to_have_count(2)
    view.locator(".hw-hex span[data-byte]").nth(0).click()
    expect(view.locator(".hw-field[aria-selected='true']")).to_contain_text("count")
    watched.page.keyboard.press("[")
    expect(view.get_by_role("status")).not_to_contain_text("Inputs: input ports")
    watched.picture(pictures(request.node.callspec.params["watched"]), "opener")
    assert before == (asked(address, "kernels"), asked(address, "sessions"))
    assert [] == list((folder / ".ipynb_checkpoints").glob("*"))


def test_a_damaged_file_opens_as_far_as_it_goes(
    watched: Watched, served: tuple[str, Path], folder: Path
) -> None:
    view = opened(watched.page, served[0], folder / "damaged.holo")

    expect(view.locator(".hw-verdict")).to_contain_text("footer wrong")
    expect(view.locator(".hw-verdict summary")).to_have_text("2 problems")
    view.locator("tr", has_text="KernelCalls").click()
    expect(view.locator(".hw-faults")).to_contain_text(
        "expected a known KernelCall discriminant, found 16383"
    )


def test_a_file_that_is_none_is_refused_in_its_tab(
    watched: Watched, served: tuple[str, Path], folder: Path
) -> None:
    view = opened(watched.page, served[0], folder / "no archive.holo")

    expect(view.get_by_role("alert")).to_have_text(
        "header at byte 0: expected the magic b'HOLO', found b'nono'; this is no .holo archive"
    )


def test_a_file_that_changes_is_read_again(watched: Watched, served: tuple[str, Path], folder: Path) -> None:
    file = folder / "changing.holo"
    file.write_bytes(damaged())
    view = opened(watched.page, served[0], file)
    expect(view.locator(".hw-verdict")).to_contain_text("footer wrong")

    file.write_bytes(module().to_bytes())
    watched.page.evaluate("window.jupyterapp.shell.currentWidget.context.revert()")

    expect(view.locator(".hw-verdict")).to_contain_text("footer ok")


def test_a_large_file_is_read_by_ranges(watched: Watched, served: tuple[str, Path], folder: Path) -> None:
    file = folder / "large.holo"
    file.write_bytes(large())
    asked_for: list[str] = []
    watched.page.on("request", lambda request: asked_for.append(request.headers.get("range", "")))

    view = opened(watched.page, served[0], file)

    expect(view.locator(".hw-verdict")).to_contain_text("footer not checked · 65.0 MB")
    view.locator("tr", has_text="Weights").click()
    expect(view.locator(".hw-field", has_text="[0].body")).to_have_count(2)
    expect(view.locator("dl, .hw-hint").last).to_contain_text("The first 4096 of")
    ranges = [[*map(int, text.removeprefix("bytes=").split("-"))] for text in asked_for if text]
    assert ranges
    assert sum(last - first for first, last in ranges) < 1_000_000
    file.unlink()


def test_a_tab_is_there_again_after_the_page_was_loaded_anew(
    watched: Watched, served: tuple[str, Path], folder: Path
) -> None:
    page, own = watched.page, "lab/workspaces/again"  # no other page writes to this one
    opened(page, served[0], folder / "clamp.holo", own)
    with page.expect_response(
        lambda answer: "/api/workspaces/again" in answer.url and answer.request.method == "PUT"
    ):
        page.evaluate("window.jupyterapp.commands.execute('launcher:create')")

    page.goto(f"{served[0]}/{own}?token={TOKEN}", timeout=OPENING)

    expect(page.locator(".jp-Document .hw-verdict")).to_contain_text("footer ok", timeout=OPENING)
    expect(page.locator(".lm-TabBar-tab", has_text="clamp.holo")).to_have_count(1)


@pytest.mark.skipif(find_spec("notebook") is None, reason=NO_NOTEBOOK)
def test_a_double_click_in_notebook_7_opens_a_page_with_the_view(
    browser: Browser, tmp_path: Path, folder: Path
) -> None:
    install(tmp_path / "jupyter_data_dir")
    settings(tmp_path, "light")
    with serving(folder, tmp_path, "notebook") as address, watching(browser) as watched:
        page = watched.page
        page.goto(f"{address}/tree?token={TOKEN}", timeout=OPENING)
        with page.context.expect_page() as found:
            page.locator(".jp-DirListing-item[title*='clamp.holo']").dblclick(timeout=OPENING)
        found.value.wait_for_url("**/clamp.holo*")

        page.goto(found.value.url)

        expect(page.locator(f"{VIEW} .hw-verdict")).to_contain_text("footer ok", timeout=OPENING)
        watched.picture(pictures("light"), "opener-notebook")
        assert ([], []) == (asked(address, "kernels"), asked(address, "sessions"))
        assert ([], set()) == (watched.abroad, set(watched.complaints) - {NOTEBOOKS_OWN})
