"""How far a compile has come."""

import io
import sys
from collections.abc import Callable
from time import monotonic, sleep

import pytest

from holowork.compiler import COMPILE_PASSES, NoProgress, Progress, compile_graph, progress_line, watching
from holowork.core import Event, fan_out, ignore
from holowork.ir import Graph
from holowork.ops import GraphBuilder
from holowork.passes import PassStarted

PATIENCE = 10.0
"""Seconds within which a thread must have drawn."""


class Terminal(io.StringIO):
    """A text that says that somebody looks."""

    def isatty(self) -> bool:
        return True


def _graph() -> Graph:
    graph = GraphBuilder("one")
    graph.output("y", graph.input("x", (2,)).relu())
    return graph.freeze()


def _watched(progress: object) -> None:
    with watching(progress, len(COMPILE_PASSES)) as observer:
        compile_graph(_graph(), observer=observer)


def test_a_function_is_told_each_step_and_the_end() -> None:
    told: list[Progress] = []

    _watched(told.append)

    names = [pass_.name for pass_ in COMPILE_PASSES]
    steps = len(names) + 2
    assert [*names, "lower", ""] == [one.name for one in told]
    assert [*range(len(names)), steps - 1, steps] == [one.done for one in told]
    assert {steps} == {one.steps for one in told}
    assert sorted(one.seconds for one in told) == [one.seconds for one in told]


def _until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end
        sleep(0.005)


def _drawn(monkeypatch: pytest.MonkeyPatch, terminal: io.StringIO) -> None:
    """A compile of which each pass is as long as it takes to be seen."""
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress_line, "DELAY", 0.01)
    monkeypatch.setattr(progress_line, "EVERY", 0.005)

    def see(event: Event) -> None:
        if isinstance(event, PassStarted):
            _until(lambda: event.name in terminal.getvalue())

    with watching(progress=True, passes=len(COMPILE_PASSES)) as watch:
        compile_graph(_graph(), observer=fan_out(watch, see))


def test_a_line_is_drawn_on_a_terminal_and_vanishes(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()

    _drawn(monkeypatch, terminal)

    *lines, blank, end = terminal.getvalue().split("\r")
    assert "" == end == blank.strip()
    assert len(blank) == max(map(len, lines))
    assert all(pass_.name in terminal.getvalue() for pass_ in COMPILE_PASSES)
    assert "\n" not in terminal.getvalue()
    assert all(line.rstrip().endswith("(Ctrl-C cancels)") for line in lines if line)
    assert max(map(len, lines)) < 80


def test_the_line_vanishes_where_a_compile_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()

    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress_line, "DELAY", 0.01)

    def interrupted() -> None:
        with watching(progress=True, passes=1) as watch:
            watch(PassStarted("verify", _graph()))
            _until(lambda: "verify" in terminal.getvalue())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert terminal.getvalue().endswith(" \r")


def test_seconds_go_on_while_a_pass_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress_line, "DELAY", 0.01)

    with watching(progress=True, passes=1) as watch:
        watch(PassStarted("verify", _graph()))
        _until(lambda: "0.1 s  verify" in terminal.getvalue())


def test_a_compile_that_is_over_soon_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress_line, "DELAY", PATIENCE)

    _watched(progress=True)

    assert "" == terminal.getvalue()


def test_nothing_is_drawn_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = io.StringIO()
    monkeypatch.setattr(sys, "stderr", nobody)

    _watched(progress=True)

    assert "" == nobody.getvalue()


def test_without_progress_there_is_nobody_to_tell() -> None:
    with watching(progress=False, passes=1) as observer:
        assert observer is ignore


def test_what_is_no_function_is_refused() -> None:
    with pytest.raises(NoProgress, match="True, False or a function of one Progress, found str"):
        _watched("yes")


def test_a_step_is_one_short_line() -> None:
    assert "██████████░░░░░░░░░░ 4/8  1.5 s  share" == str(
        Progress(name="share", done=4, steps=8, seconds=1.5)
    )
