"""The rows that a norm scales: [batch, groups, channels, inner], a row for each of batch and groups."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import STORED
from kernels_ir.reduce_ends import HELD, PLAIN, Elements, Ends, elements_of
from kernels_ir.reduce_line import UNROLLED, Line, Row
from kernels_ir.storage import widen
from kernels_ir.values import Value

Parameter = Callable[[str], Value]
"""From the name of a parameter to its lanes at a spot."""
PARAMETERS = ("gamma", "beta")
"""The tensors that do not have the shape of the rows."""


@dataclass(frozen=True, kw_only=True)
class NormalRow:
    """One row, the addresses of its parameters, and how it is divided: so many channels, so many of each."""

    elements: Elements
    dtype: DType
    parameters: Mapping[str, Value]
    extents: tuple[Value, Value]

    @property
    def line(self) -> Line:
        """The row as a line."""
        return self.elements.line

    @property
    def kernel(self) -> Kernel:
        """The kernel that is being written."""
        return self.line.kernel

    def first(self, spot: Chunk) -> Value:
        """An element, read the first time."""
        return self._with_residual(self.elements.first(spot), spot)

    def again(self, spot: Chunk) -> Value:
        """An element, read once more."""
        return self._with_residual(self.elements.again(spot), spot)

    def _with_residual(self, x: Value, spot: Chunk) -> Value:
        return x + self.line.load("residual", self.dtype, spot) if "residual" in self.line.bases else x

    def spots(self, *, by_channel: bool) -> Iterator[tuple[Chunk, Parameter]]:
        """Every element of the row once, with the parameters that belong to it."""
        if not by_channel:
            for spot in self.line.spots():
                yield spot, self._beside(spot)
            return
        channels, inner = self.extents
        for channel in self.kernel.loop(channels):
            single = self._beside(Chunk(start=channel, lanes=1))
            start = channel * inner
            for part in self.kernel.chunks(inner, self.kernel.cpu.lanes(32), UNROLLED):
                yield Chunk(start=start + part.start, lanes=part.lanes, mask=part.mask), single

    def _beside(self, spot: Chunk) -> Parameter:
        def parameter(name: str) -> Value:
            kind = STORED[self.dtype]
            address = self.kernel.at(self.parameters[name], spot.start, kind.bytes)
            stored = self.kernel.load(address, kind, spot.lanes, mask=spot.mask)
            lanes: Value = widen(self.kernel, stored, self.dtype)
            return lanes

        return parameter


def rows(
    kernel: Kernel, dtype: DType, operands: tuple[str, ...], *, by_channel: bool, ends: Ends = PLAIN
) -> Iterator[NormalRow]:
    """Every row; a group has its own part of each parameter."""
    batch, groups, channels, inner = (
        kernel.argument(name) for name in ("batch", "groups", "channels", "inner")
    )
    dtypes = {**dict.fromkeys(operands, dtype), **ends.wholes, "out": ends.result(dtype)}
    pointers = {name: kernel.pointer(name) for name in dtypes}
    held = {HELD: kernel.pointer(HELD)} if HELD in kernel.spec.arguments else {}
    length = channels * inner
    apart = channels if by_channel else length
    for turn in kernel.loop(batch):
        for group in kernel.loop(groups):
            number = turn * groups + group
            bases = _moved(kernel, (pointers, dtypes), (number * length, group * apart))
            line = Row(kernel=kernel, length=length, number=number, bases=bases | held)
            elements, extents = elements_of(line, dtype, ends), (channels, inner)
            yield NormalRow(elements=elements, dtype=dtype, parameters=bases, extents=extents)


def _moved(
    kernel: Kernel, tensors: tuple[Mapping[str, Value], Mapping[str, DType]], places: tuple[Value, Value]
) -> dict[str, Value]:
    """Addresses at a place of what has the shape of the rows, and at another of parameters."""
    pointers, dtypes = tensors
    return {
        name: kernel.at(pointer, places[name in PARAMETERS], STORED[dtypes[name]].bytes)
        for name, pointer in pointers.items()
    }
