"""Many threads, many sessions, many processes."""

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from holowork.archive import Archive
from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import KernelRefused, Session

THREADS, RUNS = 8, 25
Job = Callable[[int], bytes]


def _archive() -> Archive:
    """Gathers rows, and what computes with them."""
    graph = GraphBuilder("rows")
    x, i = graph.input("x", shape=(4, 3)), graph.input("i", shape=(2,), dtype="i64")
    rows = x.gather(i)
    graph.output("y", (rows @ graph.const("w", np.eye(3, dtype=np.float32))).relu() + rows)
    return compile_graph(graph.freeze())


def _inputs(number: int) -> dict[str, NDArray[np.generic]]:
    x = np.arange(12, dtype=np.float32).reshape(4, 3) - number
    return {"x": x, "i": np.array([number % 4, 3])}


def _expected(number: int) -> bytes:
    rows = _inputs(number)["x"][_inputs(number)["i"]]
    return (np.maximum(rows, 0) + rows).tobytes()


def _wrong(job: Job) -> list[int]:
    """The numbers for which a job gives something else, over many threads that start together."""
    numbers = [number % 7 for number in range(THREADS * RUNS)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(THREADS) as pool:
            results = list(pool.map(job, numbers))
    finally:
        sys.setswitchinterval(interval)
    return [number for number, found in zip(numbers, results, strict=True) if found != _expected(number)]


@pytest.mark.parametrize("memo", [0, 48, 1 << 20])
def test_threads_share_one_session(memo: int) -> None:
    session = Session(_archive(), provider="reference", memo=memo)

    assert [] == _wrong(lambda number: session.run(_inputs(number))["y"].tobytes())
    assert THREADS * RUNS == session.runs


def test_threads_intern_resolve_and_run_at_once() -> None:
    session = Session(_archive(), provider="reference", memo=96)

    def job(number: int) -> bytes:
        values = [session.intern(array) for array in _inputs(number).values()]
        (label,) = session.execute_addressed([value.label for value in values])
        found = session.resolve(label)
        return session.execute(values)[0].tobytes() if found is None else found.data.tobytes()

    assert [] == _wrong(job)


def test_a_refusal_in_one_thread_is_none_in_another() -> None:
    session = Session(_archive(), provider="reference", memo=0)

    def job(number: int) -> bytes:
        with pytest.raises(KernelRefused):
            session.run(_inputs(number) | {"i": np.array([0, 4])})
        return session.run(_inputs(number))["y"].tobytes()

    assert [] == _wrong(job)
    assert session.arena.counters.allocated == session.arena.counters.pinned + session.arena.counters.free


def test_sessions_of_one_archive_run_side_by_side(tmp_path: Path) -> None:
    _archive().save(tmp_path / "rows.holo")

    with Archive.read(tmp_path / "rows.holo") as archive:

        def job(number: int) -> bytes:
            return Session(archive, provider="reference").run(_inputs(number))["y"].tobytes()

        assert [] == _wrong(job)


def _in_a_process(path: Path) -> tuple[str, bytes]:
    session = Session(path, provider="reference")
    result = session.run(_inputs(1))["y"].tobytes()
    assert session.last is not None
    return session.last.outputs[0].text, result


def test_processes_have_sessions_of_their_own_and_the_same_labels(tmp_path: Path) -> None:
    path = tmp_path / "rows.holo"
    _archive().save(path)

    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        results = [*pool.map(_in_a_process, [path] * 2), _in_a_process(path)]

    assert {results[0]} == set(results)
    assert _expected(1) == results[0][1]
