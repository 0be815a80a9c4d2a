"""Walking large bodies: the next block is read while the one before it is used."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import cycle

from holowork.archive.sources import BLOCK, FileSource, PieceSource
from holowork.codec import Body
from holowork.core import new_hasher

PARALLEL = 1 << 18
"""Bytes from which a body is hashed on several threads."""


def blocks(body: Body) -> Iterator[memoryview]:
    """The bytes of a body in order; a block is valid until the next one is asked for."""
    if isinstance(body.source, FileSource) and body.length > BLOCK:
        return _read_ahead(body.source, body)
    if isinstance(body.source, PieceSource):
        return body.source.parts(body.offset, body.length)
    return body.chunks(BLOCK)


def _read_ahead(source: FileSource, body: Body) -> Iterator[memoryview]:
    buffers = cycle([memoryview(bytearray(BLOCK)) for _ in range(2)])
    end = body.offset + body.length
    with ThreadPoolExecutor(max_workers=1) as reader:
        coming: Future[memoryview] | None = None
        for start in range(body.offset, end, BLOCK):
            block = next(buffers)[: end - start]
            coming, ready = reader.submit(source.read_into, block, start), coming
            if ready is not None:
                yield ready.result()
        if coming is not None:
            yield coming.result()


def hash_body(body: Body) -> bytes:
    """The 32-byte BLAKE3 digest of a body, which is never in memory as a whole unless it was before."""
    hasher = new_hasher(parallel=body.length >= PARALLEL)
    for block in blocks(body):
        hasher.update(block)
    return hasher.digest()
