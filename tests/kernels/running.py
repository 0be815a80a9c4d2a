"""Running the kernels of one application on one CPU preset."""

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, Array, to_bytes
from kernels_ir import (
    FAULT,
    Code,
    CpuFeatures,
    KernelSpec,
    Launch,
    Launches,
    Place,
    compile_object,
    emit,
    load,
)

Buffers = dict[Place, Array]


@cache
def code_of(spec: KernelSpec, cpu: CpuFeatures) -> Code:
    """The kernel of a spec, compiled once in a process."""
    assert not cpu.triple, "code of another machine; launch_all runs it there"
    return load(compile_object(emit(spec, cpu), cpu))


def run(
    launches: Launches, operands: tuple[Array | None, ...], result: TensorType, cpu: CpuFeatures
) -> Array:
    """What the launches make of operands, which are laid out dense; the buffers are unaligned on purpose."""
    buffers = {Place("operand", i): _copied(x) for i, x in enumerate(operands) if x is not None}
    buffers |= {Place("temporary", i): _aligned(size) for i, size in enumerate(launches.temporaries)}
    buffers[Place("result")] = _unaligned(result.bytes, NUMPY_DTYPES[result.dtype].itemsize)
    buffers[FAULT] = np.zeros(8, np.uint8)
    launch_all(launches, buffers, cpu)
    return buffers[Place("result")].view(NUMPY_DTYPES[result.dtype]).reshape(result.shape)


def launch_all(launches: Launches, buffers: Buffers, cpu: CpuFeatures) -> None:
    """Run launches in order on buffers: on this machine, or on an emulated one that the CPU names."""
    if cpu.triple:
        from tests.kernels.emulated.launching import emulate  # it imports this module

        emulate(launches, buffers, cpu)
        return
    for launch in launches.launches:
        block = block_of(launch, {place: buffer.ctypes.data for place, buffer in buffers.items()})
        code_of(launch.spec, cpu)(block.ctypes.data)


def block_of(launch: Launch, addresses: Mapping[Place, int]) -> NDArray[np.int64]:
    """The argument block of a launch on buffers at addresses."""
    named = {**launch.sizes, **{name: addresses[place] for name, place in launch.places.items()}}
    return np.array([named[name] for name in launch.spec.arguments], np.int64)


def _copied(x: Array) -> Array:
    from holowork.ops import dtype_of

    data = to_bytes(x, dtype_of(x))
    buffer = _unaligned(len(data), x.dtype.itemsize)
    buffer[:] = np.frombuffer(data, np.uint8)
    return buffer


def _unaligned(size: int, item: int) -> Array:
    """A buffer that is aligned to one element alone, with what must not be read behind it."""
    raw = np.full(size + 256, 0xA5, np.uint8)
    start = -raw.ctypes.data % 64 + item
    return raw[start : start + size]


def _aligned(size: int) -> Array:
    raw = np.full(size + 64, 0xA5, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + size]
