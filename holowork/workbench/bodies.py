"""The bodies of an archive by their labels: where equal bytes stand, how often, and what that takes."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from holowork.archive import (
    ContentBlob,
    ExtensionEntry,
    InlineConstant,
    SectionKind,
    SectionView,
    WarmStartEntry,
    WeightEntry,
)
from holowork.codec import body_of
from holowork.core import digest, label_from_fingerprint
from holowork.workbench.contents import Contents

MOST_EXTENSION = 16_000_000
"""The largest value of an extension that is hashed to see which other body is equal to it."""


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a body stands: the position of its section, its name in full, and its bytes."""

    section: int
    path: str
    length: int


@dataclass(frozen=True, kw_only=True)
class Kept:
    """Everything an archive keeps under one label: the places of the bytes, and the slots bound to them."""

    label: str
    places: tuple[Place, ...]
    names: tuple[str, ...]
    uses: int

    @property
    def length(self) -> int:
        """Bytes of the body."""
        return self.places[0].length

    @property
    def stored(self) -> int:
        """Bytes of all copies."""
        return sum(place.length for place in self.places)

    @property
    def again(self) -> int:
        """Bytes of the copies behind the first."""
        return self.stored - self.length

    @property
    def spared(self) -> int:
        """Bytes that a copy for each slot would take beyond what is stored."""
        return max(self.uses - len(self.places), 0) * self.length


def stated(label: str | bytes) -> str:
    """A label as text; a damaged one is the bytes that stand in its place."""
    return label if isinstance(label, str) else label.decode("latin-1")


def kept_bodies(contents: Contents) -> tuple[Kept, ...]:
    """The bodies by label, the largest first; labels are those that the archive states, see `verify`."""
    places: dict[str, list[Place]] = defaultdict(list)
    for view in contents.seen.sections:
        for label, path, length in _OF.get(view.ref.kind, _none)(view):
            where = f"{view.name}{path}"
            places[label].append(Place(section=view.position, path=where, length=length))
    found = [_kept(contents, label, tuple(each)) for label, each in places.items()]
    return tuple(sorted(found, key=lambda kept: (-kept.stored, kept.label)))


def _kept(contents: Contents, label: str, places: tuple[Place, ...]) -> Kept:
    number = contents.numbers.get(label)
    uses = () if number is None else contents.weights[number].uses
    names = tuple(use.name or f"slot {use.slot}" for use in uses)
    return Kept(label=label, places=places, names=names, uses=len(uses))


Found = Iterator[tuple[str, str, int]]
"""A label, the path behind the name of the section, and bytes."""


def _none(_: SectionView) -> Found:
    return iter(())


def _of_weights(view: SectionView) -> Found:
    entries: tuple[WeightEntry, ...] = view.reading.value or ()
    for index, entry in enumerate(entries):
        yield label_from_fingerprint(entry.fingerprint).text, f"[{index}]", len(entry.body)


def _of_constants(view: SectionView) -> Found:
    for index, entry in enumerate(view.reading.value or ()):
        if isinstance(entry, InlineConstant):
            label = label_from_fingerprint(digest(body_of(entry.body).view()))
            yield label.text, f"[{index}]", len(entry.body)


def _of_results(view: SectionView) -> Found:
    entries: tuple[WarmStartEntry, ...] = view.reading.value or ()
    for index, entry in enumerate(entries):
        if len(entry.result):
            yield stated(entry.label), f"[{index}]", len(entry.result)


def _of_blob(view: SectionView) -> Found:
    blob: ContentBlob | None = view.reading.value
    if blob is not None:
        yield stated(blob.label), "", len(blob.content)


def _of_extension(view: SectionView) -> Found:
    entry: ExtensionEntry | None = view.reading.value
    if entry is not None and len(entry.value) <= MOST_EXTENSION:
        label = label_from_fingerprint(digest(body_of(entry.value).view()))
        yield label.text, f" {entry.key}", len(entry.value)


_OF: Mapping[int, Callable[[SectionView], Found]] = MappingProxyType(
    {
        SectionKind.WEIGHTS: _of_weights,
        SectionKind.CONSTANTS: _of_constants,
        SectionKind.WARM_START: _of_results,
        SectionKind.CONTENT_BLOB: _of_blob,
        SectionKind.EXTENSION: _of_extension,
    }
)
