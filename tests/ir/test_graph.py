"""The frozen graph: structure, renumbering, copies."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.ir import (
    ABSENT,
    Constant,
    Graph,
    MalformedGraph,
    Node,
    TensorType,
    UnknownNumerics,
    levels_of,
    parse,
    same_structure,
    show,
)
from kernels_ir import DType
from tests.strategies import graphs

SCALAR = TensorType(DType.F32, ())
DIAMOND = parse(
    """
    %0 = input("x") : f32[2]
    %1 = const([1.0, 2.0]) : f32[2]
    %2 = neg(%0) : f32[2]
    %3 = relu(%0) : f32[2]
    %4 = clip(%3, _, %1) : f32[2]
    %5 = add(%2, %2) : f32[2]
    %6 = output("y", %4) : f32[2]
    """
)


def test_readers_name_a_node_once_for_each_operand() -> None:
    assert DIAMOND.readers == {0: (2, 3), 1: (4,), 2: (5, 5), 3: (4,), 4: (6,)}


def test_edges_are_operands_that_are_there() -> None:
    assert DIAMOND.edges == 7


def test_needed_by_are_the_roots_and_everything_below_them() -> None:
    assert {0, 1, 3, 4, 6} == DIAMOND.needed_by(DIAMOND.outputs)
    assert frozenset() == DIAMOND.needed_by(())


def test_compacted_keeps_the_order_and_renumbers_the_sources() -> None:
    kept = DIAMOND.compacted(DIAMOND.needed_by(DIAMOND.outputs))

    assert (
        show(kept) == '%0 = input("x") : f32[2]\n%1 = const([1.0, 2.0]) : f32[2]\n%2 = relu(%0) : f32[2]\n'
        '%3 = clip(%2, _, %1) : f32[2]\n%4 = output("y", %3) : f32[2]\n'
    )


def test_compacted_refuses_to_drop_what_is_read() -> None:
    with pytest.raises(MalformedGraph, match=r"node %4: expected sources among .*, found %3"):
        DIAMOND.compacted({0, 1, 4})


@given(graph=graphs(), data=st.data())
@settings(max_examples=20)
def test_compacted_to_what_is_needed_is_well_formed(graph: Graph, data: st.DataObject) -> None:
    roots = data.draw(st.sets(st.integers(0, len(graph) - 1)))

    kept = graph.compacted(graph.needed_by(roots))

    kept.verify()
    assert len(graph.needed_by(roots)) == len(kept)


def test_a_renumbered_node_keeps_what_is_left_out() -> None:
    node = Node(op="clip", sources=(3, ABSENT, 1), type=SCALAR)

    assert node.renumbered({3: 0, 1: 5}).sources == (0, ABSENT, 5)


FAULTS = [
    (
        "at most 64 axes and less than 2^63 bytes, found f32[0,4611686018427387904]",
        (Node(op="input", type=TensorType(DType.F32, (0, 1 << 62))),),
    ),
    ("sources that come before it, found %0", (Node(op="relu", sources=(0,), type=SCALAR),)),
    (
        "a value as source, found output %1",
        (
            Node(op="input", type=SCALAR),
            Node(op="output", sources=(0,), type=SCALAR),
            Node(op="relu", sources=(1,), type=SCALAR),
        ),
    ),
    (
        "a constant of type f32[], found f32[1]",
        (Node(op="const", type=SCALAR, constant=Constant(TensorType(DType.F32, (1,)), bytes(4))),),
    ),
    (
        "4 bytes for f32[], found 3 bytes",
        (Node(op="const", type=SCALAR, constant=Constant(SCALAR, bytes(3))),),
    ),
    (
        "attributes sorted by name, each once, found b, a",
        (Node(op="any", type=SCALAR, attributes=(("b", 1), ("a", 1))),),
    ),
    (
        "no sources for input, found (0,)",
        (Node(op="input", type=SCALAR), Node(op="input", sources=(0,), type=SCALAR)),
    ),
]


@pytest.mark.parametrize(("message", "nodes"), FAULTS)
def test_verify_names_the_node_and_the_rule(message: str, nodes: tuple[Node, ...]) -> None:
    with pytest.raises(MalformedGraph) as fault:
        Graph(nodes=nodes).verify()

    assert f"node %{len(nodes) - 1}: expected {message}" == str(fault.value)


def test_verify_refuses_an_unknown_mode_of_arithmetic() -> None:
    with pytest.raises(UnknownNumerics, match="numerics: expected fused or strict, found 'fast'"):
        Graph(nodes=(), numerics="fast").verify()


@given(graph=graphs())
@settings(max_examples=20)
def test_a_pickled_graph_is_equal(graph: Graph) -> None:
    assert graph.readers is not None

    back = pickle.loads(pickle.dumps(graph))

    assert same_structure(graph, back)
    assert graph == back


def test_a_constant_over_a_view_is_pickled_with_its_bytes() -> None:
    constant = Constant(SCALAR, memoryview(b"abcd"))

    assert constant == pickle.loads(pickle.dumps(constant))


def test_a_copy_of_a_value_is_the_value() -> None:
    assert DIAMOND is copy.deepcopy(DIAMOND)


@pytest.mark.parametrize(
    "other",
    [
        DIAMOND.compacted(range(6)),
        parse(show(DIAMOND).replace("relu", "abs")),
        parse(show(DIAMOND).replace("2.0", "-2.0")),
        parse('graph "other"\n' + show(DIAMOND)),
        parse(show(DIAMOND).replace("neg(%0)", "neg(%0, a=1)")),
    ],
    ids=["shorter", "another op", "another constant", "another name", "another attribute"],
)
def test_same_structure_tells_graphs_apart(other: Graph) -> None:
    assert same_structure(DIAMOND, DIAMOND)
    assert not same_structure(DIAMOND, other)


@pytest.mark.parametrize("pair", [("1", "true"), ("1", "1.0"), ("0.0", "-0.0")])
def test_same_structure_tells_kinds_of_attributes_apart(pair: tuple[str, str]) -> None:
    first, second = (parse(f"%0 = any(a={value}) : f32[]") for value in pair)

    assert not same_structure(first, second)


def test_the_repr_of_a_graph_is_one_line() -> None:
    assert repr(DIAMOND) == "Graph('', nodes=7, edges=7)"


def test_levels_leave_constants_out() -> None:
    assert levels_of(DIAMOND) == ((0,), (2, 3), (4, 5), (6,))
