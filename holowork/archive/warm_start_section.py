"""Putting WarmStart into an archive that is there already."""

from collections.abc import Sequence

from holowork.archive.archive import Archive
from holowork.archive.assembly import with_section, without_section
from holowork.archive.format import SectionKind
from holowork.archive.warm_start import WarmStartEntry


def with_warm_start(archive: Archive, entries: Sequence[WarmStartEntry]) -> Archive:
    """The archive with these claims in place of those that it has; other sections stay byte for byte.

    No claims are no section, so an archive without any stays as it is.
    """
    if archive.sections.first(SectionKind.WARM_START) is not None:
        archive = without_section(archive, SectionKind.WARM_START)
    return with_section(archive, SectionKind.WARM_START, tuple(entries)) if entries else archive
