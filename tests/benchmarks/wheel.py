"""The newest wheel of `uor-hologram` in this process, from the folder where it is installed aside.

Two of its versions cannot share a process; one can be there beside us. It brings a session of its own: called
through its Python on bytes (`execute`), or by its C function on buffers that stay where they are (`bound`).
"""

import ctypes
import importlib
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from holowork.ops import Array
from tests.benchmarks.install import WHEEL, WHEELS
from tests.benchmarks.quiet import Call

BYTES = ctypes.POINTER(ctypes.c_uint8)
Arrays = Sequence[Array]


def missing() -> str:
    """What is not installed; "" where nothing is missing."""
    return "" if WHEELS.is_installed else f"{WHEEL} {WHEELS.version} is not installed in {WHEELS.folder}"


class Loaded:
    """An archive in the wheel's session; raises whatever the wheel does."""

    def __init__(self, archive: bytes) -> None:
        self._session = _module("hologram").Session.load(archive)

    def execute(self, inputs: Sequence[bytes]) -> list[bytes]:
        """What its Python makes of inputs by position."""
        outputs: dict[str, bytes] = self._session.execute(inputs)
        return list(outputs.values())

    def bound(self, inputs: Arrays, outputs: Arrays) -> Call:
        """A call that fills outputs from inputs, without anything else of its Python."""
        places = (_pointers(inputs), _sizes(inputs), len(inputs))
        results = (_pointers(outputs), _sizes(outputs), len(outputs))
        words = (self._session._handle, *places, *results)
        function = _module("hologram._hologram")._lib().hologram_session_execute
        assert function(*words) >= 0, "uor-hologram: expected a run, found a refusal"
        kept = self, inputs, outputs
        return lambda: (function(*words), kept)


@cache
def _module(name: str) -> Any:
    """A module of the wheel, which nothing else may come to be imported from."""
    sys.path.insert(0, str(WHEELS.folder))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(WHEELS.folder))


def _pointers(arrays: Arrays) -> Any:
    each = [ctypes.cast(array.ctypes.data, BYTES) for array in arrays]
    return (BYTES * len(each))(*each)


def _sizes(arrays: Arrays) -> Any:
    return (ctypes.c_size_t * len(arrays))(*[array.nbytes for array in arrays])
