"""open, inspect: archives from paths and bytes."""

from holowork.archive import Archive, Source


def open(source: Source) -> Archive:  # the name that users know from files
    """Open an archive: header and table are checked now, the footer before the first payload leaves it.

    Raises DamagedArchive with section and byte, or OSError where the file cannot be read.
    """
    return Archive.read(source)


def inspect(source: Source) -> Archive:
    """Open an archive as far as it goes, damaged or not; what is wrong is in `.problems`."""
    return Archive.read(source, damaged=True)
