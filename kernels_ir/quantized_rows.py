"""Kernels that quantize rows of f32 to bytes, each row by the largest of its magnitudes."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial, reduce
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import F32, I32, U8
from kernels_ir.spec import KernelSpec
from kernels_ir.storage import F32_SIZE
from kernels_ir.values import Value

LARGEST = 127.0
"""The largest magnitude of a quantized element."""
BIAS = 128
"""What is added to it, so that it is a u8."""
_SIDE_BY_SIDE = 4


@dataclass(frozen=True, kw_only=True)
class QuantizeRowsSpec(KernelSpec):
    """largest[i] = max |a[i, j]|, out[i, j] = 128 + a[i, j]·(127 / largest[i]), halves away from 0.

    What is NaN becomes 128; a row with NaN has NaN for its largest. Rows of `out` are `out_row` bytes apart.
    """

    family: ClassVar[str] = "quantize_rows"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The addresses, the extents of a, the bytes from row to row."""
        return ("a", "out", "largest", "rows", "columns", "out_row")


def emit_quantize_rows(spec: QuantizeRowsSpec, cpu: CpuFeatures) -> str:
    """out[i, j] = 128 + a[i, j]·(127 / largest[i])"""
    kernel = Kernel(spec, cpu)
    columns = kernel.argument("columns")
    ends = [kernel.pointer(name) for name in ("a", "out", "largest")]
    loop = kernel.loop(kernel.argument("rows"), carried=ends)
    for _ in loop:
        a, out, largest = loop.carried
        most = _largest(kernel, a, columns)
        kernel.store(most, largest)
        _emit_row(kernel, (a, out), most)
        steps: tuple[Value | int, ...] = (columns * F32.bytes, kernel.argument("out_row"), F32.bytes)
        loop.carried = [kernel.at(end, step) for end, step in zip(loop.carried, steps, strict=True)]
    return kernel.close()


def _largest(kernel: Kernel, row: Value, columns: Value) -> Value:
    """The largest magnitude: sizes are ordered as their bits, and NaN is above infinity."""
    lanes = kernel.cpu.lanes(F32.bits)
    step = lanes * _SIDE_BY_SIDE
    loop = kernel.loop(columns & -step, step, carried=[kernel.number(0, I32, lanes)] * _SIDE_BY_SIDE)
    for start in loop:
        parts = [_sizes(kernel, row, (start + part * lanes, None)) for part in range(_SIDE_BY_SIDE)]
        loop.carried = [_greater(a, b) for a, b in zip(loop.carried, parts, strict=True)]
    rest = kernel.loop(columns, lanes, start=columns & -step, carried=[reduce(_greater, loop.carried)])
    for start in rest:
        mask = kernel.mask(columns - start, lanes)
        rest.carried = [_greater(rest.carried[0], _sizes(kernel, row, (start, mask)))]
    (most,) = rest.carried
    while most.lanes > 1:
        most = _greater(*kernel.halves(most))
    return kernel.view(most, F32)


def _sizes(kernel: Kernel, row: Value, at: tuple[Value, Value | None]) -> Value:
    """The bits of magnitudes."""
    start, mask = at
    address = kernel.at(row, start, F32.bytes)
    bits = kernel.load(address, I32, kernel.cpu.lanes(F32.bits), mask=mask)
    return bits & F32_SIZE


def _greater(a: Value, b: Value) -> Value:
    return a.kernel.where(a > b, a, b)


def _emit_row(kernel: Kernel, at: tuple[Value, Value], most: Value) -> None:
    """The bytes of a row: usual numbers need no bounds, since none is more than 127.5 when it is scaled."""
    factor = LARGEST / most
    is_usual = kernel.where(factor < math.inf, most, math.inf) < math.inf
    kernel.either(is_usual, *(partial(_emit_bytes, kernel, (*at, factor), to) for to in (_usual, _any)))


def _emit_bytes(kernel: Kernel, at: tuple[Value, Value, Value], integers: Callable[[Value], Value]) -> None:
    """All columns; the row below is asked for, whose largest is what waits for memory."""
    a, out, factor = at
    columns, lanes = kernel.argument("columns"), kernel.cpu.lanes(F32.bits)
    below = kernel.at(a, columns, F32.bytes)
    for chunk in kernel.chunks(columns, lanes, _SIDE_BY_SIDE):
        x = kernel.load(kernel.at(a, chunk.start, F32.bytes), F32, chunk.lanes, mask=chunk.mask)
        kernel.prefetch(kernel.at(below, chunk.start, F32.bytes))
        bytes_ = kernel.convert(integers(x * factor) + BIAS, U8)
        kernel.store(bytes_, kernel.at(out, chunk.start), chunk.mask)


def _usual(scaled: Value) -> Value:
    """The nearest integers, halves away from 0; there is neither NaN nor what i32 cannot hold."""
    k = scaled.kernel
    return k.convert(scaled + k.copysign(0.5, scaled), I32)


def _any(scaled: Value) -> Value:
    """The same of any numbers, from −127 to 127; 0 of NaN."""
    k = scaled.kernel
    bounded = k.where(scaled > LARGEST, LARGEST, scaled)
    bounded = k.where(bounded < -LARGEST, -LARGEST, bounded)
    return _usual(k.where(scaled == scaled, bounded, 0.0))  # noqa: PLR0124  NaN alone is not itself
