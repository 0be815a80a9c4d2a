"""Writing archives: set the sections there are, then finish."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from holowork.archive.archive import Archive
from holowork.archive.certificates import Certificate
from holowork.archive.constants import ConstantEntry
from holowork.archive.content import ContentBlob
from holowork.archive.extension import ExtensionEntry
from holowork.archive.format import (
    DEFAULT_VERSION,
    ENTRY_BYTES,
    HEADER,
    HEADER_BYTES,
    MOST_SECTIONS,
    SECTION_REF,
    SECTIONS,
    Header,
    Section,
    SectionKind,
    SectionRef,
)
from holowork.archive.kernel_calls import kernel_calls
from holowork.archive.manifest import AppManifest
from holowork.archive.ports import PortDescriptor
from holowork.archive.shapes import ShapeRecord
from holowork.archive.sources import PieceSource
from holowork.archive.table import read_table
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.weights import WeightEntry
from holowork.codec import Body, Layout, Piece, Sink, Unencodable, rest
from holowork.core import ArchiveError, digest, digest_stream, label_from_fingerprint
from holowork.ops import OWN_CALLS, KernelCall

VERSIONS = (2, 3, 4)
_ALWAYS = (SectionKind.KERNEL_CALLS, SectionKind.WEIGHTS)
Levels = Sequence[Sequence[int]]


class UnwritableVersion(ArchiveError):
    """A format version was asked for that is not written."""

    def __init__(self, version: int) -> None:
        super().__init__(f"format_version: expected one of {VERSIONS}, found {version}")
        self.version = version


class HoloWriter:
    """Builds an archive: the setters may come in any order, `finish` lays the sections out.

    Each setter replaces what was set before; `add_extension` and `add_content_blob` append. Large bodies are
    referred to, not copied, so they must not change before the archive is written.
    """

    def __init__(self, format_version: int = DEFAULT_VERSION) -> None:
        if format_version not in VERSIONS:
            raise UnwritableVersion(format_version)
        self._version = format_version
        self._values: dict[SectionKind, tuple[Layout[Any], Any]] = {}
        self._extensions: list[ExtensionEntry] = []
        self._blobs: list[ContentBlob] = []

    def set_kernel_calls(self, calls: Sequence[KernelCall]) -> Self:
        """The program. Own calls need the extension `holowork.calls`, which the compiler adds."""
        own = frozenset(c.discriminant for c in calls if c.discriminant >= OWN_CALLS)
        return self._set(SectionKind.KERNEL_CALLS, calls, kernel_calls(own))

    def set_schedule(self, levels: Levels) -> Self:
        """Node ids by level."""
        return self._set(SectionKind.SCHEDULE, levels)

    def set_weights(self, bodies: Iterable[Piece] | Mapping[bytes, Piece]) -> Self:
        """Bodies of large constants; equal ones are written once, ascending by fingerprint.

        A mapping gives the fingerprints along, so that nothing is hashed again.
        """
        if not isinstance(bodies, Mapping):
            bodies = {digest(_flat(body)): body for body in bodies}
        ordered = sorted(bodies.items(), key=lambda item: item[0])
        entries = tuple(WeightEntry(fingerprint=print_, body=body) for print_, body in ordered)
        return self._set(SectionKind.WEIGHTS, entries)

    def set_shape_registry(self, shapes: Sequence[tuple[int, ...]]) -> Self:
        """Extents by number."""
        return self._set(SectionKind.SHAPE_REGISTRY, tuple(map(ShapeRecord.of, shapes)))

    def set_dtype_registry(self, payload: Piece) -> Self:
        """Bytes of the reserved section."""
        return self._set(SectionKind.DTYPE_REGISTRY, payload)

    def set_certificates(self, records: Sequence[Certificate]) -> Self:
        """One certificate for each operation."""
        return self._set(SectionKind.CERTIFICATES, records)

    def set_trace(self, payload: Piece) -> Self:
        """Bytes that tell what the passes did."""
        return self._set(SectionKind.TRACE, payload)

    def set_metadata(self, payload: Piece) -> Self:
        """Bytes of the producer."""
        return self._set(SectionKind.METADATA, payload)

    def set_inputs(self, ports: Sequence[PortDescriptor]) -> Self:
        """Input ports, in order."""
        return self._set(SectionKind.INPUTS, ports)

    def set_outputs(self, ports: Sequence[PortDescriptor]) -> Self:
        """Output ports, in order."""
        return self._set(SectionKind.OUTPUTS, ports)

    def set_constants(self, entries: Sequence[ConstantEntry]) -> Self:
        """Constants by slot."""
        return self._set(SectionKind.CONSTANTS, entries)

    def set_exec_plan(self, levels: Levels) -> Self:
        """Positions in the list of calls, by level."""
        return self._set(SectionKind.EXEC_PLAN, levels)

    def set_warm_start(self, entries: Sequence[WarmStartEntry]) -> Self:
        """Labels, and results, of what needs no input."""
        return self._set(SectionKind.WARM_START, entries)

    def set_app_manifest(self, manifest: AppManifest) -> Self:
        """What an application is made of."""
        return self._set(SectionKind.APP_MANIFEST, manifest)

    def add_extension(self, key: str, value: Piece) -> Self:
        """Append an extension; keys may repeat. Raises Unencodable for a key above 65535 bytes."""
        if len(key.encode()) > MOST_SECTIONS:
            raise Unencodable("extension key", f"at most {MOST_SECTIONS} bytes of UTF-8", key[:40])
        self._extensions.append(ExtensionEntry(key=key, value=value))
        return self

    def add_content_blob(self, content: Piece) -> Self:
        """Append bytes under their label."""
        label = label_from_fingerprint(digest(_flat(content)))
        self._blobs.append(ContentBlob(label=label.text, content=content))
        return self

    def finish(self) -> bytes:
        """The archive as bytes; raises Unencodable where a value does not fit its field."""
        return self.archive().to_bytes()

    def archive(self, name: str = "") -> Archive:
        """The archive, with large bodies still where they were."""
        payloads = [(kind, _encoded(layout, value)) for kind, layout, value in self._in_order()]
        return assemble(Header(version=self._version, section_count=0), payloads, name)

    def _set(self, kind: SectionKind, value: Any, layout: Layout[Any] | None = None) -> Self:
        declared = {section.kind: section.layout for section in SECTIONS}[kind]
        self._values[kind] = (layout or declared, value)
        return self

    def _in_order(self) -> list[tuple[SectionKind, Layout[Any], Any]]:
        repeated = {
            SectionKind.EXTENSION: self._extensions,
            SectionKind.CONTENT_BLOB: self._blobs,
        }
        ordered: list[tuple[SectionKind, Layout[Any], Any]] = []
        for section in SECTIONS:
            values = repeated.get(section.kind, [])
            ordered += [(section.kind, section.layout, value) for value in values]
            ordered += self._single(section)
        return ordered

    def _single(self, section: Section) -> list[tuple[SectionKind, Layout[Any], Any]]:
        if section.kind in self._values:
            layout, value = self._values[section.kind]
            return [(section.kind, layout, value)]
        return [(section.kind, section.layout, ())] if section.kind in _ALWAYS else []


Payload = tuple[int | SectionRef, Sink]


def assemble(header: Header, payloads: Sequence[Payload], name: str = "") -> Archive:
    """Lay payloads out behind a header and a table, and seal them with the footer.

    A payload is announced by its kind, or by an entry whose kind and padding are kept.
    """
    if len(payloads) > MOST_SECTIONS:
        raise Unencodable("section count", f"at most {MOST_SECTIONS}", len(payloads))
    sink = Sink()
    head = Header(version=header.version, flags=header.flags, section_count=len(payloads))
    HEADER.write(head, sink)
    offset = HEADER_BYTES + ENTRY_BYTES * len(payloads)
    for announced, payload in payloads:
        SECTION_REF.write(_entry(announced, offset, payload.length), sink)
        offset += payload.length
    for _, payload in payloads:
        sink.extend(payload)
    footer = digest_stream(sink.chunks())
    source = PieceSource((*sink.pieces(), footer))
    return Archive(source, read_table(source), name)


def _entry(announced: int | SectionRef, offset: int, length: int) -> SectionRef:
    if isinstance(announced, SectionRef):
        kind, padding = announced.kind, announced.padding
        return SectionRef(kind=kind, padding=padding, offset=offset, length=length)
    return SectionRef(kind=announced, offset=offset, length=length)


def rewrite(archive: Archive, replaced: Mapping[int, Piece]) -> Archive:
    """The archive with the payloads at some table positions replaced; all else is kept byte for byte.

    Nothing replaced gives the same bytes, gaps between payloads included.
    """
    if not replaced:
        return archive
    payloads: list[Payload] = []
    for view in archive.sections:
        sink = Sink()
        rest.write(replaced.get(view.position, view.payload), sink)
        payloads.append((view.ref, sink))
    return assemble(archive.table.header, payloads, archive.name)


def _encoded(layout: Layout[Any], value: Any) -> Sink:
    sink = Sink()
    layout.write(value, sink)
    return sink


def _flat(piece: Piece) -> bytes | bytearray | memoryview:
    return piece.view() if isinstance(piece, Body) else piece
