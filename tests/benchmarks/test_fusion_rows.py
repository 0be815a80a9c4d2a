"""Passes on rows of a session, on against off; a transformer and the digits beside their peers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.model import compile
from holowork.model.digits import PIXELS
from holowork.ops import NUMPY_DTYPES, Array, GraphBuilder, Tensor
from holowork.passes import Pass
from holowork.runtime import Session
from holowork.runtime.fusion import LOAD_PASSES
from tests.benchmarks import digits_beside
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
    work = f"a transformer of {LAYERS} layers, {WIDTH} wide, {ROWS} rows, fresh inputs"

    report(_beside(work, transformer(), (x, np.empty_like(x)), peers_of(x)))


def test_the_digits_beside_their_peers(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLOWORK_THREADS", "1")
    given = digits_beside.network()
    x = np.random.default_rng(0).random((digits_beside.IMAGES, PIXELS)).astype(np.float32)
    y = np.empty((len(x), digits_beside.CLASSES), np.float32)

    report(
        _beside("digits, fresh inputs", digits_beside.digits(given), (x, y), digits_beside.peers_of(given, x))
    )


def _beside(work: str, graph: GraphBuilder, ends: tuple[Array, Array], peers: dict[str, Call]) -> Line:
    """Our session, prepared and without a memo, in turns with the peers; all agree."""
    x, y = ends
    module, plain = compile(graph), np.empty_like(y)
    ours = Session(module, memo=0).prepare([y], inputs=[x])
    unfused = Session(module, memo=0, passes=()).prepare([plain], inputs=[x])
    ours()
    unfused()
    assert y.tobytes() == plain.tobytes()
    for name, call in peers.items():
        assert np.abs(np.asarray(call()) - y).max() < 1e-4, name

    found = times({"ours": ours, "unfused": unfused, **peers})

    mine = found.seconds["ours"]
    others = {name: taken for name, taken in found.seconds.items() if name != "ours"}
    best = min((taken for name, taken in others.items() if name != "unfused"), default=others["unfused"])
    return Line(
        work=work,
        ours=told(mine),
        beside=", ".join(f"{name} {told(taken)}" for name, taken in others.items()),
        ratio=best / mine,
        target=1.2,
        slack=SLACK,
        counted=found.kept,
    )
