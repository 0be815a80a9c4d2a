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
from holowork.runtime.step import Constants, Kernel, Operands
from holowork.runtime.unit import Unit
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class Provider:
    """A source of kernels: its name, whether it can be used here, and what makes the kernel of a unit."""

    name: str
    summary: str
    prepare: Callable[[Unit, Constants], Kernel]
    is_available: Callable[[], bool] = lambda: True


OnArrays = Callable[[tuple[Array | None, ...]], Array]
"""From the operands of a unit, as read-only arrays, to its result."""


def kernel_on_arrays(unit: Unit, compute: OnArrays) -> Kernel:
    """A kernel that is written on arrays; it raises KernelRefused for a result of another type."""

    def kernel(operands: Operands, result: Bytes) -> None:
        pairs = zip(operands, unit.region.operands, strict=True)
        arrays = (
            data if data is None or kind is None else from_bytes(kind, data.data) for data, kind in pairs
        )
        result[:] = np.frombuffer(_checked(unit, compute(tuple(arrays))), np.uint8)

    return kernel


def _by_reference(unit: Unit, constants: Constants) -> Kernel:
    """The references of its ops, one after another."""
    del constants
    return kernel_on_arrays(unit, unit.region.reference)


def _checked(unit: Unit, result: Array) -> memoryview:
    """The bytes of a result, which must have the type of the call."""
    kind = unit.region.result
    is_index = kind.dtype is DType.E8CB
    if result.dtype != NUMPY_DTYPES[kind.dtype] or (result.shape != kind.shape and not is_index):
        raise KernelRefused(unit.root.where, f"expected {kind}, found {result.dtype}{list(result.shape)}")
    return to_bytes(result, kind.dtype)


def _by_machine_code(unit: Unit, constants: Constants) -> Kernel:
    return native_kernel(unit, constants, _by_reference(unit, constants))


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
