"""`import holowork` beside a Python that imports nothing, each in a process of its own."""

import statistics
import subprocess
import sys
from time import perf_counter

from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report

ROUNDS = 15
MOST_SECONDS = 0.15


def _seconds(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - start


def test_importing_holowork_takes_less_than_150_milliseconds(report: Report) -> None:
    pairs = [(_seconds("pass"), _seconds("import holowork")) for _ in range(ROUNDS)]

    seconds = statistics.median(loaded - bare for bare, loaded in pairs)
    alone = statistics.median(bare for bare, _ in pairs)
    report(
        Line(
            work="import holowork",
            ours=f"{told(seconds)} above Python alone",
            beside=f"at most {told(MOST_SECONDS)}; Python alone {told(alone)}",
            ratio=MOST_SECONDS / seconds,
        )
    )
