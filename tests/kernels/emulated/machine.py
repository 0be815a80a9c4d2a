"""A process that runs code of another machine: bytes go in and out, functions are called."""

import subprocess
from collections.abc import Sequence
from struct import Struct
from threading import Timer

from tests.kernels.emulated.linking import EMULATOR, ROOM, Linked, server

DATA = 0x10_0000_0000
"""The address of the data."""
_REQUEST = Struct("<QQQ")
_TAKE, _GIVE, _CALL, _OPEN = range(4)
_SECONDS = 120
"""No exchange comes near it."""


class Crashed(Exception):
    """The process ended before it answered."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the emulated machine: expected an answer, found that it had ended with {code}")


class Machine:
    """A process that has its own memory, and the kernels that it was given."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([EMULATOR, server()], stdin=pipe, stdout=pipe)
        self._loaded: set[int] = set()
        self._room = 0

    def run(self, data: bytes, calls: Sequence[tuple[Linked, int]]) -> bytes:
        """What the data at DATA is after calls of kernels, each with the address of its block; or Crashed."""
        requests = [self._opened(len(data)), *(self._load(code) for code, _ in calls)]
        requests += [_REQUEST.pack(_TAKE, DATA, len(data)), data]
        requests += [_REQUEST.pack(_CALL, code.entry, block) for code, block in calls]
        requests.append(_REQUEST.pack(_GIVE, DATA, len(data)))
        answer = _exchanged(self._process, b"".join(requests), len(data))
        if len(answer) < len(data):
            self.stop()
            raise Crashed(self._process.returncode)
        return answer

    @property
    def has_ended(self) -> bool:
        """Whether it can run nothing any more."""
        return self._process.poll() is not None

    def stop(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()

    def _opened(self, size: int) -> bytes:
        if size <= self._room:
            return b""
        self._room = -(-size // ROOM) * ROOM
        return _REQUEST.pack(_OPEN, DATA, self._room)

    def _load(self, code: Linked) -> bytes:
        if code.entry in self._loaded:
            return b""
        self._loaded.add(code.entry)
        opened = _REQUEST.pack(_OPEN, code.parts[0][0] & -ROOM, ROOM)
        return opened + b"".join(_REQUEST.pack(_TAKE, at, len(part)) + part for at, part in code.parts)


def _exchanged(process: "subprocess.Popen[bytes]", requests: bytes, size: int) -> bytes:
    """So many bytes of an answer, or fewer from a process that ended or was stopped."""
    assert process.stdin
    assert process.stdout
    watch = Timer(_SECONDS, process.kill)
    watch.start()
    try:
        process.stdin.write(requests)
        process.stdin.flush()
        return process.stdout.read(size)
    except BrokenPipeError:
        return b""
    finally:
        watch.cancel()
