"""What this machine can do at most, measured: multiply-adds, and bytes read from each level of memory."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from holowork.core import Displayable, SessionError, table
from holowork.ir import TensorType
from holowork.ops import op_named
from holowork.runtime.arena import Bytes, aligned
from holowork.runtime.kernels import kernels_of
from holowork.runtime.native import is_available
from kernels_ir import (
    RESULT,
    Code,
    DType,
    KernelSpec,
    ProbeSpec,
    WalkerSpec,
    detect,
    operand,
    operations_of_a_turn,
)

MEMORY = 256 << 20
"""Bytes that no cache keeps."""
_TURNS = 4096
_SECONDS = 0.05
_SAMPLES = 7


class NoCeilings(SessionError):
    """Nothing can make the machine code that ceilings are measured with."""

    def __init__(self) -> None:
        super().__init__("ceilings: expected llvmlite to measure with, found none; pip install llvmlite")


@dataclass(frozen=True, kw_only=True, repr=False)
class Ceilings(Displayable):
    """Rates of one thread: floating point operations a second, and bytes a second from each level.

    The best of several samples: a neighbour on the machine makes them lower, nothing makes them higher.
    """

    operations: float
    reading: Mapping[str, float]

    def __repr__(self) -> str:
        rows = [("multiply-add of f32", f"{self.operations / 1e9:.0f} GFLOP/s")]
        rows += [(f"read from {level}", f"{rate / 1e9:.1f} GB/s") for level, rate in self.reading.items()]
        return table(rows, ("at most, on one thread", ""))


def measured(caches: Mapping[str, int]) -> Ceilings:
    """Measure for about a second; `caches` are the bytes of each. Raises NoCeilings."""
    if not is_available():
        raise NoCeilings
    data = {level: size // 2 for level, size in caches.items() if not level.endswith("i")}
    sizes = {level: size for level, size in data.items() if size < MEMORY // 2} | {"memory": MEMORY}
    return Ceilings(
        operations=_TURNS * operations_of_a_turn(detect().chosen) / _best(*_probe()),
        reading={level: size / _best(*_reading(size)) for level, size in sizes.items()},
    )


def _probe() -> tuple[KernelSpec, Callable[[str], int], list[Bytes]]:
    vector = aligned(64)
    return ProbeSpec(), {"out": vector.ctypes.data, "turns": _TURNS}.__getitem__, [vector]


def _reading(size: int) -> tuple[KernelSpec, Callable[[str], int], list[Bytes]]:
    """The sum of so many bytes of f32."""
    row = op_named("reduce_sum")
    application = row.apply((TensorType(DType.F32, (size // 4,)),), {})
    found = row.kernel(application) if row.kernel else None
    if found is None:
        raise LookupError(row.name)
    (launch,) = found.launches
    buffers = {operand(0): aligned(size), RESULT: aligned(4)}
    words = {name: buffers[place].ctypes.data for name, place in launch.places.items()} | dict(launch.sizes)
    return launch.spec, words.__getitem__, list(buffers.values())


def _best(spec: KernelSpec, word: Callable[[str], int], kept: list[Bytes]) -> float:
    """Seconds of one call, the fastest of several samples, each of many calls without Python between them."""
    code, walker = kernels_of().code(spec), kernels_of().code(WalkerSpec())
    block = np.array([word(name) for name in spec.arguments], np.int64)
    once = _seconds(walker, np.array([[code.address, block.ctypes.data]], np.int64))
    calls = max(int(_SECONDS / _SAMPLES / once), 1)
    rows = np.array([[code.address, block.ctypes.data]] * calls, np.int64)
    best = min(_seconds(walker, rows) for _ in range(_SAMPLES)) / calls
    kept.clear()
    return best


def _seconds(walker: Code, rows: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> float:
    block = np.array([len(rows), rows.ctypes.data], np.int64)
    start = perf_counter()
    walker(block.ctypes.data)
    return perf_counter() - start
