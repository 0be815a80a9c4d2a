"""NumPy's universal functions make nodes where they have the meaning of an op."""

import numpy as np
import pytest

from holowork.core import HoloworkError
from holowork.ops import GraphBuilder, NoFunction, Tensor, interpret

VALUES = np.array([[-2.5, -0.5, 0.5], [1.5, 2.5, 3.0]], np.float32)
WHOLE = np.array([[-7, -1, 0], [1, 2, 5]], np.int32)
ROUNDED = [
    "arccos",
    "arcsin",
    "arctan",
    "cos",
    "exp",
    "log",
    "log1p",
    "reciprocal",
    "sin",
    "sqrt",
    "tan",
    "tanh",
]


def with_inputs() -> tuple[GraphBuilder, dict[str, Tensor]]:
    graph = GraphBuilder("g")
    return graph, {"x": graph.input("x", (2, 3)), "n": graph.input("n", (2, 3), "i32")}


EXPRESSIONS = """
np.absolute(x)
np.add(1.0, x)
np.add(x, v)
np.add(v, x)
np.bitwise_and(n, 3)
np.bitwise_not(n)
np.bitwise_or(n, 3)
np.bitwise_xor(n, 3)
np.ceil(x)
np.divide(x, 3.0)
np.equal(x, 0.5)
np.fabs(x)
np.floor(x)
np.floor_divide(n, 3)
np.greater(x, 1.0)
np.greater_equal(x, 1.5)
np.invert(n)
np.isnan(x)
np.less(x, 1.0)
np.less_equal(x, 1.5)
np.logical_and(x > 0, x < 2)
np.logical_not(x > 0)
np.logical_or(x > 2, x < 0)
np.logical_xor(x > 0, x < 2)
np.matmul(x, v.T)
np.maximum(x, 0)
np.minimum(x, v[:1])
np.mod(n, 3)
np.multiply(x, x)
np.negative(x)
np.not_equal(v, x)
np.positive(x)
np.power(n, 2)
np.remainder(x, 2.0)
np.rint(x)
np.sign(x)
np.square(x)
np.subtract(1, x)
v / x
v == x
v < x
v @ np.transpose(x)
"""


@pytest.mark.parametrize("expression", EXPRESSIONS.strip().splitlines())
def test_a_universal_function_computes_what_numpy_computes(expression: str) -> None:
    graph, inputs = with_inputs()
    names = {"np": np, "v": VALUES}

    graph.output("y", eval(expression, names | inputs))
    (found,) = interpret(graph.freeze(), [VALUES, WHOLE])

    expected = np.asarray(eval(expression, {**names, "x": VALUES, "n": WHOLE}))
    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    assert expected.tobytes() == found.tobytes()


@pytest.mark.parametrize("name", ROUNDED)
def test_a_function_is_the_op_of_its_name(name: str) -> None:
    graph, inputs = with_inputs()

    made = getattr(np, name)(inputs["x"])

    assert name.replace("arc", "a") == graph.nodes[made.node].op


REFUSALS = {
    "np.hypot(x, x)": "np.hypot: expected a function with the meaning of an op, found none. hw.ops lists",
    "np.fmax(x, x)": "np.fmax: expected a function with the meaning of an op, found none. The ops neares",
    "np.divmod(x, x)": "np.divmod: expected a function with the meaning of an op, found none.",
    "np.add(x, x, dtype='f4')": "np.add: expected operands alone, found dtype. A tensor is never written to",
    "np.add(x, x, out=v)": "np.add: expected operands alone, found out. A tensor is never written to",
    "np.add(x, x, where=[True, True, False])": "np.add: expected operands alone, found where.",
    "v.__iadd__(x)": "np.add: expected operands alone, found out.",
    "np.add.reduce(x)": "np.add: expected a call, found .reduce. The ops reduce_sum, reduce_mean,",
    "np.divide(n, 2)": "np.divide: expected f16, bf16, f32, found i32. Where NumPy goes over to f64, the op",
    "np.fabs(n)": "np.fabs: expected f16, bf16, f32, found i32. Where NumPy goes over to floats, the op abs",
    "np.logical_and(x, x)": "np.logical_and: expected bool, found f32. Compare with 0 first",
    "np.floor_divide(x, 2)": "x//y: expected integers, found f32.",
    "np.exp(n)": "exp: expected f16, bf16, f32, found i32",
    "np.add(x, None)": "add.b: expected a tensor, an array or a number, found None",
    "np.multiply(x, np.float64(2))": "mul.b is f64;",
}


@pytest.mark.parametrize(("expression", "message"), REFUSALS.items(), ids=list(REFUSALS))
def test_what_has_another_meaning_is_refused(expression: str, message: str) -> None:
    graph, inputs = with_inputs()
    before = graph.freeze()

    with pytest.raises(HoloworkError) as fault:
        eval(expression, {"np": np, "v": VALUES.copy(), **inputs})

    assert str(fault.value).startswith(message)
    assert before == graph.freeze()
    assert ["at <string>:1"] == fault.value.__notes__


def test_a_function_without_an_op_is_a_type_error_as_numpy_has_it() -> None:
    _, inputs = with_inputs()

    with pytest.raises(TypeError) as fault:
        np.arctan2(inputs["x"], 1.0)

    assert isinstance(fault.value, NoFunction)
