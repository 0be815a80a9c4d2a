"""Kernels of the rotary embedding: pairs of elements half a row apart, turned."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, STORED
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import narrow, widen
from kernels_ir.values import Value

_OPERANDS = ("x", "cos", "sin")


@dataclass(frozen=True, kw_only=True)
class RotarySpec(KernelSpec):
    """out = x·cos + h·sin for rows [rows, 2·half], h = (−second half, first half) of the row of x."""

    family: ClassVar[str] = "rotary"
    dtype: DType

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        return (*_OPERANDS, "out", "rows", "half")


def emit_rotary(spec: RotarySpec, cpu: CpuFeatures) -> str:
    """Each operation is rounded by itself, the result to its dtype once."""
    kernel = Kernel(spec, cpu)
    half = kernel.argument("half")
    pointers = [kernel.pointer(name) for name in (*_OPERANDS, "out")]
    for row in kernel.loop(kernel.argument("rows")):
        start = row * half * 2
        *sources, out = [[_at(kernel, p, start), _at(kernel, p, start + half)] for p in pointers]
        for chunk in kernel.chunks(half, cpu.lanes(F32.bits)):
            (low, high), cos, sin = ([_loaded(kernel, end, chunk) for end in ends] for ends in sources)
            turned = low * cos[0] - high * sin[0], high * cos[1] + low * sin[1]
            for value, end in zip(turned, out, strict=True):
                stored = narrow(kernel, value, spec.dtype)
                kernel.store(stored, _at(kernel, end, chunk.start), chunk.mask)
    return kernel.close()


def _at(kernel: Kernel, base: Value, elements: Value) -> Value:
    return kernel.at(base, elements, STORED[_dtype(kernel)].bytes)


def _loaded(kernel: Kernel, end: Value, chunk: Chunk) -> Value:
    dtype = _dtype(kernel)
    stored = kernel.load(_at(kernel, end, chunk.start), STORED[dtype], chunk.lanes, mask=chunk.mask)
    lanes: Value = widen(kernel, stored, dtype)
    return lanes


def _dtype(kernel: Kernel) -> DType:
    dtype: DType = kernel.spec.dtype  # type: ignore[attr-defined]  # the kernel of a RotarySpec
    return dtype
