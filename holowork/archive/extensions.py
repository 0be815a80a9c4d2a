"""Extensions by key, and the three that holowork itself writes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from holowork.archive.extension import ExtensionEntry
from holowork.codec import Body, Cursor, Piece, array, codec_of, record, text, u16, u32, wire

OWN_CALLS_KEY = "holowork.calls"
SHAPES_KEY = "holowork.shapes"
NUMERICS_KEY = "holowork.numerics"
SHAPES_MARK = b"1"


@record
class DeclaredCall:
    """One own call that the archive uses: the op's name, the version of its fields, its discriminant."""

    name: str = wire(text(u16), "name of the op")
    version: int = wire(u16, "version of the op's fields", default=1)
    discriminant: int = wire(u16, "discriminant, from 0x4000")


DECLARED_CALLS = array(codec_of(DeclaredCall), u32)


def declared_calls(declaration: Piece | None) -> tuple[DeclaredCall, ...]:
    """The own calls that the body of `holowork.calls` declares; none where there is no such extension."""
    if declaration is None:
        return ()
    body = declaration.view() if isinstance(declaration, Body) else memoryview(declaration)
    return DECLARED_CALLS.read(Cursor(body))


@dataclass(frozen=True)
class Extensions(Mapping[str, bytes]):
    """Bytes by key, in archive order; where a key stands twice, the first one is found."""

    entries: tuple[ExtensionEntry, ...]

    def __getitem__(self, key: str) -> bytes:
        for entry in self.entries:
            if entry.key == key:
                value = entry.value
                return bytes(value.view() if isinstance(value, Body) else value)
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(entry.key for entry in self.entries))

    def __len__(self) -> int:
        return len({entry.key for entry in self.entries})

    @property
    def keys_in_order(self) -> tuple[str, ...]:
        """Every key in archive order, repeated ones included."""
        return tuple(entry.key for entry in self.entries)
