"""Products of bytes, four to a word: one instruction where the CPU has it."""

from kernels_ir.builder import Kernel
from kernels_ir.kinds import I16, I32, U8
from kernels_ir.values import Value

_LANES = 16
"""Lanes that the instruction has."""
_LOW_BYTES = 0x00FF00FF
"""The low byte of each half of a word."""


def dot(kernel: Kernel, words: tuple[Value, Value], total: Value) -> Value:
    """total + the products of the u8 of one word and the i8 of the other, in i32 that wraps.

    The first word is one lane, for all lanes of the others.
    """
    unsigned, signed = words
    if total.lanes == _LANES and kernel.cpu.has("avx512vnni"):
        return _at_once(kernel, (kernel.spread(unsigned, _LANES), signed), total)
    pairs = kernel.regrouped(signed, I16)
    for shift, others in ((0, (pairs << U8.bits) >> U8.bits), (U8.bits, pairs >> U8.bits)):
        bytes_ = kernel.spread((unsigned >> shift) & _LOW_BYTES, total.lanes)
        total = total + _pairs(kernel, kernel.regrouped(bytes_, I16), others)
    return total


def _at_once(kernel: Kernel, words: tuple[Value, Value], total: Value) -> Value:
    a, b = (kernel.regrouped(x, U8) for x in words)
    function = "@llvm.x86.avx512.vpdpbusd.512"
    kernel.declare(f"{total.type} {function}({total.type}, {a.type}, {b.type})")
    return Value(kernel, kernel.line(f"call {total.type} {function}({total}, {a}, {b})"), I32, _LANES)


def _pairs(kernel: Kernel, a: Value, b: Value) -> Value:
    """a[2i]·b[2i] + a[2i + 1]·b[2i + 1], written as LLVM knows the instruction for it."""
    even, odd = ([kernel.convert(_every_second(kernel, x, first), I32) for x in (a, b)] for first in (0, 1))
    return even[0] * even[1] + odd[0] * odd[1]


def _every_second(kernel: Kernel, x: Value, first: int) -> Value:
    lanes = x.lanes // 2
    places = ", ".join(f"i32 {first + 2 * lane}" for lane in range(lanes))
    name = kernel.line(f"shufflevector {x}, {x.type} poison, <{lanes} x i32> <{places}>")
    return Value(kernel, name, x.kind, lanes)
