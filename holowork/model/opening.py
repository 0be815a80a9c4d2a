"""open, inspect: archives from paths, bytes and modules."""

from holowork.archive import Archive, Source
from holowork.model.module import Module


def open(source: Source | Module) -> Archive:  # the name that users know from files
    """Open an archive: header and table are checked now, the footer before the first payload leaves it.

    Raises DamagedArchive with section and byte, or OSError where the file cannot be read.
    """
    return source.archive if isinstance(source, Module) else Archive.read(source)


def inspect(source: Source | Module) -> Archive:
    """Open an archive as far as it goes, damaged or not; what is wrong is in `.problems`."""
    return source.archive if isinstance(source, Module) else Archive.read(source, damaged=True)
