"""Strategies and comparison for every declared layout, derived from the declaration."""

import struct
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import singledispatch
from typing import Any

from hypothesis import strategies as st

from holowork.archive.opaque import OPAQUE
from holowork.archive.trace import MarkedTrace
from holowork.codec import Body, Layout, body_of, fields_of, sibling
from holowork.codec.composites import Block, Tagged
from holowork.codec.primitives import Boolean, Bounded, EnumTag, F32Bits, FixedArray, Integer
from holowork.codec.record import Record
from holowork.codec.sequences import Array, Blob, Rest, Text
from holowork.codec.words import FixedBytes, LabelText, Literal
from holowork.ops import BY_DISCRIMINANT, KernelCall, KernelCallLayout, payload_layout
from holowork.ops.calls.own import OPERAND, OPERANDS, OwnLayout

Values = st.SearchStrategy[Any]
MOST = 3  # items of an array


@singledispatch
def values(layout: Layout[Any]) -> Values:
    """Values that a layout can encode, the smallest and the largest among them."""
    raise TypeError(layout)


def numbers(code: str) -> Values:
    """Numbers of a struct format, its limits first."""
    bits = 8 * struct.calcsize("<" + code)
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if code.islower() else (0, (1 << bits) - 1)
    return st.sampled_from([low, high]) | st.integers(low, high)


@values.register
def _(layout: Integer) -> Values:
    return numbers(str(layout.format))


@values.register
def _(layout: Bounded) -> Values:
    return numbers(str(layout.format)).filter(lambda number: number >= layout.least)


@values.register
def _(layout: Boolean) -> Values:
    return st.booleans()


@values.register
def _(layout: F32Bits) -> Values:
    return st.binary(min_size=4, max_size=4).map(layout.decode)


@values.register
def _(layout: EnumTag) -> Values:
    return st.sampled_from(list(layout.members))


@values.register
def _(layout: FixedArray) -> Values:
    return st.tuples(*[values(layout.item)] * layout.count)


@values.register
def _(layout: FixedBytes) -> Values:
    return st.binary(min_size=layout.smallest, max_size=layout.smallest)


@values.register
def _(layout: LabelText) -> Values:
    return st.text(st.characters(max_codepoint=127), min_size=71, max_size=71)


@values.register
def _(layout: Literal) -> Values:
    return st.just(layout.word)


@values.register
def _(layout: Text) -> Values:
    return st.text(max_size=8)


@values.register(Blob)
@values.register(Rest)
def _(layout: Layout[Any]) -> Values:
    return st.binary(max_size=8)


@values.register
def _(layout: Array) -> Values:
    return st.lists(values(layout.item), max_size=MOST).map(tuple)


@values.register
def _(layout: Block) -> Values:
    return values(layout.inner)


@values.register
def _(layout: MarkedTrace) -> Values:
    return values(layout.inner) | values(OPAQUE)


@values.register
def _(layout: Tagged) -> Values:
    return st.one_of(*map(values, layout.layouts.values()))


@values.register
def _(layout: Record) -> Values:
    counts = {f.layout.count for f in layout.fields if isinstance(f.layout, sibling)}
    return st.integers(0, MOST).flatmap(lambda count: _records(layout, dict.fromkeys(counts, count)))


def _records(layout: Record[Any], counts: dict[str, int]) -> Values:
    columns = {
        f.name: st.just(counts[f.name]) if f.name in counts else _field(f.layout, counts)
        for f in layout.fields
    }
    return st.fixed_dictionaries(columns).map(lambda found: layout.type(**found))


def _field(layout: Layout[Any] | sibling, counts: dict[str, int]) -> Values:
    if isinstance(layout, sibling):
        return st.tuples(*[values(layout.item)] * counts[layout.count])
    return values(layout)


@values.register
def _(layout: KernelCallLayout) -> Values:
    known = [number for number in BY_DISCRIMINANT if number < 0x4000 or number in layout._declared]
    return st.sampled_from(sorted(known)).flatmap(calls)


def calls(discriminant: int) -> Values:
    """Calls of one discriminant."""
    return values(payload_layout(discriminant)).map(lambda payload: KernelCall(discriminant, payload))


@values.register
def _(layout: OwnLayout) -> Values:
    attributes = {spec.name: values(spec.kind.layout) for spec in layout._attributes}
    parts = (values(OPERANDS), values(OPERAND), st.fixed_dictionaries(attributes))
    return st.tuples(*parts).map(lambda found: layout._made(*found))


def plain(value: Any) -> Any:
    """A value in built-in types that compare by content: bodies as bytes, numbers by their bits."""
    if isinstance(value, Body | bytearray | memoryview):
        return bytes(body_of(value).view())
    if isinstance(value, float):
        return struct.pack("<d", value)
    if isinstance(value, tuple | list):
        return tuple(map(plain, value))
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if is_dataclass(value):
        return (type(value), *(plain(getattr(value, f.name)) for f in fields(value)))
    return value


def in_wire_order(value: Any) -> Any:
    """A record as the nested list of its fields, enumerations as their tags."""
    if is_dataclass(value):
        return [in_wire_order(getattr(value, f.name)) for f in fields_of(type(value))]
    return [in_wire_order(item) for item in value] if isinstance(value, tuple) else int(value)


Encode = Callable[[Any], bytes]
