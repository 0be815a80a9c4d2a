"""A read position that never passes the end."""

from typing import Protocol

from holowork.codec.errors import LocatedError, Truncated
from holowork.codec.source import Body, Buffer, ByteSource, MemorySource, octets

AHEAD = 1 << 16
"""Bytes that are read at once where fields are small."""


class Watcher(Protocol):
    """Is told what is read, and hears of faults that reading can go on behind.

    `is_exhaustive` asks for each item of an array of numbers, which is read as a whole otherwise.
    """

    is_exhaustive: bool

    def enter(self, step: str) -> None:
        """What follows belongs to the part called `step`."""
        ...

    def leave(self) -> None:
        """The innermost part has ended."""
        ...

    def note(self, start: int, end: int, value: object) -> None:
        """A field was read."""
        ...

    def complain(self, fault: LocatedError) -> None:
        """A field holds what its layout does not know, and what follows can be read all the same."""
        ...


class Cursor:
    """Reads forward through a source; offsets in errors count from the start of the source."""

    __slots__ = ("_ahead", "_ahead_start", "end", "offset", "source", "watcher")

    def __init__(self, source: ByteSource | Buffer, offset: int = 0) -> None:
        if isinstance(source, bytes | bytearray | memoryview):
            source = MemorySource(octets(source))
        self.source = source
        self.offset = offset
        self.end = source.size
        self.watcher: Watcher | None = None
        self._ahead = memoryview(b"")
        self._ahead_start = offset

    @property
    def remaining(self) -> int:
        """Bytes left."""
        return self.end - self.offset

    def within(self, end: int) -> "Cursor":
        """The same cursor, ending at byte `end`."""
        self.end = end
        return self

    def require(self, length: int) -> None:
        """Refuse when fewer than `length` bytes are left."""
        if length > self.end - self.offset:
            raise Truncated(self.offset, length, self.remaining)

    def take(self, length: int) -> memoryview:
        """The next `length` bytes."""
        self.require(length)
        seen = self._seen(length)
        self.offset += length
        return seen

    def skip(self, length: int) -> Body:
        """Pass over `length` bytes without reading them; the body that they are."""
        self.require(length)
        body = Body(self.source, self.offset, length)
        self.offset += length
        return body

    def inside(self, length: int) -> "Cursor":
        """A cursor over the next `length` bytes, which this one passes over."""
        body = self.skip(length)
        inner = Cursor(self.source, body.offset).within(self.offset)
        inner.watcher = self.watcher
        return inner

    def note(self, start: int, value: object) -> None:
        """Tell the watcher, if there is one, of a field that began at `start` and ends here."""
        if self.watcher is not None:
            self.watcher.note(start, self.offset, value)

    def refuse(self, fault: LocatedError) -> None:
        """Raise a fault that reading can go on behind, or tell it to the watcher."""
        if self.watcher is None:
            raise fault
        self.watcher.complain(fault)

    def peek(self, length: int) -> memoryview:
        """The next bytes without moving, fewer near the end."""
        return self._seen(min(length, self.remaining))

    def _seen(self, length: int) -> memoryview:
        """Small fields are cut from a block that was read at once."""
        start = self.offset - self._ahead_start
        if not 0 <= start <= len(self._ahead) - length:
            wanted = max(length, min(AHEAD, self.remaining))
            self._ahead, self._ahead_start, start = self.source.read(self.offset, wanted), self.offset, 0
        return self._ahead[start : start + length]
