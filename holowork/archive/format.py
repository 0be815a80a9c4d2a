"""The container: header, section table, section kinds and the footer."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Any

from holowork.archive import (
    certificates,
    constants,
    content,
    extension,
    kernel_calls,
    levels,
    manifest,
    opaque,
    ports,
    shapes,
    trace,
    warm_start,
    weights,
)
from holowork.codec import Layout, codec_of, fixed_bytes, record, u8, u16, u64, wire

MAGIC = b"HOLO"
FOOTER_BYTES = 32
HEADER_BYTES = 10
ENTRY_BYTES = 24
SMALLEST_ARCHIVE = HEADER_BYTES + FOOTER_BYTES
DEFAULT_VERSION = 2
MOST_SECTIONS = 0xFFFF


@record
class Header:
    """The first ten bytes."""

    magic: bytes = wire(fixed_bytes(4), "the bytes HOLO", default=MAGIC)
    version: int = wire(u16, "format version", default=DEFAULT_VERSION)
    flags: int = wire(u16, "written 0, kept when rewriting", default=0)
    section_count: int = wire(u16, "entries of the section table")


@record
class SectionRef:
    """One entry of the section table."""

    kind: int = wire(u8, "section kind, 1 to 16")
    padding: bytes = wire(fixed_bytes(7), "written zero, kept when rewriting", default=bytes(7))
    offset: int = wire(u64, "first byte, from the start of the file")
    length: int = wire(u64, "bytes of the payload")

    @property
    def end(self) -> int:
        """The byte after the payload."""
        return self.offset + self.length


class SectionKind(IntEnum):
    """The kinds of section; a format reader knows no others."""

    KERNEL_CALLS = 1
    SCHEDULE = 2
    WEIGHTS = 3
    SHAPE_REGISTRY = 4
    DTYPE_REGISTRY = 5
    CERTIFICATES = 6
    TRACE = 7
    METADATA = 8
    INPUTS = 9
    OUTPUTS = 10
    CONSTANTS = 11
    EXEC_PLAN = 12
    WARM_START = 13
    EXTENSION = 14
    APP_MANIFEST = 15
    CONTENT_BLOB = 16


@dataclass(frozen=True, kw_only=True)
class Section:
    """What a section kind is called, how its payload lies, and whether it may stand more than once."""

    kind: SectionKind
    name: str
    layout: Layout[Any]
    summary: str
    is_repeatable: bool = False


SECTIONS: tuple[Section, ...] = (
    Section(
        kind=SectionKind.APP_MANIFEST,
        name="AppManifest",
        layout=manifest.MANIFEST,
        summary="what an application is made of",
    ),
    Section(
        kind=SectionKind.KERNEL_CALLS,
        name="KernelCalls",
        layout=kernel_calls.KERNEL_CALLS,
        summary="the program: one call after another",
    ),
    Section(
        kind=SectionKind.SCHEDULE,
        name="Schedule",
        layout=levels.LEVELS,
        summary="node ids by level",
    ),
    Section(
        kind=SectionKind.WEIGHTS,
        name="Weights",
        layout=weights.WEIGHTS,
        summary="bodies of large constants, once each, by fingerprint",
    ),
    Section(
        kind=SectionKind.SHAPE_REGISTRY,
        name="ShapeRegistry",
        layout=shapes.SHAPES,
        summary="extents; one entry for each slot where holowork wrote it",
    ),
    Section(
        kind=SectionKind.DTYPE_REGISTRY,
        name="DTypeRegistry",
        layout=opaque.OPAQUE,
        summary="reserved, never written",
    ),
    Section(
        kind=SectionKind.CERTIFICATES,
        name="Certificates",
        layout=certificates.CERTIFICATES,
        summary="one completeness certificate for each operation",
    ),
    Section(
        kind=SectionKind.TRACE,
        name="Trace",
        layout=trace.TRACE,
        summary="what the passes did, on request",
    ),
    Section(
        kind=SectionKind.METADATA,
        name="Metadata",
        layout=opaque.OPAQUE,
        summary="bytes of the producer",
    ),
    Section(
        kind=SectionKind.INPUTS,
        name="Inputs",
        layout=ports.PORTS,
        summary="input ports",
    ),
    Section(
        kind=SectionKind.OUTPUTS,
        name="Outputs",
        layout=ports.PORTS,
        summary="output ports",
    ),
    Section(
        kind=SectionKind.CONSTANTS,
        name="Constants",
        layout=constants.CONSTANTS,
        summary="constants by slot: inline bytes, or a fingerprint into Weights",
    ),
    Section(
        kind=SectionKind.EXEC_PLAN,
        name="ExecPlan",
        layout=levels.LEVELS,
        summary="positions in the list of calls, by level",
    ),
    Section(
        kind=SectionKind.EXTENSION,
        name="Extension",
        layout=extension.EXTENSION,
        summary="a key and bytes of the producer",
        is_repeatable=True,
    ),
    Section(
        kind=SectionKind.CONTENT_BLOB,
        name="ContentBlob",
        layout=content.CONTENT_BLOB,
        summary="a label and the bytes that it names",
        is_repeatable=True,
    ),
    Section(
        kind=SectionKind.WARM_START,
        name="WarmStart",
        layout=warm_start.WARM_START,
        summary="labels, and results, of what needs no input",
    ),
)
"""Every section, in the order in which they are written."""

BY_KIND: Mapping[int, Section] = MappingProxyType({section.kind: section for section in SECTIONS})
BY_NAME: Mapping[str, Section] = MappingProxyType({section.name: section for section in SECTIONS})
HEADER = codec_of(Header)
SECTION_REF = codec_of(SectionRef)
