"""Past facts that the program tells, and who listens."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from holowork.core.errors import ModelError

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: labels and small values, never buffers."""


Observer = Callable[[Event], object]
"""Is told each event as it happens; what it returns is not looked at."""


def ignore(event: Event) -> None:
    """Listen to nothing."""


def is_listening(observer: Observer) -> bool:
    """Whether it is worth making an event for `observer`."""
    return observer is not ignore


class NotAnObserver(ModelError):
    """Something was to be told of events that cannot be called."""

    def __init__(self, found: object) -> None:
        expected = "a function of one event, such as events.append"
        super().__init__(f"observer: expected {expected}, found {type(found).__name__}")
        self.found = found


class _FanOut:
    """Tells every observer that has not raised so far."""

    def __init__(self, observers: tuple[Observer, ...]) -> None:
        self._observers = observers

    def __call__(self, event: Event) -> None:
        for observer in self._observers:
            try:
                observer(event)
            except Exception:
                LOG.exception("observer %r raised on %s and is dropped", observer, type(event).__name__)
                self._drop(observer)

    def _drop(self, failed: Observer) -> None:
        # One assignment of a new tuple: another thread may be walking the old one.
        self._observers = tuple(observer for observer in self._observers if observer is not failed)


def fan_out(*observers: Observer) -> Observer:
    """Return an observer that tells all of `observers`, in order.

    One that raises is dropped and logged; the others and the program go on as if it had not been there.
    Raises NotAnObserver.
    """
    for observer in observers:
        if not callable(observer):
            raise NotAnObserver(observer)
    listening = tuple(filter(is_listening, observers))
    return _FanOut(listening) if listening else ignore
