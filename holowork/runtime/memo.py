"""The memo: what was computed is looked up. Bounded by bytes; the least recently used goes first."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from holowork.core import Displayable
from holowork.ops import Array
from holowork.runtime.arena import Place
from holowork.runtime.errors import BadLimit, NotARun
from holowork.runtime.memo_entries import MemoEntry
from holowork.runtime.memo_explain import Parting, parting
from holowork.runtime.past import PastRun
from holowork.runtime.run import Run
from holowork.runtime.shortcuts import Key, Shortcut, Shortcuts, Values, size
from holowork.runtime.store import Store

DEFAULT_BYTES = 256 * 1024 * 1024
MOST_ENTRIES = 1 << 16
"""Results that are kept however few bytes they have."""


@dataclass(slots=True, eq=False)
class Remembered:
    """The outputs of one run, and what it took to compute them."""

    outputs: Values
    seconds: float
    bytes: int


@dataclass(slots=True, eq=False)
class _Entry:
    """Something that is kept, and the buffers that it holds on to."""

    held: object
    places: tuple[Place, ...]
    hits: int = 0


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
        self._entries: OrderedDict[Key, _Entry] = OrderedDict()
        self._holders: dict[int, int] = {}
        self._uses: dict[Key, int] = {}

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
        found = self._held(key)
        if not isinstance(found, Remembered):
            self.misses += 1
            return None
        self._hits += 1
        self._bytes_saved += found.bytes
        self._seconds_saved += found.seconds
        return found

    def find(self, key: Key) -> object | None:
        """What is kept of a cone, or None."""
        return self._held(key)

    def count_cones(self, hits: int, misses: int) -> None:
        """Count the cones of a run whose results were there, and those that were computed."""
        self.cone_hits += hits
        self.cone_misses += misses

    def _held(self, key: Key) -> object | None:
        entry = self._entries.get(key)
        if entry is None:
            return None
        self._uses[key] = self.shortcuts.tick()
        entry.hits += 1
        return entry.held

    def holds(self, key: Key) -> bool:
        """Whether there is an entry of this key; counts as no use."""
        return key in self._entries

    def remember(self, key: Key, outputs: Values, seconds: float) -> None:
        """Keep the outputs of a run, unless they alone exceed the limit."""
        if self.limit:
            found = Remembered(outputs, seconds, size(outputs))
            self.keep(key, found, tuple([value.place for value in outputs]))

    def keep(self, key: Key, held: object, places: tuple[Place, ...]) -> None:
        """Keep something with its buffers, unless they alone exceed the limit; shared ones count once."""
        if sum([len(buffer) for buffer, _ in places]) > self.limit or not self.limit:
            return
        if key in self._entries:
            self.forget(key)
        self._entries[key] = _Entry(held, places)
        self._uses[key] = self.shortcuts.tick()
        self._count(places, 1)
        if self.bytes_held + self.shortcuts.bytes > self.limit or len(self._entries) > MOST_ENTRIES:
            self._shrink()

    def present(self, key: Key, inputs: Values, arrays: Sequence[Array]) -> None:
        """Let a result that is kept be found by the values that it was presented with, as these arrays."""
        entry, needed = self._entries.get(key), size(inputs)
        found = entry.held if entry else None
        if not isinstance(found, Remembered) or not inputs or self.bytes_held + needed > self.limit:
            return
        if self.bytes_held + self.shortcuts.bytes + needed > self.limit:
            self.shortcuts.clear()
        own = tuple([array.view() for array in arrays])
        view = own[0].view if len(own) == 1 else None
        made = Shortcut(key=key, inputs=inputs, outputs=found.outputs, arrays=own, view=view)
        self.shortcuts.add(made, found.seconds)

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

    def entries(self) -> tuple[MemoEntry, ...]:
        """What is held, the most recently used first; each holds its result as long as it lives."""
        self._sort()
        return tuple(
            MemoEntry(
                key=key,
                bytes=sum({address: len(buffer) for buffer, address in entry.places}.values()),
                seconds=entry.held.seconds if isinstance(entry.held, Remembered) else None,
                hits=entry.hits,
                held=entry.held,
            )
            for key, entry in reversed(self._entries.items())
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
        counted = f"{self.hits} hits, {self.misses} misses, {self.evictions} evictions"
        stored = f", {self.store_hits} from the store, {self.store_puts} put there" if self.store else ""
        stored += ", which is not trusted" if self.store and not self.store.trusted else ""
        return f"Memo({len(self)} entries, {self.bytes_held} of {self.limit} bytes, {counted}{stored})"


def _whole(limit: object) -> int:
    if isinstance(limit, int | np.integer) and not isinstance(limit, bool) and limit >= 0:
        return int(limit)
    raise BadLimit(limit)
