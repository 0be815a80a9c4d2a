"""What can be wrong with levels: numbers too large, repeated, missing, or in an order that cannot run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from holowork.archive.format import SectionKind
from holowork.archive.kernel_calls import ForeignCall
from holowork.ops import KernelCall

if TYPE_CHECKING:
    from holowork.archive.container import Container

Levels = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, kw_only=True)
class Finding:
    """What is wrong with one field of a section's value."""

    path: str
    text: str
    is_fault: bool = False
    """True where a loader refuses the archive for it."""


def schedule(levels: Levels, _: Container) -> Iterator[Finding]:
    """Each node has one place."""
    yield from _repeated(levels, "node")


def exec_plan(levels: Levels, archive: Container) -> Iterator[Finding]:
    """Each call has one place, behind those that make its operands."""
    calls: tuple[KernelCall | ForeignCall, ...] = archive.readable(SectionKind.KERNEL_CALLS)
    yield from _beyond(levels, len(calls))
    yield from _repeated(levels, "call")
    missing = np.setdiff1d(np.arange(len(calls)), _flat(levels))
    if len(missing):
        yield Finding(
            path="", text=f"expected every call, found {len(missing)} missing, the first {missing[0]}"
        )
    yield from _unbound(levels, archive)


def _flat(levels: Levels) -> NDArray[np.int64]:
    return np.fromiter(chain.from_iterable(levels), np.int64)


def _path(levels: Levels, position: int) -> str:
    """The path of the item at a position of all items in order."""
    ends = np.cumsum([len(level) for level in levels])
    number = int(np.searchsorted(ends, position, side="right"))
    return f"[{number}][{position - int(ends[number]) + len(levels[number])}]"


def _offenders(levels: Levels, wrong: NDArray[Any], expected: str) -> Iterator[Finding]:
    """The first item that is wrong, and how many are."""
    if wrong.any():
        first = int(wrong.argmax())
        found = f"found {_flat(levels)[first]}; {wrong.sum()} items in all"
        yield Finding(path=_path(levels, first), text=f"expected {expected}, {found}")


def _beyond(levels: Levels, calls: int) -> Iterator[Finding]:
    expected = f"a position below {calls}, the number of calls"
    for finding in _offenders(levels, _flat(levels) >= calls, expected):
        yield replace(finding, is_fault=True)


def _repeated(levels: Levels, what: str) -> Iterator[Finding]:
    flat = _flat(levels)
    is_again = np.ones(len(flat), np.bool_)
    is_again[np.unique(flat, return_index=True)[1]] = False
    yield from _offenders(levels, is_again, f"each {what} once")


def _unbound(levels: Levels, archive: Container) -> Iterator[Finding]:
    """The first call that reads a slot which nothing before it has written."""
    calls: tuple[KernelCall | ForeignCall, ...] = archive.readable(SectionKind.KERNEL_CALLS)
    bound = {port.slot for port in archive.readable(SectionKind.INPUTS)}
    bound |= {entry.slot for entry in archive.readable(SectionKind.CONSTANTS)}
    for position, item in enumerate(_flat(levels).tolist()):
        call = calls[item] if item < len(calls) else None
        if not isinstance(call, KernelCall):
            return
        unmade = [ref.slot for ref in call.payload.operands if ref.is_present and ref.slot not in bound]
        if unmade:
            text = f"expected operands made before call {item}, found slot {unmade[0]} unmade"
            yield Finding(path=_path(levels, position), text=text)
            return
        bound.add(call.payload.output.slot)
