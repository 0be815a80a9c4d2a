"""The parts of an archive, and which part of another one each of them is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from holowork.archive import Archive, ExtensionEntry, SectionKind, Weight, hash_body
from holowork.core import KappaLabel, label_from_fingerprint

SAME, MOVED, CHANGED, ONLY_LEFT, ONLY_RIGHT = "same bytes", "moved", "changed", "only left", "only right"


@dataclass(frozen=True, kw_only=True)
class Part:
    """Bytes of an archive with a label of their own; `key` is what a changed part has in common with this."""

    name: str
    key: tuple[str, ...]
    label: KappaLabel
    offset: int
    length: int

    def to_json(self) -> dict[str, Any]:
        """In values that JSON has."""
        return {"label": self.label.text, "offset": self.offset, "length": self.length}


@dataclass(frozen=True, kw_only=True, repr=False)
class PartDiff:
    """A part on the left, on the right, or on both sides.

    `state` is `same bytes` for equal bytes at one offset, `moved` for equal bytes at two, `changed` for a
    part of the same key with other bytes, else `only left` or `only right`.
    """

    state: str
    left: Part | None
    right: Part | None

    @property
    def sides(self) -> tuple[Part | None, Part | None]:
        """Both of them."""
        return self.left, self.right

    @property
    def name(self) -> str:
        """What the part is called."""
        return next(part.name for part in self.sides if part is not None)

    def __repr__(self) -> str:
        sides = (f"{one.length:,} B at {one.offset}" if one else "–" for one in self.sides)
        return f"PartDiff({self.name}, {self.state}: {' → '.join(sides)})"

    def to_json(self) -> dict[str, Any]:
        """In values that JSON has."""
        left, right = (None if part is None else part.to_json() for part in self.sides)
        return {"name": self.name, "state": self.state, "left": left, "right": right}


def section_parts(archive: Archive) -> list[Part]:
    """The sections of an archive, extensions by their keys; of those of one kind, in order."""
    parts = []
    for view in archive.sections:
        value = view.reading.value if view.ref.kind == SectionKind.EXTENSION else None
        name = f"{view.name} {value.key}" if isinstance(value, ExtensionEntry) else view.name
        offset, length = view.ref.offset, len(view.raw)
        parts.append(Part(name=name, key=(name,), label=view.label(), offset=offset, length=length))
    return parts


def weight_parts(archive: Archive) -> list[Part]:
    """The stored constants of an archive: by name where it is kept, else by type and order."""
    return [_weight_part(place, weight) for place, weight in enumerate(archive.weights.values())]


def _weight_part(place: int, weight: Weight) -> Part:
    name = next((use.name for use in weight.uses if use.name), "")
    body = weight.stored.body
    return Part(
        name=f"{name or f'constant {place}'} {weight.type}",
        key=(name,) if name else ("", str(weight.type)),
        label=label_from_fingerprint(hash_body(body)),  # what is there, whatever the file says of it
        offset=body.offset,
        length=body.length,
    )


def matched(lefts: Sequence[Part], rights: Sequence[Part]) -> tuple[PartDiff, ...]:
    """Which part is which: equal bytes first, then equal keys, in order; left order, then what is new."""
    pairs: dict[int, int] = {}
    for of in (_place, _content, _key):
        _take(pairs, [(i, of(part)) for i, part in enumerate(lefts)], [of(part) for part in rights])
    found = [_diff(part, rights[pairs[i]] if i in pairs else None) for i, part in enumerate(lefts)]
    taken = set(pairs.values())
    new = [part for i, part in enumerate(rights) if i not in taken]
    return (*found, *(PartDiff(state=ONLY_RIGHT, left=None, right=part) for part in new))


def _place(part: Part) -> object:
    return part.key, part.label, part.offset


def _content(part: Part) -> object:
    return part.label


def _key(part: Part) -> object:
    return part.key


def _take(pairs: dict[int, int], lefts: list[tuple[int, object]], rights: list[object]) -> None:
    """Pair what is equal and not paired yet, in order."""
    taken = set(pairs.values())
    free: dict[object, list[int]] = {}
    for i, key in enumerate(rights):
        if i not in taken:
            free.setdefault(key, []).append(i)
    for i, key in lefts:
        if i not in pairs and free.get(key):
            pairs[i] = free[key].pop(0)


def _diff(left: Part, right: Part | None) -> PartDiff:
    if right is None:
        return PartDiff(state=ONLY_LEFT, left=left, right=None)
    if left.label != right.label:
        return PartDiff(state=CHANGED, left=left, right=right)
    return PartDiff(state=SAME if left.offset == right.offset else MOVED, left=left, right=right)
