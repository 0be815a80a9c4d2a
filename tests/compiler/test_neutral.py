"""Operands that are filled in: portable, and not a bit of difference."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.compiler.desugar import DESUGAR
from holowork.compiler.neutral import NEUTRAL
from holowork.ops import TABLE, GraphBuilder, interpret, verify_types
from holowork.passes import run
from tests.strategies import FEW, graphs_of, inputs_of, same_outputs

NORMS = ("layer_norm", "rms_norm", "add_rms_norm", "group_norm", "instance_norm")


@pytest.mark.parametrize("name", NEUTRAL)
@given(data=st.data())
@FEW
def test_what_is_filled_in_changes_no_bit(name: str, data: st.DataObject) -> None:
    graph = data.draw(graphs_of(TABLE[name]))
    inputs = data.draw(inputs_of(graph))
    expected = interpret(graph, inputs)

    program = run((DESUGAR,), graph)

    verify_types(program)
    assert same_outputs(expected, interpret(program, inputs))


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("name", NORMS)
def test_a_norm_without_parameters_is_portable(name: str, dtype: str) -> None:
    graph = GraphBuilder()
    graph.output("y", graph.op(name, graph.input("x", (2, 4, 8), dtype)))

    assert compile_graph(graph.freeze()).portable


@pytest.mark.parametrize("dtype", ["i8", "u8", "i4"])
def test_channels_without_zero_points_are_portable(dtype: str) -> None:
    graph = GraphBuilder()
    q, scales = graph.input("q", (4, 6), dtype), graph.input("scales", (6,))
    graph.output("y", q.dequantize(scales, axis=1))
    graph.output("z", graph.input("a", (3, 4)).matmul_dequant(q, scales))

    assert compile_graph(graph.freeze()).portable


def test_zeros_of_either_sign_survive_the_summand() -> None:
    graph = GraphBuilder()
    graph.output("y", graph.input("x", (1, 4)).rms_norm())
    graph.output("z", graph.input("w", (1, 4)).layer_norm())
    zeros = np.array([[0.0, -0.0, 0.0, -0.0]], np.float32)

    program = run((DESUGAR,), graph.freeze())

    assert same_outputs(interpret(graph.freeze(), [zeros, zeros]), interpret(program, [zeros, zeros]))
