"""Running the kernels of one application on one CPU preset."""

from functools import cache

import numpy as np

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, Array, to_bytes
from kernels_ir import FAULT, Code, CpuFeatures, KernelSpec, Launches, Place, compile_object, emit, load

Buffers = dict[Place, Array]


@cache
def code_of(spec: KernelSpec, cpu: CpuFeatures) -> Code:
    """The kernel of a spec, compiled once in a process."""
    return load(compile_object(emit(spec, cpu), cpu))


def run(
    launches: Launches, operands: tuple[Array | None, ...], result: TensorType, cpu: CpuFeatures
) -> Array:
    """What the launches make of operands, which are laid out dense; the buffers are unaligned on purpose."""
    buffers = {Place("operand", i): _copied(x) for i, x in enumerate(operands) if x is not None}
    buffers |= {Place("temporary", i): _aligned(size) for i, size in enumerate(launches.temporaries)}
    buffers[Place("result")] = _unaligned(result.bytes, NUMPY_DTYPES[result.dtype].itemsize)
    buffers[FAULT] = np.zeros(8, np.uint8)
    for launch in launches.launches:
        words = [
            buffers[launch.places[name]].ctypes.data if name in launch.places else launch.sizes[name]
            for name in launch.spec.arguments
        ]
        block = np.array(words, np.int64)
        code_of(launch.spec, cpu)(block.ctypes.data)
    return buffers[Place("result")].view(NUMPY_DTYPES[result.dtype]).reshape(result.shape)


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
