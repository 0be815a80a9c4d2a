"""A read position that never passes the end."""

from collections.abc import Callable

from holowork.codec.errors import Truncated
from holowork.codec.source import Body, ByteSource, MemorySource

Watcher = Callable[[str, int, int, object], None]


class Cursor:
    """Reads forward through a source; offsets in errors count from the start of the source."""

    __slots__ = ("end", "offset", "source", "watcher")

    def __init__(self, source: ByteSource | bytes | memoryview, offset: int = 0) -> None:
        if isinstance(source, (bytes, memoryview)):
            source = MemorySource(memoryview(source).cast("B"))
        self.source = source
        self.offset = offset
        self.end = source.size
        self.watcher: Watcher | None = None

    @property
    def remaining(self) -> int:
        """Bytes left."""
        return self.end - self.offset

    def within(self, end: int) -> "Cursor":
        """This cursor, ending at byte `end`."""
        self.end = end
        return self

    def require(self, length: int) -> None:
        """Refuse when fewer than `length` bytes are left."""
        if length > self.end - self.offset:
            raise Truncated(self.offset, length, self.remaining)

    def take(self, length: int) -> memoryview:
        """The next `length` bytes."""
        self.require(length)
        start = self.offset
        self.offset = start + length
        return self.source.read(start, length)

    def skip(self, length: int) -> Body:
        """Pass over `length` bytes without reading them; the body that they are."""
        self.require(length)
        body = Body(self.source, self.offset, length)
        self.offset += length
        return body

    def peek(self, length: int) -> memoryview:
        """The next bytes without moving, fewer near the end."""
        return self.source.read(self.offset, min(length, self.remaining))
