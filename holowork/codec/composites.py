"""Layouts made of other layouts: tagged alternatives, and values behind their length."""

from collections.abc import Mapping
from typing import Any, TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.errors import Malformed, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.primitives import u8
from holowork.codec.record import codec_of
from holowork.codec.sink import Sink

T = TypeVar("T")


class Tagged(Layout[object]):
    """One byte that says which record follows."""

    def __init__(self, name: str, choices: Mapping[int, type]) -> None:
        known = ", ".join(f"{tag}={choice.__name__}" for tag, choice in choices.items())
        self.title = f"a {name} tag ({known}), then its record"
        self.layouts: dict[int, Layout[Any]] = {tag: codec_of(choice) for tag, choice in choices.items()}
        self.tag = u8
        self.smallest = self.tag.smallest  # an unknown tag is named as such, however few bytes follow
        self._tags = {choice: tag for tag, choice in choices.items()}
        self.expected = f"a {name} tag ({known})"

    def read(self, cursor: Cursor) -> object:
        """The record that the tag announces; raises Malformed for another tag."""
        start = cursor.offset
        tag = self.tag.read_part(cursor, "tag")
        if tag not in self.layouts:
            raise Malformed(start, self.expected, tag).within("tag")
        return self.layouts[tag].read(cursor)

    def write(self, value: object, sink: Sink) -> None:
        """The tag of the record's type, then the record."""
        if type(value) not in self._tags:
            raise Unencodable("", self.expected, value)
        tag = self._tags[type(value)]
        self.tag.write(tag, sink)
        self.layouts[tag].write(value, sink)


def tagged(name: str, choices: Mapping[int, type]) -> Layout[Any]:
    """A tag byte and the record that it announces."""
    return Tagged(name, choices)


class Block(Layout[T]):
    """A value behind its length in bytes; the value must end where the length says."""

    def __init__(self, length: Layout[int], inner: Layout[T]) -> None:
        self.title = f"{inner.title}, length in {length.title}"
        self.smallest = length.smallest + inner.smallest
        self.length, self.inner = length, inner

    def read(self, cursor: Cursor) -> T:
        """The value; raises Malformed where bytes are left over."""
        inner = cursor.inside(self.length.read_part(cursor, "length"))
        value = self.inner.read(inner)
        if inner.remaining:
            expected = f"the end of {self.inner.title}"
            cursor.refuse(Malformed(inner.offset, expected, f"{inner.remaining} more bytes"))
            inner.take(inner.remaining)
        return value

    def write(self, value: T, sink: Sink) -> None:
        """The length, then the value."""
        body = Sink()
        self.inner.write(value, body)
        self.length.write_part(body.length, sink, "length")
        sink.extend(body)


def block(length: Layout[int], inner: Layout[T]) -> Layout[T]:
    """A value behind its length in bytes."""
    return Block(length, inner)
