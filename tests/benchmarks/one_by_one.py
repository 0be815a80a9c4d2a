"""GELU of bf16 one element after another, by `erff` of the C library: what a table is measured against."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from holowork.ops import Array
from holowork.runtime.kernels import kernels_of
from kernels_ir import F32, CpuFeatures, DType, KernelSpec, compile_object, detect, load, narrow, widen
from kernels_ir.builder import Kernel
from kernels_ir.kinds import U16
from kernels_ir.values import Value
from tests.benchmarks.ours import aligned, copied
from tests.benchmarks.quiet import Call


@dataclass(frozen=True, kw_only=True)
class OneByOneSpec(KernelSpec):
    """out[i] = x[i]/2·(1 + erff(x[i]/√2)) of bf16."""

    family: ClassVar[str] = "one_by_one"

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("x", "out", "elements")


def emit_one_by_one(spec: OneByOneSpec, cpu: CpuFeatures) -> str:
    kernel = Kernel(spec, cpu)
    x, out = kernel.pointer("x"), kernel.pointer("out")
    kernel.declare("float @erff(float)")
    for index in kernel.loop(kernel.argument("elements")):
        number = widen(kernel, kernel.load(kernel.at(x, index, U16.bytes), U16), DType.BF16)
        error = Value(kernel, kernel.line(f"call float @erff({number * 0.5**0.5})"), F32)
        stored = narrow(kernel, number * 0.5 * (error + 1.0), DType.BF16)
        kernel.store(stored, kernel.at(out, index, U16.bytes))
    return kernel.close()


def one_by_one(x: Array) -> Call:
    """The call on an array of bf16 of its own."""
    given, out, cpu = copied(x), aligned(x.nbytes), detect().chosen
    block = np.array([given.ctypes.data, out.ctypes.data, x.size], np.int64)
    code = load(compile_object(emit_one_by_one(OneByOneSpec(), cpu), cpu))
    entry = kernels_of().entry(code, block.ctypes.data)
    kept = entry, block, given, out
    return lambda: (entry.run(), kept)
