"""holowork compile: source text to an archive."""

from argparse import Namespace
from pathlib import Path

from holowork.archive import PortDescriptor, readable_bytes
from holowork.cli.report import Command, Report, argument, require_one_of
from holowork.cli.texts import portable_text
from holowork.core import HoloworkError, table
from holowork.model import Module, compile_source_file
from holowork.source import LANGUAGES, Kind, SourceDiagnostics

_LANGUAGES = ("auto", *LANGUAGES)


class NoSuchGraph(HoloworkError):
    """A file describes no graph of the name that was asked for."""

    def __init__(self, file: str, message: str, hint: str) -> None:
        super().__init__(f"--graph: {file}: {message}. {hint}" if hint else f"--graph: {file}: {message}")


def _compile(given: Namespace) -> Report:
    require_one_of("--language", given.language, _LANGUAGES)
    module = _module(given)
    target = given.output or _target(given.source, given.graph)
    module.save(target)
    return Report(text=_text(module, target), data=_data(module, target))


def _module(given: Namespace) -> Module:
    """The compiled graph; raises NoSuchGraph for a name on the command line, SourceError for the text."""
    try:
        return compile_source_file(
            given.source,
            given.language,
            given.root,
            graph=given.graph,
            format_version=given.format_version,
            trace=given.trace,
        )
    except SourceDiagnostics as fault:
        named = next((one for one in fault.diagnostics if one.kind == Kind.GRAPH_UNKNOWN), None)
        if named is None:
            raise
        raise NoSuchGraph(fault.name, named.message, named.hint) from fault


def _target(source: Path, graph: str | None) -> Path:
    """The archive beside a source; a graph that was chosen by its name has one of its own."""
    return source.with_name(f"{source.stem}.{graph}.holo" if graph else f"{source.stem}.holo")


def _text(module: Module, target: Path) -> str:
    archive = module.archive
    rows = [
        (stop.name, f"{stop.seconds * 1e3:.2f} ms", f"−{stop.removed} +{stop.added}", stop.note)
        for stop in module.passes
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
            for s in module.passes
        ],
    }


COMPILE = Command(
    description="Compile a file of source text to a .holo archive, and tell what each pass did. "
    "All faults of the text are told at once, with line and column; nothing is written then.",
    arguments=(
        argument("source", type=Path, metavar="SOURCE", help="file of source text"),
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
            help="keep the names of constants and values in the archive (default: only those of ports)",
        ),
        argument(
            "--format-version", type=int, default=2, choices=(2, 3, 4), help="of the archive (default: 2)"
        ),
    ),
    run=_compile,
    examples=(
        "compile net.txt",
        "compile net.txt -o build/net.holo --trace",
        "compile nets.py --graph encoder",
        "compile net.txt --root weights --json",
    ),
)
