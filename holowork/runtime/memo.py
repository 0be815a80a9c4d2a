"""The memo: what was computed is looked up. Bounded by bytes; the least recently used goes first."""

from collections import Counter, OrderedDict
from dataclasses import dataclass

import numpy as np

from holowork.runtime.arena import Bytes
from holowork.runtime.errors import BadLimit
from holowork.runtime.store import Store
from holowork.runtime.values import Value

DEFAULT_BYTES = 256 * 1024 * 1024
MOST_ENTRIES = 1 << 16
"""Results that are kept however few bytes they have."""
Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Remembered:
    """The outputs of one run, and what it took to compute them."""

    outputs: tuple[Value, ...]
    seconds: float
    bytes: int


@dataclass(frozen=True, slots=True)
class _Entry:
    """Something that is kept, and the buffers that it holds on to."""

    held: object
    buffers: tuple[Bytes, ...]


class Memo:
    """What was computed, by the labels of what it was computed from; a limit of 0 bytes keeps nothing.

    Results of whole runs, and of the cones of a program: what depends on some of the inputs alone. Raises
    BadLimit for anything but a whole number of bytes.

    Counters: `hits` and `misses` of runs, `cone_hits` and `cone_misses` of cones in runs that missed,
    `evictions`, `bytes_held` now, `bytes_saved` and `seconds_saved` over all hits of runs (the latter an
    estimate: the time of the first computation, without hashing). `store_hits` and `store_puts` of results
    in a store, if there is one.
    """

    def __init__(self, limit: int = DEFAULT_BYTES, store: Store | None = None) -> None:
        self.limit = _whole(limit)
        self.store = store
        self.hits = self.misses = self.cone_hits = self.cone_misses = 0
        self.evictions = self.bytes_held = self.bytes_saved = 0
        self.seconds_saved = 0.0
        self._entries: OrderedDict[Key, _Entry] = OrderedDict()
        self._holders: Counter[int] = Counter()

    def look_up(self, key: Key) -> Remembered | None:
        """What was computed for these inputs, or None; counts a hit or a miss."""
        if not self.limit:
            return None
        found = self._held(key)
        if not isinstance(found, Remembered):
            self.misses += 1
            return None
        self.hits += 1
        self.bytes_saved += found.bytes
        self.seconds_saved += found.seconds
        return found

    def find(self, key: Key) -> object | None:
        """What is kept of a cone, or None; counts a hit or a miss."""
        found = self._held(key)
        self.cone_hits += found is not None
        self.cone_misses += found is None
        return found

    def _held(self, key: Key) -> object | None:
        entry = self._entries.get(key)
        if entry is None:
            return None
        self._entries.move_to_end(key)
        return entry.held

    def remember(self, key: Key, outputs: tuple[Value, ...], seconds: float) -> None:
        """Keep the outputs of a run, unless they alone exceed the limit."""
        buffers = tuple(value.data for value in outputs)
        size = sum(map(len, buffers))
        self.keep(key, Remembered(outputs, seconds, size), buffers)

    def keep(self, key: Key, held: object, buffers: tuple[Bytes, ...]) -> None:
        """Keep something with its buffers, unless they alone exceed the limit; shared ones count once."""
        if sum(map(len, buffers)) > self.limit or not self.limit:
            return
        self.forget(key)
        self._entries[key] = _Entry(held, buffers)
        self._count(buffers, 1)
        while self.bytes_held > self.limit or len(self) > MOST_ENTRIES:
            self.forget(next(iter(self._entries)))
            self.evictions += 1

    def _count(self, buffers: tuple[Bytes, ...], change: int) -> None:
        """Note one holder more, or less, of each buffer, by where it is."""
        for buffer in buffers:
            place = buffer.ctypes.data
            before = self._holders[place]
            self._holders[place] += change
            if 0 in {before, self._holders[place]}:
                self.bytes_held += change * len(buffer)
            if not self._holders[place]:
                del self._holders[place]

    def forget(self, key: Key) -> bool:
        """Drop one entry; False where there was none."""
        dropped = self._entries.pop(key, None)
        self._count(dropped.buffers if dropped else (), -1)
        return dropped is not None

    @property
    def store_hits(self) -> int:
        """Results that were taken from the store."""
        return self.store.hits if self.store else 0

    @property
    def store_puts(self) -> int:
        """Results that were put into the store."""
        return self.store.puts if self.store else 0

    def clear(self) -> None:
        """Drop every entry; the counters of the past stay."""
        self._entries.clear()
        self._holders.clear()
        self.bytes_held = 0

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        counted = f"{self.hits} hits, {self.misses} misses, {self.evictions} evictions"
        stored = f", {self.store_hits} from the store, {self.store_puts} put there" if self.store else ""
        return f"Memo({len(self)} entries, {self.bytes_held} of {self.limit} bytes, {counted}{stored})"


def _whole(limit: object) -> int:
    if isinstance(limit, int | np.integer) and not isinstance(limit, bool) and limit >= 0:
        return int(limit)
    raise BadLimit(limit)
