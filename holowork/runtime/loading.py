"""What a session takes: a path, bytes, an archive, a module, or anything that can give its bytes."""

import os
from typing import Protocol, runtime_checkable

from holowork.archive import Archive, HoloLoader, SectionKind
from holowork.runtime.errors import Unloadable


@runtime_checkable
class HasBytes(Protocol):
    """Something that can give an archive as bytes."""

    def to_bytes(self) -> bytes:
        """The archive as bytes."""
        ...


def loader_of(source: object) -> HoloLoader:
    """The loader of a checked archive; raises DamagedArchive, Unloadable, or OSError for a path."""
    loader = _opened(source)
    sections = loader.archive.sections
    has_program = sections.first(SectionKind.KERNEL_CALLS) is not None
    if not has_program and sections.first(SectionKind.APP_MANIFEST) is not None:
        expected = "a program (a section KernelCalls)"
        raise Unloadable(loader.archive.name or "Session", expected, "the manifest of an application alone")
    return loader


def _opened(source: object) -> HoloLoader:
    archive = getattr(source, "archive", source)
    if isinstance(archive, Archive):
        return HoloLoader(archive)
    if isinstance(source, str | os.PathLike | bytes | bytearray | memoryview):
        return HoloLoader.from_bytes(source)
    if isinstance(source, HasBytes):
        return HoloLoader.from_bytes(source.to_bytes())
    raise Unloadable("Session", "a path, bytes, an archive or a module", type(source).__name__)
