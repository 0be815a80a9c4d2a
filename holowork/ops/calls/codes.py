"""Numbers that stand for words on the wire, and f32 bit patterns in integer fields."""

from struct import pack, unpack
from typing import SupportsFloat

from holowork.ops.spec import OperandMismatch

EPILOGUES = ("none", "relu", "gelu", "silu", "sigmoid", "tanh", "elu", "selu", "exp")
"""Activations that a matrix product can end with; the place is the code."""
TABLED = ("sigmoid", "tanh", "gelu", "silu", "exp", "erf")
"""Activations that are looked up by the value of a quantized element; the place is the code."""
JOINS = ("add", "sub", "mul")
"""Binary ops that a broadcast operand can be joined with; the place is the code."""

_LOW_HALF = 0xFFFFFFFF


def word_of(where: str, words: tuple[str, ...], code: int) -> str:
    """The word behind a code; raises OperandMismatch for a code that has none."""
    if code >= len(words):
        known = ", ".join(f"{number}={word}" for number, word in enumerate(words))
        raise OperandMismatch(where, f"a code ({known})", str(code))
    return words[code]


def bits_of(value: SupportsFloat) -> int:
    """The bit pattern of an f32."""
    bits: int = unpack("<I", pack("<f", float(value)))[0]
    return bits


def number_of(bits: int) -> float:
    """The f32 whose bit pattern is the low half of a field."""
    value: float = unpack("<f", pack("<I", bits & _LOW_HALF))[0]
    return value
