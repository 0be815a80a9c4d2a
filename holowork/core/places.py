"""Lines of programs as a reader of the notebook knows them."""

import linecache
import sys
from pathlib import PurePath
from typing import Any


class Places:
    """The notebook's cells at this moment; made once for each text, card or view."""

    def __init__(self) -> None:
        ipython = sys.modules.get("IPython")
        shell: Any = ipython.get_ipython() if ipython is not None else None
        self._name_of = getattr(getattr(shell, "compile", None), "format_code_name", None)
        self._paths = {PurePath(path).name: path for path in linecache.cache} if self._name_of else {}

    def shown(self, where: str) -> str:
        """`cell [4] line 5` for a line of a cell, what the node says for any other."""
        file, _, line = where.rpartition(":")
        if self._name_of is None or file not in self._paths:
            return where
        found = self._name_of(self._paths[file])
        return f"{found[0].lower()} {found[1].removeprefix('In')} line {line}" if found else where

    def text(self, where: str) -> str:
        """What stands on a line of a cell; empty for any other, whose file may have changed since."""
        file, _, line = where.rpartition(":")
        path = self._paths.get(file)
        is_cell = path is not None and self._name_of is not None and bool(self._name_of(path))
        return linecache.getline(path or "", int(line)).rstrip("\n") if is_cell and line.isdecimal() else ""


def shown_place(where: str) -> str:
    """A line of a program as a reader knows it: `cell [4] line 5` in a notebook, else as it is."""
    return Places().shown(where) if where else where
