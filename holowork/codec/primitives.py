"""The layouts of one fixed size that records are made of; every integer is little-endian."""

import math
import struct
from collections.abc import Iterator
from enum import IntEnum
from itertools import islice
from typing import TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.errors import Malformed, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.sink import Sink

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)

UNFIT = (struct.error, AttributeError, OverflowError, TypeError, ValueError)
"""What packing raises for a value that does not fit."""


class Item(Layout[T]):
    """A value of one fixed size, packed by `struct`."""

    def __init__(self, title: str, code: str) -> None:
        self.title = title
        self.format = code
        self._struct = struct.Struct("<" + code)
        self.smallest = self._struct.size

    def read(self, cursor: Cursor) -> T:
        """The value; where its bits are not one, a watched reading goes on with what was found."""
        start = cursor.offset
        parts = iter(self._struct.unpack(cursor.take(self.smallest)))
        try:
            value = self.join(parts)
        except ValueError as fault:
            value = fault.args[0]
            cursor.refuse(Malformed(start, self.title, value))
        cursor.note(start, self.noted(value))
        return value

    def noted(self, value: T) -> object:
        """The value as a watcher is told of it."""
        return value

    def write(self, value: T, sink: Sink) -> None:
        """Append the value; raises Unencodable where it does not fit."""
        try:
            sink.write(self._struct.pack(*self.split(value)))
        except UNFIT as fault:
            raise Unencodable("", self.title, value) from fault


class Integer(Item[int]):
    """A whole number."""


u8: Layout[int] = Integer("u8", "B")
u16: Layout[int] = Integer("u16", "H")
u32: Layout[int] = Integer("u32", "I")
u64: Layout[int] = Integer("u64", "Q")
i32: Layout[int] = Integer("i32", "i")
i64: Layout[int] = Integer("i64", "q")


class Bounded(Item[int]):
    """A whole number that is not below a limit."""

    def __init__(self, item: Layout[int], least: int) -> None:
        super().__init__(f"{item.title} from {least}", item.format or "")
        self.least = least

    def join(self, parts: Iterator[object]) -> int:
        """The number, if it is large enough."""
        number = next(parts)
        if not isinstance(number, int) or number < self.least:
            raise ValueError(number)
        return number

    def split(self, value: int) -> tuple[object, ...]:
        """The number, if it is large enough."""
        if value < self.least:
            raise ValueError(value)
        return (value,)


def at_least(item: Layout[int], least: int) -> Layout[int]:
    """A whole number from `least` on."""
    return Bounded(item, least)


class Boolean(Item[bool]):
    """One byte: zero is false, everything else true."""

    def join(self, parts: Iterator[object]) -> bool:
        """The truth of one byte."""
        return next(parts) != 0

    def split(self, value: bool) -> tuple[object, ...]:  # noqa: FBT001  # the value of the layout
        """One or zero."""
        if value not in {True, False}:
            raise ValueError(value)
        return (int(value),)


boolean: Layout[bool] = Boolean("bool", "B")
_QUIET_F32, _WIDER = 1 << 22, 29


class F32Bits(Item[float]):
    """The value of an f32; a NaN keeps every bit."""

    def join(self, parts: Iterator[object]) -> float:
        """The bits as a number, a NaN with the payload moved to the top."""
        (bits,) = parts
        number: float = struct.unpack("<f", struct.pack("<I", bits))[0]
        if not math.isnan(number) or not isinstance(bits, int):
            return number
        wide = (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << _WIDER
        widened: float = struct.unpack("<d", struct.pack("<Q", wide))[0]
        return widened

    def split(self, value: float) -> tuple[object, ...]:
        """The bits of a number, rounded to nearest even."""
        if not math.isnan(value):
            return struct.unpack("<I", struct.pack("<f", value))
        (wide,) = struct.unpack("<Q", struct.pack("<d", value))
        payload = (wide & ((1 << 52) - 1)) >> _WIDER
        return ((wide >> 63) << 31 | 0xFF << 23 | (payload or _QUIET_F32),)


f32_bits: Layout[float] = F32Bits("f32", "I")


class EnumTag(Item[E]):
    """One byte that names a member of an enumeration."""

    def __init__(self, members: type[E]) -> None:
        known = ", ".join(f"{member.value}={member.name.lower()}" for member in members)
        super().__init__(f"a {members.__name__} tag ({known})", "B")
        self.members = members
        self._by_tag: dict[object, E] = {member.value: member for member in members}

    def join(self, parts: Iterator[object]) -> E:
        """The member of a tag."""
        tag = next(parts)
        if tag not in self._by_tag:
            raise ValueError(tag)
        return self._by_tag[tag]

    def split(self, value: E) -> tuple[object, ...]:
        """The tag of a member."""
        if not isinstance(value, self.members):
            raise TypeError(value)
        return (value.value,)


def enum_u8(members: type[E]) -> Layout[E]:
    """One byte that must be the value of a member of `members`."""
    return EnumTag(members)


class FixedArray(Item[tuple[int, ...]]):
    """Always the same number of whole numbers."""

    def __init__(self, item: Layout[int], count: int) -> None:
        super().__init__(f"{item.title} × {count}", (item.format or "") * count)
        self.item, self.count = item, count

    def join(self, parts: Iterator[object]) -> tuple[int, ...]:
        """As many items as there are."""
        return tuple(islice(parts, self.count))  # type: ignore[arg-type]  # bare struct items are the values

    def split(self, value: tuple[int, ...]) -> tuple[object, ...]:
        """The items."""
        return value


def fixed_array(item: Layout[int], count: int) -> Layout[tuple[int, ...]]:
    """Exactly `count` bare integers."""
    return FixedArray(item, count)
