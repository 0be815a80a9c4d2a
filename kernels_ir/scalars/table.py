"""Every elementwise function by its name."""

from collections.abc import Mapping

from kernels_ir.scalars import integers, power, remainder, simple
from kernels_ir.scalars.activations import ACTIVATIONS
from kernels_ir.scalars.casts import CASTS
from kernels_ir.scalars.error_function import ERROR_FUNCTION
from kernels_ir.scalars.exponential import EXPONENTIAL
from kernels_ir.scalars.inverse_trigonometric import INVERSE_TRIGONOMETRIC
from kernels_ir.scalars.logarithm import LOGARITHM
from kernels_ir.scalars.ordering import ORDERING
from kernels_ir.scalars.rounding import ROUNDING
from kernels_ir.scalars.scalar import Scalar
from kernels_ir.scalars.simple import SIMPLE
from kernels_ir.scalars.trigonometric import TRIGONOMETRIC

_DIVISIONS = {
    "div": Scalar(floats=simple.div, integers=integers.div, truths=integers.divided_truths),
    "mod": Scalar(floats=remainder.mod, integers=integers.mod, truths=integers.no_rest),
    "pow": Scalar(floats=power.pow, integers=integers.pow, truths=integers.power_of_truths),
}

SCALARS: Mapping[str, Scalar] = {
    **SIMPLE,
    **_DIVISIONS,
    **ROUNDING,
    **ORDERING,
    **EXPONENTIAL,
    **ACTIVATIONS,
    **ERROR_FUNCTION,
    **LOGARITHM,
    **TRIGONOMETRIC,
    **INVERSE_TRIGONOMETRIC,
    **CASTS,
}
