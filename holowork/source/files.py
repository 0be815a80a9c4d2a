"""Constants that lie in files: regular files under one root, and never more than was asked for."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from holowork.core import SourceError, digest
from holowork.source.diagnostics import Kind

ROOT_VARIABLE = "HOLOGRAM_EXTERNAL_TENSOR_ROOT"
_FLAGS = os.O_RDONLY
for _name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
    _FLAGS |= getattr(os, _name, 0)  # Windows has only the last, other systems only the first three
_FOREIGN = {"\0": "a NUL", "\\": "a backslash"}


class FileFault(SourceError):
    """A file cannot be taken as a constant."""

    def __init__(self, kind: Kind, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.hint = hint


@dataclass(frozen=True, kw_only=True)
class OpenFile:
    """A file under the root, open for reading; `path` is as it was given."""

    path: str
    descriptor: int
    size: int

    def read(self, offset: int, length: int) -> bytes:
        """Exactly these bytes; raises FileFault, before anything is read where the file is too short."""
        if offset + length > self.size:
            raise _short(self.path, offset + length, self.size)
        try:
            with open(self.descriptor, "rb", closefd=False) as file:
                file.seek(offset)
                data = file.read(length)
        except (OSError, MemoryError) as fault:
            raise FileFault(Kind.FILE_READ, f"expected to read {self.path!r}, found {fault}") from fault
        if len(data) != length:
            raise _short(self.path, offset + length, offset + len(data))
        return data


def root_folder(root: str | os.PathLike[str] | None, folder: Path | None) -> Path:
    """The folder that files must lie under: what was asked for, else the variable, else that of the text."""
    chosen = root if root is not None else os.environ.get(ROOT_VARIABLE) or folder or Path()
    return Path(chosen)


@contextmanager
def open_under(root: Path, path: str) -> Iterator[OpenFile]:
    """Open a file for reading; raises FileFault unless it is a regular file under the root.

    Links are followed first: what counts is where the file lies. A file with several names is refused,
    because one of them may be outside.
    """
    place = _resolved(root, path)
    expected = _regular(place, path)
    try:
        descriptor = os.open(place, _FLAGS)
    except OSError as fault:
        raise FileFault(Kind.FILE_OPEN, f"expected to open {path!r}, found {fault.strerror}") from fault
    try:
        found = os.fstat(descriptor)
        if not os.path.samestat(found, expected):
            raise FileFault(Kind.FILE_OPEN, f"expected {path!r} to stay in its place, found another file")
        yield OpenFile(path=path, descriptor=descriptor, size=found.st_size)
    finally:
        os.close(descriptor)


def check_digest(path: str, data: bytes, expected: str | None) -> None:
    """Refuse bytes with another BLAKE3 digest, in hexadecimal, if one is expected; raises FileFault."""
    found = digest(data).hex()
    if expected is not None and found != expected.lower():
        message = f"expected BLAKE3 {expected.lower()} for {path!r}, found {found}"
        raise FileFault(Kind.FILE_HASH, message)


def _resolved(root: Path, path: str) -> str:
    """Where the file really lies."""
    for letter, title in _FOREIGN.items():
        if letter in path:
            hint = "Write folders with forward slashes"
            raise FileFault(Kind.FILE_RESOLVE, f"expected a path, found {title} in {path!r}", hint=hint)
    if not path:
        raise FileFault(Kind.FILE_RESOLVE, "expected a path, found an empty text")
    try:
        folder = os.path.realpath(root, strict=True)
    except (OSError, ValueError) as fault:
        raise FileFault(Kind.FILE_ROOT, f"expected a folder as root, found {fault}") from fault
    place = os.path.realpath(Path(folder, path))
    if not Path(place).is_relative_to(folder):
        hint = "Move it there, or choose another root"
        raise FileFault(Kind.FILE_OUTSIDE, f"expected a file under {folder}, found {path!r}", hint=hint)
    return place


def _regular(place: str, path: str) -> os.stat_result:
    """The state of a file that may be read, taken before it is opened."""
    try:
        state = Path(place).lstat()
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else fault
        raise FileFault(Kind.FILE_OPEN, f"expected the file {path!r}, found {reason}") from fault
    if not stat.S_ISREG(state.st_mode):
        raise FileFault(Kind.FILE_OPEN, f"expected a regular file, found {path!r}, which is none")
    if state.st_nlink > 1:
        hint = "Copy it: one of its names may lie outside of the root"
        message = f"expected a file with one name, found {path!r} with {state.st_nlink}"
        raise FileFault(Kind.FILE_OPEN, message, hint=hint)
    return state


def _short(path: str, needed: int, size: int) -> FileFault:
    return FileFault(Kind.FILE_SHORT, f"expected at least {needed} bytes in {path!r}, found {size}")
