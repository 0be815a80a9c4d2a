"""Records: a frozen dataclass whose fields say how they lie in bytes."""

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from itertools import groupby
from typing import Any, TypeVar, dataclass_transform

from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.primitives import read_items, write_items
from holowork.codec.sink import Sink

T = TypeVar("T")
R = TypeVar("R", bound=type)
_NO_DEFAULT: Any = MISSING


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


def wire(
    layout: Layout[T] | sibling, doc: str, *, default: Any = _NO_DEFAULT, signed: bool = True
) -> Any:  # the field descriptor stands for a value of the annotated type
    """Declare a field: its layout, what it means, and whether it enters a label signature."""
    return field(default=default, metadata={"layout": layout, "doc": doc, "signed": signed})


def fields_of(record_type: type) -> tuple[Field, ...]:
    """The declared fields, in wire order."""
    return tuple(
        Field(name=f.name, **f.metadata) for f in fields(record_type) if "layout" in f.metadata
    )


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(wire,))
def record(cls: type[T]) -> type[T]:
    """Make a frozen record of a class whose fields are declared with `wire`."""
    made = dataclass(frozen=True, kw_only=True, slots=True)(cls)
    _CODECS[made] = _Record(made)
    return made


def codec_of(record_type: type[T]) -> Layout[T]:
    """The layout of a record."""
    return _CODECS[record_type]


_CODECS: dict[type, "_Record[Any]"] = {}


class _Record(Layout[T]):
    """Fields one after another, in the order of their declaration."""

    def __init__(self, record_type: type[T]) -> None:
        self.type = record_type
        self.title = record_type.__name__
        self.fields = fields_of(record_type)
        self._runs = tuple(_runs(self.fields))
        self.smallest = sum(f.layout.smallest for f in self.fields if isinstance(f.layout, Layout))
        formats = [f.layout.format if isinstance(f.layout, Layout) else None for f in self.fields]
        self.format = None if None in formats else "".join(map(str, formats))
        self._whole = struct.Struct("<" + (self.format or ""))

    def read(self, cursor: Cursor) -> T:
        values: dict[str, Any] = {}
        for run in self._runs if cursor.watcher is None else _singly(self.fields):
            run(cursor, values)
        return self.type(**values)

    def write(self, value: T, sink: Sink) -> None:
        try:
            if self.format is not None:
                sink.write(self._whole.pack(*self.split(value)))
                return
        except struct.error:
            pass  # once more, field by field, so that the error names the field
        for one in self.fields:
            _write_field(one, value, sink)

    def join(self, parts: Iterator[object]) -> T:
        return self.type(**{f.name: _layout(f).join(parts) for f in self.fields})

    def split(self, value: T) -> tuple[object, ...]:
        return tuple(
            item for f in self.fields for item in _layout(f).split(getattr(value, f.name))
        )


Run = Callable[[Cursor, dict[str, Any]], None]


def _layout(one: Field) -> Layout[Any]:
    if isinstance(one.layout, sibling):
        raise TypeError(one.name)
    return one.layout


def _runs(declared: tuple[Field, ...]) -> Iterator[Run]:
    """Neighbouring fields of fixed size become one unpacking."""
    for packed, group in groupby(declared, lambda f: isinstance(f.layout, Layout) and f.layout.format):
        yield from ([_packed(tuple(group))] if packed else [_reader(f) for f in group])


def _singly(declared: tuple[Field, ...]) -> tuple[Run, ...]:
    return tuple(_reader(one) for one in declared)


def _packed(group: tuple[Field, ...]) -> Run:
    layouts = tuple((f.name, _layout(f)) for f in group)
    unpacker = struct.Struct("<" + "".join(str(layout.format) for _, layout in layouts))
    slowly = _singly(group)

    def read(cursor: Cursor, values: dict[str, Any]) -> None:
        start = cursor.offset
        try:
            parts = iter(unpacker.unpack(cursor.take(unpacker.size)))
            values.update((name, layout.join(parts)) for name, layout in layouts)
        except (ValueError, LocatedError):
            cursor.offset = start  # once more, field by field, so that the error names the field
            for run in slowly:
                run(cursor, values)

    return read


def _reader(one: Field) -> Run:
    def read(cursor: Cursor, values: dict[str, Any]) -> None:
        start = cursor.offset
        try:
            values[one.name] = _read_field(one, cursor, values)
        except LocatedError as fault:
            raise fault.within(one.name) from fault.__cause__
        if cursor.watcher is not None:
            cursor.watcher(one.name, start, cursor.offset, values[one.name])

    return read


def _read_field(one: Field, cursor: Cursor, values: Mapping[str, Any]) -> Any:
    if isinstance(one.layout, sibling):
        return read_items(one.layout.item, cursor, values[one.layout.count])
    return one.layout.read(cursor)


def _write_named(one: Field, item: object, sink: Sink) -> None:
    try:
        _layout(one).write(item, sink)
    except Unencodable as fault:
        raise Unencodable(one.name, fault.expected, fault.found) from fault


def _write_field(one: Field, value: object, sink: Sink) -> None:
    item = getattr(value, one.name)
    if not isinstance(one.layout, sibling):
        _write_named(one, item, sink)
        return
    if len(item) != getattr(value, one.layout.count):
        raise Unencodable(f"{type(value).__name__}.{one.name}", f"as many as {one.layout.count}", item)
    write_items(one.layout.item, item, sink)

