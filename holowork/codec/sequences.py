"""Layouts whose size is in the bytes: text, bodies, arrays."""

import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError, Malformed, Truncated, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.primitives import Integer
from holowork.codec.sink import Sink
from holowork.codec.source import Body, Piece, body_of

T = TypeVar("T")
_SHOWN = 40


class Text(Layout[str]):
    """UTF-8 behind its length in bytes."""

    def __init__(self, length: Layout[int]) -> None:
        self.title = f"UTF-8 text, length in {length.title}"
        self.smallest = length.smallest
        self.length = length

    def read(self, cursor: Cursor) -> str:
        """The text; a watched reading goes on behind bytes that are none."""
        size = self.length.read_part(cursor, "length")
        start = cursor.offset
        raw = bytes(cursor.take(size))
        try:
            value = raw.decode("utf-8")
        except UnicodeDecodeError:
            cursor.refuse(Malformed(start, "UTF-8 text", raw[:_SHOWN]))
            value = raw.decode("utf-8", "backslashreplace")
        cursor.note(start, value)
        return value

    def write(self, value: str, sink: Sink) -> None:
        """Append the text; raises Unencodable where it is too long or has a lone surrogate."""
        try:
            raw = value.encode("utf-8")
        except (AttributeError, UnicodeEncodeError) as fault:
            raise Unencodable("", "UTF-8 text", value) from fault
        self.length.write_part(len(raw), sink, "length")
        sink.write(raw)


def text(length: Layout[int]) -> Layout[str]:
    """UTF-8 text behind its length in bytes."""
    return Text(length)


class Blob(Layout[Piece]):
    """Raw bytes behind their length; they are not read until asked for."""

    def __init__(self, length: Layout[int]) -> None:
        self.title = f"bytes, length in {length.title}"
        self.smallest = length.smallest
        self.length = length

    def read(self, cursor: Cursor) -> Body:
        """The body, unread."""
        size = self.length.read_part(cursor, "length")
        start = cursor.offset
        body = cursor.skip(size)
        cursor.note(start, body)
        return body

    def write(self, value: Piece, sink: Sink) -> None:
        """Append the body behind its length."""
        body = body_of(value)
        self.length.write_part(len(body), sink, "length")
        sink.attach(body)


def blob(length: Layout[int]) -> Layout[Piece]:
    """Raw bytes behind their length."""
    return Blob(length)


class Rest(Layout[Piece]):
    """Raw bytes up to the end of the section."""

    title = "bytes to the end of the section"

    def read(self, cursor: Cursor) -> Body:
        """The body, unread."""
        start = cursor.offset
        body = cursor.skip(cursor.remaining)
        cursor.note(start, body)
        return body

    def write(self, value: Piece, sink: Sink) -> None:
        """Append the body."""
        sink.attach(value)


rest: Layout[Piece] = Rest()


def read_items(item: Layout[T], cursor: Cursor, count: int) -> tuple[T, ...]:
    """Exactly `count` items; refused before anything is made where they cannot fit."""
    if cursor.watcher is None or not cursor.watcher.is_exhaustive:
        if count * item.smallest > cursor.remaining:
            raise Truncated(cursor.offset, count * item.smallest, cursor.remaining)
        if isinstance(item, Integer):
            return struct.unpack(f"<{count}{item.format}", cursor.take(count * item.smallest))
    return tuple(_items(item, cursor, count))


def _items(item: Layout[T], cursor: Cursor, count: int) -> Iterator[T]:
    for index in range(count):
        yield item.read_part(cursor, f"[{index}]")


def write_items(item: Layout[T], values: Sequence[T], sink: Sink) -> None:
    """The items one after another."""
    for index, value in enumerate(values):
        item.write_part(value, sink, f"[{index}]")


class Items(Layout[tuple[T, ...]]):
    """As many items as something else says."""

    def __init__(self, item: Layout[T], count: int) -> None:
        self.item, self.count = item, count
        self.title = f"{count} × {item.title}"

    def read(self, cursor: Cursor) -> tuple[T, ...]:
        """The items."""
        return read_items(self.item, cursor, self.count)

    def write(self, value: Sequence[T], sink: Sink) -> None:
        """The items; raises Unencodable where there are more or fewer."""
        if len(value) != self.count:
            raise Unencodable("", f"{self.count} items", value)
        write_items(self.item, value, sink)


class Array(Layout[tuple[T, ...]]):
    """Items one after another, behind their count."""

    def __init__(self, item: Layout[T], count: Layout[int]) -> None:
        if not item.smallest:
            raise TypeError(item.title)
        self.item, self.count = item, count
        self.title = f"array of {item.title}, counted by {count.title}"
        self.smallest = count.smallest

    def read(self, cursor: Cursor) -> tuple[T, ...]:
        """All items; a count that cannot be true is refused before anything is made."""
        return read_items(self.item, cursor, self.count.read_part(cursor, "count"))

    def read_some(self, cursor: Cursor) -> tuple[tuple[T, ...], LocatedError | None]:
        """The items before the first fault, and that fault; never more than lie in the bytes."""
        found: list[T] = []
        try:
            for item in _items(self.item, cursor, self.count.read_part(cursor, "count")):
                found.append(item)  # noqa: PERF402  # what was read before a fault is kept
        except LocatedError as fault:
            return tuple(found), fault
        return tuple(found), None

    def write(self, value: Sequence[T], sink: Sink) -> None:
        """The count, then the items."""
        self.count.write_part(len(value), sink, "count")
        write_items(self.item, value, sink)


def array(item: Layout[T], count: Layout[int]) -> Layout[tuple[T, ...]]:
    """Items behind their count."""
    return Array(item, count)
