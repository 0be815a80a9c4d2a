"""From sums of products of bytes to numbers: without the bias, scaled by their row and their column."""

from collections.abc import Mapping
from dataclasses import dataclass

from kernels_ir.builder import Kernel
from kernels_ir.kinds import F32, I32
from kernels_ir.quantized_rows import LARGEST
from kernels_ir.tiles import VECTORS
from kernels_ir.values import Value


@dataclass(frozen=True, kw_only=True)
class Columns:
    """The columns of a panel in vectors: which are there, what the bias adds to their sums, their scales."""

    kernel: Kernel
    masks: list[Value]
    biases: list[Value]
    scales: list[Value]

    @classmethod
    def of(cls, kernel: Kernel, given: Mapping[str, Value]) -> "Columns":
        """`sums` and `scales` are the addresses of their first, `left` is how many columns are there."""
        lanes = kernel.cpu.lanes(I32.bits)
        starts = [vector * lanes for vector in range(VECTORS)]
        masks = [kernel.mask(given["left"] - start, lanes) for start in starts]
        biases = [kernel.at(given["sums"], start, I32.bytes) for start in starts]
        scales = [kernel.at(given["scales"], start, F32.bytes) for start in starts]
        return cls(
            kernel=kernel,
            masks=masks,
            biases=[kernel.load(address, I32, lanes) for address in biases],
            scales=[kernel.load(at, F32, lanes, mask=mask) for at, mask in zip(scales, masks, strict=True)],
        )

    def store(self, sums: list[Value], largest: Value, out: Value) -> None:
        """out[j] = f32(sums[j] − bias[j])·(largest / 127 · scales[j]) of one row, 0 where its largest is.

        `largest` and `out` are addresses.
        """
        k, lanes = self.kernel, sums[0].lanes
        most = k.load(largest, F32)
        factor, is_zero = most / LARGEST, k.spread(most, lanes) == 0
        for vector, mask in enumerate(self.masks):
            number = k.convert(sums[vector] - self.biases[vector], F32)
            scaled = k.where(is_zero, 0.0, number * (self.scales[vector] * factor))
            k.store(scaled, k.at(out, vector * lanes, F32.bytes), mask)
