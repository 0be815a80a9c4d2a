"""holowork compile: source text to an archive."""

from argparse import Namespace
from pathlib import Path

from holowork.archive import PortDescriptor, readable_bytes
from holowork.cli.report import Command, Report, argument
from holowork.core import table
from holowork.model import Module, compile_source_file
from holowork.source import LANGUAGES


def _compile(given: Namespace) -> Report:
    module = compile_source_file(
        given.source,
        given.language,
        given.root,
        graph=given.graph,
        format_version=given.format_version,
        trace=given.trace,
    )
    target = given.output or given.source.with_suffix(".holo")
    module.save(target)
    return Report(text=_text(module, target), data=_data(module, target))


def _text(module: Module, target: Path) -> str:
    archive = module.archive
    rows = [
        (stop.name, f"{stop.seconds * 1e3:.2f} ms", f"−{stop.removed} +{stop.added}", stop.note)
        for stop in module.passes
    ]
    head = (
        f"{target}: {readable_bytes(len(archive))}, format version {archive.version}, κ {archive.label.short}"
    )
    return f"{head}\n\n{table(rows, ('pass', 'time', 'nodes', 'note'))}\n\n{ports_table(module)}"


def ports_table(module: Module) -> str:
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
        "passes": [
            {"name": s.name, "seconds": s.seconds, "removed": s.removed, "added": s.added}
            for s in module.passes
        ],
    }


COMPILE = Command(
    name="compile",
    summary="compile source text to a .holo archive",
    description="Compile a file of source text to a .holo archive, and tell what each pass did. "
    "All faults of the text are told at once, with line and column; nothing is written then.",
    arguments=(
        argument("source", type=Path, metavar="SOURCE", help="file of source text"),
        argument(
            "-o",
            "--output",
            type=Path,
            metavar="FILE",
            help="archive to write (default: SOURCE with the ending .holo)",
        ),
        argument(
            "--language",
            default="auto",
            metavar="NAME",
            help=f"{', '.join(LANGUAGES)} or auto, which goes by the ending of SOURCE (default: auto)",
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
