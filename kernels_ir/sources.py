"""What this package is written as: the same sources write the same text for the same spec and CPU."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import time_ns

from kernels_ir.catalog import EMITTERS
from kernels_ir.scalars import SCALARS
from kernels_ir.spec import KernelSpec

_FOLDER = os.fspath(Path(__file__).parent)
_PACKAGE = __name__.partition(".")[0] + "."
_LOADING = 5 * 10**9
"""Nanoseconds in which all modules are loaded."""
_LOADED = time_ns() - _LOADING
"""Since when the modules of this process do not see what is written to their files."""
_TABLES = EMITTERS, SCALARS
_AS_LOADED = tuple(map(dict, _TABLES))


def source_text() -> bytes | None:
    """The text of all modules; None where there is none, or where one was changed since it was loaded."""
    before = source_stamp()
    try:
        text = b"\0".join(Path(entry).read_bytes() for entry in _modules(_FOLDER))
    except OSError:
        return None
    return text if before and before == source_stamp() else None


def source_stamp() -> str:
    """What tells without reading them that the files are the same; empty where `source_text` is None."""
    try:
        found = [(entry.path, entry.stat()) for entry in _modules(_FOLDER)]
    except OSError:
        return ""
    if any(max(file.st_mtime_ns, file.st_ctime_ns) >= _LOADED for _, file in found):
        return ""
    return "\n".join(f"{path} {f.st_ino} {f.st_size} {f.st_mtime_ns} {f.st_ctime_ns}" for path, f in found)


def is_of_sources(spec: KernelSpec) -> bool:
    """Whether nothing but this package, as it was loaded, decides the text of a kernel."""
    is_ours = type(spec).__module__.startswith(_PACKAGE)
    return is_ours and all(now == then for now, then in zip(_TABLES, _AS_LOADED, strict=True))


def _modules(folder: str) -> Iterator[os.DirEntry[str]]:
    """The modules of a package in the order of their names, those of the packages in it too."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        if entry.name.endswith(".py"):
            yield entry
        elif entry.is_dir() and entry.name.isidentifier():
            yield from _modules(entry.path)
