"""Layouts of a fixed number of bytes: fingerprints, labels, words that never differ, named numbers."""

from collections.abc import Iterator, Mapping
from typing import Self

from holowork.codec.layout import Layout
from holowork.codec.primitives import Item


class FixedBytes(Item[bytes]):
    """Always the same number of bytes."""

    def split(self, value: bytes) -> tuple[object, ...]:
        """The bytes, which `struct` would cut or fill up."""
        if len(value) != self.smallest:
            raise ValueError(value)
        return (bytes(value),)


def fixed_bytes(length: int) -> Layout[bytes]:
    """Exactly `length` bytes."""
    return FixedBytes(f"{length} bytes", f"{length}s")


digest = fixed_bytes(32)
"""The 32 bytes of a BLAKE3 fingerprint."""

_LABEL_BYTES = 71


class LabelText(Item[str]):
    """A label as text; storage asks for ASCII only."""

    def join(self, parts: Iterator[object]) -> str:
        """The text of 71 ASCII bytes."""
        raw = next(parts)
        if not isinstance(raw, bytes) or not raw.isascii():
            raise ValueError(raw)
        return raw.decode("ascii")

    def split(self, value: str) -> tuple[object, ...]:
        """The bytes of 71 ASCII characters."""
        raw = value.encode("ascii")
        if len(raw) != _LABEL_BYTES:
            raise ValueError(value)
        return (raw,)


label_text: Layout[str] = LabelText(f"a label of {_LABEL_BYTES} ASCII bytes", f"{_LABEL_BYTES}s")


class Literal(Item[bytes]):
    """Always the same bytes."""

    def __init__(self, word: bytes) -> None:
        super().__init__(f"the bytes {word!r}", f"{len(word)}s")
        self.word = word

    def join(self, parts: Iterator[object]) -> bytes:
        """The word, and nothing else."""
        found = next(parts)
        if found != self.word:
            raise ValueError(found)
        return self.word

    def split(self, value: bytes) -> tuple[object, ...]:
        """The word, and nothing else."""
        if value != self.word:
            raise ValueError(value)
        return (value,)


def literal(word: bytes) -> Layout[bytes]:
    """Bytes that never differ."""
    return Literal(word)


class Named(int):
    """A number together with the name of what it stands for; equal to the bare number."""

    name: str

    @classmethod
    def of(cls, number: int, name: str) -> Self:
        """A number and its name."""
        made = cls(number)
        made.name = name
        return made


class NamedNumber(Item[int]):
    """A bare number; a watcher is told its name too, where it has one."""

    def __init__(self, item: Layout[int], names: Mapping[int, str]) -> None:
        super().__init__(item.title, item.format or "")
        self.names = names

    def noted(self, value: int) -> object:
        """The number with its name."""
        return Named.of(value, self.names[value]) if value in self.names else value


def named(item: Layout[int], names: Mapping[int, str]) -> NamedNumber:
    """A number of which some values have names."""
    return NamedNumber(item, names)
