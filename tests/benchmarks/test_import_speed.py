"""`import holowork` beside a Python that imports nothing, each in a process of its own."""

import statistics
import subprocess
import sys
from time import perf_counter

ROUNDS = 15
MOST_SECONDS = 0.15


def _seconds(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - start


def test_importing_holowork_takes_less_than_150_milliseconds() -> None:
    pairs = [(_seconds("pass"), _seconds("import holowork")) for _ in range(ROUNDS)]

    seconds = statistics.median(loaded - bare for bare, loaded in pairs)
    ratio = statistics.median(loaded / bare for bare, loaded in pairs)
    print(f"\nimport holowork: {seconds * 1e3:.0f} ms above Python alone, {ratio:.1f}× its start")
    assert seconds < MOST_SECONDS
