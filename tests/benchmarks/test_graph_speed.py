"""A chain of ten thousand nodes, from the builder to a result."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np

from holowork.model import compile, open
from holowork.ops import GraphBuilder
from holowork.runtime import Session
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report

NODES = 10_000
MOST_SECONDS = 5.0


def _timed(steps: dict[str, float], name: str, work: Callable[[], object]) -> object:
    start = perf_counter()
    result = work()
    steps[name] = perf_counter() - start
    return result


def _built() -> GraphBuilder:
    graph = GraphBuilder("chain")
    x = graph.input("x", shape=(8,))
    for number in range(NODES):
        x = x.relu() if number % 2 else x.abs()
    graph.output("y", x)
    return graph


def test_a_chain_of_ten_thousand_nodes_takes_less_than_five_seconds(tmp_path: Path, report: Report) -> None:
    steps: dict[str, float] = {}
    path = tmp_path / "chain.holo"
    graph = _timed(steps, "build", _built)
    module = _timed(steps, "compile", lambda: compile(graph))
    _timed(steps, "save", lambda: module.save(path))
    session = _timed(steps, "load", lambda: Session(open(path), provider="reference"))
    outputs = _timed(steps, "run", lambda: session.run(x=np.arange(-4, 4, dtype=np.float32)))

    total = sum(steps.values())
    parts = ", ".join(f"{name} {told(seconds)}" for name, seconds in steps.items())
    assert np.array_equal([4, 3, 2, 1, 0, 1, 2, 3], outputs["y"])
    report(
        Line(
            work=f"{NODES:,} nodes",
            ours=f"{told(total)}: {parts}",
            beside=f"at most {told(MOST_SECONDS)}",
            ratio=MOST_SECONDS / total,
        )
    )
