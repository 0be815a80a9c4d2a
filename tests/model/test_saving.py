"""A file is the old one or the new one, whatever happens while it is written."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.archive import Archive, write_whole

SAVING = """
import sys
import numpy as np
import holowork as hw

graph = hw.Graph("large")
graph.output("y", graph.const("w", np.arange(1 << 20, dtype=np.float32)))
module = hw.compile(graph)
chunks = module.archive.chunks()

def slowly():
    for chunk in chunks:
        yield chunk
        print("written", flush=True)
        sys.stdin.readline()

from holowork.archive import write_whole
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
    assert "OSError" in done.stderr
    assert _module().to_bytes() == path.read_bytes()
    assert _only_file(tmp_path, path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError):
            _module().save(tmp_path / "module.holo")
    finally:
        tmp_path.chmod(0o700)

    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        _module().save(tmp_path / "nothing" / "module.holo")


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
