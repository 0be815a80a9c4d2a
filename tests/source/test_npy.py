"""`.npy` files: their elements in our order, and nothing that is not an array of the stated type."""

from io import BytesIO
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from holowork.core import digest
from holowork.source import read_source
from tests.source.texts import the_one

ARRAY = np.arange(6, dtype=np.float32).reshape(2, 3)


def saved(array: Any, folder: Path) -> bytes:
    np.save(folder / "w.npy", array, allow_pickle=True)
    return (folder / "w.npy").read_bytes()


def data(kind: str, folder: Path, options: str = "") -> bytes:
    graph = read_source(f'const w: {kind} = file("w.npy"{options})\noutput w', root=folder)
    assert graph[0].constant is not None
    return bytes(graph[0].constant.data)


@pytest.mark.parametrize(
    ("kind", "dtype"),
    [
        ("f32", np.float32),
        ("f16", np.float16),
        ("bf16", ml_dtypes.bfloat16),
        ("i64", np.int64),
        ("i32", np.int32),
        ("u64", np.uint64),
        ("u8", np.uint8),
        ("i8", np.int8),
        ("bool", np.bool_),
    ],
)
def test_an_array_of_each_type_is_read(tmp_path: Path, kind: str, dtype: Any) -> None:
    array = (ARRAY % 2).astype(dtype)
    saved(array, tmp_path)

    assert data(f"{kind}[2,3]", tmp_path) == array.tobytes()


@pytest.mark.parametrize(
    "array",
    [ARRAY.astype(">f4"), np.asfortranarray(ARRAY), np.asfortranarray(ARRAY.astype(">f4"))],
    ids=["big-endian", "column-major", "both"],
)
def test_any_order_becomes_ours(tmp_path: Path, array: Any) -> None:
    saved(array, tmp_path)

    assert data("f32[2,3]", tmp_path) == ARRAY.tobytes()


def test_column_major_bfloat16_becomes_ours(tmp_path: Path) -> None:
    array = ARRAY.astype(ml_dtypes.bfloat16)
    saved(np.asfortranarray(array), tmp_path)

    assert data("bf16[2,3]", tmp_path) == array.tobytes()


@pytest.mark.parametrize("array", [np.float32(3), np.zeros((0, 4), np.float32)], ids=["scalar", "empty"])
def test_scalars_and_empty_arrays_are_read(tmp_path: Path, array: Any) -> None:
    saved(array, tmp_path)

    assert data(f"f32[{','.join(map(str, np.shape(array)))}]", tmp_path) == array.tobytes()


@pytest.mark.parametrize("version", [(1, 0), (2, 0), (3, 0)])
def test_every_version_of_the_format_is_read(tmp_path: Path, version: tuple[int, int]) -> None:
    file = BytesIO()
    np.lib.format.write_array(file, ARRAY, version)
    (tmp_path / "w.npy").write_bytes(file.getvalue())

    assert data("f32[2,3]", tmp_path) == ARRAY.tobytes()


def test_the_digest_is_that_of_the_whole_file(tmp_path: Path) -> None:
    whole = saved(ARRAY, tmp_path)

    assert data("f32[2,3]", tmp_path, f', blake3="{digest(whole).hex()}"') == ARRAY.tobytes()


def test_with_an_offset_the_file_is_plain_bytes(tmp_path: Path) -> None:
    start = len(saved(ARRAY, tmp_path)) - ARRAY.nbytes

    assert data("f32[2,3]", tmp_path, f", offset={start}") == ARRAY.tobytes()


def refused(content: bytes, folder: Path, kind: str = "f32[2,3]") -> str:
    (folder / "w.npy").write_bytes(content)
    diagnostic = the_one(f'const w: {kind} = file("w.npy")\noutput w', root=folder)
    assert diagnostic.token == '"w.npy"'
    return diagnostic.kind.removeprefix("external const: ")


def test_objects_are_never_unpickled(tmp_path: Path) -> None:
    assert refused(saved(np.array([print, print], object), tmp_path), tmp_path, "u64[2]") == "dtype mismatch"


def test_another_type_or_other_extents_are_refused(tmp_path: Path) -> None:
    whole = saved(ARRAY, tmp_path)

    assert refused(whole, tmp_path, "i32[2,3]") == "dtype mismatch"
    assert refused(whole, tmp_path, "f32[3,2]") == "shape mismatch"
    assert refused(saved(ARRAY.astype(np.float64), tmp_path), tmp_path) == "dtype mismatch"


def test_a_structured_type_is_refused(tmp_path: Path) -> None:
    assert refused(saved(np.zeros(3, [("a", "<f4")]), tmp_path), tmp_path) == "bad npy"


def test_a_file_that_is_cut_anywhere_is_refused(tmp_path: Path) -> None:
    whole = saved(ARRAY, tmp_path)

    kinds = {refused(whole[:length], tmp_path) for length in range(len(whole))}

    assert kinds <= {"bad npy", "short read"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not an array at all",
        b"\x93NUMPY\x09\x00\x10\x00" + b" " * 16,
        b"\x93NUMPY\x02\x00\xff\xff\xff\xff",
        b"\x93NUMPY\x01\x00\x04\x00{}  ",
    ],
)
def test_what_is_no_array_is_refused(tmp_path: Path, content: bytes) -> None:
    assert refused(content, tmp_path) == "bad npy"
