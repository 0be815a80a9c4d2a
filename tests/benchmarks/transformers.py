"""A transformer of a few layers, and how each peer says it."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from holowork.ops import Array, GraphBuilder, Tensor
from tests.benchmarks.peers import model, session
from tests.benchmarks.quiet import Call

LAYERS, ROWS, WIDTH, HEADS = 2, 64, 256, 4
SCALE = (WIDTH // HEADS) ** -0.5
EPSILON = 1e-5
_HEADS = (1, ROWS, HEADS, WIDTH // HEADS)
Weights = Mapping[str, Array]


@cache
def weights() -> tuple[Weights, ...]:
    """Matrices and vectors of each layer."""
    random = np.random.default_rng(7)
    shapes = dict.fromkeys(("wq", "wk", "wv", "wo"), (WIDTH, WIDTH))
    shapes |= {"w1": (WIDTH, 4 * WIDTH), "w2": (4 * WIDTH, WIDTH)}
    vectors = dict.fromkeys(("g1", "b1", "g2", "b2", "bq", "bk", "bv", "bo", "c2"), WIDTH) | {"c1": 4 * WIDTH}

    def drawn(*shape: int) -> Array:
        return (random.standard_normal(shape) * shape[0] ** -0.5).astype(np.float32)

    return tuple(
        {name: drawn(*shape) for name, shape in shapes.items()}
        | {name: drawn(size) for name, size in vectors.items()}
        for _ in range(LAYERS)
    )


def transformer() -> GraphBuilder:
    """Norm, attention, sum; norm, two products with GELU between them, sum: for each layer."""
    g = GraphBuilder("transformer")
    x = g.input("x", (1, ROWS, WIDTH))
    for layer in weights():
        w = {name: g.const(array) for name, array in layer.items()}
        n = x.layer_norm(w["g1"], w["b1"], epsilon=EPSILON)
        q, k, v = (_of_heads(n @ w[f"w{z}"] + w[f"b{z}"]) for z in "qkv")
        a = ((q @ k.transpose((0, 1, 3, 2))) * SCALE).softmax() @ v
        x = x + (a.transpose((0, 2, 1, 3)).reshape((1, ROWS, WIDTH)) @ w["wo"] + w["bo"])
        n = x.layer_norm(w["g2"], w["b2"], epsilon=EPSILON)
        x = x + ((n @ w["w1"] + w["c1"]).gelu() @ w["w2"] + w["c2"])
    g.output("y", x)
    return g


def _of_heads(x: Tensor) -> Tensor:
    return x.reshape(_HEADS).transpose((0, 2, 1, 3))


def peers_of(x: Array) -> dict[str, Call]:
    """Every peer that is installed, on an input."""
    found: dict[str, Call] = {}
    if find_spec("onnxruntime") and find_spec("onnx"):
        found["onnxruntime"] = _onnxruntime(x)
    if find_spec("torch"):
        import torch

        given = torch.from_numpy(x)
        found["torch"] = lambda: _in_torch(given)
        compiled = torch.compile(_in_torch, dynamic=False)
        found["torch.compile"] = lambda: compiled(given)
    return found


@cache
def _tensors() -> tuple[Mapping[str, Any], ...]:
    import torch

    return tuple({name: torch.from_numpy(w) for name, w in layer.items()} for layer in weights())


def _in_torch(x: Any) -> Any:
    import torch.nn.functional as f

    for w in _tensors():
        n = f.layer_norm(x, (WIDTH,), w["g1"], w["b1"], EPSILON)
        q, k, v = ((n @ w[f"w{z}"] + w[f"b{z}"]).reshape(_HEADS).transpose(1, 2) for z in "qkv")
        a = (q @ k.transpose(2, 3) * SCALE).softmax(-1) @ v
        x = x + (a.transpose(1, 2).reshape(1, ROWS, WIDTH) @ w["wo"] + w["bo"])
        n = f.layer_norm(x, (WIDTH,), w["g2"], w["b2"], EPSILON)
        x = x + (f.gelu(n @ w["w1"] + w["c1"], approximate="tanh") @ w["w2"] + w["c2"])
    return x


def _onnxruntime(x: Array) -> Call:
    constants = {f"{name}{i}": w for i, layer in enumerate(weights()) for name, w in layer.items()}
    constants |= {"heads": np.array(_HEADS), "rows": np.array(x.shape), "scale": np.array(SCALE, np.float32)}
    text = "; ".join((*_nodes(), f"out = Identity (x{LAYERS})"))
    result = np.empty_like(x)
    run = session(model(text, ports={"x0": x}, constants=constants, result=result), {"x0": x}, result)
    return lambda: (run(), result)[1]


def _nodes() -> Iterator[str]:
    """The nodes of each layer in ONNX's syntax."""
    for i in range(LAYERS):
        yield from _attention_nodes(i)
        yield f"m{i} = LayerNormalization <axis=-1, epsilon={EPSILON:f}> (s{i}, g2{i}, b2{i})"
        yield f"h{i} = MatMul (m{i}, w1{i})"
        yield f"i{i} = Add (h{i}, c1{i})"
        yield f'j{i} = Gelu <approximate="tanh"> (i{i})'
        yield f"k{i} = MatMul (j{i}, w2{i})"
        yield f"l{i} = Add (k{i}, c2{i})"
        yield f"x{i + 1} = Add (s{i}, l{i})"


def _attention_nodes(i: int) -> Iterator[str]:
    yield f"n{i} = LayerNormalization <axis=-1, epsilon={EPSILON:f}> (x{i}, g1{i}, b1{i})"
    for z in "qkv":
        yield f"{z}p{i} = MatMul (n{i}, w{z}{i})"
        yield f"{z}a{i} = Add ({z}p{i}, b{z}{i})"
        yield f"{z}r{i} = Reshape ({z}a{i}, heads)"
        yield f"{z}t{i} = Transpose <perm=[{'0, 2, 3, 1' if z == 'k' else '0, 2, 1, 3'}]> ({z}r{i})"
    yield f"d{i} = MatMul (qt{i}, kt{i})"
    yield f"e{i} = Mul (d{i}, scale)"
    yield f"f{i} = Softmax <axis=-1> (e{i})"
    yield f"o{i} = MatMul (f{i}, vt{i})"
    yield f"p{i} = Transpose <perm=[0, 2, 1, 3]> (o{i})"
    yield f"r{i} = Reshape (p{i}, rows)"
    yield f"t{i} = MatMul (r{i}, wo{i})"
    yield f"u{i} = Add (t{i}, bo{i})"
    yield f"s{i} = Add (x{i}, u{i})"
