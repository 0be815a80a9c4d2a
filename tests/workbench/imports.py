"""Models and files of weights to be shown, with names that mean harm."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import numpy as np
from onnx import ModelProto, TensorProto, helper

import holowork as hw
from holowork.importers import OnnxGraph, StoredTensors
from tests.workbench.samples import EVIL

ONES = np.ones((2, 3), np.float32)


def model() -> ModelProto:
    """An evil function of the model, arithmetic on shapes, and an operation that only holowork runs."""
    nodes = [
        helper.make_node(EVIL[0], ["x"], [EVIL[2]], name=EVIL[1], domain="evil"),
        helper.make_node("Shape", [EVIL[2]], ["extents"]),
        helper.make_node("Add", ["extents", "extents"], [EVIL[3]], name=EVIL[4]),
        helper.make_node("Expand", ["one", EVIL[3]], ["ones"]),
        helper.make_node("Mod", [EVIL[2], "one"], [EVIL[5]], fmod=1),
    ]
    opsets = [helper.make_opsetid("", 21), helper.make_opsetid("evil", 1)]
    body = [helper.make_node("Relu", ["a"], ["b"]), helper.make_node("Tanh", ["b"], ["c"])]
    function = helper.make_function("evil", EVIL[0], ["a"], ["c"], body, opsets)
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, 3])
    outputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in (EVIL[5], "ones")]
    one = helper.make_tensor("one", TensorProto.FLOAT, [1], [1.0])
    graph = helper.make_graph(nodes, EVIL[0], [x], outputs, [one])
    made: ModelProto = helper.make_model(graph, opset_imports=opsets, functions=[function])
    return made


@cache
def evil_model() -> OnnxGraph:
    return hw.from_onnx(model())


@cache
def evil_tensors() -> StoredTensors:
    return tensors(dict.fromkeys(EVIL, ONES), dict.fromkeys(EVIL, EVIL[0]))


def tensors(arrays: dict[str, np.ndarray], metadata: dict[str, str] | None = None) -> StoredTensors:
    """The arrays as a file has them."""
    path = Path(mkdtemp()) / "weights.safetensors"
    hw.to_safetensors(arrays, path, metadata)
    return hw.from_safetensors(path)
