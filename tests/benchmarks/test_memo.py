"""What the memo spares: one changed input of many, and a network that is served by the labels of its inputs.

*Beyond the cone* is what a run takes with one new value among inputs that are known, less a prepared call of
a program that is the changed cone alone: looking up the other cones, binding what they made, the result and
its labels. Interning the new value is not part of it. Times are the fast quartile of calls in turns.
"""

import statistics
from collections.abc import Callable
from time import perf_counter

import numpy as np

from holowork.model import compile
from holowork.ops import Array, GraphBuilder, Tensor
from holowork.runtime import Session, Value
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report
from tests.benchmarks.transformers import ROWS, WIDTH, transformer

INPUTS, NODES, SIDE = 8, 1000, 32
BEYOND_SECONDS = 20e-6
OF_PYTHON = 0.5
"""The slack of what is done in Python for each run: some 25 µs with eight inputs, on any graph."""
CALLS = 300
SERVED = 1000


def _chain(x: Tensor, nodes: int) -> Tensor:
    for number in range(nodes):
        x = x.softmax() if number % 2 else x.tanh()
    return x


def _program(chains: int) -> GraphBuilder:
    """Eight inputs, of which so many go through a chain of their own, and the sum of all."""
    graph = GraphBuilder("many")
    total = None
    for number in range(INPUTS):
        x = graph.input(f"x{number}", (SIDE, SIDE))
        part = _chain(x, (NODES - INPUTS) // INPUTS) if number < chains else x
        total = part if total is None else total + part
    graph.output("y", total)
    return graph


def test_one_changed_input_costs_its_cone(report: Report) -> None:
    random = np.random.default_rng(0)
    arrays = [random.standard_normal((SIDE, SIDE)).astype(np.float32) for _ in range(INPUTS)]
    session = Session(compile(_program(INPUTS)))
    known = [session.intern(array) for array in arrays]
    cone = Session(compile(_program(1)), memo=0).prepare([np.empty((SIDE, SIDE), np.float32)], inputs=arrays)
    session.execute(known)

    changed = [_seconds_of(session, known, value) for value in _new(session, arrays[0])]
    alone = [_seconds(cone) for _ in range(CALLS)]

    whole, computed = (statistics.quantiles(taken)[0] for taken in (changed, alone))
    report(
        Line(
            work=f"one of {INPUTS} inputs changed in {len(_program(INPUTS).nodes)} nodes, beyond the cone",
            ours=f"{told(whole - computed)}: the run {told(whole)}, its cone alone {told(computed)}",
            beside=f"at most {told(BEYOND_SECONDS)}",
            ratio=BEYOND_SECONDS / (whole - computed),
            slack=OF_PYTHON,
        )
    )


def test_a_block_that_was_computed_is_served_at_once(report: Report) -> None:
    x = np.random.default_rng(1).standard_normal((1, ROWS, WIDTH)).astype(np.float32)
    module = compile(transformer())
    session, fresh = Session(module), Session(module, memo=0).prepare([np.empty_like(x)], inputs=[x])
    value = session.intern(x)
    session.execute([value])
    fresh()

    hits = [_seconds(lambda: session.execute([value])) for _ in range(CALLS)]
    computed = [_seconds(fresh) for _ in range(CALLS)]

    hit, run = (statistics.quantiles(taken)[0] for taken in (hits, computed))
    work = "a transformer of 2 layers, served by value"
    report(Line(work=work, ours=told(hit), beside=f"fresh {told(run)}", ratio=run / hit, target=SERVED))


def _new(session: Session, array: Array) -> list[Value]:
    """Values that no run has seen."""
    return [session.intern(array + np.float32(number)) for number in range(1, CALLS + 1)]


def _seconds_of(session: Session, known: list[Value], value: Value) -> float:
    return _seconds(lambda: session.execute([value, *known[1:]]))


def _seconds(call: Callable[[], object]) -> float:
    start = perf_counter()
    call()
    return perf_counter() - start
