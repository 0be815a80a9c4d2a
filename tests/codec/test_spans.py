"""Where fields lie, and reading on behind faults."""

from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.codec import (
    Body,
    Cursor,
    Layout,
    array,
    block,
    codec_of,
    enum_u8,
    label_text,
    literal,
    locate,
    named,
    record,
    rest,
    sibling,
    spans,
    survey,
    tagged,
    text,
    u8,
    u16,
    u32,
    value_text,
    wire,
)
from tests.codec.declared import plain, values


class Kind(IntEnum):
    A = 1


@record
class Entry:
    """What has every shape of field."""

    kind: Kind = wire(enum_u8(Kind), "kind")
    name: str = wire(text(u8), "name")
    rank: int = wire(u8, "axes")
    first: tuple[int, ...] = wire(sibling(u8, "rank"), "first")
    second: tuple[int, ...] = wire(sibling(u16, "rank"), "second")


@record
class Tail:
    """A record with a body to the end."""

    entry: Entry = wire(codec_of(Entry), "entry")
    value: bytes = wire(rest, "the bytes")


ENTRIES = array(codec_of(Entry), u16)
LAYOUTS: dict[str, Layout[Any]] = {
    "entries": ENTRIES,
    "tail": codec_of(Tail),
    "block": block(u32, ENTRIES),
    "tagged": array(tagged("Any", {3: Entry}), u8),
    "levels": array(array(u32, u32), u32),
}
TWO = ENTRIES.encode(
    (
        Entry(kind=Kind.A, name="ab", rank=0, first=(), second=()),
        Entry(kind=Kind.A, name="", rank=1, first=(5,), second=(6,)),
    )
)


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@given(data=st.data())
def test_spans_cover_the_bytes_without_gap_or_overlap(layout: Layout[Any], data: st.DataObject) -> None:
    encoded = layout.encode(data.draw(values(layout)))

    found = spans(layout, Cursor(encoded))

    assert b"".join(encoded[span.start : span.end] for span in found) == encoded
    assert [span.end for span in found][:-1] == [span.start for span in found][1:]


def test_spans_name_every_field() -> None:
    found = [(span.path, span.start, span.length, span.value) for span in spans(ENTRIES, Cursor(TWO))]

    assert found == [
        ("count", 0, 2, 2),
        ("[0].kind", 2, 1, Kind.A),
        ("[0].name.length", 3, 1, 2),
        ("[0].name", 4, 2, "ab"),
        ("[0].rank", 6, 1, 0),
        ("[1].kind", 7, 1, Kind.A),
        ("[1].name.length", 8, 1, 0),
        ("[1].name", 9, 0, ""),
        ("[1].rank", 9, 1, 1),
        ("[1].first[0]", 10, 1, 5),
        ("[1].second[0]", 11, 2, 6),
    ]


def test_spans_go_as_far_as_the_bytes() -> None:
    found = spans(ENTRIES, Cursor(TWO[:-1]))

    assert (found[-1].path, found[-1].end) == ("[1].first[0]", 11)


def test_a_count_that_cannot_be_true_does_not_hide_the_items() -> None:
    found = spans(ENTRIES, Cursor(b"\xff\xff" + TWO[2:]))

    assert ("[1].second[0]", len(TWO)) == (found[-1].path, found[-1].end)


def test_a_tag_has_its_span() -> None:
    layout = array(tagged("Any", {3: Entry}), u8)
    encoded = layout.encode((Entry(kind=Kind.A, name="", rank=0, first=(), second=()),))

    found = [(span.path, span.value) for span in spans(layout, Cursor(encoded))]

    assert found[:3] == [("count", 1), ("[0].tag", 3), ("[0].kind", Kind.A)]


def test_a_body_is_noted_unread() -> None:
    encoded = codec_of(Tail).encode(
        Tail(entry=Entry(kind=Kind.A, name="", rank=0, first=(), second=()), value=b"abc")
    )

    last = spans(codec_of(Tail), Cursor(encoded))[-1]

    assert isinstance(last.value, Body)
    assert (last.path, last.length, bytes(last.value.view())) == ("value", 3, b"abc")


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@given(data=st.data())
def test_a_survey_of_whole_bytes_is_the_value(layout: Layout[Any], data: st.DataObject) -> None:
    value = data.draw(values(layout))

    found = survey(layout, Cursor(layout.encode(value)))

    assert (plain(value), ()) == (plain(found.value), found.faults)


def test_a_survey_goes_on_behind_what_it_does_not_know() -> None:
    damaged = bytearray(TWO)
    damaged[2], damaged[4] = 9, 0xFF

    found = survey(ENTRIES, Cursor(bytes(damaged)))

    assert [fault.path for fault in found.faults] == ["[0].kind", "[0].name"]
    assert [fault.offset for fault in found.faults] == [2, 4]
    assert (found.value[0].kind, found.value[0].name, len(found.value)) == (9, r"\xffb", 2)


def test_a_survey_ends_with_the_bytes() -> None:
    found = survey(ENTRIES, Cursor(TWO[:-1]))

    assert (found.faults[-1].path, found.faults[-1].offset) == ("[1].second", 11)
    assert len(found.value) == 1


def test_a_survey_of_a_cut_record_has_no_value() -> None:
    found = survey(codec_of(Tail), Cursor(b"\x01"))

    assert (found.value, [fault.path for fault in found.faults]) == (None, ["entry.name.length"])


def test_a_survey_shows_words_that_it_does_not_know() -> None:
    stored = b"\x80" + bytes(70)

    word, label = survey(literal(b"ab"), Cursor(b"xy")), survey(label_text, Cursor(stored))

    assert (b"xy", stored) == (word.value, label.value)
    assert [len(word.faults), len(label.faults)] == [1, 1]


def test_a_survey_passes_over_what_a_block_has_too_much() -> None:
    layout = array(block(u8, u8), u8)

    found = survey(layout, Cursor(b"\x02\x03\x07aa\x01\x08"))

    assert (
        found.value,
        [f.path for f in found.faults],
        [f.offset for f in found.faults],
    ) == ((7, 8), ["[0]"], [3])


def test_only_wanted_fields_are_located() -> None:
    found = locate(ENTRIES, Cursor(TWO), ["[1].rank", "[0].name", "[7].name", "[1].second[0]"])

    assert found == {"[0].name": 4, "[1].rank": 9, "[1].second[0]": 11}


def test_a_named_number_is_read_bare_and_shown_with_its_name() -> None:
    layout = array(named(u16, {7: "seven"}), u8)
    stored = b"\x02\x07\0\x08\0"

    found = [(span.path, span.value, value_text(span.value)) for span in spans(layout, Cursor(stored))]

    assert (7, 8) == layout.decode(stored)
    assert stored == layout.encode((7, 8))
    assert [("count", 2, "2"), ("[0]", 7, "7 (seven)"), ("[1]", 8, "8")] == found


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Kind.A, "1 (a)"),
        (7, "7"),
        (True, "True"),
        (b"\x01\xff", "01ff"),
        ("name", "name"),
        (Body(Cursor(bytes(9)).source, 2, 5), "5 bytes"),
    ],
)
def test_values_are_shown_in_one_line(value: object, shown: str) -> None:
    assert shown == value_text(value)
