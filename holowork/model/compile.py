"""compile, compile_source: from what a user has to a module."""

import os
from dataclasses import replace
from pathlib import Path

from holowork.compiler import compile_graph
from holowork.core import ModelError, Observer, fan_out, ignore
from holowork.ir import Graph
from holowork.model.module import Module
from holowork.model.trace import Recorder
from holowork.ops import GraphBuilder
from holowork.source import read_source, read_source_file


class NotCompilable(ModelError):
    """Something was given to `compile` that is no graph."""

    def __init__(self, found: object) -> None:
        expected = "expected a hw.Graph or a frozen graph"
        super().__init__(f"compile: {expected}, found {type(found).__name__}; for text use hw.compile_source")
        self.found = found


def compile(  # the name that users know from other compilers
    graph: GraphBuilder | Graph,
    *,
    numerics: str | None = None,
    format_version: int = 2,
    observer: Observer = ignore,
) -> Module:
    """Compile a graph to a module.

    `numerics` is `fused` or `strict`, by default what the graph says. `format_version` is 2, 3 or 4.
    `observer` is told each event of the pipeline. Raises CompileError, GraphError or OpError where the graph
    cannot be compiled, UnwritableVersion for another version.
    """
    frozen = graph.freeze() if isinstance(graph, GraphBuilder) else graph
    if not isinstance(frozen, Graph):
        raise NotCompilable(graph)
    frozen = frozen if numerics is None else replace(frozen, numerics=numerics)
    recorder = Recorder()
    archive = compile_graph(frozen, format_version, fan_out(recorder, observer))
    return Module(name=frozen.name, graph=frozen, archive=archive, passes=recorder.passes(frozen.name))


def compile_source(
    text: str, language: str = "auto", root: str | os.PathLike[str] | None = None, *, format_version: int = 2
) -> Module:
    """Compile source text; raises SourceError with line, column and the rejected token for each fault.

    Constants in files are read below `root`, by default the current folder.
    """
    return compile(read_source(text, language, root), format_version=format_version)


def compile_source_file(
    path: str | os.PathLike[str],
    language: str = "auto",
    root: str | os.PathLike[str] | None = None,
    *,
    format_version: int = 2,
) -> Module:
    """Compile a source file; constants in files are read below `root`, by default the file's folder."""
    return compile(read_source_file(Path(path), language, root), format_version=format_version)
