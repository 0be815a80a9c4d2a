"""Kernels that fill memory from nothing, or from a number: one value, and the tables that copies go by."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import WORD, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import I64, U32
from kernels_ir.movement import ELEMENTS
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value

_UNROLLED = 4


@dataclass(frozen=True, kw_only=True)
class FillSpec(KernelSpec):
    """out[i] = value, the low `size` bytes of a word."""

    family: ClassVar[str] = "fill"
    size: int

    @property
    def arguments(self) -> tuple[str, ...]:
        """The address, the elements, the value."""
        return ("out", "elements", "value")


@dataclass(frozen=True, kw_only=True)
class TableSpec(KernelSpec):
    """out[i] = step · rule(i), as i64: how many elements to skip at each index along an axis of a copy."""

    family: ClassVar[str] = "table"
    rule: str

    @property
    def arguments(self) -> tuple[str, ...]:
        """The address, the indices, the places along the axis, the elements from one place to the next."""
        return ("out", "elements", "places", "step", *_FURTHER.get(self.rule, ()))


def emit_fill(spec: FillSpec, cpu: CpuFeatures) -> str:
    """out[i] = value"""
    kernel = Kernel(spec, cpu)
    kind = ELEMENTS[spec.size]
    value = kernel.convert(kernel.argument("value"), kind)
    out = kernel.pointer("out")
    for chunk in kernel.chunks(kernel.argument("elements"), cpu.lanes(kind.bits), _UNROLLED):
        lanes = kernel.spread(value, chunk.lanes)
        kernel.store(lanes, kernel.at(out, chunk.start, kind.bytes), chunk.mask)
    return kernel.close()


def emit_table(spec: TableSpec, cpu: CpuFeatures) -> str:
    """out[i] = step · rule(i)"""
    kernel = Kernel(spec, cpu)
    out, count, step = kernel.pointer("out"), kernel.argument("elements"), kernel.argument("step")
    place = RULES[spec.rule](kernel)
    for index in kernel.loop(count):
        kernel.store(place(index) * step, kernel.at(out, index, WORD))
    return kernel.close()


def _nearest(kernel: Kernel) -> Callable[[Value], Value]:
    """⌊i · places / elements⌋"""
    places, count = kernel.argument("places"), kernel.argument("elements")
    return lambda index: (index * places).quotient(count)


def _ring(kernel: Kernel) -> Callable[[Value], Value]:
    """(start + i) mod places, start read as u32"""
    start = kernel.convert(kernel.load(kernel.pointer("start"), U32), I64)
    places = kernel.argument("places")
    return lambda index: (start + index).remainder(places)


def _cells(kernel: Kernel) -> Callable[[Value], Value]:
    """How many of so many cells of window i lie on the places: those at i·stride + cell·dilation − begin."""
    names = ("places", "stride", "begin", "dilation", "cells")
    places, stride, begin, dilation, cells = map(kernel.argument, names)
    none = kernel.number(0, I64)

    def before(place: Value) -> Value:
        """Cells in front of a place that is so far from the first cell."""
        held = kernel.where(place < 0, none, place)
        count = (held + (dilation - 1)).quotient(dilation)
        return kernel.where(count < cells, count, cells)

    return lambda index: before(places + begin - index * stride) - before(begin - index * stride)


def _taps(kernel: Kernel) -> Callable[[Value], Value]:
    """Where tap (c, p, q) of a filter reads images that are divided by strides: see `kernels_ir.conv`."""
    high, wide, row, plane = map(kernel.argument, ("down", "across", "row", "plane"))
    strides = [kernel.argument(f"{axis}_stride") for axis in ("down", "across")]
    dilations = [kernel.argument(f"{axis}_dilation") for axis in ("down", "across")]

    def place(index: Value) -> Value:
        channel, cell = index.quotient(high * wide), index.remainder(high * wide)
        down, across = cell.quotient(wide) * dilations[0], cell.remainder(wide) * dilations[1]
        part = channel * strides[0] + down.remainder(strides[0])
        part = part * strides[1] + across.remainder(strides[1])
        return part * plane + down.quotient(strides[0]) * row + across.quotient(strides[1])

    return place


RULES: Mapping[str, Callable[[Kernel], Callable[[Value], Value]]] = {
    "nearest": _nearest,
    "ring": _ring,
    "cells": _cells,
    "taps": _taps,
}
"""From a name to the place behind each index."""
_FURTHER: Mapping[str, tuple[str, ...]] = {
    "taps": (
        "down",
        "across",
        "row",
        "plane",
        "down_stride",
        "across_stride",
        "down_dilation",
        "across_dilation",
    ),
    "ring": ("start",),
    "cells": ("stride", "begin", "dilation", "cells"),
}
