"""The line of a user's program that asked for a node."""

from inspect import currentframe
from pathlib import PurePath

_OURS = "holowork"


def caller() -> str:
    """File name and line of the innermost frame outside holowork, such as `model.py:12`; "" if there is none.

    The folder is left out: the same program gives the same text wherever it lies.
    """
    frame = currentframe()
    while frame is not None and frame.f_globals.get("__name__", "").partition(".")[0] == _OURS:
        frame = frame.f_back
    return "" if frame is None else f"{PurePath(frame.f_code.co_filename).name}:{frame.f_lineno}"
