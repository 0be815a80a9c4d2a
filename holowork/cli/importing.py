"""holowork compile model.onnx: models of other formats, and what is bound and fixed in them."""

import shlex
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from holowork.cli.array_files import BadFile
from holowork.cli.report import WrongUsage, argument
from holowork.core import table
from holowork.importers import OnnxGraph, Unbound, from_onnx
from holowork.ops import Array

ENDING = ".onnx"
_ARRAYS = ".npy"

IMPORT_ARGUMENTS = (
    argument(
        "--bind",
        action="append",
        default=[],
        metavar="NAME=EXTENT",
        help="of a model: a number for an extent that it leaves open, by its name, by its place (x[0]=1), or "
        "all extents of an input (x=1,3,224,224); again for others (default: those that it states)",
    ),
    argument(
        "--fix",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="of a model: an input that is constant from then on, a number or a .npy file; again for others "
        "(default: every input is a port)",
    ),
    argument("--cast-f64", action="store_true", help="of a model: make f32 of f64 (default: refuse f64)"),
    argument(
        "--metadata",
        action="store_true",
        help="of a model: keep what it says of itself, such as its producer, in extensions of the archive",
    ),
)


def is_model(path: Path) -> bool:
    """Whether a file is a model of another format, by its ending."""
    return path.suffix.lower() == ENDING


def imported(given: Namespace) -> OnnxGraph:
    """The graph of the model that the command line names; raises WrongUsage, ModelRefused, OSError."""
    try:
        return from_onnx(
            given.source,
            bind=dict(_bound(text) for text in given.bind),
            inputs=dict(_fixed(text) for text in given.fix),
            cast_f64=given.cast_f64,
            metadata=given.metadata,
        )
    except Unbound as fault:
        said = " ".join(f"--bind {shlex.quote(f'{name}=1')}" for name in fault.names)
        raise WrongUsage(
            "--bind", f"a number for each of {', '.join(fault.names)}", f"none. {said}"
        ) from fault


def imported_text(graph: OnnxGraph) -> str:
    """What was imported, as a table."""
    report = graph.imported
    rows = [(op, count, report.ways[op]) for op, count in report.ops.most_common()]
    return table(rows, ("ONNX", "nodes", "said by"))


def refuse_misplaced(given: Namespace) -> None:
    """Refuse what only models have for a file that is none; raises WrongUsage."""
    for name in ("bind", "fix", "cast_f64", "metadata"):
        if getattr(given, name):
            option = f"--{name.replace('_', '-')}"
            raise WrongUsage(option, f"a model, a file ending in {ENDING}", str(given.source))


def _parts(option: str, text: str, form: str) -> tuple[str, str]:
    name, is_given, value = text.rpartition("=")
    if not (name and is_given and value):
        raise WrongUsage(option, form, repr(text))
    return name, value


def _bound(text: str) -> tuple[str, int | Sequence[int]]:
    form = "NAME=EXTENT, or NAME=EXTENT,EXTENT,… for all extents of an input"
    name, value = _parts("--bind", text, form)
    try:
        extents = tuple(int(part) for part in value.split(","))
    except ValueError as fault:
        raise WrongUsage("--bind", form, repr(text)) from fault
    return name, extents if "," in value else extents[0]


def _fixed(text: str) -> tuple[str, int | float | Array]:
    name, value = _parts("--fix", text, "NAME=NUMBER or NAME=FILE.npy")
    if value.endswith(_ARRAYS):
        return name, _loaded(text, value)
    for read in (int, float):
        try:
            return name, read(value)
        except ValueError:
            continue
    raise WrongUsage("--fix", "NAME=NUMBER or NAME=FILE.npy", repr(text))


def _loaded(text: str, path: str) -> Array:
    try:
        array: Array = np.load(path, allow_pickle=False)
    except ValueError as fault:
        raise BadFile(text, f"a {_ARRAYS} file without pickles", fault) from fault
    return array
