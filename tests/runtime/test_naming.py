"""A label determines the bytes, and is the peer's wherever the peer's does so."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.archive import Archive, HoloLoader
from holowork.compiler import compile_graph
from holowork.compiler.desugar import DESUGAR
from holowork.core import KappaLabel, address_bytes, derive_label_boundary, input_leaf
from holowork.ir import Graph, TensorType
from holowork.ops import (
    NOWHERE,
    BufferRef,
    GraphBuilder,
    OpSpec,
    Signature,
    Tensor,
    symbolic_labels,
)
from holowork.passes import run
from holowork.runtime import Plan, Session
from kernels_ir import DType
from tests.runtime.mutants import inputs_for, mutants, named_result
from tests.runtime.programs import Program, call, f32, moved, port, ref
from tests.strategies import FEW, OFFERED, graphs, graphs_of, inputs_of, twice_applied

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "vectors.json").read_text("utf-8"))
LABELS: dict[str, Any] = {vector["name"]: vector for vector in VECTORS["kappa"]["graph_labels"]}
X = np.array([-1, 2], np.float32)


def _labels(build: Any, *inputs: Any, **options: Any) -> list[str]:
    """The labels of the outputs of a graph that `build` makes."""
    graph = GraphBuilder("labels", **options)
    for position, tensor in enumerate(build(graph)):
        graph.output(f"y{position}", tensor)
    session = Session(compile_graph(graph.freeze()), provider="reference")
    session.execute(inputs)
    assert session.last is not None
    return [label.text for label in session.last.outputs]


def _x(graph: GraphBuilder) -> Tensor:
    return graph.input("x", shape=(2,))


def _vector(start: str) -> dict[str, Any]:
    (found,) = (vector for name, vector in LABELS.items() if name.startswith(start))
    return found


class TestVectors:
    """The worked examples of `tests/data/vectors.json`."""

    def test_a_constant_wired_straight_through_has_the_address_of_its_bytes(self) -> None:
        vector = _vector("output fed straight from a constant")

        labels = _labels(lambda graph: [graph.const("c", np.float32(64))])

        assert [vector["label"]] == labels

    def test_a_single_call_reports_its_boundary_label(self) -> None:
        assert [_vector("single Relu")["port_label"]] == _labels(lambda graph: [_x(graph).relu()], X)

    def test_a_port_folds_the_slot_label_of_what_it_reads(self) -> None:
        assert [_vector("Relu then Exp")["port_label"]] == _labels(lambda graph: [_x(graph).relu().exp()], X)

    def test_a_reshape_is_named_at_a_port_alone(self) -> None:
        vector = _vector("interior Reshape")

        labels = _labels(lambda graph: [_x(graph).reshape((2, 1)), _x2(graph).reshape((2, 1)).relu()], X, X)

        relu = bytes.fromhex("0200000000000000200008")
        inner = KappaLabel(vector["interior_slot_label"])
        assert [vector["port_label"], derive_label_boundary(10, relu, [inner]).text] == labels

    def test_the_operands_of_an_add_are_sorted_and_those_of_a_sub_are_not(self) -> None:
        add, sub = _vector("Add of two values"), _vector("Sub of the same values")
        values = [_with_label(label) for label in (add["a"], add["b"])]

        def both(graph: GraphBuilder) -> list[Tensor]:
            a, b = _x(graph), _x2(graph)
            return [a + b, b + a, a - b, (a - b).reshape((2,))]

        labels = [_labels(both, *order) for order in (values, values[::-1])]

        assert add["port_label"] == labels[0][0] == labels[0][1] == labels[1][0]
        assert labels[0][2] != labels[1][2]
        assert sub["slot_label"] != sub["slot_label_swapped"]


def _x2(graph: GraphBuilder) -> Tensor:
    return graph.input("z", shape=(2,))


def _with_label(text: str) -> Any:
    """The f32 pair of small integers whose bytes have a label."""
    pairs = (np.array([a, b], np.float32) for a in range(-9, 10) for b in range(-9, 10))
    return next(pair for pair in pairs if address_bytes(pair.tobytes()).text == text)


def test_strict_programs_append_a_byte_to_the_params_of_every_call() -> None:
    labels = _labels(lambda graph: [_x(graph).relu()], X, numerics="strict")

    params = bytes.fromhex("020000000000000020000801")
    assert [derive_label_boundary(10, params, [address_bytes(X.tobytes())]).text] == labels


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_two_calls_of_an_op_with_one_label_give_the_same_bytes(row: OpSpec, data: st.DataObject) -> None:
    graph = data.draw(twice_applied(row))
    session = Session(compile_graph(graph), provider="reference")

    first, second = session.run(data.draw(inputs_of(graph))).values()

    assert session.last is not None
    labels = session.last.outputs
    assert labels[0] != labels[1] or first.tobytes() == second.tobytes()


QUICK = {"pad", "where"}
"""Ops whose calls are changed in every run of the tests: one that says its place, one of three operands."""
CHANGED = [row if row.name in QUICK else pytest.param(row, marks=pytest.mark.slow) for row in OFFERED]


@pytest.mark.parametrize("row", CHANGED, ids=lambda row: row.name)
@given(data=st.data())
@settings(max_examples=max(settings().max_examples // 12, 3))
def test_a_call_with_one_field_changed_has_another_label_or_gives_the_same_bytes(
    row: OpSpec, data: st.DataObject
) -> None:
    plan = HoloLoader(compile_graph(data.draw(graphs_of(row)))).into_plan()
    made = data.draw(st.sampled_from(plan.calls)) if plan.calls else call("neg", f32(2))
    slots = inputs_for(made, tail=data.draw(st.sampled_from([0, 64])))
    results: dict[KappaLabel, bytes] = {}

    for one in (made, *mutants(made)):
        label, result = named_result(one, slots)
        if label is not None:
            assert results.setdefault(label, result) == result, one


class TestPlaces:
    """What the peer's params leave out: where a call reads and writes."""

    @given(offsets=st.tuples(*[st.integers(0, 4)] * 2))
    def test_reading_at_another_offset_is_another_value(self, offsets: tuple[int, int]) -> None:
        relu = call("relu", f32(2))
        calls = [
            moved(relu, input=ref(0, 4 * offset, 8), output=ref(slot, 0, 8))
            for slot, offset in enumerate(offsets, start=1)
        ]
        session = Program(calls=calls, inputs=[port(0, 6)], outputs=[port(1, 2), port(2, 2)]).session()
        x = np.arange(6, dtype=np.float32)

        outputs = session.execute([x])

        assert [x[o : o + 2].tobytes() for o in offsets] == [y.tobytes() for y in outputs]
        assert session.last is not None
        assert len(set(offsets)) == len(set(session.last.outputs))

    def test_a_call_that_reads_at_an_offset_is_that_call_on_a_slice_of_bytes(self) -> None:
        relu = call("relu", f32(2))
        cut = call("slice", TensorType(DType.U8, (24,)), starts=(4,), ends=(12,))
        outputs = [port(3, 2), port(2, 2)]
        calls = [
            moved(relu, input=ref(0, 4, 8), output=ref(3, 0, 8)),
            moved(cut, output=ref(1, 0, 8)),
            moved(relu, input=ref(1, 0, 8), output=ref(2, 0, 8)),
        ]
        session = Program(calls=calls, inputs=[port(0, 6)], outputs=outputs).session()

        session.execute([np.arange(6, dtype=np.float32)])

        assert session.last is not None
        assert 1 == len(set(session.last.outputs))
        assert frozenset({0, 1}) == session.last.computed

    def test_a_call_that_writes_at_an_offset_is_followed_by_a_pad_of_bytes(self) -> None:
        relu = call("relu", f32(2))
        pad = call("pad", TensorType(DType.U8, (8,)), pads=(4, 4))
        calls = [
            moved(relu, output=ref(3, 4, 8)),
            moved(relu, output=ref(1, 0, 8)),
            moved(pad, input=ref(1, 0, 8), output=ref(2, 4, 8)),
        ]
        session = Program(calls=calls, inputs=[port(0, 2)], outputs=[port(3, 4), port(2, 4)]).session()

        outputs = session.execute([X])

        assert [[0, 0, 2, 0]] * 2 == [y.tolist() for y in outputs]
        assert session.last is not None
        assert 1 == len(set(session.last.outputs))

    @pytest.mark.parametrize(
        ("reads", "elements", "values"),
        [(ref(0, 0, 8), 2, [1, 2]), (ref(0, 4, 8), 3, [2, 3]), (ref(0, 0, 4), 3, [1])],
        ids=["whole", "behind", "beginning"],
    )
    def test_a_reshape_of_a_part_is_named_as_a_slice(
        self, reads: BufferRef, elements: int, values: list[int]
    ) -> None:
        count = reads.length // 4
        is_relabel = count == elements
        reshape = moved(call("reshape", f32(count), shape=(count,)), input=reads)
        relu = moved(call("relu", f32(count)), input=ref(1, 0, 4 * count), output=ref(2, 0, 4 * count))
        direct = moved(relu, input=reads, output=ref(3, 0, 4 * count))
        session = Program(
            calls=[reshape, relu, direct],
            inputs=[port(0, elements)],
            outputs=[port(2, count), port(3, count)],
        ).session()

        outputs = session.execute([np.arange(1, elements + 1, dtype=np.float32)])

        assert [values] * 2 == [y.tolist() for y in outputs]
        assert session.last is not None
        assert (0 in session.last.computed) is not is_relabel
        assert len(set(session.last.outputs)) == (1 if is_relabel or reads.offset else 2)

    def test_reshapes_of_fewer_elements_than_their_buffer_holds_differ(self) -> None:
        reshape = moved(call("reshape", f32(2), shape=(2,)), input=ref(0, 0, 12))
        calls = [moved(reshape, element_count=count, output=ref(count, 0, 4 * count)) for count in (1, 2, 3)]
        relus = [moved(call("relu", f32(1)), input=ref(n), output=ref(n + 3)) for n in (1, 2, 3)]
        outputs = [port(slot, 1) for slot in (4, 5, 6)]
        session = Program(calls=[*calls, *relus], inputs=[port(0, 3)], outputs=outputs).session()

        session.execute([np.array([1, 2, 3], np.float32)])

        assert session.last is not None
        assert 3 == len(set(session.last.outputs))
        assert frozenset({0, 1, 3, 4, 5}) == session.last.computed

    def test_concats_that_cut_their_operands_elsewhere_differ(self) -> None:
        concat = call("concat", f32(1), f32(2))
        calls = [
            moved(concat, a=ref(0, 0, 4), b=ref(1, 0, 8), output=ref(2, 0, 12)),
            moved(concat, a=ref(0, 0, 8), b=ref(1, 0, 4), output=ref(3, 0, 12)),
        ]
        session = Program(
            calls=calls, inputs=[port(0, 2), port(1, 2)], outputs=[port(2, 3), port(3, 3)]
        ).session()

        outputs = session.execute([X, X])

        assert [[-1, -1, 2], [-1, 2, -1]] == [y.tolist() for y in outputs]
        assert session.last is not None
        assert 2 == len(set(session.last.outputs))

    @pytest.mark.parametrize("larger", ["reader", "port"])
    def test_a_pad_says_the_size_of_its_slot_by_whoever_reads_most_of_it(self, larger: str) -> None:
        pad = call("pad", f32(2), pads=(0, 1))
        reader = moved(call("relu", f32(4)), input=ref(1, 0, 16), output=ref(2, 0, 16))
        calls = [pad, reader] if larger == "reader" else [pad]
        program = Program(calls=calls, inputs=[port(0, 2)], outputs=[port(1, 4 if larger == "port" else 3)])

        plan = Plan.of(HoloLoader.from_bytes(program.writer().finish()).into_plan())

        place = (0).to_bytes(8, "little") + (8).to_bytes(8, "little")
        assert plan.namings[0].signature.params.endswith(place + (16).to_bytes(8, "little"))

    def test_a_pad_at_a_port_reports_its_place_and_the_size_of_its_slot(self) -> None:
        labels = _labels(lambda graph: [_x(graph).pad((1, 2))], X)

        params = (2).to_bytes(8, "little") + b"\x08"
        place = b"".join(number.to_bytes(8, "little") for number in (4, 8, 20))
        assert [derive_label_boundary(70, params + place, [address_bytes(X.tobytes())]).text] == labels

    def test_a_slice_at_a_port_reports_its_place(self) -> None:
        labels = _labels(lambda graph: [_x(graph)[1:]], X)

        params = (1).to_bytes(8, "little") + b"\x08"
        place = b"".join(number.to_bytes(8, "little") for number in (4, 4))
        assert [derive_label_boundary(62, params + place, [address_bytes(X.tobytes())]).text] == labels

    def test_the_same_bytes_in_panels_are_another_matrix(self) -> None:
        plain = call("matmul", f32(1, 2), f32(2, 16))
        packed = moved(plain, b_packed=True, output=ref(3, 0, 64))
        session = Program(
            calls=[plain, packed], inputs=[port(0, 2), port(1, 32)], outputs=[port(2, 16), port(3, 16)]
        ).session()

        first, second = session.execute([X, np.arange(32, dtype=np.float32)])

        assert session.last is not None
        assert first.tobytes() == second.tobytes() or len(set(session.last.outputs)) == 2
        assert 2 == len(set(session.last.outputs))

    def test_summands_without_factors_are_not_factors_without_summands(self) -> None:
        norm = call("layer_norm", f32(1, 2), f32(2), f32(2))
        calls = [
            moved(norm, beta=NOWHERE, output=ref(2, 0, 8)),
            moved(norm, gamma=NOWHERE, beta=ref(1, 0, 8), output=ref(3, 0, 8)),
        ]
        session = Program(
            calls=calls, inputs=[port(0, 2), port(1, 2)], outputs=[port(2, 2), port(3, 2)]
        ).session()

        first, second = session.execute([X, np.array([3, 5], np.float32)])

        assert session.last is not None
        assert first.tobytes() != second.tobytes()
        assert 2 == len(set(session.last.outputs))


class TestOutputs:
    """The labels that ports report."""

    def test_a_port_that_shows_a_part_has_the_address_of_its_bytes(self) -> None:
        relu = call("relu", f32(3))
        session = Program(
            calls=[relu], inputs=[port(0, 3)], outputs=[port(1, 3), port(1, 2), port(1, 0)]
        ).session()

        whole, part, nothing = session.execute([np.arange(3, dtype=np.float32)])

        assert ([0, 1, 2], [0, 1], []) == (whole.tolist(), part.tolist(), nothing.tolist())
        assert session.last is not None
        labels = session.last.outputs
        assert [address_bytes(part.tobytes()), address_bytes(b"")] == [*labels[1:]]
        assert [whole.tobytes(), part.tobytes()] == [_bytes_of(session, label) for label in labels[:2]]

    def test_a_value_of_a_run_is_a_leaf_of_the_next(self) -> None:
        session = Session(_relu(), provider="reference")
        value = session.intern(X)

        (first,) = session.execute_addressed([value.label])
        (second,) = session.execute_addressed([first])

        params = bytes.fromhex("0200000000000000200008")
        assert derive_label_boundary(10, params, [first]) == second
        assert [0, 2] == np.frombuffer(_bytes_of(session, second), np.float32).tolist()

    def test_a_value_wired_through_has_the_address_of_its_bytes_whatever_its_label(self) -> None:
        session = Program(
            calls=[call("relu", f32(2))], inputs=[port(0, 2)], outputs=[port(1, 2), port(0, 2)]
        ).session()
        computed = Session(_relu(), provider="reference")
        given = computed.intern(X)
        (label,) = computed.execute_addressed([given.label])
        value = computed.resolve(label)

        session.execute([value])

        assert session.last is not None
        assert (label,) == session.last.inputs
        assert address_bytes(np.maximum(X, 0).tobytes()) == session.last.outputs[1]


def _relu() -> Archive:
    graph = GraphBuilder("relu")
    graph.output("y", _x(graph).relu())
    return compile_graph(graph.freeze())


def _bytes_of(session: Session, label: KappaLabel) -> bytes:
    value = session.resolve(label)
    assert value is not None
    return value.data.tobytes()


@given(graph=graphs())
@settings(max_examples=60)
def test_the_labels_of_a_plan_are_those_of_its_graph(graph: Graph) -> None:
    lowered = run((DESUGAR,), graph)
    plan = Plan.of(HoloLoader(compile_graph(graph, passes=())).into_plan())
    values = {p.descriptor.slot: input_leaf(i, p.type.dtype, p.type.shape) for i, p in enumerate(plan.inputs)}
    values |= {constant.slot: constant.label for constant in plan.constants}
    boundaries: dict[int, KappaLabel] = {}

    for step, naming in zip(plan.steps, plan.namings, strict=True):
        operands = naming.operands(values, Signature.label)
        values[step.writes.slot] = naming.result(operands, Signature.label)
        boundaries[step.writes.slot] = naming.boundary(operands)

    slots = [port.descriptor.slot for port in plan.outputs]
    expected = symbolic_labels(lowered)
    assert [expected[output] for output in lowered.outputs] == [boundaries.get(s, values[s]) for s in slots]
