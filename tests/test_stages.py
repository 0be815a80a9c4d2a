"""The stages of `make test` count honestly."""

from pathlib import Path

import pytest

from tests import checks, stages
from tests.checks import Tally
from tests.stages import Outcome, Stage

REPORT = """<testsuites><testsuite>
<testcase name="a"/><testcase name="b"/>
<testcase name="c"><failure message="no"/></testcase>
<testcase name="d"><error message="setup"/></testcase>
<testcase name="e"><skipped message="no wheel"/></testcase>
</testsuite></testsuites>"""


def stage(name: str, *tallies: Tally) -> Stage:
    return Stage(name=name, summary="", checks=tuple(lambda tally=tally: tally for tally in tallies))


def test_a_report_is_counted_test_by_test(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)

    tally = checks.read_report(report)

    assert tally == Tally(passed=2, failed=2, left_out=("no wheel",))


@pytest.mark.parametrize(
    ("code", "tally", "failed"),
    [
        (0, Tally(passed=1), 0),
        (1, Tally(failed=2), 2),
        (1, Tally(passed=1), 1),
        (2, Tally(failed=1), 2),
        (-9, Tally(passed=1), 1),
    ],
)
def test_a_run_that_broke_off_is_a_failure(code: int, tally: Tally, failed: int) -> None:
    assert checks.settled(code, tally).failed == failed


def test_a_stage_goes_on_after_a_failure() -> None:
    outcome = stages.run(stage("x", Tally(failed=1), Tally(passed=2)))

    assert outcome.tally == Tally(passed=2, failed=1)


def test_a_stage_without_tests_is_left_out() -> None:
    outcome = stages.run(stage("x", Tally()))

    assert outcome.tally == Tally(left_out=("x: there are no such tests",))


def test_what_is_missing_is_left_out_with_its_reason() -> None:
    check = checks.needing(lambda: None, lambda: Tally(passed=1), "no browser")

    assert check() == Tally(left_out=("no browser",))


def test_the_last_line_is_the_sum() -> None:
    outcomes = [
        Outcome(stage=stage("a"), tally=Tally(passed=2, left_out=("why", "why")), seconds=1),
        Outcome(stage=stage("b"), tally=Tally(failed=1), seconds=61.25),
    ]

    assert stages.closing_lines(outcomes) == [
        "",
        "a              1.0 s   2 passed, 0 failed, 2 skipped",
        "b             61.2 s   0 passed, 1 failed, 0 skipped",
        "",
        "left out",
        "  2 × why",
        "",
        "2 passed, 1 failed, 2 skipped",
    ]


def test_an_unknown_stage_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"expected some of lint, unit, .* found lnit"):
        stages.main(["lnit"])
