"""Whatever passes are chosen, a program gives the bits that it has without them."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holowork.compiler import ALWAYS, COMPILE_PASSES, KNOWN_PASSES, all_of, compile_graph
from holowork.core import HoloworkError
from holowork.ir import Graph
from holowork.ops import interpret, verify_types
from holowork.passes import Pass, run
from tests.compiler.tempting import tempting
from tests.strategies import graphs, inputs_of, same_outputs

EACH = KNOWN_PASSES[len(ALWAYS) :]
CHOICES: dict[str, tuple[Pass[Graph], ...]] = {
    "all": COMPILE_PASSES,
    "known": KNOWN_PASSES,
    "none": (),
    "backwards": EACH[::-1],
    **{pass_.name: (pass_,) for pass_ in EACH},
}
GRAPHS = graphs(most=8) | tempting()


def _checked(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))
    try:
        expected = interpret(graph, inputs)
    except HoloworkError:  # such as an index out of range, which no pass need refuse
        expected = None
    for name, program in _programs(graph):
        verify_types(program)
        assert expected is None or same_outputs(expected, interpret(program, inputs)), name


def _programs(graph: Graph) -> Iterator[tuple[str, Graph]]:
    for name, passes in CHOICES.items():
        yield name, run(all_of(passes), graph)


@given(graph=GRAPHS, data=st.data())
@settings(max_examples=60)
def test_every_choice_of_passes_has_the_bits_of_the_references(graph: Graph, data: st.DataObject) -> None:
    _checked(graph, data)


@pytest.mark.slow
@given(graph=GRAPHS, data=st.data())
@settings(max_examples=2000, suppress_health_check=list(HealthCheck))
def test_every_choice_of_passes_has_the_bits_of_the_references_for_many_graphs(
    graph: Graph, data: st.DataObject
) -> None:
    _checked(graph, data)


@given(graph=GRAPHS)
def test_ports_keep_their_names_types_and_order(graph: Graph) -> None:
    for name, program in _programs(graph):
        for before, after in ((graph.inputs, program.inputs), (graph.outputs, program.outputs)):
            ports = [(graph[port].name, graph[port].type) for port in before]
            assert ports == [(program[port].name, program[port].type) for port in after], name


@given(graph=GRAPHS)
def test_no_pass_takes_a_portable_program_from_the_wire(graph: Graph) -> None:
    is_portable = bool(compile_graph(graph, passes=()).portable)

    for name, passes in CHOICES.items():
        assert bool(compile_graph(graph, passes=passes).portable) >= is_portable, name


@given(graph=GRAPHS)
def test_a_pass_that_ran_has_nothing_to_do(graph: Graph) -> None:
    for pass_ in EACH:
        once = run((*ALWAYS, pass_), graph)

        assert run((pass_,), once) is once, pass_.name
