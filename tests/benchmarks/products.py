"""Products with constant weights; `python -m tests.benchmarks.products 512 512 512` prints the times of one.

That is a process of its own, whose variables say how many threads we and every peer have.
"""

import json
import sys
from dataclasses import asdict

import numpy as np

from holowork.model import compile
from holowork.ops import Array, GraphBuilder
from holowork.runtime import Session
from tests.benchmarks.cases import Case
from tests.benchmarks.peers import limited, peers
from tests.benchmarks.quiet import Times, times

Sides = tuple[int, int, int]


def constant(sides: Sides, target: float) -> Case:
    """m×n×k, the weights packed ahead, as in a session."""
    m, n, k = sides
    return Case(
        op="matmul",
        shapes=((m, k), (k, n)),
        constants=frozenset({1}),
        name=f"{m}×{n}×{k}, constant",
        operations=2 * m * n * k,
        numpy="np.matmul(x, y, out=out)",
        torch=("torch.mm(x, y, out=out)", "w = y.T.contiguous(); F.linear(x, w)"),
        onnx="out = MatMul(x, y)",
        target=target,
    )


def measured(sides: Sides) -> Times:
    """A session of ours, prepared on arrays, in turns with every peer that is installed."""
    case = constant(sides, 1.0)
    x, y = case.operands()
    out = np.empty((len(x), y.shape[1]), np.float32)
    graph = GraphBuilder("product")
    graph.output("y", graph.input("x", x.shape) @ graph.const(y))
    ours = Session(compile(graph)).prepare([out], inputs=[x])
    ours()
    found = peers(case, (x, y), out)
    _check(out, [peer.value() for peer in found.values()], case.near)
    return times({"ours": ours, **{name: peer.run for name, peer in found.items()}})


def _check(ours: Array, theirs: list[Array], near: float) -> None:
    for found in theirs:
        assert np.abs(found - ours).max() <= near * np.abs(ours).max()


if __name__ == "__main__":
    m, n, k = map(int, sys.argv[1:])
    with limited():
        print(json.dumps(asdict(measured((m, n, k)))))
