"""Loading an archive for execution: everything is checked, everything is decoded."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Self

from holowork.archive.archive import Archive
from holowork.archive.binding import label_of
from holowork.archive.constants import ConstantEntry, InlineConstant, WeightReference
from holowork.archive.errors import ChecksumMismatch, Malformed, SectionMissing, in_file
from holowork.archive.extensions import NUMERICS_KEY, SHAPES_KEY, SHAPES_MARK, Extensions
from holowork.archive.format import SectionKind
from holowork.archive.ports import PortDescriptor
from holowork.archive.section import Sections
from holowork.archive.sources import Source
from holowork.archive.streams import hash_body
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.weights import WeightEntry
from holowork.codec import Body, Piece, body_of
from holowork.core import KappaLabel, digest
from holowork.ops import KernelCall
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class LoadedConstant:
    """A constant by slot: its element type, its bytes, in memory or where they are stored, its label."""

    slot: int
    dtype: DType
    piece: Piece
    label: KappaLabel

    @property
    def is_read(self) -> bool:
        """Whether the bytes are in memory."""
        return not isinstance(self.piece, Body)

    @property
    def stored(self) -> Body:
        """The bytes, to be read in parts."""
        return body_of(self.piece)

    @property
    def size(self) -> int:
        """How many bytes there are."""
        return len(self.stored)

    @property
    def body(self) -> memoryview:
        """The bytes, which are read where they are not in memory."""
        return self.stored.view()


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
        """Check version, footer and table; raises DamagedArchive for the first fault."""
        archive.require_sound()
        self.archive = archive

    @classmethod
    def from_bytes(cls, data: Source) -> Self:
        """Check magic, version, footer and table; raises DamagedArchive for the first fault."""
        loader = cls(Archive.read(data, damaged=True))
        loader.archive.is_damaged_view = False
        return loader

    def fingerprint(self) -> bytes:
        """The 32 bytes of the footer."""
        return self.archive.fingerprint

    def sections(self) -> Sections:
        """The sections in table order."""
        return self.archive.sections

    def into_plan(self, *, reads_weights: bool = True) -> LoadedPlan:
        """Decode everything that execution needs; raises DamagedArchive with section and byte.

        Weights are checked in any case, and stay where they are stored unless `reads_weights`.
        """
        with in_file(self.archive.name):
            return _plan(self.archive, reads_weights=reads_weights)


def _plan(archive: Archive, *, reads_weights: bool) -> LoadedPlan:
    calls = archive.require(SectionKind.KERNEL_CALLS, "every program has")
    return LoadedPlan(
        calls=calls,
        levels=_levels(archive, len(calls)),
        inputs=archive.decode(SectionKind.INPUTS),
        outputs=archive.decode(SectionKind.OUTPUTS),
        constants=_constants(archive, reads_weights=reads_weights),
        shapes=_shapes(archive),
        warm_start=archive.decode(SectionKind.WARM_START),
        extensions=archive.extensions,
        numerics=archive.extensions.get(NUMERICS_KEY, b"fused").decode("ascii", "replace"),
        fingerprint=archive.fingerprint,
    )


def weight_bodies(archive: Archive) -> dict[bytes, Body]:
    """The bodies in Weights by fingerprint, unread; of equal fingerprints the first."""
    entries: tuple[WeightEntry, ...] = archive.decode(SectionKind.WEIGHTS)
    return {entry.fingerprint: body_of(entry.body) for entry in reversed(entries)}


def body_fault(fingerprint: bytes, body: Body) -> ChecksumMismatch | None:
    """What is wrong with a weight: its bytes do not have its fingerprint."""
    return _difference(body, fingerprint, hash_body(body))


def _difference(body: Body, expected: bytes, found: bytes) -> ChecksumMismatch | None:
    return None if found == expected else ChecksumMismatch("Weights", body.offset, (expected, found))


def _levels(archive: Archive, calls: int) -> tuple[tuple[int, ...], ...]:
    """The exec plan; without one, a single level of all calls in order."""
    view = archive.sections.first(SectionKind.EXEC_PLAN)
    if view is None:
        return (tuple(range(calls)),)
    levels: tuple[tuple[int, ...], ...] = view.decode()
    for number, level in enumerate(levels):
        if max(level, default=-1) >= calls:
            path = f"[{number}][{next(i for i, call in enumerate(level) if call >= calls)}]"
            text = f"expected positions below {calls}, the number of calls, found {max(level)}"
            raise Malformed(f"{view.name}{path}", view.locate({path})[path], text)
    return levels


def _constants(archive: Archive, *, reads_weights: bool) -> tuple[LoadedConstant, ...]:
    entries: tuple[ConstantEntry, ...] = archive.decode(SectionKind.CONSTANTS)
    wanted = {e.fingerprint for e in entries if isinstance(e, WeightReference)}
    bodies = _checked_bodies(archive, wanted if reads_weights else ())
    bodies |= {} if reads_weights else weight_bodies(archive)
    for fingerprint in sorted(wanted - bodies.keys()):
        raise SectionMissing("Weights", len(archive), f"holds the constant {fingerprint.hex()}")
    return tuple(_loaded(entry, bodies) for entry in entries)


def _checked_bodies(archive: Archive, wanted: Collection[bytes]) -> dict[bytes, Piece]:
    """The wanted bodies, read once and checked; the others are checked too."""
    entries: tuple[WeightEntry, ...] = archive.decode(SectionKind.WEIGHTS)
    read: dict[bytes, Piece] = {}
    for entry in entries:
        body = body_of(entry.body)
        if entry.fingerprint in wanted:
            view = read[entry.fingerprint] = body.view()
            fault = _difference(body, entry.fingerprint, digest(view))
        else:
            fault = body_fault(entry.fingerprint, body)
        if fault is not None:
            raise fault
    return read


def _loaded(entry: ConstantEntry, bodies: Mapping[bytes, Piece]) -> LoadedConstant:
    piece = _bytes_of(entry, bodies)
    return LoadedConstant(slot=entry.slot, dtype=entry.dtype, piece=piece, label=label_of(entry))


def _bytes_of(entry: ConstantEntry, bodies: Mapping[bytes, Piece]) -> Piece:
    if isinstance(entry, InlineConstant):
        return body_of(entry.body).view()
    return bodies[entry.fingerprint]


def _shapes(archive: Archive) -> tuple[tuple[int, ...], ...] | None:
    if archive.extensions.get(SHAPES_KEY) != SHAPES_MARK:
        return None
    return tuple(record.shape for record in archive.decode(SectionKind.SHAPE_REGISTRY))
