"""Kernels that add the cells of windows to the image that they lie on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64, STORED
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import narrow
from kernels_ir.tiles import engine, in_engine
from kernels_ir.values import Value

_ALONG = ("extent", "windows", "stride", "begin", "dilation", "cells")
_UNROLLED = 4
Range = tuple[Value, Value]


@dataclass(frozen=True, kw_only=True)
class ScatterSpec(KernelSpec):
    """out[n, i·stride + p·dilation − begin, …] = Σ x[n, p, q, i, j], from 0, p before q, ascending.

    `is_dense` says that the stride across is 1. The sums have the type that computes, the result its own.
    """

    family: ClassVar[str] = "scatter"
    dtype: DType
    result: DType
    is_dense: bool

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, `held` for the sums of one image; how many images; what there is along both axes."""
        along = (f"{axis}_{name}" for axis in ("down", "across") for name in _ALONG)
        return ("x", "out", "held", "images", *along)


def emit_scatter(spec: ScatterSpec, cpu: CpuFeatures) -> str:
    """out[n, i·stride + p·dilation − begin, …] = Σ x[n, p, q, i, j]"""
    kernel = Kernel(spec, cpu)
    scatter = _Scatter(kernel, spec)
    for image in kernel.loop(kernel.argument("images")):
        scatter.clear()
        for cell in scatter.cells():
            scatter.add(image, cell)
        scatter.put(image)
    return kernel.close()


class _Scatter:
    """The kernel while it is written."""

    def __init__(self, kernel: Kernel, spec: ScatterSpec) -> None:
        self._k = kernel
        self._spec = spec
        self._kind = STORED[engine(spec.dtype)]
        self._lanes = kernel.cpu.lanes(self._kind.bits)
        self._words = {name: kernel.argument(name) for name in spec.arguments}
        self._x, self._out, self._held = (kernel.pointer(name) for name in ("x", "out", "held"))
        self._pixels = self._words["down_extent"] * self._words["across_extent"]

    def clear(self) -> None:
        """All sums of an image begin from 0."""
        for chunk in self._k.chunks(self._pixels, self._lanes, _UNROLLED):
            self._store(self._k.number(0, self._kind, chunk.lanes), chunk)

    def cells(self) -> Iterator[Range]:
        """Every cell of a window, rows before columns."""
        for p in self._k.loop(self._words["down_cells"]):
            for q in self._k.loop(self._words["across_cells"]):
                yield p, q

    def add(self, image: Value, cell: Range) -> None:
        """Add one cell of all windows of an image where it lies inside."""
        k, word = self._k, self._words
        number = (image * word["down_cells"] + cell[0]) * word["across_cells"] + cell[1]
        size = STORED[self._spec.dtype].bytes
        x = k.at(self._x, number * (word["down_windows"] * word["across_windows"]), size)
        (rows, top), (columns, left) = (
            self._inside(axis, place) for axis, place in zip(("down", "across"), cell, strict=True)
        )
        for i in k.loop(rows[1], start=rows[0]):
            line = k.at(x, i * word["across_windows"] + columns[0], size)
            start = (i * word["down_stride"] + top) * word["across_extent"]
            first = start + columns[0] * word["across_stride"] + left
            self._add_line(line, first, columns[1] - columns[0])

    def put(self, image: Value) -> None:
        """Write the sums of an image."""
        k, size = self._k, STORED[self._spec.result].bytes
        out = k.at(self._out, image * self._pixels, size)
        for chunk in k.chunks(self._pixels, self._lanes, _UNROLLED):
            sums = self._load(chunk)
            stored = narrow(k, sums, self._spec.result) if sums.kind.is_float else self._cut(sums)
            k.store(stored, k.at(out, chunk.start, size), chunk.mask)

    def _add_line(self, line: Value, first: Value, count: Value) -> None:
        k, dtype = self._k, self._spec.dtype
        stride = self._words["across_stride"]
        for chunk in self._line(count):
            address = k.at(line, chunk.start, STORED[dtype].bytes)
            stored = k.load(address, STORED[dtype], chunk.lanes, mask=chunk.mask)
            place = Chunk(start=first + chunk.start * stride, lanes=chunk.lanes, mask=chunk.mask)
            self._store(self._load(place) + in_engine(stored, dtype), place)

    def _line(self, count: Value) -> Iterator[Chunk]:
        if self._spec.is_dense:
            yield from self._k.chunks(count, self._lanes)
            return
        for index in self._k.loop(count):
            yield Chunk(start=index, lanes=1)

    def _inside(self, axis: str, cell: Value) -> tuple[Range, Value]:
        """The windows whose cell lies in the image, from one and behind another; the cell of window 0."""
        k = self._k
        words = (self._words[f"{axis}_{name}"] for name in _ALONG)
        extent, windows, stride, begin, dilation, _ = words
        place = cell * dilation - begin
        first, behind = (
            (k.where(ahead < 0, k.number(0, I64), ahead) + (stride - 1)).quotient(stride)
            for ahead in (-place, extent - place)
        )
        stop = k.where(behind < windows, behind, windows)
        return (first, k.where(stop < first, first, stop)), place

    def _cut(self, sums: Value) -> Value:
        """Sums that wrap in the width of the result."""
        return self._k.convert(sums, STORED[self._spec.result])

    def _place(self, index: Value) -> Value:
        return self._k.at(self._held, index, self._kind.bytes)

    def _load(self, chunk: Chunk) -> Value:
        return self._k.load(self._place(chunk.start), self._kind, chunk.lanes, mask=chunk.mask)

    def _store(self, value: Value, chunk: Chunk) -> None:
        self._k.store(value, self._place(chunk.start), chunk.mask)
