"""Byte sources of archives: one file held open, or the pieces of an archive that was just written."""

import os
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from holowork.archive.errors import Truncated
from holowork.codec import Body, Piece


class FileSource:
    """A file read at positions through one descriptor; a short read is refused.

    The descriptor is closed when the source is no longer used.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self._file = self.path.open("rb", buffering=0)
        self.size = os.fstat(self._file.fileno()).st_size

    def read(self, offset: int, length: int) -> memoryview:
        """Exactly `length` bytes; raises Truncated when the file has become shorter."""
        block = bytearray(length)
        view = memoryview(block)
        done = 0
        while done < length:
            got = os.preadv(self._file.fileno(), [view[done:]], offset + done)
            if got == 0:
                raise Truncated(self.path.name, offset + done, (length, done))
            done += got
        return view.toreadonly()


class PieceSource:
    """An archive in memory as the pieces it was written from; nothing is joined that need not be."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces
        self._ends = list(accumulate(map(len, pieces)))
        self.size = self._ends[-1] if pieces else 0

    def read(self, offset: int, length: int) -> memoryview:
        """The bytes at a position; a view where they lie in one piece."""
        first = bisect_right(self._ends, offset)
        if not length:
            return memoryview(b"")
        start = offset - (self._ends[first - 1] if first else 0)
        if start + length <= len(self.pieces[first]):
            return _part(self.pieces[first], start, length)
        return memoryview(b"".join(self._parts(first, start, length)))

    def _parts(self, index: int, start: int, length: int) -> Iterator[memoryview]:
        while length:
            piece = self.pieces[index]
            taken = min(length, len(piece) - start)
            yield _part(piece, start, taken)
            index, start, length = index + 1, 0, length - taken


def _part(piece: Piece, start: int, length: int) -> memoryview:
    if isinstance(piece, Body):
        return piece.source.read(piece.offset + start, length)
    return memoryview(piece)[start : start + length].toreadonly()
