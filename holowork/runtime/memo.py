"""The memo: what was computed is looked up. Bounded by bytes; the least recently used goes first."""

from collections import OrderedDict
from dataclasses import dataclass

import numpy as np

from holowork.core import KappaLabel
from holowork.runtime.errors import BadLimit
from holowork.runtime.values import Value

DEFAULT_BYTES = 256 * 1024 * 1024
MOST_ENTRIES = 1 << 16
"""Results that are kept however few bytes they have."""
Key = tuple[KappaLabel, ...]


@dataclass(frozen=True, slots=True)
class Remembered:
    """The outputs of one run, and what it took to compute them."""

    outputs: tuple[Value, ...]
    seconds: float
    bytes: int


class Memo:
    """Results of whole runs by the labels of their inputs; a limit of 0 bytes keeps and counts nothing.

    Raises BadLimit for anything but a whole number of bytes.

    Counters: `hits` and `misses` of runs, `evictions`, `bytes_held` now, `bytes_saved` and `seconds_saved`
    over all hits (the latter an estimate: the time of the first computation, without hashing).
    """

    def __init__(self, limit: int = DEFAULT_BYTES) -> None:
        self.limit = _whole(limit)
        self.hits = self.misses = self.evictions = self.bytes_held = self.bytes_saved = 0
        self.seconds_saved = 0.0
        self._entries: OrderedDict[Key, Remembered] = OrderedDict()

    def look_up(self, key: Key) -> Remembered | None:
        """What was computed for these inputs, or None; counts a hit or a miss."""
        if not self.limit:
            return None
        found = self._entries.get(key)
        if found is None:
            self.misses += 1
            return None
        self._entries.move_to_end(key)
        self.hits += 1
        self.bytes_saved += found.bytes
        self.seconds_saved += found.seconds
        return found

    def remember(self, key: Key, outputs: tuple[Value, ...], seconds: float) -> None:
        """Keep the outputs of a run, unless they alone exceed the limit."""
        size = sum(len(value.data) for value in outputs)
        if size > self.limit or not self.limit:
            return
        self.forget(key)
        self._entries[key] = Remembered(outputs, seconds, size)
        self.bytes_held += size
        while self.bytes_held > self.limit or len(self) > MOST_ENTRIES:
            self.forget(next(iter(self._entries)))
            self.evictions += 1

    def forget(self, key: Key) -> bool:
        """Drop one entry; False where there was none."""
        dropped = self._entries.pop(key, None)
        self.bytes_held -= dropped.bytes if dropped else 0
        return dropped is not None

    def clear(self) -> None:
        """Drop every entry; the counters of the past stay."""
        self._entries.clear()
        self.bytes_held = 0

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        counted = f"{self.hits} hits, {self.misses} misses, {self.evictions} evictions"
        return f"Memo({len(self)} entries, {self.bytes_held} of {self.limit} bytes, {counted})"


def _whole(limit: object) -> int:
    if isinstance(limit, int | np.integer) and not isinstance(limit, bool) and limit >= 0:
        return int(limit)
    raise BadLimit(limit)
