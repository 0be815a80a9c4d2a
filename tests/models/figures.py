"""What is measured of a model: its parts, its accuracy, and its speed beside onnxruntime, in turns."""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

import numpy as np
import onnx

import holowork as hw
from holowork.ops import Array
from tests.benchmarks.environment import with_threads
from tests.models.beside import distinct_bytes, input_of, session_of
from tests.models.ladder import LADDER, ROOT, Model

SECONDS = float(os.environ.get("MODELS_SECONDS", "6"))
"""In which a model is run by everybody, on each number of threads."""
LEAST = 15
"""Runs of each, at least."""
PAUSE, RUNS = 0.005, 3
"""Seconds in which the threads of others go to sleep, and runs that are counted after one that is not."""
FRESH = 8
"""Different inputs that follow one another."""
Quartiles = tuple[float, float, float]


@dataclass(frozen=True, kw_only=True)
class Parts:
    """A model at its first shape: its nodes, kernels that run, seconds, bytes, the largest difference."""

    nodes: int
    kernels: int
    importing: float
    compiling: float
    archive: int
    constants: int
    difference: float


def parts_of(model: Model, path: Path) -> Parts:
    """Import, compile, save, load, run, compare."""
    proto, shape = onnx.load(path), model.shapes[0]
    start = perf_counter()
    graph = hw.from_onnx(path, bind={input_of(proto): shape})
    imported = perf_counter()
    module = hw.compile(graph)
    compiled = perf_counter()
    with TemporaryDirectory() as folder:
        module.save(Path(folder) / "model.holo")
        size = (Path(folder) / "model.holo").stat().st_size
    session, given = hw.Session(module, memo=0), model.draw(shape)
    found, expected = session.execute([given]), session_of(path).run(None, {input_of(proto): given})
    return Parts(
        nodes=len(proto.graph.node),
        kernels=session.kernel_count,
        importing=imported - start,
        compiling=compiled - imported,
        archive=size,
        constants=distinct_bytes(path),
        difference=max(float(np.abs(a - b).max()) for a, b in zip(found, expected, strict=True)),
    )


def speed_of(model: Model, threads: int) -> dict[str, Quartiles]:
    """The seconds of a run by each candidate, in a process that has so many threads."""
    command = (sys.executable, "-m", "tests.models.figures", str(LADDER.index(model)), str(threads))
    environment = {**os.environ, **with_threads(threads)}
    done = subprocess.run(command, check=True, cwd=ROOT, env=environment, stdout=subprocess.PIPE)
    found: dict[str, Quartiles] = json.loads(done.stdout.splitlines()[-1])
    return found


def candidates(model: Model, path: Path, threads: int) -> dict[str, Callable[[], object]]:
    """Each as a call: on inputs that are new each time, on one that was seen, with what was seen before."""
    shape, name = model.shapes[0], input_of(onnx.load(path))
    module = hw.compile(hw.from_onnx(path, bind={name: shape}))
    plain, memo, peer = hw.Session(module, memo=0), hw.Session(module), session_of(path, threads)
    seen, fresh = model.draw(shape), _fresh(model.draw(shape))
    memo.execute([seen])
    return {
        "ours": lambda: plain.execute([next(fresh)]),
        "onnxruntime": lambda: peer.run(None, {name: next(fresh)}),
        "memo hit": lambda: memo.execute([seen]),
        "changed": lambda: memo.execute([_changed(seen)]),
    }


def _fresh(given: Array) -> Iterator[Array]:
    """Inputs that differ from one another."""
    return cycle([np.roll(given, place, axis=-1) for place in range(FRESH)])


_COUNT = iter(range(1 << 30))


def _changed(given: Array) -> Array:
    """The input with one element that it never had."""
    made = given.copy()
    made.reshape(-1)[next(_COUNT) % made.size] += 1
    return made


def timed(calls: Mapping[str, Callable[[], object]]) -> dict[str, Quartiles]:
    """Quartiles of the seconds of each call, all in turns."""
    samples: dict[str, list[float]] = {name: [] for name in calls}
    start = perf_counter()
    while perf_counter() - start < SECONDS or len(samples["ours"]) < LEAST:
        for name, call in calls.items():
            sleep(PAUSE)
            call()
            samples[name] += [_seconds(call) for _ in range(RUNS)]
    low, middle, high = zip(*(statistics.quantiles(taken) for taken in samples.values()), strict=True)
    return dict(zip(samples, zip(low, middle, high, strict=True), strict=True))


def _seconds(call: Callable[[], object]) -> float:
    begun = perf_counter()
    call()
    return perf_counter() - begun


def main(place: str, threads: str) -> None:
    """Print the figures of one model as JSON."""
    model = LADDER[int(place)]
    print(json.dumps(timed(candidates(model, model.needed, int(threads)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
