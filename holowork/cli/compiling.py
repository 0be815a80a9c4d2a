"""holowork compile: source text to an archive."""

from argparse import Namespace
from pathlib import Path

from holowork.archive import PortDescriptor, readable_bytes
from holowork.cli.report import Command, Report, argument
from holowork.core import table
from holowork.model import Module, compile_source_file


def _compile(given: Namespace) -> Report:
    module = compile_source_file(
        given.source, given.language, given.root, format_version=given.format_version
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
    description="Compile a source file to a .holo archive. Faults are told with line and column.",
    arguments=(
        argument("source", type=Path, help="source file"),
        argument(
            "-o", "--output", type=Path, help="archive to write (default: SOURCE with the ending .holo)"
        ),
        argument("--language", default="auto", help="language of the source (default: by its ending)"),
        argument(
            "--root", type=Path, help="folder that constants in files must lie in (default: that of SOURCE)"
        ),
        argument(
            "--format-version", type=int, default=2, choices=(2, 3, 4), help="format version (default: 2)"
        ),
    ),
    run=_compile,
)
