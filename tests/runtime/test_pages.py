"""Weights under a budget: the same bits whatever it is, and memory that follows it."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.archive import Truncated
from holowork.compiler import compile_graph
from holowork.ops import Array, GraphBuilder, Tensor
from holowork.runtime import BadLimit, Session

SIDE = 64
WEIGHT = 4 * SIDE * SIDE
X = np.random.default_rng(0).standard_normal((SIDE, SIDE)).astype(np.float32)
BUDGETS = (0, 1, WEIGHT, 3 * WEIGHT, 1 << 30)
JOINED = {
    "matmul": lambda x, w: x.matmul(w),
    "add": lambda x, w: x + w,
    "of weights alone": lambda x, w: x + (w * w).tanh(),
    "reshaped": lambda x, w: x * w.reshape((1, SIDE * SIDE)).reshape((SIDE, SIDE)),
    "packed": lambda x, w: x.matmul(w.transpose((1, 0))).relu(),
}


def _weight(seed: int) -> Array:
    return np.random.default_rng(seed).standard_normal((SIDE, SIDE)).astype(np.float32) / 8


def _archive(layers: list[tuple[str, int]]) -> bytes:
    """A chain of ops on weights; equal seeds are equal weights, stored once."""
    graph = GraphBuilder("layers")
    x: Tensor = graph.input("x", (SIDE, SIDE))
    for name, seed in layers:
        x = JOINED[name](x, graph.const(_weight(seed)))
    graph.output("y", x)
    graph.output("w", graph.const(_weight(99)))
    return compile_graph(graph.freeze()).to_bytes()


LAYERS = [("matmul", 1), ("add", 2), ("packed", 3), ("reshaped", 4)]


@given(
    layers=st.lists(st.tuples(st.sampled_from(sorted(JOINED)), st.integers(0, 3)), min_size=1, max_size=5),
    provider=st.sampled_from(("llvm", "reference")),
)
@settings(max_examples=20, deadline=None)
def test_the_bits_are_the_same_at_every_budget(layers: list[tuple[str, int]], provider: str) -> None:
    archive = _archive(layers)
    whole = Session(archive, provider=provider)
    expected = [array.tobytes() for array in whole.execute([X])]

    for budget in BUDGETS:
        session = Session(archive, provider=provider, weights_budget=budget)

        assert expected == [array.tobytes() for array in session.execute([X])]
        assert session.last is not None
        assert whole.last is not None
        assert whole.last.outputs == session.last.outputs


@pytest.mark.parametrize("budget", BUDGETS)
def test_what_is_resident_fits_the_budget_or_one_kernel(budget: int, tmp_path: Path) -> None:
    path = tmp_path / "layers.holo"
    path.write_bytes(_archive([("matmul", seed) for seed in range(6)]))
    session = Session(path, weights_budget=budget)

    session.run(x=X)

    assert session.weights is not None
    assert session.weights.resident <= max(budget, WEIGHT)
    assert session.weights.resident == WEIGHT * (session.weights.reads - session.weights.evictions)


def test_a_hit_of_the_memo_reads_nothing() -> None:
    session = Session(_archive(LAYERS), weights_budget=0)
    session.run(x=X)
    assert session.weights is not None
    before = session.weights.reads

    session.run(x=X)

    assert before == session.weights.reads > 0


def test_weights_that_fit_are_read_once() -> None:
    session = Session(_archive(LAYERS), weights_budget=1 << 30)

    for number in range(3):
        session.run(x=X + number)

    assert session.weights is not None
    assert (5, 0) == (session.weights.reads, session.weights.evictions)
    assert repr(session.weights).startswith("WeightPages(")


def test_a_file_that_is_replaced_is_read_as_it_was(tmp_path: Path) -> None:
    path, other = tmp_path / "layers.holo", tmp_path / "other.holo"
    path.write_bytes(_archive(LAYERS))
    other.write_bytes(_archive(LAYERS[:2]))
    session, expected = Session(path, weights_budget=0), Session(_archive(LAYERS)).run(x=X)["y"]

    other.replace(path)

    assert expected.tobytes() == session.run(x=X)["y"].tobytes()


def test_a_file_that_became_shorter_is_refused_and_the_session_goes_on(tmp_path: Path) -> None:
    path, body = tmp_path / "layers.holo", _archive(LAYERS)
    path.write_bytes(body)
    session = Session(path, weights_budget=0)
    expected = Session(body).run(x=X)["y"]

    os.truncate(path, 2048)
    with pytest.raises(Truncated, match=r"layers\.holo.*expected \d+ bytes, found \d+"):
        session.run(x=X)
    path.write_bytes(body)

    assert expected.tobytes() == session.run(x=X)["y"].tobytes()


def test_what_kernels_make_can_be_looked_at() -> None:
    session, whole = (Session(_archive(LAYERS), weights_budget=budget) for budget in (0, None))

    found, expected = ([v.array.tobytes() for v in one.kernel_values({"x": X})] for one in (session, whole))

    assert expected == found
    assert whole.weights is None


@pytest.mark.parametrize("budget", [-1, 1.5, True, "20 MB"])
def test_a_budget_is_a_number_of_bytes(budget: object) -> None:
    with pytest.raises(BadLimit, match="weights_budget: expected a number of bytes as an int"):
        Session(_archive(LAYERS[:1]), weights_budget=budget)  # type: ignore[arg-type]  # what a user might pass


MEASURED = r"""
import re, sys
from pathlib import Path
import numpy as np
from holowork.runtime import Session
budget = None if sys.argv[2] == "None" else int(sys.argv[2])
session = Session(sys.argv[1], weights_budget=budget, memo=0)
session.run(x=np.ones((1, 1024), np.float32))
print(re.search(r'VmHWM:\s*(\d+)', Path('/proc/self/status').read_text())[1] + '000')
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="it tells the peak of a process")
def test_200_megabytes_run_in_20(tmp_path: Path) -> None:
    graph, path = GraphBuilder("large"), tmp_path / "large.holo"
    x = graph.input("x", (1, 1024))
    for seed in range(50):
        values = np.random.default_rng(seed).standard_normal((1024, 1024), np.float32)
        x = x.matmul(graph.const(values)).tanh()
    graph.output("y", x)
    path.write_bytes(compile_graph(graph.freeze(), passes=()).to_bytes())

    def peak(budget: int | None) -> int:
        command = [sys.executable, "-c", MEASURED, str(path), str(budget)]
        return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    assert path.stat().st_size > 200_000_000
    assert peak(None) - peak(20_000_000) > 150_000_000
