"""Kernels that convolve images without laying out their columns: a tap of a filter is a distance in memory.

The images are laid out with their edges, and by what is left of rows and columns when they are divided by
the strides: then neighbouring windows read neighbouring elements at every tap.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import WORD, Kernel
from kernels_ir.conv_epilogue import extra_places, extra_steps, extras
from kernels_ir.cpu import CpuFeatures
from kernels_ir.epilogue import NAME as EPILOGUE
from kernels_ir.epilogue import Epilogue, emit_epilogue
from kernels_ir.kinds import F32, I64
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import heights, tallest
from kernels_ir.transpose import line
from kernels_ir.values import Value

WIDEST_STRIP = 128
"""Places that the widest tile takes: blocks are multiples of it."""
_VECTORS = (8, 4, 2)


@dataclass(frozen=True, kw_only=True)
class FiltersSpec(KernelSpec):
    """The filters of each group [rows, depth] tile by tile, [depth, height of the tile]."""

    family: ClassVar[str] = "filters"
    rows: int

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        return ("x", "out", "groups", "depth")


@dataclass(frozen=True, kw_only=True)
class ConvSpec(KernelSpec):
    """out[g, r, (i, j)] = epilogue(the chain of steps filters[g, r, k]·x[g, taps[k] + i·row + j]), in f32.

    k ascends, from +0. `rows` are the filters of a group, packed by `FiltersSpec`; `taps` counts bytes,
    as i64. Images and groups go through x and the result together.
    """

    family: ClassVar[str] = "conv"
    rows: int
    epilogue: Epilogue | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, `held` for a block of the results of a group; how many; elements of a group of x.

        A row of windows is `row` elements from the next in x, and has `width` windows. All filters go over
        a `block` of the places before the next, a multiple of WIDEST_STRIP. Operands of the epilogue step
        from image to image and from channel to channel; what is not uniform lies as the result there.
        """
        names = ("x", "filters", "taps", "out", "held", *extras(self.epilogue))
        sizes = ("images", "groups", "depth", "x_group", "high", "width", "row", "block")
        return (*names, *sizes, *extra_steps(self.epilogue))


@dataclass(frozen=True, kw_only=True)
class _Tiles:
    """Some tiles of one height below one another."""

    height: int
    first: int
    count: int


def _tiles(rows: int, cpu: CpuFeatures) -> Iterator[_Tiles]:
    """The fewest tiles, of one height or of two that differ by 1."""
    first = 0
    for height in heights(rows, tallest(cpu.vector_registers)):
        count = -(-rows // tallest(cpu.vector_registers))
        tall = rows - rows // count * count
        some = tall if height > rows // count else count - tall
        yield _Tiles(height=height, first=first, count=some)
        first += height * some


def emit_filters(spec: FiltersSpec, cpu: CpuFeatures) -> str:
    """out[g, tile, k, row] = x[g, tile + row, k]"""
    kernel = Kernel(spec, cpu)
    depth, one = kernel.argument("depth"), kernel.number(1, I64)
    for group in kernel.loop(kernel.argument("groups")):
        for tiles in _tiles(spec.rows, cpu):
            for tile in kernel.loop(tiles.count):
                start = (group * spec.rows + tile * tiles.height + tiles.first) * depth
                x, out = (kernel.at(kernel.pointer(name), start, F32.bytes) for name in ("x", "out"))
                for row in range(tiles.height):
                    ends = [kernel.at(x, depth * row, F32.bytes), kernel.at(out, row, F32.bytes)]
                    steps = one, kernel.number(tiles.height, I64)
                    line(kernel, F32, (ends, (depth, steps)))
    return kernel.close()


def emit_conv(spec: ConvSpec, cpu: CpuFeatures) -> str:
    """out[g, r, (i, j)] = Σ filters[g, r, k]·x[g, taps[k] + i·row + j]"""
    kernel = Kernel(spec, cpu)
    conv = _Conv(kernel, spec)
    groups = kernel.argument("groups")
    for image in kernel.loop(kernel.argument("images")):
        for group in kernel.loop(groups):
            conv.begin(image, group)
            for start, stop in conv.blocks():
                for tiles in _tiles(spec.rows, cpu):
                    for tile in kernel.loop(tiles.count):
                        conv.rows(tile * tiles.height + tiles.first, tiles.height, (start, stop))
                conv.put(start, stop)
    return kernel.close()


class _Conv:
    """The kernel while it is written."""

    def __init__(self, kernel: Kernel, spec: ConvSpec) -> None:
        self._k = kernel
        self._spec = spec
        self._lanes = kernel.cpu.lanes(F32.bits)
        self._vectors = _vectors(max(tiles.height for tiles in _tiles(spec.rows, kernel.cpu)), kernel.cpu)
        names = ("depth", "high", "width", "row", "block")
        self._depth, self._high, self._width, self._row, self._block = map(kernel.argument, names)
        self._given = {name: kernel.pointer(name) for name in ("x", "filters", "taps", "out", "held")}
        self._at = dict(self._given)
        self._image = self._group = kernel.number(0, I64)
        if spec.epilogue:
            emit_epilogue(kernel, spec.epilogue)

    def begin(self, image: Value, group: Value) -> None:
        """Go on to a group of an image."""
        rows = self._spec.rows
        number = image * self._k.argument("groups") + group
        self._image, self._group = image, group
        steps = {
            "x": number * self._k.argument("x_group"),
            "filters": group * self._depth * rows,
            "out": number * self._high * self._width * rows,
        }
        self._at |= {name: self._further(self._given[name], step) for name, step in steps.items()}

    def blocks(self) -> Iterator[tuple[Value, Value]]:
        """The first place of a block, and the one behind its last that is needed."""
        needed = (self._high - 1) * self._row + self._width
        for start in self._k.loop(needed, self._block):
            yield start, self._least(start + self._block, needed)

    def put(self, start: Value, stop: Value) -> None:
        """Write what a block has of each row of windows, without what lies between them."""
        k = self._k
        for number in k.loop(self._spec.rows):
            held = self._further(self._at["held"], number * self._block)
            out = self._further(self._at["out"], number * self._high * self._width)
            for down in k.loop((stop - 1).quotient(self._row) + 1, start=start.quotient(self._row)):
                first = down * self._row
                begin, end = k.where(start < first, first, start), self._least(stop, first + self._width)
                source = self._further(held, begin - start)
                place = down * self._width + (begin - first)
                # a block that begins between two rows has nothing of the first
                count = k.where(end < begin, k.number(0, I64), end - begin)
                self._finish(count, (source, self._further(out, place)), (number, place))

    def _finish(self, count: Value, ends: tuple[Value, Value], at: tuple[Value, Value]) -> None:
        """Write cells, or what the epilogue makes of them."""
        k, (source, target), found = self._k, ends, self._spec.epilogue
        if found:
            one, nothing, (number, place) = k.number(1, I64), k.number(0, I64), at
            channel = self._group * self._spec.rows + number
            others = extra_places(k, found, (self._image, channel, place))
            k.call(k.address(EPILOGUE), one, count, source, nothing, target, nothing, *others)
            return
        for chunk in k.chunks(count, self._lanes):
            cells = k.load(self._further(source, chunk.start), F32, chunk.lanes, mask=chunk.mask)
            k.store(cells, self._further(target, chunk.start), chunk.mask)

    def rows(self, first: Value, height: int, columns: tuple[Value, Value]) -> None:
        """Some filters over the columns of a block."""
        filters = self._further(self._at["filters"], first * self._depth)
        held = self._further(self._at["held"], first * self._block)
        start, stop = columns
        for column in self._k.loop(stop, self._lanes * self._vectors, start=start):
            sums = self._summed(height, (filters, self._further(self._at["x"], column)))
            for row in range(height):
                target = self._further(held, column - start + self._block * row)
                for vector, value in enumerate(sums[row * self._vectors : (row + 1) * self._vectors]):
                    self._k.store(value, self._vector(target, vector))

    def _summed(self, height: int, at: tuple[Value, Value]) -> list[Value]:
        """The chains of one tile, row by row."""
        k = self._k
        zeros = [k.number(0, F32, self._lanes)] * (height * self._vectors)
        loop = k.loop(self._depth, carried=[at[0], *zeros])
        for tap in loop:
            filters, *sums = loop.carried
            place = k.at(at[1], k.load(k.at(self._at["taps"], tap, WORD), I64))
            cells = [k.load(self._vector(place, vector), F32, self._lanes) for vector in range(self._vectors)]
            weights = [k.load(self._further(filters, row), F32) for row in range(height)]
            terms = ((weight, cell) for weight in weights for cell in cells)
            sums = [k.fma(*term, total) for term, total in zip(terms, sums, strict=True)]
            loop.carried = [self._further(filters, height), *sums]
        return loop.carried[1:]

    def _least(self, a: Value, b: Value) -> Value:
        return self._k.where(a < b, a, b)

    def _vector(self, place: Value, number: int) -> Value:
        return self._further(place, number * self._lanes)

    def _further(self, place: Value, count: Value | int) -> Value:
        return self._k.at(place, count, F32.bytes)


def _vectors(height: int, cpu: CpuFeatures) -> int:
    """Vectors of a row of a tile, as many as registers hold beside a row of x and an element."""
    return next(
        count for count in _VECTORS if count == _VECTORS[-1] or (height + 1) * count < cpu.vector_registers
    )
