"""What a recorder keeps of each pass, and what a stop tells of it."""

import pytest

from holowork.core import Event
from holowork.ir import Graph, Node, parse
from holowork.passes import (
    Match,
    NearMiss,
    Pass,
    PassFinished,
    PassList,
    Recorder,
    RewriteApplied,
    UnknownPass,
    op,
    private,
    rewrite,
    rewriting,
    run,
)

GRAPH = parse(
    '%0 = input("x") : f32[2]\n%1 = neg(%0) : f32[2]\n%2 = neg(%1) : f32[2]\n%3 = exp(%0) : f32[2]\n'
    '%4 = add(%2, %3) : f32[2]\n%5 = output("y", %4) : f32[2]\n%6 = output("z", %3) : f32[2]\n'
)


@rewrite(op("neg", op("neg", "x")))
def double_negation(match: Match) -> int:
    """neg(neg(x)) → x"""
    return match["x"]


@rewrite(op("add", op("exp", "x", name="power"), "other", commutes=True), where=(private("power"),))
def moved_power(match: Match) -> Node:
    """add(exp(x), y) → x"""
    return match.root


FIRST: Pass[Graph] = Pass(
    name="first", summary="Rewrite.", exact=True, transform=rewriting(double_negation, moved_power)
)
SECOND: Pass[Graph] = Pass(name="second", summary="Keep.", exact=True, transform=lambda graph, _: graph)


def recorded(stage: str = "load") -> PassList:
    recorder = Recorder(stage)
    run((FIRST, SECOND), GRAPH, recorder)
    return recorder.passes("pair")


def test_each_pass_is_a_stop_with_its_graphs() -> None:
    first, second = passes = recorded()

    assert ("pair", 2) == (passes.name, len(passes))
    assert [("first", "load"), ("second", "load")] == [(stop.name, stop.stage) for stop in passes]
    assert GRAPH is first.before
    assert first.after is second.before is second.after
    assert (True, False) == (first.is_change, second.is_change)
    assert all(0 <= stop.seconds < 1 for stop in passes)


def test_a_stop_tells_its_rewrites_and_near_misses() -> None:
    stop = recorded()["first"]

    assert (RewriteApplied("double_negation", 2, 0, (0, 2)),) == stop.rewrites
    text = 'power has no other reader and is no output; found %6 output "z"'
    assert (NearMiss("moved_power", 4, text, (0, 3, 4)),) == stop.near_misses
    assert ((), ()) == (recorded()["second"].rewrites, recorded()["second"].near_misses)


def test_a_stop_is_said_in_one_line() -> None:
    first, second = recorded()

    assert "Diff(+0 −1 ~1 =5)" == repr(first.diff())
    assert "Diff(+0 −0 ~0 =6)" == repr(second.diff())
    assert repr(first).startswith("Pass('first', ")
    assert repr(first).endswith(" ms, −1 +0)")


def test_lists_of_passes_join() -> None:
    passes = recorded("compile") + recorded("load")

    assert ["compile", "compile", "load", "load"] == [stop.stage for stop in passes]
    assert "pair" == passes.name
    assert passes["first"] is passes[0]


def test_a_pass_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(
        UnknownPass, match=r"^passes: expected a position or one of first, second, found 'frist'"
    ):
        recorded()["frist"]


def test_a_pass_over_another_kind_of_program_is_no_stop() -> None:
    recorder = Recorder("load")

    recorder(PassFinished("odd", _Other(), _Other()))

    assert 0 == len(recorder.passes(""))


class _Other:
    def verify(self) -> None:
        """Hold always."""


def test_rewrites_are_made_on_demand() -> None:
    calls: list[Event] = []

    def transform(graph: Graph, observer: object) -> Graph:
        calls.append(Event())
        return graph

    counting: Pass[Graph] = Pass(name="count", summary="Count.", exact=True, transform=transform)
    recorder = Recorder("load")
    run((counting,), GRAPH, recorder)
    (stop,) = recorder.passes("")

    before = len(calls)
    _ = stop.rewrites, stop.near_misses, stop.rewrites

    assert (1, 2) == (before, len(calls))
