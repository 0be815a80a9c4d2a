"""What a profile holds: runs, kernels, events. Times are measured or cached, and say which."""

from dataclasses import dataclass

import numpy as np

from holowork.core import KappaLabel, counted, readable_time

FIRST, WARM_UP, COMPUTED, MEMO = "first", "warm-up", "computed", "memo"
SERIES = (FIRST, WARM_UP, COMPUTED, MEMO)


@dataclass(frozen=True, kw_only=True)
class Quartiles:
    """The spread of some times, in seconds; all of them are the one time there is, where there is one."""

    low: float
    median: float
    high: float
    count: int

    @classmethod
    def of(cls, samples: tuple[float, ...]) -> "Quartiles | None":
        """The quartiles of samples, None where there are none."""
        if not samples:
            return None
        low, median, high = np.quantile(np.array(samples), (0.25, 0.5, 0.75)).tolist()
        return cls(low=low, median=median, high=high, count=len(samples))


@dataclass(frozen=True, kw_only=True)
class RunTime:
    """One run: its series, when it began, in seconds after the first one, and how long it took.

    A run of the series `memo` computed nothing: its time is that of finding the result.
    """

    series: str
    start: float
    seconds: float


@dataclass(frozen=True, kw_only=True)
class Slice:
    """One kernel in one run: seconds after the start of the run at which it began and ended."""

    run: int
    start: float
    end: float

    @property
    def seconds(self) -> float:
        """How long it took."""
        return self.end - self.start


@dataclass(frozen=True, kw_only=True)
class KernelProfile:
    """A kernel of the program, what it does, and its measured times: a slice for each run that computed it.

    `calls` are the calls that it stands for, `label` is that of its result. `reads` and `writes` are bytes of
    tensors, each operand once; `work` are multiply-adds, estimated from types. `parts` are the functions that
    it consists of, `lines` the lines of the source that asked for it, where the archive keeps them.
    """

    name: str
    where: str
    calls: tuple[int, ...]
    label: KappaLabel
    reads: int
    writes: int
    work: int
    parts: int
    slices: tuple[Slice, ...]
    lines: tuple[str, ...] = ()

    @property
    def bytes(self) -> int:
        """Bytes read and written."""
        return self.reads + self.writes

    @property
    def operations(self) -> int:
        """Floating point operations, two for each multiply-add."""
        return 2 * self.work

    @property
    def intensity(self) -> float:
        """Operations for each byte that is moved."""
        return self.operations / self.bytes if self.bytes else 0.0

    def __repr__(self) -> str:
        times = Quartiles.of(tuple(found.seconds for found in self.slices))
        told = (
            f"{counted(times.count, 'run')}, median {readable_time(times.median)}" if times else "never ran"
        )
        return f"KernelProfile({self.name!r}, {told})"


@dataclass(frozen=True, kw_only=True)
class ProfileEvent:
    """Something that happened beside computing: memory was taken, or the memo was asked.

    `run` is the run it belongs to, None for what was done before all of them.
    """

    kind: str
    run: int | None
    count: int
    bytes: int
