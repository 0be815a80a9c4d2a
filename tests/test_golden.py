"""Golden files are compared, and written only on request."""

from pathlib import Path

import pytest

from tests.golden import Golden

CASE = "above\n---- shout\nABOVE\n"


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "case.txt"
    path.write_text(CASE)
    return path


def test_a_case_that_holds_is_left_as_it_is(case: Path) -> None:
    Golden(update=False).case(case, str.upper)

    assert case.read_text() == CASE


def test_a_case_that_differs_is_refused(case: Path) -> None:
    with pytest.raises(AssertionError, match="--update-golden"):
        Golden(update=False).case(case, str.title)

    assert case.read_text() == CASE


def test_an_update_writes_only_below_the_rule(case: Path) -> None:
    Golden(update=True).case(case, str.title)

    assert case.read_text() == "above\n---- shout\nAbove\n"


def test_a_case_without_a_rule_is_refused(case: Path) -> None:
    case.write_text("above\n")

    with pytest.raises(AssertionError, match="expected a rule"):
        Golden(update=True).case(case, str.upper)
