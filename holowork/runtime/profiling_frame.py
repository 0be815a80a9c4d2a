"""A frame that keeps the time of every kernel: the same tables, run by a walker that notes the clock."""

import platform
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from time import perf_counter, sleep

import numpy as np

from holowork.runtime.frame import Frame
from holowork.runtime.kernels import kernels_of
from holowork.runtime.recipe import Recipe
from kernels_ir import Code, StampedSpec

_CALIBRATION = 0.02
"""Seconds for which the counter of the processor is compared with the clock."""
_ARM = frozenset({"aarch64", "arm64"})


@dataclass(frozen=True, kw_only=True, eq=False)
class Stamps:
    """One run: when it began, how long its kernels took, and for each call when it began and ended.

    `start` is of `perf_counter`; all others are seconds from the start of the first kernel on.
    """

    start: float
    seconds: float
    calls: dict[int, tuple[float, float]]


class StampedFrame(Frame):
    """Runs as a frame does, and tells when each call of its recipe began and ended."""

    def __init__(self, recipe: Recipe) -> None:
        super().__init__(recipe)
        self._stamped = _walker()

    def run_stamped(self, cones: int) -> Stamps | None:
        """Run the kernels of some cones; None where one found what it cannot compute."""
        table = self.turn(cones).table
        stamps = np.zeros(len(table) + 1, np.int64)
        block = np.array([len(table), table.ctypes.data, stamps.ctypes.data], np.int64)
        with nullcontext() if self._crew is None else self._crew.at_work():
            start = perf_counter()
            self._stamped(block.ctypes.data)
        if self._faults and self._has_fault():
            return None
        seconds = ((stamps - stamps[0]) / ticks_per_second()).tolist()
        return Stamps(start=start, seconds=seconds[-1], calls=self._times(cones, seconds))

    def _times(self, cones: int, seconds: list[float]) -> dict[int, tuple[float, float]]:
        """When each call began and ended: the calls of a table stand in the order of the recipe."""
        times, row = {}, 0
        for index, owner in enumerate(self.recipe.owners):
            if cones >> owner & 1:
                first, row = row, row + len(self._calls[index])
                times[index] = seconds[first], seconds[row]
        return times


def _walker() -> Code:
    return kernels_of().code(StampedSpec(is_steady=platform.machine().lower() in _ARM))


@cache
def ticks_per_second() -> float:
    """The rate of the counter that stamps are of, measured once in a process."""
    start, first = _reading()
    sleep(_CALIBRATION)
    end, last = _reading()
    return (last - first) / (end - start)


def _reading() -> tuple[float, int]:
    """The clock, and the counter at nearly the same time."""
    stamp = np.zeros(1, np.int64)
    block = np.array([0, 0, stamp.ctypes.data], np.int64)
    _walker()(block.ctypes.data)
    return perf_counter(), int(stamp[0])
