import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import address_bytes
from holowork.runtime import BufferArena, WorkspaceExhausted

LENGTHS = st.integers(0, 5000)


@given(length=LENGTHS)
def test_a_buffer_is_zeroed_and_aligned_to_64_bytes(length: int) -> None:
    buffer = BufferArena().take(length)

    assert length == len(buffer)
    assert not buffer.any()
    assert 0 == (buffer.ctypes.data % 64 if length else 0)


@given(lengths=st.lists(LENGTHS.filter(bool), max_size=8))
def test_what_is_given_back_is_taken_again(lengths: list[int]) -> None:
    arena = BufferArena()
    for buffer in [arena.take(length) for length in lengths]:
        buffer.fill(7)
        arena.give_back(buffer)
    allocated = arena.counters.allocated

    again = [arena.take(length) for length in lengths]

    assert allocated == arena.counters.allocated
    assert 0 == arena.counters.free
    assert not any(buffer.any() for buffer in again)


def test_a_recycled_buffer_keeps_its_whole_capacity() -> None:
    arena = BufferArena()
    arena.give_back(arena.take(65))

    assert 128 == len(arena.take(128))
    assert 128 == arena.counters.allocated


def test_equal_constants_are_pinned_once() -> None:
    arena = BufferArena()
    body = b"\7" * 100
    label = address_bytes(body)

    first, second = (arena.pin(label, memoryview(body)) for _ in range(2))

    assert first is second
    assert body == first.tobytes()
    assert 128 == arena.counters.pinned
    assert arena.pinned(label) is first
    assert arena.pinned(address_bytes(b"")) is None
    with pytest.raises(ValueError, match="read-only"):
        first[0] = 1


def test_a_value_larger_than_the_memory_is_refused() -> None:
    with pytest.raises(WorkspaceExhausted, match="the test: expected memory for 1152921504606846976 bytes"):
        BufferArena().take(1 << 60, "the test")


def test_two_buffers_never_share_bytes() -> None:
    arena = BufferArena()
    first, second = arena.take(64), arena.take(64)

    first.fill(1)

    assert not second.any()
    assert not np.shares_memory(first, second)


def test_what_is_handed_over_is_read_only_and_no_longer_counted() -> None:
    arena = BufferArena()
    buffer = arena.take(65)

    arena.hand_over(buffer)

    assert 0 == arena.counters.allocated
    with pytest.raises(ValueError, match="read-only"):
        buffer[0] = 1


@given(length=LENGTHS)
def test_what_is_lent_is_aligned_read_only_and_not_counted(length: int) -> None:
    arena = BufferArena()

    buffer, address = arena.lend(length, "the test")

    assert (length, address) == (len(buffer), buffer.ctypes.data if length else address)
    assert (0, 0) == (address % 64, arena.counters.allocated)
    assert not buffer.flags.writeable


@given(body=st.binary(max_size=5000))
def test_what_is_held_is_a_copy(body: bytes) -> None:
    arena, mine = BufferArena(), np.frombuffer(bytearray(body), np.uint8)

    (first, _), (second, _) = arena.hold(mine), arena.hold(body)
    mine[:] = 7

    assert body == first.tobytes() == second.tobytes()
    assert not first.flags.writeable
    assert 0 == arena.counters.allocated


def test_a_loan_larger_than_the_memory_is_refused() -> None:
    with pytest.raises(WorkspaceExhausted, match="the test: expected memory for 1152921504606846976 bytes"):
        BufferArena().lend(1 << 60, "the test")


def test_an_empty_buffer_that_is_given_back_is_no_other_one() -> None:
    arena = BufferArena()
    held, empty = arena.take(64), arena.take(0)
    held[:] = 7

    arena.give_back(empty)

    arena.take(64)[:] = 1
    assert bytes([7]) * 64 == held.tobytes()
