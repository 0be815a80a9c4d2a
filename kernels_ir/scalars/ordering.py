"""Comparisons, and what chooses by one: the greater, the lesser, where."""

from kernels_ir.kinds import I32
from kernels_ir.scalars.scalar import Algebra, Lane, Scalar
from kernels_ir.scalars.simple import both, either


def max(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The greater of two; NaN if either is, and −0 < +0"""
    # equal lanes differ in the sign of zero at most, so their bits are joined by AND
    alike = k.view(k.view(a, I32) & k.view(b, I32), k.kind_of(a))
    return _number(k, (a, b), k.where(a > b, a, k.where(a < b, b, alike)))


def min(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The lesser of two; NaN if either is, and −0 < +0"""
    alike = k.view(k.view(a, I32) | k.view(b, I32), k.kind_of(a))
    return _number(k, (a, b), k.where(a < b, a, k.where(a > b, b, alike)))


def greater(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The greater of two integers"""
    return k.where(a > b, a, b)


def lesser(k: Algebra, a: Lane, b: Lane) -> Lane:
    """The lesser of two integers"""
    return k.where(a < b, a, b)


def is_nan(k: Algebra, x: Lane) -> Lane:
    """Whether x is NaN"""
    return x != x  # noqa: PLR0124  NaN alone is not itself


def is_equal(k: Algebra, a: Lane, b: Lane) -> Lane:
    """Whether a = b; NaN equals nothing, −0 equals 0"""
    return a == b


def is_less(k: Algebra, a: Lane, b: Lane) -> Lane:
    """Whether a < b; false for NaN"""
    return a < b


def is_at_most(k: Algebra, a: Lane, b: Lane) -> Lane:
    """Whether a ≤ b; false for NaN"""
    return a <= b


def is_greater(k: Algebra, a: Lane, b: Lane) -> Lane:
    """Whether a > b; false for NaN"""
    return a > b


def is_at_least(k: Algebra, a: Lane, b: Lane) -> Lane:
    """Whether a ≥ b; false for NaN"""
    return a >= b


def where(k: Algebra, condition: Lane, *chosen: Lane) -> Lane:
    """a where the condition is not 0, else b; NaN is not 0"""
    return k.where(condition != 0, *chosen)


def where_true(k: Algebra, condition: Lane, *chosen: Lane) -> Lane:
    """a where the condition holds, else b"""
    return k.where(condition, *chosen)


def _number(k: Algebra, pair: tuple[Lane, Lane], ordered: Lane) -> Lane:
    """`ordered`, or NaN where one of a pair is."""
    a, b = pair
    return k.where(is_nan(k, a) | is_nan(k, b), a + b, ordered)


ORDERING = {
    "max": Scalar(floats=max, integers=greater, truths=either),
    "min": Scalar(floats=min, integers=lesser, truths=both),
    "is_nan": Scalar(floats=is_nan),
    "equal": Scalar(floats=is_equal, integers=is_equal, truths=is_equal),
    "less": Scalar(floats=is_less, integers=is_less, truths=is_less),
    "less_or_equal": Scalar(floats=is_at_most, integers=is_at_most, truths=is_at_most),
    "greater": Scalar(floats=is_greater, integers=is_greater, truths=is_greater),
    "greater_or_equal": Scalar(floats=is_at_least, integers=is_at_least, truths=is_at_least),
    "where": Scalar(floats=where, integers=where, truths=where_true),
}
