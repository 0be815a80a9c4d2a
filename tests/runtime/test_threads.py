"""Large kernels are shared by threads, and nothing else changes."""

import os
import threading

import numpy as np
import pytest

from holowork.runtime.cones import Cones
from holowork.runtime.frame import Frame
from holowork.runtime.kernels import kernels_of
from holowork.runtime.recipe import Recipe
from holowork.runtime.threads import VARIABLE, Crew, thread_count
from kernels_ir import Apply, DType, ElementwiseSpec, Read

COUNT = 64
SPEC = ElementwiseSpec(
    operands=(DType.F32,),
    uniform=(False,),
    outer=0,
    expression=Apply("exp", (Read(0),), DType.F32),
    result=DType.F32,
)


def _recipe(x: np.ndarray, y: np.ndarray, elements: int) -> Recipe:
    """exp in parts of so many elements."""
    code = kernels_of().code(SPEC)
    starts = range(0, x.size, elements)
    words = [(x[s:].ctypes.data, y[s:].ctypes.data, min(elements, x.size - s)) for s in starts]
    return Recipe(
        words=tuple(word for block in words for word in block),
        addresses=(),
        calls=(tuple((code, 3 * part) for part in range(len(words))),) * 3,
        owners=(0, 0, 0),
        cones=Cones(each=(), frontier={}),
        shared_work=1 << 30,
        workspace=0,
        outputs=(),
        faults=(),
        moved=(x.nbytes,) * 3,
        kept=(),
    )


@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_part_is_made_whoever_helps(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    mates = Crew(count)
    monkeypatch.setattr("holowork.runtime.frame.crew", lambda: mates)
    x = np.random.default_rng(1).standard_normal(100_003).astype(np.float32)
    y, whole = np.zeros_like(x), np.zeros_like(x)
    Frame(_recipe(x, whole, x.size)).run(1)
    frame = Frame(_recipe(x, y, 1000))

    for _ in range(COUNT):
        y[:] = 0
        frame.run(1)

        assert whole.tobytes() == y.tobytes()


def test_runs_in_many_threads_share_the_helpers(monkeypatch: pytest.MonkeyPatch) -> None:
    mates = Crew(1)
    monkeypatch.setattr("holowork.runtime.frame.crew", lambda: mates)
    x = np.random.default_rng(2).standard_normal(50_000).astype(np.float32)
    results = [np.zeros_like(x) for _ in range(4)]

    def work(y: np.ndarray) -> None:
        frame = Frame(_recipe(x, y, 700))
        for _ in range(COUNT // 4):
            frame.run(1)

    threads = [threading.Thread(target=work, args=(y,)) for y in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert 1 == len({y.tobytes() for y in results})


@pytest.mark.parametrize(("told", "expected"), [("3", 3), ("0", 1), ("", None), ("many", None)])
def test_the_number_of_threads_can_be_chosen(
    told: str, expected: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, told)

    assert (expected or len(os.sched_getaffinity(0))) == thread_count()
