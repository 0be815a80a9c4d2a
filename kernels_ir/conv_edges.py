"""Kernels that lay images out with edges of zeros."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import F32
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value

_EXTENTS = ("images", "high", "wide", "top", "left", "bottom", "right")


@dataclass(frozen=True, kw_only=True)
class EdgesSpec(KernelSpec):
    """out[c, i, j] = x[c, i − top, j − left] where that is there, else 0, in f32."""

    family: ClassVar[str] = "edges"

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses; how many images, and the extents of one; rows and columns at each side of it."""
        return ("x", "out", *_EXTENTS)


def emit_edges(spec: EdgesSpec, cpu: CpuFeatures) -> str:
    """out[c, i, j] = x[c, i − top, j − left], or 0"""
    kernel = Kernel(spec, cpu)
    images, high, wide, top, left, bottom, right = map(kernel.argument, _EXTENTS)
    whole = left + wide + right
    loop = kernel.loop(images, carried=[kernel.pointer("x"), kernel.pointer("out")])
    for _ in loop:
        x, out = loop.carried
        rows = kernel.loop(high, carried=[x, _cleared(kernel, out, top * whole)])
        for _ in rows:
            source, target = rows.carried
            ends = _copied(kernel, (source, _cleared(kernel, target, left)), wide)
            rows.carried = [ends[0], _cleared(kernel, ends[1], right)]
        loop.carried = [rows.carried[0], _cleared(kernel, rows.carried[1], bottom * whole)]
    return kernel.close()


def _copied(kernel: Kernel, ends: tuple[Value, Value], count: Value) -> list[Value]:
    """What is behind so many elements, once they are copied."""
    for chunk in kernel.chunks(count, kernel.cpu.lanes(F32.bits)):
        x, out = (kernel.at(end, chunk.start, F32.bytes) for end in ends)
        kernel.store(kernel.load(x, F32, chunk.lanes, mask=chunk.mask), out, chunk.mask)
    return [kernel.at(end, count, F32.bytes) for end in ends]


def _cleared(kernel: Kernel, start: Value, count: Value) -> Value:
    """What is behind so many elements, once they are 0."""
    for chunk in kernel.chunks(count, kernel.cpu.lanes(F32.bits)):
        zeros = kernel.number(0, F32, chunk.lanes)
        kernel.store(zeros, kernel.at(start, chunk.start, F32.bytes), chunk.mask)
    return kernel.at(start, count, F32.bytes)
