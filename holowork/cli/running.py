"""holowork run: an archive on arrays from files."""

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.cli.array_files import check, read_all, write
from holowork.cli.report import Command, Report, argument
from holowork.cli.sessions import ARCHIVE, PROVIDER, inputs, require_provider, session_of
from holowork.cli.values import MOST_VALUES, values_of
from holowork.core import SessionError, table
from holowork.ops import Array
from holowork.runtime import STATES, Session


def _run(given: Namespace) -> Report:
    require_provider(given)
    check("-i", given.input)
    check("-o", given.output)
    session = session_of(given)
    outputs = _outputs(session, read_all(given.input))
    for text in given.output:
        write(text, outputs)
    return Report(text=_text(session, outputs), data=_data(session, outputs))


def _outputs(session: Session, inputs: Mapping[str, Any]) -> Mapping[str, Array]:
    """What a run returns; where ports have no files, its refusal says how they are given some."""
    try:
        return session.run(inputs)
    except SessionError as fault:
        missing = [f"-i {port.name}=FILE" for port in session.archive.ports.inputs if port.name not in inputs]
        if missing:
            fault.add_note(f"give each port a file: {' '.join(missing)}")
        raise


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
            name: {"dtype": str(y.dtype), "shape": list(y.shape), "label": label, **values_of(y)}
            for (name, y), label in zip(outputs.items(), labels, strict=True)
        },
        **{state: last.past.count(state) if last else 0 for state in STATES},
        "seconds": last.seconds if last else 0.0,
    }


RUN = Command(
    description="Run an archive once and show the first values of each output. Every input port needs a "
    "file; outputs are written where a file is named. Files are .npy, .npz with an array for each port, "
    f"or raw little-endian bytes (.bin, .raw), by their ending. With --json come the values of each output "
    f"of up to {MOST_VALUES:,} elements.",
    arguments=(
        ARCHIVE,
        inputs("once for each port"),
        argument(
            "-o",
            "--output",
            action="append",
            default=[],
            metavar="NAME=FILE",
            help="an output port and its file, or FILE.npz; once for each port (default: none is written)",
        ),
        PROVIDER,
    ),
    run=_run,
    examples=(
        "run net.holo -i x=x.npy",
        "run net.holo -i x=x.npy -i mask=mask.bin -o y=y.npy",
        "run net.holo -i inputs.npz -o outputs.npz --json",
    ),
)
