"""The pipeline: passes in order, each verified, all told to one observer."""

from dataclasses import dataclass, replace

import pytest

from holowork.core import Event, Observer, fan_out
from holowork.ir import Graph, MalformedGraph, Node, parse
from holowork.passes import Pass, PassFinished, PassStarted, RewriteApplied, run

GRAPH = parse('%0 = input("x") : f32[2]\n%1 = neg(%0) : f32[2]\n%2 = output("y", %1) : f32[2]\n')


@dataclass(frozen=True)
class Number:
    """A program of another kind: a number that must not be negative."""

    value: int

    def verify(self) -> None:
        if self.value < 0:
            raise ArithmeticError(self.value)


def _adding(amount: int) -> Pass[Number]:
    def transform(program: Number, observer: Observer) -> Number:
        observer(RewriteApplied("add", program.value, program.value + amount))
        return Number(program.value + amount)

    return Pass(name=f"add {amount}", summary="Add.", exact=True, transform=transform)


def test_passes_run_in_order_and_each_gets_what_the_last_one_gave() -> None:
    assert Number(6) == run((_adding(1), _adding(2), _adding(3)), Number(0))
    assert Number(7) == run((), Number(7))


def test_one_observer_is_told_everything_in_order() -> None:
    events: list[Event] = []

    run((_adding(1), _adding(2)), Number(0), events.append)

    assert [
        PassStarted("add 1", Number(0)),
        RewriteApplied("add", 0, 1),
        PassFinished("add 1", Number(0), Number(1)),
        PassStarted("add 2", Number(1)),
        RewriteApplied("add", 1, 3),
        PassFinished("add 2", Number(1), Number(3)),
    ] == events


def test_a_pass_that_breaks_the_program_is_caught_before_the_next_one() -> None:
    events: list[Event] = []

    with pytest.raises(ArithmeticError):
        run((_adding(-1), _adding(2)), Number(0), events.append)

    assert [PassStarted, RewriteApplied] == [type(event) for event in events]


def test_a_graph_that_a_pass_breaks_is_refused() -> None:
    def broken(graph: Graph, observer: Observer) -> Graph:
        node: Node = replace(graph[1], sources=(2,))
        return replace(graph, nodes=(graph[0], node, graph[2]))

    breaking: Pass[Graph] = Pass(name="break", summary="Break.", exact=True, transform=broken)

    with pytest.raises(MalformedGraph, match="%1"):
        run((breaking,), GRAPH)


def test_an_observer_that_raises_changes_nothing() -> None:
    events: list[Event] = []

    def failing(event: Event) -> None:
        raise RuntimeError(event)

    result = run((_adding(1), _adding(2)), Number(0), fan_out(failing, events.append))

    assert Number(3) == result
    assert 6 == len(events)


def test_a_pass_that_finished_can_tell_its_events_once_more() -> None:
    events: list[Event] = []
    run((_adding(1),), Number(0), events.append)
    finished = events[-1]
    assert isinstance(finished, PassFinished)

    told = finished.retold()

    assert (RewriteApplied("add", 0, 1),) == told
    assert () == PassFinished("add 1", Number(0), Number(1)).retold()
