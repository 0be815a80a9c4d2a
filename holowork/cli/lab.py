"""holowork lab: the workbench in JupyterLab."""

import os
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from holowork.cli.report import Command, Report, argument
from holowork.core import HoloworkError

_START = "00_start.ipynb"


class NoLab(HoloworkError):
    """JupyterLab is not installed."""

    def __str__(self) -> str:
        return "expected JupyterLab, found none; install it with: pip install 'holowork[lab]'"


class NoNotebook(HoloworkError):
    """The notebook to open is not there."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"expected a notebook at {path}, found none; name one: holowork lab NOTEBOOK")
        self.path = path


def _lab(given: Namespace) -> Report:
    if find_spec("jupyterlab") is None:
        raise NoLab
    notebook = given.notebook or Path(__file__).parents[2] / "notebooks" / _START
    if not notebook.exists():
        raise NoNotebook(notebook)
    # this process becomes JupyterLab: signals reach it, and it is the one that the terminal asks
    command = _command(notebook, given)
    text = f"JupyterLab opens {notebook}; Ctrl-C ends it, after a question."
    return Report(text=text, data={"notebook": str(notebook), "command": command}, becomes=command)


def _command(notebook: Path, given: Namespace) -> tuple[str, ...]:
    folder, name = notebook.resolve().parent, notebook.name
    options = ["--ip=127.0.0.1", f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{name}"]
    as_root = ["--allow-root"] if os.geteuid() == 0 else []  # containers often have no other user
    return (sys.executable, "-m", "jupyterlab", *options, *as_root, *given.rest)


LAB = Command(
    description="Open a notebook in JupyterLab on loopback; by default the five-minute tour. "
    "What follows -- goes to JupyterLab, which this process becomes: it ends with Ctrl-C, twice at once.",
    arguments=(
        argument(
            "notebook",
            type=Path,
            nargs="?",
            metavar="NOTEBOOK",
            help="notebook to open (default: 00_start.ipynb)",
        ),
    ),
    passes_on_to="JupyterLab",
    run=_lab,
    examples=("lab", "lab mine.ipynb", "lab -- --no-browser --port=8890"),
    codes="1 refused (standard error says why), 2 wrong usage, else that of JupyterLab",
)
