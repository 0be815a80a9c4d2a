"""Who computes: the providers of kernels, in the order in which they are tried."""

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from holowork.ops import NUMPY_DTYPES, Array, from_bytes, to_bytes
from holowork.runtime.arena import Bytes
from holowork.runtime.errors import KernelRefused, ReferencesInUse, UnknownProvider
from holowork.runtime.native import is_available, native_kernel
from holowork.runtime.step import Constants, Kernel, Operands, Step
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class Provider:
    """A source of kernels: its name, whether it can be used here, and what makes the kernel of a step."""

    name: str
    summary: str
    prepare: Callable[[Step, Constants], Kernel]
    is_available: Callable[[], bool] = lambda: True


OnArrays = Callable[[tuple[Array | None, ...]], Array]
"""From the operands of a step, as read-only arrays, to its result."""


def kernel_on_arrays(step: Step, compute: OnArrays) -> Kernel:
    """A kernel that is written on arrays; it raises KernelRefused for a result of another type."""

    def kernel(operands: Operands, result: Bytes) -> None:
        pairs = zip(operands, step.application.operands, strict=True)
        arrays = (
            data if data is None or kind is None else from_bytes(kind, data.data) for data, kind in pairs
        )
        result[:] = np.frombuffer(_checked(step, compute(tuple(arrays))), np.uint8)

    return kernel


def _by_reference(step: Step, constants: Constants) -> Kernel:
    """The op's reference."""
    del constants
    reference, application = step.call.op.reference, step.application
    return kernel_on_arrays(step, lambda arrays: reference(arrays, application))


def _checked(step: Step, result: Array) -> memoryview:
    """The bytes of a result, which must have the type of the call."""
    kind = step.application.result
    is_index = kind.dtype is DType.E8CB
    if result.dtype != NUMPY_DTYPES[kind.dtype] or (result.shape != kind.shape and not is_index):
        raise KernelRefused(step.where, f"expected {kind}, found {result.dtype}{list(result.shape)}")
    return to_bytes(result, kind.dtype)


def _by_machine_code(step: Step, constants: Constants) -> Kernel:
    return native_kernel(step, constants, _by_reference(step, constants))


LLVM = Provider(
    name="llvm",
    summary="machine code for this CPU with the bits of the references, which fill in where there is none",
    prepare=_by_machine_code,
    is_available=is_available,
)
REFERENCE = Provider(
    name="reference",
    summary="the NumPy references that define every bit; right and slow",
    prepare=_by_reference,
)
PROVIDERS: tuple[Provider, ...] = (LLVM, REFERENCE)
AUTO = "auto"


def provider_named(name: object) -> Provider:
    """The provider called `name`, or the first one that can be used for `auto`; raises UnknownProvider."""
    known = {provider.name: provider for provider in PROVIDERS if provider.is_available()}
    known = {AUTO: next(iter(known.values())), **known}
    if not isinstance(name, str) or name not in known:
        raise UnknownProvider(name, tuple(known))
    chosen = known[name]
    if chosen is REFERENCE and name == AUTO:
        _warn_once()
    return chosen


@cache
def _warn_once() -> None:
    text = "no kernel provider is available: this session computes with the NumPy references, slowly"
    warnings.warn(text, ReferencesInUse, stacklevel=4)
