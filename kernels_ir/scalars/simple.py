"""Functions that IEEE 754, or two's complement, decides to the last bit: arithmetic, bits, relu.

Truth values are the integers modulo 2: their sum and difference are exclusive or, their product is and.
"""

from kernels_ir.scalars.scalar import Algebra, Lane, Scalar


def relu(k: Algebra, x: Lane) -> Lane:
    """max(x, 0); NaN stays NaN, −0 gives 0"""
    return k.where(x <= 0, 0.0, x)


def positive(k: Algebra, x: Lane) -> Lane:
    """max(x, 0)"""
    return k.where(x > 0, x, 0)


def add(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a + b; integers wrap"""
    return a + b


def sub(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a − b; integers wrap"""
    return a - b


def mul(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a·b; integers wrap"""
    return a * b


def div(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a/b; a zero divisor gives ±∞, and NaN for 0/0"""
    return a / b


def neg(k: Algebra, x: Lane) -> Lane:
    """−x: the sign bit of a float flipped, of NaN too; integers wrap, so the smallest stays itself"""
    return -x


def sqrt(k: Algebra, x: Lane) -> Lane:
    """√x, correctly rounded; −0 stays −0, less gives NaN"""
    return k.sqrt(x)


def reciprocal(k: Algebra, x: Lane) -> Lane:
    """1/x; ±0 gives ±∞"""
    return 1.0 / x


def bnot(k: Algebra, x: Lane) -> Lane:
    """Every bit flipped"""
    return ~x


def xor(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a xor b, bit by bit"""
    return a ^ b


def both(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a and b, bit by bit"""
    return a & b


def either(k: Algebra, a: Lane, b: Lane) -> Lane:
    """a or b, bit by bit"""
    return a | b


def succ(k: Algebra, x: Lane) -> Lane:
    """x + 1, wrapped"""
    return x + 1


def pred(k: Algebra, x: Lane) -> Lane:
    """x − 1, wrapped"""
    return x - 1


def same(k: Algebra, x: Lane) -> Lane:
    """x"""
    return x


SIMPLE = {
    "relu": Scalar(floats=relu, integers=positive),
    "add": Scalar(floats=add, integers=add, truths=xor),
    "sub": Scalar(floats=sub, integers=sub, truths=xor),
    "mul": Scalar(floats=mul, integers=mul, truths=both),
    "neg": Scalar(floats=neg, integers=neg, truths=same),
    "sqrt": Scalar(floats=sqrt),
    "reciprocal": Scalar(floats=reciprocal),
    "bnot": Scalar(integers=bnot, truths=bnot),
    "xor": Scalar(integers=xor, truths=xor),
    "and": Scalar(integers=both, truths=both),
    "or": Scalar(integers=either, truths=either),
    "succ": Scalar(integers=succ),
    "pred": Scalar(integers=pred),
}
