"""Constants in files: the bytes that were asked for, from under the root, or a refusal at the path."""

import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from holowork.core import FileRefused, digest, open_under
from holowork.ir import Constant
from holowork.ops import from_bytes
from holowork.source import ROOT_VARIABLE, read_source, read_source_file
from tests.source.texts import found, the_one

VALUES = np.arange(6, dtype=np.float32)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A root with a file of six numbers behind 4 bytes, and a secret beside the root."""
    monkeypatch.delenv(ROOT_VARIABLE, raising=False)
    (tmp_path / "secret.bin").write_bytes(b"secret!!" * 3)
    folder = tmp_path / "root"
    (folder / "sub").mkdir(parents=True)
    (folder / "w.bin").write_bytes(b"head" + VALUES.tobytes() + b"tail")
    (folder / "sub" / "exact.bin").write_bytes(VALUES.tobytes())
    return folder


def text(arguments: str, kind: str = "f32[2,3]") -> str:
    return f"const w: {kind} = file({arguments})\noutput w"


def constant(source: str, root: Path) -> Constant:
    (node,) = (node for node in read_source(source, root=root) if node.constant)
    assert node.constant is not None
    return node.constant


def test_a_range_of_a_file_is_the_constant(root: Path) -> None:
    stated = digest(VALUES.tobytes()).hex()

    filed = constant(text(f'"w.bin", offset=4, length=24, blake3="{stated}"'), root)

    assert filed == constant("const w: f32[2,3] = [0, 1, 2, 3, 4, 5]\noutput w", root)


@pytest.mark.parametrize("path", ["sub/exact.bin", "sub/../sub/./exact.bin"])
def test_offset_length_and_digest_may_be_left_out(root: Path, path: str) -> None:
    assert bytes(constant(text(f'"{path}"'), root).data) == VALUES.tobytes()


def test_a_path_may_be_absolute_if_it_lies_under_the_root(root: Path) -> None:
    assert bytes(constant(text(f'"{root}/sub/exact.bin"'), root).data) == VALUES.tobytes()


def test_a_link_is_followed_if_it_stays_under_the_root(root: Path) -> None:
    (root / "link").symlink_to(root / "sub" / "exact.bin")

    assert bytes(constant(text('"link"'), root).data) == VALUES.tobytes()


@pytest.mark.parametrize("kind", ["i4[2,3]", "e8cb[8,3]", "bool[3]", "u8[3,1]"])
def test_bytes_are_those_of_the_stated_type(root: Path, kind: str) -> None:
    (root / "three").write_bytes(b"\x01\x00\x01")

    assert bytes(constant(text('"three"', kind), root).data) == b"\x01\x00\x01"


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        ('"../secret.bin"', "outside root"),
        ('"sub/../../secret.bin"', "outside root"),
        ('"../nothing.bin"', "outside root"),
        ('"/etc/passwd"', "outside root"),
        ('"outside"', "outside root"),
        ('"folder/secret.bin"', "outside root"),
        ('"missing.bin"', "open file"),
        ('"dangling"', "open file"),
        ('"loop"', "open file"),
        ('"sub"', "open file"),
        ('"."', "open file"),
        ('"pipe"', "open file"),
        ('"hard"', "open file"),
        ('""', "resolve file"),
        (r'"sub\\exact.bin"', "resolve file"),
        (r'"C:\\x"', "resolve file"),
        (r'"a\u0000b"', "resolve file"),
        (f'"{"a" * 5000}"', "open file"),
        ('"w.bin", offset=16', "short read"),
        ('"w.bin", offset=9223372036854775807', "short read"),
        ('"w.bin", length=23', "byte len mismatch"),
        (f'"w.bin", blake3="{"0" * 64}"', "content hash mismatch"),
    ],
)
def test_a_file_is_refused_at_its_path(root: Path, arguments: str, kind: str) -> None:
    (root / "outside").symlink_to(root.parent / "secret.bin")
    (root / "folder").symlink_to(root.parent)
    (root / "dangling").symlink_to(root / "nothing")
    (root / "loop").symlink_to(root / "loop")
    os.mkfifo(root / "pipe")
    os.link(root.parent / "secret.bin", root / "hard")

    diagnostic = the_one(text(arguments), root=root)

    assert (diagnostic.line, diagnostic.column) == (1, 26)
    assert diagnostic.kind == f"external const: {kind}"
    assert diagnostic.token == arguments.partition(",")[0]
    assert "secret!!" not in str(diagnostic)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ('"w.bin", offset=-1', (1, 42, "attr: bad number", "-1")),
        ('"w.bin", offset=1.0', (1, 42, "attr: bad number", "1.0")),
        ('"w.bin", length=true', (1, 42, "attr: expected number", "true")),
        ('"w.bin", blake3="12"', (1, 42, "attr: bad number", '"12"')),
        ('"w.bin", offest=1', (1, 35, "op: unknown attr", "offest")),
        ("w", (1, 21, "const: bad value", "file")),
        ("", (1, 21, "const: bad value", "file")),
        ('"a", "b"', (1, 21, "const: bad value", "file")),
    ],
)
def test_an_option_is_refused_at_its_place(
    root: Path, arguments: str, expected: tuple[int, int, str, str]
) -> None:
    assert found(text(arguments), root=root) == [expected]


def test_a_root_that_is_none_is_refused(root: Path) -> None:
    diagnostic = the_one(text('"w.bin"'), root=root / "nowhere")

    assert diagnostic.kind == "external const: resolve root"


def test_the_root_is_the_argument_before_the_variable_before_the_folder_of_the_text(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = root / "model.txt"
    source.write_text(text('"exact.bin"'))
    (root / "exact.bin").write_bytes(b"\x01" * 24)
    (root.parent / "exact.bin").write_bytes(b"\x02" * 24)
    (root / "sub" / "exact.bin").write_bytes(b"\x03" * 24)

    def first(asked: Path | None) -> int:
        (node,) = (node for node in read_source_file(source, root=asked) if node.constant)
        assert node.constant is not None
        return bytes(node.constant.data)[0]

    assert first(None) == 1
    monkeypatch.setenv(ROOT_VARIABLE, str(root.parent))
    assert [first(None), first(root / "sub")] == [2, 3]


def test_the_root_of_a_text_alone_is_the_current_folder(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root / "sub")

    graph = read_source(text('"exact.bin"'))

    assert len(graph) == 2


def test_a_file_that_may_not_be_opened_is_refused(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: str, flags: int) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", forbidden)

    diagnostic = the_one(text('"sub/exact.bin"'), root=root)

    assert diagnostic.message == "expected to open 'sub/exact.bin', found Permission denied"


def test_a_file_that_is_replaced_before_it_is_opened_is_refused(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_now = os.open

    def replaced(path: str, flags: int) -> int:
        (root / "new").write_bytes(VALUES.tobytes())
        (root / "new").replace(path)
        return open_now(path, flags)

    monkeypatch.setattr(os, "open", replaced)

    diagnostic = the_one(text('"sub/exact.bin"'), root=root)

    assert diagnostic.kind == "external const: open file"


def test_a_file_that_cannot_be_read_is_refused(root: Path) -> None:
    with open_under(root, "sub/exact.bin") as file:
        closed = replace(file, descriptor=1 << 20)

        with pytest.raises(FileRefused, match=r"expected to read .*exact.bin"):
            closed.read(0, 24)


def test_a_file_that_is_cut_while_it_is_read_is_no_shorter_constant(root: Path) -> None:
    with open_under(root, "sub/exact.bin") as file:
        os.truncate(root / "sub" / "exact.bin", 20)

        with pytest.raises(FileRefused, match=r"expected at least 24 bytes in .*, found 20"):
            file.read(0, 24)


def test_bytes_are_written_in_hexadecimal(root: Path) -> None:
    data = constant('const w: f32[1] = bytes("0100A07f")\noutput w', root).data

    assert bytes(data) == b"\x01\x00\xa0\x7f"


@pytest.mark.parametrize(
    ("digits", "kind"),
    [("00", "const: byte count mismatch"), ("0", "const: bad value"), ("zz", "const: bad value")],
)
def test_wrong_bytes_are_refused(digits: str, kind: str) -> None:
    assert the_one(f'const w: f32[1] = bytes("{digits}")').kind == kind


def test_an_e8cb_constant_is_written_as_its_index_bytes(root: Path) -> None:
    data = constant("const w: e8cb[16,2] = [1, 2, 3, 255]\noutput w", root).data

    assert bytes(data) == b"\x01\x02\x03\xff"


def test_a_truth_constant_reads_back(root: Path) -> None:
    kept = constant("const w: bool[3] = [true, false, 1]\noutput w", root)

    assert from_bytes(kept.type, kept.data).tolist() == [True, False, True]
