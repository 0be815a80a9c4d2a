"""However a program is run, it gives the bits of its references."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holowork.archive import Archive
from holowork.compiler import compile_graph
from holowork.core import Event
from holowork.ir import Graph
from holowork.ops import OpSpec, Trait, interpret
from holowork.runtime import Session
from tests.strategies import OFFERED, graphs, graphs_of, inputs_of, same_outputs

MOVING = tuple(row for row in OFFERED if Trait.MOVEMENT in row.traits)
"""The ops that compute nothing."""


def _session(archive: object, **options: int) -> Session:
    return Session(archive, provider="reference", **options)


@given(graph=graphs(most=8), data=st.data())
@settings(max_examples=150)
def test_a_session_has_the_bits_of_the_references(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))

    outputs = _session(compile_graph(graph)).run(inputs)

    assert same_outputs(interpret(graph, inputs), list(outputs.values()))


@given(graph=graphs(), data=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_it_does_so_from_bytes_and_files_of_every_version(
    graph: Graph, data: st.DataObject, tmp_path: Path
) -> None:
    inputs = data.draw(inputs_of(graph))
    version = data.draw(st.sampled_from([2, 3, 4]))
    numerics = data.draw(st.sampled_from(["fused", "strict"]))
    graph = replace(graph, numerics=numerics)
    archive = compile_graph(graph, version)
    path = tmp_path / "drawn.holo"
    archive.save(path)

    sources = (archive, archive.to_bytes(), path, str(path), Archive.read(path, map_file=True))
    outputs = [list(_session(source).run(inputs).values()) for source in sources]

    expected = interpret(graph, inputs)
    assert all(same_outputs(expected, found) for found in outputs)


@given(graph=graphs(MOVING), data=st.data())
@settings(max_examples=60)
def test_moved_bits_stay_as_they_are(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))

    outputs = _session(compile_graph(graph)).run(inputs)

    expected = [y.tobytes() for y in interpret(graph, inputs)]
    assert expected == [y.tobytes() for y in outputs.values()]


@given(graph=graphs(), data=st.data())
def test_every_way_to_run_gives_the_same(graph: Graph, data: st.DataObject) -> None:
    session = _session(compile_graph(graph))
    inputs = data.draw(inputs_of(graph))
    in_order = [inputs[port.name] for port in session.input_ports]
    values = [session.intern(array) for array in in_order]

    run = [*session.run(inputs).values()]
    executed = session.execute(in_order)
    presented = session.execute(values)
    prepared = session.prepare()(*in_order)
    labels = session.execute_addressed([value.label for value in values])

    addressed = [session.resolve(label) for label in labels]
    found = [np.asarray(value) for value in addressed if value is not None]
    shapes = [y.shape for y in run]
    for other in (executed, presented, prepared, found):
        assert [y.tobytes() for y in run] == [np.asarray(y).tobytes() for y in other]
        assert shapes == [np.asarray(y).shape for y in other]


@given(graph=graphs(), data=st.data())
def test_a_second_run_computes_nothing(graph: Graph, data: st.DataObject) -> None:
    session = _session(compile_graph(graph))
    inputs = data.draw(inputs_of(graph))
    first = session.run(inputs)
    before = session.last

    second = session.run(inputs)

    after = session.last
    assert before is not None
    assert after is not None
    assert (frozenset(), frozenset()) == (after.computed, after.tabled)
    assert len(after.names) == after.memo + after.relabelled
    assert (before.inputs, before.outputs) == (after.inputs, after.outputs)
    assert [y.tobytes() for y in first.values()] == [y.tobytes() for y in second.values()]


@given(graph=graphs(), data=st.data())
def test_labels_are_the_same_in_every_session_and_with_every_memo(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))
    labels = []
    for memo in (0, 1, 1 << 20):
        session = _session(compile_graph(graph), memo=memo)
        for _ in range(2):
            session.run(inputs)
            assert session.last is not None
            labels.append((session.last.inputs, session.last.outputs))

    assert 1 == len(set(labels))


@given(graph=graphs())
def test_observers_change_no_byte(graph: Graph) -> None:
    events: list[Event] = []

    watched = compile_graph(graph, observer=events.append)

    assert compile_graph(graph).to_bytes() == watched.to_bytes()
    assert events


@given(graph=graphs())
def test_compiling_is_the_same_each_time_in_every_version(graph: Graph) -> None:
    archives = {version: compile_graph(graph, version).to_bytes() for version in (2, 3, 4)}

    assert 1 == len({archive[6:-32] for archive in archives.values()})
    assert archives[2] == compile_graph(graph, 2).to_bytes()


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
@given(data=st.data())
@settings(max_examples=max(settings().max_examples // 8, 4))
def test_scalars_and_empty_tensors_go_through_every_op(row: OpSpec, data: st.DataObject) -> None:
    graph = data.draw(graphs_of(row))
    inputs = data.draw(inputs_of(graph))
    archive = compile_graph(graph)

    outputs = _session(archive.to_bytes()).run(inputs)

    assert same_outputs(interpret(graph, inputs), list(outputs.values()))
    shapes = [graph[port].type.shape for port in graph.outputs]
    assert shapes == [port.shape for port in archive.ports.outputs] == [y.shape for y in outputs.values()]
