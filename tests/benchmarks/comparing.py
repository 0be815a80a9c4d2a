"""One case, measured: our kernels and the peers in turns, as a line of the page."""

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np
import pytest

from holowork.ops import Array
from tests.benchmarks.cases import Case
from tests.benchmarks.ours import Work, ours, work_of
from tests.benchmarks.page import Line
from tests.benchmarks.peers import absent, peers
from tests.benchmarks.quiet import Call, Times, times


def compared(
    case: Case,
    *,
    work: Work | None = None,
    operands: tuple[Array, ...] = (),
    beside: Mapping[str, Call] = MappingProxyType({}),
) -> Line:
    """Our kernels beside every peer of the case that is installed.

    `work` stands for what the table makes of the case, `operands` for those that the case draws; `beside` are
    further candidates. A peer whose results are not near ours is refused: its text says something else.
    """
    given = operands or case.operands()
    own = ours(work or work_of(case), given)
    found = peers(case, given, np.empty(own.result.shape, own.result.dtype))
    own.run()
    for name, peer in found.items():
        _check(case, name, own.result, peer.value())
    others = {name: peer.run for name, peer in found.items()} | dict(beside)
    if not others:
        pytest.skip(f"{case}: no peer to compare with; not installed: {', '.join(absent(case)) or 'none'}")
    return line(case, times({"ours": own.run, **others}))


def _check(case: Case, peer: str, expected: Array, found: Array) -> None:
    ours_, theirs = (np.asarray(x, np.float64).reshape(-1) for x in (expected, found))
    assert ours_.size == theirs.size, f"{case}: {peer} has {theirs.size} elements, ours {ours_.size}"
    distance = np.abs(ours_ - theirs).max(initial=0) / max(np.abs(ours_).max(initial=0), 1e-30)
    assert distance <= case.near, f"{case}: {peer} is {distance:.3g} of the largest result away from ours"


def line(case: Case, found: Times) -> Line:
    """What was found, the first candidate being ours."""
    (_, mine), *others = found.seconds.items()
    share = f" ({case.operations / mine / found.peak:.0%} of the peak)" if case.operations else ""
    beside = [f"{peer} {told(taken, case.operations)}" for peer, taken in others]
    return Line(
        work=str(case),
        ours=told(mine, case.operations) + share,
        beside=", ".join((*beside, *(f"{package}: not installed" for package in absent(case)))),
        ratio=min(taken for _, taken in others) / mine,
        target=case.target,
        slack=case.slack,
        counted=found.kept,
    )


def told(seconds: float, operations: int = 0) -> str:
    """A time in the unit that shows it best, or the rate of so many operations."""
    if operations:
        return f"{operations / seconds / 1e9:.1f} GFLOP/s"
    unit, factor = next((unit for unit in _UNITS if seconds * unit[1] >= 1), _UNITS[-1])
    return f"{seconds * factor:.{0 if seconds * factor > 99.5 else 2}f} {unit}"


_UNITS = (("s", 1), ("ms", 1e3), ("µs", 1e6), ("ns", 1e9))
