"""Which passes a compile runs, and in which order."""

from dataclasses import replace

import pytest

from holowork.compiler import ALWAYS, COMPILE_PASSES, KNOWN_PASSES, all_of, compile_graph
from holowork.core import Event, Observer
from holowork.ir import Graph
from holowork.ops import GraphBuilder, IllTyped
from holowork.passes import NoSuchPass, NotPasses, Pass, PassFinished, chosen
from kernels_ir import DType

NAMES = tuple(pass_.name for pass_ in KNOWN_PASSES)


def _graph() -> Graph:
    graph = GraphBuilder("two")
    x = graph.input("x", (2,))
    graph.output("y", (x * 1.0).relu() + x.relu())
    return graph.freeze()


def _ran(passes: tuple[Pass[Graph], ...]) -> list[str]:
    events: list[Event] = []
    compile_graph(_graph(), observer=events.append, passes=passes)
    return [event.name for event in events if isinstance(event, PassFinished)]


def test_passes_are_chosen_by_name_or_as_they_are() -> None:
    share, dead = KNOWN_PASSES[3], KNOWN_PASSES[5]

    assert (dead, share) == chosen(["dead-code", share], KNOWN_PASSES)
    assert () == chosen((), KNOWN_PASSES)
    assert KNOWN_PASSES == chosen(None, KNOWN_PASSES)


def test_verify_and_desugar_always_run_and_run_once() -> None:
    assert ["verify", "desugar"] == _ran(())
    assert ["verify", "desugar", "share"] == _ran(chosen(("share", "desugar"), KNOWN_PASSES))
    assert list(NAMES) == _ran(KNOWN_PASSES)


def test_every_pass_has_a_name_of_its_own_and_promises_the_same_bits() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(pass_.exact for pass_ in KNOWN_PASSES)
    assert COMPILE_PASSES[: len(ALWAYS)] == ALWAYS == all_of(())


def test_an_unknown_name_is_refused_with_the_known_ones_and_the_nearest() -> None:
    with pytest.raises(NoSuchPass, match=r"passes\[1\]: .* found 'shar'\. Did you mean share\?") as caught:
        chosen(("dead-code", "shar"), KNOWN_PASSES)

    assert all(name in str(caught.value) for name in NAMES)


@pytest.mark.parametrize("given", ["share", b"share", KNOWN_PASSES[3], 3, 1.5])
def test_what_is_no_list_is_refused(given: object) -> None:
    with pytest.raises(NotPasses, match="passes: expected a list of names and passes, "):
        chosen(given, KNOWN_PASSES)


@pytest.mark.parametrize("item", [3, None, ("share",), b"share"])
def test_what_is_no_pass_is_refused_by_its_place(item: object) -> None:
    with pytest.raises(NoSuchPass, match=r"passes\[0\]: expected one of verify, "):
        chosen([item], KNOWN_PASSES)


def _halved(graph: Graph, observer: Observer) -> Graph:
    nodes = (replace(n, type=n.type.with_dtype(DType.F16)) if n.op == "relu" else n for n in graph.nodes)
    return replace(graph, nodes=tuple(nodes))


def test_the_types_that_a_pass_of_somebody_else_makes_are_checked() -> None:
    halve = Pass(name="halve", summary="Break types.", exact=False, transform=_halved)

    with pytest.raises(IllTyped, match="relu"):
        compile_graph(_graph(), passes=(halve,))
