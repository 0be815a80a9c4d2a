"""NumPy's functions make nodes where they have the meaning of ops."""

import numpy as np
import pytest

from holowork.core import HoloworkError
from holowork.ops import GraphBuilder, NoFunction, Tensor, interpret

VALUES = np.arange(6, dtype=np.float32).reshape(2, 3) - 2
COUNTS = np.arange(4, dtype=np.int64).reshape(1, 4, 1)


def with_inputs() -> tuple[GraphBuilder, dict[str, Tensor]]:
    graph = GraphBuilder("g")
    return graph, {"x": graph.input("x", (2, 3)), "n": graph.input("n", (1, 4, 1), "i64")}


EXPRESSIONS = """
np.sum(x)
np.sum(x, axis=0)
np.sum(x, 1, keepdims=True)
np.sum(a=x, axis=(0, 1))
np.sum(x, axis=())
np.sum(n, axis=-2)
np.mean(x, axis=0)
np.prod(x, 0)
np.max(x, axis=1)
np.min(n)
np.amax(x)
np.amin(x, 0)
np.cumsum(x)
np.cumsum(x, axis=0)
np.round(x / 2)
np.around(x / 2)
np.concatenate([x, x])
np.concatenate((v, x), axis=1)
np.concat([x, v], axis=-1)
np.stack([x, v])
np.stack([v, x], axis=-1)
np.transpose(x)
np.transpose(n, (2, 0, 1))
np.permute_dims(n, axes=[1, 0, 2])
np.swapaxes(n, 0, -2)
np.reshape(x, (3, -1))
np.reshape(x, 6)
np.ravel(x)
np.squeeze(n)
np.squeeze(n, axis=-1)
np.squeeze(n, (0, 2))
np.expand_dims(x, 0)
np.expand_dims(x, (0, -1))
np.broadcast_to(x, (4, 2, 3))
np.flip(x)
np.flip(x, 1)
np.where(x > 0, x, v)
np.where(v > 0, x, np.float32(0))
np.clip(x, 0, 1)
np.clip(x, None, 1)
np.clip(x, a_min=v[0], a_max=None)
np.take(x, [1, 0, -1], axis=1)
np.dot(x, v.T)
np.dot(v, np.transpose(x))
np.astype(x, np.int32)
"""


@pytest.mark.parametrize("expression", EXPRESSIONS.strip().splitlines())
def test_a_function_computes_what_numpy_computes(expression: str) -> None:
    graph, inputs = with_inputs()
    names = {"np": np, "v": VALUES}

    graph.output("y", eval(expression, names | inputs))
    (found,) = interpret(graph.freeze(), [VALUES, COUNTS])

    expected = np.asarray(eval(expression, {**names, "x": VALUES, "n": COUNTS}))
    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    assert expected.tobytes() == found.tobytes()


def test_what_is_known_of_a_tensor_makes_no_node() -> None:
    graph, inputs = with_inputs()
    x = inputs["x"]

    assert ((2, 3), 2, 6, 3) == (np.shape(x), np.ndim(x), np.size(x), np.size(x, 1))
    assert 2 == len(graph.nodes)


REFUSALS = {
    "np.linalg.norm(x)": "np.linalg.norm: expected a function with the meaning of an op, found none.",
    "np.fft.fft(x)": "np.fft.fft: expected a function with the meaning of an op, found none.",
    "np.einsum('ij->ji', x)": "np.einsum: expected a function with the meaning of an op, found none. The ops "
    "nearest to it: matmul, transpose",
    "np.allclose(x, x)": "np.allclose: expected a function with the meaning of an op, found none.",
    "np.sum(x, dtype='f8')": "np.sum: expected arguments (a, axis=None, *, keepdims=False), found an",
    "np.where(x > 0)": "np.where: expected arguments (condition, x, y), found",
    "np.take(x, [0])": "np.take: expected arguments (a, indices, axis), found",
    "np.sum(n.astype('i32'))": "np.sum: expected u64, i64, f16, bf16, f32, found i32. Where NumPy goes over "
    "to another type, the op reduce_sum keeps it",
    "np.mean(n)": "np.mean: expected f16, bf16, f32, found i64. Where NumPy goes over to another type",
    "np.cumsum(n.astype('i32'), 0)": "np.cumsum: expected u64, i64, f16, bf16, f32, found i32. Wh",
    "np.round(x, 2)": "np.round: expected 0 decimals, found 2. Multiply, round and divide",
    "np.squeeze(x, 0)": "np.squeeze: expected axes of extent 1, found 0 of [2, 3]",
    "np.expand_dims(x, 3)": "np.expand_dims.axis: expected an axis from -3 to 2, found 3",
    "np.flip(x, (0, -2))": "np.flip: expected each axis once, found (0, -2)",
    "np.dot(n, n)": "np.dot: expected two matrices, found other ranks. The op matmul takes those too",
    "np.concatenate([x, n])": "concat: expected tensors that differ from f32[2,3] along axis 0 at most",
}


@pytest.mark.parametrize(("expression", "message"), REFUSALS.items(), ids=list(REFUSALS))
def test_what_has_another_meaning_is_refused(expression: str, message: str) -> None:
    _, inputs = with_inputs()

    with pytest.raises(HoloworkError) as fault:
        eval(expression, {"np": np, **inputs})

    assert str(fault.value).startswith(message)


def test_a_function_without_an_op_is_a_type_error_as_numpy_has_it() -> None:
    _, inputs = with_inputs()

    with pytest.raises(TypeError) as fault:
        np.argsort(inputs["x"])

    assert isinstance(fault.value, NoFunction)
