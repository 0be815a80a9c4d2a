"""The two numeric modes: an exact fused multiply-add, and a multiply and an add.

The fused step is computed without hardware support. The product of two f32 is exact in f64. Adding
the f32 addend rounds to 53 bits, and narrowing the sum rounds again, to 24. Two roundings differ
from one only where the f64 sum was inexact and lies exactly between two neighbouring f32; there the
sum is taken again, rounded to odd (its last bit is set when anything was lost), after which
narrowing rounds as if there had been one rounding (S. Boldo and G. Melquiond, "Emulation of a FMA
and correctly rounded sums: proved algorithms using rounding to odd", IEEE Transactions on
Computers, 2008).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Operand = Array | np.float32 | float
"""An f32 array, or a number that f32 represents exactly."""

Step = Callable[[Operand, Operand, Operand], Array]

DROPPED_BITS = np.int64((1 << 29) - 1)
"""The bits of an f64 that a normal f32 does not have."""
HALFWAY = np.int64(1 << 28)
"""Their value where the f64 lies between two neighbouring f32."""
SMALLEST_NORMAL = np.float32(2.0**-126)


@dataclass(frozen=True, kw_only=True)
class Numerics:
    """How a step `fma(a, b, c)` = a·b + c rounds on f32 arrays: chosen by the program, not the machine."""

    name: str
    fma: Step = field(repr=False)


def fused_multiply_add(a: Operand, b: Operand, c: Operand) -> Array:
    """a·b + c with one rounding, for f32 operands that broadcast; as IEEE 754 defines fusedMultiplyAdd."""
    with np.errstate(all="ignore"):
        product = np.asarray(np.multiply(a, b, dtype=np.float64))
        total = np.asarray(np.add(product, c, dtype=np.float64))
        result = np.asarray(total.astype(np.float32))
        settle(product, c, Sum(total=total, result=result))
    return result


def multiply_then_add(a: Operand, b: Operand, c: Operand) -> Array:
    """a·b + c with two roundings."""
    with np.errstate(all="ignore"):
        return np.asarray(np.add(np.multiply(a, b, dtype=np.float32), c, dtype=np.float32))


@dataclass(frozen=True, kw_only=True)
class Sum:
    """An f64 sum rounded to nearest, and its narrowing to f32."""

    total: Array
    result: Array


def settle(product: Array, addend: Operand, found: Sum) -> None:
    """Correct the narrowed sum of an f64 product and an f32 addend in place, where it was rounded twice."""
    doubtful = _may_round_twice(found)
    if doubtful.any():
        back = found.total - product
        lost = (product - (found.total - back)) + (addend - back)
        doubtful &= np.abs(lost) > 0
        if doubtful.any():
            found.result[doubtful] = _to_odd(found.total[doubtful], lost[doubtful]).astype(np.float32)


def _may_round_twice(found: Sum) -> Array:
    """Where the sum lies between two normal f32, or its narrowing may be subnormal and it is not zero."""
    halfway = (found.total.view(np.int64) & DROPPED_BITS) == HALFWAY
    tiny = np.abs(found.result) <= SMALLEST_NORMAL
    return np.asarray(halfway | (tiny & (found.total != 0)))


def _to_odd(total: Array, lost: Array) -> Array:
    """A sum that was rounded to nearest by an error `lost` ≠ 0, rounded to odd instead."""
    bits = total.view(np.int64)
    toward = np.where((lost > 0) == (total > 0), np.int64(1), np.int64(-1))
    return np.asarray((bits + np.where((bits & 1) == 0, toward, 0)).view(np.float64))


FUSED = Numerics(name="fused", fma=fused_multiply_add)
"""One rounding a step: the fast mode wherever there is a fused multiply-add."""
STRICT = Numerics(name="strict", fma=multiply_then_add)
"""Two roundings a step: the same bits everywhere, wasm included."""
