"""Extensions by key, and the five that holowork itself writes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from holowork.archive.errors import located
from holowork.archive.extension import ExtensionEntry
from holowork.codec import (
    Body,
    Layout,
    LocatedError,
    array,
    at_least,
    body_of,
    codec_of,
    record,
    text,
    u16,
    u32,
    wire,
)
from holowork.ops import OWN_CALLS

OWN_CALLS_KEY = "holowork.calls"
SHAPES_KEY = "holowork.shapes"
NUMERICS_KEY = "holowork.numerics"
NAMES_KEY = "holowork.names"
PROVENANCE_KEY = "holowork.provenance"
SHAPES_MARK = b"1"

T = TypeVar("T")


@record
class DeclaredCall:
    """One own call that the archive uses: the op's name, the version of its fields, its discriminant."""

    name: str = wire(text(u16), "name of the op")
    version: int = wire(u16, "version of the op's fields", default=1)
    discriminant: int = wire(at_least(u16, OWN_CALLS), "discriminant, from 0x4000")


@record
class NamedSlot:
    """What the value of a slot was called where the program came from."""

    slot: int = wire(u32, "workspace slot")
    name: str = wire(text(u16), "name in the source")


@record
class CallProvenance:
    """Where a call came from: the lines of the source, and the nodes of the source's graph."""

    lines: tuple[str, ...] = wire(array(text(u32), u32), "lines of the source that asked for it")
    nodes: tuple[str, ...] = wire(
        array(text(u32), u32), "nodes of the source's graph that it stands for, such as `neg %1`"
    )


DECLARED_CALLS = array(codec_of(DeclaredCall), u32)
"""The value of `holowork.calls`."""

NAMED_SLOTS = array(codec_of(NamedSlot), u32)
"""The value of `holowork.names`."""

PROVENANCE = array(codec_of(CallProvenance), u32)
"""The value of `holowork.provenance`: a record for each call, in order."""


@dataclass(frozen=True)
class Extensions(Mapping[str, bytes]):
    """Bytes by key, in archive order; where a key stands twice, the first one is found."""

    entries: tuple[ExtensionEntry, ...]

    def __getitem__(self, key: str) -> bytes:
        return bytes(self.body(key).view())

    def body(self, key: str) -> Body:
        """The bytes of a key, where they lie; raises KeyError."""
        for entry in self.entries:
            if entry.key == key:
                return body_of(entry.value)
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        return key in self.keys_in_order

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(self.keys_in_order))

    def __len__(self) -> int:
        return len(set(self.keys_in_order))

    @property
    def keys_in_order(self) -> tuple[str, ...]:
        """Every key in archive order, repeated ones included."""
        return tuple(entry.key for entry in self.entries)

    @property
    def declared_calls(self) -> tuple[DeclaredCall, ...]:
        """The own calls that `holowork.calls` declares; raises DamagedArchive where it is malformed."""
        return self._records(DECLARED_CALLS, OWN_CALLS_KEY)

    @property
    def named_slots(self) -> tuple[NamedSlot, ...]:
        """The names that `holowork.names` gives to slots; raises DamagedArchive where it is malformed."""
        return self._records(NAMED_SLOTS, NAMES_KEY)

    @property
    def provenance(self) -> tuple[CallProvenance, ...]:
        """Where each call came from, in order; raises DamagedArchive where that is malformed."""
        return self._records(PROVENANCE, PROVENANCE_KEY)

    def _records(self, layout: Layout[tuple[T, ...]], key: str) -> tuple[T, ...]:
        if key not in self:
            return ()
        try:
            return layout.decode(self.body(key))
        except LocatedError as fault:
            raise located(f"Extension.{key}", fault) from fault

    def __repr__(self) -> str:
        return f"Extensions({', '.join(map(repr, self.keys_in_order))})"
