from dataclasses import replace

import pytest

import holowork as hw
from holowork.passes import RewriteApplied
from holowork.workbench.changes import changes_of
from holowork.workbench.history import ADDED, KEPT, REMOVED, REWIRED, START, History
from tests.workbench.samples import clamp, module


@pytest.fixture(scope="module")
def history() -> History:
    return History.of(module().compiled.stops)


@pytest.fixture(scope="module")
def desugar() -> int:
    return [stop.name for stop in module().passes].index("desugar")


def ops(history: History, index: int, state: str) -> list[str]:
    return [history.tracks[number].node.op for number, found in history.seen(index) if found == state]


def test_the_first_graph_begins_the_history(history: History) -> None:
    graph = module().graph

    assert tuple(range(len(graph))) == history.first
    assert list(graph.nodes) == [history.tracks[number].node for number in history.first]


def test_a_pass_brings_takes_and_rewires(history: History, desugar: int) -> None:
    assert ["clip"] == ops(history, desugar, REMOVED)
    assert {"max", "min"} <= set(ops(history, desugar, ADDED))
    assert ["tanh"] == ops(history, desugar, REWIRED)


def test_what_a_pass_took_is_not_seen_again(history: History, desugar: int) -> None:
    assert "clip" not in ops(history, desugar + 1, KEPT)
    assert {"max", "min", "tanh"} <= set(ops(history, desugar + 1, KEPT))


def test_the_counts_add_up_to_the_nodes(history: History) -> None:
    for moment in history.moments:
        counts = moment.counts

        assert len(moment.stop.before) == counts.removed + counts.rewired + counts.kept
        assert len(moment.stop.after) == counts.added + counts.rewired + counts.kept


def test_every_node_has_one_place_at_every_pass(history: History) -> None:
    places = history.layout.places

    assert len(history.tracks) == len(places)
    for index in range(len(history.moments)):
        seen = [places[number] for number, _ in history.seen(index)]
        assert len(seen) == len(set(seen))


def test_edges_come_and_go_with_the_passes(history: History, desugar: int) -> None:
    def named(index: int, wanted: str) -> set[tuple[str, str]]:
        edges = history.edges_at(index)
        return {
            (history.tracks[u].node.op, history.tracks[v].node.op)
            for (u, v), state in edges
            if state == wanted
        }

    assert {("relu", "clip"), ("clip", "tanh")} <= named(desugar, REMOVED)
    assert {("relu", "max"), ("max", "min"), ("min", "tanh")} <= named(desugar, ADDED)
    assert ("min", "tanh") in named(desugar + 1, KEPT)
    assert {("input", "relu"), ("clip", "tanh")} <= named(START, KEPT)


def test_a_graph_alone_has_no_moments() -> None:
    history = History.of_graph(clamp().freeze())

    assert () == history.moments
    assert {KEPT} == {state for _, state in history.seen(START)}


def test_what_stands_for_a_node_stays_beside_it(history: History, desugar: int) -> None:
    stop = module().passes["desugar"]
    number = {history.tracks[n].node.op: n for n, _ in history.seen(desugar)}

    assert 1 == len(stop.rewrites)
    assert ((number["min"], number["tanh"]),) == history.hints
    builder = hw.Graph()
    x = builder.input("x", shape=(2,), dtype="f32")
    for _ in range(50):
        x = x.clip(0.0, 1.0)
    builder.output("y", x)
    assert History.of(hw.compile(builder, passes=()).compiled.stops).layout.width < 6


def test_a_rewrite_that_names_no_node_is_passed_over() -> None:
    stop = replace(module().passes["verify"], retold=lambda: (RewriteApplied("odd", 99, 77),))

    assert () == History.of([stop]).hints


def test_graphs_that_do_not_follow_one_another_are_followed_all_the_same() -> None:
    first, second = module().passes["verify"], module().passes["lower"]

    history = History.of([first, replace(second, before=second.before), first])

    assert [len(first.after), len(second.after), len(first.after)] == [len(m.after) for m in history.moments]
    assert "clip" in ops(history, 2, ADDED) or "clip" in ops(history, 2, KEPT)


def test_changes_are_listed_where_they_stood(history: History, desugar: int) -> None:
    moment = history.moments[desugar]

    found = [(c.sign, c.text.split(" = ")[1].split("(")[0]) for c in changes_of(moment)]

    assert [("−", "clip"), ("+", "max"), ("+", "min"), ("~", "tanh")] == [
        f for f in found if f[1] != "expand"
    ]
    assert all(history.tracks[c.track].node.op in c.text for c in changes_of(moment))


def test_a_pass_that_does_nothing_has_no_changes(history: History) -> None:
    assert () == changes_of(history.moments[0])
