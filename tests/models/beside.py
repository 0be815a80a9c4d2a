"""Models in onnxruntime, and what they say of themselves: constants, inputs."""

from collections.abc import Iterator
from pathlib import Path

import onnx
import onnxruntime
from onnx import ModelProto, numpy_helper

from holowork.ops import Array

QUIET = 3


def session_of(path: Path, threads: int = 1, *, optimized: bool = True) -> onnxruntime.InferenceSession:
    """A session with all optimizations that are on by default, or none, on so many threads."""
    options, levels = onnxruntime.SessionOptions(), onnxruntime.GraphOptimizationLevel
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    options.log_severity_level = QUIET
    options.graph_optimization_level = levels.ORT_ENABLE_ALL if optimized else levels.ORT_DISABLE_ALL
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def input_of(model: ModelProto) -> str:
    """The one input that is no initializer."""
    known = {tensor.name for tensor in model.graph.initializer}
    (name,) = (value.name for value in model.graph.input if value.name not in known)
    return str(name)


def distinct_bytes(path: Path) -> int:
    """The bytes of the constants of a model, equal ones counted once."""
    return sum(map(len, {tensor.tobytes() for tensor in _constants(onnx.load(path))}))


def _constants(model: ModelProto) -> Iterator[Array]:
    yield from map(numpy_helper.to_array, model.graph.initializer)
    for node in model.graph.node:
        values = (each.t for each in node.attribute if node.op_type == "Constant" and each.name == "value")
        yield from map(numpy_helper.to_array, values)
