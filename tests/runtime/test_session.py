import itertools
import operator
import re
import threading
import warnings

import numpy as np
import pytest

from holowork import runtime
from holowork.compiler import compile_graph
from holowork.core import KappaLabel, address_bytes
from holowork.ops import NUMPY_DTYPES, Array, GraphBuilder, interpret
from holowork.runtime import (
    BadLimit,
    InputMismatch,
    OutputMismatch,
    ReferencesInUse,
    Session,
    UnboundLabel,
    UnknownPort,
    UnknownProvider,
    Value,
    dispatch,
    memo,
)

RELU_PORT = "blake3:2c7b5bfa02778d5cbcd856191d834a367fc4c0b7e3bffb611af061d86f51a142"


def _session(graph: GraphBuilder, **options: int) -> Session:
    return Session(compile_graph(graph.freeze()), provider="reference", **options)


def _sum() -> GraphBuilder:
    graph = GraphBuilder("sum")
    a, b = graph.input("a", shape=(2, 3)), graph.input("b", shape=(3,))
    graph.output("y", (a + b).relu())
    graph.add_extension("note", b"hello")
    return graph


A = np.arange(-3, 3, dtype=np.float32).reshape(2, 3)
B = np.array([0.5, -1, 2], np.float32)


def _value(array: Array) -> Value:
    return _session(_sum()).intern(array)


def test_a_run_gives_what_the_references_give() -> None:
    session = _session(_sum())

    outputs = session.run(a=A, b=B)

    assert interpret(_sum().freeze(), [A, B])[0].tobytes() == outputs["y"].tobytes()
    assert (2, 3) == outputs["y"].shape


def test_inputs_are_taken_by_name_by_mapping_and_by_position() -> None:
    session = _session(_sum())

    results = [session.run(a=A, b=B)["y"], session.run({"a": A, "b": B})["y"], session.execute([A, B])[0]]

    assert 1 == len({result.tobytes() for result in results})


def test_the_label_of_an_output_is_the_boundary_label_of_the_format_description() -> None:
    graph = GraphBuilder("relu")
    graph.output("y", graph.input("x", shape=(2,)).relu())
    session = _session(graph)

    session.run(x=np.array([-1, 2], np.float32))

    assert session.last is not None
    assert (RELU_PORT,) == tuple(label.text for label in session.last.outputs)


def test_a_second_run_is_looked_up() -> None:
    session = _session(_sum())
    session.run(a=A, b=B)

    session.run(a=A.copy(), b=B)

    assert session.last is not None
    assert frozenset() == session.last.computed
    assert len(session.last.names) == session.last.memo
    assert (1, 1) == (session.memo.hits, session.memo.misses)


@pytest.mark.parametrize(
    ("step", "turns"),
    [("interning._Gate.content", 2), ("interning.digest", 2), ("values.Value.numpy", 1)],
)
def test_the_time_of_a_run_is_that_of_the_whole_call_and_a_hit_spares_the_computation_alone(
    step: str, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, clock = _session(_sum()), [0.0]
    done = operator.attrgetter(step)(runtime)

    def slow(*arguments: object) -> object:
        clock[0] += 1
        return done(*arguments)

    monkeypatch.setattr(f"holowork.runtime.{step}", slow)
    monkeypatch.setattr("holowork.runtime.session.perf_counter", lambda: clock[0])

    times = []
    for a in (A, B + A, A):
        start = clock[0]
        session.run(a=a, b=B + a[1])
        assert session.last is not None
        times.append(session.last.seconds)
        assert clock[0] - start == session.last.seconds

    assert turns == times[0]
    assert (1, 0) == (session.memo.hits, session.memo.seconds_saved)


def test_the_time_of_a_run_by_labels_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    session = _session(_sum())
    values = [session.intern(A), session.intern(B)]
    ticks = itertools.count()
    for module in ("addressed", "session"):
        monkeypatch.setattr(f"holowork.runtime.{module}.perf_counter", lambda: next(ticks))

    session.execute_addressed([value.label for value in values])

    assert session.last is not None
    assert next(ticks) - 1 == session.last.seconds


def test_an_array_that_was_changed_in_place_is_noticed() -> None:
    session = _session(_sum())
    mutable = A.copy()
    first = session.run(a=mutable, b=B)["y"].copy()
    mutable[0, 0] = 100

    second = session.run(a=mutable, b=B)["y"]

    assert first[0, 0] == 0
    assert second[0, 0] == 100.5


def test_a_negative_zero_is_another_input_than_a_positive_one() -> None:
    graph = GraphBuilder("one over")
    graph.output("y", graph.input("x", shape=(1,)).reciprocal())
    session = _session(graph)
    session.run(x=np.array([0.0], np.float32))

    outputs = session.run(x=np.array([-0.0], np.float32))

    assert -np.inf == outputs["y"][0]


def test_outputs_are_read_only_and_stay_as_they_were() -> None:
    session = _session(_sum())
    kept = session.run(a=A, b=B)["y"]
    before = kept.tobytes()

    for scale in range(5):
        session.run(a=A * np.float32(scale), b=B)

    assert before == kept.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        kept[0, 0] = 1


def test_equal_expressions_are_computed_once() -> None:
    graph = GraphBuilder("twice")
    x = graph.input("x", shape=(4,))
    y = graph.input("y", shape=(4,))
    graph.output("z", (x + y).exp() - (y + x).exp())
    session = Session(compile_graph(graph.freeze(), passes=()), passes=())

    session.run(x=A.reshape(-1)[:4], y=A.reshape(-1)[2:])

    assert session.last is not None
    assert 3 == len(session.last.computed)
    assert 2 == session.last.memo


def test_a_reshape_is_a_relabel() -> None:
    graph = GraphBuilder("flat")
    graph.output("y", graph.input("x", shape=(2, 3)).reshape((6,)).relu())
    session = _session(graph)

    outputs = session.run(x=A)

    assert np.maximum(A.reshape(-1), 0).tobytes() == outputs["y"].tobytes()


@pytest.mark.parametrize("times", [1, 2])
def test_each_call_of_a_run_is_counted_once(times: int) -> None:
    graph = GraphBuilder("counted")
    x = graph.input("x", (4, 1 << 18), "bf16")
    graph.output("y", x.tanh().reshape((1 << 20,)) + x.tanh().reshape((1 << 20,)))
    session = Session(compile_graph(graph.freeze(), passes=()), passes=(), tables="always")

    for _ in range(times):
        session.run(x=np.ones((4, 1 << 18), NUMPY_DTYPES[session.input_ports[0].dtype]))

    run = session.last
    assert run is not None
    counts = (len(run.computed), run.memo, run.table, run.relabelled)
    assert {1: (1, 1, 1, 2), 2: (0, 3, 0, 2)}[times] == counts
    assert len(run.states) == sum(counts)
    assert frozenset() == run.computed & run.tabled


@pytest.mark.parametrize("passed", ["input", "constant"])
def test_a_value_that_is_passed_through_keeps_its_label(passed: str) -> None:
    graph = GraphBuilder("through")
    x = graph.input("x", shape=(2, 3))
    graph.output("y", x if passed == "input" else graph.const("c", A))
    session = _session(graph)

    session.run(x=A)

    assert session.last is not None
    assert (address_bytes(A.tobytes()),) == session.last.outputs


def test_one_value_feeds_two_outputs() -> None:
    graph = GraphBuilder("two")
    y = graph.input("x", shape=(2, 3)).relu()
    graph.output("first", y)
    graph.output("second", y)

    outputs = _session(graph).run(x=A)

    assert outputs["first"].tobytes() == outputs["second"].tobytes()


def test_a_graph_of_constants_alone_runs() -> None:
    graph = GraphBuilder("constant")
    graph.output("y", graph.const("c", A).relu())

    outputs = _session(graph).run()

    assert np.maximum(A, 0).tobytes() == outputs["y"].tobytes()


def test_an_empty_graph_runs() -> None:
    assert {} == _session(GraphBuilder("nothing")).run()


def test_the_buffer_of_an_input_is_never_recycled() -> None:
    graph = GraphBuilder("flat twice")
    x = graph.input("x", shape=(4, 16))
    parts = [x.reshape((64,)).relu(), x.reshape((2, 32)).exp().reshape((64,))]
    graph.output("y", parts[0] + parts[1] + x.reshape((8, 8)).reshape((64,)))
    session = _session(graph, memo=0)
    given = np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)
    value = session.intern(given)

    first = session.run(x=value)["y"].copy()
    second = session.run(x=value)["y"]

    assert given.tobytes() == value.numpy().tobytes()
    assert first.tobytes() == second.tobytes()


def test_a_long_chain_needs_few_buffers() -> None:
    graph = GraphBuilder("chain")
    x = graph.input("x", shape=(64,))
    for _ in range(100):
        x = (x + 1.0).relu()
    graph.output("y", x)
    session = _session(graph)

    session.run(x=np.zeros(64, np.float32))

    assert session.arena.counters.allocated < 12 * 256


class TestValues:
    def test_an_interned_value_is_presented_without_its_array(self) -> None:
        session = _session(_sum())
        a, b = session.intern(A), session.intern(B)

        labels = session.execute_addressed([a.label, b.label])

        found = session.resolve(labels[0])
        assert found is not None
        assert session.run(a=A, b=B)["y"].tobytes() == found.numpy().tobytes()
        assert 1 == session.memo.hits

    def test_a_value_has_the_label_of_its_bytes(self) -> None:
        value = _session(_sum()).intern(A)

        assert address_bytes(A.tobytes()) == value.label
        assert A.tobytes() == np.asarray(value).tobytes()

    @pytest.mark.parametrize("dtype", ["bool", "u1", "i8", "f2", "f4"])
    @pytest.mark.parametrize("shape", [(), (0, 2), (2, 3)], ids=str)
    def test_a_value_has_the_extents_and_bytes_of_its_array(self, dtype: str, shape: tuple[int, ...]) -> None:
        array = np.ones(shape, dtype)

        value = _session(_sum()).intern(array)

        assert array.dtype == NUMPY_DTYPES[value.dtype]
        for name in ("shape", "ndim", "size", "nbytes"):
            assert getattr(array, name) == getattr(value, name)

    def test_an_empty_value_is_there(self) -> None:
        session = _session(_sum())
        value = session.intern(np.ones((0,), np.float32))

        assert value
        assert session.resolve(value.label) is value

    def test_a_label_that_is_not_held_is_refused_and_nothing_changes(self) -> None:
        session = _session(_sum())
        b = session.intern(B)

        with pytest.raises(UnboundLabel, match="intern"):
            session.execute_addressed([KappaLabel.from_digest(bytes(32)), b.label])

        assert 0 == session.runs

    @pytest.mark.parametrize(
        ("label", "told"),
        [
            (None, r"NoneType; intern\(array\)\.label is one"),
            (A, r"ndarray; intern\(array\)\.label is one"),
            ("blake3:", r"str; KappaLabel\(text\) makes one"),
            (_value(B), r"Value; its \.label is one"),
        ],
        ids=type,
    )
    def test_what_is_no_label_is_told_how_to_become_one(self, label: object, told: str) -> None:
        session = _session(_sum())
        a = session.intern(A)

        with pytest.raises(InputMismatch, match=f"^input 'b': expected a KappaLabel, found {told}$"):
            session.execute_addressed([a.label, label])  # type: ignore[list-item]  # what a user might pass
        with pytest.raises(InputMismatch, match=f"^input label: expected a KappaLabel, found {told}$"):
            session.resolve(label)  # type: ignore[arg-type]  # what a user might pass

    def test_another_number_of_labels_is_refused(self) -> None:
        session = _session(_sum())

        with pytest.raises(InputMismatch, match=r"^input count: expected 2 inputs \('a', 'b'\), found 1$"):
            session.execute_addressed([session.intern(A).label])

    def test_a_value_of_the_wrong_size_is_refused(self) -> None:
        session = _session(_sum())

        with pytest.raises(InputMismatch, match=r"'a': expected f32\[2,3\], found Value\(f32\[3\]"):
            session.run(a=session.intern(B), b=B)

    def test_a_value_of_the_wrong_type_is_refused_and_its_label_is_not(self) -> None:
        session = _session(_sum())
        given, b = session.intern(A.view(np.int32)), session.intern(B)

        with pytest.raises(InputMismatch, match=r"'a': expected f32\[2,3\], found Value\(i32\[2,3\]"):
            session.run(a=given, b=B)
        (label,) = session.execute_addressed([given.label, b.label])

        found = session.resolve(label)
        assert found is not None
        assert session.run(a=A, b=B)["y"].tobytes() == found.numpy().tobytes()

    def test_a_label_whose_value_has_another_size_is_refused(self) -> None:
        session = _session(_sum())
        b = session.intern(B)

        with pytest.raises(InputMismatch, match=r"'a': expected 24 bytes for f32\[2,3\], found f32\[3\]"):
            session.execute_addressed([b.label, b.label])

    def test_an_interned_array_may_change_afterwards(self) -> None:
        session = _session(_sum())
        mine = A.copy()
        value = session.intern(mine)

        mine[:] = 9

        assert A.tobytes() == value.numpy().tobytes()
        assert session.intern(value) is value
        assert session.intern(A) is value

    def test_the_arrays_of_a_value_are_read_only_and_apart(self) -> None:
        value = _session(_sum()).intern(A)
        first, second = value.numpy(), value.numpy()

        first.shape = (6,)

        assert (2, 3) == second.shape
        with pytest.raises(ValueError, match="read-only"):
            second[0, 0] = 1
        with pytest.raises(ValueError, match="WRITEABLE"):
            second.flags.writeable = True

    def test_a_value_converts_as_numpy_asks(self) -> None:
        value = _session(_sum()).intern(A)

        assert np.float16 == np.asarray(value, np.float16).dtype
        assert np.array(value, copy=True).flags.writeable
        with pytest.raises(ValueError, match="copy"):
            np.asarray(value, np.float16, copy=False)

    @pytest.mark.parametrize(
        ("given", "told"),
        [
            (A.astype(np.complex64), "complex64"),
            (A.astype(np.float64), r"expected f32, .*, found f64\. Cast with x\.astype\('float32'\)$"),
            (None, "found NoneType"),
            (np.ma.masked_array(A), "masked"),
            (b"raw", "expected a dtype and a shape beside raw bytes"),
        ],
        ids=["complex", "double", "nothing", "masked", "bytes"],
    )
    def test_what_no_tensor_holds_is_not_interned(self, given: object, told: str) -> None:
        with pytest.raises(InputMismatch, match=f"input value: .*{told}"):
            _session(_sum()).intern(given)

    def test_python_numbers_are_interned_as_f32(self) -> None:
        session = _session(_sum())
        a, b = session.intern(A.tolist()), session.intern([0.5, -1, 2])

        assert session.run(a=A, b=B)["y"].tobytes() == session.run(a=a, b=b)["y"].tobytes()
        assert address_bytes(A.tobytes()) == a.label

    def test_the_inputs_of_the_last_run_are_those_that_it_was_given(self) -> None:
        session, mine = _session(_sum(), memo=0), A.copy()
        session.run(a=mine, b=B)

        mine[:] = 9

        assert session.last is not None
        labels = (address_bytes(A.tobytes()), address_bytes(B.tobytes()))
        assert labels == session.last.inputs
        held = [session.resolve(label) for label in labels]
        assert [A.tobytes(), B.tobytes()] == [value.data.tobytes() for value in held if value is not None]

    def test_a_value_is_found_as_long_as_its_caller_holds_it(self) -> None:
        session = _session(_sum(), memo=0)
        value = session.intern(A)
        session.run(a=A, b=B)
        assert session.resolve(value.label) is not None

        session.run(a=A + 1, b=B)

        assert session.resolve(value.label) is value

    def test_what_nobody_holds_is_not_found(self) -> None:
        session = _session(_sum(), memo=0)
        session.run(a=A, b=B)

        for scale in range(600):
            session.run(a=A * np.float32(scale), b=B)

        assert session.last is not None
        assert session.resolve(address_bytes(A.tobytes())) is None
        assert session.resolve(session.last.outputs[0]) is not None

    def test_the_outputs_of_the_last_run_are_held_whatever_the_memo_keeps(self) -> None:
        session = _session(_sum(), memo=0)
        values = [session.intern(A), session.intern(B)]

        (label,) = session.execute_addressed([value.label for value in values])

        found = session.resolve(label)
        assert found is not None
        assert session.run(a=A, b=B)["y"].tobytes() == found.numpy().tobytes()


class TestRefusals:
    @pytest.mark.parametrize(
        ("given", "told"),
        [
            ({"a": A}, r"'b': expected an array, found nothing"),
            ({"a": A.T.copy(), "b": B}, r"'a': expected f32\[2,3\], found f32\[3,2\]"),
            (
                {"a": A.astype(np.float64), "b": B},
                r"'a': expected f32\[2,3\], found dtype float64. Cast with",
            ),
            ({"a": A.astype(np.int32), "b": B}, r"'a': .*int32"),
            ({"a": A.tobytes()[:-1], "b": B}, r"'a': expected 24 bytes .*, found 23"),
            ({"a": A.tobytes() + b"\0", "b": B}, r"'a': expected 24 bytes .*, found 25"),
            ({"a": "text", "b": B}, r"'a': expected f32\[2,3\], found str of <U4$"),
            ({"a": np.ma.masked_array(A), "b": B}, r"'a': .*masked"),
            ({"a": None, "b": B}, r"'a': expected f32\[2,3\], found NoneType of object$"),
            ({"a": A, "b": ["x"]}, r"'b': expected f32\[3\] of numbers or truth values, found list \(<U1\)"),
            ({"a": A, "b": [[1], [2, 3]]}, r"'b': expected f32\[3\] of .*even list"),
            ({"a": A, "b": [1, 2, 1e39]}, r"'b': expected f32\[3\] of numbers that f32 holds, found 1e\+39"),
            ({"a": A, "b": [1, 2]}, r"'b': expected f32\[3\], found f32\[2\]"),
        ],
    )
    def test_an_input_that_does_not_fit_names_the_port_and_both_sides(
        self, given: dict[str, object], told: str
    ) -> None:
        session = _session(_sum())

        with pytest.raises(InputMismatch, match=told):
            session.run(given)

        assert (2, 3) == session.run(a=A, b=B)["y"].shape

    def test_an_unknown_name_lists_the_ports(self) -> None:
        with pytest.raises(UnknownPort, match=r"^input: expected one of 'a', 'b', found 'c'$"):
            _session(_sum()).run(a=A, b=B, c=B)

    def test_a_name_that_is_nearly_one_is_asked_about(self) -> None:
        with pytest.raises(UnknownPort, match=r"found 'aa'\. Did you mean a\?$"):
            _session(_sum()).run(aa=A, b=B)

    def test_a_name_that_is_no_text_is_unknown(self) -> None:
        with pytest.raises(UnknownPort, match=r"found 1$"):
            _session(_sum()).run({1: A, "b": B})  # type: ignore[dict-item]  # what a user might pass

    def test_a_program_without_inputs_has_no_names(self) -> None:
        graph = GraphBuilder("constant")
        graph.output("y", graph.const("c", A))

        with pytest.raises(UnknownPort, match=r"^input: expected no input, as there are none, found 'x'$"):
            _session(graph).run(x=A)

    def test_of_many_names_the_first_are_listed(self) -> None:
        graph = GraphBuilder("many")
        for number in range(20):
            graph.output(f"y{number}", graph.input(f"x{number}", shape=(1,)))

        with pytest.raises(UnknownPort, match=r"one of 'x0', .*'x7', 12 more, found 'z'$"):
            _session(graph).run(z=[1])

    def test_a_wrong_count_names_the_ports(self) -> None:
        with pytest.raises(InputMismatch, match=r"expected 2 inputs \('a', 'b'\), found 1"):
            _session(_sum()).execute([A])

    @pytest.mark.parametrize("method", ["execute", "execute_addressed"])
    @pytest.mark.parametrize(
        ("given", "told"),
        [
            (None, "NoneType"),
            (3, "int"),
            (A, "ndarray"),
            ("ab", "str"),
            (b"ab", "bytes"),
            ({1, 2}, "set"),
            (address_bytes(b""), "KappaLabel"),
        ],
        ids=type,
    )
    def test_what_is_no_list_is_refused(self, method: str, given: object, told: str) -> None:
        expected = rf"^input order: expected a list of 2 inputs \('a', 'b'\), found {told}$"

        with pytest.raises(InputMismatch, match=expected):
            getattr(_session(_sum()), method)(given)

    def test_names_in_place_of_a_list_are_told_to_run(self) -> None:
        with pytest.raises(InputMismatch, match=r"found dict; run takes names$"):
            _session(_sum()).execute({"a": A, "b": B})  # type: ignore[arg-type]  # what a user might pass

    def test_whatever_can_be_walked_is_a_list(self) -> None:
        session = _session(_sum())

        results = [
            session.execute(each)[0].tobytes() for each in ([A, B], {"a": A, "b": B}.values(), iter([A, B]))
        ]  # type: ignore[arg-type]  # what a user might pass

        assert 1 == len(set(results))

    @pytest.mark.parametrize("provider", ["cuda", "AUTO", 3, None, ["auto"]])
    def test_an_unknown_provider_lists_the_known_ones(self, provider: object) -> None:
        with pytest.raises(UnknownProvider, match="auto, llvm, reference"):
            Session(compile_graph(_sum().freeze()), provider=provider)  # type: ignore[arg-type]  # as a user might

    def test_running_on_references_unasked_warns_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dispatch, "PROVIDERS", (dispatch.REFERENCE,))
        dispatch._warn_once.cache_clear()

        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for _ in range(3):
                Session(compile_graph(_sum().freeze()))

        assert [ReferencesInUse] == [warning.category for warning in caught]


class TestArrays:
    @pytest.mark.parametrize(
        "given",
        [
            np.asfortranarray(A),
            A.astype(">f4"),
            np.repeat(A, 2, axis=1)[:, ::2],
            A[::-1][::-1],
            A.tolist(),
            np.broadcast_to(A, (2, 3)),
        ],
        ids=["fortran", "big-endian", "strided", "reversed twice", "list", "read-only"],
    )
    def test_arrays_of_any_layout_are_the_same_input(self, given: object) -> None:
        session = _session(_sum())
        expected = session.run(a=A, b=B)["y"]

        outputs = session.run(a=given, b=B)

        assert expected.tobytes() == outputs["y"].tobytes()
        assert 1 == session.memo.hits


@pytest.mark.parametrize("size", [1, 4096, 4097, 50_000])
@pytest.mark.parametrize("memo_", [0, 1 << 24])
def test_a_change_of_any_element_is_noticed(size: int, memo_: int) -> None:
    graph = GraphBuilder("long")
    graph.output("y", graph.input("x", shape=(size,)) + 1.0)
    session, x = _session(graph, memo=memo_), np.zeros(size, np.float32)

    for place in (0, size // 2, size - 1):
        session.run(x=x)
        x[place] += 1

        assert (x + 1).tobytes() == session.run(x=x)["y"].tobytes()


def test_bytes_may_lie_anywhere() -> None:
    session = _session(_sum())
    apart = memoryview(np.repeat(np.frombuffer(B.tobytes(), np.uint8), 2))[::2]

    outputs = [session.run(a=A, b=raw)["y"] for raw in (B.tobytes(), bytearray(B), memoryview(B), apart)]

    assert {session.run(a=A, b=B)["y"].tobytes()} == {y.tobytes() for y in outputs}


def test_one_name_given_twice_is_refused() -> None:
    with pytest.raises(InputMismatch, match=r"'a': expected one array, found two"):
        _session(_sum()).run({"a": A, "b": B}, a=A)


@pytest.mark.parametrize(
    ("inputs", "found"),
    [
        ([A, B], "ndarray, ndarray"),
        ([[A, B]], "list"),
        ([A], "ndarray"),
        (["ab"], "str"),
        ([{"a": A}, {"b": B}], "dict, dict"),
        ([A, B, A], "ndarray, ndarray, …"),
        ([None, None], "NoneType, NoneType"),
    ],
)
def test_inputs_without_names_are_refused(inputs: list[object], found: str) -> None:
    told = f"expected arrays by name, run(a=…, b=…), found {found}; execute([…, …]) takes them in order"

    with pytest.raises(InputMismatch, match=f"^{re.escape(f'input names: {told}')}$"):
        _session(_sum()).run(*inputs)  # type: ignore[arg-type]  # what a user might pass


def test_names_that_python_cannot_say_are_shown_in_a_mapping() -> None:
    graph = GraphBuilder("names")
    for name in ("a b", "if", "c"):
        graph.output(name, graph.input(name, shape=(3,)))

    with pytest.raises(
        InputMismatch, match=re.escape("run({'a b': …, 'if': …, …}), found ndarray; execute([…, …, …])")
    ):
        _session(graph).run(B)  # type: ignore[arg-type]  # what a user might pass


def test_ports_and_extensions_are_found_by_name() -> None:
    session = _session(_sum())

    found = session.input_port_by_name("b")

    assert found is not None
    assert (1, (3,)) == (found[0], found[1].shape)
    assert session.output_port_by_name("nothing") is None
    assert session.extension("note") == b"hello"
    assert "note" in session.extension_keys()
    assert session.extension("nothing") is None


def test_threads_share_a_session() -> None:
    session = _session(_sum())
    expected = {scale: session.run(a=A * np.float32(scale), b=B)["y"].tobytes() for scale in range(4)}
    wrong: list[int] = []

    def work(scale: int) -> None:
        given = A * np.float32(scale)
        results = [session.run(a=given, b=B)["y"].tobytes() for _ in range(20)]
        wrong.extend(scale for result in results if result != expected[scale])

    threads = [threading.Thread(target=work, args=(scale,)) for scale in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [] == wrong


class TestMemo:
    def test_the_least_recently_used_result_goes_first(self) -> None:
        session = _session(_sum(), memo=48)
        scales = [np.float32(scale) for scale in (1, 2, 1, 3, 1)]

        for scale in scales:
            session.run(a=A * scale, b=B)

        assert (2, 3, 1) == (session.memo.hits, session.memo.misses, session.memo.evictions)
        assert 48 == session.memo.bytes_held

    def test_a_memo_of_no_bytes_computes_every_time(self) -> None:
        session = _session(_sum(), memo=0)

        for _ in range(2):
            session.run(a=A, b=B)

        assert session.last is not None
        assert len(session.last.names) == len(session.last.computed)
        assert 0 == session.memo.hits

    def test_a_result_larger_than_the_limit_is_not_kept(self) -> None:
        session = _session(_sum(), memo=10)

        session.run(a=A, b=B)

        assert 0 == session.memo.bytes_held
        assert 0 == len(session.memo)

    def test_results_of_no_bytes_are_bounded_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(memo, "MOST_ENTRIES", 3)
        graph = GraphBuilder("nothing")
        graph.output("y", graph.input("x", shape=(1,)).slice(starts=(0,), ends=(0,)))
        session = _session(graph)

        for number in range(5):
            session.run(x=[number])

        assert (3, 2, 0) == (len(session.memo), session.memo.evictions, session.memo.bytes_held)

    @pytest.mark.parametrize("limit", [-1, True, False, None, 1.5, 1e9, "1GB", "1024", [1], np.float32(8)])
    def test_a_limit_is_a_number_of_bytes(self, limit: object) -> None:
        told = f"memo: expected a number of bytes as an int, 0 for none, found {limit!r}; 1 GiB is 2**30"

        with pytest.raises(BadLimit, match=f"^{re.escape(told)}$"):
            _session(_sum(), memo=limit)  # type: ignore[arg-type]  # what a user might pass

    def test_a_limit_may_be_an_integer_of_numpy(self) -> None:
        session = _session(_sum(), memo=np.int64(48))  # type: ignore[arg-type]  # what a user might pass

        session.run(a=A, b=B)

        assert "Memo(1 entry, 24 of 48 bytes, 0 hits, 1 miss, 0 evictions)" == repr(session.memo)

    def test_clearing_keeps_the_counters(self) -> None:
        session = _session(_sum())
        session.run(a=A, b=B)

        session.memo.clear()

        assert (0, 0, 1) == (len(session.memo), session.memo.bytes_held, session.memo.misses)


class TestPrepared:
    def test_the_caller_s_own_arrays_are_filled(self) -> None:
        session = _session(_sum())
        mine = np.full((2, 3), 9, np.float32)

        returned = session.prepare([mine])(A, B)

        assert returned[0] is mine
        assert session.run(a=A, b=B)["y"].tobytes() == mine.tobytes()

    def test_arrays_are_made_where_none_are_given(self) -> None:
        session = _session(_sum())

        (filled,) = session.prepare()(A, B)

        assert session.run(a=A, b=B)["y"].tobytes() == filled.tobytes()

    @pytest.mark.parametrize(
        ("outputs", "told"),
        [
            ([], r"^output count: expected 1 output \('y'\), found none$"),
            (A, r"^output order: expected a list of 1 output \('y'\), found ndarray$"),
            ({"y": A}, "^output order: .* found dict$"),
            (3, "^output order: .* found int$"),
            ([np.zeros((3, 2), np.float32)], r"'y': expected f32\[2,3\], found float32\[3, 2\]"),
            ([np.zeros((2, 3), np.float16)], r"'y': expected f32\[2,3\], found float16"),
            ([[0] * 6], "found list"),
            ([np.broadcast_to(np.float32(0), (2, 3))], "read-only"),
        ],
    )
    def test_an_array_that_does_not_fit_is_refused(self, outputs: list[object], told: str) -> None:
        with pytest.raises(OutputMismatch, match=told):
            _session(_sum()).prepare(outputs)  # type: ignore[arg-type]  # what a user might pass

    def test_it_shows_its_ports_and_no_array(self) -> None:
        session = _session(_sum())
        ports = r"Prepared('a' f32[2,3], 'b' f32[3] → 'y' f32[2,3]"

        shown = [repr(session.prepare()), repr(session.prepare([A.copy()]))]

        assert [f"{ports}; arrays of its own)", f"{ports}; bound to the caller's arrays)"] == shown

    def test_of_many_ports_the_first_are_shown(self) -> None:
        graph = GraphBuilder("many")
        for number in range(20):
            graph.output(f"y{number}", graph.const(f"c{number}", B))

        shown = repr(_session(graph).prepare())

        assert shown.startswith("Prepared(nothing → 'y0' f32[3], ")
        assert "'y3' f32[3], 16 more;" in shown

    def test_arrays_that_overlap_are_refused(self) -> None:
        graph = _sum()
        graph.output("z", graph.input("c", shape=(2, 3)).relu())
        mine = np.zeros((4, 3), np.float32)

        with pytest.raises(OutputMismatch, match=r"'z': expected memory apart from that of output 'y'"):
            _session(graph).prepare([mine[:2], mine[1:3]])

    def test_an_input_may_be_its_own_output(self) -> None:
        mine = A.copy()

        for _ in range(2):
            _session(_sum()).prepare([mine])(mine, B)

        assert (
            interpret(_sum().freeze(), [interpret(_sum().freeze(), [A, B])[0], B])[0].tobytes()
            == mine.tobytes()
        )
