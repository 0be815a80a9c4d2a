"""Seeded mutations of archives; `python -m tests.fuzz.run archives SEED 100000` runs many more."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SEED = 20
COUNT = 2000
FEW = 300

pytestmark = pytest.mark.fuzz


def ran(what: str, count: int, *options: str) -> dict[str, Any]:
    """What a child process found, which has limits of its own."""
    command = [sys.executable, *options, "-m", "tests.fuzz.run", what, str(SEED), str(count)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    counts = {name: found[name] for name in ("accepted", "refused", "ran")}
    print(f"{what}, seed {SEED}: {counts}")
    return found


def finds(report: dict[str, Any]) -> str:
    """What broke, in a form that can be repeated."""
    return "\n".join(
        f"#{f['index']} {f['name']}: {f['fault']}\n{''.join(f['where'])}" for f in report["broken"]
    )


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
