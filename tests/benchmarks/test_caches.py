"""A step of decoding with a cache that is donated, beside one whose cache is copied.

A step interns a new row and a position, writes the row to the cache by label, and the result is the cache of
the next step. The memo is off, so that a step is what it computes. The ratio is the time of a step that
copies divided by that of one that moves.
"""

from collections.abc import Callable

import numpy as np
import pytest

from holowork.model import compile
from holowork.ops import GraphBuilder
from holowork.runtime import Session
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report
from tests.benchmarks.quiet import times

HEADS, WIDTH = 2, 128
MOVED = {2048: 3.0, 8192: 10.0}
"""For the rows of a cache, how many times as fast a step is without the copy."""
SLACK = 0.4


def _step(rows: int, donate: tuple[str, ...]) -> Callable[[], object]:
    """One step after another, on a session of its own."""
    graph = GraphBuilder("step")
    cache = graph.input("cache", (1, HEADS, rows, WIDTH))
    new, pos = graph.input("new", (1, HEADS, 1, WIDTH)), graph.input("pos", (1,), dtype="i32")
    graph.output("next", cache.kv_cache_write(new, pos))
    session = Session(compile(graph), memo=0)
    row = session.intern(np.ones((1, HEADS, 1, WIDTH), np.float32))
    positions = [session.intern(np.array([position], np.int32)) for position in range(64)]
    first = session.intern(np.zeros((1, HEADS, rows, WIDTH), np.float32))
    state = [first.label, 0]

    def step() -> None:
        position = positions[int(state[1]) % len(positions)]
        (label,) = session.execute_addressed([state[0], row.label, position.label], donate=donate)  # type: ignore[list-item]  # the first of the state is a label
        state[:] = label, int(state[1]) + 1

    step()  # which copies: the first cache is ours
    return step


@pytest.mark.parametrize("rows", MOVED)
def test_a_donated_cache_costs_its_new_row(rows: int, report: Report) -> None:
    found = times({"moved": _step(rows, ("cache",)), "copied": _step(rows, ())})

    moved, copied = found.seconds["moved"], found.seconds["copied"]
    report(
        Line(
            work=f"kv_cache_write of one row, {HEADS}×{rows}×{WIDTH}, by label",
            ours=f"moved {told(moved)}",
            beside=f"copied {told(copied)}",
            ratio=copied / moved,
            target=MOVED[rows],
            slack=SLACK,
            counted=found.kept,
        )
    )
