"""Runs: what kernels raise, which buffers they get, what is recycled."""

import warnings
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.core import OpError, SessionError
from holowork.ir import Graph
from holowork.ops import Array, GraphBuilder, Operands, interpret
from holowork.runtime import KernelRefused, Provider, Session, Step, WorkspaceExhausted, dispatch
from holowork.runtime.arena import BufferArena, Bytes
from tests.strategies import graphs, inputs_of, same_outputs

X = np.array([1, 2], np.float32)
Kernel = Callable[[Operands], Array]


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


def _chain(kernel: Kernel, monkeypatch: pytest.MonkeyPatch, position: int = 1) -> Session:
    """relu, exp, neg, of which one has another kernel."""
    graph = GraphBuilder("chain")
    graph.output("y", graph.input("x", shape=(2,)).relu().exp().neg())

    def prepare(step: Step) -> Kernel:
        return kernel if step.position == position else dispatch.REFERENCE.prepare(step)

    provider = Provider(name="tried", summary="one kernel is tried", prepare=prepare)
    monkeypatch.setattr(dispatch, "PROVIDERS", (provider,))
    return Session(compile_graph(graph.freeze()), provider="tried")


def _raising(faults: list[BaseException]) -> Kernel:
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


class _Poisoned(BufferArena):
    """Fills what is given back with rubbish, and does not give it out again while `is_holding`."""

    def give_back(self, buffer: Bytes) -> None:
        """Spoil, then recycle."""
        buffer[:] = 0xAB
        super().give_back(buffer)


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
