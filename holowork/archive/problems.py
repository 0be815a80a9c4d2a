"""Everything that is wrong or strange about an archive, each with its place; nothing is raised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from holowork.archive.content_checks import CHECKS
from holowork.archive.errors import IN_HEADER, DamagedArchive, Malformed
from holowork.archive.extensions import NAMES_KEY, OWN_CALLS_KEY, PROVENANCE_KEY
from holowork.archive.format import FOOTER_BYTES, SectionKind
from holowork.archive.kernel_calls import is_known
from holowork.archive.level_checks import Finding
from holowork.archive.problem import Problem
from holowork.archive.section import SectionView

if TYPE_CHECKING:
    from holowork.archive.container import Container

_FLAGS = 6
_NEWER = {SectionKind.APP_MANIFEST: 3, SectionKind.CONTENT_BLOB: 3}
"""The format version that brought a kind."""


def problems(archive: Container) -> Iterator[Problem]:
    """The frame first, then the sections in table order."""
    for check in _FRAME_CHECKS:
        yield from check(archive)
    for view in archive.sections:
        yield from map(Problem.of, view.reading.faults)
        yield from _placed(view, _findings(archive, view))


def content_faults(archive: Container) -> Iterator[DamagedArchive]:
    """What a loader refuses although every byte can be read, section by section."""
    for view in archive.sections:
        faults = (finding for finding in _findings(archive, view) if finding.is_fault)
        yield from (Malformed(one.section, one.offset, one.text) for one in _placed(view, faults))


def _faults(archive: Container) -> Iterator[Problem]:
    footer = archive.footer_fault
    found = (*archive.table.version_faults(), *archive.table.entry_faults(), *([footer] if footer else []))
    return map(Problem.of, found)


def _flags(archive: Container) -> Iterator[Problem]:
    flags = archive.table.header.flags
    if flags:
        yield Problem(text=f"expected flags 0, found {flags:#x}; kept", section=IN_HEADER, offset=_FLAGS)


def _padding(archive: Container) -> Iterator[Problem]:
    for view in archive.sections:
        where, offset = archive.table.place(view.position)
        if any(view.ref.padding):
            found = view.ref.padding.hex(" ")
            yield Problem(
                text=f"expected padding of zeros, found {found}; kept", section=where, offset=offset + 1
            )


def _kinds(archive: Container) -> Iterator[Problem]:
    for view in archive.sections:
        where, offset = archive.table.place(view.position)
        since = _NEWER.get(view.ref.kind, 0)  # type: ignore[call-overload]  # a kind may be unknown
        if archive.version < since:
            text = (
                f"{view.name} came with format version {since}, found it in version {archive.version}; kept"
            )
            yield Problem(text=text, section=where, offset=offset)
        if view.ref.kind == SectionKind.DTYPE_REGISTRY:
            yield Problem(text="DTypeRegistry is reserved, found one; ignored", section=where, offset=offset)


def _gaps(archive: Container) -> Iterator[Problem]:
    """Bytes that no section owns, in byte order."""
    reached = archive.table.payload_start
    filled = sorted((view.ref.offset, view.ref.end) for view in archive.sections if view.ref.length)
    last = len(archive) - FOOTER_BYTES
    for start, end in [*filled, (last, last)]:
        if start > reached:
            text = f"{start - reached} bytes that no section owns; kept when nothing is replaced"
            yield Problem(text=text, section="payloads", offset=reached)
        reached = max(reached, end)


def _extensions(archive: Container) -> Iterator[Problem]:
    for key, read in _OWN_EXTENSIONS.items():
        if key not in archive.shown_extensions:
            continue
        try:
            yield from read(archive)
        except DamagedArchive as fault:
            yield Problem.of(fault)


def _declared(archive: Container) -> Iterator[Problem]:
    extensions = archive.shown_extensions
    for call in extensions.declared_calls:
        if not is_known(call):
            text = f"{call.name} version {call.version} ({call.discriminant:#x}) is unknown; update holowork"
            offset = extensions.body(OWN_CALLS_KEY).offset
            yield Problem(text=text, section=f"Extension.{OWN_CALLS_KEY}", offset=offset)


def _named(archive: Container) -> Iterator[Problem]:
    archive.shown_extensions.named_slots  # noqa: B018  # raises where it is malformed
    return iter(())


def _provenance(archive: Container) -> Iterator[Problem]:
    found = len(archive.shown_extensions.provenance)
    calls = len(archive.readable(SectionKind.KERNEL_CALLS))
    if found != calls:
        text = f"expected a record for each of {calls} calls, found {found}; ignored"
        offset = archive.shown_extensions.body(PROVENANCE_KEY).offset
        yield Problem(text=text, section=f"Extension.{PROVENANCE_KEY}", offset=offset)


_OWN_EXTENSIONS: dict[str, Callable[[Container], Iterator[Problem]]] = {
    OWN_CALLS_KEY: _declared,
    NAMES_KEY: _named,
    PROVENANCE_KEY: _provenance,
}
_FRAME_CHECKS = (_faults, _flags, _padding, _kinds, _gaps, _extensions)


def _findings(archive: Container, view: SectionView) -> Iterator[Finding]:
    if view.reading.left_over:
        yield Finding(path="", text=f"{view.reading.left_over} bytes behind what the section declares; kept")
    check = CHECKS.get(view.ref.kind)
    if check is not None and view.reading.value is not None:
        yield from check(view.reading.value, archive)


def _placed(view: SectionView, findings: Iterable[Finding]) -> Iterator[Problem]:
    """Findings with the byte of their field, or the first byte of the section."""
    found = tuple(findings)
    places = view.locate({finding.path for finding in found}) if found else {}
    for finding in found:
        offset = places.get(finding.path, view.ref.offset)
        joint = "." if finding.path[:1].isalpha() else ""
        where = f"{view.name}{joint}{finding.path}"
        yield Problem(text=finding.text, section=where, offset=offset, is_fault=finding.is_fault)
