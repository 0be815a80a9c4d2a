"""mod of floats: from the remainder of truncated division, which is exact.

|a| less multiples of |b|·2ˢ, for s = 252, 224 … 0, in f64. Each quotient has at most 28 bits, and a
quotient that is not an integer is at least 2⁻²⁴ away from the next, so its integer part is exact; the
multiple has 52 bits and what is left has 24, so both are exact too.
"""

from kernels_ir.kinds import F32, F64
from kernels_ir.scalars.scalar import Algebra, Lane

BITS_A_STEP = 28
MANY = 2.0**24
"""Quotients below need no more than the last step."""
SCALES = tuple(2.0**s for s in range(252, -1, -BITS_A_STEP))


def mod(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a − ⌊a/b⌋·b with the sign of b, rounded once; b = 0 gives NaN.

    Made of the remainder of truncated division, which is exact: any way to compute it gives the same bits.
    """
    size = k.abs(b)
    # a finite number is its own remainder by infinity, which the steps would make NaN
    rest = k.where(k.abs(a) < size, k.abs(a), _remainder(k, k.abs(a), size))
    remainder = k.copysign(rest, a)
    is_across = (remainder != 0) & (k.is_negative(remainder) != k.is_negative(b))
    return k.where(remainder == 0, k.copysign(remainder, b), k.where(is_across, remainder + b, remainder))


def _remainder(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a − trunc(a/b)·b for a ≥ b ≥ 0."""
    wide, divisor = k.convert(a, F64), k.convert(b, F64)
    is_far = a >= b * MANY
    (near,) = k.rarely(is_far, (wide,), lambda: (_stepped(k, wide, divisor),))
    return k.convert(_less(k, near, divisor), F32)


def _stepped(k: Algebra, a: Lane, b: Lane) -> Lane:
    """What all steps but the last leave."""
    for scale in SCALES[:-1]:
        a = _less(k, a, b * scale)
    return a


def _less(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a less the greatest multiple of b that it holds."""
    return a - k.trunc(a / b) * b
