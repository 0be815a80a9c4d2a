"""Layouts whose size is in the bytes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.codec import (
    Body,
    Cursor,
    Layout,
    LocatedError,
    Malformed,
    Truncated,
    Unencodable,
    array,
    blob,
    fixed_bytes,
    rest,
    text,
    u8,
    u16,
    u32,
)
from holowork.codec.sequences import Array
from tests.codec.declared import plain, values

LAYOUTS: dict[str, Layout[Any]] = {
    "text": text(u16),
    "blob": blob(u32),
    "rest": rest,
    "numbers": array(u32, u8),
    "texts": array(text(u8), u16),
    "bytes": array(fixed_bytes(3), u8),
    "levels": array(array(u32, u32), u32),
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@given(data=st.data())
def test_decode_inverts_encode(layout: Layout[Any], data: st.DataObject) -> None:
    value = data.draw(values(layout))

    encoded = layout.encode(value)

    assert plain(value) == plain(layout.decode(encoded))
    assert layout.smallest <= len(encoded)


@pytest.mark.parametrize(
    ("layout", "value", "encoded"),
    [
        (text(u16), "é", "0200c3a9"),
        (blob(u32), b"ab", "020000006162"),
        (rest, b"ab", "6162"),
        (array(u16, u8), (1, 2), "0201000200"),
        (array(text(u8), u8), ("a", ""), "02016100"),
    ],
)
def test_lengths_and_counts_stand_before(layout: Layout[Any], value: Any, encoded: str) -> None:
    assert encoded == layout.encode(value).hex()


HOSTILE = {
    "text": (text(u32), "ffffffff61", 4, 0xFFFFFFFF, 1),
    "text by one": (text(u16), "020061", 2, 2, 1),
    "blob": (blob(u32), "ffffffff61", 4, 0xFFFFFFFF, 1),
    "numbers": (array(u32, u32), "ffffffff00000000", 4, 4 * 0xFFFFFFFF, 4),
    "numbers by one": (array(u16, u8), "0201000200"[:-2], 1, 4, 3),
    "texts": (array(text(u16), u32), "ffffffff0000", 4, 2 * 0xFFFFFFFF, 2),
    "levels": (array(array(u32, u32), u32), "ffffffff", 4, 4 * 0xFFFFFFFF, 0),
}


@pytest.mark.parametrize(("layout", "encoded", "offset", "needed", "actual"), HOSTILE.values(), ids=HOSTILE)
def test_a_length_is_compared_with_what_is_left_first(
    layout: Layout[Any], encoded: str, offset: int, needed: int, actual: int
) -> None:
    with pytest.raises(Truncated) as caught:
        layout.decode(bytes.fromhex(encoded))

    fault = caught.value
    assert (offset, needed, actual) == (fault.offset, fault.needed, fault.actual)


def test_text_is_utf8() -> None:
    with pytest.raises(Malformed) as caught:
        text(u8).decode(b"\x02a\xff")

    assert (caught.value.offset, str(caught.value)) == (1, r"byte 1: expected UTF-8 text, found b'a\xff'")


def test_a_lone_surrogate_cannot_be_written() -> None:
    with pytest.raises(Unencodable, match=r"^value: expected UTF-8 text, found '\\ud800'$"):
        text(u8).encode("\ud800")


def test_a_text_too_long_for_its_length_is_refused() -> None:
    with pytest.raises(Unencodable, match=r"^length: expected u8, found 256$"):
        text(u8).encode("a" * 256)


def test_an_array_too_long_for_its_count_is_refused() -> None:
    with pytest.raises(Unencodable, match=r"^count: expected u8, found 256$"):
        array(u8, u8).encode((0,) * 256)


def test_a_fault_names_the_item() -> None:
    with pytest.raises(Truncated) as caught:
        array(text(u8), u8).decode(b"\x02\x01a\x05b")

    assert str(caught.value) == "[1] at byte 4: expected 5 bytes, found 1 left"


def test_a_value_names_the_item() -> None:
    with pytest.raises(Unencodable, match=r"^\[1\]\[0\]: expected u32, found -1$"):
        array(array(u32, u32), u32).encode(((1,), (-1,)))


def test_a_blob_is_not_read_before_it_is_asked_for() -> None:
    class Counting:
        size = 4 + (1 << 40)
        read_bytes = 0

        def read(self, offset: int, length: int) -> memoryview:
            self.read_bytes += length
            return memoryview((1 << 40).to_bytes(8, "little") + bytes(1 << 17))[offset : offset + length]

    source = Counting()
    from holowork.codec import u64

    body = blob(u64).read(Cursor(source).within(8 + (1 << 40)))

    assert len(body) == (1 << 40)
    assert source.read_bytes <= 1 << 16


def test_items_without_bytes_cannot_be_counted() -> None:
    with pytest.raises(TypeError):
        array(rest, u32)


def test_the_items_before_a_fault_are_kept() -> None:
    layout = Array(text(u8), u8)

    found, fault = layout.read_some(Cursor(b"\x03\x01a\x01b\x09c"))

    assert found == ("a", "b")
    assert isinstance(fault, LocatedError)
    assert (fault.path, fault.offset) == ("[2]", 6)


def test_nothing_is_kept_of_an_array_without_a_count() -> None:
    found, fault = Array(u8, u16).read_some(Cursor(b"\x03"))

    assert found == ()
    assert str(fault) == "count at byte 0: expected 2 bytes, found 1 left"


def test_an_array_without_a_fault_is_whole() -> None:
    assert Array(u8, u16).read_some(Cursor(b"\x02\x00\x07\x08")) == ((7, 8), None)


def test_leftover_bytes_are_refused_where_a_value_fills_its_bytes() -> None:
    with pytest.raises(Malformed, match="byte 1: expected the end of u8, found '1 more bytes'"):
        u8.decode(b"ab")


def test_a_body_stays_where_it_is() -> None:
    body = blob(u8).decode(b"\x02ab")

    assert isinstance(body, Body)
    assert (body.offset, len(body), bytes(body.view())) == (1, 2, b"ab")
