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
from kernels_ir.reduce_ends import HELD, PLAIN, Elements, Ends, elements_of
from kernels_ir.reduce_late import emit_late, finish_late
from kernels_ir.reduce_line import EXTENTS, Tensors, lines
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

    A head stands for x; ends have operands with strides only where inner is 1. `held` is room for f32
    [length, inner] where the result has another dtype.
    """

    family: ClassVar[str] = "softmax"
    dtype: DType
    is_log: bool = False
    is_column: bool = False
    ends: Ends = PLAIN

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        held = (HELD,) * self.is_held
        return (*self.source, *self.ends.names, "out", *held, *EXTENTS, *self.ends.sizes)

    @property
    def source(self) -> tuple[str, ...]:
        """The name of what is read, but where a head stands for it."""
        return ("x",) if self.ends.head is None else ()

    @property
    def is_held(self) -> bool:
        """Whether elements, or what is divided at the end, are kept elsewhere than in the result."""
        is_read_again = not self.is_log or self.ends.holds
        return is_read_again and self.ends.is_held_apart(self.dtype)


def emit_softmax(spec: SoftmaxSpec, cpu: CpuFeatures) -> str:
    """out = e / S, or (x − m) − log S: the greatest, the sum, the result, line by line."""
    kernel, read = Kernel(spec, cpu), dict.fromkeys(spec.source, spec.dtype)
    tensors = Tensors(
        whole={**read, **spec.ends.wholes, "out": spec.ends.result(spec.dtype)},
        again={HELD: DType.F32} if spec.is_held else {},
        is_column=spec.is_column,
    )
    emit_late(kernel, spec.dtype, spec.ends)
    finish = _logarithms if spec.is_log else _shares
    for line in lines(kernel, tensors):
        elements = elements_of(line, spec.dtype, spec.ends)
        greatest = _greatest(elements)
        is_nothing = greatest == -math.inf
        finish(elements, (kernel.where(is_nothing, 0.0, greatest), is_nothing))
    return kernel.close()


def _greatest(elements: Elements) -> Value:
    """The greatest element; NaN only needs to be found where the others are −∞, for it reaches the sum."""
    line = elements.line

    def term(spot: Chunk) -> tuple[Value, ...]:
        return (elements.first(spot),)

    def again(spot: Chunk) -> tuple[Value, ...]:
        return (elements.again(spot),)

    found = line.reduced(_NUMBERS, term)
    exact = tree_of("max", F32)
    is_doubtful = line.kernel.any(found == -math.inf)
    return line.kernel.choice(is_doubtful, (lambda: (line.reduced(exact, again),), lambda: (found,)))[0]


def _shares(elements: Elements, shift: tuple[Value, Value]) -> None:
    line, (greatest, is_nothing) = elements.line, shift
    kernel, held = line.kernel, elements.held

    def term(spot: Chunk) -> tuple[Value, ...]:
        weight = exp_of_nothing_above_zero(kernel, elements.again(spot) - greatest)
        line.store(weight, held, spot)
        return (weight,)

    total = kernel.where(is_nothing, 1.0, line.reduced(tree_of("sum", F32), term))
    reciprocal = 1.0 / total
    for spot in line.spots():
        elements.store(divided(kernel, line.load(*held, spot), (total, reciprocal)), spot)
    finish_late(elements)


def _logarithms(elements: Elements, shift: tuple[Value, Value]) -> None:
    line, (greatest, is_nothing) = elements.line, shift
    kernel = line.kernel

    def term(spot: Chunk) -> tuple[Value, ...]:
        elements.expect(spot)
        return (exp_of_nothing_above_zero(kernel, elements.again(spot) - greatest),)

    total = kernel.where(is_nothing, 1.0, line.reduced(tree_of("sum", F32), term))
    lost = log(kernel, total)
    for spot in line.spots():
        shifted = elements.again(spot) - greatest
        elements.store(shifted - lost, spot)
    finish_late(elements)


def exp_of_nothing_above_zero(k: Algebra, x: Lane) -> Lane:
    """eˣ for x ≤ 0 or NaN, with the bits of `exp`: 2ⁿ·(1 + s) is rounded once more where it is subnormal."""
    shifted, s = reduced(k, k.where(x < -105.0, -105.0, x))
    return k.scaled(1.0 + s, shifted - MAGIC)


def _greater_number(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The greater of two, b where it is NaN; either zero"""
    return k.where(b > a, b, a)


_NUMBERS = Tree(kind=F32, identity=-math.inf, step=_greater_number, join=_greater_number, is_free=True)
"""The greatest of those that are numbers; one instruction a vector."""
