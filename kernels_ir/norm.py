"""Kernels that scale rows by their own mean and variance.

mean = Σ x / n, d = x − mean, variance = Σ d·d / n by steps a·b + c, both sums by the lane tree; out =
(d·s)·gamma + beta with s = 1 / √(variance + epsilon), rounded after each operation. Without a mean, d = x.
"""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32
from kernels_ir.norm_row import NormalRow, rows
from kernels_ir.reduce import tree_of
from kernels_ir.reduce_ends import HELD, PLAIN, Ends
from kernels_ir.reduce_late import emit_late, finish_late
from kernels_ir.reduce_tree import Term, Tree
from kernels_ir.scalars.scalar import Algebra, Lane
from kernels_ir.scalars.simple import add
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value


@dataclass(frozen=True, kw_only=True)
class NormSpec(KernelSpec):
    """out[b, g] = the row x[b, g] of [batch, groups, channels, inner], scaled.

    `operands` are the names of what there is of x, gamma, beta and residual, which is added to x. A parameter
    is [groups, channels, inner], or [groups, channels] where it goes `by_channel`. A head stands for x;
    `held` is room for f32 [channels, inner] where the result has another dtype.
    """

    family: ClassVar[str] = "norm"
    dtype: DType
    operands: tuple[str, ...]
    is_centred: bool
    epsilon: float
    by_channel: bool = False
    ends: Ends = PLAIN

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        held = (HELD,) * self.is_held
        sizes = ("batch", "groups", "channels", "inner", *self.ends.sizes)
        return (*self.operands, *self.ends.names, "out", *held, *sizes)

    @property
    def is_held(self) -> bool:
        """Whether elements are kept elsewhere than in the result."""
        return self.ends.holds and self.ends.is_held_apart(self.dtype)


def emit_norm(spec: NormSpec, cpu: CpuFeatures) -> str:
    """out = (d·s)·gamma + beta: the mean, the variance, the result, row by row."""
    kernel = Kernel(spec, cpu)
    emit_late(kernel, spec.dtype, spec.ends)
    for row in rows(kernel, spec.dtype, spec.operands, by_channel=spec.by_channel, ends=spec.ends):
        mean = _mean(row) if spec.is_centred else None
        scale = _scale(row, mean, spec.epsilon)
        _write(row, spec, (mean, scale))
    return kernel.close()


def _mean(row: NormalRow) -> Value:
    """Σ x / n"""

    def term(spot: Chunk) -> tuple[Value, ...]:
        return (row.first(spot),)

    return _over_length(row, tree_of("sum", F32), term)


def _scale(row: NormalRow, mean: Value | None, epsilon: float) -> Value:
    """1 / √(variance + epsilon)"""

    def term(spot: Chunk) -> tuple[Value, ...]:
        row.elements.expect(spot)
        return (row.first(spot) if mean is None else row.again(spot) - mean,)

    return 1.0 / row.kernel.sqrt(_over_length(row, SQUARES, term) + epsilon)


def _over_length(row: NormalRow, tree: Tree, term: Term) -> Value:
    return row.line.reduced(tree, term) / row.kernel.convert(row.line.length, F32)


def _write(row: NormalRow, spec: NormSpec, found: tuple[Value | None, Value]) -> None:
    """(d·s)·gamma + beta, of elements whose parameters are neighbours too, or are one for a whole channel."""
    mean, scale = found
    for spot, parameter in row.spots(by_channel=spec.by_channel):
        x = row.again(spot)
        y = (x if mean is None else x - mean) * scale
        if "gamma" in spec.operands:
            y = y * parameter("gamma")
        if "beta" in spec.operands:
            y = y + parameter("beta")
        row.elements.store(y, spot)
    finish_late(row.elements)


def _square(k: Algebra, lane: Lane, x: Lane) -> Lane:
    """lane + x·x, a fused step"""
    return k.fma(x, x, lane)


SQUARES = Tree(kind=F32, identity=0.0, step=_square, join=add)
"""The sum of squares."""
