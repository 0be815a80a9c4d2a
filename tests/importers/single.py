"""Models of one node, run by holowork and by others."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from onnx import ModelProto, ValueInfoProto, helper
from onnx.reference import ReferenceEvaluator

import holowork as hw
from holowork.ops import Array

Feeds = Mapping[str, Array | None]
"""Operands in order, None for one that is left out."""


def normal(*shape: int) -> Array:
    """Numbers that look like any, the same ones every time."""
    made: Array = np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)
    return made


def node_model(op: str, feeds: Feeds, *, outputs: int = 1, opset: int = 21, **attributes: Any) -> ModelProto:
    """A model of one node, whose operands are ports and whose outputs are y0, y1, …"""
    given = {name: array for name, array in feeds.items() if array is not None}
    names = [name if name in given else "" for name in feeds]
    results = [f"y{place}" for place in range(outputs)]
    ports = [
        helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)
        for name, array in given.items()
    ]
    node = helper.make_node(op, names, results, **attributes)
    graph = helper.make_graph([node], "net", ports, [ValueInfoProto(name=name) for name in results])
    made: ModelProto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])
    return made


def outcome(model: ModelProto, feeds: Feeds, fixed: Sequence[str] = ()) -> list[Array]:
    """What machine code makes of a model; `fixed` operands are known while importing."""
    given = {name: array for name, array in feeds.items() if array is not None}
    session = hw.Session(
        hw.compile(hw.from_onnx(model, inputs={name: given[name] for name in fixed})), memo=0
    )
    found = session.run({name: given[name] for name in session.input_names})
    return [found[value.name] for value in model.graph.output]


def expected(model: ModelProto, feeds: Feeds) -> list[Array]:
    """What the package onnx makes of a model."""
    given = {name: array for name, array in feeds.items() if array is not None}
    made: list[Array] = ReferenceEvaluator(model).run(None, given)
    return made
