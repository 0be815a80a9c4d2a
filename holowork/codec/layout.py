"""What a layout is: how one value lies in bytes."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.sink import Sink


T = TypeVar("T")


class Layout(ABC, Generic[T]):
    """How values of one type are read, written and named on the format page."""

    title: str
    """The name on the format page, such as `u32` or `array of u64, counted by u8`."""

    format: str | None = None
    """The struct format where every value has the same size, else None."""

    smallest: int = 0
    """Bytes that any value takes at least; a count is compared with this before it is believed."""

    @abstractmethod
    def read(self, cursor: Cursor) -> T:
        """The value at the cursor, which moves past it; raises Truncated or Malformed."""

    @abstractmethod
    def write(self, value: T, sink: Sink) -> None:
        """Append the value; raises Unencodable where it does not fit."""

    def join(self, parts: Iterator[object]) -> T:
        """The value from its unpacked struct items (layouts with a `format`); raises ValueError on a bad one."""
        return next(parts)  # type: ignore[return-value]  # a bare struct item is the value itself

    def split(self, value: T) -> tuple[object, ...]:
        """The struct items of a value (layouts with a `format`)."""
        return (value,)
