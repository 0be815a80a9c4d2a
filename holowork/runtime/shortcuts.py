"""Results that are found by the very values that they were computed from: without a label, without a lock."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from operator import itemgetter
from typing import Any

from holowork.ops import Array
from holowork.runtime.values import Value

MOST = 1 << 10
"""Results that are found so."""
Values = tuple[Value, ...]
Key = tuple[object, ...]
"""What the memo knows a result by."""
Texts = tuple[str, ...]
"""The labels of the inputs of a run, as text: its key."""
NO_VALUES = (AttributeError, LookupError, TypeError, ValueError)
"""What comes of looking for values in anything else."""


@dataclass(slots=True, eq=False)
class Shortcut:
    """A result, and when it was `used` last; `view` gives the array of its output, if there is one alone."""

    key: Key
    inputs: Values
    outputs: Values
    arrays: tuple[Array, ...] = ()
    view: Callable[[], Array] | None = None
    used: int = 0

    def views(self) -> list[Array]:
        """An array of the caller's own for each output, of arrays that are made the first time."""
        if not self.arrays:
            self.arrays = tuple([value.numpy() for value in self.outputs])
            self.view = self.arrays[0].view if len(self.arrays) == 1 else None
        return [array.view() for array in self.arrays]


class Shortcuts:
    """Results of one program by the values that they were presented with, which are held for it.

    Who finds one with `find` sets its `used` to the next of `ticks`, and so counts a hit. All else is for
    one thread at a time, but for what is told. `bytes` are those of the values that are held.
    """

    def __init__(self) -> None:
        self.bytes = 0
        self.ticks = count(1)
        self._by_inputs: dict[Values, Shortcut] = {}
        self._by_key: dict[Key, Shortcut] = {}
        self._past: dict[Key, int] = {}
        self._seen = self._other_ticks = self._result_bytes = self._each = self._added = 0
        self._seconds = 0.0
        self._lock = threading.Lock()
        self.find: Callable[[Values], Shortcut | None] = self._by_inputs.get

    @property
    def hits(self) -> int:
        """How often one was found."""
        with self._lock:
            self._other_ticks += 1
            return next(self.ticks) - self._other_ticks

    def tick(self) -> int:
        """The time of another use."""
        with self._lock:
            self._other_ticks += 1
            return next(self.ticks)

    @property
    def bytes_saved(self) -> int:
        """Bytes of the results that were found: those of one program have the same."""
        return self.hits * self._result_bytes

    @property
    def seconds_saved(self) -> float:
        """Seconds that as many results took, by the mean of those that were added."""
        return self.hits * self._seconds / max(self._added, 1)

    def needs(self, inputs: Values) -> int:
        """Bytes of the values that one more would hold: those of one program have the same."""
        if not self._each:
            self._each = size(inputs)
        return self._each

    def add(self, made: Shortcut, seconds: float) -> None:
        """Let a result, which took so long to compute, be found by its inputs, and by no others."""
        key = made.key
        if key in self._by_key:
            self.drop(key)
        elif len(self._by_key) >= MOST:
            self.clear()
        made.used = self._past.pop(key, 0)
        self._by_inputs[made.inputs] = self._by_key[key] = made
        self.bytes += self._each
        self._result_bytes = self._result_bytes or size(made.outputs)
        self._added, self._seconds = self._added + 1, self._seconds + seconds

    def drop(self, key: Key) -> None:
        """Let a result be found by its inputs no more."""
        dropped = self._by_key.pop(key, None)
        if dropped is not None:
            del self._by_inputs[dropped.inputs]
            self.bytes -= self._each
            self._past[key] = dropped.used

    def clear(self) -> None:
        """Drop all."""
        for key in tuple(self._by_key):
            self.drop(key)

    def uses(self) -> dict[Key, int]:
        """When those were used last that were found since this was last asked."""
        lately = self._past | {key: each.used for key, each in self._by_key.items()}
        seen, self._seen = self._seen, self.tick()
        self._past.clear()
        return {key: used for key, used in lately.items() if used > seen}


def getter(names: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function to what is given under each of these names, one after another."""
    if len(names) == 1:
        (name,) = names
        return lambda given: (given[name],)
    return itemgetter(*names) if names else tuple


def size(values: Values) -> int:
    """Bytes of values together."""
    return sum([len(value.data) for value in values])
