"""Drafts: what they build, the Python that they amount to, what fits, what mends."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import holowork as hw
from holowork.ir import ABSENT, CONST, INPUT, OUTPUT, Constant, Graph, Node, TensorType, same_structure
from holowork.ops import GraphBuilder, OperandMismatch, symbolic_labels
from holowork.workbench.applying import Attributes, applied
from holowork.workbench.draft import Draft, Drafts, new_step
from holowork.workbench.fitting import Candidate, candidates, joined, joining, repairs
from holowork.workbench.step_faults import Circular, StillRead, Unconnected, Waiting
from holowork.workbench.steps import Step, arranged
from kernels_ir import DType
from tests.strategies import graphs
from tests.workbench.samples import chain, clamp, evil_graph, module

F32, BF16, I8 = DType.F32, DType.BF16, DType.I8


def rebuilt(draft: Draft, graph: Graph | GraphBuilder | None = None) -> Graph:
    """The graph that the Python of a draft builds."""
    names: dict[str, Any] = {"graph": graph}
    exec(draft.text, names)  # what a user would run
    found: Graph = names["g"].freeze()
    return found


def mlp() -> GraphBuilder:
    graph = hw.Graph("mlp", numerics="strict")
    x = graph.input("x", (32, 128))
    w = graph.const("w", np.ones((128, 64), "float32"))
    hidden = (x @ w + graph.const("b", [0.5] * 64)).gelu().named("hidden")
    graph.output("y", hidden.layer_norm(None, graph.const(np.ones(64, "float32")), epsilon=1e-5))
    graph.add_extension("note", b"\x00two\n")
    return graph


def draft_of(op: str, *kinds: TensorType, **attributes: Any) -> Draft:
    """An op on inputs of these types, whether it takes them or not."""
    inputs = [Step(op=INPUT, name=f"x{i}", type=kind) for i, kind in enumerate(kinds)]
    given_ = tuple(sorted(attributes.items()))
    return Draft(steps=(*inputs, Step(op=op, sources=tuple(range(len(kinds))), attributes=given_)))


def texts(draft: Draft) -> list[str]:
    """The repairs of the last step."""
    return [one.text for one in repairs(draft, len(draft) - 1)]


@pytest.mark.parametrize(
    "graph",
    [mlp().freeze(), clamp().freeze(), evil_graph(), module().lowered, chain(9).freeze(), Graph(nodes=())],
    ids=["mlp", "clamp", "evil", "lowered", "chain", "empty"],
)
def test_a_draft_of_a_graph_and_its_python_build_the_graph(graph: Graph) -> None:
    draft = Draft.of_graph(graph)

    again = rebuilt(draft, graph)

    assert graph == draft.built.graph
    assert same_structure(graph, again)
    assert symbolic_labels(graph) == symbolic_labels(again)


@settings(max_examples=25)
@given(graph=graphs(most=8))
def test_any_graph_has_a_draft_whose_python_builds_it(graph: Graph) -> None:
    draft = Draft.of_graph(graph)

    assert same_structure(graph, draft.built.graph)
    assert same_structure(graph, rebuilt(draft, graph))


def test_python_names_steps_as_their_user_does_and_says_which_constants_it_does_not_hold() -> None:
    graph = mlp()

    lines = Draft.of_graph(graph.freeze()).text.split("\n")

    assert "g = hw.Graph('mlp', numerics='strict')" in lines
    assert "matmul_2 = x @ w" in lines
    assert "w = g.append(held['w'])  # f32[128,64]" in lines
    assert "const_7 = g.append(graph.nodes[7])  # f32[64]" in lines
    assert same_structure(graph.freeze(), rebuilt(Draft.of_graph(graph.freeze()), graph))


@pytest.mark.parametrize(
    "constant",
    [
        Constant(TensorType(F32, (3,)), bytes.fromhex("0000807f0100c07f00000080")),
        Constant(TensorType(BF16, (0, 3)), b""),
        Constant(TensorType(DType.I4, (3,)), b"\x7f\x08"),
        Constant(TensorType(DType.BOOL, ()), b"\x01"),
        Constant(TensorType(DType.U64, (1, 1)), b"\xff" * 8),
        Constant(TensorType(DType.E8CB, (16,)), b"\x05\xff"),
        Constant(TensorType(DType.F64, (1,)), b"\x00" * 8),
    ],
    ids=lambda constant: str(constant.type),
)
def test_small_constants_are_written_out_bit_for_bit(constant: Constant) -> None:
    graph = Graph(nodes=(Node(op=CONST, type=constant.type, constant=constant),))

    assert same_structure(graph, rebuilt(Draft.of_graph(graph), graph))


def test_a_call_that_passes_made_is_kept_and_its_operands_can_be_changed() -> None:
    nodes = (
        Node(op=INPUT, type=TensorType(F32, (2, 2)), name="x"),
        Node(op=INPUT, type=TensorType(F32, (2, 2)), name=""),
        Node(op="matmul_add", sources=(0, 1, 0), type=TensorType(F32, (2, 2)), name="fused"),
        Node(op=OUTPUT, sources=(2,), type=TensorType(F32, (2, 2)), name="y"),
    )
    graph = Graph(nodes=nodes)

    draft, place = Draft.of_graph(graph).connected(2, 0, 1)

    assert ("matmul_add", (1, 1, 0)) == (draft.built.graph[place].op, draft.built.graph[place].sources)
    assert same_structure(draft.built.graph, rebuilt(draft))


def test_an_op_on_shapes_that_broadcast_makes_nodes_of_no_step() -> None:
    draft = draft_of("add", TensorType(F32, (2, 3)), TensorType(F32, (3,)))

    assert (4, (0, 1, 3), {}) == (len(draft.built.graph), draft.built.nodes, draft.built.faults)
    assert same_structure(draft.built.graph, rebuilt(draft))


def test_an_error_is_at_its_step_and_what_reads_it_waits() -> None:
    draft = draft_of("matmul", TensorType(F32, (32, 128)), TensorType(F32, (64, 128)))
    draft, _ = draft.added(Step(op=OUTPUT, name="y", sources=(2,)))
    faults = draft.built.faults

    assert [2, 3] == list(faults)
    assert isinstance(faults[2], OperandMismatch)
    assert "Did you mean matmul(a, transpose(b))? Here a is 'x0', b is 'x1'" in str(faults[2])
    assert "output: expected a value of %2, found an error there" == str(faults[3])
    assert isinstance(faults[3], Waiting)
    assert TensorType(F32, (64, 128)) == draft.built.type(1)
    assert draft.built.label(2) is None
    with pytest.raises(OperandMismatch):
        _ = draft.built.graph
    assert "# %2 matmul: matmul: expected as many columns" in draft.text
    assert 2 == len(rebuilt(draft))


@pytest.mark.parametrize(
    ("op", "told"),
    [
        ("matmul", "matmul: expected a value for a and b, found none yet"),
        ("layer_norm", "layer_norm: expected a value for x, found none yet"),
        ("concat", "concat: expected a value for values, found none yet"),
        (OUTPUT, "output: expected a value for its value, found none yet"),
    ],
)
def test_an_operand_that_must_be_there_is_asked_for(op: str, told: str) -> None:
    draft, place = Draft().added(new_step(op, ABSENT, Draft()))

    assert told == str(draft.built.faults[place])
    assert isinstance(draft.built.faults[place], Unconnected)


def test_a_port_of_a_name_that_is_taken_is_refused_at_its_step() -> None:
    steps = [Step(op=INPUT, name=name, type=TensorType(F32, ())) for name in ("x", "x", "")]

    faults = Draft(steps=tuple(steps)).built.faults

    told = "input 'x': expected a new name, found that of %0. Each input has a name of its own, such as 'x_2'"
    assert told == str(faults[1])
    assert "expected a name that a run binds it by" in str(faults[2])


def test_numbers_that_are_equal_and_not_the_same_are_told_apart() -> None:
    scales = [(("alpha", value),) for value in (0.0, -0.0)]
    kinds = (TensorType(F32, (2, 2)),) * 2

    zero, negative = (applied("gemm", kinds, Attributes(pairs)).nodes[0].attributes for pairs in scales)

    assert (repr(scales[0]), repr(scales[1])) == (repr(zero), repr(negative))


def test_a_step_that_reads_a_later_one_comes_behind_it() -> None:
    draft = draft_of("relu", TensorType(F32, (2,)))
    draft, new = draft.added(Step(op=INPUT, name="late", type=TensorType(F32, (5,))))

    draft, place = draft.connected(1, 0, new)

    assert (2, (1,), "late") == (place, draft[place].sources, draft[1].name)
    assert TensorType(F32, (5,)) == draft.built.type(place)


def test_ports_keep_their_order_whatever_they_read() -> None:
    graph = chain(2)
    graph.output("z", graph.const("c", 1.0))
    draft, new = Draft.of_graph(graph.freeze()).added(Step(op="exp", sources=(2,)))

    draft, _ = draft.connected(3, 0, new)

    assert ["y", "z"] == [draft.built.graph[port].name for port in draft.built.graph.outputs]


def test_a_circle_is_refused() -> None:
    with pytest.raises(Circular, match=r"^step 1: expected a value that it does not lead to, found %2"):
        Draft.of_graph(chain(2).freeze()).connected(1, 0, 2)
    with pytest.raises(Circular):
        arranged((Step(op="relu", sources=(1,)), Step(op="relu", sources=(0,))))


def test_a_step_that_others_read_cannot_be_deleted() -> None:
    draft = Draft.of_graph(chain(2).freeze())

    with pytest.raises(StillRead, match=r"found %1 read by %2\. Let them read another value first"):
        draft.removed(1)
    assert ["input", "relu", "relu"] == [step.op for step in draft.removed(3)[0].steps]


def test_equal_content_is_found_and_shared() -> None:
    graph = hw.Graph("twice")
    x = graph.input("x", (2, 3))
    graph.output("y", x.exp() + x.exp() + x.reshape(6).reshape(2, 3))
    draft = Draft.of_graph(graph.freeze())

    assert {2: 1} == dict(draft.built.equals)

    shared, place = draft.shared(2, 1)

    assert (1, len(draft) - 1, {}) == (place, len(shared), dict(shared.built.equals))
    assert (1, 1) == shared[2].sources
    assert symbolic_labels(draft.built.graph)[-1] == symbolic_labels(shared.built.graph)[-1]


def test_values_that_fit_an_operand_are_told_from_those_that_do_not_with_the_reason() -> None:
    graph = mlp()
    graph.input("q", (128, 8), "i8")
    draft = Draft.of_graph(graph.freeze())

    found = {one.place: one.reason for one in candidates(draft, 2, 1)}

    assert "" == found[1]
    assert found[0].startswith("matmul: expected as many columns of a as rows of b, found")
    assert "matmul: expected matrices of one element type" in found[10]
    assert "it is made from %2" == found[5]
    assert 2 not in found
    assert 9 not in found  # an output has no value


def test_while_others_are_not_connected_the_first_operand_is_held_to_its_element_type() -> None:
    draft = draft_of("relu", TensorType(I8, (2,)), TensorType(F32, (2,)))
    draft, place = Draft(steps=draft.steps[:2]).added(new_step("attention", ABSENT, draft))

    first, second = (candidates(draft, place, operand) for operand in (0, 1))

    assert ["attention: expected f16, bf16, f32, found i8", ""] == [one.reason for one in first]
    assert (Candidate(place=0), Candidate(place=1)) == second


@pytest.mark.parametrize(
    ("draft", "expected"),
    [
        (draft_of("matmul", TensorType(F32, (32, 128)), TensorType(F32, (64, 128))), ["transpose b"]),
        (
            draft_of("matmul", TensorType(F32, (2, 3, 4)), TensorType(F32, (2, 5, 4))),
            ["transpose the last two axes of b"],
        ),
        (
            draft_of("add", TensorType(BF16, (3,)), TensorType(F32, (3,))),
            ["cast a to f32", "cast b to bf16, which loses digits"],
        ),
        (
            draft_of("matmul", TensorType(F32, (2, 2)), TensorType(I8, (2, 2))),
            ["cast b to f32", "cast a to i8, which loses digits"],
        ),
        (draft_of("gelu", TensorType(I8, (3,))), ["cast x to f32"]),
        (draft_of("add", TensorType(F32, (1, 8, 6, 6)), TensorType(F32, (8,))), ["reshape b to [8, 1, 1]"]),
        (
            draft_of("gemm", TensorType(F32, (3, 2)), TensorType(F32, (2, 4)), TensorType(F32, (3,))),
            ["reshape c to [3, 1]"],
        ),
        (draft_of("layer_norm", TensorType(F32, (2, 4)), TensorType(F32, (1, 4))), ["reshape gamma to [4]"]),
        (draft_of("add", TensorType(F32, (2,)), TensorType(F32, (3,))), []),
        (draft_of("add", TensorType(F32, (2,)), TensorType(F32, (2,))), []),
    ],
    ids=lambda value: value[-1].op if isinstance(value, Draft) else None,
)
def test_repairs_that_mend_are_found_and_no_others(draft: Draft, expected: list[str]) -> None:
    found = repairs(draft, len(draft) - 1)

    assert expected == [one.text for one in found]
    for one in found:
        mended, place = joined(draft, (len(draft) - 1, draft[-1].sources[one.operand]), one)
        assert {} == mended.built.faults
        assert draft[-1].op == mended[place].op
        assert same_structure(mended.built.graph, rebuilt(mended))


def test_drafts_go_back_and_forward_and_an_edit_forgets_what_was_taken_back() -> None:
    first = Draft()
    second, _ = first.added(new_step(INPUT, ABSENT, first))
    third, _ = second.added(new_step("relu", 0, second))
    drafts = Drafts(now=first).then(second).then(third)

    assert second == drafts.undone().now
    assert first == drafts.undone().undone().undone().now
    assert drafts == drafts.undone().redone()
    assert drafts is drafts.redone()
    assert drafts is drafts.then(third)
    assert () == drafts.undone().then(first).future


def test_a_value_that_does_not_fit_is_joined_by_way_of_a_step_that_makes_it_fit() -> None:
    draft = draft_of(
        "matmul", TensorType(F32, (32, 128)), TensorType(F32, (64, 128)), TensorType(I8, (128, 3))
    )
    draft = Draft(steps=(*draft.steps[:3], Step(op="matmul", sources=(0, ABSENT))))

    found = joining(draft, 3, 1)

    assert {0: "transpose b", 1: "transpose b", 2: "cast b to f32"} == {
        p: one.text for p, one in found.items()
    }
    mended, place = joined(draft, (3, 1), found[1])
    assert TensorType(F32, (32, 64)) == mended.built.type(place)
