"""Products with weights that become numbers in the loop over the inner axis: memory is read as bytes."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I32, I64, POINTER, STORED, Kind
from kernels_ir.quantized_tiles import (
    QuantizedProductSpec,
    Spot,
    call_tile,
    cell,
    emit_following,
    follow,
    spots,
    tile_heights,
    tile_name,
)
from kernels_ir.values import Value

BYTE_PANEL = 128
"""Columns of a panel, in bytes one after another: two lines of the cache a row."""
_AHEAD = 2048
"""Bytes of a panel from the row that is read to the one that is asked for."""
_LINE = 64
_WORD = 4
_SIDE_BY_SIDE = (8, 4, 2)
"""Vectors of a tile: low tiles are wide, or they would wait for the sums of the step before."""


@dataclass(frozen=True, kw_only=True)
class DequantMatmulSpec(QuantizedProductSpec):
    """cells[i, j] = the chain of steps a[i, k]·fl((b[k, j] − zero)·scale) for k ascending, from +0.

    b lies in panels [⌈columns / 128⌉, depth, 128] of bytes, all of which can be read. Scales and zero points
    are those of the column j, or of the row k of b where `is_by_row` is set.
    """

    family: ClassVar[str] = "dequant_matmul"
    source: DType
    is_by_row: bool = False
    has_zero_points: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses and extents; `column_block` is a multiple of 128, `a_row` elements from row to row."""
        zeros = ("zero_points",) * self.has_zero_points
        extents = ("rows", "columns", "column_block", "depth", "a_row")
        return ("a", "b", "out", "scales", *zeros, *self.extras, *extents, *self.extra_rows)

    @property
    def parameters(self) -> dict[str, Kind]:
        """What the function of a tile is given: where its parts begin, columns from there on, extents."""
        names = ("a", "b", "out", "scales", *("zero_points",) * self.has_zero_points)
        return dict.fromkeys(names, POINTER) | dict.fromkeys(("left", "depth", "a_row", "out_row"), I64)


def emit_dequant_matmul(spec: DequantMatmulSpec, cpu: CpuFeatures) -> str:
    """cells[i, j] = the chain of steps a[i, k]·fl((b[k, j] − zero)·scale)"""
    kernel = Kernel(spec, cpu)
    tall = tile_heights(spec, cpu)
    vectors = _vectors(tall[-1], cpu)
    for height in tall:
        with kernel.function(tile_name(height), tuple(spec.parameters.values())) as values:
            _Tile(kernel, spec, dict(zip(spec.parameters, values, strict=True))).write(height, vectors)
    emit_following(kernel, spec)
    width = vectors * cpu.lanes(F32.bits)
    for spot in spots(kernel, width):
        call_tile(kernel, spec, (spot, _given(kernel, spec, spot)))
        follow(kernel, spec, (spot, width))
    return kernel.close()


def _vectors(height: int, cpu: CpuFeatures) -> int:
    """As many as leave a quarter of the registers, and fit a panel."""
    room = min(cpu.vector_registers * 3 // 4 // height, BYTE_PANEL // cpu.lanes(F32.bits))
    return next((count for count in _SIDE_BY_SIDE if count <= room), _SIDE_BY_SIDE[-1])


def _given(kernel: Kernel, spec: DequantMatmulSpec, spot: Spot) -> list[Value]:
    """What the function of a tile is given."""
    depth, columns, a_row = (kernel.argument(name) for name in ("depth", "columns", "a_row"))
    a = kernel.at(kernel.pointer("a"), spot.row * a_row, F32.bytes)
    before = (spot.column & -BYTE_PANEL) * depth + (spot.column & (BYTE_PANEL - 1))
    b = kernel.at(kernel.pointer("b"), before)
    names = ("scales", "zero_points")[: 1 + spec.has_zero_points]
    skipped = 0 if spec.is_by_row else spot.column
    channels = [kernel.at(kernel.pointer(name), skipped, _WORD) for name in names]
    lengths = [columns - spot.column, depth, a_row, columns * F32.bytes]
    return [a, b, cell(kernel, "out", spot), *channels, *lengths]


class _Tile:
    """The function of a tile while it is written."""

    def __init__(self, kernel: Kernel, spec: DequantMatmulSpec, given: dict[str, Value]) -> None:
        self.k, self.spec, self.given = kernel, spec, given
        self.lanes = kernel.cpu.lanes(F32.bits)

    def write(self, height: int, vectors: int) -> None:
        """The chains of all cells, and their storing."""
        k, given = self.k, self.given
        masks = [k.mask(given["left"] - vector * self.lanes, self.lanes) for vector in range(vectors)]
        channels = [] if self.spec.is_by_row else list(map(self._channel, range(vectors), masks))
        zeros = [k.number(0, F32, self.lanes)] * (height * vectors)
        loop = k.loop(given["depth"], carried=[*zeros, given["b"]])
        for step in loop:
            *sums, b = loop.carried
            self._ask(b)
            weights = [self._weights((b, step), place, channels) for place in range(vectors)]
            loop.carried = [*self._stepped(step, weights, sums), k.at(b, BYTE_PANEL)]
        self._store(loop.carried[:-1], masks)

    def _ask(self, b: Value) -> None:
        """Ask for a whole row of the panel, of which a high tile reads a part: others read the rest."""
        for start in range(0, BYTE_PANEL, _LINE):
            self.k.prefetch(self.k.at(b, _AHEAD + start))

    def _store(self, sums: list[Value], masks: list[Value]) -> None:
        k, given = self.k, self.given
        for place, total in enumerate(sums):
            row, vector = divmod(place, len(masks))
            out = k.at(k.at(given["out"], given["out_row"] * row), vector * self.lanes, F32.bytes)
            k.store(total, out, masks[vector])

    def _channel(self, vector: int, mask: Value) -> tuple[Value, ...]:
        """The scales of some columns, and their zero points if there are any."""
        return tuple(
            self.k.load(self.k.at(address, vector * self.lanes, _WORD), kind, self.lanes, mask=mask)
            for address, kind in self._channels()
        )

    def _of_row(self, step: Value) -> tuple[Value, ...]:
        """The scale of a row of b, and its zero point."""
        return tuple(self.k.load(self.k.at(at, step, _WORD), kind) for at, kind in self._channels())

    def _channels(self) -> list[tuple[Value, Kind]]:
        names = (("scales", F32), ("zero_points", I32))[: 1 + self.spec.has_zero_points]
        return [(self.given[name], kind) for name, kind in names]

    def _weights(self, at: tuple[Value, Value], vector: int, channels: list[tuple[Value, ...]]) -> Value:
        """fl((b − zero)·scale) of one row, in one vector."""
        (b, step), k = at, self.k
        stored = k.load(k.at(b, vector * self.lanes), STORED[self.spec.source], self.lanes)
        scale, *zero = channels[vector] if channels else self._of_row(step)
        whole = k.convert(stored, I32)
        return k.convert(whole - zero[0] if zero else whole, F32) * scale

    def _stepped(self, step: Value, weights: list[Value], sums: list[Value]) -> list[Value]:
        """The sums with one more step each."""
        k, after = self.k, []
        for row in range(len(sums) // len(weights)):
            a = k.at(k.at(self.given["a"], self.given["a_row"] * row, F32.bytes), step, F32.bytes)
            x = k.spread(k.load(a, F32), self.lanes)
            held = sums[row * len(weights) : (row + 1) * len(weights)]
            after += [k.fma(x, weight, total) for weight, total in zip(weights, held, strict=True)]
        return after
