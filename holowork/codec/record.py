"""Records: a frozen dataclass whose fields say how they lie in bytes."""

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from itertools import groupby
from typing import Any, TypeVar, dataclass_transform

from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.primitives import UNFIT
from holowork.codec.sequences import Items
from holowork.codec.sink import Sink

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class sibling:  # noqa: N801  # reads as a function in a declaration
    """An array whose count is an earlier field of the same record."""

    item: Layout[Any]
    count: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One declared field of a record."""

    name: str
    layout: Layout[Any] | sibling
    doc: str
    signed: bool
    """True where the field is part of a call's label signature."""


def wire(layout: Layout[T] | sibling, doc: str, *, default: object = MISSING, signed: bool = True) -> Any:  # noqa: ANN401  # the field stands for a value of the annotated type
    """Declare a field: its layout, what it means, and whether it enters a label signature."""
    return field(default=default, metadata={"layout": layout, "doc": doc, "signed": signed})


def fields_of(record_type: type) -> tuple[Field, ...]:
    """The declared fields, in wire order."""
    return tuple(Field(name=f.name, **f.metadata) for f in fields(record_type) if "layout" in f.metadata)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(wire,))
def record(cls: type[T]) -> type[T]:
    """Make a frozen record of a class whose fields are declared with `wire`."""
    made = dataclass(frozen=True, kw_only=True, slots=True)(cls)
    _CODECS[made] = Record(made)
    return made


def with_fields(value: T, changes: Mapping[str, object]) -> T:
    """A record with some fields changed."""
    return replace(value, **changes)  # type: ignore[type-var]  # every record is a dataclass


def codec_of(record_type: type[T]) -> Layout[T]:
    """The layout of a record."""
    return _CODECS[record_type]


_CODECS: dict[type, "Record[Any]"] = {}


class Record(Layout[T]):
    """Fields one after another, in the order of their declaration."""

    def __init__(self, record_type: type[T]) -> None:
        self.type = record_type
        self.title = record_type.__name__
        self.fields = fields_of(record_type)
        self._runs = tuple(_runs(self.fields))
        self._single = tuple(map(_reader, self.fields))
        self.smallest = sum(f.layout.smallest for f in self.fields if isinstance(f.layout, Layout))
        formats = [_format(f) for f in self.fields]
        self.format = None if None in formats else "".join(map(str, formats))
        self._whole = struct.Struct("<" + (self.format or ""))

    def read(self, cursor: Cursor) -> T:
        """The record; neighbouring fields of fixed size are unpacked at once, unless somebody watches."""
        values: dict[str, Any] = {}
        for run in self._runs if cursor.watcher is None else self._single:
            run(cursor, values)
        return self.type(**values)

    def write(self, value: T, sink: Sink) -> None:
        """Append the fields; raises Unencodable with the name of the one that does not fit."""
        if type(value) is not self.type:
            raise Unencodable("", f"a {self.title}", value)
        packed = None if self.format is None else self._packed(value)
        if packed is not None:
            sink.write(packed)
            return
        for one in self.fields:
            _write_field(one, value, sink)

    def join(self, parts: Iterator[object]) -> T:
        """The record of its unpacked items, where all fields are of fixed size."""
        return self.type(**{f.name: _layout(f).join(parts) for f in self.fields})

    def split(self, value: T) -> tuple[object, ...]:
        """The items of all fields, where they are of fixed size."""
        return tuple(item for f in self.fields for item in _layout(f).split(getattr(value, f.name)))

    def _packed(self, value: T) -> bytes | None:
        """All fields at once, or None where one does not fit: written singly, the error names it."""
        try:
            return self._whole.pack(*self.split(value))
        except UNFIT:
            return None


Run = Callable[[Cursor, dict[str, Any]], None]


def _layout(one: Field) -> Layout[Any]:
    if isinstance(one.layout, sibling):
        raise TypeError(one.name)
    return one.layout


def _format(one: Field) -> str | None:
    return one.layout.format if isinstance(one.layout, Layout) else None


def _runs(declared: tuple[Field, ...]) -> Iterator[Run]:
    """Neighbouring fields of fixed size become one unpacking."""
    for is_packed, group in groupby(declared, lambda one: _format(one) is not None):
        together = tuple(group)
        yield from ([_packed(together)] if is_packed else map(_reader, together))


def _packed(group: tuple[Field, ...]) -> Run:
    layouts = tuple((f.name, _layout(f)) for f in group)
    unpacker = struct.Struct("<" + "".join(str(layout.format) for _, layout in layouts))
    singly = tuple(map(_reader, group))

    def read(cursor: Cursor, values: dict[str, Any]) -> None:
        start = cursor.offset
        try:
            parts = iter(unpacker.unpack(cursor.take(unpacker.size)))
            values.update((name, layout.join(parts)) for name, layout in layouts)
        except (ValueError, LocatedError):
            cursor.offset = start  # once more, field by field, so that the error names the field
            for run in singly:
                run(cursor, values)

    return read


def _reader(one: Field) -> Run:
    if isinstance(one.layout, sibling):
        return _sibling_reader(one.name, one.layout)
    layout = one.layout

    def read(cursor: Cursor, values: dict[str, Any]) -> None:
        values[one.name] = layout.read_part(cursor, one.name)

    return read


def _sibling_reader(name: str, layout: sibling) -> Run:
    def read(cursor: Cursor, values: dict[str, Any]) -> None:
        values[name] = Items(layout.item, values[layout.count]).read_part(cursor, name)

    return read


def _write_field(one: Field, value: object, sink: Sink) -> None:
    item = getattr(value, one.name)
    if isinstance(one.layout, sibling):
        count = getattr(value, one.layout.count)
        Items(one.layout.item, count).write_part(item, sink, one.name)
    else:
        one.layout.write_part(item, sink, one.name)
