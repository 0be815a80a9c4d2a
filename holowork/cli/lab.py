"""holowork lab: the workbench in JupyterLab."""

import subprocess
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from holowork.cli.report import Command, Report, argument
from holowork.core import HoloworkError

_START = "00_start.ipynb"


class NoLab(HoloworkError):
    """JupyterLab, or the notebook to open, is missing."""

    def __init__(self, expected: str, remedy: str) -> None:
        super().__init__(f"lab: expected {expected}, found none; {remedy}")


def _lab(given: Namespace) -> Report:
    if find_spec("jupyterlab") is None:
        raise NoLab("JupyterLab", "install it with: pip install 'holowork[lab]'")
    notebook = given.notebook or Path(__file__).parents[2] / "notebooks" / _START
    if not notebook.exists():
        raise NoLab(f"a notebook at {notebook}", "name one: holowork lab NOTEBOOK")
    code = subprocess.run(_command(notebook, given), check=False).returncode
    return Report(text="JupyterLab has ended.", data={"notebook": str(notebook), "code": code}, code=code)


def _command(notebook: Path, given: Namespace) -> list[str]:
    folder, name = notebook.parent, notebook.name
    options = ["--ip=127.0.0.1", f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{name}"]
    return [sys.executable, "-m", "jupyterlab", *options, *given.options]


LAB = Command(
    name="lab",
    summary="open the workbench in JupyterLab, on this machine alone",
    description="Open a notebook in JupyterLab on loopback; by default the five-minute tour. "
    "What follows -- goes to JupyterLab, for instance: holowork lab -- --no-browser --port=8890",
    arguments=(
        argument("notebook", type=Path, nargs="?", help="notebook to open (default: 00_start.ipynb)"),
        argument("options", nargs="*", help="options for JupyterLab, after --"),
    ),
    run=_lab,
)
