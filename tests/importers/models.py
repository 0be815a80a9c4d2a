"""Small models of ONNX, written by the package onnx."""

from collections.abc import Sequence

import numpy as np
from onnx import IR_VERSION, ModelProto, NodeProto, TensorProto, ValueInfoProto, helper

from holowork.ops import Array

FLOAT = TensorProto.FLOAT


def value(name: str, shape: Sequence[int | str | None] | None = (2, 3), kind: int = FLOAT) -> ValueInfoProto:
    """A port of a model."""
    made: ValueInfoProto = helper.make_tensor_value_info(name, kind, shape)
    return made


def constant(name: str, array: Array) -> TensorProto:
    """An initializer."""
    made: TensorProto = helper.make_tensor(
        name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape, array.tobytes(), raw=True
    )
    return made


def model(
    nodes: Sequence[NodeProto],
    inputs: Sequence[ValueInfoProto] = (),
    outputs: Sequence[ValueInfoProto] = (),
    *,
    constants: Sequence[TensorProto] = (),
    opset: int = 21,
    ir: int = IR_VERSION,
) -> ModelProto:
    """A model of a graph of these nodes."""
    graph = helper.make_graph(nodes, "net", inputs or [value("x")], outputs or [value("y", None)], constants)
    made: ModelProto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=ir)
    return made


def relu() -> ModelProto:
    """y = relu(x), x of 2 rows of 3."""
    return model([helper.make_node("Relu", ["x"], ["y"])])


X = np.array([[-1.0, 0.0, 1.0], [2.0, -3.0, 4.0]], np.float32)
"""An array for the port x."""
