"""Files that another file names: regular ones under one folder, and never more of them than was asked for."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from holowork.core.errors import HoloworkError

_FLAGS = os.O_RDONLY
for _name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
    _FLAGS |= getattr(os, _name, 0)  # Windows has only the last, other systems only the first three
_FOREIGN = {"\0": "a NUL", "\\": "a backslash"}


class Refusal(Enum):
    """Why a file that another one names is not read."""

    RESOLVE = "resolve file"
    ROOT = "resolve root"
    OUTSIDE = "outside root"
    OPEN = "open file"
    READ = "read file"
    SHORT = "short read"


class FileRefused(HoloworkError):
    """A file that another one names is not read; `reason` is the kind of the refusal."""

    def __init__(self, reason: Refusal, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.hint = hint


@dataclass(frozen=True, kw_only=True)
class OpenFile:
    """A file under the root, open for reading; `path` is as it was given."""

    path: str
    descriptor: int
    size: int

    def read(self, offset: int, length: int) -> bytes:
        """Exactly these bytes; raises FileRefused, before anything is read where the file is too short."""
        if offset + length > self.size:
            raise _short(self.path, offset + length, self.size)
        try:
            with open(self.descriptor, "rb", closefd=False) as file:
                file.seek(offset)
                data = file.read(length)
        except (OSError, MemoryError) as fault:
            raise FileRefused(Refusal.READ, f"expected to read {self.path!r}, found {fault}") from fault
        if len(data) != length:
            raise _short(self.path, offset + length, offset + len(data))
        return data


@contextmanager
def open_under(root: Path, path: str) -> Iterator[OpenFile]:
    """Open a file for reading; raises FileRefused unless it is a regular file under the root.

    Links are followed first: what counts is where the file lies. A file with several names is refused,
    because one of them may be outside.
    """
    place = _resolved(root, path)
    expected = _regular(place, path)
    try:
        descriptor = os.open(place, _FLAGS)
    except OSError as fault:
        raise FileRefused(Refusal.OPEN, f"expected to open {path!r}, found {fault.strerror}") from fault
    try:
        found = os.fstat(descriptor)
        if not os.path.samestat(found, expected):
            raise FileRefused(Refusal.OPEN, f"expected {path!r} to stay in its place, found another file")
        yield OpenFile(path=path, descriptor=descriptor, size=found.st_size)
    finally:
        os.close(descriptor)


def _resolved(root: Path, path: str) -> str:
    """Where the file really lies."""
    for letter, title in _FOREIGN.items():
        if letter in path:
            hint = "Write folders with forward slashes"
            raise FileRefused(Refusal.RESOLVE, f"expected a path, found {title} in {path!r}", hint=hint)
    if not path:
        raise FileRefused(Refusal.RESOLVE, "expected a path, found an empty text")
    try:
        folder = os.path.realpath(root, strict=True)
    except (OSError, ValueError) as fault:
        raise FileRefused(Refusal.ROOT, f"expected a folder as root, found {fault}") from fault
    place = os.path.realpath(Path(folder, path))
    if not Path(place).is_relative_to(folder):
        hint = "Move it there, or choose another root"
        raise FileRefused(Refusal.OUTSIDE, f"expected a file under {folder}, found {path!r}", hint=hint)
    return place


def _regular(place: str, path: str) -> os.stat_result:
    """The state of a file that may be read, taken before it is opened."""
    try:
        state = Path(place).lstat()
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else fault
        raise FileRefused(Refusal.OPEN, f"expected the file {path!r}, found {reason}") from fault
    if not stat.S_ISREG(state.st_mode):
        raise FileRefused(Refusal.OPEN, f"expected a regular file, found {path!r}, which is none")
    if state.st_nlink > 1:
        hint = "Copy it: one of its names may lie outside of the root"
        message = f"expected a file with one name, found {path!r} with {state.st_nlink}"
        raise FileRefused(Refusal.OPEN, message, hint=hint)
    return state


def _short(path: str, needed: int, size: int) -> FileRefused:
    return FileRefused(Refusal.SHORT, f"expected at least {needed} bytes in {path!r}, found {size}")
