"""Kernels that compute each element on its own, from operands that broadcast."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.expression import Apply, Expression, Read, nodes
from kernels_ir.kinds import I64, STORED
from kernels_ir.scalars import SCALARS, formula
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import compute_kind, narrow, widen
from kernels_ir.values import Value

_UNROLLED = 4
"""Vectors a turn of a short expression, which would else wait for its loop."""
_SHORT = 20
"""Instructions for a vector of a short expression: loads, conversions and the store among them."""
_AHEAD = 1024
"""Elements from those that are read to those that are asked for."""


@dataclass(frozen=True, kw_only=True)
class ElementwiseSpec(KernelSpec):
    """out[…, i] = expression(x0[…, i], x1[…, i], …), with `outer` axes around the innermost one.

    `uniform` says of each operand that it has one element for the whole innermost axis; `is_streamed` that
    the result goes past the caches, as nobody could find it there.
    """

    family: ClassVar[str] = "elementwise"
    operands: tuple[DType, ...]
    uniform: tuple[bool, ...]
    outer: int
    expression: Expression
    result: DType
    is_streamed: bool = False

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses; the extent of each axis; the elements that each operand steps along each outer axis."""
        names = _names(self)
        axes = range(self.outer)
        strides = tuple(f"{name}_stride{axis}" for name in names for axis in axes)
        return (*names, "out", "elements", *(f"extent{axis}" for axis in axes), *strides)


def _names(spec: ElementwiseSpec) -> tuple[str, ...]:
    """What the operands are called in the argument block."""
    return tuple(f"x{index}" for index in range(len(spec.operands)))


def emit_elementwise(spec: ElementwiseSpec, cpu: CpuFeatures) -> str:
    """out[…, i] = expression(x0[…, i], …) for every i: whole vectors first, then the rest."""
    kernel = Kernel(spec, cpu)
    elements = kernel.argument("elements")
    for rows in _outer_loops(kernel, spec):
        sources = _sources(kernel, spec, rows)
        if spec.is_streamed:
            _stream(kernel, spec, sources)
            continue
        for chunk in kernel.chunks(elements, _lanes(spec, cpu), _unroll(spec, cpu)):
            kernel.store(*_computed(kernel, spec, (sources, chunk)), chunk.mask)
    return kernel.close()


def _stream(kernel: Kernel, spec: ElementwiseSpec, sources: list[Value]) -> None:
    """Elements up to an address that is a multiple of a vector, vectors past the caches, the rest.

    While results go past the caches, CPUs fetch less of the operands on their own: they are asked for.
    """
    lanes, elements = _lanes(spec, kernel.cpu), kernel.argument("elements")
    before = kernel.until_aligned(sources[-1], STORED[spec.result], lanes)
    before = kernel.where(before < elements, before, elements)
    stop = before + ((elements - before) & -lanes)
    for chunk in kernel.rest(kernel.number(0, I64), before, lanes):
        kernel.store(*_computed(kernel, spec, (sources, chunk)), chunk.mask)
    for start in kernel.loop(stop, lanes, start=before):
        for source, dtype, is_uniform in zip(sources, spec.operands, spec.uniform, strict=False):
            if not is_uniform:
                kernel.prefetch(kernel.at(source, start + _AHEAD, STORED[dtype].bytes))
        kernel.stream(*_computed(kernel, spec, (sources, Chunk(start=start, lanes=lanes))))
    for chunk in kernel.rest(stop, elements, lanes):
        kernel.store(*_computed(kernel, spec, (sources, chunk)), chunk.mask)


def _computed(kernel: Kernel, spec: ElementwiseSpec, at: tuple[list[Value], Chunk]) -> tuple[Value, Value]:
    """Elements of the result as they are stored, and where."""
    (*sources, out), chunk = at
    values = [_loaded(kernel, (spec, index), (source, chunk)) for index, source in enumerate(sources)]
    stored = _stored(kernel, evaluate(kernel, spec.expression, values), spec.result)
    return stored, kernel.at(out, chunk.start, stored.kind.bytes)


def evaluate(kernel: Kernel, expression: Expression, operands: list[Value]) -> Value:
    """The lanes of an expression; every inner result is rounded to its dtype, as if it had been stored."""
    found: dict[int, Value] = {}
    for node in nodes(expression):
        if isinstance(node, Read):
            found[id(node)] = operands[node.index]
        else:
            applied = _applied(kernel, node, [found[id(operand)] for operand in node.operands])
            found[id(node)] = applied if node is expression else _rounded(kernel, applied, node.dtype)
    return found[id(expression)]


def _applied(kernel: Kernel, node: Apply, values: list[Value]) -> Value:
    function = formula(SCALARS[node.scalar], values[0].kind)
    result: Value = function(kernel, *values, *node.numbers)
    return result


def _rounded(kernel: Kernel, value: Value, dtype: DType) -> Value:
    if dtype.compute is dtype and value.kind is compute_kind(dtype):
        return value
    rounded: Value = widen(kernel, _stored(kernel, value, dtype), dtype)
    return rounded


def _stored(kernel: Kernel, value: Value, dtype: DType) -> Value:
    """What is written: lanes that were moved are in storage already."""
    if value.kind is STORED[dtype]:
        return value
    stored: Value = narrow(kernel, value, dtype)
    return stored


def _outer_loops(kernel: Kernel, spec: ElementwiseSpec, axis: int = 0) -> Iterator[list[Value]]:
    """For each turn of the outer axes, the addresses of the row of each operand and of the result."""
    rows = [kernel.pointer(name) for name in (*_names(spec), "out")]
    sizes = [STORED[dtype].bytes for dtype in (*spec.operands, spec.result)]
    yield from _nested(kernel, spec, (axis, rows, sizes))


def _nested(
    kernel: Kernel, spec: ElementwiseSpec, state: tuple[int, list[Value], list[int]]
) -> Iterator[list[Value]]:
    axis, rows, sizes = state
    if axis == spec.outer:
        yield rows
        return
    loop = kernel.loop(kernel.argument(f"extent{axis}"), carried=rows)
    strides = [kernel.argument(f"x{index}_stride{axis}") for index in range(len(spec.operands))]
    for _ in loop:
        yield from _nested(kernel, spec, (axis + 1, list(loop.carried), sizes))
        steps = [*strides, _row_of_result(kernel, spec, axis)]
        moved = zip(loop.carried, steps, sizes, strict=True)
        loop.carried = [kernel.at(row, step, size) for row, step, size in moved]


def _row_of_result(kernel: Kernel, spec: ElementwiseSpec, axis: int) -> Value:
    """The elements of the result behind one turn of an outer axis."""
    count = kernel.argument("elements")
    for inner in range(axis + 1, spec.outer):
        count = count * kernel.argument(f"extent{inner}")
    return count


def _sources(kernel: Kernel, spec: ElementwiseSpec, rows: list[Value]) -> list[Value]:
    """The rows, but of an operand that has one element for the whole row, that element."""
    kinds = (STORED[dtype] for dtype in spec.operands)
    uniform = zip(rows[:-1], kinds, spec.uniform, strict=True)
    sources = [
        _read(kernel, (spec, index), kernel.load(row, kind)) if is_uniform else row
        for index, (row, kind, is_uniform) in enumerate(uniform)
    ]
    return [*sources, rows[-1]]


def _loaded(kernel: Kernel, of: tuple[ElementwiseSpec, int], at: tuple[Value, Chunk]) -> Value:
    """The lanes of an operand: one element for all of them, or as many neighbours."""
    (spec, index), (source, chunk) = of, at
    kind = STORED[spec.operands[index]]
    if spec.uniform[index]:
        return kernel.spread(source, chunk.lanes)
    address = kernel.at(source, chunk.start, kind.bytes)
    return _read(kernel, (spec, index), kernel.load(address, kind, chunk.lanes, mask=chunk.mask))


def _read(kernel: Kernel, of: tuple[ElementwiseSpec, int], stored: Value) -> Value:
    spec, index = of
    if Read(index, is_moved=True) in nodes(spec.expression):
        return stored
    lanes: Value = widen(kernel, stored, spec.operands[index])
    return lanes


def _lanes(spec: ElementwiseSpec, cpu: CpuFeatures) -> int:
    """As many as one vector holds of the widest numbers that are computed with."""
    inner = [node.dtype for node in nodes(spec.expression) if isinstance(node, Apply)]
    dtypes = (*spec.operands, spec.result, *inner)
    return cpu.lanes(max(STORED[dtype.compute].bits for dtype in dtypes))


def _unroll(spec: ElementwiseSpec, cpu: CpuFeatures) -> int:
    """Vectors a turn: counted on a chunk that is thrown away."""
    trial = Kernel(spec, cpu)
    rows = [trial.pointer(name) for name in (*_names(spec), "out")]
    sources = _sources(trial, spec, rows)
    before = len(trial.lines)
    chunk = Chunk(start=trial.number(0, I64), lanes=_lanes(spec, cpu))
    trial.store(*_computed(trial, spec, (sources, chunk)))
    return _UNROLLED if len(trial.lines) - before <= _SHORT else 1
