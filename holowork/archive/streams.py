"""Walking and hashing large bodies, which are never in memory as a whole unless they were before."""

import os
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread

from holowork.archive.sources import BLOCK, FileSource, PieceSource
from holowork.codec import Body
from holowork.core import Hasher, new_hasher

Stage = Callable[[memoryview, int], object]
"""Uses a block, which lies at an offset of the source and is valid until the stage returns."""

PARALLEL = 1 << 18
"""Bytes from which a body is hashed on several threads."""

LEGS = 2
"""Threads that walk a file. Up to as many cores, a hash on several threads would take theirs away."""


def blocks(body: Body) -> Iterator[memoryview]:
    """The bytes of a body in order."""
    if isinstance(body.source, PieceSource):
        return body.source.parts(body.offset, body.length)
    return body.chunks(BLOCK)


def walk(body: Body, *stages: Stage) -> None:
    """Hand the bytes of a body to each stage, in order; a large file is read while blocks are used."""
    if isinstance(body.source, FileSource) and body.length > BLOCK:
        _Relay(body.source, body, stages).run()
        return
    offset = body.offset
    for block in blocks(body):
        for stage in stages:
            stage(block, offset)
        offset += len(block)


def hasher_of(body: Body) -> Hasher:
    """What begins the hash of a body that is walked; on several threads where that pays."""
    has_cores = not isinstance(body.source, FileSource) or (os.cpu_count() or 1) > LEGS
    return new_hasher(parallel=has_cores and body.length >= PARALLEL)


def hash_body(body: Body) -> bytes:
    """The 32-byte BLAKE3 digest of a body."""
    hasher = hasher_of(body)
    walk(body, lambda block, _: hasher.update(block))
    return hasher.digest()


class _Relay:
    """Two threads take blocks in turns; each reads its own and takes it through the stages.

    A block stays in the cache of the core that has read it, and every stage gets the blocks in order.
    """

    def __init__(self, source: FileSource, body: Body, stages: tuple[Stage, ...]) -> None:
        self._source, self._stages = source, stages
        self._start, self._end = body.offset, body.offset + body.length
        self._turns = [tuple(SimpleQueue[None]() for _ in range(LEGS)) for _ in stages]
        self._fault: BaseException | None = None

    def run(self) -> None:
        """Walk to the end; raises what reading or a stage raised."""
        legs = [Thread(target=self._leg, args=(number,)) for number in range(LEGS)]
        for turns in self._turns:
            turns[0].put(None)
        for leg in legs:
            leg.start()
        try:
            _join(legs)
        except BaseException as fault:  # noqa: BLE001  # an interruption ends the legs before it is raised
            self._fault = fault
            _join(legs)
        if self._fault is not None:
            raise self._fault

    def _leg(self, number: int) -> None:
        buffer = memoryview(bytearray(BLOCK))
        try:
            for start in range(self._start + number * BLOCK, self._end, LEGS * BLOCK):
                if self._fault is not None:
                    return
                block = self._source.read_into(buffer[: self._end - start], start)
                self._pass_on(number, block, start)
        except BaseException as fault:  # noqa: BLE001  # raised where the walk was asked for
            self._fault = self._fault or fault
        finally:
            for turns in self._turns:
                turns[1 - number].put(None)  # nobody waits for one who has ended

    def _pass_on(self, number: int, block: memoryview, start: int) -> None:
        for stage, turns in zip(self._stages, self._turns, strict=True):
            turns[number].get()
            if self._fault is None:
                stage(block, start)
            turns[1 - number].put(None)


def _join(legs: list[Thread]) -> None:
    for leg in legs:
        leg.join()
