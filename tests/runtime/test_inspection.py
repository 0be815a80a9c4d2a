"""Looking into a run: values of every node, and those values in numbers."""

import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holowork.runtime.inspection_walk as walk
from holowork.compiler import compile_graph
from holowork.ir import TensorType
from holowork.model import Module, compile
from holowork.ops import NUMPY_DTYPES, GraphBuilder
from holowork.runtime import Run, Session, UnknownNode
from holowork.runtime.inspection_values import BINS, statistics
from kernels_ir import DType
from tests.strategies import arrays, graphs, inputs_of

X = np.random.default_rng(0).standard_normal((4, 8), np.float32)


def mlp() -> Module:
    graph, rng = GraphBuilder("mlp"), np.random.default_rng(1)
    x = graph.input("x", shape=(4, 8))
    w = graph.const("w", rng.standard_normal((8, 3), np.float32))
    y = (x @ w + graph.const("b", np.ones(3, np.float32))).gelu()
    graph.output("y", y)
    graph.output("z", y.softmax(axis=-1).reduce_sum(axes=(0,)))
    return compile(graph, trace=True)


def last(session: Session, **inputs: Any) -> Run:
    session.run(**inputs)
    assert session.last is not None
    return session.last


@settings(max_examples=20)
@given(st.data())
def test_the_value_of_every_call_is_that_of_a_session_of_references_without_fusion(data: Any) -> None:
    graph = data.draw(graphs())
    inputs = data.draw(inputs_of(graph))
    archive = compile_graph(graph)
    plain = Session(archive, provider="reference", passes=())
    fused = Session(archive, provider="reference")

    run = last(fused, **inputs) if inputs else _run_without_inputs(fused)

    for expected in plain.kernel_values(inputs):
        found = run.value(expected.label)
        assert expected.array.tobytes() == found.array.tobytes()


def _run_without_inputs(session: Session) -> Run:
    session.run()
    assert session.last is not None
    return session.last


def test_what_is_inside_a_fused_kernel_is_marked_so() -> None:
    run = last(Session(mlp()), x=X)
    unfused = last(Session(mlp(), passes=()), x=X)

    product, expected = run.value("KernelCalls[1] (matmul)"), unfused.value(1)

    assert ("recomputed", True) == (product.origin, product.inside.startswith("expand+matmul+add"))
    assert ("recomputed", "") == (expected.origin, expected.inside)
    assert expected.array.tobytes() == product.array.tobytes()
    assert (4, 3) == product.array.shape


@pytest.mark.parametrize(
    ("what", "origin"), [("x", "input"), ("w", "constant"), ("y", "output"), (3, "output"), (4, "recomputed")]
)
def test_a_value_says_where_it_comes_from(what: str | int, origin: str) -> None:
    value = last(Session(mlp()), x=X).value(what)

    assert origin == value.origin
    assert not value.array.flags.writeable


def test_inputs_and_outputs_are_those_of_the_run() -> None:
    session = Session(mlp())
    outputs = session.run(x=X)
    run = session.last
    assert run is not None

    assert X.tobytes() == run.value("x").array.tobytes()
    assert outputs["z"].tobytes() == run.value("z").array.tobytes()
    assert run.outputs[1] == run.value("z").label


def test_a_run_can_be_looked_into_when_others_have_followed() -> None:
    session = Session(mlp())
    run = last(session, x=X)
    expected = run.value(1).array.tobytes()
    session.run(x=X + 1)

    assert expected == run.value(1).array.tobytes()


def test_a_run_that_the_memo_answered_can_be_looked_into() -> None:
    session = Session(mlp())
    expected = last(session, x=X).value(1).array.tobytes()

    run = last(session, x=X)

    assert 0 == len(run.computed)
    assert expected == run.value(1).array.tobytes()


def test_a_value_computes_only_what_it_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    run = last(Session(mlp()), x=X)
    made: list[int] = []
    single = walk.single_unit
    monkeypatch.setattr(walk, "single_unit", lambda plan, index: made.append(index) or single(plan, index))

    run.value(1)
    first = list(made)
    run.value(4)

    assert [1] == first
    assert [1, 4] == made  # the softmax reads the output y, which the run holds


def test_a_label_or_its_first_digits_find_a_value() -> None:
    run = last(Session(mlp()), x=X)
    label = run.value(1).label

    found = [run.value(key) for key in (label, label.text, label.short, f"κ {label.short}…")]

    assert {"KernelCalls[1] (matmul)"} == {value.node for value in found}


@pytest.mark.parametrize("what", ["q", "KernelCalls[99]", 99, -1, True, "", "0" * 64])
def test_what_names_no_node_is_refused_with_those_there_are(what: Any) -> None:
    run = last(Session(mlp()), x=X)

    with pytest.raises(
        UnknownNode, match=re.escape("node: expected one of the names 'y', 'z', 'x', 'w', 'b'")
    ):
        run.value(what)


def test_a_misspelt_name_is_answered_with_the_nearest() -> None:
    run = last(Session(mlp().archive), x=X)

    with pytest.raises(UnknownNode, match=r"did you mean|'z'"):
        run.value("zz")


def test_the_text_of_a_value_tells_node_type_origin_and_label() -> None:
    value = last(Session(mlp()), x=X).value(1)

    expected = "NodeValue(KernelCalls[1] (matmul), f32[4,3], recomputed inside expand+matmul+add"
    assert repr(value).startswith(expected)
    assert value.label.short in repr(value)


def test_statistics_count_what_is_not_finite_and_what_is_zero() -> None:
    x = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, 3.0], np.float32)

    found = statistics("x", x)

    assert (1, 2, 2) == (found.nans, found.infinities, found.zeros)
    assert (0.0, 3.0, 1.0) == (found.minimum, found.maximum, found.mean)
    assert 4 == sum(found.counts)
    assert BINS == len(found.counts) == len(found.edges) - 1


@given(st.sampled_from([d for d in DType if d not in {DType.F64, DType.E8CB}]), st.data())
def test_the_histogram_has_each_finite_element_once(dtype: DType, data: Any) -> None:
    x = data.draw(arrays(TensorType(dtype, (7,))))

    found = statistics("x", x)

    assert x.size == found.elements
    assert x.dtype == NUMPY_DTYPES[dtype]
    assert repr(found).startswith("x")


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63), 2**53 + 1])
def test_extremes_of_integers_are_exact(value: int) -> None:
    found = statistics("x", np.array([value], np.int64))

    assert (value, value) == (found.minimum, found.maximum)


def test_nothing_has_no_extremes() -> None:
    found = statistics("x", np.zeros((0, 3), np.float32))

    assert (None, None, None, ()) == (found.minimum, found.maximum, found.mean, found.counts)
