"""The layouts that records are made of; every integer is little-endian."""

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice
from typing import Generic, TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError, Malformed, Truncated, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.sink import Piece, Sink
from holowork.codec.source import Body

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)


class Item(Layout[T]):
    """A value of one fixed size, packed by `struct`."""

    def __init__(self, title: str, code: str) -> None:
        self.title = title
        self.format = code
        self._struct = struct.Struct("<" + code)
        self.smallest = self._struct.size

    def read(self, cursor: Cursor) -> T:
        offset = cursor.offset
        items = iter(self._struct.unpack(cursor.take(self.smallest)))
        try:
            return self.join(items)
        except ValueError as fault:
            cursor.offset = offset
            raise Malformed(offset, self.title, fault.args[0]) from fault

    def write(self, value: T, sink: Sink) -> None:
        try:
            sink.write(self._struct.pack(*self.split(value)))
        except (struct.error, TypeError) as fault:
            raise Unencodable(self.title, f"a value of {self.smallest} bytes", value) from fault


u8: Layout[int] = Item("u8", "B")
u16: Layout[int] = Item("u16", "H")
u32: Layout[int] = Item("u32", "I")
u64: Layout[int] = Item("u64", "Q")
i32: Layout[int] = Item("i32", "i")
i64: Layout[int] = Item("i64", "q")


class _Boolean(Item[bool]):
    """One byte: zero is false, everything else true."""

    def join(self, parts: Iterator[object]) -> bool:
        return next(parts) != 0

    def split(self, value: bool) -> tuple[object, ...]:
        return (int(value),)


boolean: Layout[bool] = _Boolean("bool", "B")


class _F32Bits(Item[float]):
    """The bit pattern of an f32."""

    def split(self, value: float) -> tuple[object, ...]:
        return (value,)


f32_bits: Layout[float] = _F32Bits("f32", "f")


class _Enum(Item[E]):
    """One byte that names a member of an enumeration."""

    def __init__(self, members: type[E]) -> None:
        known = ", ".join(f"{member.value}={member.name.lower()}" for member in members)
        super().__init__(f"a {members.__name__} tag ({known})", "B")
        self._members = {member.value: member for member in members}

    def join(self, parts: Iterator[object]) -> E:
        tag = next(parts)
        member = self._members.get(tag)  # type: ignore[call-overload]  # a "B" item is an int
        if member is None:
            raise ValueError(tag)
        return member  # type: ignore[no-any-return]

    def split(self, value: E) -> tuple[object, ...]:
        return (value.value,)


def enum_u8(members: type[E]) -> Layout[E]:
    """One byte that must be the value of a member of `members`."""
    return _Enum(members)


class _FixedArray(Item[tuple[T, ...]]):
    """Always the same number of items."""

    def __init__(self, item: Layout[T], count: int) -> None:
        super().__init__(f"{item.title} × {count}", (item.format or "") * count)
        self._item, self._count = item, count

    def join(self, parts: Iterator[object]) -> tuple[T, ...]:
        return tuple(islice(parts, self._count))  # type: ignore[arg-type]  # bare struct items are the values

    def split(self, value: tuple[T, ...]) -> tuple[object, ...]:
        return value


def fixed_array(item: Layout[int], count: int) -> Layout[tuple[int, ...]]:
    """Exactly `count` bare integers."""
    return _FixedArray(item, count)


def fixed_bytes(length: int) -> Layout[bytes]:
    """Exactly `length` bytes."""
    return Item(f"{length} bytes", f"{length}s")


digest = fixed_bytes(32)
"""The 32 bytes of a BLAKE3 fingerprint."""

_LABEL_BYTES = 71
_ASCII_END = 0x80


class _LabelText(Item[str]):
    """A label as text; storage asks for ASCII only."""

    def join(self, parts: Iterator[object]) -> str:
        raw = next(parts)
        if not isinstance(raw, bytes) or max(raw) >= _ASCII_END:
            raise ValueError(raw)
        return raw.decode("ascii")

    def split(self, value: str) -> tuple[object, ...]:
        raw = value.encode("ascii")
        if len(raw) != _LABEL_BYTES:
            raise Unencodable("label", f"{_LABEL_BYTES} ASCII characters", value)
        return (raw,)


label_text: Layout[str] = _LabelText(f"label of {_LABEL_BYTES} ASCII bytes", f"{_LABEL_BYTES}s")


@dataclass(frozen=True, eq=False)
class _Text(Layout[str]):
    """UTF-8 after its length in bytes."""

    length: Layout[int]

    @property
    def title(self) -> str:  # type: ignore[override]
        return f"UTF-8 text, length in {self.length.title}"

    @property
    def smallest(self) -> int:  # type: ignore[override]
        return self.length.smallest

    def read(self, cursor: Cursor) -> str:
        size = self.length.read(cursor)
        offset = cursor.offset
        raw = bytes(cursor.take(size))
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError as fault:
            raise Malformed(offset, "UTF-8 text", raw[:40]) from fault

    def write(self, value: str, sink: Sink) -> None:
        raw = value.encode("utf-8")
        self.length.write(len(raw), sink)
        sink.write(raw)


def text(length: Layout[int]) -> Layout[str]:
    """UTF-8 text after its length in bytes."""
    return _Text(length)


@dataclass(frozen=True, eq=False)
class _Blob(Layout[Piece]):
    """Raw bytes after their length; they are not read until asked for."""

    length: Layout[int]

    @property
    def title(self) -> str:  # type: ignore[override]
        return f"bytes, length in {self.length.title}"

    @property
    def smallest(self) -> int:  # type: ignore[override]
        return self.length.smallest

    def read(self, cursor: Cursor) -> Body:
        return cursor.skip(self.length.read(cursor))

    def write(self, value: Piece, sink: Sink) -> None:
        self.length.write(len(value), sink)
        sink.attach(value)


def blob(length: Layout[int]) -> Layout[Piece]:
    """Raw bytes after their length."""
    return _Blob(length)


class _Rest(Layout[Piece]):
    """Raw bytes up to the end of the section."""

    title = "bytes to the end of the section"

    def read(self, cursor: Cursor) -> Body:
        return cursor.skip(cursor.remaining)

    def write(self, value: Piece, sink: Sink) -> None:
        sink.attach(value)


rest: Layout[Piece] = _Rest()


def read_items(item: Layout[T], cursor: Cursor, count: int) -> tuple[T, ...]:
    """Exactly `count` items; refused before anything is made where they cannot fit."""
    if count * item.smallest > cursor.remaining:
        raise Truncated(cursor.offset, count * item.smallest, cursor.remaining)
    if type(item) is Item and cursor.watcher is None:
        return struct.unpack(f"<{count}{item.format}", cursor.take(count * item.smallest))
    return tuple(_read_one(item, cursor, index) for index in range(count))


def _read_one(item: Layout[T], cursor: Cursor, index: int) -> T:
    start = cursor.offset
    try:
        value = item.read(cursor)
    except LocatedError as fault:
        raise fault.within(f"[{index}]") from fault.__cause__
    if cursor.watcher is not None:
        cursor.watcher(f"[{index}]", start, cursor.offset, value)
    return value


def write_items(item: Layout[T], values: Sequence[T], sink: Sink) -> None:
    """The items one after another."""
    for value in values:
        item.write(value, sink)


class Array(Layout[tuple[T, ...]], Generic[T]):
    """Items one after another, behind their count."""

    def __init__(self, item: Layout[T], count: Layout[int]) -> None:
        self.item, self.count = item, count
        self.title = f"array of {item.title}, counted by {count.title}"
        self.smallest = count.smallest

    def read(self, cursor: Cursor) -> tuple[T, ...]:
        return read_items(self.item, cursor, self.count.read(cursor))

    def write(self, value: Sequence[T], sink: Sink) -> None:
        self.count.write(len(value), sink)
        write_items(self.item, value, sink)


def array(item: Layout[T], count: Layout[int]) -> Layout[tuple[T, ...]]:
    """Items behind their count."""
    return Array(item, count)
