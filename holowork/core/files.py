"""Writing files whole or not at all: to a neighbour, flushed, then renamed."""

import errno
import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

from holowork.core.errors import ArchiveError, HoloworkError

_EVERYONE = 0o666  # less what the user's mask takes away
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
_KEPT = 32
"""Letters of a name that its neighbour's has: a name has 255 bytes at most, a letter up to four."""
PathLike = str | os.PathLike[str]


class Unreadable(HoloworkError, OSError):
    """The system does not let a file be read; `errno`, `strerror` and `filename` are the system's."""

    def __init__(self, path: PathLike, number: int, reason: str) -> None:
        OSError.__init__(self, number, reason, os.fspath(path))
        self.path = Path(path)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.errno, self.strerror)

    def __str__(self) -> str:
        return f"{self.filename}: expected a file that can be read, found {self.strerror}{self._hint()}"

    def _hint(self) -> str:
        return ""


class NoFile(Unreadable, FileNotFoundError):
    """There is no file of this name."""

    def _hint(self) -> str:
        folder = self.path.absolute().parent
        return f" in {folder}" if folder.is_dir() else f"; there is no folder {folder} either"


class NotPermitted(Unreadable, PermissionError):
    """The file is there, and this user may not read it."""


class NotAFile(Unreadable, ArchiveError):
    """A path names something that is no regular file; `found` says what."""

    def __init__(self, path: PathLike, found: str) -> None:
        super().__init__(path, errno.EISDIR if found == _FOLDER else errno.EINVAL, found)
        self.found = found

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.path, self.found)

    def __str__(self) -> str:
        return f"{self.filename}: expected a regular file, found {self.found}"


_FOLDER = "a folder"


_KINDS = {
    stat.S_IFDIR: _FOLDER,
    stat.S_IFIFO: "a pipe",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFSOCK: "a socket",
}


def refuse_strange(path: PathLike, mode: int) -> None:
    """Refuse what is no regular file; raises NotAFile."""
    if not stat.S_ISREG(mode):
        raise NotAFile(path, _KINDS.get(stat.S_IFMT(mode), "something else"))


_UNREADABLE: dict[type[OSError], type[Unreadable]] = {
    FileNotFoundError: NoFile,
    PermissionError: NotPermitted,
}


@contextmanager
def read_by(path: PathLike) -> Iterator[None]:
    """Tell what the system refuses to be read as ours: NoFile, NotPermitted, NotAFile or Unreadable."""
    try:
        yield
    except Unreadable:
        raise
    except IsADirectoryError as fault:
        raise NotAFile(path, _FOLDER) from fault
    except OSError as fault:
        raise _UNREADABLE.get(type(fault), Unreadable)(
            path, fault.errno or 0, fault.strerror or str(fault)
        ) from fault


def write_whole(path: PathLike, chunks: Iterable[bytes | bytearray | memoryview]) -> None:
    """Write the chunks to `path`; until all of them are on the disk, the old file stays.

    A link is followed. Raises NotAFile where `path` is a folder, a pipe or a device, and OSError as the
    system gives it, with `path` as the file; then nothing is left behind.
    """
    target = Path(os.path.realpath(path))
    neighbour = target.with_name(f".{target.name[:_KEPT]}.{secrets.token_hex(8)}")
    with _named(path):
        mode = _mode_of(target)
        file = os.fdopen(os.open(neighbour, _NEW, _EVERYONE if mode is None else mode), "wb")
    try:
        _fill(file, chunks, path)
        with _named(path):
            if mode is not None:
                neighbour.chmod(mode)
            neighbour.replace(target)
    except BaseException:
        with suppress(FileNotFoundError):
            neighbour.unlink()
        raise


@contextmanager
def _named(path: PathLike) -> Iterator[None]:
    """Let what the system refuses name the file that the user asked for."""
    try:
        yield
    except NotAFile:
        raise
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, os.fspath(path)) from fault


def _fill(file: BinaryIO, chunks: Iterable[bytes | bytearray | memoryview], path: PathLike) -> None:
    """Write and close; what fails in making a chunk is not the file's."""
    try:
        for chunk in chunks:
            with _named(path):
                file.write(chunk)
        with _named(path):
            file.flush()
            os.fsync(file.fileno())
            file.close()
    except BaseException:
        # what could not be written is tried once more by closing; the first failure is the one to tell
        with suppress(OSError):
            file.close()
        raise


def _mode_of(target: Path) -> int | None:
    """The permissions of the file that is replaced, None for a new file."""
    if not target.exists():
        return None
    found = target.stat().st_mode
    refuse_strange(target, found)
    return found & 0o7777
