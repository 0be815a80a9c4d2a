"""A memo hit by value does not depend on the size of the graph."""

import statistics
from time import perf_counter_ns

import numpy as np

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import Session, Value

ROUNDS, CALLS = 40, 50
LARGEST_RATIO = 1.2


def _prepared(nodes: int) -> tuple[Session, Value]:
    graph = GraphBuilder("chain")
    x = graph.input("x", shape=(64,))
    for number in range(nodes):
        x = x.relu() if number % 2 else x.abs()
    graph.output("y", x)
    session = Session(compile_graph(graph.freeze()), provider="reference")
    value = session.intern(np.ones(64, np.float32))
    session.execute([value])
    return session, value


def _nanoseconds(session: Session, value: Value) -> float:
    start = perf_counter_ns()
    for _ in range(CALLS):
        session.execute([value])
    return (perf_counter_ns() - start) / CALLS


def test_a_memo_hit_costs_the_same_on_ten_nodes_and_on_ten_thousand() -> None:
    small, large = _prepared(10), _prepared(10_000)

    pairs = [(_nanoseconds(*small), _nanoseconds(*large)) for _ in range(ROUNDS)]

    ratios = [b / a for a, b in pairs]
    ratio = statistics.median(ratios)
    least, _, most = statistics.quantiles(ratios)
    hit = statistics.median(a for a, _ in pairs) / 1e3
    print(f"\nmemo hit: {hit:.1f} µs on 10 nodes; 10,000: {ratio:.3f}× (quartiles {least:.3f}, {most:.3f})")
    assert ratio < LARGEST_RATIO
