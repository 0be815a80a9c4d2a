"""Memory that kernels fill from nothing, such as tables of functions: made once in a process, and shared."""

import threading
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from holowork.ops import TableUse
from holowork.runtime.arena import Bytes, aligned
from holowork.runtime.errors import UnknownTables

LIMIT = 1 << 24
"""Bytes of tables that are kept, such as 128 of 65,536 entries of 16 bits; sessions hold those they use."""


@dataclass(kw_only=True)
class Tables:
    """Tables by what makes them, those longest unused let go first; how many were `built`, and `shared`."""

    limit: int = LIMIT
    built: int = 0
    shared: int = 0
    _kept: dict[Hashable, Bytes] = field(default_factory=dict, repr=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    @property
    def bytes(self) -> int:
        """Bytes that are kept."""
        return sum(len(table) for table in self._kept.values())

    def table(self, key: Hashable, length: int, fill: Callable[[Bytes], None]) -> Bytes:
        """The table of a key, which cannot be written; `fill` makes it where it is not kept."""
        with self._lock:
            found = self._kept.pop(key, None)
            if found is None:
                found = _filled(length, fill)
                self.built += 1
            else:
                self.shared += 1
            self._kept[key] = found
            self._let_go()
            return found

    def _let_go(self) -> None:
        held = self.bytes
        while held > self.limit:
            held -= len(self._kept.pop(next(iter(self._kept))))


def _filled(length: int, fill: Callable[[Bytes], None]) -> Bytes:
    table = aligned(length)
    fill(table)
    table.flags.writeable = False
    return table


TABLES = Tables()
"""Those of this process."""


def use_named(name: object) -> TableUse:
    """When a session looks functions up; raises UnknownTables."""
    try:
        return TableUse(name)  # type: ignore[arg-type]  # what a user gave
    except ValueError as fault:
        raise UnknownTables(name) from fault
