"""Writing files whole or not at all: to a neighbour, flushed, then renamed."""

import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_EVERYONE = 0o666


def write_whole(path: str | os.PathLike[str], chunks: Iterable[bytes | memoryview]) -> None:
    """Write the chunks to `path`; until all of them are on the disk, the old file stays.

    Raises OSError as the system gives it; then nothing is left behind.
    """
    target = Path(path)
    descriptor, neighbour = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.writelines(chunks)
            file.flush()
            os.fsync(file.fileno())
        Path(neighbour).chmod(_mode_of(target))
        Path(neighbour).replace(target)
    except BaseException:
        with suppress(FileNotFoundError):
            Path(neighbour).unlink()
        raise


def _mode_of(target: Path) -> int:
    """The permissions of the file that is replaced, or those of a new file."""
    if target.exists():
        return target.stat().st_mode & 0o7777
    mask = os.umask(0)
    os.umask(mask)
    return _EVERYONE & ~mask
