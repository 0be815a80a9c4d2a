"""Loading an archive for execution: everything is checked, everything is decoded."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from holowork.archive.archive import Archive, Sections, Source
from holowork.archive.constants import ConstantEntry, InlineConstant, WeightReference
from holowork.archive.errors import ChecksumMismatch, Malformed, SectionMissing
from holowork.archive.extensions import NUMERICS_KEY, SHAPES_KEY, SHAPES_MARK, Extensions
from holowork.archive.format import SectionKind
from holowork.archive.ports import PortDescriptor
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.weights import WeightEntry
from holowork.codec import Body, Piece
from holowork.core import KappaLabel, digest, digest_stream, label_from_fingerprint
from holowork.ops import KernelCall
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class LoadedConstant:
    """A constant by slot: its element type, its bytes, its label."""

    slot: int
    dtype: DType
    body: memoryview
    label: KappaLabel


@dataclass(frozen=True, kw_only=True)
class LoadedPlan:
    """An archive, decoded: what a session runs."""

    calls: tuple[KernelCall, ...]
    levels: tuple[tuple[int, ...], ...]
    inputs: tuple[PortDescriptor, ...]
    outputs: tuple[PortDescriptor, ...]
    constants: tuple[LoadedConstant, ...]
    shapes: tuple[tuple[int, ...], ...] | None
    """Extents by slot where the archive carries holowork's mark, else None."""
    warm_start: tuple[WarmStartEntry, ...]
    extensions: Extensions
    numerics: str
    fingerprint: bytes


class HoloLoader:
    """Opens bytes or a file with every check of the format: header, table, footer."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    @classmethod
    def from_bytes(cls, data: Source) -> Self:
        """Check magic, version, table and footer; raises DamagedArchive for the first fault."""
        archive = Archive.read(data)
        archive.check()
        return cls(archive)

    def fingerprint(self) -> bytes:
        """The 32 bytes of the footer."""
        return self.archive.fingerprint

    def sections(self) -> Sections:
        """The sections in table order."""
        return self.archive.sections

    def into_plan(self) -> LoadedPlan:
        """Decode everything that execution needs; raises DamagedArchive with section and byte."""
        archive = self.archive
        calls = archive.require(SectionKind.KERNEL_CALLS, "every program has")
        return LoadedPlan(
            calls=calls,
            levels=_levels(archive, len(calls)),
            inputs=archive.decode(SectionKind.INPUTS),
            outputs=archive.decode(SectionKind.OUTPUTS),
            constants=_constants(archive),
            shapes=_shapes(archive),
            warm_start=archive.decode(SectionKind.WARM_START),
            extensions=archive.extensions,
            numerics=archive.extensions.get(NUMERICS_KEY, b"fused").decode("ascii", "replace"),
            fingerprint=archive.fingerprint,
        )


def weight_bodies(archive: Archive) -> dict[bytes, Body]:
    """The bodies in Weights by fingerprint, unread."""
    entries: tuple[WeightEntry, ...] = archive.decode(SectionKind.WEIGHTS)
    return {entry.fingerprint: entry.body for entry in entries}  # type: ignore[misc]  # read bodies are Body


def body_fault(fingerprint: bytes, body: Body) -> ChecksumMismatch | None:
    """What is wrong with a weight: its bytes do not have its fingerprint."""
    found = digest_stream(body.chunks())
    if found == fingerprint:
        return None
    return ChecksumMismatch("Weights", body.offset, (fingerprint, found))


def _levels(archive: Archive, calls: int) -> tuple[tuple[int, ...], ...]:
    """The exec plan; without one, a single level of all calls in order."""
    view = archive.sections.first(SectionKind.EXEC_PLAN)
    if view is None:
        return (tuple(range(calls)),)
    levels: tuple[tuple[int, ...], ...] = view.decode()
    for number, level in enumerate(levels):
        beyond = [call for call in level if call >= calls]
        if beyond:
            found = f"expected positions below {calls}, the number of calls, found {beyond[0]}"
            raise Malformed(f"ExecPlan[{number}]", view.ref.offset, found)
    return levels


def _constants(archive: Archive) -> tuple[LoadedConstant, ...]:
    entries: tuple[ConstantEntry, ...] = archive.decode(SectionKind.CONSTANTS)
    wanted = {e.fingerprint for e in entries if isinstance(e, WeightReference)}
    bodies = weight_bodies(archive)
    for fingerprint, body in bodies.items():
        fault = body_fault(fingerprint, body)
        if fault is not None:
            raise fault
    if wanted - bodies.keys():
        missing = min(wanted - bodies.keys()).hex()
        raise SectionMissing("Weights", len(archive), f"holds the constant {missing}")
    read = {fingerprint: bodies[fingerprint].view() for fingerprint in wanted}
    return tuple(_loaded(entry, read) for entry in entries)


def _loaded(entry: ConstantEntry, bodies: Mapping[bytes, memoryview]) -> LoadedConstant:
    if isinstance(entry, InlineConstant):
        body = _bytes_of(entry.body)
        label = label_from_fingerprint(digest(body))
    else:
        body = bodies[entry.fingerprint]
        label = label_from_fingerprint(entry.fingerprint)
    return LoadedConstant(slot=entry.slot, dtype=entry.dtype, body=body, label=label)


def _bytes_of(piece: Piece) -> memoryview:
    return piece.view() if isinstance(piece, Body) else memoryview(piece)


def _shapes(archive: Archive) -> tuple[tuple[int, ...], ...] | None:
    if archive.extensions.get(SHAPES_KEY) != SHAPES_MARK:
        return None
    return tuple(record.shape for record in archive.decode(SectionKind.SHAPE_REGISTRY))
