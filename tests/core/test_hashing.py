import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import (
    OpaqueBuffer,
    ScatteredBuffer,
    digest,
    digest_stream,
    hash_provider,
    hashing,
    new_hasher,
)
from tests.core.vectors import KAPPA, content

blake3 = pytest.importorskip("blake3", reason="the extension is what digests are compared with")

ROOT = Path(__file__).parents[2]
OF_NOTHING = bytes.fromhex("af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262")


def expected(data: bytes) -> bytes:
    return bytes(blake3.blake3(data).digest())


@pytest.fixture
def _new_choice() -> Iterator[None]:
    """The provider is chosen anew in this test, and anew after it."""
    hashing._opened.cache_clear()
    yield
    hashing._opened.cache_clear()


@pytest.fixture
def _without_extension(monkeypatch: pytest.MonkeyPatch, _new_choice: None) -> None:
    monkeypatch.setitem(sys.modules, "blake3", None)


@pytest.mark.parametrize("length", [0, 1, 64, 1025, 256 * 1024 - 1, 256 * 1024, 1_000_001])
def test_a_digest_is_the_one_of_blake3(length: int) -> None:
    data = content({"input_pattern": {"length": length}})

    assert expected(data) == digest(data)


@given(chunks=st.lists(st.binary(max_size=200), max_size=6))
def test_a_stream_has_the_digest_of_its_chunks_joined(chunks: list[bytes]) -> None:
    assert expected(b"".join(chunks)) == digest_stream(iter(chunks))


@pytest.mark.parametrize(
    ("length", "threads"), [(0, "one"), (256 * 1024 - 1, "one"), (256 * 1024, "several")]
)
def test_several_threads_hash_what_is_large(
    length: int, threads: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def spy(*, parallel: bool = False) -> hashing.Hasher:
        asked.append("several" if parallel else "one")
        return new_hasher(parallel=parallel)

    monkeypatch.setattr(hashing, "new_hasher", spy)
    data = bytes(length)

    digests = digest(data), digest_stream([data, b""])

    assert [threads, threads] == asked
    assert (expected(data),) * 2 == digests


@pytest.mark.parametrize("options", [{}, {"parallel": False}, {"parallel": True}])
def test_a_digest_may_be_taken_on_the_way(options: dict[str, bool]) -> None:
    hasher = new_hasher(**options)

    hasher.update(b"a")
    halfway = hasher.digest()
    hasher.update(b"b")

    assert expected(b"a") == halfway
    assert expected(b"ab") == hasher.digest() == hasher.digest()


BUFFERS = {
    "bytearray": bytearray(b"abc"),
    "memoryview of floats": np.arange(6, dtype=np.float32).data,
    "matrix": np.arange(6, dtype=np.int64).reshape(2, 3),
    "big-endian": np.arange(6, dtype=">f8"),
    "scalar": np.array(1.5),
    "bool": np.array([True, False]),
    "record": np.zeros(2, "i4,f8"),
    "no columns": np.empty((3, 0), np.float32),
    "read-only": memoryview(b"abc"),
}


@pytest.mark.parametrize("buffer", BUFFERS.values(), ids=BUFFERS)
def test_a_contiguous_buffer_of_any_format_is_its_bytes(
    buffer: bytearray | memoryview | np.ndarray[Any, Any],
) -> None:
    raw = bytes(buffer) if isinstance(buffer, bytearray) else buffer.tobytes()

    assert expected(raw) == digest(buffer) == digest_stream([buffer])


@pytest.mark.parametrize("order", ["strided", "fortran"])
def test_a_scattered_buffer_is_refused(order: str) -> None:
    matrix = np.zeros((4, 3), np.float32)
    scattered = {"strided": matrix[::2], "fortran": matrix.T}[order]

    with pytest.raises(ScatteredBuffer) as refusal:
        digest(scattered)

    assert (scattered.shape, scattered.strides) == (refusal.value.shape, refusal.value.strides)


def test_a_scattered_buffer_is_shown_with_its_strides() -> None:
    with pytest.raises(ScatteredBuffer) as refusal:
        digest(np.zeros(8, np.float32)[::2])

    assert str(refusal.value) == (
        "bytes to hash: expected a C-contiguous buffer, "
        "found shape (4,) with strides (8,); pass numpy.ascontiguousarray(x)"
    )


def test_an_array_that_no_buffer_format_names_is_refused() -> None:
    array = np.zeros(2, ml_dtypes.bfloat16)

    with pytest.raises(
        OpaqueBuffer, match=r"^bytes to hash: expected a buffer, found none .*view"
    ) as refusal:
        digest(array)

    assert refusal.value.reason in str(refusal.value)
    assert expected(bytes(4)) == digest(array.view(np.uint8))


def test_the_extension_is_preferred() -> None:
    assert hash_provider().name == "extension"


@pytest.mark.usefixtures("_without_extension")
def test_without_the_extension_ours_gives_the_same_digests() -> None:
    assert hash_provider().name == "portable"
    assert digest(b"") == OF_NOTHING
    assert [entry["label"][7:] for entry in KAPPA["address_bytes"]] == [
        digest(content(entry)).hex() for entry in KAPPA["address_bytes"]
    ]


@pytest.mark.usefixtures("_without_extension")
def test_without_the_extension_large_buffers_are_hashed_too() -> None:
    data = np.arange(1 << 17, dtype=np.float32)

    assert expected(data.tobytes()) == digest(data)


@pytest.mark.usefixtures("_new_choice")
def test_a_broken_extension_is_not_taken_for_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Callable[[bool], hashing.Hasher]:
        raise ImportError("symbol")

    first = hashing.Provider(name="broken", open=broken)
    monkeypatch.setattr(hashing, "PROVIDERS", (first, *hashing.PROVIDERS))

    with pytest.raises(ImportError, match="symbol"):
        digest(b"")


def test_importing_core_loads_neither_numpy_nor_blake3() -> None:
    code = "import holowork.core, sys; print([name for name in ('numpy', 'blake3') if name in sys.modules])"

    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)

    assert run.stdout == "[]\n"
