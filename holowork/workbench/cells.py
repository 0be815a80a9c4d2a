"""One live model for each cell: a view is closed when its cell runs again."""

import sys
from typing import Any

_open: dict[str, tuple[str, list[Any]]] = {}


def is_notebook() -> bool:
    """True where a kernel runs, so that a live view can be shown."""
    return getattr(_shell(), "kernel", None) is not None


def _shell() -> Any:  # noqa: ANN401  # IPython's, if it is there
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython is not None else None


def _running() -> tuple[str, str] | None:
    """The id of the running cell and of this run of it; None outside of a kernel that tells."""
    shell = _shell()
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
