"""Why a run was no hit: labels of all calls without values, where two runs part, what a memo holds."""

import numpy as np
import pytest

import holowork as hw
from holowork.runtime import PartedCall, PastRun, Run, Session, UnlikeRuns
from holowork.runtime.dispatch import LLVM

PROVIDERS = ["reference", *(["llvm"] if LLVM.is_available() else [])]
ONE, TWO = np.ones(4, "float32"), np.full(4, 2, "float32")


def fork(scale: float = 1.0) -> hw.Graph:
    """Two inputs, of which each has calls of its own, and their sum."""
    graph = hw.Graph("fork")
    x, z = (graph.input(name, shape=(4,), dtype="f32") for name in "xz")
    a, b = x.relu(), z.exp()
    total = a + b * graph.const("scale", np.full(4, scale, "float32"))
    graph.output("y", total.tanh())
    graph.output("w", a.exp())
    graph.output("v", b.neg())
    return graph


def session(provider: str = "reference", scale: float = 3.0) -> Session:
    return Session(hw.compile(fork(scale)), provider=provider)


def ran(session: Session, **inputs: np.ndarray) -> Run:
    session.run(inputs)
    assert session.last is not None
    return session.last


@pytest.fixture(params=PROVIDERS)
def pair(request: pytest.FixtureRequest) -> tuple[Session, Run, Run]:
    """A session, and two runs of it that differ in one input."""
    found = session(request.param)
    return found, ran(found, x=ONE, z=ONE), ran(found, x=TWO, z=ONE)


def test_the_first_call_that_differs_names_the_operand_and_the_input(pair: tuple[Session, Run, Run]) -> None:
    held, a, b = pair

    first = held.memo.explain(a, b).first

    assert first is not None
    assert "KernelCalls[0] (relu)" == first.title
    assert [(0, "input 'x'", (a.inputs[0], b.inputs[0]))] == [
        (one.operand, one.title, one.labels) for one in first.operands
    ]
    assert ("input 'x'",) == first.origins


def test_everything_downstream_differs_and_nothing_else(pair: tuple[Session, Run, Run]) -> None:
    held, a, b = pair
    differing = {i for i, (one, other) in enumerate(zip(a.labels, b.labels, strict=True)) if one != other}

    parting = held.memo.explain(a, b)

    assert differing == {call.position for call in parting.calls}
    assert {"relu", "add", "tanh", "exp"} == {b.names[i] for i in differing}
    assert ("y", "w") == parting.outputs
    assert (7, ["input 'x'"]) == (parting.total, [value.title for value in parting.values])


def test_a_call_further_down_says_which_call_before_it_changed(pair: tuple[Session, Run, Run]) -> None:
    held, a, b = pair

    last = held.memo.explain(a, b).calls[-1]

    assert (True, ("input 'x'",)) == (last.operands[0].call >= 0, last.origins)
    assert last.operands[0].labels == (
        a.value(last.operands[0].call).label,
        b.value(last.operands[0].call).label,
    )


def test_labels_of_calls_are_those_of_their_values_and_cost_none(
    pair: tuple[Session, Run, Run], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, a, _ = pair
    expected = tuple(a.value(call).label for call in range(len(a.names)))
    monkeypatch.setattr("holowork.runtime.inspection.recomputed", lambda *_: pytest.fail("computed"))

    assert expected == a.labels


def test_two_changed_inputs_are_both_where_a_change_comes_from() -> None:
    held = session()
    a, b = ran(held, x=ONE, z=ONE), ran(held, x=TWO, z=TWO)

    origins = {a.names[call.position]: call.origins for call in held.memo.explain(a, b).calls}

    assert ("input 'x'", "input 'z'") == origins["add"]
    assert ("input 'z'",) == origins["neg"]


def test_equal_runs_part_nowhere_and_the_memo_is_asked_whether_it_holds_the_result() -> None:
    held = session()
    a, b = ran(held, x=ONE, z=ONE), ran(held, x=ONE, z=ONE)

    before = held.memo.explain(a, b)
    held.memo.clear()
    after = held.memo.explain(a, b)

    assert (None, (True, True), (False, False)) == (before.first, before.held, after.held)
    assert "every label is the same; the memo holds the result of the second run" == before.told
    assert "every label is the same; the memo does not hold the result of the second run" == after.told


def test_operands_that_are_swapped_make_no_difference_to_a_sum() -> None:
    graph = hw.Graph("sum")
    x, z = (graph.input(name, shape=(4,), dtype="f32") for name in "xz")
    graph.output("y", x + z)
    held = Session(hw.compile(graph), provider="reference")
    a, b = ran(held, x=ONE, z=TWO), ran(held, x=TWO, z=ONE)

    parting = held.memo.explain(a, b)

    assert (0, 2) == (len(parting.calls), len(parting.values))
    assert parting.told.endswith("no call reads it, or in any order")


def test_other_constants_are_a_difference_that_is_told() -> None:
    one, other = session(scale=3.0), session(scale=4.0)

    parting = one.memo.explain(ran(one, x=ONE, z=ONE), ran(other, x=ONE, z=ONE))

    assert ["constant 'scale'" in value.title or "constant" in value.title for value in parting.values] == [
        True
    ]
    assert parting.first is not None
    assert "mul" in parting.first.title


def test_runs_of_other_programs_are_refused() -> None:
    graph = hw.Graph("other")
    graph.output("y", graph.input("x", (4,), "f32").relu())
    one, other = session(), Session(hw.compile(graph), provider="reference")

    with pytest.raises(
        UnlikeRuns, match=r"^explain: expected two runs of one program, 13 ports, .* found 3 "
    ):
        one.memo.explain(ran(one, x=ONE, z=ONE), ran(other, x=ONE))


def test_another_call_in_the_same_place_is_refused_by_its_name() -> None:
    held = []
    for op in ("relu", "exp"):
        graph = hw.Graph(op)
        x = graph.input("x", (4,), "f32")
        graph.output("y", getattr(x, op)())
        held.append(Session(hw.compile(graph), provider="reference"))
    a, b = (ran(one, x=ONE) for one in held)

    with pytest.raises(UnlikeRuns) as refusal:
        held[0].memo.explain(a, b)

    assert "KernelCalls[0] (relu) on slots [0]" == refusal.value.expected
    assert "KernelCalls[0] (exp) on slots [0]" == refusal.value.found


def test_a_call_with_another_attribute_is_told_to_be_another_itself() -> None:
    held = []
    for low in (0.0, 0.5):
        graph = hw.Graph("leaky")
        graph.output("y", graph.input("x", (4, 2), "f32").softmax(axis=int(low * 2)).tanh())
        held.append(Session(hw.compile(graph), provider="reference"))
    x = np.ones((4, 2), "float32")

    parting = held[0].memo.explain(*(ran(one, x=x) for one in held))

    assert parting.first is not None
    assert "its attributes differ, its operands do not" == parting.first.why
    assert (parting.first.title,) == parting.calls[-1].origins


def test_what_is_left_of_a_run_explains_as_the_run_does(pair: tuple[Session, Run, Run]) -> None:
    held, a, b = pair

    assert held.memo.explain(a, b) == held.memo.explain(a.past, b.past)


def test_what_is_left_of_a_run_has_counts_and_labels_and_no_values(pair: tuple[Session, Run, Run]) -> None:
    _, _, b = pair

    past = b.past

    assert isinstance(past, PastRun)
    assert (len(b.computed), b.memo) == (past.count("computed"), past.count("memo"))
    assert (b.labels, b.inputs) == (past.calls, past.inputs)
    assert "PastRun(computed=" in repr(past) or "PastRun(memo=" in repr(past)
    assert not any(hasattr(part, "numpy") for part in vars(past).values())


def test_a_program_of_no_call_parts_nowhere() -> None:
    graph = hw.Graph("through")
    graph.output("y", graph.input("x", (4,), "f32"))
    held = Session(hw.compile(graph), provider="reference")

    parting = held.memo.explain(ran(held, x=ONE), ran(held, x=TWO))

    assert (0, (), ("y",)) == (parting.total, parting.calls, parting.outputs)
    assert "PastRun(no calls" in repr(ran(held, x=ONE).past)


def test_a_parting_says_itself_in_one_line_and_as_a_table(pair: tuple[Session, Run, Run]) -> None:
    held, a, b = pair

    parting = held.memo.explain(a, b)

    before, after = a.inputs[0].short, b.inputs[0].short
    expected = f"first KernelCalls[0] (relu): operand 0, input 'x', κ {before} → κ {after}"
    assert f"Parting(4 of 7 calls differ; {expected})" == repr(parting)
    assert ["call", "KernelCalls[0]"] == [line.split()[0] for line in parting.table().splitlines()[:3:2]]


def test_labels_that_several_nodes_have_are_listed_with_the_bytes_that_are_spared() -> None:
    graph = hw.Graph("twice")
    x, z = (graph.input(name, shape=(4,), dtype="f32") for name in "xz")
    graph.output("y", x.exp().tanh())
    graph.output("w", z.exp().neg())
    held = Session(hw.compile(graph), provider="reference")

    found = ran(held, x=ONE, z=ONE).shared

    assert [("input 'x'", "input 'z'"), ("KernelCalls[0] (exp)", "KernelCalls[1] (exp)")] == sorted(
        (one.nodes for one in found), reverse=True
    )
    assert [(16, 16), (16, 16)] == [(one.bytes, one.spared) for one in found]
    assert () == ran(held, x=ONE, z=TWO).shared


def test_entries_are_listed_the_last_used_first_with_bytes_seconds_and_hits() -> None:
    held = session()
    a = ran(held, x=ONE, z=ONE)
    b = ran(held, x=TWO, z=ONE)
    ran(held, x=ONE, z=ONE)

    entries = held.memo.entries()

    assert [a.inputs, b.inputs] == [entry.inputs for entry in entries]
    assert [a.outputs, b.outputs] == [entry.outputs for entry in entries]
    assert [(48, 1, "run"), (48, 0, "run")] == [(one.bytes, one.hits, one.kind) for one in entries]
    assert all(entry.seconds is not None and entry.seconds > 0 for entry in entries)
    assert 2 == len({entry.name for entry in entries})


def test_an_evicted_run_is_computed_again_and_others_are_not() -> None:
    held = session()
    for x in (ONE, TWO):
        ran(held, x=x, z=ONE)
    entry = held.memo.entries()[0]

    evicted = held.memo.evict(entry), held.memo.evict(entry)

    assert (True, False) == evicted
    assert 0 == len(ran(held, x=ONE, z=ONE).computed)
    assert 7 == len(ran(held, x=TWO, z=ONE).computed)


@pytest.mark.skipif(not LLVM.is_available(), reason="cones are kept by machine code alone")
def test_an_evicted_cone_is_computed_again_and_its_neighbours_are_found() -> None:
    held = session("llvm")
    first = ran(held, x=ONE, z=TWO)
    for entry in held.memo.entries():
        if entry.kind == "run" or entry.inputs == first.inputs[:1]:
            held.memo.evict(entry)

    again = ran(held, x=ONE, z=TWO)

    assert ["add", "exp", "mul", "relu", "tanh"] == sorted(again.names[i] for i in again.computed)


@pytest.mark.skipif(not LLVM.is_available(), reason="cones are kept by machine code alone")
def test_a_cleared_memo_finds_nothing_of_what_its_session_computed_last() -> None:
    held = session("llvm")
    first = ran(held, x=ONE, z=ONE)

    held.memo.clear()

    assert first.computed == ran(held, x=ONE, z=ONE).computed


def test_the_hit_rate_is_the_share_of_runs_that_were_found() -> None:
    held = session()
    rates = [held.memo.hit_rate]

    for _ in range(4):
        ran(held, x=ONE, z=ONE)
        rates.append(held.memo.hit_rate)

    assert [0.0, 0.0, 0.5, 2 / 3, 0.75] == rates


def test_a_thousand_calls_are_explained_in_their_order() -> None:
    graph = hw.Graph("long")
    x = graph.input("x", (4,), "f32")
    for _ in range(1000):
        x = x.exp()
    graph.output("y", x)
    held = Session(hw.compile(graph), provider="reference")

    parting = held.memo.explain(ran(held, x=ONE), ran(held, x=TWO))

    assert list(range(1000)) == [call.position for call in parting.calls]
    assert isinstance(parting.by_position[999], PartedCall)
    assert "… 960 more calls" in parting.table()
