"""The rows that a norm scales: [batch, groups, channels, inner], a row for each of batch and groups."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.dtypes import DType
from kernels_ir.kinds import STORED
from kernels_ir.reduce_line import Row
from kernels_ir.storage import widen
from kernels_ir.values import Value

Parameter = Callable[[str], Value]
"""From the name of a parameter to its lanes at a spot."""
_WHOLE = ("x", "residual", "out")
"""The tensors that have the shape of the rows."""
_UNROLLED = 4


@dataclass(frozen=True, kw_only=True)
class NormalRow:
    """One row, the addresses of its parameters, and how it is divided."""

    line: Row
    dtype: DType
    parameters: Mapping[str, Value]
    channels: Value
    inner: Value

    @property
    def kernel(self) -> Kernel:
        """The kernel that is being written."""
        return self.line.kernel

    def element(self, spot: Chunk) -> Value:
        """x at a spot, and the residual added."""
        x = self.line.load("x", self.dtype, spot)
        return x + self.line.load("residual", self.dtype, spot) if "residual" in self.line.bases else x

    def spots(self, *, by_channel: bool) -> Iterator[tuple[Chunk, Parameter]]:
        """Every element of the row once, with the parameters that belong to it."""
        if not by_channel:
            for spot in self.line.spots():
                yield spot, self._beside(spot)
            return
        for channel in self.kernel.loop(self.channels):
            single = self._beside(Chunk(start=channel, lanes=1))
            start = channel * self.inner
            for part in self.kernel.chunks(self.inner, self.kernel.cpu.lanes(32), _UNROLLED):
                yield Chunk(start=start + part.start, lanes=part.lanes, mask=part.mask), single

    def _beside(self, spot: Chunk) -> Parameter:
        def parameter(name: str) -> Value:
            kind = STORED[self.dtype]
            address = self.kernel.at(self.parameters[name], spot.start, kind.bytes)
            stored = self.kernel.load(address, kind, spot.lanes, mask=spot.mask)
            lanes: Value = widen(self.kernel, stored, self.dtype)
            return lanes

        return parameter


def rows(kernel: Kernel, dtype: DType, operands: tuple[str, ...], *, by_channel: bool) -> Iterator[NormalRow]:
    """Every row; a group has its own part of each parameter."""
    batch, groups, channels, inner = (
        kernel.argument(name) for name in ("batch", "groups", "channels", "inner")
    )
    pointers = {name: kernel.pointer(name) for name in (*operands, "out")}
    length, size = channels * inner, STORED[dtype].bytes
    apart = channels if by_channel else length
    for turn in kernel.loop(batch):
        for group in kernel.loop(groups):
            number = turn * groups + group
            start, first = number * length, group * apart
            places = {name: start if name in _WHOLE else first for name in pointers}
            bases = {name: kernel.at(pointers[name], place, size) for name, place in places.items()}
            line = Row(kernel=kernel, length=length, number=number, bases=bases)
            yield NormalRow(line=line, dtype=dtype, parameters=bases, channels=channels, inner=inner)
