"""What passes tell, keep and spend."""

from dataclasses import replace

import numpy as np
import pytest

from holowork.archive import HoloLoader
from holowork.compiler import COMPILE_PASSES, KNOWN_PASSES, compile_graph
from holowork.compiler.budget import Budget, Computed
from holowork.compiler.elide_identities import ELIDE_IDENTITIES
from holowork.compiler.fold_constants import FOLD_CONSTANTS
from holowork.compiler.pack_panels import PACK_PANELS
from holowork.compiler.share import SHARE
from holowork.core import Event
from holowork.ir import ABSENT, Graph
from holowork.ops import GraphBuilder, from_bytes, interpret
from holowork.ops.packing import pack_panels
from holowork.passes import RewriteApplied, run
from holowork.runtime import Session
from tests.strategies import same_outputs


def test_what_a_node_replaced_is_kept_with_its_lines() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2,))
    with graph.at("m.py:1"):
        first = x.relu()
    with graph.at("m.py:2"):
        graph.output("y", first + x.relu())

    program = run((SHARE,), graph.freeze())

    (relu,) = (node for node in program if node.op == "relu")
    assert ("m.py:1", ("relu %2 from m.py:2",)) == (relu.origin.where, relu.origin.replaced)


def test_a_value_without_a_name_takes_that_of_its_equal() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2,))
    graph.output("y", x.relu() + x.relu().named("rest"))

    program = run((SHARE,), graph.freeze())

    assert ["rest"] == [node.name for node in program if node.op == "relu"]


def test_what_nothing_stands_for_is_told_as_gone() -> None:
    graph = GraphBuilder()
    x = graph.input("x", (2,))
    x.relu()
    graph.output("y", x)
    events: list[Event] = []

    run(COMPILE_PASSES, graph.freeze(), events.append)

    told = [event for event in events if isinstance(event, RewriteApplied)]
    assert [("unread", 1, ABSENT)] == [(event.rule, event.node, event.result) for event in told]


def test_names_and_extensions_are_kept() -> None:
    graph = GraphBuilder("kept")
    graph.output("y", graph.input("x", (2,)) * 1.0)
    frozen = replace(graph.freeze(), extensions=(("note", b"1"),))

    program = run(KNOWN_PASSES, frozen)

    assert ("kept", (("note", b"1"),)) == (program.name, program.extensions)


@pytest.mark.parametrize(
    ("budget", "expected"),
    [
        (Budget(), []),
        (Budget(result=63), ["its result takes at most 63 bytes"] * 2),
        (Budget(total=64), ["all results together take at most 64 bytes"]),
        (Budget(pairs=255), ["it combines at most 255 pairs of elements"]),
    ],
)
def test_a_budget_bounds_each_result_all_of_them_and_the_pairs_of_one(
    budget: Budget, expected: list[str]
) -> None:
    graph = GraphBuilder()
    w = graph.const(np.ones((4, 4), np.float32))
    product, power = w @ w, w.exp()
    computed = Computed(graph.freeze(), budget)

    had = [computed.is_had(tensor.node) for tensor in (product, power)]

    assert expected == list(computed.missed.values())
    assert had.count(False) == len(expected)


def test_what_nothing_stored_needs_is_not_computed() -> None:
    graph = GraphBuilder()
    grown = graph.const(np.ones(4, np.int8)).cast(dtype="f32")
    graph.output("y", grown + graph.input("x", (4,)))
    computed = Computed(graph.freeze(), Budget(result=0))

    assert computed.depends(grown.node)
    assert not computed.pays(grown.node)
    assert {} == computed.missed


def test_a_long_row_of_constants_is_folded_without_recursion() -> None:
    graph = GraphBuilder()
    x = graph.const(1.0)
    for _ in range(2_000):
        x = x.neg().abs()
    graph.output("y", x)

    program = run((FOLD_CONSTANTS,), graph.freeze())

    assert 1 == len(program.needed_by(program.outputs)) - 1


def _product(columns: int) -> tuple[Graph, np.ndarray]:
    rng = np.random.default_rng(columns)
    w = rng.standard_normal((5, columns)).astype(np.float32)
    graph = GraphBuilder("product")
    graph.output("y", graph.input("x", (3, 5)) @ graph.const("w", w))
    return graph.freeze(), w


@pytest.mark.parametrize("columns", [1, 2, 15, 16, 17, 40])
def test_panels_are_those_of_the_format_and_keep_every_bit(columns: int) -> None:
    graph, w = _product(columns)
    x = np.random.default_rng(0).standard_normal((3, 5)).astype(np.float32)

    program = run((PACK_PANELS,), graph)

    (packed,) = (node.constant for node in program if node.constant is not None)
    assert pack_panels(w).tobytes() == from_bytes(packed.type, packed.data).tobytes()
    assert same_outputs(interpret(graph, [x]), interpret(program, [x]))


def test_a_packed_archive_is_portable_and_runs() -> None:
    graph, _ = _product(17)
    x = np.random.default_rng(0).standard_normal((3, 5)).astype(np.float32)

    archive = compile_graph(graph, passes=(PACK_PANELS,))

    (call,) = HoloLoader(archive).into_plan().calls
    assert archive.portable
    assert call.payload.b_packed
    for provider in ("reference", "llvm"):
        assert same_outputs(interpret(graph, [x]), Session(archive, provider=provider).execute([x]))


def test_a_chain_of_identities_is_elided_in_one_sweep() -> None:
    graph = GraphBuilder()
    x = y = graph.input("x", (2, 3))
    for _ in range(50):
        y = (y * 1.0).neg().neg().reshape(3, 2).reshape(2, 3).transpose().transpose()
    graph.output("y", y)

    program = run((ELIDE_IDENTITIES,), graph.freeze())

    assert (x.node,) == program[program.outputs[0]].sources
