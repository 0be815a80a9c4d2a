"""Records, tagged records and blocks."""

from dataclasses import FrozenInstanceError
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.codec import (
    Layout,
    Malformed,
    Truncated,
    Unencodable,
    array,
    blob,
    block,
    codec_of,
    enum_u8,
    fields_of,
    fixed_array,
    record,
    sibling,
    tagged,
    text,
    u8,
    u16,
    u32,
    u64,
    wire,
    with_fields,
)
from tests.codec.declared import plain, values


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@record
class Point:
    """Fixed size."""

    x: int = wire(u16, "across")
    y: int = wire(u32, "down", default=7)
    colour: Colour = wire(enum_u8(Colour), "paint", signed=False, default=Colour.RED)

    @property
    def total(self) -> int:
        return self.x + self.y


@record
class Shape:
    """Fixed and variable fields in turns, a record in a record, two arrays that share a count."""

    first: Point = wire(codec_of(Point), "a corner")
    name: str = wire(text(u8), "name")
    rank: int = wire(u8, "axes")
    size: int = wire(u64, "bytes")
    inner: tuple[int, ...] = wire(sibling(u16, "rank"), "extents inside")
    outer: tuple[int, ...] = wire(sibling(u16, "rank"), "extents outside")
    body: bytes = wire(blob(u32), "bytes")
    pair: tuple[int, int] = wire(fixed_array(u8, 2), "two")


@record
class Empty:
    """No field at all."""


CHOICE = tagged("Choice", {0: Point, 9: Shape})
LAYOUTS: dict[str, Layout[Any]] = {
    "Point": codec_of(Point),
    "Shape": codec_of(Shape),
    "Points": array(codec_of(Point), u32),
    "Shapes": array(codec_of(Shape), u32),
    "Choices": array(CHOICE, u8),
    "Block": block(u16, codec_of(Shape)),
}
POINT = Point(x=1, y=2, colour=Colour.BLUE)
SHAPE = Shape(first=POINT, name="é", rank=1, size=5, inner=(3,), outer=(4,), body=b"ab", pair=(8, 9))
SHAPE_HEX = "0100020000000202c3a9010500000000000000030004000200000061620809"


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@given(data=st.data())
def test_decode_inverts_encode(layout: Layout[Any], data: st.DataObject) -> None:
    value = data.draw(values(layout))

    encoded = layout.encode(value)

    assert plain(value) == plain(layout.decode(encoded))
    assert layout.smallest <= len(encoded)


@given(data=st.data())
def test_every_cut_of_a_record_is_refused(data: st.DataObject) -> None:
    encoded = codec_of(Shape).encode(data.draw(values(codec_of(Shape))))

    for length in range(len(encoded)):
        with pytest.raises(Truncated):
            codec_of(Shape).decode(encoded[:length])


def test_fields_lie_in_the_order_of_their_declaration() -> None:
    assert codec_of(Shape).encode(SHAPE).hex() == SHAPE_HEX


def test_a_record_without_fields_has_no_bytes() -> None:
    assert (b"", Empty()) == (codec_of(Empty).encode(Empty()), codec_of(Empty).decode(b""))


def test_fields_of_a_record_are_changed_by_name() -> None:
    assert Point(x=5, y=2, colour=Colour.BLUE) == with_fields(POINT, {"x": 5})


def test_the_smallest_record_has_empty_arrays() -> None:
    assert (codec_of(Point).smallest, codec_of(Shape).smallest) == (7, 7 + 1 + 1 + 8 + 4 + 2)


def test_a_record_of_fixed_fields_is_of_fixed_size() -> None:
    assert (codec_of(Point).format, codec_of(Shape).format) == ("HIB", None)


def test_fields_are_declared_once() -> None:
    declared = [(f.name, f.doc, f.signed) for f in fields_of(Point)]

    assert declared == [("x", "across", True), ("y", "down", True), ("colour", "paint", False)]


def test_a_record_is_a_frozen_value_with_defaults() -> None:
    point = Point(x=3)

    assert (point.x, point.y, point.colour, point.total) == (3, 7, Colour.RED, 10)
    assert point == Point(x=3, y=7, colour=Colour.RED)
    with pytest.raises(FrozenInstanceError):
        point.x = 4  # type: ignore[misc]  # what must fail
    with pytest.raises(TypeError):
        Point(3)  # type: ignore[call-arg]  # what must fail


@pytest.mark.parametrize(
    ("encoded", "text"),
    [
        ("0100", "y at byte 2: expected 4 bytes, found 0 left"),
        ("01000200000003", "colour at byte 6: expected a Colour tag (1=red, 2=blue), found 3"),
        ("01", "x at byte 0: expected 2 bytes, found 1 left"),
    ],
)
def test_a_fault_names_the_field_of_a_packed_record(encoded: str, text: str) -> None:
    with pytest.raises((Truncated, Malformed)) as caught:
        codec_of(Point).decode(bytes.fromhex(encoded))

    assert text == str(caught.value)


@pytest.mark.parametrize(
    ("cut", "text"),
    [
        (9, "name at byte 8: expected 2 bytes, found 1 left"),
        (12, "size at byte 11: expected 8 bytes, found 1 left"),
        (20, "inner at byte 19: expected 2 bytes, found 1 left"),
        (22, "outer at byte 21: expected 2 bytes, found 1 left"),
        (24, "body.length at byte 23: expected 4 bytes, found 1 left"),
        (28, "body at byte 27: expected 2 bytes, found 1 left"),
        (30, "pair at byte 29: expected 2 bytes, found 1 left"),
    ],
)
def test_a_fault_names_the_field_and_its_byte(cut: int, text: str) -> None:
    with pytest.raises(Truncated) as caught:
        codec_of(Shape).decode(bytes.fromhex(SHAPE_HEX)[:cut])

    assert text == str(caught.value)


def test_a_fault_names_its_way_through_the_records() -> None:
    encoded = b"\x02\x00\x00\x00" + bytes.fromhex(SHAPE_HEX) + bytes.fromhex("01000200000005")

    with pytest.raises(Truncated) as caught:
        array(codec_of(Shape), u32).decode(encoded)

    assert caught.value.path != "[1].first.colour"
    with pytest.raises(Malformed) as deep:
        array(codec_of(Shape), u32).decode(encoded + bytes(30))
    assert (deep.value.path, deep.value.offset) == ("[1].first.colour", 4 + 31 + 6)


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"x": -1}, "first.x: expected u16, found -1"),
        ({"colour": 2}, "first.colour: expected a Colour tag (1=red, 2=blue), found 2"),
    ],
)
def test_a_value_that_does_not_fit_names_the_field(changed: dict[str, Any], text: str) -> None:
    point = Point(**{"x": 1, **changed})

    with pytest.raises(Unencodable) as caught:
        codec_of(Point).write_part(point, _sink(), "first")

    assert text == str(caught.value)


def _sink() -> Any:
    from holowork.codec import Sink

    return Sink()


def test_an_array_must_be_as_long_as_its_count() -> None:
    wrong = Shape(first=POINT, name="", rank=2, size=0, inner=(3,), outer=(4, 5), body=b"", pair=(0, 0))

    with pytest.raises(Unencodable, match=r"^inner: expected 2 items, found \(3,\)$"):
        codec_of(Shape).encode(wrong)


def test_only_records_of_the_very_type_are_written() -> None:
    with pytest.raises(Unencodable, match="expected a Point, found"):
        codec_of(Point).encode(SHAPE)  # type: ignore[arg-type]  # what must fail


def test_a_tag_announces_the_record() -> None:
    assert CHOICE.encode(POINT) == b"\x00\x01\x00\x02\x00\x00\x00\x02"
    assert CHOICE.decode(b"\x00\x01\x00\x02\x00\x00\x00\x02") == POINT


def test_an_unknown_tag_is_refused() -> None:
    with pytest.raises(Malformed) as caught:
        array(CHOICE, u8).decode(b"\x01\x02" + bytes(40))

    assert str(caught.value) == "[0].tag at byte 1: expected a Choice tag (0=Point, 9=Shape), found 2"


def test_a_value_without_a_tag_is_refused() -> None:
    with pytest.raises(Unencodable, match="expected a Choice tag"):
        CHOICE.encode(Empty())


def test_a_block_ends_where_its_length_says() -> None:
    layout = block(u8, u16)

    assert (layout.encode(5), layout.decode(b"\x02\x05\x00")) == (b"\x02\x05\x00", 5)
    with pytest.raises(Truncated, match="byte 1: expected 2 bytes, found 1 left"):
        layout.decode(b"\x01\x05\x00")
    with pytest.raises(Malformed, match="byte 3: expected the end of u16, found '1 more bytes'"):
        layout.decode(b"\x03\x05\x00\x00")
    with pytest.raises(Truncated, match="byte 1: expected 3 bytes, found 2 left"):
        layout.decode(b"\x03\x05\x00")


def test_titles_say_how_a_value_lies() -> None:
    titles = [
        array(text(u8), u32).title,
        block(u16, codec_of(Point)).title,
        CHOICE.title,
        fixed_array(u8, 2).title,
        blob(u64).title,
    ]

    assert titles == [
        "array of UTF-8 text, length in u8, counted by u32",
        "Point, length in u16",
        "a Choice tag (0=Point, 9=Shape), then its record",
        "u8 × 2",
        "bytes, length in u64",
    ]
