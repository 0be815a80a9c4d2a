"""One live model for each cell: a view is closed when its cell runs again."""

import sys
from typing import Any

_open: dict[str, tuple[str, list[Any]]] = {}


def _running() -> tuple[str, str] | None:
    """The id of the running cell and of this run of it; None outside of a kernel that tells."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython is not None else None
    parent = shell.get_parent() if hasattr(shell, "get_parent") else None
    if not isinstance(parent, dict):
        return None
    cell = parent.get("metadata", {}).get("cellId")
    run = parent.get("header", {}).get("msg_id")
    return (str(cell), str(run)) if cell and run else None


def succeed(view: Any) -> None:  # noqa: ANN401  # the widget library has no types
    """Close the views that earlier runs of the running cell opened; `view` is open from now on."""
    running = _running()
    if running is None:
        return
    cell, run = running
    last, views = _open.get(cell, ("", []))
    if last != run:
        for old in views:
            old.close()
        views = []
    _open[cell] = (run, [*views, view])
