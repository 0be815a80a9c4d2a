"""Lines of benchmarks are collected, shown together at the end, and written into docs/benchmarks.md."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.environment import VARIABLES, with_threads

if "numpy" in sys.modules and any(name in os.environ for name in VARIABLES):
    pytest.exit(f"benchmarks: expected NumPy loaded without {', '.join(VARIABLES)}; unset them", returncode=4)
for variable in VARIABLES:
    os.environ.pop(variable, None)
os.environ.update(with_threads(1))

from tests.benchmarks.machine import machine  # noqa: E402  the variables are read when NumPy is loaded
from tests.benchmarks.page import Line, Report, Section, table, updated  # noqa: E402  as above
from tests.benchmarks.peers import limited  # noqa: E402  as above

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "benchmarks.md"
Lines = dict[str, list[Line]]
LINES = pytest.StashKey[Lines]()
CLAIMS = pytest.StashKey[dict[str, str]]()
PARTS = pytest.StashKey[set[str]]()
"""Files of which a part alone was asked for."""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LINES] = {}
    config.stash[CLAIMS] = {}
    config.stash[PARTS] = {Path(text.split("::")[0]).name for text in config.args if "::" in text}


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items:
        item.config.stash[PARTS].add(item.path.name)


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    """Nothing uses a second thread that does not start one itself."""
    with limited():
        yield


@pytest.fixture
def report(request: pytest.FixtureRequest) -> Report:
    """Put a line on the page; fail where it is below its target by more than its slack."""
    name, stash = request.path.name, request.config.stash

    def keep(line: Line) -> None:
        print(f"\n{line}", flush=True)
        stash[LINES].setdefault(name, []).append(line)
        stash[CLAIMS][name] = request.module.__doc__ or ""
        assert line.holds, f"{line}, expected at least {line.target * line.slack:.2f}"

    return keep


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for name, lines in config.stash[LINES].items():
        terminalreporter.section(name)
        terminalreporter.write_line(table(lines))
    if config.stash[LINES]:
        terminalreporter.section("measured on")
        terminalreporter.write_line(machine())


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the sections of the files that have run as a whole."""
    stash, is_broken_off = session.config.stash, session.shouldstop or session.shouldfail
    ended = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    whole = {name: lines for name, lines in stash[LINES].items() if name not in stash[PARTS]}
    if whole and ended and not is_broken_off:
        made = {
            name: Section(claim=stash[CLAIMS][name], machine=machine(), lines=tuple(lines))
            for name, lines in whole.items()
        }
        before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        known = [path.name for path in HERE.glob("test_*.py")]
        PAGE.write_text(updated(before, made, known), encoding="utf-8")
