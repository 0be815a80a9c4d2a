"""Random graphs, made by the builder: every kind of node, name, type and attribute that a text has to say."""

from collections.abc import Callable
from math import prod
from typing import Any

from hypothesis import strategies as st

from holowork.core import OpError
from holowork.ir import Graph
from holowork.ops import GraphBuilder, Tensor
from kernels_ir import DType

Step = Callable[[GraphBuilder, Tensor], object]

ODD = ["none", "inf", "%0", "let", "a b", '"', "\\", "\n"]
NAMES = st.text(min_size=1, max_size=6) | st.sampled_from(ODD)
SHAPES = st.lists(st.integers(0, 3), max_size=3).map(tuple)
STORED = [dtype for dtype in DType if dtype not in {DType.F64, DType.E8CB}]

STEPS: list[Step] = [
    lambda g, x: g.relu(x),
    lambda g, x: g.gelu(x, approximate="none"),
    lambda g, x: g.add(x, x),
    lambda g, x: g.add(x, 1.5),
    lambda g, x: g.less(x, x),
    lambda g, x: g.less(x, x, result="operand"),
    lambda g, x: g.op("cast", x, dtype="i8"),
    lambda g, x: g.op("cast", x, dtype="bool"),
    lambda g, x: g.reduce_sum(x, axes=(-1,), keepdims=True),
    lambda g, x: g.softmax(x, axis=0),
    lambda g, x: g.reshape(x, shape=(-1,)),
    lambda g, x: g.reshape(x, shape=(1, *x.shape)),
    lambda g, x: g.transpose(x, perm=tuple(range(len(x.shape)))),
    lambda g, x: g.slice(x, starts=(-1,), ends=(-5,), steps=(-1,)),
    lambda g, x: g.pad(x, pads=(1,) * (2 * len(x.shape)), value=0.1, mode="constant"),
    lambda g, x: g.clip(x, None, 0.7),
    lambda g, x: g.where(x, x, x),
    lambda g, x: g.concat(x, x, axis=-1),
    lambda g, x: g.layer_norm(x, epsilon=1e-5),
]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """A graph whose nodes have distinct names, or none."""
    graph = GraphBuilder("random")
    names = iter(draw(st.lists(NAMES, unique=True, min_size=12, max_size=12)))
    tensors = [draw(leaves(graph, next(names))) for _ in range(draw(st.integers(1, 3)))]
    for step in draw(st.lists(st.sampled_from(STEPS), max_size=6)):
        tensors += _tried(graph, step, draw(st.sampled_from(tensors)))
        if draw(st.booleans()) and graph.nodes[tensors[-1].node].op != "input":
            tensors[-1].named(next(names))
    for name in draw(st.lists(NAMES | st.just(""), unique=True, max_size=3)):
        graph.output(name, draw(st.sampled_from(tensors)))
    return graph.freeze()


@st.composite
def leaves(draw: st.DrawFn, graph: GraphBuilder, name: str) -> Tensor:
    """An input, or a constant of any bits."""
    dtype, shape = draw(st.sampled_from(STORED)), draw(SHAPES)
    if draw(st.booleans()):
        return graph.input(draw(st.sampled_from([name, ""])), shape=shape, dtype=dtype)
    size = dtype.storage(prod(shape))
    return graph.const(name, draw(st.binary(min_size=size, max_size=size)), dtype=dtype, shape=shape)


def _tried(graph: GraphBuilder, step: Step, x: Tensor) -> list[Any]:
    """The value of a step, if the op takes this tensor."""
    try:
        return [step(graph, x)]
    except OpError:
        return []
