import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from holowork.archive import NAMES_KEY, NUMERICS_KEY, SHAPES_KEY, HoloLoader, InlineConstant, WeightReference
from holowork.codec import Unencodable
from holowork.compiler import COMPILE_PASSES, Lowered, ReservedKey, Scheduled, compile_graph
from holowork.core import Event
from holowork.ir import Graph, MalformedGraph, parse
from holowork.ops import GraphBuilder, IllTyped
from holowork.passes import PassFinished, PassStarted
from tests.strategies import graphs


def _chain() -> GraphBuilder:
    graph = GraphBuilder("chain")
    x = graph.input("x", shape=(2, 3))
    graph.output("y", (x + 1.0).relu().exp())
    return graph


def test_the_same_graph_gives_the_same_archive() -> None:
    first, second = (compile_graph(_chain().freeze()).to_bytes() for _ in range(2))

    assert first == second


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_the_archive_does_not_depend_on_hash_order(seed: str) -> None:
    code = (
        "import holowork as hw; g = hw.Graph('chain'); x = g.input('x', shape=(2, 3)); "
        "g.output('y', (x + 1.0).relu().exp()); print(hw.compile(g).archive.label)"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
    )

    assert compile_graph(_chain().freeze()).label.text == done.stdout.strip()


@pytest.mark.parametrize("version", [2, 3, 4])
def test_versions_differ_in_the_version_word_and_the_footer_alone(version: int) -> None:
    ours = compile_graph(_chain().freeze(), version).to_bytes()

    again = compile_graph(_chain().freeze(), 2).to_bytes()

    assert again[6:-32] == ours[6:-32]
    assert version == int.from_bytes(ours[4:6], "little")


def test_a_body_of_4096_bytes_is_inline_and_a_longer_one_is_a_weight() -> None:
    graph = GraphBuilder("limits")
    for name, length in (("inline", 4096), ("weight", 4097)):
        graph.output(name, graph.const(name, b"\7" * length, dtype="u8", shape=(length,)))

    entries = HoloLoader(compile_graph(graph.freeze())).archive.decode(11)

    assert [InlineConstant, WeightReference] == [type(entry) for entry in entries]


def _layer(*names: str) -> Graph:
    """y = relu(x·w + b), its constants and the product under these names."""
    weight, bias, product = names
    graph = GraphBuilder("layer")
    x = graph.input("x", shape=(2, 3))
    w = graph.const(weight, np.arange(6, dtype=np.float32).reshape(3, 2))
    b = graph.const(bias, np.zeros(2, np.float32))
    graph.output("y", (x @ w + b).relu())
    built = graph.freeze()
    nodes = (replace(node, name=product) if node.op == "matmul" else node for node in built)
    return replace(built, nodes=tuple(nodes))


def test_names_are_kept_where_they_are_asked_for_and_only_there() -> None:
    graph = _layer("w", "b", "product")

    plain, traced = compile_graph(graph), compile_graph(graph, trace=True)

    assert NAMES_KEY not in plain.extensions
    assert {1: "product", 6: "w", 7: "b"} == {one.slot: one.name for one in traced.extensions.named_slots}
    assert [0, 1, 2, 3, 4, 5] == traced.weights["w"].numpy().reshape(-1).tolist()
    assert ("x", "y") == (traced.ports.inputs[0].name, traced.ports.outputs[0].name)
    assert () == traced.problems


def test_names_change_nothing_but_their_extension() -> None:
    graph = _layer("w", "b", "product")

    plain, traced = compile_graph(graph), compile_graph(graph, trace=True)

    kept = [bytes(view.raw.view()) for view in traced.sections]
    assert [bytes(view.raw.view()) for view in plain.sections] == kept[:-1]
    assert plain.to_bytes() == compile_graph(_layer("", "other", "")).to_bytes()
    assert HoloLoader(plain).into_plan().calls == HoloLoader(traced).into_plan().calls


def test_equal_constants_are_found_by_each_of_their_names() -> None:
    graph = GraphBuilder("twins")
    for name in ("a", "b"):
        graph.output(name, graph.const(name, b"\1" * 5000, dtype="u8", shape=(5000,)))

    weights = compile_graph(graph.freeze(), trace=True).weights

    assert 1 == len(weights)
    assert weights["a"] is weights["b"]


def test_a_graph_without_names_keeps_none() -> None:
    graph = _layer("", "", "")

    assert compile_graph(graph, trace=True).to_bytes() == compile_graph(graph).to_bytes()


def test_a_name_that_names_no_slot_can_hold_is_refused_by_its_place() -> None:
    with pytest.raises(Unencodable, match=r"holowork\.names\[0\]\.name"):
        compile_graph(_layer("x" * 65_536, "", ""), trace=True)


def test_equal_weights_are_stored_once() -> None:
    graph = GraphBuilder("twins")
    for name in ("a", "b"):
        graph.output(name, graph.const(name, b"\1" * 5000, dtype="u8", shape=(5000,)))

    archive = compile_graph(graph.freeze())

    assert len(archive.decode(3)) == 1
    assert len(archive.decode(11)) == 2


def test_values_come_before_constants_in_the_slots() -> None:
    graph = parse(
        "%0 = const([1.0]) : f32[1]\n%1 = input('x') : f32[1]\n".replace("'", '"')
        + '%2 = add(%1, %0) : f32[1]\n%3 = output("y", %2) : f32[1]\n'
    )

    plan = HoloLoader(compile_graph(graph)).into_plan()

    assert [0] == [port.slot for port in plan.inputs]
    assert [1] == [port.slot for port in plan.outputs]
    assert [3] == [constant.slot for constant in plan.constants]
    assert [0, 3, 1] == [ref.slot for ref in (*plan.calls[0].payload.operands, plan.calls[0].payload.output)]


def test_the_exec_plan_has_no_empty_level_and_the_schedule_has_every_port() -> None:
    archive = compile_graph(_chain().freeze())

    schedule, plan = archive.decode(2), archive.decode(12)

    assert all(plan)
    assert len(archive.ports.inputs) + len(archive.ports.outputs) == sum(map(len, schedule)) - sum(
        map(len, plan)
    )


def test_a_strict_program_says_so() -> None:
    graph = GraphBuilder("strict", numerics="strict")
    graph.output("y", graph.input("x", shape=(2,)).exp())

    archive = compile_graph(graph.freeze())

    assert archive.extensions[NUMERICS_KEY] == b"strict"
    assert archive.extensions[SHAPES_KEY] == b"1"


def test_an_observer_is_told_each_pass_in_order() -> None:
    events: list[Event] = []

    compile_graph(_chain().freeze(), observer=events.append)

    assert [pass_.name for pass_ in COMPILE_PASSES] == [e.name for e in events if isinstance(e, PassFinished)]
    assert [pass_.name for pass_ in COMPILE_PASSES] == [e.name for e in events if isinstance(e, PassStarted)]
    assert [Scheduled, Lowered] == [type(e) for e in events[-2:]]


def test_an_observer_changes_nothing() -> None:
    alone = compile_graph(_chain().freeze())

    watched = compile_graph(_chain().freeze(), observer=[].append)

    assert alone.to_bytes() == watched.to_bytes()


def test_a_node_of_the_wrong_type_is_refused_by_name() -> None:
    graph = parse('%0 = input("x") : f32[2]\n%1 = relu(%0) : f32[3]\n%2 = output("y", %1) : f32[3]\n')

    with pytest.raises(IllTyped, match="%1 relu"):
        compile_graph(graph)


def test_a_forward_source_is_refused() -> None:
    good = parse('%0 = input("x") : f32[2]\n%1 = relu(%0) : f32[2]\n%2 = output("y", %1) : f32[2]\n')
    bad = Graph(nodes=(good[1], good[0], good[2]))

    with pytest.raises(MalformedGraph, match="before it"):
        compile_graph(bad)


@pytest.mark.parametrize("key", ["holowork.numerics", "holowork.calls", "holowork.shapes", "holowork.names"])
def test_an_extension_under_a_key_of_holowork_is_refused(key: str) -> None:
    graph = replace(_chain().freeze(), extensions=(("note", b""), (key, b"strict")))

    with pytest.raises(ReservedKey, match=f"extension '{key}': expected a key that does not begin with"):
        compile_graph(graph)


def test_extensions_come_in_their_order_and_may_repeat() -> None:
    extensions = (("b", b"1"), ("a", b"2"), ("b", b"3"))

    archive = compile_graph(replace(_chain().freeze(), extensions=extensions))

    assert ["b", "a", "b"] == [entry.key for entry in archive.extensions.entries][:3]
    assert archive.extensions["b"] == b"1"


@pytest.mark.parametrize("name", ["x" * 65_536, "\ud800"], ids=["long", "surrogate"])
def test_a_name_that_no_field_holds_is_refused_by_its_place(name: str) -> None:
    graph = GraphBuilder("names")
    graph.output(name, graph.input("x", shape=(2,)).relu())

    with pytest.raises(Unencodable, match=r"Outputs\[0\]\.name"):
        compile_graph(graph.freeze())


def test_what_a_pass_makes_keeps_the_line_that_asked_for_it() -> None:
    graph = GraphBuilder("clip")
    with graph.at("m.py:7"):
        graph.output("y", graph.input("x", shape=(2,)).clip(graph.const([0.0, 0.0])))
    lowered: list[Event] = []

    compile_graph(graph.freeze(), observer=lowered.append)

    (made,) = (event.lowering.graph for event in lowered if isinstance(event, Lowered))
    assert [("m.py:7", ("clip %2",))] == [
        (node.origin.where, node.origin.replaced) for node in made if node.op == "max"
    ]


@given(graph=graphs())
def test_every_slot_but_those_of_outputs_has_one_writer(graph: Graph) -> None:
    archive = compile_graph(graph)

    plan = HoloLoader(archive).into_plan()

    written = [call.payload.output.slot for call in plan.calls]
    given_ = [*(port.slot for port in plan.inputs), *(constant.slot for constant in plan.constants)]
    assert len(set(written)) == len(written)
    assert not set(written) & set(given_)
    assert plan.shapes is not None
    assert {port.slot for port in plan.outputs} <= {*written, *given_}
    assert all(plan.shapes[port.slot] == port.shape for port in (*plan.inputs, *plan.outputs))
