"""The network of handwritten digits, and how each peer says it."""

from importlib.util import find_spec

import numpy as np

from holowork.model.digits import PIXELS, Network
from holowork.ops import Array, GraphBuilder
from tests.benchmarks.peers import model, session
from tests.benchmarks.quiet import Call

IMAGES, HIDDEN, CLASSES = 60, 48, 10
_NODES = (
    "a = MatMul (x, w1); b = Add (a, b1); c = Relu (b); "
    "d = MatMul (c, w2); e = Add (d, b2); out = Softmax <axis=-1> (e)"
)


def network() -> Network:
    """Weights of the sizes that the demo trains."""
    random = np.random.default_rng(3)

    def drawn(*shape: int) -> Array:
        return (random.standard_normal(shape) * shape[0] ** -0.5).astype(np.float32)

    return Network(w1=drawn(PIXELS, HIDDEN), b1=drawn(HIDDEN), w2=drawn(HIDDEN, CLASSES), b2=drawn(CLASSES))


def digits(given: Network) -> GraphBuilder:
    """Pixels to probabilities."""
    graph = GraphBuilder("digits")
    w1, b1, w2, b2 = (graph.const(name, w) for name, w in vars(given).items())
    hidden = (graph.input("pixels", (IMAGES, PIXELS)) @ w1 + b1).relu()
    graph.output("probabilities", (hidden @ w2 + b2).softmax())
    return graph


def peers_of(given: Network, x: Array) -> dict[str, Call]:
    """Every peer that is installed, on an input."""
    found: dict[str, Call] = {}
    if find_spec("onnxruntime") and find_spec("onnx"):
        found["onnxruntime"] = _onnxruntime(given, x)
    if find_spec("torch"):
        import torch

        w1, b1, w2, b2 = (torch.from_numpy(w) for w in vars(given).values())
        pixels = torch.from_numpy(x)

        def forward(x: torch.Tensor) -> torch.Tensor:
            return (torch.relu(x @ w1 + b1) @ w2 + b2).softmax(-1)

        found["torch"] = lambda: forward(pixels)
        compiled = torch.compile(forward, dynamic=False)
        found["torch.compile"] = lambda: compiled(pixels)
    return found


def _onnxruntime(given: Network, x: Array) -> Call:
    result = np.empty((IMAGES, CLASSES), np.float32)
    made = model(_NODES, ports={"x": x}, constants=dict(vars(given)), result=result)
    run = session(made, {"x": x}, result)
    return lambda: (run(), result)[1]
