"""Attributes of equal meaning have one form."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ir import ABSENT, Graph
from holowork.ops import TABLE, GraphBuilder, OpSpec, application_of, canonical, interpret
from kernels_ir import DType
from tests.strategies import FEW, OFFERED, applied_to, graphs_of, inputs_of, same_outputs

WITH_ATTRIBUTES = tuple(row for row in OFFERED if row.attributes)


@pytest.mark.parametrize("row", WITH_ATTRIBUTES, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_the_canonical_form_is_its_own(row: OpSpec, data: st.DataObject) -> None:
    graph = data.draw(graphs_of(row))
    (position,) = graph.ids(row.name)

    again = canonical(row, application_of(graph, position))

    assert repr(graph[position].attributes) == repr(again)


@pytest.mark.parametrize("row", WITH_ATTRIBUTES, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_the_canonical_form_means_what_was_given(row: OpSpec, data: st.DataObject) -> None:
    graph, given_attributes = data.draw(applied_to(row))
    literal = with_attributes(graph, row, given_attributes)
    inputs = data.draw(inputs_of(graph))

    assert same_outputs(interpret(literal, inputs), interpret(graph, inputs))


def with_attributes(graph: Graph, row: OpSpec, attributes: Mapping[str, Any]) -> Graph:
    """The graph, the attributes of its op as they were given."""
    nodes = [
        replace(node, attributes=tuple(sorted(attributes.items()))) if node.op == row.name else node
        for node in graph.nodes
    ]
    return replace(graph, nodes=tuple(nodes))


SAME = {
    "x.softmax(axis=1)": "x.softmax(axis=-1)",
    "x.softmax(axis=-2)": "x.softmax(axis=0)",
    "x.softmax()": "x.softmax(axis=1)",
    "x.concat(x, axis=-2)": "x.concat(x)",
    "x.reduce_sum((1, 0))": "x.reduce_sum()",
    "x.reduce_sum((-1,))": "x.reduce_sum(1)",
    "x.reshape(3, -1)": "x.reshape(3, 2)",
    "x.reshape(-1)": "x.reshape(6)",
    "x.transpose(-1, 0)": "x.transpose()",
    "x.pad((0, 0, 0, 0))": "x.pad()",
    "x.slice((0,), (9,), (1,))": "x.slice((-3,), (3,), (-1,))",
    "x.slice((1, 0), (2, 3))": "x.slice((1,), (2,))",
    "x.slice((0,), (1,), (0,), (2,))": "x.slice((0,), (1,))",
    "x.slice((-1,), (-9,), (1,), (-2,))": "x.slice((2,), (-4,), (1,), (-2,))",
    "x.pad((1, 0, 0, 0), value=0)": "x.pad((1, 0, 0, 0))",
    "x.cast(dtype='f32')": "x.cast()",
}


@pytest.mark.parametrize(("first", "second"), SAME.items(), ids=list(SAME))
def test_two_spellings_of_one_meaning_give_equal_nodes(first: str, second: str) -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2, 3))

    nodes = [graph.nodes[eval(text, {"x": x}).node] for text in (first, second)]

    assert nodes[0].attributes == nodes[1].attributes


DIFFERENT = {
    "x.pad((1, 0, 0, 0), value=-0.0)": (("pads", (1, 0, 0, 0)), ("value", -0.0)),
    "x.softmax(axis=-2)": (("axis", 0),),
    "x[::-1, 1:]": (("ends", (-3, 3)), ("starts", (1, 1)), ("steps", (-1, 1))),
    "x[:, 2:1]": (("axes", (1,)), ("ends", (0,)), ("starts", (0,))),
    "x[:, ::2]": (("axes", (1,)), ("ends", (3,)), ("starts", (0,)), ("steps", (2,))),
}


@pytest.mark.parametrize(("text", "attributes"), DIFFERENT.items(), ids=list(DIFFERENT))
def test_what_differs_from_the_default_is_kept_sorted_by_name(
    text: str, attributes: tuple[object, ...]
) -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2, 3))

    node = graph.nodes[eval(text, {"x": x}).node]

    assert repr(node.attributes) == repr(attributes)


def test_there_is_one_nan() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2,))

    first, second = (graph.nodes[x.pad((1, 1), value=float("nan")).node] for _ in range(2))

    assert first.attributes == second.attributes
    assert math.isnan(dict(first.attributes)["value"])  # type: ignore[arg-type]  # a number


def test_an_axis_of_minus_one_that_is_no_axis_stays() -> None:
    graph = GraphBuilder()
    q = graph.input("q", (2, 3), "i8")

    node = graph.nodes[q.dequantize(scale=0.5, axis=-1).node]

    assert node.attributes == (("scale", 0.5),)
    assert ABSENT not in node.sources
    assert TABLE["dequantize"].attributes[0].default == -1
    assert node.type.dtype is DType.F32
