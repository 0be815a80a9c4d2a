"""Tensors of a graph under construction: operators, indexing, what needs a value."""

import numpy as np
import pytest

from holowork.ir import parse, show
from holowork.ops import GraphBuilder, NoValue, OpSpec, Tensor, Trait, interpret
from kernels_ir import BOOL, DType
from tests.strategies import OFFERED

VALUES = np.arange(6, dtype=np.float32).reshape(2, 3)
ELEMENTWISE = [row for row in OFFERED if row.traits & Trait.ELEMENTWISE]
OTHER = np.arange(12, dtype=np.float32).reshape(4, 1, 3)


def with_input(shape: tuple[int, ...] = (2, 3), dtype: str = "f32") -> tuple[GraphBuilder, Tensor]:
    graph = GraphBuilder("g")
    return graph, graph.input("x", shape, dtype)


EXPRESSIONS = """
x + 1
1 + x
x - 1
1 - x
x * 3
3 * x
x / np.float32(4)
np.float32(4) / (x + 1)
x % 2
7 % (x + 1)
x ** 2
2 ** x
x @ np.ascontiguousarray(v.T)
v.T @ x
v + x
x * np.float32(2)
np.float32(2) * x
-x
+x
abs(x - 2)
x < 2
x <= 2
x > 2
x >= 2
x == 2
x != 2
2 < x
~(x < 2) & (x < 5) | (x == 0) ^ (x > 9)
True & (x > 1)
x.T
x.reshape(3, -1)
x.reshape((6,))
x.reshape([1, 6])
x.transpose(1, 0)
x.transpose((1, 0))
x.transpose()
x.astype(np.int32) + 1
x.astype('float16')
x + o
o * x
x[0]
x[-1]
x[:, 1]
x[..., 1]
x[None]
x[:, None, ::-1]
x[1, ..., 2]
x[1:, ::-2]
x[5:, 1:1]
x[np.int64(1), None, 0:2]
x[()]
x[::-1][::-1]
next(iter(x))
list(x)[1]
len(x) * x
"""


@pytest.mark.parametrize("expression", EXPRESSIONS.strip().splitlines())
def test_an_expression_computes_what_numpy_computes(expression: str) -> None:
    g, x = with_input()
    names = {"np": np, "v": VALUES, "o": OTHER}

    g.output("y", eval(expression, {**names, "x": x}))
    (found,) = interpret(g.freeze(), [VALUES])

    expected = np.asarray(eval(expression, {**names, "x": VALUES}))
    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    assert expected.tobytes() == found.tobytes()


EMPTY = """
x[::-1]
x[5::2]
x[::2, ::-1]
x[:, 1]
x.T @ x
x @ x.T
x + 1
x.reshape(3, 0)
x.reshape(0, 2)
x.astype(np.int32)
x.transpose()[..., None]
np.zeros((2, 0), np.float32) @ x
"""


@pytest.mark.parametrize("expression", EMPTY.strip().splitlines())
def test_an_expression_on_an_empty_axis_gives_what_numpy_gives(expression: str) -> None:
    g, x = with_input((0, 3))
    values = np.zeros((0, 3), np.float32)

    g.output("y", eval(expression, {"np": np, "x": x}))
    (found,) = interpret(g.freeze(), [values])

    expected = np.asarray(eval(expression, {"np": np, "x": values}))
    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    assert expected.tobytes() == found.tobytes()


OPS = {
    "x.clip(1, 3)": "x.clip(1, 3)",
    "x.clip(hi=3)": "x.clip(None, 3)",
    "g.concat([x, x], axis=1)": "np.concatenate([x, x], 1)",
    "g.concat(x, x)": "np.concatenate([x, x])",
    "x.concat(x, x, axis=-1)": "np.concatenate([x, x, x], 1)",
    "x.reduce_sum(0)": "x.sum(0)",
    "x.reduce_max((0, 1), keepdims=True)": "x.max(keepdims=True)",
    "g.where(x > 2, x, 0)": "np.where(x > 2, x, np.float32(0))",
    "(x > 2).where(x, [[1.0], [2.0]])": "np.where(x > 2, x, np.float32([[1], [2]]))",
    "x[g.const([1, 0, 1])]": "x[[1, 0, 1]]",
    "x.gather([2, -1], axis=1)": "x[:, [2, -1]]",
    "x.expand((4, 2, 3))": "np.broadcast_to(x, (4, 2, 3))",
    "(x > 1).and_(x < 4)": "(x > 1) & (x < 4)",
    "x.max(2)": "np.maximum(x, 2)",
    "x.cast(hw_bool)": "x.astype(bool)",
}


@pytest.mark.parametrize(("built", "expression"), OPS.items(), ids=list(OPS))
def test_a_method_computes_what_numpy_computes(built: str, expression: str) -> None:
    g, x = with_input()

    g.output("y", eval(built, {"g": g, "x": x, "hw_bool": DType.BOOL}))
    (found,) = interpret(g.freeze(), [VALUES])

    expected = eval(expression, {"np": np, "x": VALUES})
    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    assert expected.tobytes() == found.tobytes()


def test_astype_to_the_same_dtype_makes_no_node() -> None:
    _, x = with_input()

    assert x.astype("float32") is x


def test_a_tensor_says_what_it_is() -> None:
    g, x = with_input((2, 3), "bf16")
    h = x.gelu().named("h")

    assert (h.name, h.shape, h.dtype, h.node, len(h)) == ("h", (2, 3), DType.BF16, 1, 2)
    assert repr(h) == "Tensor(%1 gelu : bf16[2,3])"
    assert h.graph is g


def test_tensors_are_told_apart_by_identity_in_sets_and_dictionaries() -> None:
    _, x = with_input()
    y = x.relu()

    assert {x: 1, y: 2}[x] == 1
    assert len({x, y, x}) == 2


@pytest.mark.parametrize(
    "expression", ["bool(x)", "np.asarray(x)", "y in [x]", "not x", "np.array([x, y])", "1 in x"]
)
def test_what_needs_a_value_is_refused(expression: str) -> None:
    _, x = with_input()
    names = {"np": np, "x": x, "y": x.relu()}

    with pytest.raises(NoValue, match="Run the graph first"):
        eval(expression, names)


def test_a_scalar_has_no_first_axis() -> None:
    _, x = with_input(())

    with pytest.raises(NoValue, match=r"Tensor\(%0 input : f32\[\]\)"):
        iter(x)


@pytest.mark.parametrize("row", ELEMENTWISE, ids=lambda row: row.name)
def test_an_elementwise_op_of_scalars_is_a_scalar(row: OpSpec) -> None:
    g = GraphBuilder()
    dtype = min(row.accepts)
    operands = [g.input(role.name, (), dtype) for role in row.roles]

    g.output("y", g.op(row.name, *operands))
    (found,) = interpret(g.freeze(), [dtype in BOOL] * len(operands))

    assert found.shape == ()


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16", "i64"])
def test_rank_0_stays_rank_0(dtype: str) -> None:
    g, x = with_input((), dtype)
    one = g.const(1, dtype=dtype)

    values = [
        x,
        one,
        x + one,
        -x,
        x[()],
        x[...],
        x.reshape(()),
        x.transpose(),
        x.T,
        x == one,
        g.where(x == 1, x, 0),
    ]
    for place, value in enumerate(values):
        g.output(f"y{place}", value)
    found = interpret(parse(show(g.freeze())), [1])

    assert {value.shape for value in values} == {array.shape for array in found} == {()}
    assert [repr(value).endswith("[])") for value in values] == [True] * len(values)
