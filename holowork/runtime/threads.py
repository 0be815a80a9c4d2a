"""Threads that help with large kernels, for one run at a time."""

import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import numpy as np

from holowork.runtime.kernels import kernels_of
from kernels_ir import MAILBOX_WORDS, WANTED, DismissSpec, JoinSpec

VARIABLE = "HOLOWORK_THREADS"
_SEMAPHORE_BYTES = 128
"""Room for a `sem_t`: 32 bytes with glibc, 16 with musl."""


def thread_count() -> int:
    """`HOLOWORK_THREADS`, or the processors that this process may use; at least 1."""
    asked = os.environ.get(VARIABLE, "")
    return max(int(asked), 1) if asked.isdecimal() else _processors()


def _processors() -> int:
    """Those that this process may use, where the system tells, else all."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Posix:
    """A semaphore of the C library: who waits needs no lock of the interpreter to go on."""

    def __init__(self) -> None:
        library = ctypes.PyDLL(None)  # `sem_post` takes less time than letting go of the interpreter's lock
        self._memory = ctypes.create_string_buffer(_SEMAPHORE_BYTES)
        self.address = ctypes.addressof(self._memory)
        if library.sem_init(ctypes.c_void_p(self.address), 0, 0):
            raise OSError(self.address)
        self.wait = ctypes.cast(library.sem_wait, ctypes.c_void_p).value or 0
        self._post, self._argument = library.sem_post, ctypes.c_void_p(self.address)

    def release(self, count: int) -> None:
        """Wake so many."""
        for _ in range(count):
            self._post(self._argument)


class _Portable:
    """The same by a semaphore of Python, where the C library has none without a name."""

    def __init__(self) -> None:
        self._semaphore = threading.Semaphore(0)
        self._call = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(self._acquire)
        self.wait = ctypes.cast(self._call, ctypes.c_void_p).value or 0
        self.address = 0

    def _acquire(self, _address: int) -> int:
        self._semaphore.acquire()
        return 0

    def release(self, count: int) -> None:
        """Wake so many."""
        self._semaphore.release(count)


def _semaphore() -> _Posix | _Portable:
    try:
        return _Posix()
    except (AttributeError, OSError, TypeError):  # Windows has neither; on macOS `sem_init` is refused
        return _Portable()


class Crew:
    """Helper threads, which sleep between runs; a second run that comes meanwhile does without them.

    A run waits for the helpers that have taken work, and for none that is still asleep.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.mailbox = np.zeros(MAILBOX_WORDS, np.int64)
        self._free = threading.Lock()
        if not count:
            return
        self._sleeping, at = _semaphore(), self.mailbox.ctypes.data
        self._joining = np.array([at, self._sleeping.wait, self._sleeping.address], np.int64)
        self._dismissing = np.array([at], np.int64)
        self._dismiss, join = (kernels_of().code(spec) for spec in (DismissSpec(), JoinSpec()))
        for number in range(count):
            name = f"holowork helper {number + 1}"
            block = (self._joining.ctypes.data,)
            threading.Thread(target=join, args=block, name=name, daemon=True).start()
        _KEPT.append(self)

    @contextmanager
    def at_work(self) -> Iterator[bool]:
        """Have them help until the end; False where they are with another run."""
        if not self.count or not self._free.acquire(blocking=False):
            yield False
            return
        self.mailbox[WANTED] = 1
        self._sleeping.release(self.count)
        try:
            yield True
        finally:
            self._dismiss(self._dismissing.ctypes.data)
            self._free.release()


_KEPT: list[Crew] = []
"""Crews whose threads sleep in machine code, which reads their memory for as long as the process lives."""


@cache
def crew() -> Crew:
    """The helpers of this process."""
    return Crew(thread_count() - 1)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=crew.cache_clear)
