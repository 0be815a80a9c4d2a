"""Loops and scans, unrolled while a model is imported."""

import numpy as np
import pytest
from onnx import GraphProto, NodeProto, TensorProto, helper

import holowork as hw
from holowork.importers import DataDependent, UnsupportedForm
from tests.importers.models import constant, value
from tests.importers.single import expected, node_model, normal, outcome


def body(nodes: list[NodeProto], inputs: list[str], outputs: list[str]) -> GraphProto:
    kinds = {"turn": TensorProto.INT64, "go": TensorProto.BOOL, "stays": TensorProto.BOOL}
    one = constant("one", np.array(1, np.int64))
    ports = [
        [value(name, None, kinds.get(name, TensorProto.FLOAT)) for name in names]
        for names in (inputs, outputs)
    ]
    made: GraphProto = helper.make_graph(
        nodes, "body", *ports, [one, constant("four", np.array(4, np.int64))]
    )
    return made


DOUBLING = [helper.make_node("Add", ["a", "a"], ["b"]), helper.make_node("Identity", ["b"], ["seen"])]
UNTIL_FOUR = [
    helper.make_node("Add", ["turn", "one"], ["next"]),
    helper.make_node("Less", ["next", "four"], ["stays"]),
]
ALWAYS = [helper.make_node("Identity", ["go"], ["stays"])]
BODY = (["turn", "go", "a"], ["stays", "b", "seen"])


@pytest.mark.parametrize("turns", [0, 3])
def test_a_loop_takes_as_many_turns_as_it_is_told(turns: int) -> None:
    feeds = {"count": np.array(turns), "go": np.array(1, np.bool_), "a": normal(2, 3)}
    model = node_model("Loop", feeds, outputs=2, body=body([*DOUBLING, *ALWAYS], *BODY))

    last, seen = outcome(model, feeds, ("count", "go"))

    np.testing.assert_array_equal(feeds["a"] * 2**turns, last)
    rows = [feeds["a"] * 2**n for n in range(1, turns + 1)]
    np.testing.assert_array_equal(np.reshape(rows, (turns, 2, 3)), seen)


def test_a_loop_ends_where_its_condition_does() -> None:
    feeds = {"count": None, "go": None, "a": normal(2, 3)}
    model = node_model("Loop", feeds, outputs=2, body=body([*DOUBLING, *UNTIL_FOUR], *BODY))

    last, seen = outcome(model, feeds)

    np.testing.assert_array_equal(feeds["a"] * 16, last)
    assert (4, 2, 3) == seen.shape


def test_a_loop_that_waits_for_values_or_never_ends_is_refused() -> None:
    waits = [
        *DOUBLING,
        helper.make_node("ReduceMax", ["b"], ["m"], keepdims=0),
        helper.make_node("Cast", ["m"], ["stays"], to=9),
    ]
    feeds = {"count": None, "go": None, "a": normal(2, 3)}

    with pytest.raises(DataDependent, match=r"a condition that is known while importing.*'a'"):
        hw.from_onnx(node_model("Loop", feeds, outputs=2, body=body(waits, *BODY)))
    with pytest.raises(UnsupportedForm, match="a loop of at most 4096 turns, found more"):
        hw.from_onnx(node_model("Loop", feeds, outputs=2, body=body([*DOUBLING, *ALWAYS], *BODY)))


def test_a_scan_walks_the_axes_and_directions_that_it_is_given() -> None:
    nodes = [helper.make_node("Add", ["s", "u"], ["t"]), helper.make_node("Mul", ["t", "v"], ["w"])]
    feeds = {"s": normal(2), "u": normal(2, 5), "v": normal(5, 2)}
    model = node_model(
        "Scan",
        feeds,
        outputs=2,
        body=body(nodes, ["s", "u", "v"], ["t", "w"]),
        num_scan_inputs=2,
        scan_input_axes=[1, 0],
        scan_input_directions=[1, 0],
        scan_output_axes=[-1],
        scan_output_directions=[1],
    )
    sums = feeds["s"] + np.cumsum(feeds["u"].T[::-1], axis=0)

    last, walked = outcome(model, feeds)

    np.testing.assert_allclose(sums[-1], last, rtol=1e-5)
    np.testing.assert_allclose((sums * feeds["v"])[::-1].T, walked, rtol=1e-5, atol=1e-6)


def test_a_scan_of_the_reference_is_ours() -> None:
    nodes = [helper.make_node("Add", ["s", "u"], ["t"]), helper.make_node("Identity", ["t"], ["w"])]
    feeds = {"s": normal(2), "u": normal(5, 2)}
    model = node_model("Scan", feeds, outputs=2, body=body(nodes, ["s", "u"], ["t", "w"]), num_scan_inputs=1)

    found = outcome(model, feeds)

    for one, other in zip(expected(model, feeds), found, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-6)
