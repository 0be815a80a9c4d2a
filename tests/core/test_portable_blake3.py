import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import portable_blake3
from holowork.core.portable_blake3 import GROUP_BYTES, PortableHasher

blake3 = pytest.importorskip("blake3", reason="the extension is what digests are compared with")

AROUND_BLOCKS_AND_CHUNKS = [
    *(0, 1, 2, 63, 64, 65, 127, 128, 129, 1023, 1024, 1025, 2047, 2048, 2049, 3072, 3073),
    *(4095, 4096, 4097, 5120, 5121, 7168, 8193, 16384, 31744, 65537, 100_000),
]
AROUND_GROUPS = [GROUP_BYTES * groups + more for groups in (1, 2, 3) for more in (-1, 0, 1)]


def portable(*chunks: bytes) -> bytes:
    hasher = PortableHasher()
    for chunk in chunks:
        hasher.update(chunk)
    return hasher.digest()


def expected(data: bytes) -> bytes:
    return bytes(blake3.blake3(data).digest())


@pytest.mark.parametrize("length", AROUND_BLOCKS_AND_CHUNKS + AROUND_GROUPS)
def test_the_portable_digest_is_the_one_of_the_extension(length: int) -> None:
    data = random.Random(length).randbytes(length)

    assert expected(data) == portable(data)


@given(lengths=st.lists(st.integers(0, 5000), max_size=5))
def test_it_does_not_matter_how_the_bytes_arrive(lengths: list[int]) -> None:
    chunks = [random.Random(length).randbytes(length) for length in lengths]

    assert expected(b"".join(chunks)) == portable(*chunks)


@given(lengths=st.lists(st.integers(0, 9000), max_size=8))
def test_many_groups_join_as_the_tree_demands(lengths: list[int]) -> None:
    hasher, extension = PortableHasher(), blake3.blake3()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(portable_blake3, "GROUP_CHUNKS", 2)
        patch.setattr(portable_blake3, "GROUP_BYTES", 2048)
        for length in lengths:
            data = random.Random(length).randbytes(length)
            hasher.update(data)
            extension.update(data)

            assert extension.digest() == hasher.digest()


def test_memory_is_bounded_by_a_group_and_the_height_of_the_tree() -> None:
    hasher = PortableHasher()

    for _ in range(5):
        hasher.update(bytes(GROUP_BYTES))

    assert len(hasher._pending) == GROUP_BYTES
    assert len(hasher._subtrees) == 1


def test_counters_beyond_32_bits_enter_the_hash() -> None:
    chunk = bytes(1024)
    first = 1 << 32

    low, high = portable_blake3._chunks(chunk, 0), portable_blake3._chunks(chunk, first)

    assert low != high
    assert portable_blake3._counters(first + 5, 2) == 5 | 6 << 64 | 1 << 128 | 1 << 192
