"""Sign, size, and rounding to integers."""

from kernels_ir.scalars.scalar import Algebra, Lane, Scalar
from kernels_ir.scalars.simple import same


def abs(k: Algebra, x: Lane) -> Lane:
    """|x|: the sign bit cleared, of NaN too"""
    return k.abs(x)


def sign(k: Algebra, x: Lane) -> Lane:
    """1, −1, or +0 for both zeros; NaN stays NaN"""
    at_zero = k.where(x == 0, 0.0, x)
    return k.where(x > 0, 1.0, k.where(x < 0, -1.0, at_zero))


def size(k: Algebra, x: Lane) -> Lane:
    """|x| of integers, wrapped: the smallest stays itself"""
    return k.where(x < 0, -x, x)


def direction(k: Algebra, x: Lane) -> Lane:
    """1, 0 or −1 as an integer like x"""
    kind = k.kind_of(x)
    return k.convert(x > 0, kind) - k.convert(x < 0, kind)


def ceil(k: Algebra, x: Lane) -> Lane:
    """The least integer ≥ x; the sign of x is kept, so −½ gives −0"""
    return k.ceil(x)


def floor(k: Algebra, x: Lane) -> Lane:
    """The greatest integer ≤ x"""
    return k.floor(x)


def round(k: Algebra, x: Lane) -> Lane:
    """The nearest integer, halves away from zero; the sign of x is kept"""
    distance = k.abs(x)
    whole = k.trunc(distance)
    up = k.where(distance - whole >= 0.5, 1.0, 0.0)
    # from 2²³ on every f32 is an integer; infinity less infinity would be NaN
    return k.copysign(k.where(distance < 2.0**23, whole + up, distance), x)


def round_even(k: Algebra, x: Lane) -> Lane:
    """The nearest integer, halves to the even one; the sign of x is kept"""
    return k.rint(x)


ROUNDING = {
    "abs": Scalar(floats=abs, integers=size, truths=same),
    "sign": Scalar(floats=sign, integers=direction, truths=same),
    "ceil": Scalar(floats=ceil),
    "floor": Scalar(floats=floor),
    "round": Scalar(floats=round),
    "round_even": Scalar(floats=round_even),
}
