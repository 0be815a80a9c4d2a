"""from_onnx: a model to a graph."""

from collections.abc import Mapping
from typing import Any

from onnx import GraphProto

from holowork.importers.errors import MalformedModel
from holowork.importers.graph import OnnxGraph
from holowork.importers.onnx.binding import Binding
from holowork.importers.onnx.external import ExternalData
from holowork.importers.onnx.known import KnownValues
from holowork.importers.onnx.lowering import Lowering, Place
from holowork.importers.onnx.reading import Opened, domain_of, read_model
from holowork.importers.onnx.scope import Scope
from holowork.importers.onnx.step import Surroundings
from holowork.importers.onnx.survey import check_ops
from holowork.importers.onnx.tensors import TensorReader
from holowork.importers.onnx.types import Types
from holowork.importers.report import ImportReport


def import_model(
    model: object, bind: Mapping[str, Any], inputs: Mapping[str, Any], *, cast_f64: bool, metadata: bool
) -> OnnxGraph:
    """The graph of a model, see `holowork.from_onnx`."""
    opened = read_model(model)
    types = Types(cast_f64=cast_f64)
    graph = OnnxGraph(opened.proto.graph.name or opened.title)
    reader = TensorReader(types=types, external=ExternalData(folder=opened.folder))
    around = Surroundings(graph=graph, known=KnownValues(graph), reader=reader)
    binding = Binding(title=opened.title, extents=bind, values=inputs, types=types)
    graph.imported = _lower(opened, around, binding)
    if metadata:
        _note(graph, opened)
    return graph


def _lower(opened: Opened, around: Surroundings, binding: Binding) -> ImportReport:
    proto, scope = opened.proto.graph, Scope()
    functions = {(domain_of(one.domain), one.name): one for one in opened.proto.functions}
    check_ops(opened.proto, functions, opened.title)
    lowering = Lowering(around, functions)
    constants = [tensor for tensor in proto.initializer if tensor.name not in binding.values]
    names = {tensor.name for tensor in constants}
    lowering.constants(constants, scope)
    ports = [value for value in proto.input if value.name not in names]
    for name, tensor in binding.declare(around.graph, ports).items():
        scope.bind(name, tensor)
    lowering.run(proto.node, Place(scope=scope, opsets=opened.opsets, path=f"{opened.title}:"))
    _outputs(proto, scope, around)
    return ImportReport(title=opened.title, nodes=tuple(lowering.imported), graph=around.graph)


def _outputs(proto: GraphProto, scope: Scope, around: Surroundings) -> None:
    """The outputs of the graph; raises MalformedModel for one that nothing makes."""
    for value in proto.output:
        where = f"output {value.name!r}"
        tensor = scope.find(value.name, where)
        if tensor is None:
            raise MalformedModel(where, "a value", "one that is absent")
        with around.graph.at(value.name):
            around.graph.output(value.name, tensor)


def _note(graph: OnnxGraph, opened: Opened) -> None:
    """Keep who made the model, and what it says of itself, in extensions."""
    proto = opened.proto
    facts = {
        "producer": f"{proto.producer_name} {proto.producer_version}".strip(),
        "domain": proto.domain,
        "doc": proto.doc_string,
        **{f"metadata.{entry.key}": entry.value for entry in proto.metadata_props},
    }
    for key, text in facts.items():
        if text:
            graph.add_extension(f"onnx.{key}", text.encode())
