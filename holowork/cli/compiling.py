"""holowork compile: source text or a model to an archive."""

from argparse import Namespace
from pathlib import Path

from holowork.archive import PortDescriptor, readable_bytes
from holowork.cli.folding import (
    FOLD_ARGUMENTS,
    budget_of,
    check_fold,
    fold_archive,
    fold_data,
    fold_text,
    is_archive,
)
from holowork.cli.importing import IMPORT_ARGUMENTS, imported, imported_text, is_model, refuse_misplaced
from holowork.cli.report import Command, Report, argument, require_one_of
from holowork.cli.texts import portable_text
from holowork.compiler import ALWAYS, COMPILE_PASSES, KNOWN_PASSES, STEPS
from holowork.core import HoloworkError, table
from holowork.importers import OnnxGraph
from holowork.model import Module, compile, compile_source_file
from holowork.source import LANGUAGES, Kind, SourceDiagnostics

_LANGUAGES = ("auto", *LANGUAGES)
_PASSES = tuple(one.name for one in KNOWN_PASSES)
_DEFAULT = ",".join(one.name for one in COMPILE_PASSES[len(ALWAYS) :])
_NONE = "none"


class NoSuchGraph(HoloworkError):
    """A file describes no graph of the name that was asked for."""

    def __init__(self, file: str, message: str, hint: str) -> None:
        super().__init__(f"--graph: {file}: {message}. {hint}" if hint else f"--graph: {file}: {message}")


def _compile(given: Namespace) -> Report:
    require_one_of("--language", given.language, _LANGUAGES)
    check_fold(given)
    if given.fold is not None and is_archive(given.source):
        return fold_archive(given)
    module, graph = _compiled(given, _passes(given.passes))
    if given.fold is not None:
        module = module.folded(given.fold, budget_of(given))
    target = given.output or _target(given.source, given.graph)
    module.save(target)
    text, data = _text(module, target), _data(module, target)
    if graph is not None:
        text, data = f"{imported_text(graph)}\n\n{text}", data | {"imported": dict(graph.imported.ops)}
    if given.fold is not None:
        text, data = f"{text}\n{fold_text(module.archive)}", data | fold_data(module.archive)
    return Report(text=text, data=data)


def _passes(given: str | None) -> tuple[str, ...] | None:
    """The passes that were named, None where none were; raises WrongUsage."""
    if given is None:
        return None
    if given.strip() == _NONE:
        return ()
    names = tuple(name for name in map(str.strip, given.split(",")) if name not in STEPS)
    for name in names:
        require_one_of("--passes", name, _PASSES if len(names) > 1 else (*_PASSES, _NONE))
    return names


def _compiled(given: Namespace, passes: tuple[str, ...] | None) -> tuple[Module, OnnxGraph | None]:
    """The module, and of a model what was imported."""
    if not is_model(given.source):
        refuse_misplaced(given)
        return _module(given, passes), None
    graph = imported(given)
    made = compile(
        graph,
        format_version=given.format_version,
        trace=given.trace,
        passes=passes,
        progress=not given.json,
    )
    return made, graph


def _module(given: Namespace, passes: tuple[str, ...] | None) -> Module:
    """The compiled graph; raises NoSuchGraph for a name on the command line, SourceError for the text."""
    try:
        return compile_source_file(
            given.source,
            given.language,
            given.root,
            graph=given.graph,
            format_version=given.format_version,
            trace=given.trace,
            passes=passes,
            progress=not given.json,
        )
    except SourceDiagnostics as fault:
        _refuse_graph(fault)
        raise


def _refuse_graph(fault: SourceDiagnostics) -> None:
    """A graph that is not there is a fault of the command line, not of the text; raises NoSuchGraph."""
    named = next((one for one in fault.diagnostics if one.kind == Kind.GRAPH_UNKNOWN), None)
    if named is not None:
        raise NoSuchGraph(fault.name, named.message, named.hint) from fault


def _target(source: Path, graph: str | None) -> Path:
    """The archive beside a source; a graph that was chosen by its name has one of its own."""
    return source.with_name(f"{source.stem}.{graph}.holo" if graph else f"{source.stem}.holo")


def _text(module: Module, target: Path) -> str:
    archive = module.archive
    rows = [
        (stop.name, f"{stop.seconds * 1e3:.2f} ms", f"−{stop.removed} +{stop.added}", stop.note)
        for stop in module.compiled
    ]
    head = (
        f"{target}: {readable_bytes(len(archive))}, format version {archive.version}, κ {archive.label.short}"
    )
    parts = (head, table(rows, ("pass", "time", "nodes", "note")), _ports_table(module))
    return "\n\n".join((*parts, f"portable: {portable_text(archive)}"))


def _ports_table(module: Module) -> str:
    """The ports of a module's archive."""
    ports = module.archive.ports
    rows = [
        (side, *_port(port))
        for side, found in (("in", ports.inputs), ("out", ports.outputs))
        for port in found
    ]
    return table(rows, ("port", "name", "type", "bytes"))


def _port(port: PortDescriptor) -> tuple[str, str, int]:
    return port.name, str(port.type), port.byte_length


def _data(module: Module, target: Path) -> dict[str, object]:
    archive = module.archive
    return {
        "archive": str(target),
        "bytes": len(archive),
        "format_version": archive.version,
        "label": archive.label.text,
        "portable": bool(archive.portable),
        "not_portable_because": list(archive.portable.reasons),
        "passes": [
            {"name": s.name, "seconds": s.seconds, "removed": s.removed, "added": s.added}
            for s in module.compiled
        ],
    }


COMPILE = Command(
    description="Compile a file of source text, or a model, to a .holo archive, and tell what each pass did. "
    "All faults of the text are told at once, with line and column; nothing is written then.",
    arguments=(
        argument(
            "source",
            type=Path,
            metavar="SOURCE",
            help="file of source text, or a model ending in .onnx; with --fold, or an archive",
        ),
        argument(
            "-o",
            "--output",
            type=Path,
            metavar="FILE",
            help="archive to write (default: SOURCE with the ending .holo, or .NAME.holo with --graph NAME)",
        ),
        argument(
            "--language",
            default="auto",
            metavar="NAME",
            help=f"{', '.join(_LANGUAGES)}; auto goes by the ending of SOURCE (default: auto)",
        ),
        argument(
            "--graph",
            metavar="NAME",
            help="function to compile, of several in a file of Python (default: the only one)",
        ),
        argument(
            "--root",
            type=Path,
            metavar="FOLDER",
            help="where constants in files must lie (default: the folder of SOURCE)",
        ),
        argument(
            "--trace",
            action="store_true",
            help="keep names of constants and values, lines of the source, and what each pass did, in the "
            "archive (default: only the names of ports)",
        ),
        argument(
            "--passes",
            metavar="NAMES",
            help=f"passes to run beside those that always do, or {_NONE}: of {', '.join(_PASSES)} "
            f"(default: {_DEFAULT})",
        ),
        *IMPORT_ARGUMENTS,
        *FOLD_ARGUMENTS,
        argument(
            "--format-version", type=int, default=2, choices=(2, 3, 4), help="of the archive (default: 2)"
        ),
    ),
    run=_compile,
    examples=(
        "compile net.txt",
        "compile net.txt -o build/net.holo --trace",
        "compile nets.py --graph encoder",
        "compile net.txt --passes share,dead-code",
        "compile net.txt --fold results",
        "compile net.holo --fold results --fold-bytes 1000000 -o folded.holo",
        "compile net.txt --root weights --json",
        "compile model.onnx --bind N=1 -o model.holo",
    ),
)
