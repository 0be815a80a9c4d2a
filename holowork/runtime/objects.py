"""Compiled kernels on disk: native code, so it is used only where nobody else can have put it.

An entry is the digest of an object file, then the object file. Its name is the label of what it was made
from; it can have more than one. A folder or file of somebody else, or one that others can write to, is not
used; a damaged entry is made anew; a full or read-only folder costs the time of compiling, nothing else.
"""

import os
import stat
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

from platformdirs import user_cache_path

from holowork.core import digest

FOLDER_VARIABLE = "HOLOWORK_CACHE"
_DIGEST = 32
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


@dataclass(kw_only=True)
class ObjectCache:
    """Object files by key. `off` is empty, or says why the folder is not used."""

    folder: Path
    off: str = field(default="", init=False)

    def __post_init__(self) -> None:
        self.off = _unusable(self.folder)

    def read(self, key: str) -> bytes | None:
        """The object file under a key, or None where there is none that can be trusted."""
        if self.off:
            return None
        try:
            whole = _read_own(self.folder / key)
        except OSError:
            return None
        held, body = whole[:_DIGEST], whole[_DIGEST:]
        return body if body and digest(body) == held else None

    def write(self, key: str, body: bytes) -> None:
        """Keep an object file; a folder that cannot take it is left alone from then on."""
        if self.off:
            return
        neighbour = self.folder / f"{key}.{uuid4().hex}"
        try:
            descriptor = os.open(neighbour, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(digest(body) + body)
            neighbour.replace(self.folder / key)
        except OSError as fault:
            self.off = f"{self.folder}: {fault.strerror}"
            neighbour.unlink(missing_ok=True)

    def link(self, key: str, other: str) -> None:
        """Keep the object file of a key under another key too, where files can have two names."""
        if self.off:
            return
        neighbour = self.folder / f"{other}.{uuid4().hex}"
        with suppress(OSError):
            neighbour.hardlink_to(self.folder / key)
            neighbour.replace(self.folder / other)
        neighbour.unlink(missing_ok=True)  # renaming does nothing where both are one file already


def default_folder() -> Path:
    """`HOLOWORK_CACHE`, or the user's cache folder."""
    named = os.environ.get(FOLDER_VARIABLE)
    return (Path(named) if named else user_cache_path("holowork")) / "kernels"


def _unusable(folder: Path) -> str:
    """Why a folder cannot be trusted with native code; it is made where it is missing."""
    if not hasattr(os, "geteuid"):
        return "this system does not say who owns a file"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
    except OSError as fault:
        return f"{folder}: {fault.strerror}"
    if not stat.S_ISDIR(found.st_mode):
        return f"{folder}: not a folder"
    return _foreign(found, folder)


def _foreign(found: os.stat_result, path: Path) -> str:
    if found.st_uid != os.geteuid():
        return f"{path}: belongs to another user"
    return f"{path}: others can write to it" if found.st_mode & _OTHERS_WRITE else ""


def _read_own(path: Path) -> bytes:
    """The bytes of a regular file that is the user's alone; raises OSError for others."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode) or _foreign(found, path):
            raise PermissionError(path)
        return os.read(descriptor, found.st_size)
    finally:
        os.close(descriptor)
