"""Texts that several commands say."""

from holowork.archive import Archive


def portable_text(archive: Archive) -> str:
    """Whether other programs that read the format can run an archive, and what is in their way."""
    portable = archive.portable
    return str(portable) if portable else f"{portable}; only holowork runs this archive"
