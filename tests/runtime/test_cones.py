"""Cones: a change of some inputs recomputes what depends on them, and nothing else."""

import itertools

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.ops import Array, GraphBuilder, interpret
from holowork.runtime import Session, WorkspaceExhausted, arena, frame, interning
from holowork.runtime.arena import Place, aligned
from holowork.runtime.prepared import Bound
from tests.runtime.programs import Program, call, f32, moved, port, ref
from tests.strategies import graphs, inputs_of, same_outputs

A, B, C = (np.arange(4, dtype=np.float32) + n for n in (0, 10, 20))


def _session(**options: int) -> Session:
    """reduce_sum(a)·exp(b) is read by what c reaches too; the sum of a is an output of its own."""
    graph = GraphBuilder("parts")
    a, b, c = (graph.input(name, shape=(4,)) for name in "abc")
    total = a.reduce_sum(axes=(0,), keepdims=True)
    power = b.cumsum().reduce_max(axes=(0,), keepdims=True)
    both = (total * power).reduce_sum(axes=(0,), keepdims=True)
    graph.output("total", total)
    graph.output("y", both + c.reduce_min(axes=(0,), keepdims=True))
    return Session(compile_graph(graph.freeze(), passes=()), provider="llvm", passes=(), **options)


def _computed(session: Session, **inputs: object) -> set[str]:
    session.run(**inputs)
    assert session.last is not None
    return {name for i, name in enumerate(session.last.names) if i in session.last.computed}


def test_a_change_of_one_input_computes_exactly_its_cone() -> None:
    session = _session()
    session.run(a=A, b=B, c=C)

    assert {"reduce_min", "add"} == _computed(session, a=A, b=B, c=C + 1)
    assert {"cumsum", "reduce_max", "mul", "reduce_sum", "add"} == _computed(session, a=A, b=B + 1, c=C)


def test_the_memo_counts_the_cones_that_were_there_and_those_that_were_computed() -> None:
    session = _session()
    session.run(a=A, b=B, c=C)
    before = session.memo.cone_hits, session.memo.cone_misses

    session.run(a=A, b=B, c=C + 1)

    # those of a, of b, and of both are there; those of c, and of all three, are computed
    assert (3, 2) == (session.memo.cone_hits - before[0], session.memo.cone_misses - before[1])


def test_what_an_earlier_input_gave_is_found_again() -> None:
    session = _session()
    session.run(a=A, b=B, c=C)
    session.run(a=A, b=B + 1, c=C)

    assert {"reduce_min", "add"} == _computed(session, a=A, b=B, c=C + 1)


@settings(max_examples=40)
@given(st.data())
def test_a_change_of_one_input_computes_no_kernel_that_it_does_not_reach(data: st.DataObject) -> None:
    graph = data.draw(graphs())
    session, given_ = Session(compile_graph(graph), provider="llvm"), data.draw(inputs_of(graph))
    assume(session.input_ports)
    port = data.draw(st.sampled_from(session.input_ports))
    changed = given_ | {port.name: data.draw(inputs_of(graph))[port.name]}
    assume(all(_are_apart(each) for each in (given_, changed)))
    session.run(given_)

    session.run(changed)

    assert session.last is not None
    assert session.last.computed | session.last.tabled <= _reached(session, port.slot)


def _are_apart(inputs: dict[str, Array]) -> bool:
    return len({array.tobytes() for array in inputs.values()}) == len(inputs)


def _reached(session: Session, slot: int) -> set[int]:
    """The steps of the kernels that a slot reaches."""
    slots, steps = {slot}, set[int]()
    for unit in session._walker.units:
        if any(ref.is_present and session._plan.source(ref.slot) in slots for ref in unit.reads):
            slots.add(unit.writes.slot)
            steps.update(unit.members)
    return steps


def test_a_change_of_an_input_that_nothing_reads_computes_nothing() -> None:
    graph = GraphBuilder("unread")
    a, _ = graph.input("a", shape=(4,)), graph.input("b", shape=(4,))
    graph.output("y", a.cumsum())
    session = Session(compile_graph(graph.freeze()), provider="llvm")
    session.run(a=A, b=B)

    assert set() == _computed(session, a=A, b=B + 1)
    assert {"cumsum"} == _computed(session, a=A + 1, b=B + 1)


def test_a_value_that_was_checked_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = _session()
    values = [session.intern(array) for array in (A, B, C)]

    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(interning, "check_value", refuse)
    session.execute(values)
    session.memo.clear()
    session.execute(values)

    assert 2 == session.runs


def test_tables_of_a_bounded_number_of_changes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "MOST_TURNS", 2)
    session, fresh = _session(), _session(memo=0)
    steps = [(A, B, C), (A + 1, B, C), (A, B + 1, C + 1), (A + 2, B, C + 2), (A + 3, B + 3, C), (A, B, C + 4)]

    for a, b, c in steps * 2:
        expected = fresh.run(a=a, b=b, c=c)
        found = session.run(a=a, b=b, c=c)
        assert {k: v.tobytes() for k, v in expected.items()} == {k: v.tobytes() for k, v in found.items()}


def test_results_are_those_of_a_session_that_computes_everything() -> None:
    fresh, kept = _session(memo=0), _session()
    steps = [(A, B, C), (A, B, C + 1), (A + 1, B, C + 1), (A, B + 2, C), (A, B, C), (A + 1, B + 2, C + 3)]

    for a, b, c in steps:
        expected = fresh.run(a=a, b=b, c=c)
        found = kept.run(a=a, b=b, c=c)

        assert {k: v.tobytes() for k, v in expected.items()} == {k: v.tobytes() for k, v in found.items()}
        assert fresh.last is not None
        assert kept.last is not None
        assert fresh.last.outputs == kept.last.outputs


def test_an_output_that_no_changed_input_reaches_is_the_array_that_was_given_before() -> None:
    session = _session()
    before = session.run(a=A, b=B, c=C)["total"]

    after = session.run(a=A, b=B, c=C + 1)["total"]

    assert np.shares_memory(before, after)


def test_what_no_input_reaches_is_computed_once() -> None:
    graph = GraphBuilder("constant")
    weights = graph.const("w", np.ones((4, 4), np.float32)).reduce_sum(axes=(0,))
    graph.output("y", graph.input("x", shape=(4,)).cumsum() + weights)
    session = Session(compile_graph(graph.freeze(), passes=()), provider="llvm", memo=0)

    assert {"reduce_sum", "cumsum", "add"} == _computed(session, x=A)
    assert {"cumsum", "add"} == _computed(session, x=A)


def test_a_memo_that_is_smaller_than_one_value_keeps_none_and_gives_the_same() -> None:
    session, fresh = _session(memo=1), _session(memo=0)

    for c in (C, C + 1, C):
        assert fresh.run(a=A, b=B, c=c)["y"].tobytes() == session.run(a=A, b=B, c=c)["y"].tobytes()
    assert 0 == session.memo.bytes_held


def test_the_memo_counts_what_is_shared_by_runs_and_cones_once() -> None:
    session = _session()
    for c in range(5):
        session.run(a=A, b=B, c=C + c)

    # total and the product are kept once, y five times; memory of a cone comes in lines of 64 bytes
    assert 4 + 2 * 64 + 5 * 4 <= session.memo.bytes_held <= 4 + 8 * 64 + 5 * 4


@settings(max_examples=40)
@given(st.data())
def test_runs_in_any_order_of_changes_equal_the_references(data: st.DataObject) -> None:
    graph = data.draw(graphs())
    session = Session(
        compile_graph(graph), provider="llvm", memo=data.draw(st.sampled_from([0, 100, 1 << 20]))
    )
    given_ = data.draw(inputs_of(graph))

    for _ in range(3):
        expected = interpret(graph, given_)
        assert same_outputs(expected, list(session.run(given_).values()))
        fresh = data.draw(inputs_of(graph))
        changed = data.draw(st.sets(st.sampled_from(sorted(fresh)))) if fresh else set()
        given_ = given_ | {name: fresh[name] for name in changed}


@settings(max_examples=40)
@given(st.data())
def test_what_memory_held_before_is_in_no_result(data: st.DataObject) -> None:
    graph = data.draw(graphs())
    session = Session(compile_graph(graph), provider="llvm", memo=data.draw(st.sampled_from([0, 1 << 20])))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "_unwritten", lambda length: aligned(length) + np.uint8(0xA5))
        for _ in range(2):
            given_ = data.draw(inputs_of(graph))
            assert same_outputs(interpret(graph, given_), list(session.run(given_).values()))


@pytest.mark.parametrize(("limit", "turn"), [(0, 0), (0, 1), *((1 << 20, turn) for turn in range(4))])
def test_a_run_without_memory_leaves_nothing_behind(limit: int, turn: int) -> None:
    session, fresh, turns = _session(memo=limit), _session(memo=0), itertools.count()
    session.run(a=A, b=B, c=C)
    lend = session.arena.lend

    def fail(length: int, where: str) -> Place:
        if next(turns) == turn:
            raise WorkspaceExhausted(where, length, 0)
        return lend(length, where)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session.arena, "lend", fail)
        with pytest.raises(WorkspaceExhausted):
            session.run(a=A + 1, b=B + 1, c=C + 1)

    for a, b, c in [(A, B, C), (A + 1, B + 1, C + 1), (A, B, C + 1), (A, B + 1, C)]:
        expected = fresh.run(a=a, b=b, c=c)
        found = session.run(a=a, b=b, c=c)
        assert {k: v.tobytes() for k, v in expected.items()} == {k: v.tobytes() for k, v in found.items()}


def test_an_input_is_read_where_it_is_now_though_its_label_is_that_of_the_last_one() -> None:
    session, large = _extremes(), np.arange(1 << 16, dtype=np.float32)
    session.run(x=large, c=C)
    for _ in range(2):
        session.run(x=large + 1, c=C)  # the second time it is found, and nothing holds the first value
        session.run(x=large, c=C)
    session.memo.clear()

    found = session.run(x=large, c=C + 1)

    assert (large.max(), C.min() + 1) == (found["largest"][0], found["least"][0])


def _extremes() -> Session:
    graph = GraphBuilder("two")
    x, c = graph.input("x", shape=(1 << 16,)), graph.input("c", shape=(4,))
    graph.output("largest", x.reduce_max(axes=(0,), keepdims=True))
    graph.output("least", c.reduce_min(axes=(0,), keepdims=True))
    return Session(compile_graph(graph.freeze(), passes=()), provider="llvm", passes=())


@pytest.mark.parametrize("repeat", [1, 3])
def test_a_prepared_call_computes_what_no_input_reaches_before_it_is_called(repeat: int) -> None:
    graph = GraphBuilder("constant")
    weights = graph.const("w", np.ones((4, 4), np.float32)).reduce_sum(axes=(0,))
    graph.output("y", graph.input("x", shape=(4,)).cumsum() + weights)
    session = Session(compile_graph(graph.freeze()), provider="llvm")
    x, y = A.copy(), np.zeros(4, np.float32)
    bound = session.prepare([y], inputs=[x])

    for turn in range(repeat):
        x[:] = A + turn
        bound()
        assert (np.cumsum(A + turn) + 4).tobytes() == y.tobytes()


def test_a_prepared_call_copies_an_input_that_is_an_output_by_machine_code() -> None:
    graph = GraphBuilder("passed")
    x = graph.input("x", shape=(4,))
    graph.output("y", x.reshape(2, 2))
    graph.output("z", x)
    graph.output("one", graph.const("c", np.ones(3, np.float32)))
    session = Session(compile_graph(graph.freeze()), provider="llvm")
    given_, y, z, one = (
        A.copy(),
        np.zeros((2, 2), np.float32),
        np.zeros(4, np.float32),
        np.zeros(3, np.float32),
    )
    bound = session.prepare([y, z, one], inputs=[given_])

    given_[:] = B
    bound()

    assert isinstance(bound, Bound)
    assert bound.frame is not None
    assert (B.tobytes(), B.tobytes(), np.ones(3, np.float32).tobytes()) == (
        y.tobytes(),
        z.tobytes(),
        one.tobytes(),
    )


def test_zeros_around_what_a_call_writes_are_made_by_machine_code_in_every_run() -> None:
    padded = moved(call("exp", f32(3)), output=ref(1, 8, 12))
    program = Program(calls=(padded,), inputs=(port(0, 3, "x"),), outputs=(port(1, 7, "y"),))
    session = Session(program.writer().finish(), provider="llvm")
    given_, y = np.array([0, 1, 2], np.float32), np.full(7, 9, np.float32)
    bound = session.prepare([y], inputs=[given_])

    bound()

    assert isinstance(bound, Bound)
    assert bound.frame is not None
    assert np.array([0, 0, 1], np.float32).tobytes() == y[:3].tobytes()
    assert bytes(8) == y[5:].tobytes()
    assert y.tobytes() == program.session().run(x=given_)["y"].tobytes()
