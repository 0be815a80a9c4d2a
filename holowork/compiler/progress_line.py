"""The line that tells how far a compile has come: drawn where somebody looks, and gone in the end."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass, replace
from threading import Event, Thread
from time import perf_counter
from typing import TextIO

from holowork.core import renderer

DELAY = 0.5
"""Seconds before there is a line: what takes less leaves nothing to be seen."""
EVERY = 0.1
"""Seconds from one drawing to the next, whether or not a pass has ended."""
_CELLS = 20
_ON_TERMINALS = "Ctrl-C cancels"
_IN_NOTEBOOKS = "to cancel, interrupt the kernel (■): hw.last_partial keeps the passes that are done"


@dataclass(frozen=True, kw_only=True)
class Progress:
    """Where a compile is: the step that begins, how many are `done` of `steps`, seconds since the start.

    The last one has `done` equal to `steps` and no name.
    """

    name: str
    done: int
    steps: int
    seconds: float

    def __str__(self) -> str:
        filled = _CELLS * self.done // self.steps
        bar = "█" * filled + "░" * (_CELLS - filled)
        return f"{bar} {self.done}/{self.steps}  {self.seconds:.1f} s  {self.name}"


Tell = Callable[[Progress], object]


@contextmanager
def drawing() -> Iterator[Tell | None]:
    """What is to be told of a compile's progress, so that a line shows it; None where nobody looks.

    The line is drawn beside the compile, which a pass of many seconds does not hold up, and is gone in the
    end, whatever happens.
    """
    place = _place(sys.stderr)
    if place is None:
        yield None
        return
    line = _Line(*place)
    thread = Thread(target=copy_context().run, args=(line.draw,), daemon=True)  # in the output of this cell
    thread.start()
    try:
        yield line
    finally:
        line.is_over.set()
        thread.join()


def _place(stream: TextIO) -> tuple[Callable[[str], object], str] | None:
    """What shows a line, and how a compile is cancelled there."""
    if type(stream).__module__.startswith("ipykernel"):
        return renderer().line(), _IN_NOTEBOOKS
    return (_Terminal(stream), _ON_TERMINALS) if stream.isatty() else None


class _Line:
    """The line of one compile, drawn by a thread of its own."""

    def __init__(self, show: Callable[[str], object], hint: str) -> None:
        self.is_over = Event()
        self._show = show
        self._hint = hint
        self._since = perf_counter()
        self._last: Progress | None = None

    def __call__(self, progress: Progress) -> None:
        """Take note of where the compile is."""
        self._last = progress

    def draw(self) -> None:
        """Show where the compile is, again and again until it is over; then nothing."""
        wait = DELAY
        while not self.is_over.wait(wait):
            wait = EVERY
            if self._last is not None:
                now = replace(self._last, seconds=perf_counter() - self._since)
                self._show(f"{now}  ({self._hint})")
        if wait != DELAY:
            self._show("")


class _Terminal:
    """One line of a terminal, written over and over."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._width = 0

    def __call__(self, text: str) -> None:
        """Write a line over the last one, or that one away."""
        self._stream.write(f"\r{text:<{self._width}}" if text else f"\r{'':<{self._width}}\r")
        self._stream.flush()
        self._width = max(self._width, len(text))
