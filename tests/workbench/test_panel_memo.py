"""The Memo panel: three states of calls, why a run was no hit, entries that are evicted, values of calls."""

import gc
import re
from time import perf_counter
from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.runtime import Run, Session
from holowork.runtime.dispatch import LLVM, REFERENCE
from holowork.workbench import Workbench, runs_seen
from holowork.workbench.paging import BadState
from holowork.workbench.runs_seen import MOST_RUNS, seen_of
from tests.workbench.samples import EVIL, Page, evil_module

ONE, TWO = np.ones(4, "float32"), np.full(4, 2, "float32")
needs_llvm = pytest.mark.skipif(not LLVM.is_available(), reason="cones and tables are of machine code alone")


def fork() -> hw.Graph:
    graph = hw.Graph("fork")
    x, z = (graph.input(name, shape=(4,), dtype="f32") for name in "xz")
    a, b = x.relu(), z.exp()
    graph.output("y", (a + b).tanh())
    graph.output("w", a.exp())
    return graph


def session(*inputs: dict[str, Any], provider: str = "reference") -> Session:
    made = Session(hw.compile(fork()), provider=provider)
    for each in inputs:
        made.run(each)
    return made


FIRST, SECOND = {"x": ONE, "z": ONE}, {"x": TWO, "z": ONE}


def opened(session: Session, *inputs: dict[str, Any], **state: int) -> Workbench:
    """A view that has seen each of some runs."""
    view: Workbench = session.view(panel="memo")
    for each in inputs:
        session.run(each)
        asked(view, "refresh")
    for name, value in state.items():
        setattr(view, name, value)
    return view


def asked(view: Workbench, verb: str, argument: object = "") -> str:
    view._on_message(view, {"panel": "memo", "verb": verb, "argument": argument}, [])
    assert "" == view._fault
    return text(view)


def text(view: Workbench) -> str:
    page = Page(view._page["html"])
    assert [] == page.open
    return page.text


def test_without_a_run_the_panel_says_how_to_make_one() -> None:
    view = opened(session())

    assert "No run yet: session.run(…), then Refresh." in text(view)
    assert ("nothing is held" in text(view), {}) == (True, view._page["state"])


def test_a_run_that_was_made_since_is_seen_at_the_next_click() -> None:
    view = opened(session(), FIRST, SECOND)

    assert {"run": 1, "earlier": 0, "call": -1} == view._page["state"]
    assert "first KernelCalls[0] (relu): operand 0, input 'x', κ " in view._page["said"]


def test_the_miss_is_explained_by_the_operand_and_its_input() -> None:
    view = opened(session(), FIRST, SECOND)

    assert "4 of 5 calls differ" in text(view)
    assert "why a missoperand 0, input 'x', κ " in text(view)
    assert "outputs that differy, w" in text(view)


def test_the_state_can_be_set_so_that_a_new_view_shows_the_same() -> None:
    made = session()
    first = opened(made, FIRST, SECOND, FIRST, run=1, earlier=0, call=2)

    second = made.view(panel="memo", **first._page["state"])

    assert first._page["html"] == second._page["html"]
    assert (1, 0, 2) == (second.run, second.earlier, second.call)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"run": 2}, "Workbench.run: expected a whole number from -1 to 1, found 2"),
        ({"earlier": -2}, "Workbench.earlier: expected a whole number from -1 to 1, found -2"),
        ({"call": 5}, "Workbench.call: expected a whole number from -1 to 4, found 5"),
    ],
)
def test_a_run_or_call_that_there_is_none_of_is_refused(state: dict[str, int], told: str) -> None:
    made = session()
    opened(made, FIRST, SECOND)

    with pytest.raises(BadState) as refusal:
        made.view(panel="memo", **state)

    assert told == str(refusal.value)


def test_a_found_run_has_hatched_calls_with_their_letter() -> None:
    view = opened(session(), FIRST, FIRST)

    html = view._page["html"]

    assert 5 == html.count(">M</text>")
    assert 5 == html.count('stroke-opacity="0.7"')
    assert "every label is the same; the memo holds the result of the second run" in text(view)


@needs_llvm
def test_a_call_that_a_table_answers_has_a_notch_and_its_letter() -> None:
    graph = hw.Graph("table")
    graph.output("y", graph.input("x", (1 << 16,), "i8").dequantize(scale=0.05, zero_point=3).gelu())
    made = Session(hw.compile(graph), tables="always")
    view = opened(made, {"x": np.zeros(1 << 16, "int8")})

    html = view._page["html"]

    assert (html.count(">T</text>"), html.count(">●</text>")) == (html.count("l12 12"), 0)
    assert html.count(">T</text>") == made.last.table > 0


def test_what_differs_has_a_second_outline_and_a_sign_the_first_another() -> None:
    html = opened(session(), FIRST, SECOND)._page["html"]

    assert (3, 1) == (html.count(">~</text>"), html.count(">≠</text>"))
    assert 1 == html.count("stroke-width:3.0")


def test_a_chosen_call_shows_its_labels_its_operands_and_its_value() -> None:
    made = session()
    view = opened(made, FIRST, SECOND, call=2)

    shown = text(view)

    assert f"κ {made.last.labels[2].short}" in shown
    assert "KernelCalls[0] (relu)" in shown
    assert "histogram of KernelCalls[2] (add)" in shown
    assert f"mean{made.last.stats(2).mean:.6g}" in shown


def test_the_value_of_an_earlier_run_is_let_go_and_says_so() -> None:
    view = opened(session(), FIRST, SECOND, run=0, call=2)

    assert "The values of this run were let go" in text(view)
    assert "histogram" not in text(view)


def test_a_value_that_takes_long_is_computed_when_it_is_asked_for() -> None:
    graph = hw.Graph("wide")
    x = graph.input("x", (400, 400), "f32")
    graph.output("y", (x @ x).tanh())
    made = Session(hw.compile(graph), provider="reference")
    view = opened(made, {"x": np.ones((400, 400), "float32")}, call=0)

    before, after = text(view), asked(view, "value")

    assert (True, False) == ("Show its value" in before, "histogram" in before)
    assert "histogram of KernelCalls[0] (matmul)" in after


def test_an_evicted_entry_is_gone_and_its_run_is_computed_again() -> None:
    made = session()
    view = opened(made, FIRST)
    (entry,) = made.memo.entries()

    asked(view, "evict", entry.name)

    assert (0, True) == (len(made.memo), view._page["said"].startswith("Evicted. Run 1"))
    made.run(FIRST)
    assert 5 == len(made.last.computed)


def test_an_entry_that_is_gone_already_is_left() -> None:
    view = opened(session(), FIRST)

    assert "run " in asked(view, "evict", "run blake3:none").lower()
    assert not view._page["said"].startswith("Evicted")


def test_a_cleared_memo_holds_nothing_and_is_shown_all_the_same() -> None:
    made = session()
    view = opened(made, FIRST)

    shown = asked(view, "clear")

    assert (0, True) == (len(made.memo), "nothing is held" in shown)
    assert view._page["said"].startswith("Cleared. Run 1")


def test_an_act_that_the_panel_does_not_have_changes_nothing() -> None:
    view = opened(session(), FIRST)
    before = view._page["html"]

    asked(view, "nothing")

    assert before == view._page["html"]


def test_an_earlier_run_is_chosen_to_compare_with() -> None:
    view = opened(session(), FIRST, SECOND, {"x": TWO, "z": TWO})

    asked(view, "earlier", "0")

    assert (0, 5) == (view.earlier, view._page["html"].count(">~</text>") + 1)
    assert {"run": 2, "earlier": 0, "call": -1} == view._page["state"]


def test_time_saved_is_said_to_be_an_estimate() -> None:
    assert "(estimate, from the first computation of each)" in text(opened(session(), FIRST, FIRST))


def test_labels_that_are_used_again_are_listed_with_bytes_spared() -> None:
    shown = text(opened(session(), FIRST))

    assert "Deduplicated: 1 label used again, 16 B spared" in shown
    assert "input 'x', input 'z'" in shown


@needs_llvm
def test_providers_are_compared_on_the_inputs_of_the_last_run() -> None:
    view = opened(session(), FIRST)

    shown = asked(view, "compare")

    assert "every node has the same bits" in shown
    assert "fork on llvm beside fork on reference" in shown


def test_where_there_is_no_machine_code_the_comparison_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opened(session(), FIRST)
    monkeypatch.setattr("holowork.runtime.dispatch.PROVIDERS", (REFERENCE,))

    view._on_message(view, {"panel": "memo", "verb": "compare"}, [])

    assert "provider: expected one of auto, reference, found 'llvm'" == view._fault


def test_runs_are_bounded_and_the_oldest_are_let_go() -> None:
    made = session()
    view = opened(made)
    for i in range(MOST_RUNS + 3):
        made.run(x=np.full(4, i, "float32"), z=ONE)
        asked(view, "refresh")

    view.run = 0

    assert (MOST_RUNS, MOST_RUNS + 3) == (len(seen_of(made).each), seen_of(made).count)
    assert 3 == view._page["state"]["run"]
    assert "the last 32 of 35 runs that this panel saw" in text(view)


def test_labels_of_all_runs_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs_seen, "MOST_LABELS", 12)
    made = session()

    opened(made, FIRST, SECOND, FIRST, SECOND)

    assert [2, 3] == [seen.turn for seen in seen_of(made).each]


def test_runs_are_forgotten_with_their_session() -> None:
    made = session()
    view = opened(made, FIRST)
    view.close()
    before = len(runs_seen._SEEN)
    del made, view
    gc.collect()

    assert before > len(runs_seen._SEEN)


def test_a_large_program_is_listed_in_parts_and_shown_within_a_tenth_of_a_second() -> None:
    graph = hw.Graph("long")
    x = graph.input("x", (4,), "f32")
    for _ in range(1000):
        x = x.exp()
    graph.output("y", x)
    made = Session(hw.compile(graph), provider="reference")
    view = opened(made, {"x": ONE}, {"x": TWO})
    view.call = 1
    seconds = []
    for call in (5, 600, 999):
        start = perf_counter()
        view.call = call
        seconds.append(perf_counter() - start)

    assert "801 to 1,000 of 1,000 calls earlier calls" in text(view)
    assert "… 960 more calls; session.memo.explain(a, b) has all" in text(view)
    assert min(seconds) < 0.1


def test_names_that_are_markup_are_letters() -> None:
    made = Session(evil_module(), provider="reference")
    names = [port.name for port in made.input_ports]
    view = made.view(panel="memo")
    for value in (1, 2):
        made.run({name: np.full(2, value, "float32") for name in names})
        asked(view, "refresh")
    view.call = 0

    html = view._page["html"]

    assert [] == [name for name in EVIL if "<" in name and name in html]
    assert "".join(html.split("\n")).isprintable()
    assert re.search(r"bell\\x07|bell\\\\x07", text(view))


def test_one_run_is_viewed_alone() -> None:
    made = session(FIRST, SECOND)

    view = made.last.view(call=1)

    assert ("memo", ("memo",)) == (view.panel, tuple(view._head["panels"]))
    assert "histogram of KernelCalls[1] (exp)" in text(view)
    assert view._page["said"].startswith("This run: ")
    assert "Evict" not in text(view)


def test_a_memo_is_viewed_alone_and_can_be_emptied() -> None:
    made = session(FIRST)
    view = made.memo.view()

    shown = asked(view, "clear")

    assert ("nothing is held" in shown, 0) == (True, len(made.memo))
    assert view._page["said"].startswith("Cleared. Memo(0 entries")


def test_a_session_without_a_memo_says_that_it_keeps_nothing() -> None:
    made = Session(hw.compile(fork()), provider="reference", memo=0)

    assert "a memo of 0 bytes keeps nothing" in text(opened(made, FIRST, FIRST))


def test_a_program_of_no_call_has_a_page() -> None:
    graph = hw.Graph("through")
    graph.output("y", graph.input("x", (4,), "f32"))
    made = Session(hw.compile(graph), provider="reference")

    view = opened(made, {"x": ONE}, {"x": TWO})

    assert "0 of 0 calls differ" in text(view)


def test_cards_tell_the_memo_and_where_runs_part() -> None:
    made = session(FIRST)
    before: Run | None = made.last
    made.run(SECOND)
    assert before is not None
    assert made.last is not None

    told = [Page(one._repr_html_() or "").text for one in (made.memo, made.memo.explain(before, made.last))]

    assert "time saved (estimate)" in told[0]
    assert "4 of 5 calls differ" in told[1]
    assert "KernelCalls[0] (relu)" in told[1]
