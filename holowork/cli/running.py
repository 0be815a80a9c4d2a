"""holowork run: an archive on arrays from files."""

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from holowork.archive import write_whole
from holowork.cli.report import Command, Report, argument
from holowork.core import HoloworkError, table
from holowork.ops import NUMPY_DTYPES, Array, dtype_of, to_bytes
from holowork.runtime import PROVIDERS, Session
from kernels_ir import DType


class BadFile(HoloworkError):
    """A file of arrays is not what its ending says, or does not say which port it is for."""

    def __init__(self, given: str, expected: str, found: object) -> None:
        super().__init__(f"{given}: expected {expected}, found {found}")


_SUFFIXES = (".npy", ".bin", ".raw")
_NAMELESS = {np.dtype("V2"): NUMPY_DTYPES[DType.BF16], np.dtype("V1"): NUMPY_DTYPES[DType.I4]}


def _run(given: Namespace) -> Report:
    session = Session(given.archive, provider=given.provider)
    inputs: dict[str, Any] = {}
    for text in given.input:
        inputs |= _read(text)
    outputs = session.run(inputs)
    for text in given.output:
        _write(text, outputs)
    return Report(text=_text(session, outputs), data=_data(session, outputs))


def _read(text: str) -> Mapping[str, Any]:
    """NAME=FILE (.npy, or raw bytes), or FILE.npz with one array for each port."""
    name, _, file = text.rpartition("=")
    path = Path(file)
    if path.suffix == ".npz":
        with _loaded(path, text) as arrays:
            return {port: _named(array) for port, array in arrays.items()}
    if not name:
        raise BadFile(text, "NAME=FILE, or a .npz file with an array for each port", "no name")
    return {name: _named(_loaded(path, text)) if path.suffix == ".npy" else path.read_bytes()}


def _loaded(path: Path, text: str) -> Any:  # noqa: ANN401  # an array, or an archive of arrays
    try:
        return np.load(path, allow_pickle=False)
    except ValueError as fault:
        raise BadFile(text, f"a {path.suffix} file without pickles", fault) from fault


def _named(array: Array) -> Array:
    """The array in the element type that files of NumPy have no name for: of two bytes, or of one."""
    return array.view(_NAMELESS[array.dtype]) if array.dtype in _NAMELESS else array


def _write(text: str, outputs: Mapping[str, Array]) -> None:
    """NAME=FILE (.npy, or raw bytes), or FILE.npz for all outputs."""
    name, _, file = text.rpartition("=")
    path = Path(file)
    if path.suffix == ".npz":
        np.savez(path, **outputs)  # type: ignore[arg-type]  # the keys are the names of the ports
        return
    if name not in outputs:
        raise BadFile(text, f"NAME=FILE with one of {', '.join(outputs)}", name or "no name")
    if path.suffix not in _SUFFIXES:
        raise BadFile(text, f"a file ending in {', '.join(_SUFFIXES)} or .npz", path.suffix or "no ending")
    if path.suffix == ".npy":
        np.save(path, outputs[name], allow_pickle=False)
    else:
        write_whole(path, [_stored(outputs[name])])


def _stored(array: Array) -> memoryview:
    """The bytes as a port has them: two elements of i4 in one."""
    dtype = dtype_of(array)
    return array.data if dtype is None else to_bytes(array, dtype)


def _text(session: Session, outputs: Mapping[str, Array]) -> str:
    rows = [(name, str(y.dtype), str(list(y.shape)), _some(y)) for name, y in outputs.items()]
    listed = table(rows, ("output", "dtype", "shape", "values"))
    return f"{listed}\n\n{session.last!r}, provider {session.provider}"


def _some(array: Array) -> str:
    shown = " ".join(f"{value:.6g}" for value in array.reshape(-1)[:5].astype(np.float64))
    return f"{shown} …" if array.size > 5 else shown  # as many as fit a line


def _data(session: Session, outputs: Mapping[str, Array]) -> dict[str, Any]:
    last = session.last
    labels = [label.text for label in last.outputs] if last else []
    return {
        "provider": session.provider,
        "outputs": {
            name: {"dtype": str(y.dtype), "shape": list(y.shape), "label": label}
            for (name, y), label in zip(outputs.items(), labels, strict=True)
        },
        "computed": len(last.computed) if last else 0,
        "seconds": last.seconds if last else 0.0,
    }


RUN = Command(
    name="run",
    summary="run an archive on arrays from files",
    description="Run an archive once and show the first values of each output. Every input port needs a "
    "file; outputs are written where a file is named. Files are .npy, .npz with an array for each port, "
    "or raw little-endian bytes (.bin, .raw), by their ending.",
    arguments=(
        argument("archive", type=Path, metavar="ARCHIVE", help="archive to run"),
        argument(
            "-i",
            "--input",
            action="append",
            default=[],
            metavar="NAME=FILE",
            help="an input port and its file, or FILE.npz; once for each port",
        ),
        argument(
            "-o",
            "--output",
            action="append",
            default=[],
            metavar="NAME=FILE",
            help="an output port and its file, or FILE.npz; once for each port (default: none is written)",
        ),
        argument(
            "--provider",
            default="auto",
            metavar="NAME",
            help=f"who computes: {', '.join(one.name for one in PROVIDERS)} or auto (default: auto)",
        ),
    ),
    run=_run,
    examples=(
        "run net.holo -i x=x.npy",
        "run net.holo -i x=x.npy -i mask=mask.bin -o y=y.npy",
        "run net.holo -i inputs.npz -o outputs.npz --json",
    ),
)
