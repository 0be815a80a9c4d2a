"""Writing files whole or not at all: to a neighbour, flushed, then renamed."""

import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from holowork.archive.sources import refuse_strange
from holowork.codec import Buffer

_EVERYONE = 0o666  # less what the user's mask takes away
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC


def write_whole(path: str | os.PathLike[str], chunks: Iterable[Buffer]) -> None:
    """Write the chunks to `path`; until all of them are on the disk, the old file stays.

    A link is followed. Raises NotAFile where `path` is a folder, a pipe or a device, and OSError as the
    system gives it; then nothing is left behind.
    """
    target = Path(os.path.realpath(path))
    neighbour = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    mode = _mode_of(target)
    descriptor = os.open(neighbour, _NEW, _EVERYONE if mode is None else mode)
    try:
        _fill(descriptor, chunks, mode)
        neighbour.replace(target)
    except BaseException:
        with suppress(FileNotFoundError):
            neighbour.unlink()
        raise


def _fill(descriptor: int, chunks: Iterable[Buffer], mode: int | None) -> None:
    with os.fdopen(descriptor, "wb") as file:
        if mode is not None:
            os.fchmod(descriptor, mode)
        file.writelines(chunks)
        file.flush()
        os.fsync(descriptor)


def _mode_of(target: Path) -> int | None:
    """The permissions of the file that is replaced, None for a new file."""
    if not target.exists():
        return None
    found = target.stat().st_mode
    refuse_strange(target, found)
    return found & 0o7777
