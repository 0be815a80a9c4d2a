"""`holowork lab` becomes JupyterLab: whoever ends one has ended the other."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STAND_IN = """\
import os, signal, sys, time

def asked(*_):
    print("Shut down this Jupyter server (y/[n])?", flush=True)

signal.signal(signal.SIGINT, asked)
print(os.getpid(), *sys.argv[1:], flush=True)
time.sleep(60)
"""
PROGRAM = "import sys; from holowork.cli import main; sys.exit(main())"
Lab = subprocess.Popen[str]


def started(folder: Path, *options: str) -> Lab:
    """`holowork lab` in a process of its own, with something that answers as JupyterLab does."""
    (folder / "jupyterlab").mkdir()
    (folder / "jupyterlab" / "__init__.py").touch()
    (folder / "jupyterlab" / "__main__.py").write_text(STAND_IN)
    (folder / "tour.ipynb").write_text("{}")
    command = [sys.executable, "-c", PROGRAM, "lab", str(folder / "tour.ipynb"), *options]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True)


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Lab]:
    with started(tmp_path, "--", "--no-browser", "--port=8890") as process:
        yield process
        process.kill()


def line_of(process: Lab) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_the_process_of_the_command_is_that_of_jupyterlab(lab: Lab) -> None:
    opens, (pid, *options) = line_of(lab), line_of(lab).split()

    assert "tour.ipynb; Ctrl-C ends it, after a question." in opens
    assert lab.pid == int(pid)
    assert ["--no-browser", "--port=8890"] == options[-2:]


def test_an_interrupt_reaches_jupyterlab_which_asks_and_lives_on(lab: Lab) -> None:
    line_of(lab), line_of(lab)

    lab.send_signal(signal.SIGINT)

    assert "Shut down this Jupyter server (y/[n])?\n" == line_of(lab)
    assert lab.poll() is None


def test_whoever_ends_the_command_ends_jupyterlab(lab: Lab) -> None:
    line_of(lab), line_of(lab)

    lab.terminate()

    assert -signal.SIGTERM == lab.wait(10)
    assert lab.stderr is not None
    assert "" == lab.stderr.read()


def test_json_tells_the_command_line_before_it_becomes_one(tmp_path: Path) -> None:
    with started(tmp_path, "--json") as process:
        lines = iter(lambda: line_of(process), "}\n")
        found = json.loads("".join([*lines, "}"]))
        pid = int(line_of(process).split()[0])
        process.kill()

    assert [sys.executable, "-m", "jupyterlab"] == found["command"][:3]
    assert pid == process.pid


def test_make_hands_over_to_the_command_so_that_signals_reach_it() -> None:
    lines = (ROOT / "Makefile").read_text().splitlines()
    recipe = lines[next(i for i, line in enumerate(lines) if line.startswith("lab:")) + 1]

    assert recipe.startswith("\t@exec $(BIN)/holowork lab ")
