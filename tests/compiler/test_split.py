"""Concats of many tensors."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.compiler.desugar import DESUGAR
from holowork.ir import Graph
from holowork.ops import NUMPY_DTYPES, TABLE, GraphBuilder, dtype_named, interpret, verify_types
from holowork.passes import run
from holowork.runtime import Session
from tests.strategies import graphs_of, inputs_of, same_outputs


def _graph(count: int, shape: tuple[int, ...], axis: int, dtype: str = "f32") -> GraphBuilder:
    graph = GraphBuilder("many")
    first, *others = (graph.input(f"x{number}", shape, dtype) for number in range(count))
    graph.output("y", first.concat(*others, axis=axis))
    return graph


@given(graph=graphs_of(TABLE["concat"]), data=st.data())
def test_a_tree_of_concats_has_the_bits_of_one(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))

    program = run((DESUGAR,), graph)

    verify_types(program)
    assert same_outputs(interpret(graph, inputs), interpret(program, inputs))


@pytest.mark.parametrize(("shape", "axis"), [((2,), 0), ((2, 3), 0), ((1, 2, 3), 1), ((1, 1, 2), -1)])
@pytest.mark.parametrize("count", [2, 3, 5, 8])
def test_runs_of_bytes_are_portable_however_many_there_are(
    count: int, shape: tuple[int, ...], axis: int
) -> None:
    archive = compile_graph(_graph(count, shape, axis).freeze())

    assert archive.portable
    assert count - 1 == len(archive.decode(1))


@pytest.mark.parametrize(
    ("shape", "axis", "dtype"), [((2, 1), 1, "f32"), ((2,), 0, "i4"), ((0, 3), 0, "f32")]
)
@pytest.mark.parametrize("count", [3, 255, 256, 1000])
def test_others_are_one_call_however_many_there_are(
    count: int, shape: tuple[int, ...], axis: int, dtype: str
) -> None:
    graph = _graph(count, shape, axis, dtype).freeze()
    archive = compile_graph(graph)
    arrays = [np.full(shape, number % 8, NUMPY_DTYPES[dtype_named(dtype)]) for number in range(count)]

    (found,) = Session(archive.to_bytes(), provider="reference").execute(arrays)

    assert same_outputs(interpret(graph, arrays), [found])
    assert not archive.portable
    assert 1 == len(archive.decode(1))
