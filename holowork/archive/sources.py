"""Byte sources of archives: one file held open, or the pieces of an archive that was just written."""

import mmap
import os
import weakref
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from holowork.archive.errors import Truncated
from holowork.codec import Body, Buffer, ByteSource, MemorySource, Piece, body_of
from holowork.core import NotAFile, read_by, refuse_strange

BLOCK = 1 << 22
"""Bytes that are held at once while a large body is walked."""

Source = str | os.PathLike[str] | Buffer | ByteSource


class FileSource:
    """A file read at positions through one descriptor; a short read is refused.

    The descriptor is closed by `close`, or when the source is no longer used. Raises NoFile,
    NotPermitted, NotAFile or Unreadable, which are OSErrors too.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        # a pipe must not keep us waiting for its writer
        with read_by(path):
            self.descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        self.close = weakref.finalize(self, os.close, self.descriptor)
        found = os.fstat(self.descriptor)
        self.size = found.st_size
        try:
            refuse_strange(path, found.st_mode)
        except NotAFile:
            self.close()
            raise

    def read(self, offset: int, length: int) -> memoryview:
        """Exactly `length` bytes; raises Truncated when the file has become shorter."""
        return self.read_into(memoryview(bytearray(length)), offset).toreadonly()

    def read_into(self, block: memoryview, offset: int) -> memoryview:
        """Fill a block from an offset; raises Truncated when the file has become shorter."""
        done = 0
        while done < len(block):
            got = os.preadv(self.descriptor, [block[done:]], offset + done)
            if got == 0:
                fault = Truncated("file", offset + done, (len(block), done))
                fault.file = self.path.name
                raise fault
            done += got
        return block


def _mapped(file: FileSource) -> ByteSource:
    """A file in the address space, where reading copies nothing.

    Unsafe where the file may change under it: one that becomes shorter ends the process.
    """
    if not file.size:
        return MemorySource(memoryview(b""))
    return MemorySource(memoryview(mmap.mmap(file.descriptor, file.size, access=mmap.ACCESS_READ)))


def opened(source: Source, *, map_file: bool = False) -> ByteSource:
    """Where the bytes of an archive are read from; what could change in memory is copied."""
    if isinstance(source, str | os.PathLike):
        file = FileSource(source)
        return _mapped(file) if map_file else file
    if isinstance(source, bytes | bytearray | memoryview):
        return MemorySource(memoryview(bytes(source)))
    return source


class PieceSource:
    """An archive in memory as the pieces it was written from; nothing is joined that need not be."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self._bodies = tuple(map(body_of, pieces))
        self._ends = list(accumulate(map(len, self._bodies)))
        self.size = self._ends[-1]

    def read(self, offset: int, length: int) -> memoryview:
        """The bytes at a position; a view where they lie in one piece."""
        if not length:
            return memoryview(b"")
        index = bisect_right(self._ends, offset)
        body, end = self._bodies[index], self._ends[index]
        if offset + length <= end:
            return _part(body, offset - end + len(body), length)
        return memoryview(b"".join(self.parts(offset, length)))

    def parts(self, offset: int, length: int) -> Iterator[memoryview]:
        """The bytes at a position as they lie in the pieces, at most a block at a time."""
        index = bisect_right(self._ends, offset)
        while length:
            body, end = self._bodies[index], self._ends[index]
            start = offset - end + len(body)
            taken = min(length, end - offset, BLOCK)
            yield _part(body, start, taken)
            offset, length = offset + taken, length - taken
            index += offset == end


def _part(body: Body, start: int, length: int) -> memoryview:
    return body.source.read(body.offset + start, length).toreadonly()
