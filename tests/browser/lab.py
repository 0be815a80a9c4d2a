"""JupyterLab on loopback with settings of its own, and a page in Chromium that reaches nothing else."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium")
TOKEN = "loopback"
SECONDS = 15_000  # for one wait in the page
OPENING = 60_000  # for the page itself and its kernel, on a machine that has much to do
START = 60  # for the server, in seconds
HERE = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:", "about:", "file:")
QUIET = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
}
FOLDERS = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment(scratch: Path) -> dict[str, str]:
    """The environment of a server that sees no configuration but ours."""
    found = {name: str(scratch / name.lower()) for name in (*FOLDERS, "JUPYTERLAB_WORKSPACES_DIR", "HOME")}
    for folder in found.values():
        Path(folder).mkdir(parents=True, exist_ok=True)
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    ours_first = {"JUPYTER_PREFER_ENV_PATH": "0"}  # what is installed beside this Python may be older
    return os.environ | found | ours_first | {"PYTHONPATH": paths, "PYTHONUNBUFFERED": "1"}


def settings(scratch: Path, theme: str) -> None:
    """No news, no updates, every cell drawn, and the theme: read whenever a page is opened."""
    chosen = QUIET | {"@jupyterlab/apputils-extension:themes": {"theme": f"JupyterLab {theme.title()}"}}
    for name, values in chosen.items():
        extension, plugin = name.split(":")
        file = scratch / "jupyterlab_settings_dir" / extension / f"{plugin}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(values), encoding="utf-8")


@contextmanager
def serving(root: Path, scratch: Path, app: str = "jupyterlab") -> Iterator[str]:
    """Serve the notebooks of `root` by JupyterLab or `notebook`; gives the address.

    The server is stopped, and if it lingers, killed.
    """
    port = free_port()
    command = [sys.executable, "-m", app, "--no-browser", "--ip=127.0.0.1", f"--port={port}"]
    command += ["--ServerApp.port_retries=0", f"--IdentityProvider.token={TOKEN}", "--allow-root"]
    command += [f"--ServerApp.root_dir={root}", "--expose-app-in-browser"]
    env = environment(scratch)
    with (scratch / "server.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=root, env=env, stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}/api?token={TOKEN}", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            stop(server)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end and server.poll() is None:
        try:
            with urlopen(address, timeout=2):
                return
        except (URLError, OSError):
            time.sleep(0.2)
    told = f"JupyterLab: expected an answer within {START} s, exit code {server.poll()}"
    raise TimeoutError(told)


def stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(4)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait(10)


@dataclass
class Watched:
    """A page, what it asked of the world beyond loopback, and what it complained about."""

    page: Page
    abroad: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def route(self, route: Route) -> None:
        """Let loopback through and nothing else."""
        if route.request.url.startswith(HERE):
            route.continue_()
        else:
            self.abroad.append(route.request.url)
            route.abort()

    def forget(self) -> None:
        """Take no more account of what has been seen."""
        self.abroad.clear()
        self.complaints.clear()

    def picture(self, folder: Path, name: str) -> None:
        """A screenshot, to be looked at by people."""
        self.page.screenshot(path=folder / f"{name}.png")


@contextmanager
def browsing() -> Iterator[Browser]:
    expect.set_options(timeout=SECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--disable-dev-shm-usage", "--disable-gpu"]
        )
        yield browser
        browser.close()


@contextmanager
def watching(browser: Browser, theme: str = "light") -> Iterator[Watched]:
    """A page whose every request and complaint is noted."""
    context = browser.new_context(
        viewport={"width": 1400, "height": 1000},
        color_scheme="dark" if theme == "dark" else "light",
    )
    page = context.new_page()
    page.set_default_timeout(SECONDS)
    watched = Watched(page)
    context.route("**/*", watched.route)
    page.on("console", lambda m: watched.complaints.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda fault: watched.complaints.append(str(fault)))
    yield watched
    context.close()


OPEN = "path => void window.jupyterapp.commands.execute('docmanager:open', { path })"
CLOSE = """async () => {
    for (const tab of [...window.jupyterapp.shell.widgets("main")]) {
        await tab.sessionContext?.shutdown();
        tab.dispose();
    }
}"""


@dataclass
class Notebook:
    """A notebook open in JupyterLab."""

    watched: Watched
    folder: Path

    @property
    def page(self) -> Page:
        return self.watched.page

    def open(self, address: str, name: str) -> None:
        """Open it in the JupyterLab of the page, which is loaded if there is none."""
        if self.page.url.startswith(address):
            self.page.evaluate(OPEN, name)
        else:
            self.page.goto(f"{address}/lab/tree/{name}?token={TOKEN}&reset=1", timeout=OPENING)
        for ready in (
            f"window.jupyterapp?.shell?.currentWidget?.context?.path === {json.dumps(name)}",
            "window.jupyterapp.shell.currentWidget.context.isReady",
            "window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === 'idle'",
        ):
            self.page.wait_for_function(ready, timeout=OPENING)

    def close(self) -> None:
        """Close every tab, with no question asked, and end the kernel."""
        self.page.evaluate(CLOSE)

    @property
    def is_changed(self) -> bool:
        """Whether the notebook counts as changed, once its kernel has told everything about itself."""
        found: bool = self.page.evaluate(
            """async () => {
                const { context } = window.jupyterapp.shell.currentWidget;
                const { kernel } = context.sessionContext.session;
                await Promise.all([kernel.info, kernel.spec]);
                await new Promise((resolve) => setTimeout(resolve, 200));
                return context.model.dirty;
            }"""
        )
        return found

    def run_all(self) -> None:
        self.page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")

    def replace_last(self, source: str) -> None:
        """Write the last cell anew."""
        self.page.evaluate(
            """text => {
                const cells = window.jupyterapp.shell.currentWidget.content.widgets;
                cells[cells.length - 1].model.sharedModel.setSource(text);
            }""",
            source,
        )

    def run_last(self) -> str:
        """Run the last cell again; what it printed."""
        self.page.evaluate(
            """async () => {
                const notebook = window.jupyterapp.shell.currentWidget.content;
                notebook.activeCellIndex = notebook.widgets.length - 1;
                notebook.activeCell.model.outputs.clear();
                await window.jupyterapp.commands.execute('notebook:run-cell');
            }"""
        )
        return self.page.locator(".jp-Notebook .jp-Cell").last.locator(".jp-OutputArea-output").inner_text()

    @property
    def cells(self) -> int:
        count: int = self.page.evaluate("window.jupyterapp.shell.currentWidget.content.widgets.length")
        return count
