"""The pool of aligned buffers that values live in."""

import os
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from holowork.core import KappaLabel
from holowork.runtime.errors import WorkspaceExhausted

if TYPE_CHECKING:
    from holowork.runtime.pages import WeightPages

ALIGNMENT = 64
SMALL, SLAB = 1 << 12, 1 << 16
"""Bytes of a buffer in a slab, at most, and those of a slab, which lives as long as any of its buffers."""
Bytes = NDArray[np.uint8]
Place = tuple[Bytes, int]
"""A buffer, and its address: to ask an array for it takes longer than to take a small buffer."""


@cache
def physical_memory() -> int:
    """Bytes of memory in the machine."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def rounded(length: int) -> int:
    """The capacity of a buffer: at least 64 bytes, a multiple of 64."""
    return (length + ALIGNMENT - 1 & -ALIGNMENT) or ALIGNMENT


@dataclass(frozen=True, kw_only=True)
class ArenaCounters:
    """Bytes of an arena: `pinned` for the session's life, `free` for the next value, `allocated` in all.

    What callers have is not counted.
    """

    pinned: int
    allocated: int
    free: int


class BufferArena:
    """Aligned buffers, recycled by size; constants are pinned once under their label.

    A buffer that was lent or handed over to a caller is never recycled: it lives as long as an array refers
    to it. `pages` are the weights that are not pinned, where they have a budget.
    """

    def __init__(self, pages: "WeightPages | None" = None) -> None:
        self.pages = pages
        self._free: dict[int, list[Bytes]] = defaultdict(list)
        self._pinned: dict[KappaLabel, Bytes] = {}
        self._allocated = 0
        self._slab, self._slab_address, self._slab_used = np.zeros(0, np.uint8), 0, SLAB

    def take(self, length: int, where: str = "workspace") -> Bytes:
        """A zeroed buffer of `length` bytes whose address is a multiple of 64; raises WorkspaceExhausted."""
        buffer = self._room(length, where)
        buffer.fill(0)
        return buffer

    def lend(self, length: int, where: str) -> Place:
        """A buffer for a caller, with any bytes in it, and its address: machine code writes all of it.

        It is read-only for everything else, and not counted. Raises WorkspaceExhausted.
        """
        buffer, address = self._new(length, where)
        buffer.setflags(write=False)
        return buffer, address

    def hold(self, body: bytes | Bytes) -> Place:
        """A read-only copy of bytes for a caller, and its address; not counted."""
        buffer, address = self._new(len(body), "a value")
        buffer.data[:] = body.data if isinstance(body, np.ndarray) else memoryview(body)
        buffer.setflags(write=False)
        return buffer, address

    def _room(self, length: int, where: str) -> Bytes:
        """A buffer with any bytes in it, recycled or new."""
        capacity = rounded(length)
        if self._free[capacity]:
            return self._free[capacity].pop()[:length]
        buffer, _ = self._new(length, where)
        self._allocated += capacity
        return buffer

    def _new(self, length: int, where: str) -> Place:
        """A new buffer; for small ones, memory is reserved for many of them at once."""
        capacity = rounded(length)
        if capacity > SMALL:
            whole = unwritten(capacity, where)
            return whole[:length], whole.ctypes.data
        start = self._slab_used
        if start + capacity > SLAB:
            self._slab, start = unwritten(SLAB, "small values"), 0
            self._slab_address = self._slab.ctypes.data
        self._slab_used = start + capacity
        return self._slab[start : start + length], self._slab_address + start

    def give_back(self, buffer: Bytes) -> None:
        """Recycle a buffer that was taken and that nobody refers to any more.

        One without bytes says nothing of its place: NumPy lets every empty part begin where the whole does.
        """
        if not len(buffer):
            self.hand_over(buffer)
            return
        whole = buffer.base
        if not isinstance(whole, np.ndarray):
            raise TypeError(type(whole))
        start, capacity = buffer.ctypes.data - whole.ctypes.data, rounded(len(buffer))
        self._free[capacity].append(whole[start : start + capacity])

    def hand_over(self, buffer: Bytes) -> None:
        """Let a caller have a buffer that was taken: from now on it cannot be written, nor given back."""
        buffer.setflags(write=False)
        self._allocated -= rounded(len(buffer))

    def pin(self, label: KappaLabel, body: memoryview) -> Bytes:
        """The pinned bytes under a label; equal content is held once."""
        if label not in self._pinned:
            buffer = self._room(len(body), f"the constant {label.short}")
            buffer.data[:] = body
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


def reserved(capacity: int, where: str) -> Bytes:
    """A new buffer of zeros; raises WorkspaceExhausted, before it asks for more than there is."""
    return _asked(aligned, capacity, where)


def unwritten(capacity: int, where: str) -> Bytes:
    """The same with any bytes in it: to write zeros into memory that was used before takes its time."""
    return _asked(_unwritten, capacity, where)


def _asked(how: Callable[[int], Bytes], capacity: int, where: str) -> Bytes:
    available = physical_memory()
    if capacity > available:
        raise WorkspaceExhausted(where, capacity, available)
    try:
        return how(capacity)
    except MemoryError as fault:
        raise WorkspaceExhausted(where, capacity, available) from fault


def aligned(length: int) -> Bytes:
    """Zeros at an address that is a multiple of 64, an array of its own: a part of it has it as its base."""
    return _within(np.zeros(length + ALIGNMENT, np.uint8), length)


def _unwritten(length: int) -> Bytes:
    return _within(np.empty(length + ALIGNMENT, np.uint8), length)


def _within(raw: Bytes, length: int) -> Bytes:
    start = -raw.ctypes.data % ALIGNMENT
    return np.frombuffer(raw.data[start : start + length], np.uint8)
