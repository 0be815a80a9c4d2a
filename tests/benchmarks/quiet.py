"""Times on a machine that others use too: candidates in turns, samples that were disturbed left out.

A neighbour on the same core takes up to half of what it can do, for seconds at a time. So each sample
stands between two runs of a probe that touches no memory, and counts only where both were fast.
"""

import os
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from time import perf_counter

import numpy as np

from holowork.runtime.kernels import kernels_of
from kernels_ir import F32, ProbeSpec, compile_object, detect, emit, load, operations_of_a_turn

Call = Callable[[], object]
_KEPT: list[object] = []
"""What the probe's code reads and writes."""

TURNS = 4000
TOLERANCE = 1.07
ROUNDS, SAMPLE = 12, 5e-4
"""Samples of each that must count, and the seconds of one."""
LEAST = float(os.environ.get("BENCH_SECONDS", "3"))
"""Seconds in which all candidates are measured; BENCH_SECONDS makes them fewer, to try a file."""
LONGER = 8 / 3
"""How many times as long it may take until enough samples count."""


@cache
def probe() -> tuple[Call, float]:
    """The probe, and the floating point operations of a run."""
    cpu = detect().chosen
    numbers = np.zeros(cpu.lanes(F32.bits), np.float32)
    block = np.array([numbers.ctypes.data, TURNS], np.int64)
    code = load(compile_object(emit(ProbeSpec(), cpu), cpu))
    entry = kernels_of().entry(code, block.ctypes.data)
    _KEPT.append((numbers, block, entry))
    return entry.run, float(TURNS * operations_of_a_turn(cpu))


def seconds(call: Call, times: int = 1) -> float:
    start = perf_counter()
    for _ in range(times):
        call()
    return (perf_counter() - start) / times


@dataclass(frozen=True, kw_only=True)
class Times:
    """The seconds of each candidate, the operations a second of the fastest probe, the part that counted."""

    seconds: Mapping[str, float]
    peak: float
    kept: float


def times(candidates: Mapping[str, Call], *, least: float = LEAST) -> Times:
    """Run candidates in turns for at least some seconds, longer if too few samples count."""
    run, operations = probe()
    repeats = {name: _repeats(call) for name, call in candidates.items()}
    samples: dict[str, list[tuple[float, float]]] = {name: [] for name in candidates}
    names, start = list(candidates), perf_counter()
    for turn in count():
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            candidates[name]()
            before = seconds(run)
            taken = seconds(candidates[name], repeats[name])
            samples[name].append((taken, max(before, seconds(run))))
        kept = _kept(samples)
        taken = perf_counter() - start
        if taken > (least if min(map(len, kept.values())) >= ROUNDS else least * LONGER):
            break
    whole, counted = (sum(map(len, found.values())) for found in (samples, kept))
    fastest = min(noise for found in samples.values() for _, noise in found)
    return Times(
        seconds={name: _typical(kept[name], samples[name]) for name in names},
        peak=operations / fastest,
        kept=counted / whole,
    )


def _repeats(call: Call) -> int:
    call()
    return max(1, int(SAMPLE / max(min(seconds(call) for _ in range(5)), 1e-7)))


def _kept(samples: Mapping[str, list[tuple[float, float]]]) -> dict[str, list[float]]:
    """The samples whose probes were about as fast as the fast ones."""
    noises = sorted(noise for found in samples.values() for _, noise in found)
    bound = noises[len(noises) // 20] * TOLERANCE
    return {name: [taken for taken, noise in found if noise <= bound] for name, found in samples.items()}


def _typical(kept: list[float], samples: list[tuple[float, float]]) -> float:
    """The fast quartile of what counts; with too few of them, the fast tenth of all."""
    if len(kept) >= ROUNDS:
        return statistics.quantiles(kept)[0]
    taken = sorted(sample for sample, _ in samples)
    return taken[len(taken) // 10]
