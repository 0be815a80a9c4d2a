"""Where each field lies: the layout is read once more, and every field is noted."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError, joined
from holowork.codec.layout import Layout
from holowork.codec.sequences import Array
from holowork.codec.source import Body
from holowork.codec.words import Named
from holowork.core import counted


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """As much of a value as could be read, and what is wrong with its bytes.

    `value` is None where nothing could be made of them; an array holds the items before the last fault.
    An unknown tag stands in the value as the number that it is.
    """

    value: Any
    faults: tuple[LocatedError, ...]


def value_text(value: object) -> str:
    """The value of a span in one line: a tag with its name, such as `8 (f32)`, a body by its length."""
    if isinstance(value, IntEnum | Named):
        return f"{int(value)} ({value.name.lower()})"
    if isinstance(value, Body):
        return counted(value.length, "byte")
    return value.hex() if isinstance(value, bytes) else str(value)


def spans(layout: Layout[Any], cursor: Cursor) -> tuple[Span, ...]:
    """The innermost fields of the value at the cursor, in byte order; as far as the bytes can be read."""
    recorder = _Recorder(is_exhaustive=True)
    _watched(layout, cursor, recorder)
    return tuple(recorder.spans)


def survey(layout: Layout[Any], cursor: Cursor) -> Survey:
    """Read as far as the bytes go, and note every fault on the way."""
    recorder = _Recorder(is_exhaustive=False)
    value = _watched(layout, cursor, recorder)
    return Survey(value=value, faults=tuple(recorder.faults))


def locate(layout: Layout[Any], cursor: Cursor, paths: Collection[str]) -> dict[str, int]:
    """The first byte of each field of these paths that can be read; nothing else is kept."""
    locator = _Locator(frozenset(paths))
    _watched(layout, cursor, locator)
    return locator.places


class _Recorder:
    """Notes every field, if all are wanted, and every fault."""

    def __init__(self, *, is_exhaustive: bool) -> None:
        self.is_exhaustive = is_exhaustive
        self.spans: list[Span] = []
        self.faults: list[LocatedError] = []
        self._path = [""]

    def enter(self, step: str) -> None:
        self._path.append(joined(self._path[-1], step))

    def leave(self) -> None:
        self._path.pop()

    def note(self, start: int, end: int, value: object) -> None:
        if self.is_exhaustive:
            self.spans.append(Span(path=self._path[-1], start=start, end=end, value=value))

    def complain(self, fault: LocatedError) -> None:
        self.faults.append(fault.within(self._path[-1]))


class _Locator(_Recorder):
    """Notes where the wanted fields begin."""

    def __init__(self, wanted: frozenset[str]) -> None:
        super().__init__(is_exhaustive=True)
        self.places: dict[str, int] = {}
        self._wanted = wanted

    def note(self, start: int, end: int, value: object) -> None:
        if self._path[-1] in self._wanted:
            self.places.setdefault(self._path[-1], start)


def _watched(layout: Layout[Any], cursor: Cursor, recorder: _Recorder) -> object:
    """What could be read; the fault that ended the reading is the recorder's last."""
    cursor.watcher = recorder
    if isinstance(layout, Array):
        value, fault = layout.read_some(cursor)
        recorder.faults += [fault] if fault else []
        return value
    try:
        return layout.read(cursor)
    except LocatedError as fault:
        recorder.faults.append(fault)
        return None
