"""Labels of graphs before they run."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.core import (
    address_bytes,
    derive_label,
    derive_label_boundary,
    graph_label,
    input_leaf,
    ordered_product,
)
from holowork.ir import Graph, parse
from holowork.ops import GraphBuilder, OpSpec, interpret, symbolic, symbolic_label, symbolic_labels
from holowork.ops.kernel_calls import lower
from tests.strategies import FEW, OFFERED, graphs, inputs_of, twice_applied

X = input_leaf(0, 8, (2, 3))
Y = input_leaf(1, 8, (2, 3))
PINNED = "blake3:271dbdf956122f674985adbf0b74990b806631ead4e16b69cd168435273e6462"
SIX_F32 = bytes.fromhex("0600000000000000200008")
"""The params of an elementwise call on six f32: count, Witt bits, dtype tag."""


def labels_of(*lines: str, mode: str = "fused") -> list[object]:
    text = "\n".join(f"%{place} = {line}" for place, line in enumerate(lines))
    return list(symbolic_labels(parse(f'numerics "{mode}"\n{text}')))


def test_an_input_is_labelled_by_its_position_and_type() -> None:
    assert labels_of('input("a") : f32[2,3]', 'input("b") : f32[2,3]') == [X, Y]


def test_a_constant_is_labelled_by_its_bytes() -> None:
    assert labels_of("const([1, 2]) : u8[2]") == [address_bytes(b"\1\2")]


def test_an_interior_value_is_labelled_as_its_call_would_be() -> None:
    found = labels_of("input() : f32[2,3]", "relu(%0) : f32[2,3]", "neg(%1) : f32[2,3]")

    relu = derive_label(10, SIX_F32, [X])
    assert found == [X, relu, derive_label(0, SIX_F32, [relu])]


def test_attributes_that_are_equal_and_not_the_same_make_other_labels() -> None:
    graph = GraphBuilder("zeros")
    x = graph.input("x", (2,))
    for value in (0.0, -0.0, 0.0):
        x.pad((1, 0), value=value)

    found = symbolic_labels(graph.freeze())[1:]

    assert found[0] == found[2] != found[1]


def test_nodes_that_are_alike_are_lowered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lowered: list[object] = []
    monkeypatch.setattr(symbolic, "lower", lambda row, *rest: lowered.append(row.name) or lower(row, *rest))

    labels = labels_of("input() : f32[2]", *(f"neg(%{place}) : f32[2]" for place in range(50)))

    assert (51, ["neg"]) == (len(set(labels)), lowered)


def test_an_output_has_the_label_of_its_port() -> None:
    found = labels_of("input() : f32[2,3]", "relu(%0) : f32[2,3]", "output(%1) : f32[2,3]")

    assert found[2] == derive_label_boundary(10, SIX_F32, [X])


def test_a_value_wired_straight_through_keeps_its_label() -> None:
    found = labels_of(
        "input() : f32[2,3]", "const([1, 2]) : u8[2]", "output(%0) : f32[2,3]", "output(%1) : u8[2]"
    )

    assert found[2:] == [X, address_bytes(b"\1\2")]


def test_a_reshape_binds_the_label_of_its_input_and_a_port_says_that_it_is_one() -> None:
    found = labels_of("input() : f32[2,3]", "reshape(%0, shape=[3, 2]) : f32[3,2]", "output(%1) : f32[3,2]")

    count_and_dtype = bytes.fromhex("060000000000000008")
    assert found == [X, X, derive_label_boundary(59, count_and_dtype, [X])]


def test_the_operands_of_a_commutative_op_are_sorted() -> None:
    inputs = ("input() : f32[2,3]", "input() : f32[2,3]")

    found = labels_of(
        *inputs,
        "add(%0, %1) : f32[2,3]",
        "add(%1, %0) : f32[2,3]",
        "sub(%0, %1) : f32[2,3]",
        "sub(%1, %0) : f32[2,3]",
    )

    assert found[2] == found[3] == derive_label(4, SIX_F32, sorted([X, Y]))
    assert found[4] != found[5]


def test_strict_numerics_are_in_every_label() -> None:
    found = labels_of("input() : f32[2,3]", "relu(%0) : f32[2,3]", mode="strict")

    assert found == [X, derive_label(10, SIX_F32 + b"\1", [X])]


def test_a_graph_is_labelled_by_the_ordered_product_of_its_outputs() -> None:
    one = parse("%0 = input() : f32[2,3]\n%1 = output(%0) : f32[2,3]")
    two = parse(
        "%0 = input() : f32[2,3]\n%1 = relu(%0) : f32[2,3]\n"
        "%2 = output(%1) : f32[2,3]\n%3 = output(%0) : f32[2,3]"
    )

    relu = derive_label_boundary(10, SIX_F32, [X])
    assert symbolic_label(one) == X
    assert symbolic_label(two) == graph_label([relu, X]) == ordered_product(relu, X)
    assert symbolic_label(Graph(nodes=())) == ordered_product(address_bytes(b""), address_bytes(b""))


@given(graph=graphs())
@settings(max_examples=20)
def test_what_no_output_needs_is_in_no_label_of_the_graph(graph: Graph) -> None:
    needed = graph.needed_by((*graph.inputs, *graph.outputs))

    assert symbolic_label(graph) == symbolic_label(graph.compacted(needed))


@given(graph=graphs())
@settings(max_examples=20)
def test_a_graph_and_its_values_have_labels_of_their_own(graph: Graph) -> None:
    labels = symbolic_labels(graph)

    assert len(labels) == len(graph)
    assert symbolic_label(graph) == graph_label([labels[port] for port in graph.outputs])


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_equal_labels_mean_equal_bytes(row: OpSpec, data: st.DataObject) -> None:
    graph = data.draw(twice_applied(row))
    labels = symbolic_labels(graph)
    values = interpret(graph, data.draw(inputs_of(graph)))

    first, second = (labels[graph[port].sources[0]] for port in graph.outputs)

    assert first != second or values[0].tobytes() == values[1].tobytes()


def test_the_label_grows_with_a_builder() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2, 3))
    seen = [graph.label]
    for _ in range(3):
        x = x.relu()
        graph.output("", x)
        seen.append(graph.label)

    assert len(set(seen)) == 4
    assert seen[-1] == symbolic_label(graph.freeze())


def test_the_label_of_a_model_is_pinned() -> None:
    graph = GraphBuilder("mlp")
    x = graph.input("x", (2, 3))
    w = graph.const("w", np.ones((3, 4), np.float32))
    graph.output("y", (x @ w + [1.0, 2.0, 3.0, 4.0]).gelu(approximate="none"))

    assert graph.label.text == PINNED
