"""The exact arithmetic of the references: every bit decided by IEEE 754 and a written order.

Float functions take f32 arrays of any shape that broadcast and, last, the numeric mode; they return f32.
`integers` has the functions of integers and bool. Nothing here warns, and nothing asks the C library.
"""

from holowork.ops.arithmetic import integers
from holowork.ops.arithmetic.activations import elu, gelu, relu, selu, silu
from holowork.ops.arithmetic.arrays import WrongElementType
from holowork.ops.arithmetic.casts import cast
from holowork.ops.arithmetic.chains import matmul_chain
from holowork.ops.arithmetic.error_function import erf, gelu_erf
from holowork.ops.arithmetic.exponential import exp, expm1, sigmoid, tanh
from holowork.ops.arithmetic.fma import FUSED, STRICT, Numerics
from holowork.ops.arithmetic.inverse_trigonometric import acos, asin, atan
from holowork.ops.arithmetic.lanes import (
    tree_dot,
    tree_max,
    tree_min,
    tree_prod,
    tree_sum,
    tree_sum_of_squares,
)
from holowork.ops.arithmetic.logarithm import log, log1p
from holowork.ops.arithmetic.narrowing import narrow_bf16, narrow_f16, widen, widen_bf16, widen_f16
from holowork.ops.arithmetic.power import pow
from holowork.ops.arithmetic.rounding import (
    abs,
    add,
    ceil,
    div,
    floor,
    max,
    min,
    mod,
    mul,
    neg,
    reciprocal,
    round,
    sign,
    sqrt,
    sub,
)
from holowork.ops.arithmetic.trigonometric import cos, sin, tan

__all__ = [
    "FUSED",
    "STRICT",
    "Numerics",
    "WrongElementType",
    "abs",
    "acos",
    "add",
    "asin",
    "atan",
    "cast",
    "ceil",
    "cos",
    "div",
    "elu",
    "erf",
    "exp",
    "expm1",
    "floor",
    "gelu",
    "gelu_erf",
    "integers",
    "log",
    "log1p",
    "matmul_chain",
    "max",
    "min",
    "mod",
    "mul",
    "narrow_bf16",
    "narrow_f16",
    "neg",
    "pow",
    "reciprocal",
    "relu",
    "round",
    "selu",
    "sigmoid",
    "sign",
    "silu",
    "sin",
    "sqrt",
    "sub",
    "tan",
    "tanh",
    "tree_dot",
    "tree_max",
    "tree_min",
    "tree_prod",
    "tree_sum",
    "tree_sum_of_squares",
    "widen",
    "widen_bf16",
    "widen_f16",
]
