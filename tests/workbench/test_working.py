"""Work that a page asked for is told of, and cancelled in its thread."""

import time
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from holowork.workbench import cancelling, working
from holowork.workbench.cancelling import INTERRUPT, TARGET, Work
from holowork.workbench.passes_view import PassesView
from holowork.workbench.widget import Workbench
from tests.workbench.samples import module

SECONDS = 10


def in_thread(do: Callable[[], object]) -> None:
    thread = Thread(target=do)
    thread.start()
    thread.join(SECONDS)
    assert not thread.is_alive()


def test_work_of_the_main_thread_is_cancelled_by_an_interrupt_and_other_work_by_its_own_comm() -> None:
    found = [Work("here").by]

    in_thread(lambda: found.append(Work("there").by))

    assert [INTERRUPT, TARGET] == found


def test_a_cancelled_thread_raises_once() -> None:
    ended: list[str] = []

    def long() -> None:
        work = Work("long")
        try:
            Thread(target=lambda: (work.cancel(), work.cancel())).start()
            for _ in range(1000 * SECONDS):
                time.sleep(0.001)
        except KeyboardInterrupt:
            work.end()
            time.sleep(0.05)
            ended.append("once")

    in_thread(long)

    assert ["once"] == ended


def test_what_is_cancelled_too_late_or_never_heard_of_raises_nothing() -> None:
    class Opened:
        closed = 0

        def close(self) -> None:
            self.closed += 1

    work, opened = Work("short"), Opened()
    work.end()

    work.cancel()
    for token in (work.token, "nobody's"):
        cancelling._cancel(opened, {"content": {"data": {"token": token}}})

    assert 2 == opened.closed


def message(**state: object) -> dict[str, Any]:
    return {"content": {"data": {"method": "update", "state": state}}, "buffers": []}


@pytest.fixture
def view(monkeypatch: pytest.MonkeyPatch) -> Workbench:
    """A view whose searches are cancelled, and that tells its page at once."""

    def cancelled(_view: PassesView, _query: str) -> dict[str, object]:
        time.sleep(0.05)
        raise KeyboardInterrupt

    made = Workbench(module(), query="tanh")
    monkeypatch.setattr(PassesView, "found", cancelled)
    for name in ("DELAY", "EVERY"):
        monkeypatch.setattr(working, name, 0.005)
    return made


def test_the_state_is_as_it_was_before_what_was_cancelled(view: Workbench) -> None:
    before = view._found

    view._handle_msg(message(query="op:relu", selected=1))

    assert ("tanh", -1, before) == (view.query, view.selected, view._found)
    assert view._fault.startswith("search selected: expected its end, found Cancel after 0.")
    view._handle_msg(message(selected=1))
    assert ("", 1) == (view._fault, view.selected)


def test_the_page_is_told_of_work_until_it_is_over(view: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, str]] = []
    monkeypatch.setattr(view, "send", told.append)

    view._handle_msg(message(query="op:relu"))

    assert told[0]["work"].startswith("search · 0.")
    assert (INTERRUPT, {"work": ""}) == (told[0]["by"], told[-1])


def test_of_short_work_the_page_is_told_nothing(view: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, str]] = []
    monkeypatch.setattr(view, "send", told.append)

    view._handle_msg(message(selected=1))

    assert told in ([], [{"work": ""}])


def test_work_is_named_by_what_the_page_asks_for() -> None:
    acts = [{"panel": "tables", "verb": "verify"}, "odd"]

    names = [working._named({"content": act}) for act in acts]

    assert ["tables verify", ""] == names
    assert "passes fold" == working._named({"state": {"panel": "passes", "collapsed": True}})
