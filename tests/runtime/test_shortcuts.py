"""Values that are presented again: found without a label, counted all the same, held within bounds."""

import gc
import sys
import threading
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import InputMismatch, Session, UnknownPort, Value, memo, shortcuts

A = np.arange(-3, 3, dtype=np.float32).reshape(2, 3)
B = np.array([0.5, -1, 2], np.float32)
HELD, MADE = 36, 24
"""Bytes of the values of a run, and of its result."""


def _session(limit: int = 1 << 20) -> Session:
    graph = GraphBuilder("sum")
    a, b = graph.input("a", shape=(2, 3)), graph.input("b", shape=(3,))
    graph.output("y", (a + b).relu())
    return Session(compile_graph(graph.freeze()), provider="reference", memo=limit)


def _values(session: Session, scale: float = 1) -> list[Value]:
    return [session.intern(A * np.float32(scale)), session.intern(B)]


@contextmanager
def _no_label() -> Iterator[None]:
    """Nothing is looked up by labels meanwhile."""

    def refuse(*_: object) -> None:
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memo.Memo, "look_up", refuse)
        yield


def test_values_in_order_are_found_again_without_their_labels() -> None:
    session = _session()
    values = _values(session)
    expected = session.execute(values)[0].tobytes()

    with _no_label():
        results = [session.execute(each)[0].tobytes() for each in (values, tuple(values))]

    assert [expected] * 2 == results
    assert (3, 2, 1) == (session.runs, session.memo.hits, session.memo.misses)
    assert 2 * MADE == session.memo.bytes_saved


def test_values_by_name_are_found_again_without_their_labels() -> None:
    session = _session()
    a, b = _values(session)
    expected = session.run(a=a, b=b)["y"].tobytes()

    with _no_label():
        results = [session.run(a=a, b=b), session.run(b=b, a=a), session.run({"b": b, "a": a})]

    assert [expected] * 3 == [result["y"].tobytes() for result in results]
    assert (4, 3) == (session.runs, session.memo.hits)


@pytest.mark.parametrize("inputs", [0, 1, 2, 3])
@pytest.mark.parametrize("outputs", [1, 2])
def test_any_number_of_inputs_and_outputs_is_found(inputs: int, outputs: int) -> None:
    graph = GraphBuilder("many")
    given = [graph.input(f"x{number}", (3,)) for number in range(inputs)]
    for number in range(outputs):
        graph.output(f"y{number}", sum(given, start=graph.const(B)) * (number + 2))
    session = Session(compile_graph(graph.freeze()), provider="reference")
    values = [session.intern(B * np.float32(number)) for number in range(inputs)]
    named = {f"x{number}": value for number, value in enumerate(values)}

    results = [[array.tobytes() for array in session.execute(values)] for _ in range(3)]
    by_name = [[array.tobytes() for array in session.run(named).values()] for _ in range(2)]

    assert [results[0]] * 5 == [*results, *by_name]
    assert [f"y{number}" for number in range(outputs)] == list(session.run(**named))
    assert (6, 5) == (session.runs, session.memo.hits)


def test_what_is_wrong_is_refused_after_a_shortcut_as_before() -> None:
    session = _session()
    a, b = _values(session)
    session.run(a=a, b=b)

    with pytest.raises(InputMismatch, match="expected 2 inputs"):
        session.execute([a, b, b])
    with pytest.raises(InputMismatch, match=r"'a': expected f32\[2,3\], found Value\(f32\[3\]"):
        session.execute([b, a])
    with pytest.raises(UnknownPort, match="'c'"):
        session.run(a=a, b=b, c=b)
    with pytest.raises(InputMismatch, match="two, in the mapping and by name"):
        session.run({"a": a, "b": b}, a=a)
    with pytest.raises(InputMismatch, match="arrays by name"):
        session.run({"a": a, "b": b}, b)  # type: ignore[arg-type]  # what a user might pass
    with pytest.raises(InputMismatch, match="expected an array, found nothing"):
        session.run(a=a)

    assert 1 == session.runs


def test_values_are_taken_from_whatever_gives_them() -> None:
    session = _session()
    a, b = _values(session)
    session.execute([a, b])

    results = [session.execute(iter([a, b])), session.execute([a, B]), session.execute([A, b])]  # type: ignore[arg-type]  # what a user might pass
    results += [list(session.run({"a": a}, b=b).values())]

    assert 1 == len({result[0].tobytes() for result in results})
    assert (5, 4) == (session.runs, session.memo.hits)


def test_the_last_run_is_told_after_a_shortcut() -> None:
    session = _session()
    values, others = _values(session), _values(session, 2)
    for each in (values, others, values):
        session.execute(each)

    found = session.last

    assert found is not None
    assert tuple(value.label for value in values) == found.inputs
    assert (frozenset(), len(found.names)) == (found.computed, found.memo)
    resolved = session.resolve(found.outputs[0])
    assert resolved is not None
    assert session.execute(values)[0].tobytes() == resolved.numpy().tobytes()
    assert found.seconds > 0


def test_arrays_of_a_shortcut_are_read_only_and_apart() -> None:
    session = _session()
    values = _values(session)
    session.execute(values)
    (first,), (second,) = session.execute(values), session.execute(values)

    first.shape = (6,)

    assert (2, 3) == second.shape
    assert (2, 3) == session.execute(values)[0].shape
    with pytest.raises(ValueError, match="read-only"):
        second[0, 0] = 1


def test_the_order_of_use_is_that_of_all_hits() -> None:
    session = _session(limit=2 * (MADE + HELD))
    first, second = _values(session, 1), _values(session, 2)
    for values in (first, second, first, first, second):
        session.execute(values)
    session.run(a=A, b=B)  # the first again, by labels

    for scale in (3, 4):
        session.run(a=A * np.float32(scale), b=B)

    assert 0 == session.memo.evictions
    session.execute(second)
    for scale in (5, 6, 7):
        session.run(a=A * np.float32(scale), b=B)
    assert 2 == session.memo.evictions
    hits = session.memo.hits
    session.execute(second)
    session.run(a=A * np.float32(3), b=B)
    assert hits + 1 == session.memo.hits


def test_the_order_of_use_outlives_what_was_held() -> None:
    session = _session(limit=2 * MADE + HELD)
    values = _values(session)
    session.execute(values)
    session.run(a=A * np.float32(2), b=B)
    session.execute(values)

    for scale in (3, 4):
        session.run(a=A * np.float32(scale), b=B)

    assert (1, 1) == (session.memo.evictions, session.memo.hits)
    session.execute(values)
    session.run(a=A * np.float32(2), b=B)
    assert (2, 5) == (session.memo.hits, session.memo.misses)


def test_without_a_memo_nothing_is_found() -> None:
    session = _session(limit=0)
    values = _values(session)

    for _ in range(3):
        session.execute(values)

    assert (3, 0) == (session.runs, session.memo.hits)


def test_values_are_held_while_there_is_room_beside_the_results() -> None:
    session = _session(limit=2 * MADE + HELD)
    values = _values(session)
    session.execute(values)
    assert HELD == session.memo.shortcuts.bytes

    session.execute(_values(session, 2))

    assert (2 * MADE, HELD) == (session.memo.bytes_held, session.memo.shortcuts.bytes)
    session.run(a=A * np.float32(3), b=B)
    assert (3 * MADE, 0) == (session.memo.bytes_held, session.memo.shortcuts.bytes)
    assert 0 == session.memo.evictions


def test_values_that_alone_have_no_room_are_not_held() -> None:
    session = _session(limit=MADE + HELD - 1)
    values = _values(session)

    for _ in range(2):
        session.execute(values)

    assert (MADE, 0) == (session.memo.bytes_held, session.memo.shortcuts.bytes)
    assert 1 == session.memo.hits


def test_what_is_cleared_holds_nothing() -> None:
    session = _session()
    values = _values(session)
    held = weakref.ref(values[0])
    session.execute(values)

    session.memo.clear()
    session.run(a=A * np.float32(2), b=B)
    del values
    gc.collect()

    assert held() is None
    assert 0 == session.memo.shortcuts.bytes


def test_equal_values_of_a_second_interning_take_the_place_of_the_first() -> None:
    session, other = _session(), _session()
    for values in (_values(other), _values(session), _values(other)):
        session.execute(values)

    assert HELD == session.memo.shortcuts.bytes
    assert (3, 2) == (session.runs, session.memo.hits)


def test_there_is_a_most_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shortcuts, "MOST", 3)
    session = _session()
    each = [_values(session, scale) for scale in range(5)]

    for values in each * 2:
        session.execute(values)

    assert session.memo.shortcuts.bytes <= 3 * HELD
    assert (10, 5, 5) == (session.runs, session.memo.hits, session.memo.misses)


def test_a_hit_waits_for_no_run() -> None:
    session = _session()
    values = _values(session)
    session.execute(values)

    with session._lock, ThreadPoolExecutor(1) as pool:
        found = pool.submit(session.execute, values).result(timeout=60)

    assert session.execute(values)[0].tobytes() == found[0].tobytes()


def test_threads_count_every_hit() -> None:
    session = _session(limit=4 * (MADE + HELD))
    each = [_values(session, scale) for scale in range(6)]
    expected = [session.execute(values)[0].tobytes() for values in each]
    wrong: list[int] = []
    interval = sys.getswitchinterval()

    def work(number: int) -> None:
        for turn in range(300):
            scale = (turn * number) % len(each)
            if session.execute(each[scale])[0].tobytes() != expected[scale] or session.memo.hits < 0:
                wrong.append(scale)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(1, 5)]
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)

    assert [] == wrong
    assert len(each) + 4 * 300 == session.runs == session.memo.hits + session.memo.misses
