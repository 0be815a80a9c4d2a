"""Work that a page asked for: the page is told how long it takes, and its Cancel takes it back."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import copy_context
from threading import Event, Thread
from types import MappingProxyType
from typing import Any

import anywidget
import traitlets

from holowork.core import WorkbenchError
from holowork.workbench.cancelling import Work, listen
from holowork.workbench.markup import letters

DELAY = 0.5
"""Seconds before the page is told: what takes less leaves nothing to be seen."""
EVERY = 0.25
"""Seconds from one telling to the next."""
_MOST_LETTERS = 60
_NAMES = MappingProxyType({"query": "search", "collapsed": "fold", "opened": "unfold", "against": "compare"})
"""What work is called that a part of the state asks for, where that is not its name."""


class Cancelled(WorkbenchError):
    """Work that a page asked for was cancelled there, after so many `seconds`."""

    def __init__(self, work: Work) -> None:
        self.name = work.name
        self.seconds = work.seconds
        told = f"expected its end, found Cancel after {self.seconds:.1f} s"
        super().__init__(f"{self.name}: {told}; all is as it was, ask for it again")


class Working(anywidget.AnyWidget):
    """A view that tells its page of work that takes long, and of how that is cancelled.

    A kernel takes no message of the page while it works for the page, so Cancel goes another way: see
    `cancelling`.
    """

    _fault = traitlets.Unicode("").tag(sync=True)
    _cancelled = ""

    def _handle_msg(self, msg: Any) -> None:  # noqa: ANN401  # the widget library has no types
        """Do what the page asks for; what is cancelled changes nothing, and is told as a fault."""
        data = msg["content"]["data"]
        work, before = Work(_named(data)), self._asked(data)
        if self._fault and self._fault == self._cancelled:
            self._fault = ""
        try:
            with self._telling(work):
                super()._handle_msg(msg)
        except KeyboardInterrupt:
            self._take_back(before)
            self._fault = self._cancelled = str(letters(Cancelled(work)))

    def _asked(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The parts of the state that a message sets, as they are before."""
        return {name: getattr(self, name) for name in data.get("state", ()) if self.has_trait(name)}

    def _take_back(self, before: dict[str, Any]) -> None:
        """Set the state without asking for the work that would show it: that is what is shown still."""
        self._trait_values.update(before)
        if before:
            self.send_state(list(before))

    @contextmanager
    def _telling(self, work: Work) -> Iterator[None]:
        """Tell the page, by a thread of its own, for as long as the block takes."""
        is_over = Event()
        thread = Thread(target=copy_context().run, args=(self._tell_of, work, is_over), daemon=True)
        thread.start()
        try:
            try:
                yield
            finally:
                work.end()
        except KeyboardInterrupt:
            work.end()  # the first may have been cut off
            raise
        finally:
            is_over.set()
            thread.join()

    def _tell_of(self, work: Work, is_over: Event) -> None:
        if is_over.wait(DELAY):
            return
        listen()
        while not is_over.wait(EVERY):
            told = f"{work.name} · {work.seconds:.1f} s"
            self.send({"work": told, "by": work.by, "token": work.token})
        self.send({"work": ""})


def _named(data: Mapping[str, Any]) -> str:
    """What a message of the page asks for, in a few words."""
    state, content = data.get("state", {}), data.get("content", {})
    asked = [content.get("panel", ""), content.get("verb", "")] if isinstance(content, Mapping) else []
    names = [_NAMES.get(name, name) for name in state if name != "panel"]
    return str(letters(" ".join(map(str, filter(None, [state.get("panel"), *names, *asked]))), _MOST_LETTERS))
