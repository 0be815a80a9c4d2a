"""Where bytes are read from: a block of memory, or anything with positioned reads."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

BLOCK = 1 << 18
"""Bytes that are held at once while a body is walked."""

Buffer = bytes | bytearray | memoryview


class ByteSource(Protocol):
    """Bytes with a length, read at a position; a short read is refused, never returned."""

    @property
    def size(self) -> int:
        """Bytes there are."""
        ...

    def read(self, offset: int, length: int) -> memoryview:
        """Exactly `length` bytes from `offset`."""
        ...


@dataclass(frozen=True, slots=True)
class MemorySource:
    """Bytes that are in memory already; reading copies nothing."""

    data: memoryview

    @property
    def size(self) -> int:
        """Bytes there are."""
        return len(self.data)

    def read(self, offset: int, length: int) -> memoryview:
        """A view of `length` bytes from `offset`."""
        return self.data[offset : offset + length]


@dataclass(frozen=True, slots=True)
class Body:
    """A run of bytes that stays where it is until it is asked for."""

    source: ByteSource
    offset: int
    length: int

    def __len__(self) -> int:
        return self.length

    def view(self) -> memoryview:
        """All the bytes at once."""
        return self.source.read(self.offset, self.length)

    def chunks(self, size: int = BLOCK) -> Iterator[memoryview]:
        """The bytes in order, at most `size` at a time."""
        for start in range(0, self.length, size):
            yield self.source.read(self.offset + start, min(size, self.length - start))


Piece = Buffer | Body
"""Bytes to write: in memory, or where they are."""


def octets(buffer: Buffer) -> memoryview:
    """A buffer as one row of bytes; raises TypeError where it is not contiguous."""
    view = memoryview(buffer)
    return view.cast("B") if view.nbytes else memoryview(b"")


def body_of(piece: Piece) -> Body:
    """A piece as a body."""
    if isinstance(piece, Body):
        return piece
    data = octets(piece)
    return Body(MemorySource(data), 0, len(data))
