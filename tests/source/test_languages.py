"""Languages by name and extension, and source files."""

import re
from pathlib import Path

import pytest

from holowork.core import SourceError
from holowork.source import (
    NoText,
    SourceDiagnostics,
    UnknownLanguage,
    UnreadableSource,
    read_source,
    read_source_file,
)
from tests.source.texts import found, lines

TEXT = "input x: f32[2]\noutput x\n"
PYTHON = "def net(g):\n    x = g.input('x', shape=[2])\n    g.output(x)\n"


@pytest.mark.parametrize("language", ["auto", "hologram", "holo", "native"])
def test_a_text_is_native_by_any_of_its_names(language: str) -> None:
    assert lines(read_source(TEXT, language)) == ["input[] f32[2]", "output[0] f32[2]"]


@pytest.mark.parametrize("language", ["auto", "python", "py"])
def test_a_text_with_a_function_is_python_by_any_of_its_names(language: str) -> None:
    assert lines(read_source(PYTHON, language)) == ["input[] f32[2]", "output[0] f32[2]"]


@pytest.mark.parametrize("language", ["cobol", "", "Native", "txt"])
def test_another_name_is_an_unknown_source_language(language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"^source language: expected one of auto, ") as caught:
        read_source(TEXT, language)

    assert caught.value.name == language


@pytest.mark.parametrize("name", ["model.txt", "model.TXT", "model.graph", "model"])
def test_a_file_of_any_extension_is_native(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(TEXT)

    graph = read_source_file(tmp_path / name)

    assert (graph.name, graph[0].origin.where) == (name, f"{name}:1")


@pytest.mark.parametrize("name", ["model.py", "model.PY", "model.py3", "model"])
def test_a_file_is_python_by_its_extension_or_its_text(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(PYTHON)

    graph = read_source_file(tmp_path / name)

    assert (graph.name, graph[0].origin.where) == ("net", f"{name}:2")


def test_a_native_text_has_no_graph_of_a_name() -> None:
    assert found(TEXT, graph="net") == [(1, 1, "source graph not found", "<eol>")]


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "model.txt").write_bytes(b"\xef\xbb\xbf" + TEXT.encode())

    assert len(read_source_file(str(tmp_path / "model.txt"))) == 2


def test_bytes_that_are_no_utf_8_are_refused_at_their_place(tmp_path: Path) -> None:
    (tmp_path / "model.txt").write_bytes('input "π'.encode() + b"\xff")

    with pytest.raises(SourceDiagnostics) as caught:
        read_source_file(tmp_path / "model.txt")

    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.line, diagnostic.column, diagnostic.kind) == (1, 10, "source: bad encoding")
    assert diagnostic.message == "expected UTF-8, found the byte 0xff"


@pytest.mark.parametrize(
    ("name", "data", "found"),
    [
        (
            "net.holo",
            b"HOLO\2\0\0\0\0\0",
            "a .holo archive, which is compiled already; run it: holowork run ",
        ),
        (
            "w.npy",
            b"\x93NUMPY\1\0v\0{'descr'",
            'an array of NumPy; it can be a constant .* file\\("w.npy"\\)$',
        ),
        ("w.npz", b"PK\3\4\x14\0", "a zip archive, such as .npz or .pt; unpack "),
        (
            "p.png",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            "a PNG image; write the graph as source text, or build it with",
        ),
        ("m.onnx", b"\x08\x07\x12\x07pytorch\x1a\x031.9", "an ONNX model; write the graph"),
        (
            "m.safetensors",
            b'\x40\0\0\0\0\0\0\0{"w":',
            "a file of safetensors; hw.from_safetensors",
        ),
        ("w.bin", bytes(8), 'raw bytes; it can be a constant .* file\\("w.bin"\\)$'),
        ("net.txt", "input x".encode("utf-16"), "text in UTF-16; save it as UTF-8$"),
        ("net.txt", b"\xff\xb0\x01\x02", "bytes that are no text; write the graph"),
        ("net{0}.txt", b"text with a \0", "bytes that are no text; write the graph"),
    ],
)
def test_a_file_that_is_no_text_is_refused_in_a_line_that_says_how_to_go_on(
    tmp_path: Path, name: str, data: bytes, found: str
) -> None:
    (tmp_path / name).write_bytes(data)

    with pytest.raises(
        NoText, match=f"^{re.escape(name)}: expected source text in UTF-8, found {found}"
    ) as caught:
        read_source_file(tmp_path / name)

    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["missing.txt", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_a_source_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableSource) as caught:
        read_source_file(tmp_path / name)

    assert isinstance(caught.value, SourceError)


def test_the_name_of_a_text_is_that_of_the_graph_and_its_places() -> None:
    graph = read_source(TEXT, name="mlp")

    assert (graph.name, [node.origin.where for node in graph]) == ("mlp", ["mlp:1", "mlp:2"])
