"""What a profile tells: times of kernels and runs with their spread, and what they move and compute."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from holowork.core import Displayable, counted, readable_time, renderer, write_whole
from holowork.runtime.ceilings import Ceilings
from holowork.runtime.errors import NotARun
from holowork.runtime.listing import Listing
from holowork.runtime.machine import cpu
from holowork.runtime.profile_compare import ProfileComparison
from holowork.runtime.profile_flame import Flame, flame_of, flame_text
from holowork.runtime.profile_rows import HEADERS, csv_of, rows_of
from holowork.runtime.profile_text import kernel_table, roofline_text, timeline_text
from holowork.runtime.profile_trace import trace_text
from holowork.runtime.profiling_values import (
    COMPUTED,
    MEMO,
    KernelProfile,
    ProfileEvent,
    Quartiles,
    RunTime,
    Slice,
)
from holowork.runtime.roofline import Point, points_of

PathLike = str | os.PathLike[str]


@cache
def _ceilings() -> Ceilings:
    """Those of this machine, measured once in a process."""
    return cpu.measure()


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Chart(Displayable):
    """A drawing of a profile: as text by its repr, as a figure by `plot`."""

    name: str
    text: str
    profile: "Profile"

    def plot(self) -> object:
        """The figure, of matplotlib; raises NoRenderer."""
        return renderer().plot(self.profile, self.name)

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Profile(Displayable):
    """Measured runs of one session on one set of inputs, kernel by kernel.

    `by` is `machine code`, where times are those between two kernels and the time of a run is their sum, or
    `step by step`, where each includes a call from Python. Reading, hashing and labelling are in no time but
    those of runs that the memo answered, which are a series of their own (`cached`); no time of one kind is
    ever added to one of another.
    """

    name: str
    by: str
    runs: tuple[RunTime, ...]
    kernels: tuple[KernelProfile, ...]
    events: tuple[ProfileEvent, ...]

    def series(self, name: str) -> tuple[float, ...]:
        """The seconds of the runs of a series: `first`, `warm-up`, `computed` or `memo`."""
        return tuple(run.seconds for run in self.runs if run.series == name)

    @property
    def measured(self) -> Quartiles:
        """The runs that computed, behind the warm-up."""
        found = Quartiles.of(self.series(COMPUTED))
        return found if found is not None else Quartiles(low=0.0, median=0.0, high=0.0, count=0)

    @property
    def cached(self) -> Quartiles | None:
        """The runs that the memo answered, inputs compared or hashed; None where none was made."""
        return Quartiles.of(self.series(MEMO))

    @cached_property
    def _slices(self) -> Mapping[tuple[str, str], tuple[Slice, ...]]:
        """For each kernel and series, its slices."""
        found: dict[tuple[str, str], list[Slice]] = {}
        for kernel in self.kernels:
            for one in kernel.slices:
                found.setdefault((kernel.where, self.runs[one.run].series), []).append(one)
        return {key: tuple(each) for key, each in found.items()}

    @cached_property
    def _times(self) -> dict[tuple[str, str], Quartiles | None]:
        """The times that were asked for: quartiles of thousands of kernels take a while."""
        return {}

    def slices(self, kernel: KernelProfile | int | str, series: str = COMPUTED) -> tuple[Slice, ...]:
        """The slices of a kernel in the runs of a series; empty where it is computed once and for all.

        A kernel is one of `kernels`, its position there, or its name. Raises NotListed.
        """
        return self._slices.get((self._kernel(kernel).where, series), ())

    def times(self, kernel: KernelProfile | int | str, series: str = COMPUTED) -> Quartiles | None:
        """The measured times of a kernel, None where no run of the series computed it; raises NotListed."""
        key = self._kernel(kernel).where, series
        if key not in self._times:
            self._times[key] = Quartiles.of(tuple(one.seconds for one in self.slices(kernel, series)))
        return self._times[key]

    def _kernel(self, kernel: KernelProfile | int | str) -> KernelProfile:
        return kernel if isinstance(kernel, KernelProfile) else _Kernels(self.kernels)[kernel]

    @property
    def ceilings(self) -> Ceilings:
        """What one thread of this machine can do at most; measured once, in about a second.

        Raises NoCeilings.
        """
        return _ceilings()

    @property
    def has_ceilings(self) -> bool:
        """Whether the ceilings were measured in this process, so that they are there at once."""
        return _ceilings.cache_info().currsize > 0

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """Where each measured kernel is below the ceilings."""
        return points_of(self, (self.ceilings, cpu.caches))

    def table(self) -> str:
        """The kernels, slowest first, and the runs, as text."""
        return kernel_table(self)

    def timeline(self) -> Chart:
        """When each kernel runs, in the run that took the median time."""
        return Chart(name="timeline", text=timeline_text(self), profile=self)

    def flame(self) -> Chart:
        """Where the time goes: families of ops, lines of the source, kernels, by their median times."""
        return Chart(name="flame", text=flame_text(self), profile=self)

    def roofline(self) -> Chart:
        """Each kernel below the ceilings of one thread of this machine."""
        return Chart(name="roofline", text=roofline_text(self), profile=self)

    def grouped(self, series: str = COMPUTED) -> Flame:
        """What `flame` draws, of the runs of a series: the kernels in groups."""
        if series not in self._grouped:
            self._grouped[series] = flame_of(self, series)
        return self._grouped[series]

    @cached_property
    def _grouped(self) -> dict[str, Flame]:
        return {}

    def compare(self, other: "Profile") -> ProfileComparison:
        """The times before and in another profile, kernel by kernel; raises NotARun for anything else."""
        if not isinstance(other, Profile):
            raise NotARun("compare", "another Profile, as session.profile(…) gives it", other)
        return ProfileComparison.of(self, other)

    def to_trace(self, path: PathLike | None = None) -> str:
        """The runs as Chrome trace JSON, for Perfetto or speedscope; written to `path` if one is given."""
        return _written(trace_text(self), path)

    def to_csv(self, path: PathLike | None = None) -> str:
        """A row for each kernel and each series of runs; written to `path` if one is given."""
        return _written(csv_of(self), path)

    def to_pandas(self) -> Any:  # noqa: ANN401  # a DataFrame
        """The rows of `to_csv` as a DataFrame; raises ImportError where pandas is not installed."""
        try:
            import pandas as pd  # type: ignore[import-untyped,unused-ignore]  # an optional companion
        except ImportError as fault:
            told = "to_pandas: expected pandas, found none; install it, or use to_csv, which needs nothing"
            raise ImportError(told, name="pandas") from fault
        return pd.DataFrame(rows_of(self), columns=list(HEADERS))

    def __repr__(self) -> str:
        count = self.measured.count
        runs = f"{count} runs, median" if count > 1 else "a single run,"
        kernels = counted(len(self.kernels), "kernel")
        return f"Profile({runs} {readable_time(self.measured.median)}, {kernels})"


class _Kernels(Listing[KernelProfile]):
    """The kernels of a profile, by position or name."""

    __slots__ = ()
    what = "profile.kernels"


def _written(text: str, path: PathLike | None) -> str:
    if path is not None:
        write_whole(path, [text.encode()])
    return text
