"""A profile as text: a table, a strip of one run, positions below the roofline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from holowork.archive import readable_bytes
from holowork.core import readable_time, table
from holowork.runtime.profiling_values import COMPUTED, MEMO, SERIES, KernelProfile, Quartiles

if TYPE_CHECKING:
    from holowork.runtime.profile import Profile

MOST_ROWS = 40
_STRIP = 60
_LONGEST = 40
_KINDS = {MEMO: "cached"}


def short(name: str) -> str:
    """A name that leaves room for columns."""
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def slowest_first(profile: Profile) -> list[tuple[KernelProfile, Quartiles | None]]:
    """The kernels with their measured times; last those that are computed once and for all."""
    timed = [(kernel, profile.times(kernel)) for kernel in profile.kernels]
    return sorted(timed, key=lambda pair: -pair[1].median if pair[1] else 1.0)


def kernel_table(profile: Profile) -> str:
    """Kernels, runs and events."""
    parts = [repr(profile), table(list(_run_rows(profile)), ("runs", "kind", "count", "q1", "median", "q3"))]
    headers = ("kernel", "call", "q1", "median", "q3", "share", "read", "written", "mul-adds", "op/byte")
    rows = [_row(profile, *pair) for pair in slowest_first(profile)]
    parts.append(table(rows[:MOST_ROWS], headers))
    if len(rows) > MOST_ROWS:
        parts.append(f"… {len(rows) - MOST_ROWS} more kernels; to_csv() has all")
    if profile.events:
        parts.append(table(event_rows(profile), ("event", "count", "bytes")))
    return "\n\n".join(parts)


def _run_rows(profile: Profile) -> Iterator[tuple[object, ...]]:
    for series in SERIES:
        found = Quartiles.of(profile.series(series))
        if found is not None:
            yield series, _KINDS.get(series, "measured"), found.count, *_spread(found)


def _spread(found: Quartiles) -> tuple[str, str, str]:
    """The quartiles; of a single time, that time alone."""
    if found.count == 1:
        return "single", readable_time(found.median), ""
    return readable_time(found.low), readable_time(found.median), readable_time(found.high)


def _row(profile: Profile, kernel: KernelProfile, times: Quartiles | None) -> tuple[object, ...]:
    whole = profile.measured.median
    spread = ("once", "", "") if times is None else _spread(times)
    share = f"{100 * times.median / whole:.1f} %" if times and whole else ""
    moved = readable_bytes(kernel.reads), readable_bytes(kernel.writes)
    costs = (f"{kernel.work:,}", f"{kernel.intensity:.2f}")
    return short(kernel.name), kernel.where, *spread, share, *moved, *costs


def event_rows(profile: Profile) -> list[tuple[str, int, int]]:
    """For each kind of event, how often it came, and the bytes in all."""
    kinds = dict.fromkeys(event.kind for event in profile.events)
    each = [(kind, [event for event in profile.events if event.kind == kind]) for kind in kinds]
    return [(kind, sum(e.count for e in found), sum(e.bytes for e in found)) for kind, found in each]


def typical_runs(profile: Profile, series: str = COMPUTED) -> dict[str, int]:
    """The numbers of the runs of a series that are nearest to `q1`, `median` and `q3`; of one, that alone."""
    runs = [i for i, run in enumerate(profile.runs) if run.series == series]
    found = Quartiles.of(profile.series(series))
    if found is None or found.count == 1:
        return dict(zip(("single",), runs, strict=False))

    def nearest(time: float) -> int:
        return min(runs, key=lambda number: abs(profile.runs[number].seconds - time))

    times = {"q1": found.low, "median": found.median, "q3": found.high}
    return {name: nearest(time) for name, time in times.items()}


def typical_run(profile: Profile) -> int:
    """The number of the computed run whose time is nearest to the median."""
    found = typical_runs(profile)
    return found.get("median", found.get("single", 0))


def timeline_text(profile: Profile) -> str:
    """A strip for each kernel in the typical run, in the order in which they began."""
    number = typical_run(profile)
    whole = profile.runs[number].seconds
    pairs = [(kernel, one) for kernel in profile.kernels for one in kernel.slices if one.run == number]
    rows = [
        (short(kernel.name), _strip(one.start / whole, one.end / whole), readable_time(one.seconds))
        for kernel, one in sorted(pairs, key=lambda pair: pair[1].start)
    ]
    head = f"run {number} of {len(profile.runs)}, measured: {readable_time(whole)}"
    return f"{head}\n\n{table(rows[:MOST_ROWS], ('kernel', 'when', 'time'))}"


def _strip(start: float, end: float) -> str:
    first = min(int(start * _STRIP), _STRIP - 1)
    last = max(min(round(end * _STRIP), _STRIP), first + 1)
    return "·" * first + "█" * (last - first) + "·" * (_STRIP - last)


def roofline_text(profile: Profile) -> str:
    """What bounds each kernel, the least time that the ceilings allow, and the missing factor."""
    rows = [
        (
            short(point.kernel.name),
            f"{point.kernel.intensity:.2f}",
            f"{point.rate / 1e9:.2f} GFLOP/s",
            point.bound,
            readable_time(point.median),
            readable_time(point.least),
            f"{point.factor:.1f}×",
        )
        for point in sorted(profile.points, key=lambda point: -point.median)
    ]
    headers = ("kernel", "op/byte", "attained", "bound by", "measured", "least (estimate)", "factor")
    return f"{profile.ceilings!r}\n\n{table(rows[:MOST_ROWS], headers)}"
