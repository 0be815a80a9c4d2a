"""Passes on rows of a session, on against off; a transformer of two layers beside its peers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.model import compile
from holowork.ops import NUMPY_DTYPES, Array, GraphBuilder, Tensor
from holowork.passes import Pass
from holowork.runtime import Session
from holowork.runtime.fusion import LOAD_PASSES
from tests.benchmarks.cases import SLACK
from tests.benchmarks.comparing import told
from tests.benchmarks.ours import aligned
from tests.benchmarks.page import Line, Report
from tests.benchmarks.quiet import Call, times
from tests.benchmarks.transformers import LAYERS, ROWS, WIDTH, peers_of, transformer

Build = Callable[[GraphBuilder], Tensor]


@dataclass(frozen=True, kw_only=True)
class Neighbours:
    """A graph that a pass makes one kernel of."""

    name: str
    pass_: str
    build: Build

    def __str__(self) -> str:
        return self.name


def _weights(*shape: int) -> Array:
    return np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float32)


def _wide(g: GraphBuilder, name: str = "x") -> Tensor:
    return g.input(name, (64, 1024))


def _attention(rows: int) -> Build:
    def build(g: GraphBuilder) -> Tensor:
        q, k, v = (g.input(name, (4, rows, 64)) for name in "qkv")
        return ((q @ k.transpose((0, 2, 1))) * 0.125).softmax() @ v

    return build


def _masked(g: GraphBuilder) -> Tensor:
    x, mask = g.input("x", (1, 4, 128, 128)), g.input("m", (1, 1, 128, 128))
    return (x * 0.125 + mask).softmax()


CASES = (
    Neighbours(
        name="residual, then layer_norm",
        pass_="residual-norm",
        build=lambda g: (_wide(g) + _wide(g, "r")).layer_norm(g.const(_weights(1024))),
    ),
    Neighbours(
        name="rms_norm of a bf16 sum",
        pass_="residual-norm",
        build=lambda g: (
            g.input("x", (64, 1024), "bfloat16") + g.input("r", (64, 1024), "bfloat16")
        ).rms_norm(),
    ),
    Neighbours(
        name="layer_norm, then gelu",
        pass_="norm-activation",
        build=lambda g: _wide(g).layer_norm(g.const(_weights(1024))).gelu(),
    ),
    Neighbours(
        name="group_norm, then silu",
        pass_="norm-activation",
        build=lambda g: g.input("x", (1, 32, 32, 32)).group_norm(num_groups=8).silu(),
    ),
    Neighbours(name="scale and mask, then softmax", pass_="softmax-neighbours", build=_masked),
    Neighbours(
        name="softmax, then a product",
        pass_="softmax-neighbours",
        build=lambda g: _wide(g).softmax() * _wide(g, "r"),
    ),
    Neighbours(
        name="softmax of columns of a sum",
        pass_="softmax-neighbours",
        build=lambda g: (_wide(g) + _wide(g, "r")).softmax(axis=0),
    ),
    Neighbours(
        name="sum of squares of rows, then sqrt",
        pass_="reduction-neighbours",
        build=lambda g: ((x := _wide(g)) * x).reduce_sum(axes=(1,)).sqrt(),
    ),
    Neighbours(
        name="mean of exp of columns",
        pass_="reduction-neighbours",
        build=lambda g: _wide(g).exp().reduce_mean(axes=(0,)),
    ),
    Neighbours(
        name="sum of squares of columns by strips",
        pass_="reduction-neighbours",
        build=lambda g: ((x := g.input("x", (1024, 1024))) * x).reduce_sum(axes=(0,)),
    ),
    *(
        Neighbours(name=f"attention of {rows} rows, op by op", pass_="attention", build=_attention(rows))
        for rows in (4, 64, 512)
    ),
)


def _drawn(kind: TensorType, seed: int) -> Array:
    drawn = np.random.default_rng(seed).standard_normal(kind.shape).astype(np.float32)
    return drawn.astype(NUMPY_DTYPES[kind.dtype])


def _prepared(module: object, passes: tuple[Pass[Any], ...]) -> Call:
    """A session with these passes, on arrays of the caller's that lie as those of an arena do."""
    session = Session(module, memo=0, passes=passes)
    ports = enumerate(session.input_ports)
    inputs = [_aligned(_drawn(TensorType(port.dtype, port.shape), i)) for i, port in ports]
    outputs = [_aligned(np.asarray(array)) for array in session.execute(inputs)]
    return session.prepare(outputs, inputs=inputs)


def _aligned(array: Array) -> Array:
    held = aligned(array.nbytes).view(array.dtype).reshape(array.shape)
    held[...] = array
    return held


@pytest.mark.parametrize("neighbours", CASES, ids=str)
def test_a_pass_never_costs_time(
    neighbours: Neighbours, report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLOWORK_THREADS", "1")
    graph = GraphBuilder("neighbours")
    graph.output("y", neighbours.build(graph))
    module = compile(graph)
    others = tuple(pass_ for pass_ in LOAD_PASSES if pass_.name != neighbours.pass_)

    found = times({"on": _prepared(module, LOAD_PASSES), "off": _prepared(module, others)})

    on, off = (found.seconds[name] for name in ("on", "off"))
    work, beside = f"{neighbours}: {neighbours.pass_}", f"without it {told(off)}"
    line = Line(work=work, ours=told(on), beside=beside, ratio=off / on, slack=SLACK, counted=found.kept)
    report(line)


def test_a_transformer_beside_its_peers(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLOWORK_THREADS", "1")
    x = np.random.default_rng(0).standard_normal((1, ROWS, WIDTH)).astype(np.float32)
    module = compile(transformer())
    y, plain = np.empty_like(x), np.empty_like(x)
    ours = Session(module, memo=0).prepare([y], inputs=[x])
    candidates = {"unfused": Session(module, memo=0, passes=()).prepare([plain], inputs=[x]), **peers_of(x)}
    ours()
    for name, call in candidates.items():
        found = call()
        near = np.asarray(plain if name == "unfused" else found)
        assert np.abs(near - y).max() < 1e-4, name

    found_times = times({"ours": ours, **candidates})

    mine = found_times.seconds["ours"]
    peers = {name: taken for name, taken in found_times.seconds.items() if name != "ours"}
    best = min((taken for name, taken in peers.items() if name != "unfused"), default=peers["unfused"])
    report(
        Line(
            work=f"a transformer of {LAYERS} layers, {WIDTH} wide, {ROWS} rows, fresh inputs",
            ours=told(mine),
            beside=", ".join(f"{name} {told(taken)}" for name, taken in peers.items()),
            ratio=best / mine,
            target=1.2,
            slack=SLACK,
            counted=found_times.kept,
        )
    )
