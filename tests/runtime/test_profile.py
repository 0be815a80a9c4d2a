"""Profiles: every kernel is timed, times add up, and what is exported can be read."""

import csv
import io
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.core import KappaLabel
from holowork.model import compile
from holowork.ops import GraphBuilder
from holowork.runtime import BadCount, InputMismatch, KernelRefused, Profile, Session, typical_runs
from holowork.runtime.ceilings import Ceilings
from holowork.runtime.profile_rows import HEADERS
from holowork.runtime.profiling_frame import StampedFrame
from holowork.runtime.profiling_subject import Bench
from holowork.runtime.profiling_values import COMPUTED, FIRST, KernelProfile, RunTime, Slice
from holowork.runtime.roofline import point_of
from tests.runtime.test_inspection import X, mlp


def profiled(**options: Any) -> Profile:
    return Session(mlp()).profile({"x": X}, **{"repeat": 5, "warmup": 1, **options})


def test_each_series_has_its_runs() -> None:
    found = profiled(repeat=4, warmup=2, memo=True)

    assert (1, 2, 4, 4) == tuple(len(found.series(s)) for s in ("first", "warm-up", "computed", "memo"))


def test_every_kernel_is_timed_in_every_run() -> None:
    session = Session(mlp())

    found = session.profile([X], repeat=3)

    assert session.kernel_count == len(found.kernels)
    assert [3] * len(found.kernels) == [len(found.slices(kernel)) for kernel in found.kernels]
    assert sorted(i for kernel in found.kernels for i in kernel.calls) == list(range(6))


def test_the_times_of_kernels_are_those_of_their_run() -> None:
    found = profiled()

    for number, run in enumerate(found.runs):
        slices = [one for kernel in found.kernels for one in kernel.slices if one.run == number]
        assert run.seconds == pytest.approx(sum(one.seconds for one in slices))
        assert all(one.seconds >= 0 for one in slices)


def test_quartiles_are_in_order() -> None:
    found = profiled(repeat=9)

    spreads = [found.measured, *filter(None, map(found.times, found.kernels))]

    assert all(0 <= one.low <= one.median <= one.high for one in spreads)


def test_bytes_are_those_of_operands_and_result_and_work_that_of_all_calls() -> None:
    plain = {k.name: k for k in Session(mlp(), passes=()).profile([X], repeat=1).kernels}
    fused = profiled().kernels[0]

    product, add = plain["matmul"], plain["add"]
    assert (4 * (4 * 8 + 8 * 3), 4 * 12, 4 * 8 * 3) == (product.reads, product.writes, product.work)
    assert 2 * product.work / product.bytes == product.intensity
    assert fused.name.startswith("expand+matmul+add")
    assert 4 * (4 * 8 + 8 * 3 + 3) == fused.reads
    assert fused.work >= product.work + add.work


def test_what_no_input_reaches_is_computed_in_the_first_run_alone() -> None:
    graph = GraphBuilder("constant")
    weights = graph.const("w", np.ones((4, 4), np.float32)).reduce_sum(axes=(0,))
    graph.output("y", graph.input("x", shape=(4,)).cumsum() + weights)

    found = Session(compile_graph(graph.freeze(), passes=())).profile([np.ones(4, np.float32)], repeat=2)

    once = {kernel.name for kernel in found.kernels if found.times(kernel) is None}
    assert {"reduce_sum"} == once
    assert all(len(found.slices(kernel, FIRST)) == 1 for kernel in found.kernels)
    assert "once" in found.table()


def test_times_of_the_memo_are_a_series_of_their_own() -> None:
    without, with_memo = profiled(), profiled(memo=True)

    assert without.cached is None
    assert with_memo.cached is not None
    assert 5 == with_memo.cached.count == with_memo.measured.count
    assert {COMPUTED, FIRST, "warm-up"} == {with_memo.runs[s.run].series for s in with_memo.kernels[0].slices}
    assert "cached" in with_memo.table()


def test_a_profile_changes_nothing_in_its_session() -> None:
    session = Session(mlp())
    expected = session.run(x=X)
    before = session.runs, session.memo.hits, session.memo.misses, session.last

    session.profile({"x": X + 1}, repeat=2)

    assert before == (session.runs, session.memo.hits, session.memo.misses, session.last)
    assert expected["y"].tobytes() == session.run(x=X)["y"].tobytes()


def test_a_run_that_is_timed_has_the_bits_of_one_that_is_not() -> None:
    session = Session(mlp())
    expected = session.run(x=X)
    recipe = session._engine.recipe
    assert recipe is not None
    bench = Bench(session._subject(session._values_of([X])), recipe)

    bench.run(is_first=True)

    assert [y.tobytes() for y in expected.values()] == [bytes(data) for data in bench._outputs]
    assert isinstance(bench._frame, StampedFrame)


def test_a_session_of_references_is_timed_step_by_step() -> None:
    session = Session(mlp(), provider="reference")

    found = session.profile([X], repeat=2, warmup=0)

    assert "step by step" == found.by
    assert session.kernel_count == len(found.kernels)
    assert all(sum(s.seconds for s in k.slices) > 0 for k in found.kernels)


def test_a_single_run_is_called_one() -> None:
    found = profiled(repeat=1)

    assert repr(found).startswith("Profile(a single run, ")
    assert "single" in found.table()


def test_the_text_of_a_profile_counts_runs_and_kernels() -> None:
    run, times = RunTime(series=COMPUTED, start=0.0, seconds=0.19e-3), (0.0, 0.19e-3)
    kernels = tuple(_kernel(str(n), times) for n in range(4))

    found = Profile(name="m", by="machine code", runs=(run,) * 50, kernels=kernels, events=())

    assert "Profile(50 runs, median 0.19 ms, 4 kernels)" == repr(found)


@pytest.mark.parametrize("counts", [{"repeat": 0}, {"warmup": -1}, {"repeat": True}, {"repeat": 1.5}])
def test_a_number_of_runs_that_is_none_is_refused(counts: Any) -> None:
    with pytest.raises(BadCount, match=r"profile: expected (repeat of 1|warmup of 0) or more, found"):
        Session(mlp()).profile([X], **counts)


def test_inputs_that_do_not_fit_are_refused() -> None:
    with pytest.raises(InputMismatch, match="input 'x'"):
        Session(mlp()).profile({"x": X[:1]})


def test_operands_that_no_kernel_computes_are_refused_with_the_call() -> None:
    graph = GraphBuilder("take")
    table = graph.const("t", np.ones((3, 2), np.float32))
    graph.output("y", table.gather(graph.input("i", shape=(1,), dtype="i64"), axis=0))
    session = Session(compile_graph(graph.freeze()))

    with pytest.raises(KernelRefused, match="gather"):
        session.profile([np.array([7])], repeat=1)


REQUIRED = {
    "X": {"name", "cat", "ph", "ts", "dur", "pid", "tid", "args"},
    "M": {"name", "ph", "ts", "pid", "tid", "args"},
    "i": {"name", "cat", "ph", "ts", "pid", "tid", "s", "args"},
}
"""The fields of events by their phase, as the Trace Event Format documents them."""


def test_a_trace_has_the_documented_form(tmp_path: Path) -> None:
    path = tmp_path / "out.trace.json"
    profiled(memo=True).to_trace(path)

    trace = json.loads(path.read_text(encoding="utf-8"))

    assert trace["displayTimeUnit"] in {"ms", "ns"}
    for event in trace["traceEvents"]:
        assert set(event) == REQUIRED[event["ph"]]
        assert event["ts"] >= 0
        assert event.get("dur", 0) >= 0
        assert all(isinstance(event[key], int) for key in ("pid", "tid"))
        assert event.get("s", "t") in {"g", "p", "t"}


def test_slices_of_a_track_never_overlap() -> None:
    events = json.loads(profiled(repeat=9, memo=True).to_trace())["traceEvents"]

    for track in (1, 2):
        slices = sorted((e["ts"], e["ts"] + e["dur"]) for e in events if e["ph"] == "X" and e["tid"] == track)
        assert all(
            end <= start + 0.001 for (_, end), (start, _) in pairwise(slices)
        )  # times are rounded to 0.1 ns


def test_a_trace_has_every_kernel_of_every_run_and_every_run() -> None:
    found = profiled(memo=True)
    events = [e for e in json.loads(found.to_trace())["traceEvents"] if e["ph"] == "X"]

    assert len(found.runs) == sum(e["cat"].startswith("run") for e in events)
    assert sum(len(k.slices) for k in found.kernels) == sum(e["cat"].startswith("kernel") for e in events)
    assert 5 == sum(e["cat"] == "run,cached" for e in events)


def test_rows_say_whether_times_are_measured_or_cached(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"

    text = profiled(memo=True).to_csv(path)

    rows = list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))
    assert text == path.read_text(encoding="utf-8")
    assert list(HEADERS) == list(rows[0])
    assert {("memo", "cached")} == {(r["series"], r["kind"]) for r in rows if r["kind"] != "measured"}


def test_a_timeline_is_text_without_any_library() -> None:
    lines = repr(profiled().timeline()).splitlines()

    assert any("expand+matmul+add" in line and "█" in line for line in lines)


def _kernel(name: str, times: tuple[float, float], **costs: int) -> KernelProfile:
    costs = {"reads": 0, "writes": 0, "work": 0, "parts": 1, **costs}
    slices = (Slice(run=0, start=times[0], end=times[1]),)
    label = KappaLabel(f"blake3:{'0' * 64}")
    return KernelProfile(name=name, where=name, calls=(0,), label=label, slices=slices, **costs)


def _profile(*times: float) -> Profile:
    kernels = tuple(_kernel(name, (0.0, seconds)) for name, seconds in zip("ab", times, strict=False))
    run = RunTime(series=COMPUTED, start=0.0, seconds=sum(times))
    return Profile(name="m", by="machine code", runs=(run,), kernels=kernels, events=())


def test_two_profiles_are_compared_kernel_by_kernel() -> None:
    found = _profile(1e-3, 2e-3).compare(_profile(1e-3, 4e-3))

    assert [1.0, 2.0] == [one.ratio for one in found.kernels]
    assert [False, True] == [one.is_apart for one in found.kernels]
    assert "ProfileComparison(1.67×, 1 of 2 kernels apart)" == repr(found)
    assert "quartiles apart" in found.table()


def test_a_kernel_of_one_profile_alone_has_no_ratio() -> None:
    assert [1.0, None] == [one.ratio for one in _profile(1e-3, 1e-3).compare(_profile(1e-3)).kernels]


@pytest.mark.parametrize(
    ("costs", "bound", "least"),
    [
        ({"reads": 500, "writes": 500, "work": 0}, "L1d", 1e-8),
        ({"reads": 2000, "writes": 0, "work": 0}, "memory", 2e-7),
        ({"reads": 500, "writes": 500, "work": 10_000}, "arithmetic", 2e-5),
    ],
)
def test_a_kernel_is_bound_by_what_takes_longest(costs: Any, bound: str, least: float) -> None:
    ceilings = Ceilings(operations=1e9, reading={"L1d": 1e11, "memory": 1e10})

    point = point_of(_kernel("k", (0.0, 1e-4), **costs), 1e-4, (ceilings, {"L1d": 1024}))

    assert (bound, pytest.approx(least)) == (point.bound, point.least)
    assert point.factor == pytest.approx(1e-4 / least)


def test_inputs_are_given_by_name_as_for_a_run() -> None:
    session = Session(mlp())

    assert len(session.profile({"x": X}, repeat=1).kernels) == len(session.profile(x=X, repeat=1).kernels)


def test_a_flame_adds_medians_up_from_kernels_to_families() -> None:
    found = profiled()
    medians = [times.median for kernel in found.kernels if (times := found.times(kernel))]

    whole = found.grouped()

    assert sum(medians) == pytest.approx(whole.seconds)
    assert tuple(range(len(found.kernels))) == tuple(sorted(whole.kernels))
    families = [child.title for child in whole.children]
    assert "Matrices" in families
    lines = [line for family in whole.children for line in family.children]
    kernels = [kernel for line in lines for kernel in line.children]
    assert len(found.kernels) == len(kernels)
    assert "all kernels" in repr(found.flame())


def test_kernels_know_the_lines_that_an_archive_keeps() -> None:
    graph = GraphBuilder("lines")
    graph.output("y", graph.input("x", shape=(4, 4)).softmax(axis=-1))

    kernels = [
        Session(compile(graph, trace=is_traced)).profile([np.ones((4, 4), np.float32)], repeat=1).kernels[0]
        for is_traced in (False, True)
    ]

    assert () == kernels[0].lines
    assert kernels[1].lines[0].startswith("test_profile.py:")


def test_made_up_inputs_are_the_same_each_time_and_fit_the_ports() -> None:
    graph = GraphBuilder("made up")
    table = graph.input("table", shape=(4, 8), dtype="bf16")
    graph.output("y", table.gather(graph.input("index", shape=(3,), dtype="i64"), axis=0))
    sessions = [Session(compile_graph(graph.freeze())) for _ in range(2)]

    made, again = (session.made_up_inputs() for session in sessions)

    assert ["table", "index"] == list(made)
    assert np.asarray(made["table"]).tobytes() == np.asarray(again["table"]).tobytes()
    assert (4, 8) == np.asarray(made["table"]).shape
    assert sessions[0].run(made)["y"].shape == (3, 8)


def test_a_session_keeps_its_last_profile() -> None:
    session = Session(mlp())

    assert session.last_profile is None
    assert session.profile([X], repeat=1) is session.last_profile


def test_typical_runs_are_those_at_the_quartiles() -> None:
    found = profiled(repeat=9)

    runs = typical_runs(found)

    assert ["q1", "median", "q3"] == list(runs)
    times = [found.runs[number].seconds for number in runs.values()]
    assert times == sorted(times)
    assert {"single": 0} == typical_runs(found, "first")
    assert {} == typical_runs(found, "memo")


def test_kernels_of_two_ways_to_run_are_the_same_where_ops_and_results_are() -> None:
    graph = GraphBuilder("layers")
    x = graph.input("x", (4, 8))
    for number in range(2):
        x = (x @ graph.const(np.full((8, 8), number + 1, np.float32))).relu()
    graph.output("y", x @ graph.const(np.ones((8, 8), np.float32)))
    archive = compile_graph(graph.freeze())
    fused, plain = (
        Session(archive, passes=passes).profile(x=np.ones((4, 8), np.float32), repeat=3)
        for passes in (None, ())
    )

    both = [one.name for one in plain.compare(fused).kernels if one.before and one.after]

    assert ["matmul"] == both
