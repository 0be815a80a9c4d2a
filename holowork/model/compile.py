"""compile, compile_source: from what a user has to a module."""

import os
import warnings
from dataclasses import dataclass, replace
from pathlib import Path

from holowork.archive import Archive
from holowork.compiler import compile_graph
from holowork.core import ModelError, Observer, fan_out, ignore
from holowork.ir import Graph
from holowork.model.module import Module
from holowork.model.trace import Recorder
from holowork.ops import GraphBuilder, Tensor
from holowork.runtime import Session, foreign_file
from holowork.source import read_source, read_source_file


class NotCompilable(ModelError):
    """Something was given to `compile` that is no graph, or to `compile_source` that is no source."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        remedy = next(text for kind, text in _REMEDIES if isinstance(found, kind))
        told = foreign_file(found) or f"{type(found).__name__}; {remedy}"
        super().__init__(f"{where}: expected {expected}, found {told}")
        self.found = found


_REMEDIES: tuple[tuple[type | tuple[type, ...], str], ...] = (
    ((Module, Archive, Session), "it is compiled already, and hw.Session(…) runs it"),
    ((Graph, GraphBuilder), "hw.compile compiles a graph"),
    (Tensor, 'graph.output("y", tensor) names it, and hw.compile(graph) compiles its graph'),
    (str, "hw.compile_source compiles source text, hw.compile_source_file a file of it"),
    (os.PathLike, "hw.compile_source_file compiles a file of source text, hw.open opens an archive"),
    (bytes, "data.decode() makes text of it, and hw.open opens an archive"),
    (object, 'hw.Graph("name") begins a graph, and hw.compile_source takes text'),
)


_IN_SOURCE = "a line `output NAME`, or `h.output(…)` in Python, makes one"


class NoOutputs(UserWarning):
    """A graph was compiled that has no outputs, so that its runs return nothing."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """How a graph is compiled; `to_output` says how it is given an output."""

    numerics: str | None
    format_version: int
    trace: bool
    observer: Observer
    to_output: str = 'graph.output("y", tensor) makes one'


def compile(  # the name that users know from other compilers
    graph: GraphBuilder | Graph,
    *,
    numerics: str | None = None,
    format_version: int = 2,
    trace: bool = False,
    observer: Observer = ignore,
) -> Module:
    """Compile a graph to a module.

    `numerics` is `fused` or `strict`, by default what the graph says. `format_version` is 2, 3 or 4.
    `trace` keeps the names of constants and values in the archive: `archive.weights["w"]`.
    `observer` is told each event of the pipeline. Raises CompileError, GraphError or OpError where the graph
    cannot be compiled, UnwritableVersion for another version, NotCompilable for what is no graph. Warns with
    NoOutputs of a graph without any: it runs, and returns nothing.
    """
    frozen = graph.freeze() if isinstance(graph, GraphBuilder) else graph
    if not isinstance(frozen, Graph):
        raise NotCompilable("compile", "a hw.Graph or a frozen graph", graph)
    options = Options(numerics=numerics, format_version=format_version, trace=trace, observer=observer)
    return _compiled(frozen, options)


def _compiled(graph: Graph, options: Options) -> Module:
    graph = graph if options.numerics is None else replace(graph, numerics=options.numerics)
    if not graph.outputs:
        text = f"expected an output, found none, so that runs return nothing; {options.to_output}"
        # at the line that called the public function
        warnings.warn(f"compile: {text}", NoOutputs, stacklevel=3)
    recorder = Recorder()
    observer = fan_out(recorder, options.observer)
    archive = compile_graph(graph, options.format_version, observer, trace=options.trace)
    return Module(name=graph.name, graph=graph, archive=archive, passes=recorder.passes(graph.name))


def compile_source(
    text: str,
    language: str = "auto",
    root: str | os.PathLike[str] | None = None,
    *,
    graph: str | None = None,
    numerics: str | None = None,
    format_version: int = 2,
    trace: bool = False,
    observer: Observer = ignore,
) -> Module:
    """Compile source text; raises SourceError with line, column and the rejected token for each fault.

    Constants in files are read below `root`, by default the current folder. `graph` names the function to
    compile, where a text in Python has several. `numerics`, `format_version`,
    `trace` and `observer` are those of `compile`.
    """
    if not isinstance(text, str):
        raise NotCompilable("compile_source", "text", text)
    options = Options(
        numerics=numerics,
        format_version=format_version,
        trace=trace,
        observer=observer,
        to_output=_IN_SOURCE,
    )
    return _compiled(read_source(text, language, root, graph=graph), options)


def compile_source_file(
    path: str | os.PathLike[str],
    language: str = "auto",
    root: str | os.PathLike[str] | None = None,
    *,
    graph: str | None = None,
    numerics: str | None = None,
    format_version: int = 2,
    trace: bool = False,
    observer: Observer = ignore,
) -> Module:
    """Compile a source file; constants in files are read below `root`, by default the file's folder.

    `graph` is that of `compile_source`, the other options are those of `compile`. Raises SourceError.
    """
    if not isinstance(path, str | os.PathLike):
        raise NotCompilable("compile_source_file", "the path of a file of source text", path)
    options = Options(
        numerics=numerics,
        format_version=format_version,
        trace=trace,
        observer=observer,
        to_output=_IN_SOURCE,
    )
    return _compiled(read_source_file(Path(path), language, root, graph=graph), options)
