"""Tensors of a graph under construction: operators, indexing, what needs a value."""

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from holowork.core import HoloworkError
from holowork.ir import parse, show
from holowork.ops import GraphBuilder, NoValue, OpSpec, Settled, Tensor, Trait, interpret
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
x.ndim * x
x.size * x
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

    with pytest.raises(NoValue, match="found a tensor, which has no value before its graph runs"):
        eval(expression, names)


@pytest.mark.parametrize(
    "expression",
    ["float(x)", "int(x)", "1 in x", "bool(x == x)", "bool(x != 1)", "0 < x < 5", "x in [y]", "bool(v == x)"],
)
def test_what_needs_a_value_leaves_no_node_behind(expression: str) -> None:
    g, x = with_input()
    names = {"x": x, "y": x.relu(), "v": VALUES}
    g.output("y", names["y"])
    before, label = g.freeze(), g.label

    with pytest.raises(NoValue):
        eval(expression, names)

    assert before == g.freeze()
    assert label == g.label


def test_a_comparison_that_is_used_after_its_truth_was_asked_for_is_made_again() -> None:
    g, x = with_input()
    mask = x > 2

    with pytest.raises(NoValue):
        bool(mask)
    g.output("y", (x + 1).relu())
    g.output("z", g.where(mask, x, 0))
    with pytest.raises(NoValue):
        bool(mask)

    y, z = interpret(g.freeze(), [VALUES])
    assert np.array_equal(VALUES + 1, y)
    assert np.array_equal(np.where(VALUES > 2, VALUES, 0), z)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda pair: pickle.loads(pickle.dumps(pair))])
def test_a_copy_of_a_comparison_whose_truth_was_asked_for_makes_its_nodes_in_its_graph(
    copied: Callable[[object], tuple[GraphBuilder, Tensor]],
) -> None:
    g, x = with_input()
    mask = x > 2
    with pytest.raises(NoValue):
        bool(mask)

    other, again = copied((g, mask))
    other.output("y", again)

    assert 1 == len(g.nodes)
    assert ["input", "const", "expand", "greater", "output"] == [node.op for node in other.nodes]


def test_labels_forget_what_was_taken_back() -> None:
    g, x = with_input()
    mask = x > 2
    g.label  # noqa: B018  it is remembered
    with pytest.raises(NoValue):
        bool(mask)

    g.output("y", x.exp())

    other, x = with_input()
    other.output("y", x.exp())
    assert other.label == g.label


def test_only_the_last_comparison_is_taken_back() -> None:
    g, x = with_input()
    mask = x > 2
    shown = mask.astype("f32")

    with pytest.raises(NoValue):
        bool(mask)

    assert ["input", "const", "expand", "greater", "cast"] == [node.op for node in g.nodes]
    assert shown.node == len(g.nodes) - 1


SETTLED = {
    "x.foo = 1": "'foo'. Ops and methods make other tensors",
    "x.name = 'h'": "'name'. Name its node with .named(…)",
    "x.shape = (3, 2)": "'shape'. Ops and methods make other tensors",
    "x.graph = None": "'graph'. Ops and methods make other tensors",
    "del x.node": "'node'. Ops and methods make other tensors",
}


@pytest.mark.parametrize(("statement", "message"), SETTLED.items(), ids=list(SETTLED))
def test_an_attribute_of_a_tensor_cannot_be_set(statement: str, message: str) -> None:
    _, x = with_input()

    with pytest.raises(Settled) as fault:
        exec(statement, {"x": x})

    assert f"Tensor(%0 input : f32[2,3]): expected to be read, found a change of {message}" == str(
        fault.value
    )
    assert isinstance(fault.value, HoloworkError)
    assert isinstance(fault.value, AttributeError)


@pytest.mark.parametrize("statement", ["x[0] = 1", "del x[0]"])
def test_elements_of_a_tensor_cannot_be_set(statement: str) -> None:
    _, x = with_input()

    with pytest.raises(Settled, match=r"a change of 'x\[…\]'\. Choose between elements with where"):
        exec(statement, {"x": x})


@pytest.mark.parametrize("dtype", [np.int8, np.uint8])
def test_floor_division_of_every_pair_of_bytes_is_that_of_numpy(dtype: type[np.integer]) -> None:
    every = np.arange(np.iinfo(dtype).min, np.iinfo(dtype).max + 1).astype(dtype)
    g = GraphBuilder()
    a, b = g.input("a", (256, 1), dtype), g.input("b", (256,), dtype)

    g.output("q", a // b)
    (found,) = interpret(g.freeze(), [every[:, None], every])

    with np.errstate(all="ignore"):
        expected = every[:, None] // every
    assert expected.tobytes() == found.tobytes()


@pytest.mark.parametrize(
    "expression", ["x // 3", "x // -3", "7 // x", "x // v", "v // x", "np.floor_divide(v, x)"]
)
def test_floor_division_takes_numbers_and_arrays(expression: str) -> None:
    values = np.array([-7, -1, 2, 5], np.int32)
    g, x = with_input((4,), "i32")

    g.output("y", eval(expression, {"np": np, "x": x, "v": values[::-1].copy()}))
    (found,) = interpret(g.freeze(), [values])

    expected = eval(expression, {"np": np, "x": values, "v": values[::-1]})
    assert expected.tobytes() == found.tobytes()


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
