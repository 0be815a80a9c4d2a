"""Arithmetic of u8, i8, i32, i64, u64 and bool in their own width: two's complement, wrapping.

What has no quotient has one documented result: a division by zero is 0, a modulus by zero is 0, and
the smallest number divided by −1 is itself, which is what wrapping gives. bool is the integers
modulo 2: its sum and difference are exclusive or, its product is and. Operands broadcast and have
one dtype, which is the dtype of the result.
"""

import functools
from collections.abc import Callable

import numpy as np

from holowork.ops.arithmetic.arrays import Array, WrongElementType

Unary = Callable[[Array], Array]
Binary = Callable[[Array, Array], Array]


def _one(function: Unary) -> Unary:
    """`function` without warnings, and modulo 2 on bool."""

    @functools.wraps(function)
    def whole(x: Array) -> Array:
        with np.errstate(all="ignore"):
            return _modulo_two(function(_as_bytes(x)), x)

    return whole


def _two(function: Binary) -> Binary:
    """`function` without warnings, and modulo 2 on bool; raises WrongElementType for two dtypes."""

    @functools.wraps(function)
    def whole(a: Array, b: Array) -> Array:
        if a.dtype != b.dtype:
            raise WrongElementType(f"integers.{function.__name__}", str(a.dtype), b.dtype)
        with np.errstate(all="ignore"):
            return _modulo_two(function(_as_bytes(a), _as_bytes(b)), a)

    return whole


def _as_bytes(x: Array) -> Array:
    return x.view(np.uint8) if x.dtype == np.bool_ else x


def _modulo_two(result: Array, like: Array) -> Array:
    return np.asarray((result & 1) != 0 if like.dtype == np.bool_ else result)


@_two
def add(a: Array, b: Array) -> Array:
    """a + b, wrapped"""
    return np.add(a, b)


@_two
def sub(a: Array, b: Array) -> Array:
    """a − b, wrapped"""
    return np.subtract(a, b)


@_two
def mul(a: Array, b: Array) -> Array:
    """a·b, wrapped"""
    return np.multiply(a, b)


@_two
def div(a: Array, b: Array) -> Array:
    """a/b, truncated toward zero; 0 for b = 0, and the smallest ÷ −1 is the smallest"""
    quotient = np.floor_divide(a, _divisor(a, b))
    inexact = np.multiply(quotient, b) != a
    up = (inexact & (np.less(a, 0) != np.less(b, 0))).astype(a.dtype)
    return np.where(b == 0, a.dtype.type(0), np.where(_overflows(a, b), a, quotient + up))


@_two
def mod(a: Array, b: Array) -> Array:
    """a − ⌊a/b⌋·b, with the sign of b; 0 for b = 0"""
    return np.where((b == 0) | _overflows(a, b), a.dtype.type(0), np.remainder(a, _divisor(a, b)))


@_two
def pow(a: Array, b: Array) -> Array:
    """aᵇ, wrapped; for b < 0 the integer part of the true value: 1 and ±1 for a = ±1, else 0"""
    result, power = np.broadcast_arrays(np.ones_like(b), a)
    rest = np.maximum(b, 0)
    while np.any(rest):
        result = np.where(rest & 1, result * power, result)
        power = power * power
        rest = rest >> 1
    unit = np.where(a == 1, a, np.where(_is_minus_one(a), np.where(b & 1, a, a * a), 0 * a))
    return np.where(np.less(b, 0), unit, result)


@_two
def min(a: Array, b: Array) -> Array:
    """The lesser of two"""
    return np.minimum(a, b)


@_two
def max(a: Array, b: Array) -> Array:
    """The greater of two"""
    return np.maximum(a, b)


@_one
def neg(x: Array) -> Array:
    """−x, wrapped: the smallest stays itself"""
    return np.negative(x)


@_one
def abs(x: Array) -> Array:
    """|x|, wrapped: the smallest stays itself"""
    return np.where(np.less(x, 0), np.negative(x), x)


@_one
def sign(x: Array) -> Array:
    """1, 0 or −1"""
    return np.subtract(np.greater(x, 0), np.less(x, 0), dtype=x.dtype)


def _is_minus_one(x: Array) -> Array:
    return np.asarray(np.less(x, 0) & (np.negative(x) == 1))


def _overflows(a: Array, b: Array) -> Array:
    """Where the quotient does not fit: the smallest number over −1."""
    return np.asarray(_is_minus_one(b) & np.less(a, 0) & (np.negative(a) == a))


def _divisor(a: Array, b: Array) -> Array:
    """b, or 1 where a division by it is not defined."""
    return np.where((b == 0) | _overflows(a, b), b.dtype.type(1), b)
