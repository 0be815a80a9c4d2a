"""Measuring the runs of a session, kernel by kernel; nothing of it is there when no profile is made."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter

from holowork.runtime.errors import check_count
from holowork.runtime.inspection import unit_title
from holowork.runtime.inspection_walk import walked
from holowork.runtime.profile import Profile
from holowork.runtime.profiling_subject import Bench, Meter, Subject
from holowork.runtime.profiling_values import (
    COMPUTED,
    FIRST,
    MEMO,
    WARM_UP,
    KernelProfile,
    ProfileEvent,
    RunTime,
    Slice,
)
from holowork.runtime.unit import Unit

Slices = dict[int, list[Slice]]
"""For the root of each unit, its slices."""


@dataclass(frozen=True, kw_only=True)
class Counts:
    """How many runs are measured, how many go before them, and whether runs from the memo follow."""

    repeat: int
    warmup: int
    memo: bool

    def __post_init__(self) -> None:
        for name, least in (("repeat", 1), ("warmup", 0)):
            check_count(f"profile: expected {name}", getattr(self, name), least=least)

    @property
    def series(self) -> tuple[str, ...]:
        """The series of each run that computes, in order."""
        return (FIRST, *[WARM_UP] * self.warmup, *[COMPUTED] * self.repeat)


def profiled(subject: Subject, counts: Counts) -> Profile:
    """Run a session so many times, and keep the time of each kernel.

    Raises KernelRefused or WorkspaceExhausted as a run does.
    """
    measuring = _Measuring(subject, counts)
    measuring.compute()
    if counts.memo:
        measuring.look_up()
    return Profile(
        name=subject.name,
        by="machine code" if subject.recipe is not None else "step by step",
        runs=tuple(measuring.runs),
        kernels=tuple(measuring.kernels()),
        events=tuple(measuring.events),
    )


class _Measuring:
    """The runs so far."""

    def __init__(self, subject: Subject, counts: Counts) -> None:
        self.runs: list[RunTime] = []
        self.events: list[ProfileEvent] = []
        self._subject = subject
        self._counts = counts
        self._slices: Slices = defaultdict(list)
        self._parts: dict[int, int] = defaultdict(lambda: 1)
        self._begin = perf_counter()

    def compute(self) -> None:
        """The runs that compute."""
        recipe = self._subject.recipe
        if recipe is None:
            for series in self._counts.series:
                self._walk(series)
            return
        bench = Bench(self._subject, recipe)
        self.events.extend(bench.allocations())
        for owners in (list(group) for _, group in groupby(bench.units)):
            self._parts[owners[0]] = len(owners)
        for series in self._counts.series:
            self._stamp(series, bench)

    def _walk(self, series: str) -> None:
        subject, run, begin = self._subject, len(self.runs), perf_counter()
        for made in walked(subject.walker, subject.inspection.inputs):
            slice_ = Slice(run=run, start=made.start - begin, end=made.end - begin)
            self._slices[made.unit.index].append(slice_)
        self._add(series, begin, perf_counter() - begin)

    def _stamp(self, series: str, bench: Bench) -> None:
        run, stamps = len(self.runs), bench.run(is_first=series == FIRST)
        for unit, calls in groupby(stamps.calls.items(), lambda pair: bench.units[pair[0]]):
            times = [time for _, time in calls]
            self._slices[unit].append(Slice(run=run, start=times[0][0], end=times[-1][1]))
        self._add(series, stamps.start, stamps.seconds)

    def _add(self, series: str, start: float, seconds: float) -> None:
        self.runs.append(RunTime(series=series, start=start - self._begin, seconds=seconds))

    def look_up(self) -> None:
        """Runs as a caller makes them; those that the memo answers are a series of their own."""
        subject = self._subject
        subject.execute(subject.inspection.inputs)
        for _ in range(self._counts.repeat):
            before, start = Meter(subject), perf_counter()
            subject.execute(subject.inspection.inputs)
            seconds = perf_counter() - start
            is_hit = subject.memo.hits > before.counted["memo hit"]
            self.events.extend(before.until_now(len(self.runs) if is_hit else None))
            if is_hit:
                self._add(MEMO, start, seconds)

    def kernels(self) -> Iterator[KernelProfile]:
        """Every kernel, in the order of the program."""
        subject = self._subject
        for unit, work in zip(subject.walker.units, subject.work, strict=True):
            if unit.index in self._slices and not unit.is_relabel:
                yield self._kernel(unit, work)

    def _kernel(self, unit: Unit, work: int) -> KernelProfile:
        steps = self._subject.walker.plan.steps
        return KernelProfile(
            name=unit_title(unit),
            where=unit.root.where,
            calls=tuple(steps[member].position for member in unit.members),
            label=self._subject.inspection.label(unit.writes.slot),
            reads=sum(kind.bytes for kind in unit.region.operands if kind is not None),
            writes=unit.region.result.bytes,
            work=work,
            parts=self._parts[unit.index],
            slices=tuple(self._slices[unit.index]),
            lines=self._subject.lines.get(unit.members, ()),
        )
