"""The pool of aligned buffers that values live in."""

import os
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.core import KappaLabel
from holowork.runtime.errors import WorkspaceExhausted

ALIGNMENT = 64
Bytes = NDArray[np.uint8]


def _physical_memory() -> int:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def rounded(length: int) -> int:
    """The capacity of a buffer: at least 64 bytes, a multiple of 64."""
    return max(-(-length // ALIGNMENT), 1) * ALIGNMENT


@dataclass(frozen=True, kw_only=True)
class ArenaCounters:
    """Bytes of an arena: `pinned` for the session's life, `allocated` in all, `free` for the next value."""

    pinned: int
    allocated: int
    free: int


class BufferArena:
    """Aligned buffers, recycled by size; constants are pinned once under their label.

    A buffer that was handed to a caller is never recycled: it lives as long as an array refers to it.
    """

    def __init__(self) -> None:
        self._free: dict[int, list[Bytes]] = defaultdict(list)
        self._pinned: dict[KappaLabel, Bytes] = {}
        self._allocated = 0

    def take(self, length: int) -> Bytes:
        """A zeroed buffer of `length` bytes whose address is a multiple of 64; raises WorkspaceExhausted."""
        capacity = rounded(length)
        if self._free[capacity]:
            buffer = self._free[capacity].pop()
            buffer.fill(0)
            return buffer[:length]
        self._allocated += capacity
        return _aligned(capacity)[:length]

    def give_back(self, buffer: Bytes) -> None:
        """Recycle a buffer that nobody refers to any more."""
        whole: Any = buffer.base if buffer.base is not None else buffer
        self._free[rounded(len(buffer))].append(_whole(whole, buffer))

    def pin(self, label: KappaLabel, body: memoryview) -> Bytes:
        """The pinned bytes under a label; equal content is held once."""
        if label not in self._pinned:
            buffer = self.take(len(body))
            buffer[:] = np.frombuffer(body, np.uint8)
            buffer.flags.writeable = False
            self._pinned[label] = buffer
        return self._pinned[label]

    def pinned(self, label: KappaLabel) -> Bytes | None:
        """The pinned bytes under a label, or None."""
        return self._pinned.get(label)

    @property
    def counters(self) -> ArenaCounters:
        """Bytes held now."""
        free = sum(capacity * len(buffers) for capacity, buffers in self._free.items())
        pinned = sum(rounded(len(buffer)) for buffer in self._pinned.values())
        return ArenaCounters(pinned=pinned, allocated=self._allocated, free=free)

    def __repr__(self) -> str:
        held = self.counters
        return f"BufferArena(pinned={held.pinned}, allocated={held.allocated}, free={held.free})"


def _aligned(capacity: int) -> Bytes:
    limit = _physical_memory()
    if capacity > limit:
        raise WorkspaceExhausted(capacity, limit)
    raw = np.zeros(capacity + ALIGNMENT, np.uint8)
    start = -raw.ctypes.data % ALIGNMENT
    return raw[start : start + capacity]


def _whole(base: Bytes, buffer: Bytes) -> Bytes:
    """The full capacity of the buffer that `buffer` is the beginning of."""
    start = buffer.__array_interface__["data"][0] - base.__array_interface__["data"][0]
    return base[start : start + rounded(len(buffer))]
