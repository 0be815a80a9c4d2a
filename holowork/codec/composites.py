"""Layouts made of other layouts: tagged alternatives, counted blocks, fixed words."""

from collections.abc import Mapping
from typing import Any, TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.errors import Malformed
from holowork.codec.layout import Layout
from holowork.codec.primitives import Item, u8
from holowork.codec.record import codec_of
from holowork.codec.sink import Sink

T = TypeVar("T")


class _Tagged(Layout[Any]):
    """One byte that says which record follows."""

    def __init__(self, name: str, choices: Mapping[int, type]) -> None:
        known = ", ".join(f"{tag}={choice.__name__}" for tag, choice in choices.items())
        self.title = f"a {name} tag ({known}), then its record"
        self.smallest = 1 + min(codec_of(choice).smallest for choice in choices.values())
        self._layouts = {tag: codec_of(choice) for tag, choice in choices.items()}
        self._tags = {choice: tag for tag, choice in choices.items()}
        self._expected = f"a {name} tag ({known})"

    def read(self, cursor: Cursor) -> Any:
        offset = cursor.offset
        tag = u8.read(cursor)
        if tag not in self._layouts:
            raise Malformed(offset, self._expected, tag)
        return self._layouts[tag].read(cursor)

    def write(self, value: Any, sink: Sink) -> None:
        tag = self._tags[type(value)]
        u8.write(tag, sink)
        self._layouts[tag].write(value, sink)


def tagged(name: str, choices: Mapping[int, type]) -> Layout[Any]:
    """A tag byte and the record that it announces."""
    return _Tagged(name, choices)


class _Block(Layout[T]):
    """A value behind its length in bytes; the value must end where the length says."""

    def __init__(self, length: Layout[int], inner: Layout[T]) -> None:
        self.title = f"{inner.title}, length in {length.title}"
        self.smallest = length.smallest + inner.smallest
        self._length, self._inner = length, inner

    def read(self, cursor: Cursor) -> T:
        body = cursor.skip(self._length.read(cursor))
        end = body.offset + body.length
        inner = Cursor(cursor.source, body.offset).within(end)
        inner.watcher = cursor.watcher
        value = self._inner.read(inner)
        if inner.offset != end:
            raise Malformed(inner.offset, f"{self.title} of {body.length} bytes", f"{inner.remaining} more")
        return value

    def write(self, value: T, sink: Sink) -> None:
        body = Sink()
        self._inner.write(value, body)
        self._length.write(body.length, sink)
        sink.extend(body)


def block(length: Layout[int], inner: Layout[T]) -> Layout[T]:
    """A value behind its length in bytes."""
    return _Block(length, inner)


class _Literal(Item[bytes]):
    """Always the same bytes."""

    def __init__(self, word: bytes) -> None:
        super().__init__(f"the bytes {word!r}", f"{len(word)}s")
        self._word = word

    def join(self, parts: Any) -> bytes:
        found = next(parts)
        if found != self._word:
            raise ValueError(found)
        return self._word


def literal(word: bytes) -> Layout[bytes]:
    """Bytes that never differ."""
    return _Literal(word)
