"""Seeded mutations of archives; `python -m tests.fuzz.run archives SEED 100000` runs many more."""

import pytest

from tests.fuzz.child import finds, ran

COUNT = 2000
FEW = 300

pytestmark = pytest.mark.fuzz


def test_every_mutation_is_loaded_or_refused_by_the_rules() -> None:
    report = ran("archives", COUNT)

    assert not report["broken"], finds(report)
    assert min(report["accepted"], report["refused"]) > COUNT / 10


def test_every_program_that_is_accepted_has_one_output_for_a_label() -> None:
    report = ran("programs", COUNT)

    assert not report["broken"], finds(report)
    assert report["ran"] > COUNT / 10


def test_outcomes_are_the_same_without_assertions_and_docstrings() -> None:
    assert ran("archives", FEW)["outcomes"] == ran("archives", FEW, "-OO")["outcomes"]
