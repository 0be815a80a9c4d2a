"""A file is the old one or the new one, whatever happens while it is written."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.archive import Archive
from holowork.core import write_whole

SAVING = """
import signal
import sys
import numpy as np
import holowork as hw

# a process in the background of a shell is started with the signal ignored
signal.signal(signal.SIGINT, signal.default_int_handler)

graph = hw.Graph("large")
graph.output("y", graph.const("w", np.arange(1 << 20, dtype=np.float32)))
module = hw.compile(graph)
chunks = module.archive.chunks()

def slowly():
    for chunk in chunks:
        yield chunk
        print("written", flush=True)
        sys.stdin.readline()

from holowork.core import write_whole
write_whole(sys.argv[1], slowly())
"""


def _module(scale: float = 1) -> hw.Module:
    graph = hw.Graph("small")
    graph.output("y", graph.input("x", shape=(2,)) * scale)
    return hw.compile(graph)


def _only_file(folder: Path, path: Path) -> bool:
    return [path] == list(folder.iterdir())


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT], ids=lambda blow: blow.name)
def test_a_process_that_dies_while_it_saves_leaves_the_old_file(tmp_path: Path, blow: signal.Signals) -> None:
    path = tmp_path / "module.holo"
    _module().save(path)
    before = path.read_bytes()
    command = [sys.executable, "-c", SAVING, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as child:
        assert child.stdout is not None
        assert "written\n" == child.stdout.readline()

        child.send_signal(blow)

        assert child.wait() != 0

    assert before == path.read_bytes()
    assert [2, 4] == hw.Session(path, provider="reference").run(x=[2, 4])["y"].tolist()


def test_a_disk_that_is_full_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "module.holo"
    _module().save(path)
    before = path.read_bytes()

    def full(archive: Archive) -> Iterator[memoryview]:
        yield memoryview(archive.to_bytes())[:10]
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Archive, "chunks", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, _module(2).archive.chunks())

    assert before == path.read_bytes()
    assert _only_file(tmp_path, path)


def test_a_file_that_may_not_grow_is_told_and_nothing_is_left(tmp_path: Path) -> None:
    path = tmp_path / "module.holo"
    _module().save(path)
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"

    done = subprocess.run(
        [sys.executable, "-c", limited + SAVING, str(path)],
        check=False,
        capture_output=True,
        input="\n" * 99,
        text=True,
    )

    assert done.returncode == 1
    assert f"OSError: [Errno 27] File too large: {str(path)!r}" in done.stderr
    assert _module().to_bytes() == path.read_bytes()
    assert _only_file(tmp_path, path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError, match=r"/module\.holo'$"):
            _module().save(tmp_path / "module.holo")
    finally:
        tmp_path.chmod(0o700)

    assert [] == list(tmp_path.iterdir())


def _told(fault: OSError) -> str:
    return f"[Errno {fault.errno}] {fault.strerror}: "


@pytest.mark.parametrize("name", ["nothing/module.holo", "file/module.holo", "n" * 256], ids=len)
def test_a_path_that_cannot_be_written_is_told_as_it_was_given(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.chdir(tmp_path)

    for path in (Path(name), name, tmp_path / name):
        with pytest.raises(OSError, match="Errno") as refusal:
            _module().save(path)
        assert f"{_told(refusal.value)}{os.fspath(path)!r}" == str(refusal.value)

    assert _only_file(tmp_path, tmp_path / "file")


@pytest.mark.parametrize("step", ["open", "fsync"])
@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC], ids=errno.errorcode.get)
def test_a_step_that_the_system_refuses_names_the_file_that_was_asked_for(
    number: int, step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "module.holo"
    before = getattr(os, step)

    def refused(what: Path | int, *options: int) -> int:
        if isinstance(what, int) or what.parent == tmp_path:
            raise OSError(number, os.strerror(number), *([] if isinstance(what, int) else [what]))
        return int(before(what, *options))

    monkeypatch.setattr(os, step, refused)
    with pytest.raises(OSError, match="Errno") as refusal:
        write_whole(path, [b"data"])

    assert f"[Errno {number}] {os.strerror(number)}: {os.fspath(path)!r}" == str(refusal.value)
    assert [] == list(tmp_path.iterdir())


def test_what_fails_in_reading_a_chunk_is_not_said_of_the_file(tmp_path: Path) -> None:
    def chunks() -> Iterator[bytes]:
        yield b"data"
        raise FileNotFoundError(2, "No such file or directory", "source.bin")

    with pytest.raises(FileNotFoundError, match=r"'source\.bin'$"):
        write_whole(tmp_path / "module.holo", chunks())

    assert [] == list(tmp_path.iterdir())


def test_a_name_may_be_as_long_as_the_system_lets_it(tmp_path: Path) -> None:
    for name in ("n" * 255, "ü" * 127):
        _module().save(tmp_path / name)

        assert _module().to_bytes() == (tmp_path / name).read_bytes()


def test_the_permissions_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "module.holo"
    path.write_bytes(b"")
    path.chmod(0o440)

    _module().save(path)

    assert 0o440 == path.stat().st_mode & 0o777


def test_two_modules_that_save_at_once_leave_one_of_them(tmp_path: Path) -> None:
    path = tmp_path / "module.holo"
    one, two = _module(), _module(3)

    two.save(path)
    one.save(path)

    assert one.to_bytes() == path.read_bytes()
    assert _only_file(tmp_path, path)


def test_a_module_may_save_over_the_file_that_it_was_opened_from(tmp_path: Path) -> None:
    path = tmp_path / "module.holo"
    _module().save(path)
    archive = hw.open(path)

    archive.save(path)

    assert _module().to_bytes() == path.read_bytes() == archive.to_bytes()
    assert np.array_equal([2, 4], hw.Session(archive, provider="reference").run(x=[2, 4])["y"])
