"""The Passes panel in Python: parts of fused nodes, two stops side by side, searches, and their state."""

from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.runtime import Session
from holowork.workbench import Workbench
from holowork.workbench.history import History
from holowork.workbench.paging import BadState
from holowork.workbench.parts import parts_of
from tests.workbench.samples import EVIL, clamp, evil_module, module


def fused() -> hw.Graph:
    graph = hw.Graph("fused")
    w = graph.const("w", np.ones((8, 8), "float32"))
    graph.output("y", (graph.input("x", (4, 8)) @ w).gelu())
    return graph


def session(provider: str = "reference") -> Session:
    return Session(hw.compile(fused()), provider=provider)


def index_of(view: Workbench, name: str) -> int:
    return [stop["name"] for stop in view._passes["stops"]].index(name)


def test_a_fused_node_stands_for_the_nodes_whose_calls_it_has() -> None:
    history = History.of(session().passes.stops)

    ((whole, parts),) = parts_of(history).items()

    assert "matmul+gelu" == history.tracks[whole].node.op
    assert ["matmul", "gelu"] == [history.tracks[part].node.op for part in parts]


def test_a_node_that_was_written_out_is_no_fused_one() -> None:
    assert {} == parts_of(History.of(module().compiled.stops))


def test_parts_are_told_down_to_what_no_pass_had_joined() -> None:
    history = History.of(session().passes.stops)
    found = parts_of(history)

    assert all(part not in found for parts in found.values() for part in parts)


def test_two_stops_are_compared_by_their_graphs() -> None:
    last = len(module().compiled) - 1
    desugar = module().compiled["desugar"]

    told = module().compiled.view(index=last, against=0)._compared

    assert (0, last) == (told["from"], told["to"])
    assert [desugar.removed, desugar.added] == told["counts"][:2]
    assert {"−", "+", "~"} == {line[0] for line in told["lines"]}
    assert "clip" == told["rewrites"][0][0]


def test_what_is_compared_follows_the_slider_and_ends_with_it() -> None:
    view = module().view(index=0, against=0)

    same = view._compared["counts"]
    view.index = index_of(view, "desugar")
    later = view._compared["counts"]
    view.against = -1

    assert ([0, 0, 0], [1, 2, 1], {}) == (same[:3], later[:3], view._compared)


def test_comparing_backwards_swaps_what_came_and_what_went() -> None:
    view = module().view(index=0, against=len(module().passes) - 1)

    back = view._compared["counts"]
    view.index, view.against = len(module().passes) - 1, 0

    assert back[:2] == view._compared["counts"][1::-1]


def test_counters_are_told_for_every_stop() -> None:
    stops = module().view()._passes["stops"]

    assert all(
        ["nodes", "kernels", "bytes moved", "table bytes", "work"]
        == [name for name, _, _ in stop["counters"]]
        for stop in stops
    )


@pytest.mark.parametrize(
    ("query", "ops"),
    [
        ("op:clip", ["clip"]),
        ("pass:desugar", ["clip", "max", "min", "tanh"]),
        ("is:input", ["input"]),
        ("cost:>0 pass:desugar is:const", []),
    ],
)
def test_a_query_finds_nodes_of_every_pass(query: str, ops: list[str]) -> None:
    view = module().view(query=query)

    found = [view._passes_view().history.tracks[track].node.op for track in view._found["tracks"]]

    assert set(ops) == set(found) - {"const", "expand"}


def test_a_query_that_means_nothing_is_told_by_its_place() -> None:
    view = module().view()

    view.query = "relu opp:x"

    ((start, end, told),) = view._found["faults"]
    assert "opp:x" == view.query[start:end]
    assert "expected one of op:, dtype:" in told
    view.query = " "
    assert {} == view._found


def test_names_that_mean_harm_are_found_letter_for_letter() -> None:
    view = evil_module().view(query=f'"{EVIL[1]}"')

    assert view._found["tracks"]
    view.query = "op:\x1b[31m"
    assert all(told.isprintable() for _, _, told in view._found["faults"])


def test_labels_are_searched_though_there_are_too_many_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holowork.workbench.passes_texts.MOST_LABELLED", 2)
    graph = clamp()

    view = graph.view(query=f"k:{graph.label.text[7:15]}")

    assert [len(graph.nodes) - 1] == view._found["tracks"]


def test_what_the_last_run_found_in_the_memo_is_marked() -> None:
    ran = session()
    view = ran.view(query="is:memo")
    x = np.ones((4, 8), "float32")

    before = view._found
    ran.run(x=x)
    ran.run(x=x)
    view.query = "is:memo "

    assert ([], []) == (before["tracks"], before["faults"])
    assert {"matmul", "gelu", "matmul+gelu"} == {
        view._passes_view().history.tracks[track].node.op for track in view._found["tracks"]
    }


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"against": 99}, "Workbench.against: expected a whole number from -1 to"),
        ({"pinned": 99}, "Workbench.pinned: expected a whole number from -1 to"),
        ({"exploded": [0]}, "Workbench.exploded: expected some of none, found 0"),
    ],
)
def test_a_state_of_the_passes_that_there_is_none_of_is_refused(state: dict[str, Any], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        module().compiled.view(**state)

    assert str(refusal.value).startswith(told)


def test_the_whole_state_of_the_passes_can_be_set() -> None:
    whole = next(iter(session().view()._passes["parts"]))
    state = {
        "index": 1,
        "against": 0,
        "pinned": 2,
        "exploded": [int(whole)],
        "unchanged": False,
        "listed": True,
    }

    view = session().view(query="op:gelu", collapsed=True, **state)

    assert state == {name: getattr(view, name) for name in state}
    assert view.collapsed


def test_a_view_without_passes_has_nothing_to_compare_or_open() -> None:
    with pytest.raises(BadState, match=r"Workbench\.exploded: expected none, without passes, found \[1\]"):
        module().archive.view(exploded=[1])
    assert -1 == clamp().view().against
