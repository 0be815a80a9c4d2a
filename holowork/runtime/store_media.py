"""Where the entries of a store are: a folder, an address that fsspec knows, or an object of the user's."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, runtime_checkable
from uuid import uuid4

from holowork.core import SessionError

_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_AS_IT_LIES = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Neither through a link to somewhere else, nor until somebody writes to a pipe."""
_MODE = 0o644
_URL = "://"


_FSSPEC = "a URL that fsspec opens"
_KNOWN = "a folder, a URL, or an object with get and put"


class BadStore(SessionError):
    """Something cannot be a store, or what reads it is not installed."""

    def __init__(self, found: str, expected: str = _KNOWN) -> None:
        super().__init__(f"store: expected {expected}, found {found}")
        self.expected = expected
        self.found = found


@runtime_checkable
class Medium(Protocol):
    """Bytes by name. `get` gives None for a name that there is not; both may raise OSError."""

    def get(self, name: str, /) -> bytes | None:
        """The bytes under a name, or None."""
        ...

    def put(self, name: str, data: bytes, /) -> object:
        """Keep bytes under a name."""
        ...


class Folder:
    """Files in a folder, which is made where it is missing.

    `doubt` says why entries cannot be the user's own: others own the folder, or can write to it. Of a file
    one byte more than `most` is read, so that it is known to be longer.
    """

    def __init__(self, path: Path, most: int) -> None:
        self.path = path
        self.most = most
        if path.exists() and not path.is_dir():
            found = f"the file {path}"
            raise BadStore(found)
        if not path.absolute().parent.is_dir():
            found = f"{path}, and no folder {path.absolute().parent} to make it in. Make that one first"
            raise BadStore(found)
        with suppress(OSError):
            path.mkdir(exist_ok=True)
        self.doubt = _doubt(path)

    def get(self, name: str) -> bytes | None:
        """The bytes of a file; None where there is none, or no regular one, or one that is not to be read."""
        try:
            descriptor = os.open(self.path / name, _AS_IT_LIES)
        except OSError:
            return None
        with os.fdopen(descriptor, "rb") as file:
            found = os.fstat(file.fileno())
            is_own = stat.S_ISREG(found.st_mode) and (self.doubt or not _foreign(found))
            return file.read(min(found.st_size, self.most + 1)) if is_own else None

    def put(self, name: str, data: bytes) -> None:
        """Write a neighbour and rename it, so that nobody ever sees a part."""
        neighbour = self.path / f"{name}.{uuid4().hex}"
        try:
            with os.fdopen(os.open(neighbour, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _MODE), "wb") as file:
                file.write(data)
            neighbour.replace(self.path / name)
        except OSError:
            neighbour.unlink(missing_ok=True)
            raise

    def __repr__(self) -> str:
        return repr(str(self.path))


class Remote:
    """Files at an address that fsspec knows, such as `s3://bucket/prefix`; raises BadStore."""

    doubt = ""

    def __init__(self, url: str) -> None:
        self.url = url
        self._files, self._path = _opened(url)

    def get(self, name: str) -> bytes | None:
        """The bytes under a name, or None."""
        try:
            return bytes(self._files.cat_file(f"{self._path}/{name}"))
        except FileNotFoundError:
            return None

    def put(self, name: str, data: bytes) -> None:
        """Write a neighbour and rename it."""
        target = f"{self._path}/{name}"
        neighbour = f"{target}.{uuid4().hex}"
        self._files.makedirs(self._path, exist_ok=True)
        self._files.pipe_file(neighbour, data)
        self._files.mv(neighbour, target)

    def __repr__(self) -> str:
        return repr(self.url)


def _opened(url: str) -> tuple[Any, str]:
    """The file system of a URL, and the path in it."""
    try:
        from fsspec.core import url_to_fs
    except ImportError as fault:
        found = f"{url!r}, and that is not installed; pip install 'holowork[store]'"
        raise BadStore(found, _FSSPEC) from fault
    try:
        files, path = url_to_fs(url)
    except (ValueError, ImportError) as fault:
        found = f"{url!r}: {fault}"
        raise BadStore(found, _FSSPEC) from fault
    return files, str(path)


def medium_of(place: object, most: int) -> Medium:
    """What keeps the entries at a place, of at most so many bytes; raises BadStore."""
    if isinstance(place, str) and _URL in place:
        return Remote(place)
    if isinstance(place, str | os.PathLike):
        if not str(place) or "\0" in str(place):
            raise BadStore(repr(str(place)))
        return Folder(Path(place).expanduser(), most)
    if isinstance(place, Medium) and not isinstance(place, type):
        return place
    raise BadStore(type(place).__name__)


def _foreign(found: os.stat_result) -> str:
    """Why somebody else may have written a file or a folder; nothing for one of the user alone."""
    if not hasattr(os, "geteuid"):
        return "this system does not say who owns a file"
    if found.st_uid != os.geteuid():
        return "belongs to another user"
    return "others can write to it" if found.st_mode & _OTHERS_WRITE else ""


def _doubt(path: Path) -> str:
    try:
        why = _foreign(path.stat())
    except OSError as fault:
        why = str(fault.strerror)
    return why and f"{path}: {why}"
