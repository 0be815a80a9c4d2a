"""Kernels that combine the elements along one axis: sum, product, mean, least, greatest."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I64, STORED, U64, Kind
from kernels_ir.reduce_ends import PLAIN, Elements, Ends, elements_of, store_made
from kernels_ir.reduce_line import EXTENTS, Tensors, lines
from kernels_ir.reduce_strip import strips
from kernels_ir.reduce_tree import Tree
from kernels_ir.scalars.scalar import Algebra, Formula, Lane
from kernels_ir.scalars.simple import add, mul
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import narrow
from kernels_ir.values import Number, Value


@dataclass(frozen=True, kw_only=True)
class ReduceSpec(KernelSpec):
    """out[o, i] = join of x[o, :, i] for x [outer, length, inner].

    `form` says how: `rows` where inner is 1; `columns`, some at a time from top to bottom; `strips` of whole
    rows, for many and wide ones. A head stands for x; its operands have strides in `rows` alone. Those of a
    tail are as the result.
    """

    family: ClassVar[str] = "reduce"
    reduction: str
    dtype: DType
    form: str
    ends: Ends = PLAIN

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, then the extents."""
        return (*self.source, *self.ends.names, "out", *EXTENTS, *self.ends.sizes)

    @property
    def source(self) -> tuple[str, ...]:
        """The name of what is read, but where a head stands for it."""
        return ("x",) if self.ends.head is None else ()

    @property
    def headed(self) -> Ends:
        """The head alone."""
        return replace(self.ends, tail=None)


def emit_reduce(spec: ReduceSpec, cpu: CpuFeatures) -> str:
    """out[o, i] = the lane tree over x[o, :, i], finished and rounded once."""
    kernel = Kernel(spec, cpu)
    emit = _by_strips if spec.form == "strips" else _by_lines
    emit(kernel, spec, kernel.pointer("out"))
    return kernel.close()


def _by_lines(kernel: Kernel, spec: ReduceSpec, out: Value) -> None:
    tree, ends = tree_of(spec.reduction, _kind(spec)), spec.headed
    whole = {**dict.fromkeys(spec.source, spec.dtype), **ends.wholes}
    tensors = Tensors(whole=whole, is_column=spec.form == "columns", bits=tree.kind.bits)
    for line in lines(kernel, tensors):
        total = line.reduced(tree, _reader(elements_of(line, spec.dtype, ends), tree.kind))
        stored = _finished(kernel, spec, (total, line.length))
        store_made(kernel, spec.ends, made=(stored, spec.dtype), at=(out, line.cells))


def _by_strips(kernel: Kernel, spec: ReduceSpec, out: Value) -> None:
    for strip, first in strips(kernel, tree_of(spec.reduction, _kind(spec)), (spec.dtype, spec.headed)):
        for chunk, total in strip.reduced():
            spot = Chunk(start=first + chunk.start, lanes=chunk.lanes, mask=chunk.mask)
            stored = _finished(kernel, spec, (total, strip.count))
            store_made(kernel, spec.ends, made=(stored, spec.dtype), at=(out, spot))


def tree_of(reduction: str, kind: Kind) -> Tree:
    """The tree of a reduction on lanes of a kind."""
    identity, join = _REDUCTIONS[reduction]
    is_free = not kind.is_float or join in {greater, lesser}
    return Tree(kind=kind, identity=identity(kind), step=join, join=join, is_free=is_free)


def _reader(elements: Elements, kind: Kind) -> Callable[[Chunk], tuple[Value, ...]]:
    def term(spot: Chunk) -> tuple[Value, ...]:
        return (elements.line.kernel.convert(elements.made(spot), kind),)

    return term


def _kind(spec: ReduceSpec) -> Kind:
    """Floats are joined in f32, truth values as bytes, integers in their own width; their mean in 64 bits."""
    if spec.dtype.is_float:
        return F32
    stored = STORED[spec.dtype]
    if spec.reduction == "mean":
        return I64 if stored.is_signed else U64
    return stored


def _finished(kernel: Kernel, spec: ReduceSpec, found: tuple[Value, Value]) -> Value:
    """The joined lanes as stored elements; a mean divided by the count once, integers toward zero."""
    total, count = found
    if spec.reduction == "mean":
        divisor = kernel.spread(kernel.convert(count, total.kind), total.lanes)
        total = total / divisor if total.kind.is_float else total.quotient(divisor)
    stored: Value = (
        narrow(kernel, total, spec.dtype)
        if spec.dtype.is_float
        else kernel.convert(total, STORED[spec.dtype])
    )
    return stored


def greater(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The greater of two; NaN if either is, and −0 < +0"""
    # machines look at the sign of the first operand before all else: what was read is there sooner than lanes
    return k.intrinsic("maximum", b, a) if a.kind.is_float else k.where(a > b, a, b)


def lesser(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The lesser of two; NaN if either is, and −0 < +0"""
    return k.intrinsic("minimum", b, a) if a.kind.is_float else k.where(a < b, a, b)


def _lowest(kind: Kind) -> Number:
    if kind.is_float:
        return -math.inf
    return -(1 << (kind.bits - 1)) if kind.is_signed else 0


def _highest(kind: Kind) -> Number:
    return math.inf if kind.is_float else ~int(_lowest(kind)) if kind.is_signed else (1 << kind.bits) - 1


_REDUCTIONS: Mapping[str, tuple[Callable[[Kind], Number], Formula]] = {
    "sum": (lambda kind: 0, add),
    "mean": (lambda kind: 0, add),
    "prod": (lambda kind: 1, mul),
    "min": (_highest, lesser),
    "max": (_lowest, greater),
}
"""From the name of a reduction to the identity of a kind and how two lanes are joined."""
