"""How far a compile has come: told to a function, or drawn as a line."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from holowork.compiler.pipeline import Lowered, Scheduled
from holowork.compiler.progress_line import Progress, Tell, drawing
from holowork.core import CompileError, Event, Observer, ignore
from holowork.passes import PassStarted


class NoProgress(CompileError):
    """Progress was to be told to something that is no function."""

    def __init__(self, found: object) -> None:
        expected = "True, False or a function of one Progress"
        super().__init__(f"progress: expected {expected}, found {type(found).__name__}")
        self.found = found


@contextmanager
def watching(progress: object, passes: int) -> Iterator[Observer]:
    """An observer of a compile of so many passes; `ignore` where nobody looks.

    True draws a line on a terminal or below a notebook's cell, and nothing elsewhere. Raises NoProgress.
    """
    if progress is True:
        with drawing() as tell:
            yield ignore if tell is None else _Watch(tell, passes)
    elif callable(progress):
        yield _Watch(progress, passes)
    elif progress is False:
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
