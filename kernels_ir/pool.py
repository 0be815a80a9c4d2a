"""Kernels that make one element of each window of an image: the greatest, or the mean."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import WORD, Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import I64, STORED
from kernels_ir.pool_cells import Cells, cells_of
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value

_ALONG = ("extent", "windows", "stride", "begin", "dilation", "first", "behind")
"""What the argument block says of both axes: the cells from `first` to `behind` can lie in the image."""


@dataclass(frozen=True, kw_only=True)
class PoolSpec(KernelSpec):
    """out[n, i, j] = join of x[n, i·stride + p·dilation − begin, …] over p and q, for images x[n].

    `step` is the stride across where that is 1 or 2, else 0.
    """

    family: ClassVar[str] = "pool"
    pool: str
    dtype: DType
    step: int

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses: `held` is for the rows of one row of windows, each of `row` lanes, and their result.

        `down_cells` and `across_cells` are what means are divided by: i64 for each row and column of windows.
        """
        counts = ("down_cells", "across_cells") if self.pool == "mean" else ()
        along = (f"{axis}_{name}" for axis in ("down", "across") for name in _ALONG)
        return ("x", "out", "held", *counts, "images", "rows", "row", *along)


def emit_pool(spec: PoolSpec, cpu: CpuFeatures) -> str:
    """out[n, i, j] = join of x[n, i·stride + p·dilation − begin, …] over p and q, rows before columns"""
    kernel = Kernel(spec, cpu)
    pool = _Pool(kernel, spec)
    pool.clear()
    for row, of in pool.rows_of_windows():
        pool.hold(of)
        pool.join(of)
        pool.put(row)
    return kernel.close()


@dataclass(frozen=True, kw_only=True)
class _Rows:
    """One row of windows: where its image begins, its first row (it may lie outside), its cells inside."""

    image: Value
    top: Value
    first: Value
    behind: Value


class _Pool:
    """The kernel while it is written.

    The rows of the image that a row of windows reads are held, with their edges, as lanes that join; where
    any order gives the same bits they are joined to one row first. Then the columns are joined.
    """

    def __init__(self, kernel: Kernel, spec: PoolSpec) -> None:
        self._k = kernel
        self._spec = spec
        self._stored = STORED[spec.dtype]
        self._cells: Cells = cells_of(spec.pool, spec.dtype)
        self._lanes = kernel.cpu.lanes(self._cells.kind.bits)
        self._words = {name: kernel.argument(name) for name in spec.arguments}
        self._x, self._out, self._held = (kernel.pointer(name) for name in ("x", "out", "held"))

    def clear(self) -> None:
        """The edges are the identity from the start on; what lies between them is written for each row."""
        whole = self._words["rows"] * self._words["row"]
        for start in self._k.loop(whole, self._lanes):
            self._k.store(self._identity(), self._lane(start))

    def rows_of_windows(self) -> Iterator[tuple[Value, _Rows]]:
        """Every row of windows and its number; each turn opens a loop and emits its body."""
        k, word = self._k, self._words
        extent = word["down_extent"]
        pixels, windows = extent * word["across_extent"], word["down_windows"]
        for image in k.loop(word["images"]):
            base = k.at(self._x, image * pixels, self._stored.bytes)
            for down in k.loop(windows):
                top = down * word["down_stride"] - word["down_begin"]
                first = self._behind_multiple(-top)
                behind = self._behind_multiple(extent - top)
                first = k.where(first < word["down_first"], word["down_first"], first)
                behind = k.where(behind < word["down_behind"], behind, word["down_behind"])
                yield image * windows + down, _Rows(image=base, top=top, first=first, behind=behind)

    def hold(self, of: _Rows) -> None:
        """Bring the rows that are read into memory as lanes."""
        for chunk in self._k.chunks(self._words["across_extent"], self._lanes):
            target = self._lane(self._words["across_begin"] + chunk.start)
            if self._cells.is_free:
                self._k.store(self._down(of, chunk), target, chunk.mask)
                continue
            loop = self._k.loop(of.behind, start=of.first, carried=[target])
            for cell in loop:
                self._k.store(self._read(of, cell, chunk), loop.carried[0], chunk.mask)
                loop.carried = [self._further(loop.carried[0], self._words["row"])]

    def join(self, of: _Rows) -> None:
        """Join the columns of what is held, as many windows as lanes at a time."""
        k, word = self._k, self._words
        count = k.number(1, I64) if self._cells.is_free else of.behind - of.first
        for start in k.loop(word["across_windows"], self._lanes):
            row = self._lane(start * word["across_stride"])
            down = k.loop(count, carried=[self._identity(), row])
            for _ in down:
                total, place = down.carried
                down.carried = [self._across(total, place), self._further(place, word["row"])]
            k.store(down.carried[0], self._result(start))

    def put(self, number: Value) -> None:
        """Write a row of results."""
        k, word = self._k, self._words
        row = k.at(self._out, number * word["across_windows"], self._stored.bytes)
        for chunk in k.chunks(word["across_windows"], self._lanes):
            joined = k.load(self._result(chunk.start), self._cells.kind, chunk.lanes)
            counts = self._counts(number, chunk) if self._spec.pool == "mean" else ()
            stored = self._cells.write(k, joined, *counts)
            k.store(stored, k.at(row, chunk.start, self._stored.bytes), chunk.mask)

    def _down(self, of: _Rows, chunk: Chunk) -> Value:
        loop = self._k.loop(of.behind, start=of.first, carried=[self._identity(chunk.lanes)])
        for cell in loop:
            joined: Value = self._cells.join(self._k, loop.carried[0], self._read(of, cell, chunk))
            loop.carried = [joined]
        return loop.carried[0]

    def _read(self, of: _Rows, cell: Value, chunk: Chunk) -> Value:
        k = self._k
        row = of.top + cell * self._words["down_dilation"]
        address = k.at(of.image, row * self._words["across_extent"] + chunk.start, self._stored.bytes)
        stored = k.load(address, self._stored, chunk.lanes, mask=chunk.mask)
        lanes: Value = self._cells.read(k, stored)
        return lanes

    def _across(self, total: Value, row: Value) -> Value:
        """The cells of one row of the windows, ascending, joined to what is there."""
        k, word = self._k, self._words
        loop = k.loop(word["across_behind"], start=word["across_first"], carried=[total])
        for cell in loop:
            place = self._further(row, cell * word["across_dilation"])
            joined: Value = self._cells.join(k, loop.carried[0], self._spread_out(place))
            loop.carried = [joined]
        return loop.carried[0]

    def _spread_out(self, place: Value) -> Value:
        """As many lanes as windows, one stride apart."""
        k, kind = self._k, self._cells.kind
        if self._spec.step == 1:
            return k.load(place, kind, self._lanes)
        if self._spec.step:
            following = self._further(place, k.number(self._lanes, I64))
            return k.every_second(*(k.load(part, kind, self._lanes) for part in (place, following)))
        return k.gather(place, k.numbers(self._lanes, I64) * self._words["across_stride"], kind)

    def _counts(self, number: Value, chunk: Chunk) -> tuple[Value]:
        """The cells of each window that are counted."""
        k = self._k
        down = number.remainder(self._words["down_windows"])
        rows = k.load(k.at(k.pointer("down_cells"), down, WORD), I64)
        place = k.at(k.pointer("across_cells"), chunk.start, WORD)
        return (k.load(place, I64, chunk.lanes, mask=chunk.mask) * rows,)

    def _identity(self, lanes: int | None = None) -> Value:
        return self._k.number(self._cells.identity, self._cells.kind, lanes or self._lanes)

    def _lane(self, index: Value) -> Value:
        return self._k.at(self._held, index, self._cells.kind.bytes)

    def _further(self, place: Value, count: Value) -> Value:
        return self._k.at(place, count, self._cells.kind.bytes)

    def _result(self, start: Value) -> Value:
        """Where the result of a window is held: behind the rows."""
        return self._lane(self._words["rows"] * self._words["row"] + start)

    def _behind_multiple(self, places: Value) -> Value:
        """Cells in front of the one that is so many places from the first, or beyond: ⌈places / dilation⌉."""
        k, dilation = self._k, self._words["down_dilation"]
        held = k.where(places < 0, k.number(0, I64), places)
        return (held + (dilation - 1)).quotient(dilation)
