"""What a session takes: a path, bytes, an archive, a module, or anything that can give its bytes."""

import os
from typing import Protocol, runtime_checkable

from holowork.archive import Archive, HoloLoader, LoadedPlan, SectionKind
from holowork.runtime.errors import Unloadable


@runtime_checkable
class HasBytes(Protocol):
    """Something that can give an archive as bytes."""

    def to_bytes(self) -> bytes:
        """The archive as bytes."""
        ...


def loaded(source: object) -> tuple[Archive, LoadedPlan]:
    """An archive and all that a run needs of it; raises DamagedArchive, Unloadable or OSError."""
    loader = _opened(source)
    archive = loader.archive
    if archive.sections.first(SectionKind.APP_MANIFEST) is None:
        return archive, loader.into_plan()
    plan = loader.into_plan() if archive.sections.first(SectionKind.KERNEL_CALLS) else None
    if plan is None or not (plan.calls or plan.inputs or plan.outputs):
        expected, found = "a program, its calls or ports", "the manifest of an application alone"
        raise Unloadable(archive.name or "Session", expected, found)
    return archive, plan


def _opened(source: object) -> HoloLoader:
    archive = getattr(source, "archive", source)
    if isinstance(archive, Archive):
        return HoloLoader(archive)
    if isinstance(source, str | os.PathLike | bytes | bytearray | memoryview):
        return HoloLoader.from_bytes(source)
    if isinstance(source, HasBytes):
        return HoloLoader.from_bytes(source.to_bytes())
    raise Unloadable("Session", "a path, bytes, an archive or a module", type(source).__name__)
