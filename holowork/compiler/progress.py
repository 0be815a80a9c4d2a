"""How far a compile has come: told to a function, or drawn as one line that vanishes."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TextIO

from holowork.compiler.pipeline import Lowered, Scheduled
from holowork.core import CompileError, Event, Observer, ignore
from holowork.passes import PassStarted

_CELLS = 20


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


class NoProgress(CompileError):
    """Progress was to be told to something that is no function."""

    def __init__(self, found: object) -> None:
        expected = "True, False or a function of one Progress"
        super().__init__(f"progress: expected {expected}, found {type(found).__name__}")
        self.found = found


@contextmanager
def watching(progress: object, passes: int) -> Iterator[Observer]:
    """An observer of a compile of so many passes; `ignore` where nobody looks.

    True draws a line on a terminal or below a notebook's cell, and nothing elsewhere; the line is gone in the
    end, whatever happens. Raises NoProgress.
    """
    if progress is True and _is_looked_at(sys.stderr):
        line = _Line(sys.stderr)
        try:
            yield _Watch(line, passes)
        finally:
            line.clear()
    elif callable(progress):
        yield _Watch(progress, passes)
    elif isinstance(progress, bool):
        yield ignore
    else:
        raise NoProgress(progress)


class _Watch:
    """Counts the steps of a compile: its passes, schedule and lower."""

    def __init__(self, tell: Tell, passes: int) -> None:
        self._tell = tell
        self._steps = passes + 2
        self._done = 0
        self._since = perf_counter()

    def __call__(self, event: Event) -> None:
        """Tell what begins."""
        if isinstance(event, PassStarted):
            self._at(event.name, self._done)
            self._done += 1
        elif isinstance(event, Scheduled):
            self._at("lower", self._steps - 1)
        elif isinstance(event, Lowered):
            self._at("", self._steps)

    def _at(self, name: str, done: int) -> None:
        seconds = perf_counter() - self._since
        self._tell(Progress(name=name, done=done, steps=self._steps, seconds=seconds))


class _Line:
    """One line, written over and over, and gone in the end."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._width = 0

    def __call__(self, progress: Progress) -> None:
        """Draw where the compile is."""
        self._write(f"\r{progress!s:<{self._width}}")
        self._width = max(self._width, len(str(progress)))

    def clear(self) -> None:
        """Leave nothing behind."""
        self._write(f"\r{'':<{self._width}}\r")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


def _is_looked_at(stream: TextIO) -> bool:
    """Whether somebody sees the line as it changes: on a terminal, or in a notebook."""
    return stream.isatty() or type(stream).__module__.startswith("ipykernel")
