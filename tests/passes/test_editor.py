"""Graphs written anew: what is kept, added and replaced, and where it comes from."""

from dataclasses import replace

import numpy as np
from hypothesis import given

from holowork.ir import ABSENT, Constant, Graph, Origin, TensorType, parse, show
from holowork.passes import Editor
from kernels_ir import DType
from tests.strategies import graphs

GRAPH = parse(
    '%0 = input("x") : f32[2]\n%1 = neg(%0) : f32[2]\n%2 = abs(%1) : f32[2]\n'
    '%3 = output("y", %2) : f32[2]\n%4 = output("z", %1) : f32[2]\n'
)
PLACED = replace(
    GRAPH,
    nodes=tuple(replace(node, origin=Origin(f"m.py:{i}", ("import 1",))) for i, node in enumerate(GRAPH)),
)


def _without(graph: Graph, position: int) -> Graph:
    """The graph with a node replaced by what it reads."""
    editor = Editor(graph)
    for place in range(len(graph)):
        node = editor.turn_to(place)
        if place == position:
            editor.stand_for(place, node.sources[0])
        else:
            editor.keep(place, node)
    return editor.finish()


@given(graph=graphs())
def test_a_graph_that_is_kept_is_the_same_and_shares_its_nodes(graph: Graph) -> None:
    editor = Editor(graph)
    for place in range(len(graph)):
        editor.keep(place, editor.turn_to(place))

    copied = editor.finish()

    assert graph == copied
    assert all(old is new for old, new in zip(graph, copied, strict=True))


def test_readers_of_a_node_that_is_gone_read_what_stands_for_it() -> None:
    assert (
        '%0 = input("x") : f32[2]\n%1 = abs(%0) : f32[2]\n'
        '%2 = output("y", %1) : f32[2]\n%3 = output("z", %0) : f32[2]\n'
    ) == show(_without(GRAPH, 1))


def test_what_is_added_names_its_origin_and_what_it_replaces() -> None:
    editor = Editor(PLACED)
    editor.keep(0, editor.turn_to(0))
    node = editor.turn_to(1)
    one = editor.constant(Constant(TensorType(DType.F32, ()), np.float32(-1).tobytes()))
    wide = editor.add("expand", (one,), (node.type, {"shape": (2,)}))
    editor.stand_for(1, editor.add("mul", (node.sources[0], wide), (node.type, {})))
    for place in (2, 3, 4):
        editor.keep(place, editor.turn_to(place))

    graph = editor.finish()

    graph.verify()
    assert [Origin("m.py:1", ("import 1", "neg %1"))] * 3 == [node.origin for node in graph.nodes[1:4]]
    assert Origin("m.py:2", ("import 1",)) == graph[4].origin
    assert ["input", "const", "expand", "mul", "abs", "output", "output"] == [node.op for node in graph]


def test_an_operand_that_is_left_out_stays_so() -> None:
    graph = parse('%0 = input("x") : f32[2]\n%1 = clip(%0, _, %0) : f32[2]\n%2 = output("y", %1) : f32[2]\n')
    editor = Editor(graph)
    editor.keep(0, editor.turn_to(0))

    assert (0, ABSENT, 0) == editor.turn_to(1).sources
