"""Models of other formats to graphs: ONNX and safetensors."""

import os
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from holowork.importers.errors import (
    DataDependent,
    MalformedModel,
    MissingExtra,
    MissingTensor,
    ModelRefused,
    NotAModel,
    Unbound,
    UnknownVersion,
    UnsupportedForm,
    UnsupportedOp,
    UnsupportedType,
    WrongBinding,
)
from holowork.importers.graph import OnnxGraph
from holowork.importers.report import Imported, ImportedOp, ImportReport, listed_ops
from holowork.importers.stored import StoredTensor, StoredTensors, as_array

__all__ = [
    "DataDependent",
    "ImportReport",
    "Imported",
    "ImportedOp",
    "MalformedModel",
    "MissingExtra",
    "MissingTensor",
    "ModelRefused",
    "NotAModel",
    "OnnxGraph",
    "StoredTensor",
    "StoredTensors",
    "Unbound",
    "UnknownVersion",
    "UnsupportedForm",
    "UnsupportedOp",
    "UnsupportedType",
    "WrongBinding",
    "from_onnx",
    "from_safetensors",
    "listed_ops",
    "to_safetensors",
]


def from_onnx(
    model: object,
    bind: Mapping[str, Any] | None = None,
    inputs: Mapping[str, Any] | None = None,
    *,
    cast_f64: bool = False,
    metadata: bool = False,
) -> OnnxGraph:
    """The graph of an ONNX model: a path, the bytes of a file, or an `onnx.ModelProto`.

    `bind` gives extents that the model leaves open a number, by their name (`{"N": 1}`), by their place
    (`{"x[0]": 1}`), or all those of an input at once (`{"x": (1, 3, 224, 224)}`). `inputs` fixes inputs to
    values, which are constants from then on. `cast_f64` makes f32 of f64; `metadata` keeps what the model
    says of itself in extensions of the archive. Ports, values and lines of origin have the names of the
    model; `graph.imported` tells what became of each of its nodes. Nothing of the model is executed.

    Raises ModelRefused: NotAModel, UnknownVersion, Unbound, WrongBinding, MalformedModel, UnsupportedOp,
    UnsupportedForm, UnsupportedType, DataDependent. Raises MissingExtra without the package onnx, and OSError
    where a file cannot be read. Source: the ONNX specification, IR 3 and opset 7 or later.
    """
    _require("onnx", "onnx")
    from holowork.importers.onnx.importing import import_model

    return import_model(model, bind or {}, inputs or {}, cast_f64=cast_f64, metadata=metadata)


def from_safetensors(path: str | os.PathLike[str]) -> StoredTensors:
    """The tensors of a safetensors file by name, read where they are used.

    Each has a name, a dtype, extents and a κ-label; `graph.const("w", tensors["w"])` copies one into a graph,
    `tensors.attach(graph, "w")` lets the graph read the file. The file must not change while it is used.
    Raises NotAModel, MalformedModel, OSError.
    """
    from holowork.importers.safetensors import read_file

    return read_file(path)


def to_safetensors(
    tensors: Mapping[str, Any], path: str | os.PathLike[str], metadata: Mapping[str, str] | None = None
) -> None:
    """Write tensors by name to a safetensors file, whole or not at all.

    Arrays of any layout, values of a session, or tensors of another file; `metadata` are texts by name.
    Raises UnsupportedType, MissingExtra without the package safetensors, OSError.
    """
    _require("safetensors", "onnx")
    from holowork.importers.safetensors import write_file

    write_file({name: as_array(name, value) for name, value in tensors.items()}, path, metadata)


def _require(package: str, extra: str) -> None:
    """Refuse to go on without a package that only an extra brings; raises MissingExtra."""
    if find_spec(package) is None:
        raise MissingExtra(package, extra)
