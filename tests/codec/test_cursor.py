"""The read position, the sources below it and the sink opposite."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.codec import Body, Cursor, MemorySource, Sink, Truncated, body_of
from holowork.codec.cursor import AHEAD
from holowork.codec.source import BLOCK, octets


class Counting:
    """A source that counts its reads."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.size = len(data)
        self.reads: list[tuple[int, int]] = []

    def read(self, offset: int, length: int) -> memoryview:
        assert offset + length <= self.size
        self.reads.append((offset, length))
        return memoryview(self.data)[offset : offset + length]


@given(data=st.binary(max_size=60), lengths=st.lists(st.integers(0, 9), max_size=20))
def test_a_cursor_reads_forward(data: bytes, lengths: list[int]) -> None:
    cursor = Cursor(data)
    taken = b""

    for length in lengths:
        if length <= cursor.remaining:
            assert bytes(cursor.peek(length)) == bytes(data[cursor.offset :][:length])
            taken += bytes(cursor.take(length))
        else:
            with pytest.raises(Truncated):
                cursor.take(length)

    assert data[: len(taken)] == taken
    assert (len(taken), len(data) - len(taken)) == (cursor.offset, cursor.remaining)


def test_offsets_count_from_the_start_of_the_source() -> None:
    cursor = Cursor(b"abcdef", 2).within(5)

    assert bytes(cursor.take(2)) == b"cd"
    with pytest.raises(Truncated, match="byte 4: expected 2 bytes, found 1 left"):
        cursor.take(2)
    assert (cursor.offset, cursor.remaining) == (4, 1)


def test_a_cursor_never_reads_behind_its_end() -> None:
    source = Counting(b"abcdef")

    cursor = Cursor(source, 1).within(3)
    cursor.take(1)

    assert source.reads == [(1, 2)]
    assert bytes(cursor.peek(9)) == b"c"


def test_small_fields_are_cut_from_one_block() -> None:
    source = Counting(bytes(3 * AHEAD))
    cursor = Cursor(source)

    for _ in range(AHEAD // 4):
        cursor.take(4)
    assert source.reads == [(0, AHEAD)]
    cursor.take(4)
    cursor.take(2 * AHEAD - 4)

    assert source.reads == [(0, AHEAD), (AHEAD, AHEAD), (AHEAD + 4, 2 * AHEAD - 4)]


def test_what_was_peeked_at_is_not_read_again() -> None:
    source = Counting(bytes(2 * AHEAD))
    cursor = Cursor(source)

    cursor.peek(2)
    cursor.take(AHEAD)
    cursor.peek(0)

    assert source.reads == [(0, AHEAD)]


def test_skipped_bytes_are_not_read() -> None:
    source = Counting(bytes(1 << 20))
    cursor = Cursor(source)

    body = cursor.skip(1 << 20)

    assert (source.reads, len(body), cursor.remaining) == ([], 1 << 20, 0)


def test_a_cursor_inside_another_has_its_own_end() -> None:
    cursor = Cursor(b"abcdef")
    cursor.take(1)

    inner = cursor.inside(3)

    assert (bytes(inner.take(3)), inner.remaining) == (b"bcd", 0)
    assert bytes(cursor.take(2)) == b"ef"
    with pytest.raises(Truncated):
        cursor.inside(1)


@pytest.mark.parametrize(
    "given_", [b"ab", bytearray(b"ab"), memoryview(b"ab"), np.frombuffer(b"ab", "u2").data]
)
def test_any_buffer_is_read_as_bytes(given_: bytes | bytearray | memoryview) -> None:
    assert b"ab" == bytes(Cursor(given_).take(2)) == bytes(body_of(given_).view())


def test_a_buffer_without_elements_is_no_bytes() -> None:
    assert bytes(octets(np.zeros((0, 3), "f4").data)) == b""


@given(pieces=st.lists(st.binary(max_size=20) | st.integers(4090, 4100).map(bytes), max_size=6))
def test_a_sink_keeps_the_order(pieces: list[bytes]) -> None:
    sink, inner = Sink(), Sink()

    for index, piece in enumerate(pieces):
        [sink.write, sink.attach, inner.attach][index % 3](piece)
        sink.extend(inner) if index % 3 == 2 else None
        inner = Sink() if index % 3 == 2 else inner

    assert b"".join(pieces) == sink.to_bytes() == b"".join(sink.chunks())
    assert sum(map(len, pieces)) == sink.length


def test_a_large_body_is_referred_to() -> None:
    sink, large = Sink(), bytearray(4097)

    sink.write(b"a")
    sink.attach(large)
    sink.attach(bytes(4096))
    large[0] = 1

    first, second, third = sink.pieces()
    assert (first, memoryview(second)[0], len(third)) == (b"a", 1, 4096)


def test_a_body_of_4096_bytes_is_gathered() -> None:
    sink = Sink()

    sink.write(b"a")
    sink.attach(bytes(4096))

    assert [4097] == [len(piece) for piece in sink.pieces()]


def test_a_body_of_a_source_is_written_in_blocks() -> None:
    source = Counting(bytes(2 * BLOCK + 1))
    sink = Sink()
    sink.attach(Body(source, 0, source.size))

    lengths = [len(chunk) for chunk in sink.chunks()]

    assert lengths == [BLOCK, BLOCK, 1]
    assert source.size == sink.length


def test_items_of_more_than_a_byte_count_as_bytes() -> None:
    sink = Sink()

    sink.attach(np.zeros(3, "f4").data)
    sink.attach(np.zeros(3000, "f4").data)

    assert 12 + 12000 == sink.length == len(sink.to_bytes())


def test_a_body_of_memory_copies_nothing() -> None:
    data = bytearray(b"abc")

    view = Body(MemorySource(memoryview(data)), 1, 2).view()
    data[1] = ord("x")

    assert bytes(view) == b"xc"
