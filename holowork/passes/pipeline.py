"""The pipeline: passes in order, each followed by a verification, told to one observer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from holowork.core import Event, Observer, ignore


class Program(Protocol):
    """What passes work on: it can tell whether it is well formed."""

    def verify(self) -> None:
        """Raise an error where a rule is broken."""


P = TypeVar("P", bound=Program)


@dataclass(frozen=True, kw_only=True)
class Pass(Generic[P]):
    """A named function from program to program.

    `exact` promises the same bits for every input. The transform may tell its observer what it rewrote;
    it never prints, logs or times.
    """

    name: str
    summary: str
    exact: bool
    transform: Callable[[P, Observer], P]


@dataclass(frozen=True)
class PassStarted(Event):
    """A pass was given a program."""

    name: str
    before: Program


@dataclass(frozen=True)
class PassFinished(Event):
    """A pass gave a program that was verified."""

    name: str
    before: Program
    after: Program
    transform: Callable[[Any, Observer], object] | None = field(default=None, compare=False, repr=False)

    def retold(self) -> tuple[Event, ...]:
        """The events of the pass, from a replay on the program before."""
        events: list[Event] = []
        if self.transform is not None:
            self.transform(self.before, events.append)
        return tuple(events)


def run(passes: tuple[Pass[P], ...], program: P, observer: Observer = ignore) -> P:
    """Apply `passes` in order; tell `observer` what each one did.

    A program is verified after the pass that made it, and not again after one that gives it back.
    """
    verified: P | None = None
    for pass_ in passes:
        observer(PassStarted(pass_.name, program))
        after = pass_.transform(program, observer)
        if after is not verified:
            after.verify()
        observer(PassFinished(pass_.name, program, after, pass_.transform))
        program = verified = after
    return program
