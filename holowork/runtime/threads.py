"""Threads that help with large kernels, for one run at a time."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import numpy as np

from holowork.runtime.kernels import kernels_of
from kernels_ir import MAILBOX_WORDS, Code, JoinSpec

VARIABLE = "HOLOWORK_THREADS"


def thread_count() -> int:
    """`HOLOWORK_THREADS`, or the processors that this process may use; at least 1."""
    asked = os.environ.get(VARIABLE, "")
    return max(int(asked), 1) if asked.isdecimal() else _processors()


def _processors() -> int:
    """Those that this process may use, where the system tells, else all."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew:
    """Helper threads, which sleep between runs; a second run that comes meanwhile does without them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.mailbox = np.zeros(MAILBOX_WORDS, np.int64)
        self._block = np.array([self.mailbox.ctypes.data], np.int64)
        self._free = threading.Lock()
        self._start = threading.Semaphore(0)
        self._left = threading.Semaphore(0)
        code = kernels_of().code(JoinSpec()) if count else None
        for number in range(count):
            name = f"holowork helper {number + 1}"
            threading.Thread(target=self._help, args=(code,), name=name, daemon=True).start()

    @contextmanager
    def at_work(self) -> Iterator[bool]:
        """Have them help until the end; False where they are with another run."""
        if not self.count or not self._free.acquire(blocking=False):
            yield False
            return
        self.mailbox[1] = 1
        self._start.release(self.count)
        try:
            yield True
        finally:
            self.mailbox[1] = 0
            for _ in range(self.count):
                self._left.acquire()
            self._free.release()

    def _help(self, code: Code) -> None:
        while True:
            self._start.acquire()
            code(self._block.ctypes.data)
            self._left.release()


@cache
def crew() -> Crew:
    """The helpers of this process."""
    return Crew(thread_count() - 1)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=crew.cache_clear)
