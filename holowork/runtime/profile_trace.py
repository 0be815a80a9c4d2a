"""A profile in the Trace Event Format of Chrome: what Perfetto and speedscope open.

Times are in µs. Runs are complete events (`X`) on one track and kernels on another, so that slices of a
track never overlap; runs that the memo answered have a category of their own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from holowork.runtime.profiling_values import MEMO, KernelProfile, ProfileEvent

if TYPE_CHECKING:
    from holowork.runtime.profile import Profile

Event = dict[str, Any]
_PROCESS, _RUNS, _KERNELS = 1, 1, 2
_MICROSECOND = 1e-6


def trace_text(profile: Profile) -> str:
    """The trace as a JSON object."""
    timed = sorted(
        (*_runs(profile), *_kernels(profile), *_events(profile)), key=lambda e: (e["ts"], e["tid"])
    )
    events = [*_names(profile), *timed]
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ns"}, ensure_ascii=False)


def _names(profile: Profile) -> Iterator[Event]:
    """What the process and its tracks are called."""
    named = (("process_name", _RUNS, profile.name or "holowork"), ("thread_name", _RUNS, "runs"))
    for key, thread, name in (*named, ("thread_name", _KERNELS, f"kernels, {profile.by}")):
        yield {"ph": "M", "ts": 0, "name": key, "pid": _PROCESS, "tid": thread, "args": {"name": name}}


def _complete(name: str, times: tuple[float, float], **rest: object) -> Event:
    start, seconds = times
    at = {"ts": round(start / _MICROSECOND, 4), "dur": round(max(seconds, 0.0) / _MICROSECOND, 4)}
    return {"ph": "X", "name": name, "pid": _PROCESS, **at, **rest}


def _runs(profile: Profile) -> Iterator[Event]:
    for number, run in enumerate(profile.runs):
        category = "cached" if run.series == MEMO else "measured"
        told = {"series": run.series, "number": number}
        times = run.start, run.seconds
        yield _complete(f"{run.series} run", times, tid=_RUNS, cat=f"run,{category}", args=told)


def _kernels(profile: Profile) -> Iterator[Event]:
    for kernel in profile.kernels:
        for one in kernel.slices:
            start = profile.runs[one.run].start + one.start
            series = profile.runs[one.run].series
            told = {"series": series, **_told(kernel)}
            yield _complete(kernel.name, (start, one.seconds), tid=_KERNELS, cat="kernel,measured", args=told)


def _told(kernel: KernelProfile) -> Event:
    return {
        "call": kernel.where,
        "label": kernel.label.text,
        "bytes read": kernel.reads,
        "bytes written": kernel.writes,
        "multiply-adds (estimate)": kernel.work,
    }


def _events(profile: Profile) -> Iterator[Event]:
    """Memory and memo, as instants on the track of runs."""
    for event in profile.events:
        start = 0.0 if event.run is None else profile.runs[event.run].start
        yield {
            "ph": "i",
            "s": "t",
            "name": event.kind,
            "cat": "event",
            "pid": _PROCESS,
            "tid": _RUNS,
            "ts": round(start / _MICROSECOND, 4),
            "args": _counted(event),
        }


def _counted(event: ProfileEvent) -> Event:
    return {"count": event.count, "bytes": event.bytes}
