"""compile, compile_source: from what a user has to a module."""

import os
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from holowork.archive import Archive
from holowork.compiler import (
    COMPILE_PASSES,
    KNOWN_PASSES,
    STEPS,
    Progress,
    Unfinished,
    all_of,
    compile_graph,
    watching,
)
from holowork.core import ModelError, Observer, fan_out, ignore
from holowork.ir import Graph
from holowork.model.module import Module
from holowork.model.trace import CompileRecorder
from holowork.ops import GraphBuilder, Tensor
from holowork.passes import Pass, chosen
from holowork.runtime import FOLDS, LOAD_PASSES, Session, UnknownFold, foreign_file
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


Passes = Iterable[str | Pass[Graph]]
"""Passes by name, or as they are."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """How a graph is compiled; `to_output` says how it is given an output."""

    numerics: str | None
    format_version: int
    trace: bool
    observer: Observer
    passes: Passes | None
    progress: bool | Callable[[Progress], object]
    fold: str | None
    to_output: str = 'graph.output("y", tensor) makes one'

    def __post_init__(self) -> None:
        if self.fold is not None and self.fold not in FOLDS:
            raise UnknownFold(self.fold)


def compile(  # the name that users know from other compilers
    graph: GraphBuilder | Graph,
    *,
    numerics: str | None = None,
    format_version: int = 2,
    trace: bool = False,
    observer: Observer = ignore,
    passes: Passes | None = None,
    progress: bool | Callable[[Progress], object] = False,
    fold: str | None = None,
) -> Module:
    """Compile a graph to a module.

    `numerics` is `fused` or `strict`, by default what the graph says. `format_version` is 2, 3 or 4.
    `trace` keeps the names of constants and values in the archive: `archive.weights["w"]`.
    `observer` is told each event of the pipeline. `passes` are names or passes, None for all, () for none;
    verify, desugar, schedule and lower always run. Load passes among them are those of a session of the
    module. `progress` is True for a line on a terminal or in a
    notebook, or a function of one Progress. A compile that is interrupted leaves what it had come to in
    `last_partial`. `fold` is `labels` or `results`, which the archive then has of what no input reaches: see
    `Module.folded`. Raises CompileError, GraphError or OpError where the graph cannot be compiled,
    UnwritableVersion for another version, UnknownFold, NotCompilable for what is no graph. Warns with
    NoOutputs of a graph without any: it runs, and returns nothing.
    """
    frozen = graph.freeze() if isinstance(graph, GraphBuilder) else graph
    if not isinstance(frozen, Graph):
        raise NotCompilable("compile", "a hw.Graph or a frozen graph", graph)
    options = Options(
        numerics=numerics,
        format_version=format_version,
        trace=trace,
        observer=observer,
        passes=passes,
        progress=progress,
        fold=fold,
    )
    return _compiled(frozen, options)


def _compiled(graph: Graph, options: Options) -> Module:
    graph = graph if options.numerics is None else replace(graph, numerics=options.numerics)
    if not graph.outputs:
        text = f"expected an output, found none, so that runs return nothing; {options.to_output}"
        # at the line that called the public function
        warnings.warn(f"compile: {text}", NoOutputs, stacklevel=3)
    recorder, unfinished = CompileRecorder(), Unfinished(graph)
    passes, choice = _chosen(options.passes)
    try:
        archive = _archive(graph, replace(options, passes=passes), fan_out(recorder, unfinished))
    except KeyboardInterrupt:
        version, trace = options.format_version, options.trace
        _broken_off[:] = [lambda: _module(graph, unfinished.archive(version, trace=trace), recorder)]
        raise
    module = replace(_module(graph, archive, recorder), choice=choice)
    module = module.traced() if options.trace else module
    return module.folded(options.fold) if options.fold else module


def _chosen(given: Passes | None) -> tuple[tuple[Pass[Graph], ...], tuple[Pass[Graph], ...] | None]:
    """The passes of the compile, and those that a session of the module runs: None for all.

    A choice is one of both kinds: what it does not name is not run.
    """
    if given is None:
        return COMPILE_PASSES, None
    wanted = chosen(given, (*KNOWN_PASSES, *LOAD_PASSES), STEPS)
    return tuple(p for p in wanted if p not in LOAD_PASSES), tuple(p for p in wanted if p in LOAD_PASSES)


def _archive(graph: Graph, options: Options, observer: Observer) -> Archive:
    passes = chosen(options.passes, KNOWN_PASSES)
    version, trace = options.format_version, options.trace
    with watching(options.progress, len(all_of(passes))) as watch:
        told = fan_out(observer, watch, options.observer)
        return compile_graph(graph, version, told, trace=trace, passes=passes)


def _module(graph: Graph, archive: Archive, recorder: CompileRecorder) -> Module:
    return Module(name=graph.name, graph=graph, archive=archive, compiled=recorder.passes(graph.name))


_broken_off: list[Callable[[], Module]] = []


def last_partial() -> Module | None:
    """The module of the last pass that came to its end in the last compile that was interrupted, if any."""
    return _broken_off[-1]() if _broken_off else None


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
    passes: Passes | None = None,
    progress: bool | Callable[[Progress], object] = False,
    fold: str | None = None,
) -> Module:
    """Compile source text; raises SourceError with line, column and the rejected token for each fault.

    Constants in files are read below `root`, by default the current folder. `graph` names the function to
    compile, where a text in Python has several. The other options are those of `compile`.
    """
    if not isinstance(text, str):
        raise NotCompilable("compile_source", "text", text)
    options = Options(
        numerics=numerics,
        format_version=format_version,
        trace=trace,
        observer=observer,
        passes=passes,
        progress=progress,
        fold=fold,
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
    passes: Passes | None = None,
    progress: bool | Callable[[Progress], object] = False,
    fold: str | None = None,
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
        passes=passes,
        progress=progress,
        fold=fold,
        to_output=_IN_SOURCE,
    )
    return _compiled(read_source_file(Path(path), language, root, graph=graph), options)
