"""Kernels that look results up: tables of a function on all of a narrow dtype, and what reads them.

A table is made by the formulas that would compute its entries, so it has their bits.
"""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import AVX512, CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.elementwise import evaluate
from kernels_ir.expression import Apply, Expression, nodes
from kernels_ir.kinds import I8, I32, STORED, U8, U16, U32, Kind
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import narrow, widen
from kernels_ir.values import Value

WIDEST_DOMAIN = 16
"""Bits of the widest dtype that has a table: 65,536 entries."""
_UNROLLED = 4
_AHEAD = 2048
"""Bytes of the result from what is written to what is asked for: 8 % of the time of a MiB."""
_BEHIND = 4
"""Bytes behind the last entry: narrow entries are gathered as words of 32 bits."""
_NIBBLE = 15
_SIGN = 8
_INDICES: dict[int, Kind] = {4: U8, 8: U8, 16: U16}
"""What an element is as an index, by its bits."""


@dataclass(frozen=True, kw_only=True)
class TabulateSpec(KernelSpec):
    """out[i] = expression(the element of `source` whose bits are i), for every i."""

    family: ClassVar[str] = "tabulate"
    source: DType
    expression: Expression
    result: DType

    @property
    def arguments(self) -> tuple[str, ...]:
        """The address."""
        return ("out",)


@dataclass(frozen=True, kw_only=True)
class LookupSpec(KernelSpec):
    """out[i] = table[x[i]], the bits of x taken as an index; bytes of i4 hold two elements, the low first."""

    family: ClassVar[str] = "lookup"
    source: DType
    result: DType

    @property
    def arguments(self) -> tuple[str, ...]:
        """The addresses, the elements."""
        return ("x", "table", "out", "elements")


def entries(source: DType) -> int:
    """Elements of a table on all of a dtype."""
    return 1 << source.bits


def table_bytes(source: DType, result: DType) -> int:
    """Room for a table, with what is read behind its last entry."""
    return result.storage(entries(source)) + _BEHIND


def emit_tabulate(spec: TabulateSpec, cpu: CpuFeatures) -> str:
    """out[i] = expression(i) for every i: whole vectors, for a table has a power of two of entries."""
    kernel = Kernel(spec, cpu)
    out, lanes = kernel.pointer("out"), _computed_lanes(spec, cpu)
    for start in kernel.loop(entries(spec.source), lanes):
        bits = kernel.numbers(lanes, _INDICES[spec.source.bits]) + kernel.convert(
            start, _INDICES[spec.source.bits]
        )
        stored = _entry(kernel, spec, bits)
        kernel.store(stored, kernel.at(out, start, stored.kind.bytes))
    return kernel.close()


def emit_lookup(spec: LookupSpec, cpu: CpuFeatures) -> str:
    """out[i] = table[x[i]] for every i."""
    kernel = Kernel(spec, cpu)
    x, table, out = (kernel.pointer(name) for name in ("x", "table", "out"))
    for chunk in kernel.chunks(kernel.argument("elements"), cpu.gathered(I32.bits), _UNROLLED):
        indices = kernel.convert(_indices(kernel, spec.source, (x, chunk)), I32)
        found = _found(kernel, (table, indices), STORED[spec.result])
        target = kernel.at(out, chunk.start, found.kind.bytes)
        if chunk.lanes > 1:
            kernel.prefetch(kernel.at(target, _AHEAD), is_write=True)
        kernel.store(found, target, chunk.mask)
    return kernel.close()


def computing_cost(expression: Expression, source: DType) -> int:
    """Instructions that compute a vector of results, on the CPU that has the widest."""
    result = next(node.dtype for node in (expression,) if isinstance(node, Apply))
    spec = TabulateSpec(source=source, expression=expression, result=result)
    kernel = Kernel(spec, AVX512)
    _entry(kernel, spec, kernel.numbers(_computed_lanes(spec, AVX512), _INDICES[source.bits]))
    return len(kernel.lines)


def nibbles(kernel: Kernel, base: Value, chunk: Chunk) -> Value:
    """Elements of i4 as 0 … 15; a chunk of more than one begins at an even element."""
    first = kernel.at(base, chunk.start >> 1)
    if chunk.lanes == 1:
        shift = kernel.convert((chunk.start & 1) << 2, U8)
        return (kernel.load(first, U8) >> shift) & _NIBBLE
    mask = chunk.mask
    if mask is not None:
        mask, _ = kernel.halves(kernel.every_second(mask, mask))
    pairs = kernel.convert(kernel.load(first, U8, chunk.lanes // 2, mask=mask), U16)
    return kernel.regrouped((pairs | (pairs << 4)) & 0x0F0F, U8)


def signed_nibbles(kernel: Kernel, bits: Value) -> Value:
    """0 … 15 as the i4 that has these bits, in i8."""
    return kernel.view(bits ^ _SIGN, I8) - _SIGN


def _entry(kernel: Kernel, spec: TabulateSpec, bits: Value) -> Value:
    """Results in storage for elements of some bits."""
    if spec.source is DType.I4:
        element = signed_nibbles(kernel, bits)
    else:
        element = widen(kernel, kernel.view(bits, STORED[spec.source]), spec.source)
    result = evaluate(kernel, spec.expression, [element])
    stored: Value = narrow(kernel, result, spec.result)
    return stored


def _computed_lanes(spec: TabulateSpec, cpu: CpuFeatures) -> int:
    """As many as one vector holds of the widest numbers that are computed with."""
    inner = (node.dtype.compute for node in nodes(spec.expression) if isinstance(node, Apply))
    widest = max(STORED[dtype].bits for dtype in (DType.F32, *inner))
    return cpu.lanes(widest)


def _indices(kernel: Kernel, source: DType, at: tuple[Value, Chunk]) -> Value:
    x, chunk = at
    if source is DType.I4:
        return nibbles(kernel, x, chunk)
    kind = _INDICES[source.bits]
    return kernel.load(kernel.at(x, chunk.start, kind.bytes), kind, chunk.lanes, mask=chunk.mask)


def _found(kernel: Kernel, at: tuple[Value, Value], kind: Kind) -> Value:
    """Entries; narrow ones are the low part of a word."""
    table, indices = at
    if indices.lanes == 1 or kind.bits >= U32.bits:
        return kernel.gather(table, indices, kind)
    return kernel.convert(kernel.gather(table, indices, U32, step=kind.bytes), kind)
