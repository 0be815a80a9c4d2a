"""Machine code computes what the references compute, and names it as they do."""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.ir import Graph
from holowork.ops import Array, GraphBuilder
from holowork.runtime import InputMismatch, OutputMismatch, Session, UnknownCpu, WorkspaceExhausted
from holowork.runtime.native import split
from kernels_ir import RESULT, DType, ElementwiseSpec, Launch, Launches, Place, Read, operand, temporary
from tests.strategies import graphs, inputs_of, same_outputs

X = np.array([[1, -2, 3], [0.5, np.nan, -0.0]], np.float32)


def _pair(graph: Graph) -> tuple[Session, Session]:
    """Sessions on a program as it is written: no call is left out, none is joined with another."""
    archive = compile_graph(graph, passes=())
    reference = Session(archive, provider="reference", passes=())
    return reference, Session(archive, provider="llvm", passes=())


def _built(build: object) -> Graph:
    assert callable(build)
    graph = GraphBuilder("built")
    for name, tensor in build(graph, graph.input("x", (2, 3))).items():
        graph.output(name, tensor)
    return graph.freeze()


@given(graph=graphs(most=8), data=st.data())
@settings(max_examples=40, deadline=None)
def test_both_providers_give_the_same_bits_and_labels(graph: Graph, data: st.DataObject) -> None:
    inputs = data.draw(inputs_of(graph))
    reference, native = _pair(graph)

    expected = list(reference.run(inputs).values())
    found = list(native.run(inputs).values())

    assert same_outputs(expected, found)
    assert reference.last is not None
    assert native.last is not None
    assert reference.last.outputs == native.last.outputs


@pytest.mark.parametrize(
    "build",
    [
        lambda g, x: {"y": x},
        lambda g, x: {"y": x, "z": x + x, "w": x},
        lambda g, x: {"y": x.reshape(3, 2)},
        lambda g, x: {"y": (x * 2).reshape(6), "z": x * 2},
        lambda g, x: {"y": g.const(X)},
        lambda g, x: {"y": g.const(X).reshape(6), "z": x - g.const(X)},
        lambda g, x: {"y": (x + 1) * (x + 1), "z": x + 1},
        lambda g, x: {"y": x + g.const(X[0])},
    ],
)
def test_values_that_are_bound_twice_are_found_at_every_port(build: object) -> None:
    reference, native = _pair(_built(build))

    for _ in range(2):
        expected = list(reference.run(x=X).values())
        found = list(native.run(x=X).values())

        assert same_outputs(expected, found)


def test_an_equal_step_is_computed_once() -> None:
    _, native = _pair(_built(lambda g, x: {"y": (x + 1) * (x + 1)}))

    native.run(x=X)

    assert native.last is not None
    assert ("computed", "memo") == tuple(sorted({state for _, state in native.last.states}))


def test_outputs_of_a_run_stay_when_the_next_one_comes() -> None:
    _, native = _pair(_built(lambda g, x: {"y": x * 2}))
    first = native.run(x=X)["y"]
    expected = first.copy()

    native.run(x=X + 1)

    assert same_outputs([expected], [first])
    assert not first.flags.writeable


def test_a_long_run_of_changing_inputs_has_the_bits_of_the_references() -> None:
    rng = np.random.default_rng(7)
    reference, native = _pair(_built(lambda g, x: {"y": ((x + 1) * x - x).reshape(6) + 2}))

    for _ in range(20):
        x: Array = rng.standard_normal((2, 3)).astype(np.float32)

        assert same_outputs(list(reference.run(x=x).values()), list(native.run(x=x).values()))


_PROCESS = """
import json, sys
import numpy as np
import holowork as hw
g = hw.Graph("p")
x = g.input("x", (4, 4))
g.output("y", (x + 1) * x)
session = hw.Session(hw.compile(g), provider="llvm")
session.run(x=np.ones((4, 4), np.float32))
kernels = hw.cpu.kernels
print(json.dumps([kernels.compiled, kernels.read]))
"""


def test_a_second_process_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLOWORK_CACHE", str(tmp_path))

    def counts() -> list[int]:
        done = subprocess.run([sys.executable, "-c", _PROCESS], capture_output=True, check=True)
        found: list[int] = json.loads(done.stdout)
        return found

    compiled, read = counts()

    assert (True, 0) == (compiled > 0, read)
    assert [0, compiled] == counts()


def test_a_workspace_beyond_memory_names_the_call_and_the_session_goes_on() -> None:
    graph = GraphBuilder("large")
    y = graph.input("x", (1,)).expand((1 << 38,))
    graph.output("y", (y + y).reduce_sum())
    session = Session(compile_graph(graph.freeze(), passes=()), provider="llvm", passes=())

    for _ in range(2):
        with pytest.raises(WorkspaceExhausted, match=r"KernelCalls\[0\] \(expand\): expected memory for"):
            session.run(x=[1])


def test_outputs_belong_to_their_callers_and_nothing_else_is_left() -> None:
    _, native = _pair(_built(lambda g, x: {"y": x * 2, "z": x + x * 2}))
    native.run(x=X)
    first = native.arena.counters

    native.run(x=X + 1)

    assert (first.pinned, first.free) == (native.arena.counters.pinned, native.arena.counters.free)
    assert native.arena.counters.allocated == first.allocated


class TestBound:
    def test_a_call_reads_the_inputs_where_they_are(self) -> None:
        _, native = _pair(_built(lambda g, x: {"y": x * 2, "z": x + x * 2}))
        x, y, z = X.copy(), np.empty((2, 3), np.float32), np.empty((2, 3), np.float32)
        bound = native.prepare([y, z], inputs=[x])

        for step in range(3):
            x += step
            bound()

            assert same_outputs([x * 2, x + x * 2], [y, z])

    @pytest.mark.parametrize("provider", ["reference", "llvm"])
    @pytest.mark.parametrize(
        "build",
        [
            lambda g, x: {"y": x},
            lambda g, x: {"y": x.reshape(3, 2) + 1},
            lambda g, x: {"y": x + 1, "z": x + 1},
            lambda g, x: {"y": g.const(X)},
        ],
    )
    def test_whatever_the_program_is_the_outputs_are_filled(self, build: object, provider: str) -> None:
        session = Session(compile_graph(_built(build)), provider=provider)
        expected = list(session.run(x=X).values())

        assert same_outputs(expected, session.prepare(inputs=[X.copy()])())

    @pytest.mark.parametrize("layout", [np.asfortranarray, lambda a: np.repeat(a, 2, axis=1)[:, ::2]])
    def test_arrays_may_lie_in_memory_as_they_like(self, layout: object) -> None:
        assert callable(layout)
        _, native = _pair(_built(lambda g, x: {"y": x + 1}))
        y = layout(np.zeros((2, 3), np.float32))

        native.prepare([y], inputs=[layout(X)])()

        assert same_outputs([X + 1], [np.ascontiguousarray(y)])

    def test_an_output_that_overlaps_an_input_is_refused(self) -> None:
        _, native = _pair(_built(lambda g, x: {"y": x + 1}))
        x = X.copy()

        with pytest.raises(OutputMismatch, match="memory apart from the inputs'"):
            native.prepare([x], inputs=[x])

    def test_an_input_of_another_type_is_refused(self) -> None:
        _, native = _pair(_built(lambda g, x: {"y": x + 1}))

        with pytest.raises(InputMismatch, match=r"'x': expected f32\[2,3\], found float64"):
            native.prepare(inputs=[X.astype(np.float64)])


class TestCode:
    def test_a_session_shows_each_kernel_once(self) -> None:
        _, native = _pair(_built(lambda g, x: {"y": x + x, "z": (x - x) + x}))

        assert [1, 2] == sorted(kernel.calls for kernel in native.kernels)

    def test_a_kernel_shows_its_ir_and_the_code_of_any_cpu(self) -> None:
        _, native = _pair(_built(lambda g, x: {"y": x + x}))
        (kernel,) = native.kernels

        assert "fadd <16 x float>" in kernel.ir("avx512")
        assert "vaddps" in kernel.asm("AVX2")
        assert "fadd" in kernel.asm("neon")
        assert kernel.classes("avx2")["vector arithmetic"] > 0

    def test_an_unknown_cpu_lists_the_known_ones(self) -> None:
        _, native = _pair(_built(lambda g, x: {"y": x + x}))

        with pytest.raises(UnknownCpu, match=r"host, AVX512, AVX2, NEON, .*, found 'pentium'"):
            native.kernels[0].asm("pentium")

    def test_references_have_no_kernels(self) -> None:
        reference, _ = _pair(_built(lambda g, x: {"y": x + x}))

        assert () == reference.kernels


def _resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read as Linux tells it")
def test_a_thousand_sessions_take_the_memory_of_one() -> None:
    archive = compile_graph(_built(lambda g, x: {"y": (x + g.const(X)) @ g.const(X.T)}))
    sizes = []
    for count in range(1000):
        Session(archive, provider="llvm").run(x=X)
        if count % 250 == 249:
            gc.collect()
            sizes.append(_resident())

    assert sizes[-1] - sizes[0] < 4 << 20


class TestSplit:
    """What is made once, when a session loads, and what each time."""

    def _launch(self, reads: dict[str, Place], writes: Place) -> Launch:
        spec = ElementwiseSpec(
            operands=(), uniform=(), outer=0, expression=Read(0), result=DType.F32, is_strict=not reads
        )
        return Launch(spec=spec, places={**reads, "out": writes})

    def test_what_reads_constants_alone_is_made_once(self) -> None:
        pack = self._launch({"x": operand(1)}, temporary(0))
        use = self._launch({"a": operand(0), "b": temporary(0)}, RESULT)

        parts = split(Launches(launches=(pack, use), temporaries=(64,)), frozenset({1}))

        assert ((pack,), (use,), ()) == (parts.once, parts.each, parts.fresh)

    def test_a_temporary_that_an_operand_is_copied_into_is_filled_each_time(self) -> None:
        fill = self._launch({}, temporary(0))
        copy = self._launch({"x": operand(0)}, temporary(0))
        pack = self._launch({"x": temporary(0)}, temporary(1))
        use = self._launch({"x": temporary(1)}, RESULT)

        parts = split(Launches(launches=(fill, copy, pack, use), temporaries=(64, 64)), frozenset())

        assert ((), (fill, copy, pack, use)) == (parts.once, parts.each)
        assert (temporary(0), temporary(1)) == parts.fresh
