"""Seeded mutations of source texts; `python -m tests.fuzz.run texts SEED 100000` runs many more."""

import pytest

from tests.fuzz.child import finds, ran

COUNT = 2000
FEW = 300

pytestmark = pytest.mark.fuzz


def test_every_text_is_read_or_refused_at_a_place_in_it_and_nothing_of_it_is_run() -> None:
    report = ran("texts", COUNT)

    assert not report["broken"], finds(report)
    assert min(report["accepted"], report["refused"]) > COUNT / 20


def test_outcomes_are_the_same_without_assertions_and_docstrings() -> None:
    assert ran("texts", FEW)["outcomes"] == ran("texts", FEW, "-OO")["outcomes"]
