"""The constants that an archive carries, by label and by name."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING
from warnings import warn

from holowork.archive.binding import StoredBody, Use, stored_bodies, uses
from holowork.archive.errors import ChecksumMismatch, UnverifiedBytes
from holowork.archive.ports import known_dtype
from holowork.core import ArchiveError, Displayable, KappaLabel, digest, write_whole
from holowork.ir import TensorType
from holowork.ops import Array, from_bytes
from kernels_ir import DType

if TYPE_CHECKING:
    from holowork.archive.container import Container


_TO_THE_CALLER = 3
"""The stack level of who asks a weight for its bytes."""
_FEWEST = 4
"""Hex digits from which on a text may be the beginning of a label."""
_BEGINNING = re.compile(rf"(?:κ )?(?:blake3:)?([0-9a-f]{{{_FEWEST},}})…?")
_MOST_NAMES = 20


class UnknownWeight(ArchiveError, KeyError):
    """No stored constant, or more than one, is what this name, label or position says."""

    def __init__(self, key: object, weights: Weights) -> None:
        super().__init__(f"weights: expected {_known(weights)}, found {key!r}{_told(key, weights)}")
        self.key = key

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, kw_only=True)
class Weight(Displayable):
    """The bytes of a constant, stored once under their label, and the slots that they are bound to."""

    archive: Container
    label: KappaLabel
    stored: StoredBody
    uses: tuple[Use, ...]

    @property
    def size(self) -> int:
        """Bytes of the body."""
        return self.stored.body.length

    @property
    def data(self) -> memoryview:
        """The bytes, read-only; raises ChecksumMismatch where they are not what the label says.

        An archive that is inspected gives them all the same, with the warning UnverifiedBytes.
        """
        return self._data(_TO_THE_CALLER)

    def _data(self, stacklevel: int) -> memoryview:
        self.archive.check()
        view = self.stored.body.view().toreadonly()
        found = digest(view)
        if found != self.label.digest:
            where = "Constants" if self.stored.is_inline else "Weights"
            fault = ChecksumMismatch(where, self.stored.body.offset, (self.label.digest, found))
            if not self.archive.is_damaged_view:
                self.archive.refuse(fault)
            warn(UnverifiedBytes(fault, self._title), stacklevel=stacklevel)
        return view

    @property
    def _title(self) -> str:
        """Its first name, else its label."""
        return next((f"weight {use.name!r}" for use in self.uses if use.name), f"weight κ {self.label.short}")

    @property
    def type(self) -> TensorType:
        """The tensor that its uses say; one row of elements where none says extents that fit."""
        for use in self.uses:
            if use.type is not None and use.type.bytes == self.size:
                return use.type
        dtype = known_dtype(self.uses[0].dtype if self.uses else None) or DType.U8
        return TensorType(dtype, (self.size * 8 // dtype.bits,))

    def numpy(self) -> Array:
        """The tensor as a read-only array; raises and warns as `data`."""
        return from_bytes(self.type, self._data(_TO_THE_CALLER))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the bytes to a file of their own."""
        write_whole(path, [self._data(_TO_THE_CALLER)])

    def __repr__(self) -> str:
        names = "".join(f"{use.name!r}, " for use in self.uses if use.name)
        return f"Weight({names}{self.type}, {self.size} bytes, κ {self.label.short})"


@dataclass(frozen=True)
class Weights(Mapping[str, Weight], Displayable):
    """Stored constants by the text of their label, in archive order.

    A KappaLabel, a name, a position, and the first digits of a label find one too.
    """

    stored: Mapping[str, Weight]

    @classmethod
    def of(cls, archive: Container) -> Weights:
        """Those of the sections Weights and Constants; nothing but inline bodies is read."""
        bound = uses(archive)
        return cls(
            {
                label.text: Weight(
                    archive=archive, label=label, stored=body, uses=tuple(bound.get(label, ()))
                )
                for label, body in stored_bodies(archive).items()
            }
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names that the archive stores for its constants."""
        return tuple(use.name for weight in self.stored.values() for use in weight.uses if use.name)

    def __getitem__(self, key: str | int | KappaLabel) -> Weight:
        """Find a weight; a name goes before the first digits of a label. Raises UnknownWeight."""
        if isinstance(key, int):
            found = tuple(self.stored.values())[key : key + 1 or None]
        elif (weight := self.stored.get(str(key))) is not None:
            found = (weight,)
        else:
            found = self._called(str(key))[:1] or self.beginning(str(key))
        if len(found) != 1:
            raise UnknownWeight(key, self)
        return found[0]

    def _called(self, name: str) -> tuple[Weight, ...]:
        weights = self.stored.values()
        return tuple(one for one in weights if any(use.name == name != "" for use in one.uses))

    def beginning(self, text: str) -> tuple[Weight, ...]:
        """The weights whose labels begin with these digits, four or more, as in `κ 71e8c9d2`."""
        match = _BEGINNING.fullmatch(text)
        if match is None:
            return ()
        start = f"blake3:{match[1]}"
        return tuple(weight for label, weight in self.stored.items() if label.startswith(start))

    def __iter__(self) -> Iterator[str]:
        return iter(self.stored)

    def __len__(self) -> int:
        return len(self.stored)

    def __repr__(self) -> str:
        return f"Weights({', '.join(map(repr, self.stored.values()))})"


def _known(weights: Weights) -> str:
    """What finds a weight."""
    if not len(weights):
        return "no key, the archive carries no constants"
    names = weights.names
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    named = f"one of the names {', '.join(names[:_MOST_NAMES])}{more}, " if names else ""
    return f"{named}a label or its first digits, or a position below {len(weights)}"


def _told(key: object, weights: Weights) -> str:
    """How to go on: of several weights which ones, and how names are kept where there are none."""
    several = weights.beginning(str(key))
    if several:
        shown = ", ".join(one.label.text for one in several[:_MOST_NAMES])
        return f", which is the beginning of {len(several)}: {shown}"
    return "" if weights.names else "; no names are stored: compile with trace=True to keep them"
