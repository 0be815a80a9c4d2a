"""What a session takes: a path, bytes, an archive, a module, or anything that can give its bytes."""

import os
from collections.abc import Callable
from typing import Protocol, TypeVar, runtime_checkable

from holowork.archive import Archive, BadMagic, HoloLoader, LoadedPlan, SectionKind, Source, Truncated
from holowork.core import HoloworkError
from holowork.runtime.errors import Unloadable
from holowork.runtime.foreign import OPENED, foreign_file, foreign_object, no_path

T = TypeVar("T")
_PATH_OR_BYTES = (str, os.PathLike, bytes, bytearray, memoryview)
_NO_SOURCES = (int, type)
"""What has `to_bytes`, and is no archive: numbers, and classes in place of their objects."""


@runtime_checkable
class HasBytes(Protocol):
    """Something that can give an archive as bytes."""

    def to_bytes(self) -> bytes:
        """The archive as bytes."""
        ...


@runtime_checkable
class HasReads(Protocol):
    """Bytes with a length, read at a position."""

    @property
    def size(self) -> int:
        """Bytes there are."""
        ...

    def read(self, offset: int, length: int) -> memoryview:
        """The bytes at a position."""
        ...


def loaded(source: object, *, reads_weights: bool = True) -> tuple[Archive, LoadedPlan]:
    """An archive and all that a run needs of it; raises DamagedArchive, Unloadable or OSError.

    Weights are left where they are stored unless `reads_weights`.
    """
    loader = read_from(source, _loader, lambda found: Unloadable("Session", OPENED, found))
    archive = loader.archive
    if archive.sections.first(SectionKind.APP_MANIFEST) is None:
        return archive, loader.into_plan(reads_weights=reads_weights)
    has_calls = archive.sections.first(SectionKind.KERNEL_CALLS) is not None
    plan = loader.into_plan(reads_weights=reads_weights) if has_calls else None
    if plan is None or not (plan.calls or plan.inputs or plan.outputs):
        expected, found = "a program, its calls or ports", "the manifest of an application alone"
        raise Unloadable(archive.name or "Session", expected, found)
    return archive, plan


def read_from(
    given: object, read: Callable[[Archive | Source], T], refuse: Callable[[str], HoloworkError]
) -> T:
    """What `read` makes of an archive, of a path, or of bytes; of what has one of them, or can give it.

    Raises what `refuse` makes of what was found instead: an object, a text, or a file of another kind.
    """
    source = _source_of(given)
    if source is None:
        raise refuse(foreign_object(given))
    if why := no_path(source):
        raise refuse(why)
    try:
        return read(source)
    except (BadMagic, Truncated) as fault:
        if fault.section == "header" and (what := foreign_file(source)):
            raise refuse(what) from fault
        raise


def _source_of(given: object) -> Archive | Source | None:
    archive = getattr(given, "archive", given)
    if isinstance(archive, (Archive, *_PATH_OR_BYTES)):
        return archive
    if isinstance(given, _NO_SOURCES):
        return None
    if isinstance(given, HasBytes):
        return given.to_bytes()
    return given if isinstance(given, HasReads) else None


def _loader(source: Archive | Source) -> HoloLoader:
    return HoloLoader(source) if isinstance(source, Archive) else HoloLoader.from_bytes(source)
