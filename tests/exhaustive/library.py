"""Functions of the C library on arrays of f64, called one element after another by code of LLVM."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np

from holowork.ops import Array
from kernels_ir import Code, CpuFeatures, KernelSpec, compile_object, detect, load
from kernels_ir.builder import Kernel
from kernels_ir.kinds import F64
from kernels_ir.values import Value


@dataclass(frozen=True, kw_only=True)
class LibrarySpec(KernelSpec):
    """out[i] = function(x[i]) of f64."""

    family: ClassVar[str] = "library"
    function: str

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("x", "out", "elements")


def emit_library(spec: LibrarySpec, cpu: CpuFeatures) -> str:
    kernel = Kernel(spec, cpu)
    x, out = kernel.pointer("x"), kernel.pointer("out")
    kernel.declare(f"double @{spec.function}(double)")
    for index in kernel.loop(kernel.argument("elements")):
        number = kernel.load(kernel.at(x, index, F64.bytes), F64)
        result = Value(kernel, kernel.line(f"call double @{spec.function}({number})"), F64)
        kernel.store(result, kernel.at(out, index, F64.bytes))
    return kernel.close()


def library(name: str) -> Callable[[Array], Array]:
    """A function of one f64."""
    return lambda x: computed(_code(name), x, dtype=x.dtype)


@cache
def _code(name: str) -> Code:
    cpu = detect().chosen
    return load(compile_object(emit_library(LibrarySpec(function=name), cpu), cpu))


def computed(code: Code, *operands: Array, dtype: np.dtype[Any]) -> Array:
    """What code for arrays of one length makes of them; `elements` ends its argument block."""
    out = np.empty(operands[0].shape, dtype)
    block = np.array([*(x.ctypes.data for x in operands), out.ctypes.data, out.size], np.int64)
    code(block.ctypes.data)
    return out
