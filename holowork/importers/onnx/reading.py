"""A model from a path, from bytes or as it is: its versions checked, its parts still as ONNX has them."""

import os
from dataclasses import dataclass
from pathlib import Path

from google.protobuf.message import DecodeError  # type: ignore[import-untyped]  # it comes without
from onnx import IR_VERSION, ModelProto
from onnx.defs import onnx_opset_version

from holowork.core import refuse_strange
from holowork.importers.errors import MalformedModel, NotAModel, UnknownVersion

LEAST_IR = 3
OLDER = "onnx.version_converter.convert_version makes a newer model of it"
"""How to go on with a model that is too old."""
STANDARD = ""
"""The domain of the ops of the ONNX specification."""
_ALIASES = {"ai.onnx": STANDARD}

Model = str | os.PathLike[str] | bytes | bytearray | memoryview | ModelProto


@dataclass(frozen=True, kw_only=True)
class Opened:
    """A model that was read: what it is called, the folder of its file if it has one, its ops' versions."""

    title: str
    folder: Path | None
    proto: ModelProto
    opsets: dict[str, int]


def read_model(model: object) -> Opened:
    """Read a model; raises NotAModel, MalformedModel, UnknownVersion, OSError."""
    title, folder, proto = _parsed(model)
    _check_ir(proto, title)
    opsets = opsets_of(proto.opset_import)
    if not opsets:
        raise MalformedModel(title, "the versions of the ops that it uses", "none")
    _check_opset(opsets.setdefault(STANDARD, onnx_opset_version()), title)
    return Opened(title=title, folder=folder, proto=proto, opsets=opsets)


def domain_of(name: str) -> str:
    """A domain of ops by the one name that is used for it here."""
    return _ALIASES.get(name, name)


def opsets_of(imports: object) -> dict[str, int]:
    """The version of each domain that a model or function imports."""
    return {domain_of(one.domain): one.version for one in imports}  # type: ignore[attr-defined]  # protobuf's list


def _parsed(model: object) -> tuple[str, Path | None, ModelProto]:
    if isinstance(model, ModelProto):
        return model.graph.name or "model", None, model
    if isinstance(model, bytes | bytearray | memoryview):
        return "model", None, _decoded(bytes(model), "model")
    if not isinstance(model, str | os.PathLike):
        found = f"{type(model).__name__}"
        raise NotAModel("from_onnx", "a path, the bytes of a file, or an onnx.ModelProto", found)
    path = Path(model)
    refuse_strange(path, path.stat().st_mode)
    return path.name, path.parent, _decoded(path.read_bytes(), path.name)


def _decoded(data: bytes, title: str) -> ModelProto:
    proto = ModelProto()
    try:
        proto.ParseFromString(data)
    except DecodeError as fault:
        found = f"{len(data)} bytes that cannot be read as one; the file may have been cut short"
        raise NotAModel(title, "a model in ONNX's format", found) from fault
    if not proto.HasField("graph"):
        raise NotAModel(title, "a model with a graph", f"{len(data)} bytes without one")
    return proto


def _check_ir(proto: ModelProto, title: str) -> None:
    if not LEAST_IR <= proto.ir_version <= IR_VERSION:
        expected = f"an IR version from {LEAST_IR} to {IR_VERSION}"
        raise UnknownVersion(title, expected, proto.ir_version, hint=_hint(proto.ir_version, IR_VERSION))


def _check_opset(version: int, title: str) -> None:
    most = onnx_opset_version()
    if not 1 <= version <= most:
        expected = f"an opset up to {most}"
        raise UnknownVersion(title, expected, version, hint=_hint(version, most))


def _hint(found: int, most: int) -> str:
    """How to go on with a version that is too new, or too old."""
    newer = "A newer package onnx may know it: pip install -U onnx"
    return newer if found > most else OLDER
