"""A memo hit by value does not depend on the size of the graph."""

import statistics
from time import perf_counter_ns

import numpy as np

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import Session, Value
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report

ROUNDS, CALLS = 40, 50
LEAST_RATIO = 0.83


def _prepared(nodes: int) -> tuple[Session, Value]:
    graph = GraphBuilder("chain")
    x = graph.input("x", shape=(64,))
    for number in range(nodes):
        x = x.relu() if number % 2 else x.abs()
    graph.output("y", x)
    session = Session(compile_graph(graph.freeze(), passes=()), provider="reference")
    value = session.intern(np.ones(64, np.float32))
    session.execute([value])
    return session, value


def _nanoseconds(session: Session, value: Value) -> float:
    start = perf_counter_ns()
    for _ in range(CALLS):
        session.execute([value])
    return (perf_counter_ns() - start) / CALLS


def test_a_memo_hit_costs_the_same_on_ten_nodes_and_on_ten_thousand(
    report: Report,
) -> None:
    small, large = _prepared(10), _prepared(10_000)

    pairs = [(_nanoseconds(*small), _nanoseconds(*large)) for _ in range(ROUNDS)]

    hits = [statistics.median(each) / 1e9 for each in zip(*pairs, strict=True)]
    report(
        Line(
            work="memo hit by value on 10,000 nodes",
            ours=told(hits[1]),
            beside=f"on 10 nodes {told(hits[0])}",
            ratio=statistics.median(a / b for a, b in pairs),
            target=LEAST_RATIO,
        )
    )
