"""What is wrong or strange about an archive, one by one and by kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from holowork.archive.errors import IN_FOOTER, IN_HEADER, TABLE, DamagedArchive
from holowork.archive.format import SECTIONS
from holowork.core import counted

T = TypeVar("T")
_NUMBERS = re.compile(r"\b(?:0x)?[0-9a-f]*[0-9][0-9a-f]*\b")
"""Sizes, offsets and digests: texts that differ in these alone tell of one kind of problem."""
_NAMES = re.compile(rf"\b(?:{'|'.join(section.name for section in SECTIONS)}|the frame of the file)\b")
_FRAMES = (IN_HEADER, TABLE, IN_FOOTER, "payloads")
_MOST_KINDS = 8


@dataclass(frozen=True, kw_only=True)
class Problem:
    """One thing that is wrong or strange: what, in which section, at which byte of the file."""

    text: str
    section: str
    offset: int
    is_fault: bool = False
    """True where reading is refused; else it is only strange."""

    @classmethod
    def of(cls, fault: DamagedArchive) -> Problem:
        """A fault that is listed instead of raised."""
        return cls(text=fault.explanation, section=fault.where, offset=fault.offset, is_fault=True)

    def __str__(self) -> str:
        return f"{self.section} at byte {self.offset}: {self.text}"


class Problems(tuple[Problem, ...]):
    """Problems in the order in which they are met; the repr has the first of each kind, and how many more."""

    __slots__ = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        """A line for each kind of problem: the first one, and how many others are like it."""
        return tuple(by_kind(self, lambda problem: (problem.section, problem.text)))

    def __repr__(self) -> str:
        kinds = self.kinds
        more = len(kinds) - _MOST_KINDS
        lines = [*kinds[:_MOST_KINDS], *([f"… {counted(more, 'more kind')}"] * (more > 0))]
        return "\n".join((f"Problems({len(self)})", *lines))


def by_kind(
    found: Iterable[T], place_and_text: Callable[[T], tuple[str, str]], most: int = 1
) -> Iterator[str]:
    """The first ones of each kind, a line each, the last with the number of those that are like it.

    Alike are those of which the same was expected and is to be done, in the same part of the frame, or
    in any section; whatever numbers, whatever sections, whatever was found.
    """
    kinds: dict[tuple[str, ...], list[T]] = {}
    for one in found:
        kinds.setdefault(_kind(*place_and_text(one)), []).append(one)
    for alike in kinds.values():
        more = len(alike) - most
        *others, last = map(str, alike[:most])
        yield from (*others, f"{last}{f', and {more} more like it' if more > 0 else ''}")


def _kind(place: str, text: str) -> tuple[str, ...]:
    told, _, rest = text.partition(", found ")
    remedy = rest.partition(";")[2]
    frame = next((part for part in _FRAMES if place.startswith(part)), "")
    return (frame, *(_NAMES.sub("@", _NUMBERS.sub("#", part)) for part in (told, remedy)))
