"""Running kernels where memory ends behind each tensor: one that reads there does not survive it."""

import ctypes
import mmap
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Application, Array, dtype_of, to_bytes
from kernels_ir import FAULT, RESULT, CpuFeatures, Launches, Place
from tests.kernels.running import launch_all

Bytes = NDArray[np.uint8]
_LIBC = ctypes.CDLL(None)


def application_of(
    name: str, operands: tuple[Array, ...], attributes: Mapping[str, Any] | None = None
) -> Application:
    """An op on arrays."""
    kinds = tuple(TensorType(dtype_of(x), x.shape) for x in operands)
    return TABLE[name].apply(kinds, attributes or {})


def run_guarded(
    name: str, operands: tuple[Array, ...], application: Application, *, cpu: CpuFeatures
) -> tuple[Array, bool]:
    """What the kernels of an op make of operands, and whether they found a fault."""
    launches = TABLE[name].kernel(application)
    assert launches is not None
    return run_launches(launches, operands, application.result, cpu=cpu)


def run_launches(
    launches: Launches, operands: tuple[Array, ...], result: TensorType, *, cpu: CpuFeatures
) -> tuple[Array, bool]:
    """What launches make of operands, and whether they found a fault."""
    buffers = {Place("operand", i): _copied(x) for i, x in enumerate(operands)}
    buffers |= {Place("temporary", i): _last(size) for i, size in enumerate(launches.temporaries)}
    buffers |= {RESULT: _last(result.bytes), FAULT: np.zeros(8, np.uint8)}
    launch_all(launches, buffers, cpu)
    return buffers[RESULT].view(NUMPY_DTYPES[result.dtype]).reshape(result.shape), buffers[FAULT].any()


def keeps_bits(
    name: str,
    operands: tuple[Array, ...],
    cpu: CpuFeatures,
    *,
    attributes: Mapping[str, Any] | None = None,
) -> bool:
    """Whether the kernels have every bit of the reference, NaN payloads too."""
    application = application_of(name, operands, attributes)
    expected = TABLE[name].reference(operands, application)
    found, is_fault = run_guarded(name, operands, application, cpu=cpu)
    return not is_fault and expected.tobytes() == found.tobytes()


def _copied(x: Array) -> Bytes:
    data = to_bytes(x, dtype_of(x))
    held = _last(len(data))
    held[:] = np.frombuffer(data, np.uint8)
    return held


def _last(size: int) -> Bytes:
    """So many bytes at the end of a page; the page behind cannot be read."""
    whole = -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
    pages = np.frombuffer(mmap.mmap(-1, whole + mmap.PAGESIZE), np.uint8)
    pages[:] = 0xA5
    behind = ctypes.c_void_p(pages.ctypes.data + whole)
    assert _LIBC.mprotect(behind, ctypes.c_size_t(mmap.PAGESIZE), 0) == 0
    return pages[whole - size : whole]
