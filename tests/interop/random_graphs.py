"""Random graphs that the peer's wire can say, and random source texts that its compiler reads."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ops import GraphBuilder, Tensor

Rng = np.random.Generator
Step = Callable[[Rng, Tensor, Tensor], Tensor]
ROWS, COLUMNS = 6, 8


EXACT: tuple[Step, ...] = (
    lambda _, a, b: a + b,
    lambda _, a, b: a - b,
    lambda _, a, b: a * b,
    lambda _, a, b: a.max(b),
    lambda _, a, b: a.min(b),
    lambda _, a, b: -a + b.abs(),
    lambda _, a, b: a.relu() - b,
    lambda _, a, b: (a * a + b * b).sqrt(),
    lambda _, a, b: a / (b.abs() + 1.0),
    lambda _, a, b: a.T.reshape((ROWS, COLUMNS)) + b,
    lambda _, a, b: a.concat(b)[ROWS // 2 : ROWS // 2 + ROWS],
    lambda _, a, b: a[:1] + b,
    lambda rng, a, b: a @ _square(rng, a) + b,
    lambda _, a, b: a.less(b).where(a, b),
    lambda _, a, b: a.floor() + b.ceil(),
    lambda _, a, b: a.reduce_max(axes=(1,), keepdims=True) - b,
)
"""Steps in which both compute the same bits; the products have 8 columns."""

SMOOTH: tuple[Step, ...] = (
    *EXACT[:6],
    lambda _, a, b: a.tanh() * b.sigmoid(),
    lambda _, a, b: a.gelu() + b.silu(),
    lambda _, a, b: a.softmax() + b,
    lambda rng, a, b: a.layer_norm(_row(rng, a), _row(rng, a), epsilon=1e-3) + b,
    lambda _, a, b: a.sin() - b.cos(),
    lambda _, a, b: a.tanh().exp() - b,
    lambda _, a, b: a.erf() + b.elu(),
    lambda _, a, b: a - b.reduce_mean(axes=(1,), keepdims=True),
    lambda _, a, b: (a.abs() + 1.0).log() + b,
)
"""Steps with functions whose last bits differ; sums and products stay moderate."""


def _square(rng: Rng, like: Tensor) -> Tensor:
    weights = rng.standard_normal((COLUMNS, COLUMNS)).astype(np.float32) / np.float32(4)
    return like.graph.const(weights)


def _row(rng: Rng, like: Tensor) -> Tensor:
    return like.graph.const(rng.standard_normal(COLUMNS).astype(np.float32))


@dataclass(frozen=True)
class Drawn:
    """A graph and inputs for it."""

    graph: GraphBuilder
    inputs: dict[str, NDArray[np.float32]]


def draw(seed: int, steps: tuple[Step, ...]) -> Drawn:
    """A graph of 3 to 12 steps on two inputs of f32[6, 8], with one or two outputs."""
    rng = np.random.default_rng(seed)
    graph = GraphBuilder(f"random {seed}")
    inputs = {name: rng.standard_normal((ROWS, COLUMNS)).astype(np.float32) for name in "ab"}
    values = [graph.input(name, shape=(ROWS, COLUMNS)) for name in inputs]
    for _ in range(rng.integers(3, 12)):
        a, b = (values[int(rng.integers(len(values)))] for _ in range(2))
        values.append(_bounded(steps[int(rng.integers(len(steps)))](rng, a, b)))
    graph.output("y", values[-1])
    if rng.random() < 0.5:
        graph.output("z", values[int(rng.integers(2, len(values)))])
    return Drawn(graph, inputs)


def _bounded(value: Tensor) -> Tensor:
    """Halved, so that long chains of products do not overflow."""
    return value * 0.5


_UNARY = (
    "neg",
    "relu",
    "abs",
    "sigmoid",
    "tanh",
    "gelu",
    "silu",
    "sin",
    "cos",
    "exp",
    "erf",
    "floor",
    "softmax",
)
_BINARY = ("add", "sub", "mul", "min", "max")


def draw_text(seed: int) -> tuple[str, dict[str, NDArray[Any]]]:
    """A source text that the peer's compiler reads, and inputs for it."""
    rng = np.random.default_rng(seed)
    lines = ["# drawn", "input a :8x8", "input b :8x8"]
    names = ["a", "b"]
    for number in range(int(rng.integers(2, 10))):
        name, (first, second) = f"v{number}", (names[int(rng.integers(len(names)))] for _ in range(2))
        lines.append(_line(rng, name, (first, second)))
        names.append(name)
    lines.append(f"output {names[-1]}")
    inputs = {name: rng.standard_normal((8, 8)).astype(np.float32) for name in "ab"}
    return "\n".join(lines) + "\n", inputs


def _line(rng: Rng, name: str, operands: tuple[str, str]) -> str:
    kind = rng.random()
    if kind < 0.15:
        return f"op matmul {operands[0]} {operands[1]} :8x8 as={name}"
    if kind < 0.55:
        return f"op {_BINARY[int(rng.integers(len(_BINARY)))]} {operands[0]} {operands[1]} :8x8 as={name}"
    return f"op {_UNARY[int(rng.integers(len(_UNARY)))]} {operands[0]} :8x8 as={name}"
