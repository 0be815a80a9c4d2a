"""Writing archives: set the sections there are, then finish."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Self

from holowork.archive.archive import Archive
from holowork.archive.assembly import assemble
from holowork.archive.certificates import Certificate
from holowork.archive.constants import ConstantEntry
from holowork.archive.content import ContentBlob
from holowork.archive.extension import EXTENSION, ExtensionEntry
from holowork.archive.format import DEFAULT_VERSION, SECTIONS, Header, Section, SectionKind
from holowork.archive.manifest import AppManifest
from holowork.archive.ports import PortDescriptor
from holowork.archive.shapes import ShapeRecord
from holowork.archive.streams import hash_body
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.weights import WeightEntry
from holowork.codec import Piece, Sink, body_of
from holowork.core import ArchiveError, label_from_fingerprint
from holowork.ir import TraceRecord
from holowork.ops import KernelCall

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
        self._values: dict[SectionKind, object] = {}
        self._extensions: list[ExtensionEntry] = []
        self._blobs: list[ContentBlob] = []
        self._repeated: Mapping[SectionKind, Sequence[object]] = {
            SectionKind.EXTENSION: self._extensions,
            SectionKind.CONTENT_BLOB: self._blobs,
        }

    def set_kernel_calls(self, calls: Sequence[KernelCall]) -> Self:
        """The program. Own calls need the extension `holowork.calls`, which the compiler adds."""
        return self._set(SectionKind.KERNEL_CALLS, calls)

    def set_schedule(self, levels: Levels) -> Self:
        """Node ids by level."""
        return self._set(SectionKind.SCHEDULE, levels)

    def set_weights(self, bodies: Iterable[Piece] | Mapping[bytes, Piece]) -> Self:
        """Bodies of large constants; equal ones are written once, ascending by fingerprint.

        A mapping gives the fingerprints along, so that nothing is hashed again.
        """
        if not isinstance(bodies, Mapping):
            bodies = {hash_body(body_of(body)): body for body in bodies}
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

    def set_trace(self, payload: TraceRecord | Piece) -> Self:
        """What the passes did, or bytes of another producer that tell it."""
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
        EXTENSION.encode(ExtensionEntry(key=key, value=b""))
        self._extensions.append(ExtensionEntry(key=key, value=value))
        return self

    def add_content_blob(self, content: Piece) -> Self:
        """Append bytes under their label."""
        label = label_from_fingerprint(hash_body(body_of(content)))
        self._blobs.append(ContentBlob(label=label.text, content=content))
        return self

    def finish(self) -> bytes:
        """The archive as bytes; raises Unencodable where a value does not fit its field."""
        return self.archive().to_bytes()

    def archive(self, name: str = "") -> Archive:
        """The archive, with large bodies still where they were."""
        payloads = [(section.kind, _encoded(section, value)) for section, value in self._in_order()]
        return assemble(Header(version=self._version, section_count=0), payloads, name=name)

    def _set(self, kind: SectionKind, value: object) -> Self:
        self._values[kind] = value
        return self

    def _in_order(self) -> Iterator[tuple[Section, object]]:
        for section in SECTIONS:
            for value in self._of_kind(section.kind):
                yield section, value

    def _of_kind(self, kind: SectionKind) -> Sequence[object]:
        if kind in self._repeated:
            return self._repeated[kind]
        if kind in self._values:
            return [self._values[kind]]
        return [()] if kind in _ALWAYS else []


def _encoded(section: Section, value: object) -> Sink:
    sink = Sink()
    section.layout.write_part(value, sink, section.name)
    return sink
