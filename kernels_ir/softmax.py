"""Kernels that make a distribution of the elements along one axis: softmax and its logarithm.

m is the greatest element, e = exp(x − m), S the sum of all e by the lane tree. Where m is −∞ there is no
weight anywhere: m counts as 0 there and S as 1, which gives 0, and −∞ for the logarithm.
"""

import math
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32
from kernels_ir.reduce import tree_of
from kernels_ir.reduce_line import EXTENTS, Line, Tensors, lines
from kernels_ir.reduce_tree import Tree
from kernels_ir.scalars.exponential import MAGIC, reduced
from kernels_ir.scalars.logarithm import log
from kernels_ir.scalars.scalar import Algebra, Lane
from kernels_ir.softmax_division import divided
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value


@dataclass(frozen=True, kw_only=True)
class SoftmaxSpec(KernelSpec):
    """out[o, :, i] = distribution of x[o, :, i] for x [outer, length, inner]; `is_column`: inner is not 1.

    `weights` is room for f32 [length, inner] where the result has another dtype.
    """

    family: ClassVar[str] = "softmax"
    dtype: DType
    is_log: bool = False
    is_column: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        return ("x", "out", *(("weights",) if self.has_weights else ()), *EXTENTS)

    @property
    def has_weights(self) -> bool:
        """Whether what is divided at the end is kept elsewhere than in the result."""
        return self.dtype is not DType.F32 and not self.is_log


def emit_softmax(spec: SoftmaxSpec, cpu: CpuFeatures) -> str:
    """out = e / S, or (x − m) − log S: the greatest, the sum, the result, line by line."""
    kernel = Kernel(spec, cpu)
    tensors = Tensors(
        whole={"x": spec.dtype, "out": spec.dtype},
        again={"weights": DType.F32} if spec.has_weights else {},
        is_column=spec.is_column,
    )
    finish = _logarithms if spec.is_log else _shares
    for line in lines(kernel, tensors):
        greatest = _greatest(line, spec)
        is_nothing = greatest == -math.inf
        finish(line, spec, (kernel.where(is_nothing, 0.0, greatest), is_nothing))
    return kernel.close()


def _greatest(line: Line, spec: SoftmaxSpec) -> Value:
    """The greatest element; NaN only needs to be found where the others are −∞, for it reaches the sum."""
    kernel = line.kernel

    def term(spot: Chunk) -> tuple[Value, ...]:
        return (line.load("x", spec.dtype, spot),)

    found = line.reduced(_NUMBERS, term)
    exact = tree_of("max", F32)
    is_doubtful = kernel.any(found == -math.inf)
    return kernel.choice(is_doubtful, (lambda: (line.reduced(exact, term),), lambda: (found,)))[0]


def _shares(line: Line, spec: SoftmaxSpec, shift: tuple[Value, Value]) -> None:
    kernel, (greatest, is_nothing) = line.kernel, shift
    held = ("weights" if spec.has_weights else "out", DType.F32)

    def term(spot: Chunk) -> tuple[Value, ...]:
        weight = exp_of_nothing_above_zero(kernel, line.load("x", spec.dtype, spot) - greatest)
        line.store(weight, held, spot)
        return (weight,)

    total = kernel.where(is_nothing, 1.0, line.reduced(tree_of("sum", F32), term))
    reciprocal = 1.0 / total
    for spot in line.spots():
        share = divided(kernel, line.load(*held, spot), (total, reciprocal))
        line.store(share, ("out", spec.dtype), spot)


def _logarithms(line: Line, spec: SoftmaxSpec, shift: tuple[Value, Value]) -> None:
    kernel, (greatest, is_nothing) = line.kernel, shift

    def term(spot: Chunk) -> tuple[Value, ...]:
        line.expect("out", spec.dtype, spot)
        return (exp_of_nothing_above_zero(kernel, line.load("x", spec.dtype, spot) - greatest),)

    total = kernel.where(is_nothing, 1.0, line.reduced(tree_of("sum", F32), term))
    lost = log(kernel, total)
    for spot in line.spots():
        shifted = line.load("x", spec.dtype, spot) - greatest
        line.store(shifted - lost, ("out", spec.dtype), spot)


def exp_of_nothing_above_zero(k: Algebra, x: Lane) -> Lane:
    """eˣ for x ≤ 0 or NaN, with the bits of `exp`: 2ⁿ·(1 + s) is rounded once more where it is subnormal."""
    shifted, s = reduced(k, k.where(x < -105.0, -105.0, x))
    return k.scaled(1.0 + s, shifted - MAGIC)


def _greater_number(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The greater of two, b where it is NaN; either zero"""
    return k.where(b > a, b, a)


_NUMBERS = Tree(kind=F32, identity=-math.inf, step=_greater_number, join=_greater_number, is_free=True)
"""The greatest of those that are numbers; one instruction a vector."""
