"""holowork profile: the time of each kernel of an archive."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from holowork.cli.array_files import check, read_all
from holowork.cli.report import Command, Report, argument
from holowork.cli.sessions import ARCHIVE, PROVIDER, inputs, require_provider, session_of
from holowork.core import write_whole
from holowork.runtime import KernelProfile, Profile, Quartiles, Session, event_rows, made_up

_FILES: tuple[tuple[str, Callable[[Profile], str]], ...] = (
    ("trace", Profile.to_trace),
    ("csv", Profile.to_csv),
)
"""The options that name a file, and what is written to it."""


def _profile(given: Namespace) -> Report:
    require_provider(given)
    check("-i", given.input)
    session = session_of(given)
    arrays, made_up = _inputs(session, read_all(given.input))
    profile = session.profile(arrays, repeat=given.repeat, warmup=given.warmup, memo=given.memo)
    written = list(_written(profile, given))
    parts = [profile.table(), *[profile.roofline().text] * given.roofline, *_notes(made_up, written)]
    return Report(text="\n\n".join(parts), data=_data(profile, session, made_up))


def _inputs(session: Session, given: Mapping[str, Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """An array for each port, and the names of those that were made up."""
    made = {
        name: made_up(port)
        for name, port in zip(session.input_names, session.input_ports, strict=True)
        if name not in given
    }
    return {**made, **given}, tuple(made)


def _written(profile: Profile, given: Namespace) -> Iterator[str]:
    for option, text_of in _FILES:
        path = getattr(given, option)
        if path is not None:
            write_whole(path, [text_of(profile).encode()])
            yield str(path)


def _notes(made_up: tuple[str, ...], written: list[str]) -> Iterator[str]:
    if made_up:
        yield f"inputs made up, as no file was given: {', '.join(made_up)}"
    if written:
        yield f"wrote {', '.join(written)}; a trace opens in ui.perfetto.dev or speedscope"


def _data(profile: Profile, session: Session, made_up: tuple[str, ...]) -> dict[str, Any]:
    cached = profile.cached
    return {
        "provider": session.provider,
        "by": profile.by,
        "made_up": list(made_up),
        "measured": _spread(profile.measured),
        "cached": None if cached is None else _spread(cached),
        "kernels": [_kernel(profile, kernel) for kernel in profile.kernels],
        "events": [{"kind": kind, "count": n, "bytes": size} for kind, n, size in event_rows(profile)],
    }


def _kernel(profile: Profile, kernel: KernelProfile) -> dict[str, Any]:
    times = profile.times(kernel)
    return {
        "name": kernel.name,
        "call": kernel.where,
        "calls": list(kernel.calls),
        "label": kernel.label.text,
        "measured": None if times is None else _spread(times),
        "bytes_read": kernel.reads,
        "bytes_written": kernel.writes,
        "multiply_adds": kernel.work,
    }


def _spread(times: Quartiles) -> dict[str, Any]:
    """Quartiles, in seconds."""
    return {"runs": times.count, "q1": times.low, "median": times.median, "q3": times.high}


def _whole(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            told = f"expected a whole number from {least} on, found {text!r}"
            raise ArgumentTypeError(told)
        return int(text)

    return read


PROFILE = Command(
    description="Run an archive again and again and show the time of each kernel, what it reads, writes and "
    "computes. Times are measured between kernels, with quartiles over the runs; a first run and some to "
    "warm up are counted apart, and so are runs that the memo answers (--memo). Inputs are given as for "
    "`holowork run`; a port without a file gets made-up values, which the answer names.",
    arguments=(
        ARCHIVE,
        inputs("ports without one get made-up values"),
        argument("--repeat", type=_whole(1), default=50, metavar="N", help="measured runs (default: 50)"),
        argument(
            "--warmup", type=_whole(0), default=3, metavar="N", help="runs to warm up before (default: 3)"
        ),
        argument("--memo", action="store_true", help="measure as many runs that the memo answers, too"),
        argument(
            "--roofline",
            action="store_true",
            help="measure what this machine can do at most, and show how far each kernel is from it",
        ),
        argument(
            "--trace",
            type=Path,
            metavar="FILE",
            help="write the runs as Chrome trace JSON, for Perfetto or speedscope (default: not written)",
        ),
        argument(
            "--csv", type=Path, metavar="FILE", help="write a row for each kernel (default: not written)"
        ),
        PROVIDER,
    ),
    run=_profile,
    examples=(
        "profile net.holo",
        "profile net.holo -i x=x.npy --repeat 200 --roofline",
        "profile net.holo --trace net.trace.json --json",
    ),
)
