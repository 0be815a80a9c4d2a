"""The functions of f32 arrays: each is the formula of `kernels_ir.SCALARS` of its name, run on NumPy."""

from collections.abc import Callable

import numpy as np

from holowork.ops.arithmetic.arrays import Array, applied, checked
from holowork.ops.arithmetic.fma import Numerics
from kernels_ir import F32, SCALARS, formula

Unary = Callable[[Array, Numerics], Array]
Binary = Callable[[Array, Array, Numerics], Array]

_F32 = np.dtype(np.float32)


def _one(name: str) -> Unary:
    """The function of one array; raises WrongElementType for one that is not f32."""
    text = formula(SCALARS[name], F32)

    def function(x: Array, numerics: Numerics) -> Array:
        return applied(text, (checked(name, x),), _F32, numerics=numerics)

    function.__name__, function.__doc__ = name, text.__doc__
    return function


def _two(name: str) -> Binary:
    """The function of two arrays that broadcast; raises WrongElementType where one is not f32."""
    text = formula(SCALARS[name], F32)

    def function(a: Array, b: Array, numerics: Numerics) -> Array:
        return applied(text, (checked(name, a), checked(name, b)), _F32, numerics=numerics)

    function.__name__, function.__doc__ = name, text.__doc__
    return function


neg, abs, sign = _one("neg"), _one("abs"), _one("sign")
ceil, floor, round, round_even = _one("ceil"), _one("floor"), _one("round"), _one("round_even")
sqrt, reciprocal = _one("sqrt"), _one("reciprocal")
relu, elu, selu = _one("relu"), _one("elu"), _one("selu")
gelu, gelu_erf, silu = _one("gelu"), _one("gelu_erf"), _one("silu")
exp, expm1, sigmoid, tanh, erf = _one("exp"), _one("expm1"), _one("sigmoid"), _one("tanh"), _one("erf")
log, log1p = _one("log"), _one("log1p")
sin, cos, tan = _one("sin"), _one("cos"), _one("tan")
asin, acos, atan = _one("asin"), _one("acos"), _one("atan")

add, sub, mul, div = _two("add"), _two("sub"), _two("mul"), _two("div")
mod, pow = _two("mod"), _two("pow")
max, min = _two("max"), _two("min")
