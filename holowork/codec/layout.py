"""What a layout is: how one value lies in bytes."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from holowork.codec.cursor import Cursor
from holowork.codec.errors import FieldError, LocatedError, Malformed
from holowork.codec.sink import Sink
from holowork.codec.source import Piece, body_of

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
        """The value of unpacked struct items, where there is a `format`; raises ValueError on a bad one."""
        return next(parts)  # type: ignore[return-value]  # a bare struct item is the value itself

    def split(self, value: T) -> tuple[object, ...]:
        """The struct items of a value, where there is a `format`; raises ValueError where it does not fit."""
        return (value,)

    def encode(self, value: T) -> bytes:
        """The bytes of a value; raises Unencodable."""
        sink = Sink()
        self.write(value, sink)
        return sink.to_bytes()

    def decode(self, piece: Piece) -> T:
        """The value that fills these bytes; raises Truncated, and Malformed where bytes are left over."""
        body = body_of(piece)
        cursor = Cursor(body.source, body.offset).within(body.offset + body.length)
        value = self.read(cursor)
        if cursor.remaining:
            raise Malformed(cursor.offset, f"the end of {self.title}", f"{cursor.remaining} more bytes")
        return value

    def read_part(self, cursor: Cursor, step: str) -> T:
        """Read the value as the part called `step` of something larger: faults and spans carry the name."""
        if cursor.watcher is not None:
            cursor.watcher.enter(step)
        try:
            return self.read(cursor)
        except LocatedError as fault:
            raise fault.within(step) from fault.__cause__
        finally:
            if cursor.watcher is not None:
                cursor.watcher.leave()

    def write_part(self, value: T, sink: Sink, step: str) -> None:
        """Append the value as the part called `step` of something larger: faults carry the name."""
        try:
            self.write(value, sink)
        except FieldError as fault:
            raise fault.within(step) from fault.__cause__
