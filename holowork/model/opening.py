"""open, inspect: archives from paths, bytes and modules."""

from holowork.archive import Archive, Source
from holowork.core import ModelError
from holowork.model.module import Module
from holowork.runtime import OPENED, Session, read_from


class NotOpenable(ModelError):
    """Something was given to `open` or `inspect` that is no archive."""

    def __init__(self, where: str, found: str) -> None:
        super().__init__(f"{where}: expected {OPENED}, found {found}")
        self.found = found


def open(source: Source | Module | Session | Archive) -> Archive:  # the name that users know from files
    """Open an archive: header and table are checked now, the footer before the first payload leaves it.

    Raises DamagedArchive with section and byte, NotOpenable, or OSError where the file cannot be read.
    """
    return read_from(source, _sound, lambda found: NotOpenable("open", found))


def inspect(source: Source | Module | Session | Archive) -> Archive:
    """Open an archive as far as it goes, damaged or not; what is wrong is in `.problems`.

    Raises DamagedArchive or NotOpenable for what is no archive at all, or OSError.
    """
    return as_it_is(source, "inspect")


def as_it_is(source: Source | Module | Session | Archive, where: str) -> Archive:
    """The archive that a function of this name was given, as far as it goes; raises as `inspect` does."""
    return read_from(source, _as_it_is, lambda found: NotOpenable(where, found))


def _as_it_is(source: Archive | Source) -> Archive:
    return source if isinstance(source, Archive) else Archive.read(source, damaged=True)


def _sound(source: Archive | Source) -> Archive:
    if not isinstance(source, Archive):
        return Archive.read(source)
    if not source.is_damaged_view:
        return source
    source.require_sound()
    opened = Archive.read(source.source)
    opened.name = source.name
    return opened
