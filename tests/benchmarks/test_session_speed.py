"""What a call of a session costs beyond its kernels, by its parts; a memo hit is as fast on any graph.

The parts of `run(x=array)` on a new input are differences of calls that lack one of them: *compare* with
the last input is a hit by array less a hit by value, *hash* (with the copy that is kept, and its place in the
memo) what a new input takes beyond the same one without a memo, *run* a prepared call, *bind* (labels,
results, the arena) what remains. Times are the fast quartile of many rounds.
"""

import statistics
from collections.abc import Callable
from itertools import count
from time import perf_counter_ns

import numpy as np

from holowork.compiler import compile_graph
from holowork.core import digest
from holowork.ops import Array, GraphBuilder
from holowork.runtime import Session, Value
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report
from tests.benchmarks.quiet import seconds

ROUNDS, CALLS = 40, 50
LEAST_RATIO = 0.83
MOST_BESIDE = 2
"""How many times the hash of its input and its kernels a large call may take."""
SMALL_SECONDS = 1e-4


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


def test_a_new_array_is_compared_hashed_bound_and_run(report: Report) -> None:
    small, large = _parts(16, 400), _parts(512, 10)

    report(_split("5 nodes of 16×16, run(x=new array)", small, ("at most", SMALL_SECONDS)))
    bound = MOST_BESIDE * (large["the digest alone"] + large["run"])
    report(_split("5 nodes of 512×512, run(x=new array)", large, (f"{MOST_BESIDE}·(digest + run)", bound)))


def _split(work: str, parts: dict[str, float], bound: tuple[str, float]) -> Line:
    name, most = bound
    told_ = ", ".join(f"{part} {told(max(taken, 0))}" for part, taken in parts.items())
    return Line(
        work=work,
        ours=f"{told(_whole(parts))}: {told_}",
        beside=f"{name} {told(most)}",
        ratio=most / _whole(parts),
        slack=0.5,
    )


def _whole(parts: dict[str, float]) -> float:
    return sum(parts[part] for part in ("compare", "hash", "bind", "run"))


def _parts(side: int, calls: int) -> dict[str, float]:
    """The seconds of each part of a call."""
    graph = GraphBuilder("small")
    x = graph.input("x", (side, side))
    graph.output("y", ((x @ x + x).relu() * x) + x)
    archive = compile_graph(graph.freeze())
    array = np.random.default_rng(side).standard_normal((side, side)).astype(np.float32)
    made = _calls(archive, array)
    fast = dict(zip(made, _fast([*made.values()], calls), strict=True))
    compare = fast["array"] - fast["value"]
    return {
        "compare": compare,
        "hash": fast["new"] - fast["same"],
        "bind": fast["same"] - compare - fast["run"],
        "run": fast["run"],
        "the digest alone": fast["digest"],
    }


def _calls(archive: object, array: Array) -> dict[str, Callable[[], object]]:
    """The same program on a new array, on one that it had, on a value, without a memo, and prepared."""
    session, forgetful = Session(archive), Session(archive, memo=0)
    value, numbers, other = session.intern(array), count(), array.copy()

    def new() -> object:
        other[0, 0] = next(numbers)
        return session.run(x=other)

    same = Session(archive)
    return {
        "new": new,
        "array": lambda: same.run(x=array),
        "value": lambda: session.execute([value]),
        "same": lambda: forgetful.run(x=array),
        "run": forgetful.prepare([np.empty_like(array)], inputs=[array]),
        "digest": lambda: digest(array),
    }


def _fast(calls: list[Callable[[], object]], times: int) -> list[float]:
    """The fast quartile of rounds in which all take turns."""
    for call in calls:
        call()
    rounds = [[seconds(call, times) for call in calls] for _ in range(ROUNDS // 2)]
    return [statistics.quantiles(taken)[0] for taken in zip(*rounds, strict=True)]
