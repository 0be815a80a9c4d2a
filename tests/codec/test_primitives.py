"""The layouts of one fixed size."""

import struct
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
    at_least,
    boolean,
    digest,
    enum_u8,
    f32_bits,
    fixed_array,
    fixed_bytes,
    i32,
    i64,
    label_text,
    literal,
    u8,
    u16,
    u32,
    u64,
)
from tests.codec.declared import plain, values


class Fruit(IntEnum):
    APPLE = 0
    PEAR = 7


LABEL = "blake3:" + "0" * 64
FRUIT = enum_u8(Fruit)

FIXED: dict[str, Layout[Any]] = {
    "u8": u8,
    "u16": u16,
    "u32": u32,
    "u64": u64,
    "i32": i32,
    "i64": i64,
    "bool": boolean,
    "f32": f32_bits,
    "enum": FRUIT,
    "array": fixed_array(u16, 3),
    "bytes": fixed_bytes(5),
    "digest": digest,
    "label": label_text,
    "literal": literal(b"HOLO"),
    "bounded": at_least(u16, 0x4000),
}
SIZES = {
    "u8": 1,
    "u16": 2,
    "u32": 4,
    "u64": 8,
    "i32": 4,
    "i64": 8,
    "bool": 1,
    "f32": 4,
    "enum": 1,
    "array": 6,
    "bytes": 5,
    "digest": 32,
    "label": 71,
    "literal": 4,
    "bounded": 2,
}


@pytest.mark.parametrize("layout", FIXED.values(), ids=FIXED)
@given(data=st.data())
def test_decode_inverts_encode(layout: Layout[Any], data: st.DataObject) -> None:
    value = data.draw(values(layout))

    encoded = layout.encode(value)

    assert plain(value) == plain(layout.decode(encoded))
    assert layout.smallest == len(encoded)


@pytest.mark.parametrize(("name", "size"), SIZES.items())
def test_a_layout_takes_its_bytes(name: str, size: int) -> None:
    assert size == FIXED[name].smallest == struct.calcsize(f"<{FIXED[name].format}")


@pytest.mark.parametrize("name", FIXED)
def test_too_few_bytes_are_refused(name: str) -> None:
    short = bytes(SIZES[name] - 1)

    with pytest.raises(Truncated) as caught:
        FIXED[name].decode(short)

    assert (0, SIZES[name], len(short)) == (caught.value.offset, caught.value.needed, caught.value.actual)


@pytest.mark.parametrize(
    ("layout", "value", "encoded"),
    [
        (u8, 0xAB, "ab"),
        (u16, 0x0102, "0201"),
        (u32, 0x01020304, "04030201"),
        (u64, 0x0102030405060708, "0807060504030201"),
        (i32, -2, "feffffff"),
        (i64, -2, "feffffffffffffff"),
        (boolean, True, "01"),
        (boolean, False, "00"),
        (f32_bits, 64.0, "00008042"),
        (f32_bits, -0.0, "00000080"),
        (f32_bits, 0.1, "cdcccc3d"),
        (FRUIT, Fruit.PEAR, "07"),
        (fixed_array(u16, 2), (1, 2), "01000200"),
        (at_least(u16, 2), 2, "0200"),
    ],
)
def test_integers_are_little_endian(layout: Layout[Any], value: Any, encoded: str) -> None:
    assert encoded == layout.encode(value).hex()


@given(bits=st.integers(0, 0xFFFFFFFF))
def test_an_f32_keeps_every_bit(bits: int) -> None:
    stored = struct.pack("<I", bits)

    assert stored == f32_bits.encode(f32_bits.decode(stored))


@pytest.mark.parametrize("bits", [0x7F800001, 0xFF800001, 0x7FC00000, 0x7FFFFFFF, 0xFFBFFFFF])
def test_a_nan_keeps_its_payload(bits: int) -> None:
    stored = struct.pack("<I", bits)

    number = f32_bits.decode(stored)

    assert number != number  # noqa: PLR0124  # only a NaN differs from itself
    assert stored == f32_bits.encode(number)


@pytest.mark.parametrize(("sign", "stored"), [(0, "0000c07f"), (1, "0000c0ff")])
def test_a_nan_of_f64_that_an_f32_cannot_hold_stays_one(sign: int, stored: str) -> None:
    (low,) = struct.unpack("<d", struct.pack("<Q", sign << 63 | 0x7FF << 52 | 1))

    assert stored == f32_bits.encode(low).hex()


@pytest.mark.parametrize("byte", range(256))
def test_every_byte_but_zero_is_true(byte: int) -> None:
    assert (byte != 0) is boolean.decode(bytes([byte]))


@pytest.mark.parametrize(
    ("layout", "encoded", "text"),
    [
        (FRUIT, "01", "byte 0: expected a Fruit tag (0=apple, 7=pear), found 1"),
        (literal(b"ab"), "6163", "byte 0: expected the bytes b'ab', found b'ac'"),
        (at_least(u16, 0x4000), "ff3f", "byte 0: expected u16 from 16384, found 16383"),
    ],
)
def test_unknown_bits_are_refused(layout: Layout[Any], encoded: str, text: str) -> None:
    with pytest.raises(Malformed) as caught:
        layout.decode(bytes.fromhex(encoded))

    assert text == str(caught.value)


def test_a_label_is_ascii() -> None:
    stored = LABEL.encode()[:-1] + b"\x80"

    with pytest.raises(Malformed) as caught:
        label_text.decode(stored)

    assert stored == caught.value.found


@pytest.mark.parametrize(
    ("layout", "value"),
    [
        (u8, 256),
        (u8, -1),
        (u8, 1.0),
        (u8, "1"),
        (i32, 1 << 31),
        (boolean, 2),
        (boolean, "yes"),
        (f32_bits, 1e39),
        (f32_bits, "1"),
        (FRUIT, 7),
        (FRUIT, 1),
        (fixed_array(u8, 2), (1,)),
        (fixed_array(u8, 2), (1, 2, 3)),
        (fixed_array(u8, 2), (1, 256)),
        (fixed_bytes(2), b"a"),
        (fixed_bytes(2), b"abc"),
        (fixed_bytes(2), "ab"),
        (label_text, LABEL[1:]),
        (label_text, LABEL + "0"),
        (label_text, "κ" * 71),
        (literal(b"ab"), b"ac"),
        (at_least(u16, 9), 8),
        (at_least(u16, 9), 1 << 16),
    ],
)
def test_a_value_that_does_not_fit_is_refused(layout: Layout[Any], value: Any) -> None:
    with pytest.raises(Unencodable) as caught:
        layout.encode(value)

    assert (layout.title, value) == (caught.value.expected, caught.value.found)


def test_a_refused_value_is_shown_in_brief() -> None:
    with pytest.raises(Unencodable) as caught:
        fixed_bytes(2).encode(bytes(100))

    assert str(caught.value) == "value: expected 2 bytes, found b'" + r"\x00" * 14 + r"\x…"
