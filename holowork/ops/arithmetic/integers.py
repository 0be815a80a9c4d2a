"""Arithmetic of u8, i8, i32, i64, u64 and bool in their own width: two's complement, wrapping.

Each function is the formula of `kernels_ir.SCALARS` of its name, run on NumPy. Operands broadcast and
have one dtype, which is the dtype of the result. bool is the integers modulo 2.
"""

from collections.abc import Callable

from holowork.ops.arithmetic.algebra import kind_of
from holowork.ops.arithmetic.arrays import Array, WrongElementType, applied
from kernels_ir import I32, SCALARS, formula

Unary = Callable[[Array], Array]
Binary = Callable[[Array, Array], Array]


def _one(name: str) -> Unary:
    """The function of one array."""
    scalar = SCALARS[name]

    def function(x: Array) -> Array:
        return applied(formula(scalar, kind_of(x)), (x,), x.dtype)

    function.__name__, function.__doc__ = name, formula(scalar, I32).__doc__
    return function


def _two(name: str) -> Binary:
    """The function of two arrays; raises WrongElementType for two dtypes."""
    scalar = SCALARS[name]

    def function(a: Array, b: Array) -> Array:
        if a.dtype != b.dtype:
            raise WrongElementType(f"integers.{name}", str(a.dtype), b.dtype)
        return applied(formula(scalar, kind_of(a)), (a, b), a.dtype)

    function.__name__, function.__doc__ = name, formula(scalar, I32).__doc__
    return function


neg, abs, sign, relu = _one("neg"), _one("abs"), _one("sign"), _one("relu")
bnot, succ, pred = _one("bnot"), _one("succ"), _one("pred")
add, sub, mul, div = _two("add"), _two("sub"), _two("mul"), _two("div")
mod, pow = _two("mod"), _two("pow")
min, max = _two("min"), _two("max")
xor, both, either = _two("xor"), _two("and"), _two("or")
