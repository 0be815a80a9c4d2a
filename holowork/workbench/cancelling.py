"""Work that can be cancelled from the page, in whichever thread of the kernel it is done."""

import ctypes
from threading import Lock, current_thread, get_ident, main_thread
from time import perf_counter
from typing import Any
from uuid import uuid4

import comm

INTERRUPT = "interrupt"
"""How work of the main thread is cancelled: as a cell is."""
TARGET = "holowork.cancel"
"""How other work is: an interrupt does not reach it, but its page can open a comm of another name."""
_works: dict[str, "Work"] = {}


class Work:
    """What the present thread does from now on, until its `end`; another thread may `cancel` it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.token = uuid4().hex
        self.by = INTERRUPT if current_thread() is main_thread() else TARGET
        self._since = perf_counter()
        self._thread = get_ident()
        self._lock = Lock()
        self._can_end = True
        _works[self.token] = self

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return perf_counter() - self._since

    def cancel(self) -> None:
        """Raise KeyboardInterrupt in the thread of the work, once, if it is not over."""
        with self._lock:
            if self._can_end:
                self._can_end = False
                _raise(self._thread, KeyboardInterrupt)

    def end(self) -> None:
        """From now on nothing is raised any more, not even what was asked for just now."""
        with self._lock:
            if not self._can_end:
                _raise(self._thread, None)
            self._can_end = False
            _works.pop(self.token, None)


def _raise(thread: int, kind: type[BaseException] | None) -> None:
    """Let a thread raise an exception at its next step; None takes back what it has not raised yet."""
    raised = None if kind is None else ctypes.py_object(kind)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


def listen() -> None:
    """Take what pages ask to be cancelled, from now on."""
    comm.get_comm_manager().register_target(TARGET, _cancel)


def _cancel(opened: Any, message: Any) -> None:  # noqa: ANN401  # the library has no types
    work = _works.get(str(message["content"]["data"].get("token", "")))
    if work is not None:
        work.cancel()
    opened.close()
