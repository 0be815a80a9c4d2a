"""Constants that lie in files: where they must lie, and what is said of those that are refused."""

import os
from collections.abc import Mapping
from pathlib import Path

from holowork.core import Refusal, SourceError, digest
from holowork.source.diagnostics import Kind

ROOT_VARIABLE = "HOLOGRAM_EXTERNAL_TENSOR_ROOT"
KINDS: Mapping[Refusal, Kind] = {
    Refusal.RESOLVE: Kind.FILE_RESOLVE,
    Refusal.ROOT: Kind.FILE_ROOT,
    Refusal.OUTSIDE: Kind.FILE_OUTSIDE,
    Refusal.OPEN: Kind.FILE_OPEN,
    Refusal.READ: Kind.FILE_READ,
    Refusal.SHORT: Kind.FILE_SHORT,
}
"""The diagnostic of each reason that a file is not read for."""


class FileFault(SourceError):
    """A file cannot be taken as a constant."""

    def __init__(self, kind: Kind, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.hint = hint


def root_folder(root: str | os.PathLike[str] | None, folder: Path | None) -> Path:
    """The folder that files must lie under: what was asked for, else the variable, else that of the text."""
    chosen = root if root is not None else os.environ.get(ROOT_VARIABLE) or folder or Path()
    return Path(chosen)


def check_digest(path: str, data: bytes, expected: str | None) -> None:
    """Refuse bytes with another BLAKE3 digest, in hexadecimal, if one is expected; raises FileFault."""
    found = digest(data).hex()
    if expected is not None and found != expected.lower():
        message = f"expected BLAKE3 {expected.lower()} for {path!r}, found {found}"
        raise FileFault(Kind.FILE_HASH, message)
