"""What must hold of every mutation, whatever it is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from holowork.archive import (
    Archive,
    BadMagic,
    DamagedArchive,
    HoloLoader,
    PieceSource,
    SectionKind,
    Truncated,
    rewrite,
)
from holowork.core import HoloworkError
from holowork.runtime import Session
from tests.archive.samples import raw
from tests.codec.declared import plain

LOADED = {
    "KernelCalls",
    "Inputs",
    "Outputs",
    "Constants",
    "Weights",
    "WarmStart",
    "Extension",
    "ExecPlan",
    "header",
    "footer",
    "section table",
}
"""Places that a load looks at; a fault elsewhere does not stop a program."""

NAMES = "Extension.holowork.names"
"""Read by views alone."""

MOST_PORT_BYTES = 1 << 20


class Broken(Exception):
    """An oracle does not hold."""


@dataclass(frozen=True)
class Outcome:
    """How loading ended: None, or the refusal as text."""

    refusal: str | None


def require(*, holds: bool, text: str) -> None:
    """Raise Broken where an oracle does not hold."""
    if not holds:
        raise Broken(text)


def outcome(load: Callable[[], object]) -> Outcome:
    """The plan, or the one documented error with a section and an offset; anything else travels on."""
    try:
        load()
    except DamagedArchive as fault:
        require(holds=bool(fault.section) and fault.offset >= 0, text=f"a refusal without place: {fault!r}")
        fault.file = ""
        return Outcome(str(fault))
    return Outcome(None)


def check_raw(data: bytes) -> None:
    """Unsealed bytes are refused."""
    require(holds=outcome(lambda: HoloLoader.from_bytes(data)).refusal is not None, text="accepted unsealed")


def check_sealed(data: bytes, path: Path) -> Outcome:
    """Every way of reading agrees, and what is accepted is canonical."""
    path.write_bytes(data)
    found = outcome(lambda: HoloLoader.from_bytes(data).into_plan())
    ways = {
        "path": lambda: HoloLoader.from_bytes(path).into_plan(),
        "mapped": lambda: _mapped(path).into_plan(),
        "pieces": lambda: HoloLoader.from_bytes(PieceSource((data[:7], data[7:], b""))).into_plan(),
    }
    for name, load in ways.items():
        other = outcome(load)
        require(holds=found == other, text=f"bytes: {found}, {name}: {other}")
    _check_view(data, found)
    if found.refusal is None:
        _check_canonical(data)
    return found


def _mapped(path: Path) -> HoloLoader:
    view = Archive.read(path, damaged=True, map_file=True)
    loader = HoloLoader(view)
    view.is_damaged_view = False
    return loader


def _check_view(data: bytes, found: Outcome) -> None:
    """`inspect` shows everything that is an archive, and says what a load would refuse."""
    try:
        archive = Archive.read(data, damaged=True)
    except (BadMagic, Truncated):
        require(holds=found.refusal is not None, text="accepted, and no archive")
        return
    shown = archive.to_json()
    repr((archive, archive.ports, archive.weights, archive.extensions, archive.portable))
    spans = [view.spans() for view in archive.sections]
    require(holds=len(spans) == len(shown["sections"]), text="a section is not shown")
    require(holds=_is_refused(archive) == (found.refusal is not None), text=f"{found}, {shown['problems']}")


def _is_refused(archive: Archive) -> bool:
    listed = [problem.section for problem in archive.problems if problem.is_fault]
    read = [section for section in listed if not section.startswith(NAMES)]
    faults = {section.partition("[")[0].partition(".")[0] for section in read}
    has_shapes = archive.extensions.get("holowork.shapes") == b"1"
    looked_at = LOADED | ({"ShapeRegistry"} if has_shapes else set())
    weights = [f for f in archive.verify(deep=True).faults if f.section in {"Weights", "footer"}]
    return (
        bool(faults & looked_at) or bool(weights) or archive.sections.first(SectionKind.KERNEL_CALLS) is None
    )


def _check_canonical(data: bytes) -> None:
    """Writing again gives the same bytes, and encoding a value the same value."""
    archive = Archive.read(data)
    require(holds=rewrite(archive, {}).to_bytes() == data, text="rewriting changes the bytes")
    parts = {view.position: raw(view.payload) for view in archive.sections}
    again = rewrite(archive, parts)
    kept = {view.position: raw(view.payload) for view in again.sections}
    require(holds=kept == parts and again.table.header == archive.table.header, text="rewriting loses bytes")
    for view in archive.sections:
        if view.reading.faults:
            continue
        value = view.decode()
        encoded = view.layout.encode(value)
        require(
            holds=plain(view.layout.decode(encoded)) == plain(value), text=f"{view.name} is not canonical"
        )


def runs(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Label and bytes of each output of a program that can be run; nothing for one that is refused."""
    try:
        session = Session(data, provider="reference")
        given = [_input(port.byte_length) for port in session.input_ports]
        outputs = session.execute(given)
    except HoloworkError:
        return
    labels = session.last.outputs if session.last is not None else ()
    require(holds=len(labels) == len(outputs), text="a run is not noted")
    for label in labels:
        value = session.resolve(label)
        require(holds=value is not None, text=f"an output is not held: {label}")
        yield str(label), b"" if value is None else value.data.tobytes()


class TooLarge(HoloworkError):
    """A port is larger than a test should fill."""


def _input(size: int) -> bytes:
    if size > MOST_PORT_BYTES:
        raise TooLarge(size)
    return (np.arange(size, dtype=np.uint32) % 61).astype(np.uint8).tobytes()
