"""Languages by name and extension, and source files."""

from pathlib import Path

import pytest

from holowork.core import SourceError
from holowork.source import (
    LANGUAGES,
    SourceDiagnostics,
    UnknownLanguage,
    UnreadableSource,
    read_source,
    read_source_file,
)
from tests.source.texts import lines

TEXT = "input x: f32[2]\noutput x\n"


@pytest.mark.parametrize("language", ["auto", *LANGUAGES])
def test_a_text_is_native_by_any_of_its_names(language: str) -> None:
    assert lines(read_source(TEXT, language)) == ["input[] f32[2]", "output[0] f32[2]"]


@pytest.mark.parametrize("language", ["cobol", "", "Native", "txt"])
def test_another_name_is_an_unknown_source_language(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="unknown source language") as caught:
        read_source(TEXT, language)

    assert caught.value.name == language


@pytest.mark.parametrize("name", ["model.txt", "model.TXT", "model.graph", "model"])
def test_a_file_of_any_extension_is_native(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(TEXT)

    graph = read_source_file(tmp_path / name)

    assert (graph.name, graph[0].origin.where) == (name, f"{name}:1")


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


@pytest.mark.parametrize("name", ["missing.txt", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_a_source_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadableSource) as caught:
        read_source_file(tmp_path / name)

    assert isinstance(caught.value, SourceError)


def test_the_name_of_a_text_is_that_of_the_graph_and_its_places() -> None:
    graph = read_source(TEXT, name="mlp")

    assert (graph.name, [node.origin.where for node in graph]) == ("mlp", ["mlp:1", "mlp:2"])
