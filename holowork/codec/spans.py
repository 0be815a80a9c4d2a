"""Where each field lies: the layout is read once more, and every field is noted."""

from dataclasses import dataclass
from typing import Any

from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError
from holowork.codec.layout import Layout


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """One field in the bytes: its path, first byte, end and value."""

    path: str
    start: int
    end: int
    value: object

    @property
    def length(self) -> int:
        """Bytes that the field takes."""
        return self.end - self.start


def spans(layout: Layout[Any], cursor: Cursor) -> tuple[Span, ...]:
    """The innermost fields of the value at the cursor, in byte order; as far as the bytes can be read."""
    noted: list[Span] = []

    def watch(step: str, start: int, end: int, value: object) -> None:
        first = len(noted)
        while first and noted[first - 1].start >= start:
            first -= 1
        inner = noted[first:] or [Span(path="", start=start, end=end, value=value)]
        noted[first:] = [_outside(step, span) for span in inner]

    cursor.watcher = watch
    try:
        layout.read(cursor)
    except LocatedError:
        return tuple(noted)
    return tuple(noted)


def _outside(step: str, span: Span) -> Span:
    joint = "" if not span.path or span.path.startswith("[") else "."
    return Span(path=f"{step}{joint}{span.path}", start=span.start, end=span.end, value=span.value)
