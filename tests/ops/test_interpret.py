"""Graphs run by the references of their ops."""

from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.ir import Graph, parse, show, shown_by_label
from holowork.ops import GraphBuilder, IllTyped, OpSpec, WrongInputs, dtype_of, interpret, verify_types
from holowork.ops.interpret import _Interpreter
from kernels_ir import DType
from tests.strategies import FEW, OFFERED, graphs, graphs_of, inputs_of, same_outputs

TWO = parse(
    """
    %0 = input("x") : f32[2]
    %1 = input("y") : f32[2]
    %2 = sub(%0, %1) : f32[2]
    %3 = output("z", %2) : f32[2]
    """
)


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_every_op_gives_the_type_that_is_inferred(row: OpSpec, data: st.DataObject) -> None:
    graph = data.draw(graphs_of(row))
    inputs = data.draw(inputs_of(graph))

    verify_types(graph)
    outputs = interpret(graph, inputs)

    kinds = [graph[port].type for port in graph.outputs]
    assert [(kind.dtype, kind.shape) for kind in kinds] == [(dtype_of(x), x.shape) for x in outputs]


@given(graph=graphs(), data=st.data())
@settings(max_examples=30)
def test_a_graph_read_from_its_text_computes_the_same(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))

    again = parse(show(graph), shown_by_label(graph))

    assert same_outputs(interpret(graph, inputs), interpret(again, inputs))


def test_inputs_are_given_by_name_or_in_order() -> None:
    x, y = np.array([5, 7], np.float32), np.array([1, 2], np.float32)

    by_name = interpret(TWO, {"y": y, "x": x})
    in_order = interpret(TWO, [x, [1, 2]])

    assert by_name[0].tolist() == in_order[0].tolist() == [4, 5]


WRONG = [
    ([[1, 2]], "inputs: expected 2 of them, found 1"),
    ({"x": [1, 2]}, "inputs: expected 'x', 'y', found 'x'"),
    ([[1, 2], [1, 2, 3]], "input 'y': expected f32[2], found f32[3]"),
    ([[1, 2], np.array([1, 2], np.int32)], "input 'y': expected f32[2], found i32[2]"),
    ([[1, 2], np.array([[1, 2]], np.float32)], "input 'y': expected f32[2], found f32[1,2]"),
]


@pytest.mark.parametrize(("inputs", "message"), WRONG)
def test_inputs_that_do_not_fit_are_refused(inputs: list[object], message: str) -> None:
    with pytest.raises(WrongInputs) as fault:
        interpret(TWO, inputs)

    assert str(fault.value) == message


def test_outputs_are_copies_that_can_be_written() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (3,))
    graph.output("same", x)
    graph.output("wide", x.expand((2, 3)))
    array = np.arange(3, dtype=np.float32)

    same, wide = interpret(graph.freeze(), [array])
    same[0] = wide[0, 1] = 9

    assert array.tolist() == [0, 1, 2]
    assert wide.tolist() == [[0, 9, 2], [0, 1, 2]]


def test_a_value_is_let_go_after_its_last_reader() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (3,))
    for _ in range(20):
        x = x.relu() + x
    graph.output("y", x)
    frozen = graph.freeze()
    run = _Interpreter(frozen, {0: np.zeros(3, np.float32)})

    held = []
    for position in range(len(frozen)):
        run.step(position)
        held.append(len(run._values))

    assert max(held) == 2
    assert held[-1] == 0


def test_the_mode_of_arithmetic_reaches_the_references() -> None:
    row = np.array([[-1, 1 + 2**-12]], np.float32)
    column = np.array([[1], [1 + 2**-12]], np.float32)
    outputs = {}
    for mode in ("fused", "strict"):
        graph = GraphBuilder(numerics=mode)
        x = graph.input("x", (1, 2))
        graph.output("y", x @ column)
        outputs[mode] = interpret(graph.freeze(), [row])[0].item()

    assert outputs == {"fused": 2**-11 + 2**-24, "strict": 2**-11}


@pytest.mark.parametrize(
    ("dtype", "value"),
    [("i4", np.array([-8, 7, 1], ml_dtypes.int4)), ("i4", [-8, 7, 1]), ("i8", np.array([-8, 7, 1], np.int8))],
)
def test_quantized_inputs_are_arrays_of_their_elements(dtype: str, value: object) -> None:
    graph = GraphBuilder()
    graph.output("y", graph.input("q", (3,), dtype).dequantize(scale=0.5))

    (found,) = interpret(graph.freeze(), [value])

    assert found.tolist() == [-4, 3.5, 0.5]


def test_an_input_of_e8cb_is_its_index_bytes() -> None:
    graph = GraphBuilder()
    codebook = np.repeat(np.arange(256, dtype=np.uint8), 8).view(np.int8).reshape(256, 8)
    q = graph.input("q", (8, 1), "e8cb")
    graph.output("y", q.dequantize(codebook=codebook))

    found = [interpret(graph.freeze(), [value])[0] for value in (b"\x05", np.array([5], np.uint8))]

    assert [x.tolist() for x in found] == [[[5.0]] * 8] * 2


ILL = [
    ("relu(%0) : f32[2]", "relu(%0) : f32[3]", "node %1 relu from m.py:2: expected f32[2], found f32[3]"),
    ("relu(%0) : f32[2]", "relu(%0) : f16[2]", "node %1 relu from m.py:2: expected f32[2], found f16[2]"),
    (
        "relu(%0)",
        "nope(%0)",
        "node %1 nope from m.py:2: op 'nope': expected the name of an op, found none of that name",
    ),
    (
        "relu(%0)",
        "bnot(%0)",
        "node %1 bnot from m.py:2: bnot: expected bool, u8, i8, u64, i32, i64, found f32",
    ),
    (
        "relu(%0)",
        "relu(%0, a=1)",
        "node %1 relu from m.py:2: relu: expected no attribute, found 'a'",
    ),
    ("%1) : f32[2]", "%1) : f32[1]", "node %2 output from m.py:2: expected f32[2], found f32[1]"),
]


@pytest.mark.parametrize(("old", "new", "message"), ILL)
def test_a_node_of_another_type_than_its_op_gives_is_refused(old: str, new: str, message: str) -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2,))
    with graph.at("m.py:2"):
        graph.output("y", x.relu())
    good = graph.freeze()
    bad = parse(show(good).replace(old, new))
    placed = replace(bad, nodes=tuple(replace(b, origin=g.origin) for b, g in zip(bad, good, strict=True)))

    with pytest.raises(IllTyped) as fault:
        verify_types(placed)

    assert str(fault.value).startswith(message)
    assert fault.value.origin.where == "m.py:2"


def test_a_reference_that_gives_another_type_is_found_out() -> None:
    wrong = parse(show(TWO).replace("sub(%0, %1) : f32[2]", "sub(%0, %1) : f32[1]"))

    with pytest.raises(IllTyped, match=r"node %2 sub: expected f32\[1\], found float32\[2\]"):
        interpret(wrong, [[1, 2], [3, 4]])


def test_a_graph_without_outputs_gives_none() -> None:
    assert interpret(GraphBuilder().freeze()) == ()


def test_the_dtypes_of_outputs_are_those_of_the_ports() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2,), "bf16")
    graph.output("y", x < 1)

    assert dtype_of(interpret(graph.freeze(), [[0, 2]])[0]) is DType.BOOL
