"""Memory tiers: every value has one, rules say which, and nothing that runs asks."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.ir import Graph, parse
from holowork.ops import GraphBuilder
from holowork.passes import calls_of
from holowork.runtime import POLICIES, Session, Tier, Tiers, UnknownPolicy, folded
from holowork.runtime.tiers_rules import COMPILED, LAYOUT_OPS, Made
from kernels_ir import DType
from tests.golden import Golden
from tests.runtime.folds import cone_archive
from tests.runtime.programs import Program, call, f32, moved, port, ref
from tests.runtime.test_inspection import X, mlp
from tests.strategies import graphs, inputs_of

CASES = sorted((Path(__file__).parent / "golden" / "tiers").glob("*.txt"))
BY_DTYPE = {
    DType.BOOL: Tier.CPU_L1,
    DType.U8: Tier.CPU_L1,
    DType.I8: Tier.CPU_L1,
    DType.I4: Tier.CPU_L1,
    DType.E8CB: Tier.CPU_L1,
    DType.F16: Tier.CPU_L2,
    DType.BF16: Tier.CPU_L2,
    DType.I32: Tier.DEVICE,
    DType.F32: Tier.DEVICE,
    DType.U64: Tier.DEVICE,
    DType.I64: Tier.DEVICE,
    DType.F64: Tier.DEVICE,
}


def plain(graph: Graph, **options: Any) -> Session:
    return Session(compile_graph(graph), provider="reference", **options)


def chain(*ops: str) -> Program:
    """Each op on what the one before it made; a level each."""
    calls = [
        moved(call(op, f32(4)), input=ref(i, length=16), output=ref(i + 1, length=16))
        for i, op in enumerate(ops)
    ]
    return Program(
        calls=calls,
        inputs=[port(0, 4, "x")],
        outputs=[port(len(ops), 4, "y")],
        plan=[[i] for i in range(len(ops))],
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_values_are_listed_as_written(case: Path, golden: Golden) -> None:
    golden.case(case, lambda text: plain(parse(text)).tiers().table() + "\n")


@pytest.mark.parametrize("dtype", DType)
def test_the_tier_of_a_computed_value_is_that_of_its_bits(dtype: DType) -> None:
    assert BY_DTYPE[dtype] is COMPILED.rule(Made(ops=("relu",), dtype=dtype)).tier


@pytest.mark.parametrize("op", sorted(LAYOUT_OPS))
@pytest.mark.parametrize("dtype", DType)
def test_what_only_moves_elements_stays_in_main_memory(dtype: DType, op: str) -> None:
    assert Tier.CPU_MAIN is COMPILED.rule(Made(ops=(op,), dtype=dtype)).tier


@pytest.mark.parametrize("op", ["im2col", "col2im", "cast", "dequantize"])
def test_other_ops_compute(op: str) -> None:
    assert Tier.DEVICE is COMPILED.rule(Made(ops=(op,), dtype=DType.F32)).tier


def test_a_kernel_that_moves_and_computes_computes() -> None:
    assert "word" == COMPILED.rule(Made(ops=("expand", "add"), dtype=DType.F32)).name


def test_a_policy_says_the_tier_of_all_that_kernels_make() -> None:
    session = Session(mlp(), provider="reference")

    found = {name: {v.tier for v in session.tiers(name).values if v.is_made} for name in POLICIES}

    assert {Tier.CPU_MAIN} == found["all-cpu"]
    assert {Tier.DEVICE} == found["all-device"]


def test_what_is_given_is_the_cpu_s_under_every_policy() -> None:
    session = Session(mlp(), provider="reference")

    found = [v for name in POLICIES for v in session.tiers(name).values if not v.is_made]

    assert {("given", Tier.CPU_MAIN)} == {(value.rule.name, value.tier) for value in found}


@pytest.mark.parametrize("name", ["Compiled", "all-cpus", "", None, 1, COMPILED, ["compiled"]])
def test_an_unknown_policy_is_refused(name: Any) -> None:
    with pytest.raises(UnknownPolicy, match="policy: expected one of 'compiled', 'all-cpu', 'all-device'"):
        Session(mlp(), provider="reference").tiers(name)


@settings(max_examples=25)
@given(graph=graphs(most=8), policy=st.sampled_from(sorted(POLICIES)))
def test_every_value_has_one_tier_and_totals_add_up(graph: Graph, policy: str) -> None:
    session = plain(graph)

    found = session.tiers(policy)

    assert len(found.values) == len({value.slot for value in found.values})
    assert len(session.input_ports) == sum(value.origin == "input" for value in found.values)
    assert session.kernel_count == sum(found.counts.values()) == sum(v.is_made for v in found.values)
    assert sum(value.held for value in found.values) == sum(found.bytes.values())
    assert sum(level.kernels for level in found.levels) == sum(found.counts.values())


@settings(max_examples=25)
@given(graph=graphs(most=8), policy=st.sampled_from(sorted(POLICIES)))
def test_what_lives_in_a_level_is_what_began_and_did_not_end(graph: Graph, policy: str) -> None:
    found = plain(graph).tiers(policy)

    for level in found.levels:
        alive = [value for value in found.values if value.first <= level.number <= value.last]
        sums = {tier: sum(value.held for value in alive if value.tier is tier) for tier in Tier}
        assert sums == level.bytes
        assert found.peak >= level.total


@settings(max_examples=25)
@given(graph=graphs(most=8))
def test_without_passes_each_call_that_is_first_has_its_own_value(graph: Graph) -> None:
    session = plain(graph, passes=())

    found = session.tiers()

    made = [value.node for value in found.values if value.origin in {"computed", "bound"}]
    assert sum(calls_of(node) != () for node in session.program.nodes) == len(set(made)) == len(made)


@settings(max_examples=15)
@given(st.data())
def test_neither_bits_nor_labels_depend_on_a_policy(data: Any) -> None:
    graph = data.draw(graphs())
    inputs = data.draw(inputs_of(graph))
    runs = []
    for policy in POLICIES:
        session = plain(graph)
        session.tiers(policy)
        outputs = session.run(inputs)
        assert session.last is not None
        runs.append(([one.tobytes() for one in outputs.values()], session.last.outputs))

    assert [runs[0]] * len(runs) == runs


@settings(max_examples=10)
@given(graph=graphs())
def test_two_sessions_report_the_same(graph: Graph) -> None:
    assert plain(graph).tiers().to_json() == plain(graph).tiers().to_json()


def test_looking_runs_nothing() -> None:
    session = Session(mlp(), provider="reference")

    session.tiers()

    assert (0, None) == (session.runs, session.last)


def test_what_the_other_side_owns_is_moved_once() -> None:
    graph = GraphBuilder("two readers")
    x = graph.input("x", shape=(4,))
    graph.output("a", x.relu() + x.neg())
    session = plain(graph.freeze(), passes=())

    found = session.tiers()

    (move,) = found.migrations
    assert (found.values[0].slot, "device") == (move.slot, move.target)
    assert (0,) == found.migrating_levels


def test_a_layout_call_on_what_the_device_made_moves_it_back() -> None:
    graph = GraphBuilder("back and forth")
    x = graph.input("x", shape=(2, 3)).relu()
    graph.output("y", x.transpose(perm=(1, 0)).neg())
    found = plain(graph.freeze(), passes=()).tiers()

    moves = [(level.number, move.target) for level in found.levels for move in level.migrations]

    assert [(0, "device"), (1, "cpu"), (2, "device")] == moves


def test_bytes_of_a_chain_live_until_they_are_read() -> None:
    found = chain("relu", "neg", "relu").session(passes=()).tiers()

    assert [(0, 2), (0, 1), (1, 2), (2, 2)] == [(value.first, value.last) for value in found.values]
    assert [(16, 16), (16, 32), (16, 32)] == [
        (level.bytes[Tier.CPU_MAIN], level.bytes[Tier.DEVICE]) for level in found.levels
    ]
    assert 48 == found.peak


def test_levels_are_those_of_the_archive_and_empty_ones_are_left_out() -> None:
    program = chain("relu", "neg")
    one = Program(calls=program.calls, inputs=program.inputs, outputs=program.outputs, plan=[[], [0, 1], []])

    (level,) = one.session(passes=()).tiers().levels

    assert (0, 2, 1) == (level.number, level.kernels, len(level.migrations))


def test_a_reshape_of_an_input_takes_no_memory_and_moves_nothing_twice() -> None:
    graph = GraphBuilder("relabel")
    x = graph.input("x", shape=(2, 3))
    graph.output("y", x.reshape(shape=(6,)).cumsum())
    graph.output("z", x.cumsum(axis=1))
    found = plain(graph.freeze(), passes=()).tiers("all-device")

    (bound,) = [value for value in found.values if value.origin == "bound"]

    assert (found.values[0].slot, 0, Tier.CPU_MAIN) == (bound.shares, bound.held, bound.tier)
    assert [found.values[0].slot] == [move.slot for move in found.migrations]
    assert 2 == sum(found.counts.values())


def test_a_reshape_of_what_a_kernel_made_is_that_value() -> None:
    graph = GraphBuilder("relabel")
    graph.output("y", graph.input("x", shape=(2, 3)).cumsum().reshape(shape=(6,)))

    found = plain(graph.freeze(), passes=()).tiers()

    assert ["x", "y"] == [value.name for value in found.values]


def test_equal_constants_share_their_bytes() -> None:
    ones = np.ones(4, np.float32)
    two = moved(
        call("add", f32(4), f32(4)),
        a=ref(1, length=16),
        b=ref(2, length=16),
        output=ref(3, length=16),
    )
    program = Program(calls=[two], constants={1: ones, 2: ones}, outputs=[port(3, 4, "y")])

    first, second, _ = program.session().tiers().values

    assert (None, 1) == (first.shares, second.shares)
    assert first.label == second.label


def test_a_known_result_is_given_and_needs_no_kernel() -> None:
    session = Session(folded(cone_archive(), "results"), provider="reference", warm_start="trust")

    found = session.tiers()

    known = [value for value in found.values if value.origin == "known"]
    assert len(known) > 0
    assert {"given"} == {value.rule.name for value in known}
    assert {(0, len(found.levels) - 1)} == {(value.first, value.last) for value in known}
    assert session.kernel_count == sum(found.counts.values())


def test_a_program_of_no_kernels_has_one_level() -> None:
    found = Program(inputs=[port(0, 4, "x")], outputs=[port(0, 4, "y")]).session().tiers()

    (level,) = found.levels

    assert (0, 0, 16) == (level.kernels, sum(found.counts.values()), found.peak)
    assert "Tiers(compiled: no kernels; peak 16 B, 0 migrations)" == repr(found)


def test_the_report_is_what_json_has() -> None:
    found = Session(mlp(), provider="reference").tiers()

    told = json.loads(json.dumps(found.to_json()))

    assert found.to_json() == told
    assert [value.tier.text for value in found.values] == [value["tier"] for value in told["values"]]
    assert ["CpuL1", "CpuL2", "CpuMain", "Device"] == list(told["kernels"])


def test_a_long_report_says_what_it_leaves_out() -> None:
    found: Tiers = chain(*["relu", "neg"] * 30).session(passes=()).tiers()

    assert "… 21 more values; to_json() has all" in found.table()
    assert "… 20 more levels; to_json() has all" in found.table()


def test_the_values_of_fused_kernels_are_those_in_memory() -> None:
    session = Session(mlp(), provider="reference")

    made = [value.kernel for value in session.tiers().values if value.is_made]

    assert [value.node for value in session.kernel_values([X])]
    assert session.kernel_count == len(made)
    assert "expand+matmul+add" in made
