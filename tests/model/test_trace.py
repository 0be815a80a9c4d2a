"""What a compile and a session did to a graph, told by the module and kept by the archive."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.archive import PROVENANCE_KEY, ExtensionEntry, HoloLoader, SectionKind, with_section
from holowork.codec import fields_of
from holowork.codec.primitives import Integer
from holowork.codec.record import Record
from holowork.codec.sequences import Array, Text
from holowork.ir import TraceRecord
from holowork.model import Module
from holowork.passes import COUNTERS, UnknownValue, lowered_nodes, record_of
from tests.passes_page import digits

LINES = """\
graph = hw.Graph("net")
x = graph.input("x", shape=(2, 3), dtype="f32")
w = graph.const("w", np.ones((3, 4), "float32"))
h = (-(-(x @ w))).named("h")
graph.output("y", h.clip(0.0, 1.0))
graph.output("e", h.exp())
"""


def net(*, trace: bool = False) -> Module:
    names: dict[str, Any] = {"hw": hw, "np": np}
    exec(compile(LINES, "net.py", "exec"), names)
    return hw.compile(names["graph"], trace=trace)


def test_passes_of_the_compile_come_before_those_of_a_session() -> None:
    module = net()

    stages = [stop.stage for stop in module.passes]

    assert sorted(stages) == stages
    assert [stop.name for stop in hw.Session(module).passes] == [
        stop.name for stop in module.passes if stop.stage == "load"
    ]
    assert module.passes is module.passes


def test_a_module_is_shown_without_a_session() -> None:
    module = net()

    assert f"Module('net', passes={len(module.compiled)}, nodes 13→12)" == repr(module)
    assert "passes" not in vars(module)


def test_each_counter_is_told_before_and_after_each_pass() -> None:
    passes = net().passes

    assert all([counter.name for counter in COUNTERS] == list(stop.counters) for stop in passes)
    assert all(
        first.counters["work"][1] == second.counters["work"][0]
        for first, second in zip(passes, list(passes)[1:], strict=False)
    )


def test_an_archive_keeps_what_the_passes_did_where_that_is_asked_for() -> None:
    plain, traced = net(), net(trace=True)

    trace = hw.open(traced.to_bytes()).trace

    assert plain.archive.trace is None
    assert record_of(traced.compiled.stops, "net", is_timed=False) == trace
    assert {0} == {stop.nanoseconds for stop in trace.stops}
    assert () == traced.archive.problems


def test_a_trace_changes_neither_program_nor_labels_nor_the_rest_of_the_archive() -> None:
    plain, traced = net(), net(trace=True)
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    sessions = [hw.Session(module) for module in (plain, traced)]

    results = [session.run(x=x) for session in sessions]

    assert all(results[0][name].tobytes() == results[1][name].tobytes() for name in ("y", "e"))
    assert sessions[0].last.outputs == sessions[1].last.outputs
    assert HoloLoader(plain.archive).into_plan().calls == HoloLoader(traced.archive).into_plan().calls
    kept = [(view.ref.kind, view.label()) for view in plain.archive.sections]
    assert set(kept) < {(view.ref.kind, view.label()) for view in traced.archive.sections}


def test_a_traced_archive_is_the_same_each_time() -> None:
    assert net(trace=True).to_bytes() == net(trace=True).to_bytes()


def test_each_call_has_the_lines_of_all_that_it_stands_for() -> None:
    module = net(trace=True)

    provenance = module.archive.provenance

    ops = [module.lowered[node].op for node in lowered_nodes(module.lowered)]
    lines = {op: call.lines for op, call in zip(ops, provenance, strict=True)}
    assert ("net.py:4",) == lines["matmul"]
    assert ("net.py:5",) == lines["min"] == lines["max"]
    assert {"matmul", "neg"} == {
        text.partition(" ")[0] for text in provenance[ops.index("matmul")].nodes if "named" not in text
    }


def test_a_graph_without_lines_keeps_no_lines() -> None:
    graph = net().graph
    bare = replace(graph, nodes=tuple(replace(node, origin=type(node.origin)()) for node in graph.nodes))

    archive = hw.compile(bare, trace=True).archive

    assert PROVENANCE_KEY not in archive.extensions
    assert archive.trace is not None


def test_a_graph_without_calls_has_a_trace() -> None:
    graph = hw.Graph("through")
    graph.output("y", graph.input("x", shape=(2,)))

    module = hw.compile(graph, trace=True)

    assert () == module.archive.provenance
    assert len(module.compiled) == len(module.archive.trace.stops)
    assert [] == [step.node.op for step in module.explain("y")]


def test_a_value_is_explained_through_fusion_back_to_its_lines() -> None:
    explanation = net().explain("y")

    assert {"net.py:4", "net.py:5"} == {line for step in explanation for line in step.provenance}
    rules = {reason.event.rule for step in explanation for reason in step.rewrites}
    assert {"clip", "done_and_undone"} <= rules


def test_a_named_value_is_explained_where_only_the_source_has_its_name() -> None:
    module = net()

    steps = module.explain("h").steps

    assert "matmul" in steps[0].node.op
    with pytest.raises(UnknownValue, match=r"found 'hh'\. Did you mean h\?"):
        module.explain("hh")


def test_a_session_of_a_traced_archive_knows_the_lines_of_every_kernel() -> None:
    session = hw.Session(net(trace=True).to_bytes())

    steps = session.explain("y").steps

    assert {"net.py:4", "net.py:5"} == {line for step in steps for line in step.node.provenance}
    assert {"net.py:4", "net.py:5"} == {line for step in steps for line in step.provenance}
    assert any(step.rewrites for step in steps)


def test_a_session_of_another_archive_explains_by_calls_alone() -> None:
    session = hw.Session(net().to_bytes())

    steps = session.explain("y").steps

    assert () == steps[0].provenance
    assert "KernelCalls[" in steps[0].node.origin.replaced[0]


def test_a_call_that_was_found_has_its_lines_too() -> None:
    module = net(trace=True)
    session = hw.Session(module)
    x = np.ones((2, 3), "float32")
    session.run(x=x)

    session.run(x=x)

    assert len(module.archive.provenance) == len(session.last.states) == session.last.memo


def test_lines_that_an_archive_has_wrongly_keep_no_session_from_running() -> None:
    plain = net().archive
    entry = ExtensionEntry(key=PROVENANCE_KEY, value=b"\x07")
    session = hw.Session(with_section(plain, SectionKind.EXTENSION, entry).to_bytes())

    outputs = session.run(x=np.zeros((2, 3), "float32"))

    assert [0.0] * 8 == outputs["y"].reshape(-1).tolist()


def test_the_digits_model_is_explained_layer_by_layer() -> None:
    steps = digits().explain("probabilities").steps

    layers = [step for step in steps if "matmul" in step.node.op]
    assert [("digits.py:5",), ("digits.py:3", "digits.py:4")] == [step.provenance for step in layers]


def test_what_is_told_as_json_is_what_is_declared(tmp_path: Path) -> None:
    path = tmp_path / "trace.json"

    told = digits().passes.to_json(path)

    assert told == json.loads(path.read_text("utf-8"))
    assert_declared(told, TraceRecord)
    assert {"compile", "load"} == {stop["stage"] for stop in told["stops"]}


def assert_declared(told: object, record: type) -> None:
    """An object of JSON has the fields of a record, each of its type."""
    assert isinstance(told, dict)
    assert [field.name for field in fields_of(record)] == list(told)
    for field in fields_of(record):
        assert_of(told[field.name], field.layout)


def assert_of(value: object, layout: object) -> None:
    if isinstance(layout, Record):
        assert_declared(value, layout.type)
    elif isinstance(layout, Array):
        assert isinstance(value, list)
        for item in value:
            assert_of(item, layout.item)
    else:
        assert type(value) is {Text: str, Integer: int}[type(layout)]


def test_an_archive_tells_the_json_of_its_compile_but_for_times() -> None:
    module = net(trace=True)

    told = module.compiled.to_json()

    assert all(stop.pop("nanoseconds") > 0 for stop in told["stops"])
    kept = module.archive.trace.to_json()
    assert all(stop.pop("nanoseconds") == 0 for stop in kept["stops"])
    assert told == kept == {**kept, **module.archive.to_json()["trace"]} | kept


def test_numbers_of_a_trace_stand_for_nodes() -> None:
    record = record_of(net().passes.stops, "net")

    for graph in record.graphs:
        assert all(place.node < len(record.nodes) for place in graph.places)
    for stop in record.stops:
        before = len(record.graphs[stop.before].places)
        assert all(miss.node < before for miss in stop.near_misses)
    assert len(set(record.nodes)) == len(record.nodes)
    assert len(set(record.graphs)) == len(record.graphs)


def test_a_name_that_no_file_can_hold_is_told_as_json_all_the_same(tmp_path: Path) -> None:
    module = net()
    odd = replace(module, name="\ud800", compiled=replace(module.compiled, name="\ud800"))

    odd.compiled.to_json(tmp_path / "odd.json")

    assert "\ud800" == json.loads((tmp_path / "odd.json").read_text("utf-8"))["program"]


def test_a_traced_module_keeps_the_section_once() -> None:
    archive = net(trace=True).archive

    assert 1 == len(archive.sections.all(SectionKind.TRACE))
