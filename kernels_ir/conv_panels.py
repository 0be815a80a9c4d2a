"""Kernels that convolve images by many filters at once: a lane is a filter, a tile some neighbouring windows.

A tile reads the images as they lie, whatever the stride, and no row of windows is longer than it has to be;
the filters are packed as the right side of a matrix product is.
"""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.conv_epilogue import extra_places, extra_steps, extras
from kernels_ir.conv_tiles import PARAMETERS, Shape, WindowTile, emit_window_tile, shapes, sides
from kernels_ir.cpu import CpuFeatures
from kernels_ir.epilogue import NAME as EPILOGUE
from kernels_ir.epilogue import Epilogue, emit_epilogue
from kernels_ir.kinds import F32, I64
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import VECTORS, tallest
from kernels_ir.values import Value

Values = dict[str, Value]
_POINTERS = ("x", "panels", "taps", "out")


@dataclass(frozen=True, kw_only=True)
class PanelConvSpec(KernelSpec):
    """out[g, f, (i, j)] = epilogue(the chain of filters[g, f, k]·x[g, taps[k] + i·row + j·stride]), in f32.

    k ascends, from +0. `panels` are the filters of each group, packed as a matrix [depth, filters]; `taps`
    counts bytes, as i64. Images and groups go through x and the result together. `filters` and `width`
    are extents, from which only the shapes of tiles are taken: see `windows_alike`.

    The rows of windows of each group of an image are cut into `row_blocks` items of `row_block` rows. A
    call makes items `first` to `last`, and any calls that make each item once will do, at the same time too.
    The epilogue takes the sums of an item and of a panel from the result, while they are near.
    """

    family: ClassVar[str] = "conv_panels"
    filters: int
    width: int
    stride: int
    epilogue: Epilogue | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses; extents; elements of a group of x, and from a row of windows to the next; items.

        Operands of the epilogue step from image to image and from channel to channel.
        """
        extents = ("groups", "filters", "depth", "high", "width", "x_group", "row")
        items = ("row_block", "row_blocks", "first", "last")
        return (*_POINTERS, *extras(self.epilogue), *extents, *items, *extra_steps(self.epilogue))


def emit_conv_panels(spec: PanelConvSpec, cpu: CpuFeatures) -> str:
    """The tiles, and the order in which they are called."""
    kernel = Kernel(spec, cpu)
    order = _Order(kernel, spec)
    for tile in order.tiles:
        emit_window_tile(kernel, tile)
    if spec.epilogue:
        emit_epilogue(kernel, spec.epilogue)
    order.write()
    return kernel.close()


class _Order:
    """The entry of a kernel while it is written."""

    def __init__(self, kernel: Kernel, spec: PanelConvSpec) -> None:
        self.k, self.spec = kernel, spec
        pointers = {*_POINTERS, *extras(spec.epilogue)}
        self.given = {
            name: kernel.pointer(name) if name in pointers else kernel.argument(name)
            for name in spec.arguments
        }
        self.most, self.lanes = tallest(kernel.cpu.vector_registers), kernel.cpu.lanes(F32.bits)
        self.panel = VECTORS * self.lanes
        self.shapes, self.sides = shapes(spec.width, self.most), sides(spec.filters, self.lanes)
        self.tiles = [
            WindowTile(shape=shape, side=side, stride=spec.stride, lanes=self.lanes)
            for shape in self.shapes
            for side in self.sides
        ]

    def write(self) -> None:
        """Every item, panel after panel: its rows of x stay in a near cache."""
        k, given = self.k, self.given
        for item in k.loop(given["last"], start=given["first"]):
            group = item.quotient(given["row_blocks"])
            top = item.remainder(given["row_blocks"]) * given["row_block"]
            bottom = self._least(top + given["row_block"], given["high"])
            for filter_ in k.loop(given["filters"], self.panel):
                at = self._places(group, filter_)
                self._rows(at, (top, bottom))
                if self.spec.epilogue:
                    self._finish(self.spec.epilogue, at, (top, bottom))

    def _finish(self, epilogue: Epilogue, at: Values, ends: tuple[Value, Value]) -> None:
        """What the epilogue makes of the rows of an item, a filter of a panel after another."""
        k, given, (top, bottom) = self.k, self.given, ends
        place, count = top * given["width"], (bottom - top) * given["width"]
        image, group = at["number"].quotient(given["groups"]), at["number"].remainder(given["groups"])
        channel = group * given["filters"] + at["filter"]
        out = k.at(at["out"], place, F32.bytes)
        others = extra_places(k, epilogue, (image, channel, place))
        filters = self._least(at["left"], k.number(self.panel, I64))
        k.call(k.address(EPILOGUE), filters, count, *(out, at["plane"]) * 2, *others)

    def _places(self, number: Value, first: Value) -> Values:
        """Where the parts of a panel of a group of an image begin, and bytes between them."""
        given, plane = self.given, self.given["high"] * self.given["width"]
        panels = (given["filters"] + (self.panel - 1)) & -self.panel
        filters = number.remainder(given["groups"]) * panels + first
        return {
            **given,
            "number": number,
            "filter": first,
            "x": self._further("x", number * given["x_group"]),
            "panel": self._further("panels", filters * given["depth"]),
            "out": self._further("out", (number * given["filters"] + first) * plane),
            "left": given["filters"] - first,
            "plane": plane * F32.bytes,
            "row": given["row"] * F32.bytes,
        }

    def _rows(self, at: Values, ends: tuple[Value, Value]) -> None:
        """All rows of an item: as many together as a tile has, then one by one."""
        top, bottom = ends
        together = self.shapes[-1].rows
        whole = top + (bottom - top).quotient(together) * together
        for row in self.k.loop(whole, together, start=top):
            self._row(at, row, (self.shapes[0 if together == 1 else -1], self.shapes[-1]))
        if together > 1:
            for row in self.k.loop(bottom, start=whole):
                self._row(at, row, (self.shapes[0], self.shapes[0]))

    def _row(self, at: Values, row: Value, of: tuple[Shape, Shape]) -> None:
        """The tiles from left to right, those that are wider first."""
        k, width = self.k, self.given["width"]
        count = (width + (self.most - 1)).quotient(self.most)
        short = width.quotient(count)
        wider = width - short * count
        for number in k.loop(count):
            column = number * short + self._least(number, wider)
            x = k.at(at["x"], row * at["row"] + column * (self.spec.stride * F32.bytes))
            out = k.at(at["out"], row * width + column, F32.bytes)
            function = self._function(number < wider, at["left"], of)
            k.call(function, *({**at, "x": x, "out": out}[name] for name in PARAMETERS))

    def _function(self, is_wider: Value, left: Value, of: tuple[Shape, Shape]) -> Value:
        """The function of the tile for some windows and filters."""
        narrow, wide = (
            self.k.where(left < self.panel, names[-1], names[0])
            for names in ([self._address(shape, side) for side in range(len(self.sides))] for shape in of)
        )
        return self.k.where(is_wider, wide, narrow)

    def _address(self, shape: Shape, side: int) -> Value:
        return self.k.address(self.tiles[self.shapes.index(shape) * len(self.sides) + side].name)

    def _further(self, name: str, count: Value) -> Value:
        return self.k.at(self.given[name], count, F32.bytes)

    def _least(self, a: Value, b: Value) -> Value:
        return self.k.where(a < b, a, b)
