"""Quotients, moduli and powers of integers in their own width.

What has no quotient has one documented result: a division by zero is 0, a modulus by zero is 0, and
the smallest number divided by −1 is itself, which is what wrapping gives. No division traps: the
divisor is 1 where there is no quotient.
"""

from kernels_ir.scalars.scalar import Algebra, Lane

SMALL = 6
"""Bits of most exponents."""


def div(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a/b, truncated toward zero; 0 for b = 0, and the smallest ÷ −1 is the smallest"""
    return k.where(b == 0, 0, k.quotient(a, _divisor(k, a, b)))


def mod(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a − ⌊a/b⌋·b, with the sign of b; 0 for b = 0"""
    rest = k.remainder(a, _divisor(k, a, b))
    is_across = (rest != 0) & ((rest ^ b) < 0)
    return k.where(b == 0, 0, k.where(is_across, rest + b, rest))


def pow(k: Algebra, a: Lane, b: Lane) -> Lane:
    """aᵇ, wrapped; for b < 0 the integer part of the true value: 1 and ±1 for a = ±1, else 0"""
    result, power, rest = _squared(k, (k.like(1, a), a, b), SMALL)
    more = k.kind_of(b).bits - SMALL
    (whole,) = k.rarely(rest > 0, (result,), lambda: _squared(k, (result, power, rest), more)[:1])
    unit = k.where(is_minus_one(a), k.where((b & 1) != 0, a, -a), 0)
    return k.where(b < 0, k.where(a == 1, a, unit), whole)


def _squared(k: Algebra, start: tuple[Lane, Lane, Lane], turns: int) -> tuple[Lane, ...]:
    """(result, power, rest of the exponent) after some bits of the exponent."""
    loop = k.loop(turns, carried=start)
    for _ in loop:
        result, power, rest = loop.carried
        loop.carried = [k.where((rest & 1) != 0, result * power, result), power * power, rest >> 1]
    return tuple(loop.carried)


def is_minus_one(x: Lane) -> Lane:
    """Whether x is −1; false for unsigned lanes."""
    return (x < 0) & (-x == 1)


def _divisor(k: Algebra, a: Lane, b: Lane) -> Lane:
    """b, or 1 where a division by it is not defined: by zero, or the smallest number by −1."""
    overflows = is_minus_one(b) & (a < 0) & (-a == a)
    return k.where((b == 0) | overflows, 1, b)


def divided_truths(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a/b modulo 2, which is 0 for b = 0"""
    return a & b


def no_rest(k: Algebra, a: Lane, b: Lane) -> Lane:
    """0, which is what 1 leaves"""
    return a ^ a


def power_of_truths(k: Algebra, a: Lane, b: Lane) -> Lane:
    """aᵇ modulo 2, which is 1 for b = 0"""
    return a | ~b
