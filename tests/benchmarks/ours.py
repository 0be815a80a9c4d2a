"""Our kernels as a call: what reads constants alone has been run, buffers begin at multiples of 64 bytes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array, dtype_of, to_bytes
from holowork.runtime.kernels import kernels_of
from holowork.runtime.native import split
from kernels_ir import FAULT, RESULT, DType, Entry, Launch, Launches, Place, detect, operand, temporary
from tests.kernels.running import code_of

if TYPE_CHECKING:
    from tests.benchmarks.cases import Case

ALIGNMENT = 64


@dataclass(frozen=True, kw_only=True)
class Work:
    """Kernels, the type of their result, and the operands that are the same in every run."""

    launches: Launches
    result: TensorType
    constants: frozenset[int] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Ours:
    """Kernels on buffers; `run` can be called as long as this object lives."""

    run: Callable[[], object]
    result: Array
    kept: object = field(repr=False)


def work_of(case: "Case") -> Work:
    """The kernels that the row of the table makes for a case."""
    row = TABLE[case.op]
    constants = frozenset(place for place in case.constants if place < case.arity)
    application = replace(row.apply(case.kinds[: case.arity], case.attributes), constants=constants)
    launches = row.kernel(application) if row.kernel else None
    assert launches is not None, f"{case}: expected a kernel, found none"
    return Work(launches=launches, result=application.result, constants=case.constants)


def ours(work: Work, operands: tuple[Array, ...]) -> Ours:
    """The kernels on operands, in the layout that sessions keep: dense, i4 in halves of bytes."""
    buffers = {operand(i): _laid_out(x) for i, x in enumerate(operands)}
    buffers |= {temporary(i): aligned(size) for i, size in enumerate(work.launches.temporaries)}
    buffers |= {RESULT: aligned(work.result.bytes), FAULT: aligned(8)}
    parts = split(work.launches, work.constants)
    for launch in parts.once:
        entry, _block = _entry(launch, buffers)
        entry.run()
    entries = [_entry(launch, buffers) for launch in parts.each]
    runs = [entry.run for entry, _ in entries]
    run = runs[0] if len(runs) == 1 else lambda: [run() for run in runs]
    return Ours(run=run, result=_shown(buffers[RESULT], work.result), kept=(entries, buffers))


def aligned(size: int) -> Array:
    """Zero bytes from a multiple of 64 on."""
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    return room[start : start + size]


def copied(x: Array) -> Array:
    """The same array in memory of its own, aligned."""
    held = aligned(x.nbytes).view(x.dtype).reshape(x.shape)
    held[...] = x
    return held


def _laid_out(x: Array) -> Array:
    dtype = dtype_of(x)
    assert dtype is not None
    return copied(np.frombuffer(to_bytes(x, dtype), np.uint8))


def _shown(data: Array, kind: TensorType) -> Array:
    """The bytes of a result as the array that it is; those of i4 stay bytes."""
    return data if kind.dtype is DType.I4 else data.view(NUMPY_DTYPES[kind.dtype]).reshape(kind.shape)


def _entry(launch: Launch, buffers: Mapping[Place, Array]) -> tuple[Entry, Array]:
    named = {name: buffers[place].ctypes.data for name, place in launch.places.items()} | dict(launch.sizes)
    block = np.array([named[name] for name in launch.spec.arguments], np.int64)
    return kernels_of().entry(code_of(launch.spec, detect().chosen), block.ctypes.data), block
