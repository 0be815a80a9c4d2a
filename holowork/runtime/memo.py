"""The memo: what was computed is looked up. Bounded by bytes; the least recently used goes first."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from holowork.core import Displayable, counted
from holowork.runtime.arena import Place
from holowork.runtime.errors import BadLimit, NotARun
from holowork.runtime.memo_entries import MemoEntry
from holowork.runtime.memo_explain import Parting, parting
from holowork.runtime.past import PastRun
from holowork.runtime.run import Run
from holowork.runtime.shortcuts import Key, Shortcut, Shortcuts, Values, size
from holowork.runtime.store import Store
from holowork.runtime.values import Value

DEFAULT_BYTES = 256 * 1024 * 1024
MOST_ENTRIES = 1 << 16
"""Results that are kept however few bytes they have."""


class Kept(Protocol):
    """Something that is kept: the buffers that it holds on to, always the same, and its `hits`."""

    hits: int

    @property
    def places(self) -> tuple[Place, ...]:
        """All that it holds."""


@dataclass(slots=True, eq=False)
class Remembered:
    """The outputs of one run, and what it took to compute them."""

    outputs: Values
    seconds: float
    bytes: int
    hits: int = 0

    @property
    def places(self) -> tuple[Place, ...]:
        """The bytes of the outputs."""
        return tuple([(value.data, value.address) for value in self.outputs])


class Memo(Displayable):
    """What was computed, by the labels of what it was computed from; a limit of 0 bytes keeps nothing.

    Results of whole runs, and of the cones of a program: what depends on some of the inputs alone. Raises
    BadLimit for anything but a whole number of bytes.

    Counters: `hits` and `misses` of runs, `cone_hits` and `cone_misses` of cones in runs that missed,
    `evictions`, `bytes_held` now, `bytes_saved` and `seconds_saved` over all hits of runs (the latter an
    estimate: the time of the first computation, without hashing). `store_hits` and `store_puts` of results
    in a store, if there is one.

    Values that a result was presented with are held beside it while there is room for both, for a shortcut.
    `revision` goes up with each `evict` and `clear`: what was told to be dropped is computed again.
    """

    def __init__(self, limit: int = DEFAULT_BYTES, store: Store | None = None) -> None:
        self.limit = _whole(limit)
        self.store = store
        self.misses = self.cone_hits = self.cone_misses = self.evictions = self.bytes_held = 0
        self._hits = self._bytes_saved = 0
        self._seconds_saved = 0.0
        self.revision = 0
        self.shortcuts = Shortcuts()
        self._entries: OrderedDict[Key, Kept] = OrderedDict()
        self._holders: dict[int, int] = {}
        self._uses: dict[Key, int] = {}
        self._asked: Key = ()
        self._now = 0  # when that was: the time of all that is found or kept until the next

    @property
    def hits(self) -> int:
        """Runs whose result was looked up."""
        return self._hits + self.shortcuts.hits

    @property
    def bytes_saved(self) -> int:
        """Bytes of these results."""
        return self._bytes_saved + self.shortcuts.bytes_saved

    @property
    def seconds_saved(self) -> float:
        """Seconds that computing them took."""
        return self._seconds_saved + self.shortcuts.seconds_saved

    def look_up(self, key: Key) -> Remembered | None:
        """What was computed for these inputs, or None; counts a hit or a miss."""
        if not self.limit:
            return None
        self._asked, self._now = key, self.shortcuts.tick()
        found = self.find(key)
        if not isinstance(found, Remembered):
            self.misses += 1
            return None
        self._hits += 1
        self._bytes_saved += found.bytes
        self._seconds_saved += found.seconds
        return found

    def find(self, key: Key) -> Kept | None:
        """What is kept under a key, or None; counts as a use."""
        found = self._entries.get(key)
        if found is not None:
            self._uses[key] = self._now
            found.hits += 1
        return found

    def count_cones(self, hits: int, misses: int) -> None:
        """Count the cones of a run whose results were there, and those that were computed."""
        self.cone_hits += hits
        self.cone_misses += misses

    def holds(self, key: Key) -> bool:
        """Whether there is an entry of this key; counts as no use."""
        return key in self._entries

    def remember(self, key: Key, outputs: Values, seconds: float) -> None:
        """Keep the outputs of a run, unless they alone exceed the limit."""
        if self.limit:
            self.keep(key, Remembered(outputs, seconds, size(outputs)))

    def keep(self, key: Key, held: Kept) -> None:
        """Keep something with its buffers, unless they alone exceed the limit; shared ones count once."""
        entries, places, needed = self._entries, held.places, 0
        for buffer, _ in places:
            needed += len(buffer)
        if needed > self.limit or not self.limit:
            return
        if key in entries:
            self.forget(key)
        entries[key] = held
        self._uses[key] = self._now
        self._count(places, 1)
        if self.bytes_held + self.shortcuts.bytes > self.limit or len(entries) > MOST_ENTRIES:
            self._shrink()

    def present(self, inputs: Values) -> None:
        """Let the result that was asked for last, if it is kept, be found by the values of these inputs."""
        key, shortcuts = self._asked, self.shortcuts
        found = self._entries.get(key)
        room = self.limit - self.bytes_held - shortcuts.needs(inputs)
        if not isinstance(found, Remembered) or not inputs or room < 0:
            return
        if room < shortcuts.bytes:
            shortcuts.clear()
        shortcuts.add(Shortcut(key, inputs, found.outputs), found.seconds)

    def _shrink(self) -> None:
        """Drop what is held for shortcuts, then what was not used for longest, until the rest has room."""
        if self.bytes_held + self.shortcuts.bytes > self.limit:
            self.shortcuts.clear()
        while self.bytes_held > self.limit or len(self._entries) > MOST_ENTRIES:
            self._sort()
            self.forget(next(iter(self._entries)))
            self.evictions += 1

    def _count(self, places: tuple[Place, ...], change: int) -> None:
        """Note one holder more, or less, of each buffer, by where it is."""
        holders = self._holders
        for buffer, address in places:
            before = holders.get(address, 0)
            holders[address] = after = before + change
            if not before or not after:
                self.bytes_held += change * len(buffer)
            if not after:
                del holders[address]

    def _sort(self) -> None:
        """Put what was used since the last time behind what was not, in the order of use."""
        uses = self.shortcuts.uses()
        uses |= {key: max(tick, uses.get(key, 0)) for key, tick in self._uses.items()}
        for key in sorted(uses, key=uses.__getitem__):
            if key in self._entries:
                self._entries.move_to_end(key)
        self._uses.clear()

    def forget(self, key: Key) -> bool:
        """Drop one entry; False where there was none."""
        dropped = self._entries.pop(key, None)
        if dropped is not None:
            self.shortcuts.drop(key)
            self._count(dropped.places, -1)
        return dropped is not None

    def release(self, value: Value) -> None:
        """Drop each result that holds the bytes of a value, and what is held for shortcuts."""
        self.shortcuts.clear()
        for key in reversed(tuple(self._entries)):  # the last ones hold it, in most cases
            if value.address not in self._holders:
                return
            if any(address == value.address for _, address in self._entries[key].places):
                self.forget(key)

    def entries(self) -> tuple[MemoEntry, ...]:
        """What is held, the most recently used first; each holds its result as long as it lives."""
        self._sort()
        return tuple(
            MemoEntry(
                key=key,
                bytes=sum({address: len(buffer) for buffer, address in held.places}.values()),
                seconds=held.seconds if isinstance(held, Remembered) else None,
                hits=held.hits,
                held=held,
            )
            for key, held in reversed(self._entries.items())
        )

    def evict(self, entry: MemoEntry) -> bool:
        """Drop an entry, so that what it holds is computed again; False where it was gone already."""
        if not isinstance(entry, MemoEntry):
            raise NotARun("evict", "one of memo.entries()", entry)
        self.revision += 1
        return self.forget(entry.key)

    def explain(self, a: Run | PastRun, b: Run | PastRun) -> Parting:
        """Where two runs of one program part: the first call whose label differs, and all others.

        That is why `b` was no hit after `a`. No value is computed: labels are derived. Raises UnlikeRuns.
        """
        for run in (a, b):
            if not isinstance(run, Run | PastRun):
                raise NotARun("explain", "two runs: session.last after each of them", run)
        one, other = a.past, b.past
        return parting(one, other, (self.knows(one), self.knows(other)))

    def knows(self, run: Run | PastRun) -> bool:
        """Whether the result of a run is held now."""
        return self.holds(tuple(label.text for label in run.inputs))

    @property
    def hit_rate(self) -> float:
        """The share of runs that were looked up, 0.0 before there was one."""
        hits = self.hits
        return hits / (hits + self.misses) if hits else 0.0

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
        self.revision += 1
        self.shortcuts.clear()
        self._entries.clear()
        self._holders.clear()
        self._uses.clear()
        self.bytes_held = 0

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        counts = ((self.hits, "hit"), (self.misses, "miss"), (self.evictions, "eviction"))
        told = ", ".join(counted(*count) for count in counts)
        stored = f", {self.store_hits} from the store, {self.store_puts} put there" if self.store else ""
        stored += ", which is not trusted" if self.store and not self.store.trusted else ""
        held = counted(len(self), "entry")
        return f"Memo({held}, {self.bytes_held} of {self.limit} bytes, {told}{stored})"


def _whole(limit: object) -> int:
    if isinstance(limit, int | np.integer) and not isinstance(limit, bool) and limit >= 0:
        return int(limit)
    raise BadLimit(limit)
