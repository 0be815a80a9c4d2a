"""What surveys find is told at once; when all have passed, docs/accuracy.md is written."""

from pathlib import Path

import pytest

from tests.exhaustive.functions import Function
from tests.exhaustive.page import WANTED, Record, accuracy_page, line
from tests.exhaustive.survey import Survey

PAGE = Path(__file__).parents[2] / "docs" / "accuracy.md"
FOUND = pytest.StashKey[dict[Function, Survey]]()


@pytest.fixture
def record(request: pytest.FixtureRequest) -> Record:
    """Tell what a survey found, and keep it for the page."""
    found = request.config.stash.setdefault(FOUND, {})

    def keep(function: Function, survey: Survey) -> None:
        print(f"\n{line(function, survey)}", flush=True)
        found[function] = found.get(function, Survey()) + survey

    return keep


def pytest_sessionfinish(session: pytest.Session) -> None:
    found = session.config.stash.get(FOUND, {})
    is_whole = all(function in found and found[function].is_whole for function in WANTED)
    if is_whole and session.exitstatus == pytest.ExitCode.OK:
        PAGE.write_text(accuracy_page(found), encoding="utf-8")
