"""Runs: what kernels raise, which buffers they get, what is recycled."""

import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.core import OpError, SessionError
from holowork.ir import Graph
from holowork.ops import Array, BufferRef, GraphBuilder, KernelCall, Operands, interpret
from holowork.runtime import KernelRefused, Provider, Session, WorkspaceExhausted, dispatch
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.dispatch import REFERENCE, OnArrays, kernel_on_arrays
from holowork.runtime.step import Constants, Kernel
from holowork.runtime.unit import Unit
from tests.runtime.programs import Program, call, f32, moved, port, ref
from tests.strategies import graphs, inputs_of, same_outputs

X = np.array([1, 2], np.float32)


class _Refusal(OpError):
    """What an op of the table says."""


FAULTS: list[BaseException] = [
    ValueError("shape"),
    IndexError("place"),
    KeyError("name"),
    TypeError("kind"),
    ZeroDivisionError("zero"),
    OverflowError("large"),
    FloatingPointError("underflow"),
    ArithmeticError(),
    _Refusal("gather: expected 1, found 2"),
]


def _chain(kernel: OnArrays, monkeypatch: pytest.MonkeyPatch, position: int = 1) -> Session:
    """relu, exp, neg, of which one has another kernel."""
    graph = GraphBuilder("chain")
    graph.output("y", graph.input("x", shape=(2,)).relu().exp().neg())

    def prepare(unit: Unit, constants: Constants) -> Kernel:
        is_tried = unit.root.position == position
        return kernel_on_arrays(unit, kernel) if is_tried else REFERENCE.prepare(unit, constants)

    provider = Provider(name="tried", summary="one kernel is tried", prepare=prepare)
    monkeypatch.setattr(dispatch, "PROVIDERS", (provider,))
    return Session(compile_graph(graph.freeze()), provider="tried", passes=())


def _raising(faults: list[BaseException]) -> OnArrays:
    """A kernel that raises each of the faults in turn, and then computes."""

    def kernel(operands: Operands) -> Array:
        if faults:
            raise faults.pop()
        return np.exp(np.asarray(operands[0]))

    return kernel


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_what_a_kernel_raises_is_a_refusal_with_the_name_of_the_call(
    fault: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = _chain(_raising([fault]), monkeypatch)

    with pytest.raises(KernelRefused) as refused:
        session.run(x=X)

    assert f"KernelCalls[1] (exp): {str(fault) or type(fault).__name__}" == str(refused.value)
    assert fault is refused.value.__cause__
    assert (-np.exp(X)).tobytes() == session.run(x=X)["y"].tobytes()


def test_memory_that_runs_out_is_told_with_the_name_of_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    session = _chain(_raising([MemoryError("no more")]), monkeypatch)

    with pytest.raises(WorkspaceExhausted, match=r"KernelCalls\[1\] \(exp\): expected memory for 8 bytes"):
        session.run(x=X)

    assert 2 == len(session.run(x=X)["y"])


@pytest.mark.parametrize("fault", [AssertionError("bug"), KeyboardInterrupt()], ids=repr)
def test_what_is_no_refusal_goes_through_and_the_session_goes_on(
    fault: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = _chain(_raising([fault]), monkeypatch)

    with pytest.raises(type(fault)):
        session.run(x=X)

    assert session.arena.counters.allocated == session.arena.counters.free
    assert 2 == len(session.run(x=X)["y"])


@pytest.mark.parametrize("result", [np.zeros(3, np.float32), np.zeros((2, 1), np.float32), np.zeros(2)])
def test_a_result_of_another_type_is_refused(result: Array, monkeypatch: pytest.MonkeyPatch) -> None:
    session = _chain(lambda _: result, monkeypatch)

    with pytest.raises(KernelRefused, match=r"\(exp\): expected f32\[2\], found float"):
        session.run(x=X)


@pytest.mark.parametrize("position", [0, 1, 2])
def test_kernels_cannot_write_what_they_read(position: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def kernel(operands: Operands) -> Array:
        np.asarray(operands[0])[:] = 0
        return np.zeros(2, np.float32)

    session = _chain(kernel, monkeypatch, position)

    with pytest.raises(KernelRefused, match="read-only"):
        session.run(x=X)


def test_a_refused_run_leaves_every_buffer_free(monkeypatch: pytest.MonkeyPatch) -> None:
    session = _chain(_raising([ValueError()] * 5), monkeypatch)

    for _ in range(5):
        with pytest.raises(SessionError):
            session.run(x=X)

    assert session.arena.counters.allocated == session.arena.counters.free <= 3 * 64


def test_the_settings_of_numpy_change_nothing_and_nothing_is_printed() -> None:
    graph = GraphBuilder("special")
    x = graph.input("x", shape=(3,))
    for name, y in {"div": x / x, "log": x.log(), "exp": (x * 1e38).exp(), "pow": x**x}.items():
        graph.output(name, y)
    session = Session(compile_graph(graph.freeze()), provider="reference", memo=0)
    given_ = np.array([0, -1, 1e30], np.float32)
    expected = session.execute([given_])

    with np.errstate(all="raise"), warnings.catch_warnings():
        warnings.simplefilter("error")
        outputs = session.execute([given_])

    assert same_outputs(expected, outputs)


def test_a_kernel_computes_under_settings_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    session = _chain(lambda operands: np.asarray(operands[0]) / np.zeros(2, np.float32), monkeypatch)

    with np.errstate(all="raise"):
        outputs = session.run(x=X)

    assert [-np.inf, -np.inf] == outputs["y"].tolist()


class _Poisoned(BufferArena):
    """Fills what is given back with rubbish, and does not give it out again while `is_holding`."""

    def give_back(self, buffer: Bytes) -> None:
        """Spoil, then recycle."""
        buffer[:] = 0xAB
        super().give_back(buffer)


RELU, EXP, ADD = call("relu", f32(2)), call("exp", f32(2)), call("add", f32(2), f32(2))
RESHAPE = call("reshape", f32(2), shape=(2,))


def _places(slots: tuple[int, int]) -> dict[str, BufferRef]:
    return {"input": ref(slots[0], 0, 8), "output": ref(slots[1], 0, 8)}


@pytest.mark.parametrize(
    "calls",
    [
        # what an equal input made is let go of, and then wanted again
        [(RELU, (0, 2)), (EXP, (2, 3)), (RELU, (1, 4)), (EXP, (4, 5)), (EXP, (5, 6))],
        # the operand of a reshape is let go of, and its bytes are still read
        [(RELU, (0, 2)), (RESHAPE, (2, 3)), (EXP, (0, 4)), (EXP, (3, 5)), (EXP, (5, 6))],
        # so is what an equal call made
        [(RELU, (0, 2)), (RELU, (0, 3)), (EXP, (2, 4)), (EXP, (0, 5)), (EXP, (3, 6))],
    ],
    ids=["equal input", "reshape", "equal call"],
)
def test_bytes_are_recycled_when_nobody_reads_them_any_more(
    calls: list[tuple[KernelCall, tuple[int, int]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holowork.runtime.session.BufferArena", _Poisoned)
    program = Program(
        calls=[moved(made, **_places(slots)) for made, slots in calls],
        inputs=[port(0, 2), port(1, 2)],
        outputs=[port(6, 2)],
    )
    given_ = np.array([-1, 0.5], np.float32)
    values = {0: given_, 1: given_}
    for made, (read, written) in calls:
        values[written] = interpret(_single(made.op.name), [values[read]])[0]

    (found,) = program.session().execute([given_, given_])

    assert values[6].tobytes() == found.tobytes()


def _single(op: str) -> Graph:
    graph = GraphBuilder(op)
    attributes = {"shape": (2,)} if op == "reshape" else {}
    graph.output("y", graph.op(op, graph.input("x", shape=(2,)), **attributes))
    return graph.freeze()


@given(graph=graphs(most=12), data=st.data())
@settings(max_examples=60)
def test_recycled_buffers_never_show_through(graph: Graph, data: st.DataObject) -> None:
    drawn = [data.draw(inputs_of(graph)) for _ in range(3)]
    expected = [interpret(graph, inputs) for inputs in drawn]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("holowork.runtime.session.BufferArena", _Poisoned)
        session = Session(compile_graph(graph), provider="reference", memo=0)

    outputs = [list(session.run(inputs).values()) for inputs in drawn * 2]

    assert all(same_outputs(*pair) for pair in zip(expected * 2, outputs, strict=True))


@given(graph=graphs(most=12), data=st.data())
def test_after_a_run_all_that_is_left_is_free_or_pinned(graph: Graph, data: st.DataObject) -> None:
    session = Session(compile_graph(graph), provider="reference", memo=0)
    session.run(data.draw(inputs_of(graph)))
    first = session.arena.counters

    session.run(data.draw(inputs_of(graph)))

    assert first.allocated == first.pinned + first.free
    assert session.arena.counters == first


FIRST = moved(RELU, output=ref(3, 0, 8)), moved(ADD, output=ref(3, 0, 8))
AGAIN = moved(RELU, output=ref(5, 0, 8)), moved(ADD, a=ref(1, 0, 8), b=ref(0, 0, 8), output=ref(5, 0, 8))


@pytest.mark.parametrize(
    ("first", "again"), [*zip(FIRST, AGAIN, strict=True)], ids=["relu", "add, turned round"]
)
def test_a_value_lives_until_the_last_call_that_repeats_it(first: KernelCall, again: KernelCall) -> None:
    calls = [
        first,
        moved(EXP, input=ref(3, 0, 8), output=ref(4, 0, 8)),
        again,
        moved(EXP, input=ref(5, 0, 8), output=ref(6, 0, 8)),
    ]
    inputs, outputs = [port(0, 2), port(1, 2)], [port(4, 2), port(6, 2)]
    session = Program(calls=calls, inputs=inputs, outputs=outputs).session()

    one, two = session.execute([X, -X])

    assert session.last is not None
    assert frozenset({0, 1}) == session.last.computed
    assert one.tobytes() == two.tobytes()


def test_equal_inputs_make_equal_calls_while_both_live() -> None:
    graph = GraphBuilder("pair")
    a, b = graph.input("a", shape=(2,)), graph.input("b", shape=(2,))
    graph.output("y", a.exp() - b.exp())
    session = Session(compile_graph(graph.freeze(), passes=()), provider="reference", passes=())

    session.run(a=X, b=X)
    same = session.last
    session.run(a=X, b=-X)

    assert same is not None
    assert session.last is not None
    assert (2, 3) == (len(same.computed), len(session.last.computed))


def test_a_run_says_what_became_of_each_call() -> None:
    graph = GraphBuilder("states")
    x = graph.input("x", shape=(2,))
    graph.output("y", x.exp() + x.exp())
    session = Session(compile_graph(graph.freeze(), passes=()), provider="reference", passes=())

    session.run(x=X)

    assert session.last is not None
    assert (("exp", "computed"), ("exp", "memo"), ("add", "computed")) == session.last.states
    assert (2, 1, 0) == (len(session.last.computed), session.last.memo, session.last.table)
    assert repr(session.last).startswith("Run(computed=2, memo=1, table=0, ")
    assert repr(session) == f"Session(κ={session.fingerprint.hex()[:4]}…, runs=1, memo 0/1)"
    assert repr(session.memo).startswith("Memo(1 entry, 8 of ")
    assert repr(session.arena).startswith("BufferArena(pinned=0, allocated=")


def test_a_value_without_elements_gives_back_no_bytes_of_another() -> None:
    """A buffer of no bytes says that it is where its slab begins: at the first input."""
    graph = GraphBuilder("empty")
    first, none = graph.input("first", shape=(2,)), graph.input("none", shape=(1, 0))
    graph.matmul(graph.input("one", shape=(1, 1)), none)
    graph.output("y", first.exp().neg())
    archive = compile_graph(graph.freeze(), passes=())
    inputs = {"first": X, "none": np.zeros((1, 0), np.float32), "one": X[:1].reshape(1, 1)}

    session = Session(archive, provider="reference", passes=())
    runs = [session.run(inputs)["y"], session.run({**inputs, "first": X + 1})["y"], session.run(inputs)["y"]]

    expected = [interpret(graph.freeze(), {**inputs, "first": x})[0] for x in (X, X + 1, X)]
    assert same_outputs(expected, runs)


def test_what_is_computed_once_more_with_others_finds_what_it_reads() -> None:
    """The product reads what was repeated, not the copy of it, which is an output."""
    graph = GraphBuilder("twice")
    copy = graph.input("x", shape=(2,)).abs().expand(shape=(1, 2))
    graph.output("copy", copy)
    graph.output("square", copy * copy)
    frozen = graph.freeze()

    outputs = Session(compile_graph(frozen), provider="reference").run(x=X)

    assert same_outputs(interpret(frozen, {"x": X}), list(outputs.values()))
