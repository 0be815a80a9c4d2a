"""Chains of many nodes, from the builder to a result; and what compiling costs as they grow."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np

from holowork.ir import Graph
from holowork.model import compile, open
from holowork.ops import GraphBuilder
from holowork.runtime import Session
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report

NODES = 10_000
MOST_SECONDS = 5.0
MOST_SECONDS_TO_COMPILE = 2.0
SIZES = (1_000, 10_000, 100_000)


def _timed(steps: dict[str, float], name: str, work: Callable[[], object]) -> object:
    start = perf_counter()
    result = work()
    steps[name] = perf_counter() - start
    return result


def _built() -> GraphBuilder:
    """A chain that no pass makes shorter."""
    graph = GraphBuilder("chain")
    x = graph.input("x", shape=(8,))
    for number in range(NODES):
        x = x.floor() if number % 2 else -x
    graph.output("y", x)
    return graph


def _varied(nodes: int) -> Graph:
    """A graph that gives every pass something to do: identities, equal nodes, constants, dead code."""
    graph = GraphBuilder("varied")
    x = y = graph.input("x", shape=(8,))
    while len(graph.nodes) < nodes:
        number = float(len(graph.nodes))
        factor = graph.const(np.full(8, number, np.float32)).exp()
        y = (y * 1.0 + x * factor + x * factor).reshape(2, 4).reshape(8)
        y.tanh()
    graph.output("y", y)
    return graph.freeze()


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
    assert np.array_equal(np.arange(-4, 4), outputs["y"])
    report(
        Line(
            work=f"{NODES:,} nodes",
            ours=f"{told(total)}: {parts}",
            beside=f"at most {told(MOST_SECONDS)}",
            ratio=MOST_SECONDS / total,
        )
    )


def _seconds_to_compile(nodes: int) -> float:
    graph, steps = _varied(nodes), dict[str, float]()
    for turn in ("first", "second"):
        _timed(steps, turn, lambda: compile(graph))
    return min(steps.values())


def test_compiling_ten_thousand_nodes_takes_less_than_two_seconds_and_grows_with_them(report: Report) -> None:
    small, middle, large = (_seconds_to_compile(nodes) for nodes in SIZES)

    report(
        Line(
            work=f"compile {NODES:,} nodes, all passes",
            ours=told(middle),
            beside=f"at most {told(MOST_SECONDS_TO_COMPILE)}",
            ratio=MOST_SECONDS_TO_COMPILE / middle,
        ),
    )
    for (fewer, seconds), (more, longer) in (
        ((SIZES[0], small), (SIZES[1], middle)),
        ((SIZES[1], middle), (SIZES[2], large)),
    ):
        bound = seconds * more * np.log(more) / (fewer * np.log(fewer))
        report(
            Line(
                work=f"compile {more:,} nodes, all passes",
                ours=told(longer),
                beside=f"n log n from {fewer:,} nodes {told(bound)}",
                ratio=bound / longer,
                slack=0.7,
            )
        )
