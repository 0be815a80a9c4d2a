"""Graphs that tempt a pass: neutral constants, things done twice, values that are outputs besides."""

from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import strategies as st

from holowork.core import OpError
from holowork.ir import Graph, TensorType
from holowork.ops import NUMPY_DTYPES, GraphBuilder, Tensor, values_of
from kernels_ir import FLOATS, DType
from tests.recipes import ALL, Draw
from tests.strategies import NUMERICS, constants

Step = Callable[[Draw, Tensor], Tensor]

DTYPES = st.sampled_from([dtype for dtype in DType if dtype not in {DType.F64, DType.E8CB, DType.I4}])
BINARY = ("add", "sub", "mul", "div", "pow", "min", "max", "and", "or", "xor")
UNARY = ("neg", "bnot", "succ", "pred", "relu", "abs", "sign", "ceil", "floor", "round", "exp", "sigmoid")
CASTS = ("bool", "u8", "i8", "i32", "i64", "u64", "f16", "bf16", "f32")


def _numbers(dtype: DType) -> list[float]:
    """What is neutral or absorbing somewhere, or nearly."""
    if dtype in FLOATS:
        return [0.0, -0.0, 1.0, np.inf, -np.inf, np.nan, 2.0]
    values = values_of(dtype)
    return [0, 1, values.start, values.stop - 1]


def _binary(draw: Draw, x: Tensor) -> Tensor:
    number = draw(st.sampled_from([*_numbers(x.dtype), None]))
    other: object = x
    if number is not None:
        shape = draw(st.sampled_from([(), x.shape]))
        other = x.graph.const(np.full(shape, number).astype(NUMPY_DTYPES[x.dtype]))
    name = draw(st.sampled_from(BINARY))
    return x.graph.op(name, x, other) if draw(st.booleans()) else x.graph.op(name, other, x)


def _unary(draw: Draw, x: Tensor) -> Tensor:
    return x.graph.op(draw(st.sampled_from(UNARY)), x)


def _cast(draw: Draw, x: Tensor) -> Tensor:
    return x.cast(dtype=draw(st.sampled_from(CASTS)))


def _reshaped(draw: Draw, x: Tensor) -> Tensor:
    return x.reshape(draw(st.sampled_from([(x.size,), (1, *x.shape), x.shape, x.shape[::-1]])))


def _transposed(draw: Draw, x: Tensor) -> Tensor:
    return x.graph.op("transpose", x, perm=draw(st.permutations(range(x.ndim)).map(tuple)))


def _sliced(draw: Draw, x: Tensor) -> Tensor:
    bounds = st.integers(-4, 4)
    starts, ends = (tuple(draw(bounds) for _ in x.shape) for _ in range(2))
    steps = tuple(draw(st.sampled_from([1, 1, 2, -1, -2])) for _ in x.shape)
    whole = draw(st.booleans())
    given: dict[str, Any] = {"starts": starts, "ends": ends, "steps": steps}
    if whole:  # backwards along every axis
        given = {"starts": (-1,) * x.ndim, "ends": (-99,) * x.ndim, "steps": (-1,) * x.ndim}
    return x.graph.op("slice", x, **given)


def _expanded(draw: Draw, x: Tensor) -> Tensor:
    return x.graph.op("expand", x, shape=draw(st.sampled_from([x.shape, (1, *x.shape), (2, *x.shape)])))


def _chosen(draw: Draw, x: Tensor) -> Tensor:
    condition = draw(st.sampled_from([True, False, np.nan, 0.0, None]))
    other = draw(st.sampled_from([x, x.graph.op("reshape", x, shape=x.shape)]))
    cond: object = x if condition is None else x.graph.const(np.full(x.shape, np.float32(condition)))
    return x.graph.op("where", cond, x, other)


def _moved(draw: Draw, x: Tensor) -> Tensor:
    name = draw(st.sampled_from(["pad", "concat", "resize"]))
    return x.graph.op(name, x, **({"sizes": x.shape} if name == "resize" else {}))


def _matmul(draw: Draw, x: Tensor) -> Tensor:
    kind = x.type.with_shape((x.shape[-1] if x.ndim else 1, draw(st.integers(0, 17))))
    body = draw(constants(kind))
    return x.graph.op("matmul", x, x.graph.const(bytes(body.data), dtype=kind.dtype, shape=kind.shape))


STEPS: tuple[Step, ...] = (
    _binary,
    _binary,
    _binary,
    _unary,
    _unary,
    _cast,
    _reshaped,
    _transposed,
    _sliced,
    _expanded,
    _chosen,
    _moved,
    _matmul,
)


def _leaf(draw: Draw, graph: GraphBuilder) -> Tensor:
    dtype, shape = draw(DTYPES), draw(ALL)
    if draw(st.booleans()):
        return graph.input(f"x{len(graph.nodes)}", shape, dtype)
    kind = TensorType(dtype, shape)
    body = draw(constants(kind))
    return graph.const(draw(st.sampled_from(["", "w", "v"])), bytes(body.data), dtype=dtype, shape=shape)


@st.composite
def tempting(draw: Draw, most: int = 12) -> Graph:
    """Graphs of a few leaves; some values are outputs, inputs and constants among them."""
    graph = GraphBuilder("tempting", numerics=draw(NUMERICS))
    pool = [_leaf(draw, graph) for _ in range(draw(st.integers(1, 3)))]
    for _ in range(draw(st.integers(0, most))):
        try:
            pool.append(draw(st.sampled_from(STEPS))(draw, draw(st.sampled_from(pool[-3:]))))
        except OpError:
            continue
    for place, tensor in enumerate(pool):
        if place == len(pool) - 1 or draw(st.booleans()):
            graph.output(f"y{place}", tensor)
    return graph.freeze()
