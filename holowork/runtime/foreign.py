"""What is given in place of an archive: what it is, and how to go on with it."""

import io
import os
from pathlib import Path

from holowork.ir import Graph
from holowork.ops import GraphBuilder, Tensor

OPENED = "the path or the bytes of a .holo archive, or a compiled module"
"""What is asked for where an archive is."""
_SOURCE = "source text; hw.compile_source(text) or hw.compile_source_file(path) compiles it first"
_ARRAY = "arrays of NumPy; load them with np.load, and give them to a run"
_FOREIGN = "a model of another format; build it with hw.Graph, its weights with graph.const"
_ENDINGS = {
    ".npy": _ARRAY,
    ".npz": _ARRAY,
    ".txt": _SOURCE,
    ".py": _SOURCE,
    ".onnx": "a model of ONNX; hw.compile(hw.from_onnx(path)) compiles it first",
    ".safetensors": "tensors without a graph; hw.from_safetensors(path) reads them",
    **dict.fromkeys((".gguf", ".pt", ".pth", ".tflite", ".h5", ".pb"), _FOREIGN),
}
_KINDS: tuple[tuple[type | tuple[type, ...], str], ...] = (
    ((Graph, GraphBuilder), "hw.compile(graph) compiles it first"),
    (Tensor, 'graph.output("y", tensor) names it, and hw.compile(graph) compiles its graph'),
    (io.IOBase, "file.read() gives its bytes"),
    (object, "hw.compile(graph) makes a module"),
)


def foreign_object(given: object) -> str:
    """What an object is that no archive can be read from, and how to go on."""
    remedy = next(text for kind, text in _KINDS if isinstance(given, kind))
    return f"{type(given).__name__}; {remedy}"


def no_path(given: object) -> str:
    """Why a text or path is not the name of a file, and how to go on; empty where it may be one."""
    if not isinstance(given, str | os.PathLike):
        return ""
    if isinstance(given, str) and "\n" in given:
        return _SOURCE
    return "a path with a NUL in it" if "\0" in str(os.fspath(given)) else ""


def foreign_file(given: object) -> str:
    """What a file is by its ending, and how to go on; empty where the ending says nothing."""
    path = Path(given) if isinstance(given, str | os.PathLike) else Path()
    told = _ENDINGS.get(path.suffix.lower(), "")
    return f"{path.name}, {told}" if told else ""
