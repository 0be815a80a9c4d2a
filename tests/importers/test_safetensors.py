"""Tensors in files of safetensors: the same bits as another reader's, and nothing of a file that lies."""

import json
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

import holowork as hw
from holowork.importers import MalformedModel, MissingTensor, NotAModel, UnsupportedType

ARRAYS = {
    "weight": np.arange(6, dtype=np.float32).reshape(2, 3),
    "half": np.array([1.5, -0.0], np.float16),
    "scalar": np.array(7, np.int64),
    "empty": np.zeros((0, 2), np.bool_),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "model.safetensors"
    save_file(ARRAYS, made, metadata={"format": "np"})
    return made


def raw(header: object, body: bytes, length: int | None = None) -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return (len(text) if length is None else length).to_bytes(8, "little") + text + body


def entry(dtype: str, shape: list[int], *place: int) -> dict[str, object]:
    return {"dtype": dtype, "shape": shape, "data_offsets": list(place)}


def test_every_tensor_has_the_bits_that_were_written(path: Path) -> None:
    found = hw.from_safetensors(path)

    assert ARRAYS.keys() == set(found)
    for name, array in ARRAYS.items():
        assert (array.dtype, array.shape) == (found[name].numpy().dtype, found[name].numpy().shape)
        assert array.tobytes() == found[name].numpy().tobytes()
    assert {"format": "np"} == found.metadata


def test_a_tensor_has_the_label_of_its_bytes(path: Path) -> None:
    found = hw.from_safetensors(path)

    assert hw.address_bytes(ARRAYS["weight"].tobytes()) == found["weight"].label


def test_an_attached_tensor_is_a_constant_of_its_name_and_is_not_copied(path: Path) -> None:
    found = hw.from_safetensors(path)
    graph = hw.Graph("net")

    tensor = found.attach(graph, "weight")
    graph.output("y", tensor + 1)

    constant = graph.nodes[tensor.node].constant
    assert constant is not None
    assert found["weight"].data.obj is constant.data.obj
    assert "weight" == tensor.name
    np.testing.assert_array_equal(ARRAYS["weight"] + 1, hw.Session(hw.compile(graph)).run()["y"])


def test_a_tensor_is_taken_where_an_array_is(path: Path) -> None:
    graph = hw.Graph("net")

    tensor = graph.const("w", hw.from_safetensors(path)["half"])

    assert (2,) == tensor.shape
    assert "f16" == tensor.dtype


def test_what_is_written_is_what_others_read(tmp_path: Path) -> None:
    path = tmp_path / "out.safetensors"

    hw.to_safetensors({**ARRAYS, "columns": ARRAYS["weight"].T}, path, {"by": "a test"})

    read = load_file(path)
    np.testing.assert_array_equal(ARRAYS["weight"].T, read["columns"])
    assert () == read["scalar"].shape


def test_bf16_goes_out_and_in_with_its_bits(tmp_path: Path) -> None:
    path, array = tmp_path / "out.safetensors", np.array([1.0, np.nan, -0.0], ml_dtypes.bfloat16)

    hw.to_safetensors({"x": array}, path)

    assert array.tobytes() == hw.from_safetensors(path)["x"].numpy().tobytes()


def test_a_name_that_is_not_there_is_refused_with_those_that_are(path: Path) -> None:
    found = hw.from_safetensors(path)

    with pytest.raises(MissingTensor, match=r"expected one of .*weight.*, found 'wieght'"):
        found["wieght"]
    assert found.get("wieght") is None


@pytest.mark.parametrize("dtype", ["I16", "U32", "F64", "F8_E4M3"])
def test_a_type_that_is_not_computed_is_listed_and_refused_when_used(tmp_path: Path, dtype: str) -> None:
    path = tmp_path / "x.safetensors"
    size = {"I16": 2, "U32": 4, "F64": 8, "F8_E4M3": 1}[dtype]
    path.write_bytes(raw({"x": entry(dtype, [1], 0, size)}, bytes(size)))

    found = hw.from_safetensors(path)["x"]

    assert dtype == found.stored
    with pytest.raises(UnsupportedType, match=dtype):
        found.numpy()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "a header of at least 8 bytes"),
        (raw({}, b"", length=1 << 63), "9223372036854775808 announced"),
        (raw({}, b"", length=(1 << 64) - 1), "announced"),
        (raw({}, b"", length=3), "announced"),
        (raw(b"[]", b""), "tensors by name"),
        (raw(b"{", b""), "a header in JSON"),
        (raw(b"[" * 50_000, b""), "a header in JSON"),
        (raw(b'{"a":1,"a":1}', b""), "stands twice"),
    ],
    ids=["empty", "half of all", "all", "one more", "list", "cut", "nested", "twice"],
)
def test_what_is_no_header_is_refused(tmp_path: Path, data: bytes, text: str) -> None:
    path = tmp_path / "bad.safetensors"
    path.write_bytes(data)

    with pytest.raises(NotAModel, match=text):
        hw.from_safetensors(path)


@pytest.mark.parametrize(
    ("header", "text"),
    [
        ({"x": entry("F32", [2], 0, 4)}, r"8 bytes for F32\[2\], found 4"),
        ({"x": entry("F32", [2], 0, 16)}, "found 16"),
        ({"x": entry("F32", [1 << 61, 1 << 61], 0, 8)}, "bytes for F32"),
        ({"x": entry("F32", [-2], 0, 8)}, "dtype, shape and two data_offsets"),
        ({"x": entry("F32", [2], 0, 8), "y": entry("F32", [2], 0, 8)}, "expected 16 bytes of tensors"),
        ({"x": entry("Q4", [2], 0, 8)}, "found 'Q4'"),
        ({"x": entry("F32", [True], 0, 8)}, "dtype, shape"),
        ({"x": {"dtype": "F32"}}, "dtype, shape"),
        ({"x": entry("F32", [2], -8, 0)}, "8 bytes for"),
        ({"__metadata__": {"a": 1}}, "texts by name"),
        ({}, "expected 0 bytes of tensors, found 8"),
    ],
)
def test_a_header_that_lies_is_refused(tmp_path: Path, header: object, text: str) -> None:
    path = tmp_path / "bad.safetensors"
    path.write_bytes(raw(header, bytes(8)))

    with pytest.raises(MalformedModel, match=text):
        hw.from_safetensors(path)


@pytest.mark.parametrize("cut", [1, 2, 4, 8, 24])
def test_a_file_that_was_cut_is_never_a_short_constant(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])

    with pytest.raises(MalformedModel, match="the file was cut"):
        hw.from_safetensors(path)
