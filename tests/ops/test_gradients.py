"""Gradients: what they are held to, which ops have one, and what is refused."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import BroadcastableShapes, mutually_broadcastable_shapes

from holowork.core import HoloworkError
from holowork.ops import (
    GRADIENTS,
    OPS,
    TABLE,
    WITHOUT_GRADIENT,
    Application,
    Array,
    GraphBuilder,
    NoGradient,
    OperandMismatch,
    Tensor,
    Unusable,
    interpret,
    said_of_gradient,
)
from kernels_ir import FLOATS, DType
from tests.ops.gradient_cases import CASES, Case, directions, spread

FLAT = ("sign", "ceil", "floor", "round")
ANSWERS = ("is_nan", "equal", "less", "less_or_equal", "greater", "greater_or_equal")
CLOSE = 1e-3
"""Distance from a difference of f32: its rounding over its step, and the step to the fourth power."""


def gradients(build: Callable[..., Tensor], *arrays: Array) -> tuple[Array, ...]:
    """Of the scalar that `build` makes of a graph and an input for each array."""
    graph = GraphBuilder("g")
    inputs = [graph.input(f"x{n}", x.shape, x.dtype) for n, x in enumerate(arrays)]
    found = graph.backward(build(graph, *inputs), inputs)
    for gradient, x in zip(found, inputs, strict=True):
        assert x.type == gradient.type
        graph.output("", gradient)
    return interpret(graph.freeze(), arrays)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.op)
def test_a_gradient_is_the_slope_of_the_reference(case: Case) -> None:
    found = case.gradients()

    assert set(case.places) == set(found)
    for place, gradient in found.items():
        for direction in directions(gradient.shape):
            along = float((gradient.astype(np.float64) * direction).sum())
            assert case.slope(place, direction) == pytest.approx(along, rel=CLOSE, abs=CLOSE)


def test_every_op_has_a_rule_or_a_reason_for_none() -> None:
    assert set(TABLE) == {*GRADIENTS, *WITHOUT_GRADIENT}
    assert set(GRADIENTS).isdisjoint(WITHOUT_GRADIENT)


def test_every_op_with_a_rule_is_held_to_finite_differences_or_is_flat() -> None:
    assert {case.op for case in CASES} == set(GRADIENTS) - {*FLAT, *ANSWERS}


@pytest.mark.parametrize("op", FLAT)
def test_steps_are_flat(op: str) -> None:
    (found,) = gradients(lambda g, x: g.op(op, x).reduce_sum(), spread(3, 2))

    assert np.array_equal(np.zeros((3, 2)), found)


@pytest.mark.parametrize("op", ANSWERS)
@pytest.mark.parametrize("result", ["bool", "operand"])
def test_an_answer_counts_as_a_constant(op: str, result: str) -> None:
    def masked(g: GraphBuilder, x: Tensor) -> Tensor:
        operands = (x,) if op == "is_nan" else (x, 0.0)
        return (g.op(op, *operands, result=result).astype("f32") * x).reduce_sum()

    x = spread(3, 2)
    (found,) = gradients(masked, x)

    mask = TABLE[op].reference((x, np.zeros_like(x))[: len(TABLE[op].roles)], _answer(op, x))
    assert np.array_equal(mask, found)


def _answer(op: str, x: Array) -> Application:
    graph = GraphBuilder()
    kind = graph.const(x).type
    return TABLE[op].apply((kind,) * len(TABLE[op].roles), {"result": "operand"})


@given(shapes=mutually_broadcastable_shapes(num_shapes=2, max_dims=3, max_side=3), seed=st.integers(0, 99))
def test_gradients_are_summed_over_the_axes_that_were_repeated(
    shapes: BroadcastableShapes, seed: int
) -> None:
    a, b = (spread(*shape, seed=seed + n) for n, shape in enumerate(shapes.input_shapes))
    scale = spread(*shapes.result_shape, seed=seed + 2)

    found = gradients(lambda g, x, y: ((x * y) * scale).reduce_sum(), a, b)

    for own, other, gradient in ((a, b, found[0]), (b, a, found[1])):
        full = np.broadcast_to((other * scale).astype(np.float64), scale.shape)
        assert np.allclose(_summed(full, own.shape), gradient, rtol=1e-5, atol=1e-5)


def _summed(full: Array, shape: tuple[int, ...]) -> Array:
    """By definition: every cell added at the place that it came from."""
    total = np.zeros(shape)
    places = np.broadcast_to(np.arange(total.size).reshape(shape), full.shape)
    np.add.at(total.reshape(-1), places.reshape(-1), full.reshape(-1))
    return total


def test_contributions_of_every_use_are_added() -> None:
    x = spread(2, 3)

    (found,) = gradients(lambda g, x: (x * x + x.T.reshape(2, 3) - x * 3.0).reduce_sum(), x)

    assert np.array_equal(2 * x + 1 - 3, found)


def test_a_tensor_that_does_not_matter_has_zeros() -> None:
    x, unused = spread(2), spread(2, 3).astype(np.float16)

    found = gradients(lambda g, x, y: (x + y.floor().astype("f32").reduce_sum()).reduce_sum(), x, unused)

    assert np.array_equal(np.ones(2), found[0])
    assert np.array_equal(np.zeros((2, 3), np.float16), found[1])


def test_inner_tensors_and_constants_have_gradients_and_do_not_stop_the_way() -> None:
    g = GraphBuilder()
    x, w = g.input("x", (3,)), g.const("w", np.array([1, 2, 3], np.float32))
    inner = x * w
    loss = (inner * inner).reduce_sum()

    for gradient in g.backward(loss, (x, inner, w, loss)):
        g.output("", gradient)

    found = interpret(g.freeze(), [np.array([1, 1, 2], np.float32)])
    assert [[2, 8, 36], [2, 4, 12], [2, 4, 24], 1] == [one.tolist() for one in found]


def test_one_tensor_has_one_gradient_and_a_list_a_tuple() -> None:
    g = GraphBuilder()
    x = g.input("x", (3,))

    assert isinstance(g.backward(x.reduce_sum(), x), Tensor)
    assert isinstance(g.backward(x.reduce_sum(), [x]), tuple)
    assert () == g.backward(x.reduce_sum(), [])


def test_what_stops_the_way_counts_as_a_constant() -> None:
    g = GraphBuilder()
    x = g.input("x", (2,))
    error = x.round() - x
    rounded = x + error
    loss = (rounded * rounded).reduce_sum()

    for stop in ((), error, [error, rounded]):
        g.output("", g.backward(loss, x, stop=stop))

    found = interpret(g.freeze(), [np.array([1.75, -2.25], np.float32)])
    assert [[0, 0], [4, -4], [0, 0]] == [one.tolist() for one in found]


def test_a_tensor_that_stops_the_way_has_a_gradient_itself() -> None:
    g = GraphBuilder()
    x = g.input("x", (2,))
    inner = x * 3.0

    for gradient in g.backward((inner * inner).reduce_sum(), [x, inner], stop=inner):
        g.output("", gradient)

    found = interpret(g.freeze(), [np.array([1, 2], np.float32)])
    assert [[0, 0], [6, 12]] == [one.tolist() for one in found]


def test_only_nodes_on_the_way_have_gradients() -> None:
    g = GraphBuilder()
    pixels, w = g.input("pixels", (4, 3)), g.const("w", np.ones((3, 2), np.float32))
    loss = (pixels.exp() @ w).reduce_sum()
    first = len(g.nodes)

    g.backward(loss, w)

    assert ["const", "reshape", "expand", "transpose", "matmul"] == [node.op for node in g.nodes[first:]]


def test_new_nodes_come_from_the_line_that_asks() -> None:
    g = GraphBuilder()
    x = g.input("x", (2,))
    loss = x.exp().reduce_sum()
    first = len(g.nodes)

    g.backward(loss, x)

    assert {g.nodes[-1].origin.where} == {node.origin.where for node in g.nodes[first:]}
    assert g.nodes[-1].origin.where.startswith("test_gradients.py:")


@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("op", ["gelu", "layer_norm", "softmax", "matmul", "slice", "reduce_max"])
def test_gradients_of_narrow_floats_compute_in_f32_and_are_rounded(op: str, dtype: DType) -> None:
    attributes = {"slice": {"starts": 0, "ends": 3, "steps": 2}}.get(op, {})
    x = spread(4, 4)

    def build(kind: str) -> Callable[..., Tensor]:
        def loss(g: GraphBuilder, x: Tensor) -> Tensor:
            narrow = x.astype(kind)
            result = g.op(op, *(narrow, narrow)[: 2 if op == "matmul" else 1], **attributes)
            return (result.astype("f32") * 0.5).reduce_sum()

        return loss

    (narrow,), (wide,) = gradients(build(dtype.text), x), gradients(build("f32"), x)

    assert np.allclose(wide, narrow, rtol=2.0**-6, atol=2.0**-6)


TIES = {
    "relu": (0.0, 0.0),
    "abs": (0.0, 0.0),
    "elu": (0.0, 1.0),
    "max": (0.0, 0.5),
    "min": (0.0, 0.5),
    "reduce_max": (0.0, 0.25),
    "reduce_min": (0.0, 0.25),
    "clip": (1.0, 1.0),
}


@pytest.mark.parametrize("op", TIES)
def test_ties_and_kinks_are_settled(op: str) -> None:
    at, expected = TIES[op]
    more = {"max": (0.0,), "min": (0.0,), "clip": (-1.0, 1.0)}.get(op, ())

    (found,) = gradients(lambda g, x: g.op(op, x, *more).reduce_sum(), np.full(4, at, np.float32))

    assert [expected] * 4 == found.tolist()


def test_equal_cells_of_a_window_share_its_gradient() -> None:
    (found,) = gradients(
        lambda g, x: x.max_pool_2d(kernel=2, strides=2).reduce_sum(), np.ones((1, 1, 2, 4), np.float32)
    )

    assert [[[[0.25] * 4] * 2]] == found.tolist()


@pytest.mark.parametrize("base", [0.0, 2.0])
@pytest.mark.parametrize("exponent", [0.0, 1.0, 2.0])
def test_powers_have_finite_gradients_where_they_have_slopes(base: float, exponent: float) -> None:
    pair = np.full(1, base, np.float32), np.full(1, exponent, np.float32)

    slope, growth = gradients(lambda g, a, b: a.pow(b).reduce_sum(), *pair)

    assert exponent * base ** max(exponent - 1, 0) == pytest.approx(slope[0])
    assert (base**exponent * np.log(base) if base else 0.0) == pytest.approx(growth[0], rel=1e-6)


def test_gradients_of_nothing_are_nothing() -> None:
    x = np.zeros((0, 3), np.float32)

    (found,) = gradients(lambda g, x: (x @ np.ones((3, 2), np.float32)).relu().reduce_sum(), x)

    assert (0, 3) == found.shape


def test_gradients_of_gradients_are_gradients() -> None:
    def penalty(g: GraphBuilder, x: Tensor) -> Tensor:
        slope = g.backward((x * x * x).reduce_sum(), x)
        return slope.reduce_sum()

    (found,) = gradients(penalty, np.array([1, 2, -3], np.float32))

    assert [6, 12, -18] == found.tolist()


_FIRST = np.zeros(1, np.int32)


def _refused(build: Callable[[GraphBuilder, Tensor], object]) -> HoloworkError:
    g = GraphBuilder("g")
    x = g.input("x", (2, 4, 3, 4))
    with pytest.raises(HoloworkError) as caught:
        build(g, x)
    return caught.value


def test_an_op_without_a_rule_is_named_with_its_line() -> None:
    fault = _refused(lambda g, x: g.backward(x.kv_cache_write(x, _FIRST).reduce_sum(), x))

    assert isinstance(fault, NoGradient)
    line = fault.place.partition(" of ")[2]
    assert line.startswith("test_gradients.py:")
    assert str(fault) == (
        f"backward: expected a differentiable op, found 'kv_cache_write' (%2 of {line}), which continues a "
        "sequence. Train with attention on whole ones; or end the way at it with stop=[…]"
    )
    assert [f"at {line}"] == fault.__notes__


@pytest.mark.parametrize(
    "build",
    [
        lambda x: x.max_pool_2d(kernel=2, dilations=(1, 2)),
        lambda x: x.kv_cache_write(x, _FIRST),
        lambda x: x.decode_attention_valid(x, x, x, x, _FIRST),
    ],
)
def test_a_refusal_leaves_no_node(build: Callable[[Tensor], Tensor]) -> None:
    g = GraphBuilder("g")
    x = g.input("x", (2, 4, 3, 4))
    loss = build(x).exp().reduce_sum()
    before = len(g.nodes)

    with pytest.raises(NoGradient):
        g.backward(loss, x)

    assert before == len(g.nodes)


def test_an_op_without_a_rule_is_no_hindrance_off_the_way() -> None:
    g = GraphBuilder("g")
    x, w = g.input("x", (1, 2, 3, 4)), g.input("w", (4,))

    gradient = g.backward((x.kv_cache_write(x, _FIRST) * w).reduce_sum(), w)

    assert w.type == gradient.type


def test_a_loss_is_one_float_and_wrt_are_tensors_of_floats() -> None:
    g = GraphBuilder("g")
    x, n = g.input("x", (2, 3)), g.input("n", (2,), "i64")
    stranger = GraphBuilder("h").input("x", (1,))
    loss = x.reduce_mean()
    floats = "expected one number of f16, bf16, f32, found {}. reduce_sum() or reduce_mean() make one"
    other = "expected a tensor of this graph, found Tensor(%0 input : f32[1]), one of 'h' in 'g'"
    refused = {
        f"backward.loss: {floats.format('f32[2,3]')}": (Unusable, (x, x)),
        f"backward.loss: {floats.format('i64[]')}": (Unusable, (n.reduce_sum(), x)),
        f"backward.loss: {other}": (OperandMismatch, (stranger, x)),
        "backward.loss: expected tensors of the graph, found float": (Unusable, (1.0, x)),
        "backward.wrt: expected tensors of the graph, found str": (Unusable, (loss, "x")),
        "backward.wrt: expected tensors of f16, bf16, f32, found 'n' : i64[2]": (Unusable, (loss, [x, n])),
    }

    for text, (kind, wrong) in refused.items():
        with pytest.raises(kind) as caught:
            g.backward(*wrong)  # type: ignore[call-overload]  # what is refused
        assert text == str(caught.value)


def test_words_of_other_libraries_lead_to_backward() -> None:
    x = GraphBuilder("g").input("x", (2,))

    for word in ("grad", "backward", "detach"):
        with pytest.raises(HoloworkError, match=r"g\.backward\(loss, wrt"):
            getattr(x, word)


def test_whether_an_op_has_a_gradient_is_said_of_each() -> None:
    assert "`g.backward` has it" == said_of_gradient("gelu")
    assert said_of_gradient("max_pool_2d").endswith(", but for one which has no rule for dilations")
    assert said_of_gradient("xor").startswith("none, as of every operation which computes with whole numbers")
    assert all((said_of_gradient(op.name).startswith("none")) == (op.name in WITHOUT_GRADIENT) for op in OPS)
