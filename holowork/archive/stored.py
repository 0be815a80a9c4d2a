"""The constants that an archive carries, by label and by name."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.archive.binding import StoredBody, Use, stored_bodies, uses
from holowork.archive.errors import ChecksumMismatch
from holowork.archive.files import write_whole
from holowork.archive.ports import known_dtype
from holowork.core import ArchiveError, KappaLabel, digest
from holowork.ir import TensorType
from holowork.ops import Array, from_bytes
from kernels_ir import DType

if TYPE_CHECKING:
    from holowork.archive.container import Container


class UnknownWeight(ArchiveError, KeyError):
    """No stored constant has this name or label."""

    def __init__(self, key: object, names: tuple[str, ...]) -> None:
        known = f"one of the names {', '.join(names)}, or a label" if names else "a label"
        how = "" if names else "; no names are stored: compile with trace=True to keep them"
        super().__init__(f"weights: expected {known}, found {key!r}{how}")
        self.key = key

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, kw_only=True)
class Weight:
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
        """The bytes, read-only; raises ChecksumMismatch where they are not what the label says."""
        self.archive.check()
        view = self.stored.body.view().toreadonly()
        found = digest(view)
        if found != self.label.digest and not self.archive.is_damaged_view:
            where = "Constants" if self.stored.is_inline else "Weights"
            self.archive.refuse(ChecksumMismatch(where, self.stored.body.offset, (self.label.digest, found)))
        return view

    @property
    def type(self) -> TensorType:
        """The tensor that its uses say; one row of elements where none says extents that fit."""
        for use in self.uses:
            if use.type is not None and use.type.bytes == self.size:
                return use.type
        dtype = known_dtype(self.uses[0].dtype if self.uses else None) or DType.U8
        return TensorType(dtype, (self.size * 8 // dtype.bits,))

    def numpy(self) -> Array:
        """The tensor as a read-only array."""
        return from_bytes(self.type, self.data)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the bytes to a file of their own."""
        write_whole(path, [self.data])

    def __repr__(self) -> str:
        names = "".join(f"{use.name!r}, " for use in self.uses if use.name)
        return f"Weight({names}{self.type}, {self.size} bytes, κ {self.label.short})"


@dataclass(frozen=True)
class Weights(Mapping[str, Weight]):
    """Stored constants by the text of their label, in archive order; a name or a KappaLabel finds one too."""

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

    def __getitem__(self, key: str | KappaLabel) -> Weight:
        found = self.stored.get(str(key))
        if found is not None:
            return found
        for weight in self.stored.values():
            if any(use.name == key for use in weight.uses if use.name):
                return weight
        raise UnknownWeight(key, self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.stored)

    def __len__(self) -> int:
        return len(self.stored)

    def __repr__(self) -> str:
        return f"Weights({', '.join(map(repr, self.stored.values()))})"
