"""Machine code at zeros, infinities and NaN, and what the walk through every f32 leaves out."""

import inspect

import numpy as np
import pytest

from kernels_ir import SCALARS, CpuFeatures, runnable_presets
from tests.distances import same_bits
from tests.exhaustive.functions import CASTS, FUNCTIONS, OF_ONE, Function

OPERANDS = np.array([0.0, -0.0, np.inf, -np.inf, np.nan], np.float32)
RESULTS = {
    "exp": "1 1 inf 0 nan",
    "expm1": "0 -0 inf -1 nan",
    "log": "-inf -inf inf nan nan",
    "log1p": "0 -0 inf nan nan",
    "tanh": "0 -0 1 -1 nan",
    "sigmoid": "0.5 0.5 1 0 nan",
    "erf": "0 -0 1 -1 nan",
    "sin": "0 -0 nan nan nan",
    "cos": "1 1 nan nan nan",
    "tan": "0 -0 nan nan nan",
    "asin": "0 -0 nan nan nan",
    "acos": "1.57079637 1.57079637 nan nan nan",
    "atan": "0 -0 1.57079637 -1.57079637 nan",
    "gelu": "0 -0 inf -0 nan",
    "gelu_erf": "0 -0 inf -0 nan",
    "silu": "0 -0 inf -0 nan",
    "elu": "0 -0 inf -1 nan",
    "selu": "0 -0 inf -1.75809932 nan",
    "sqrt": "0 -0 inf nan nan",
    "reciprocal": "inf -inf 0 -0 nan",
    "relu": "0 0 inf 0 nan",
    "neg": "-0 0 -inf inf nan",
    "abs": "0 0 inf inf nan",
    "sign": "0 0 1 -1 nan",
    "ceil": "0 -0 inf -inf nan",
    "floor": "0 -0 inf -inf nan",
    "round": "0 -0 inf -inf nan",
    "round_even": "0 -0 inf -inf nan",
}
"""Of each function, the result at each operand."""
ANSWERS = {"is_nan"}
"""Functions whose results are no numbers."""


@pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("function", FUNCTIONS, ids=str)
def test_machine_code_gives_the_known_results_at_special_values(function: Function, cpu: CpuFeatures) -> None:
    expected = np.array(RESULTS[function.name].split(), np.float32)

    assert same_bits(expected, function.made_by(cpu, OPERANDS))


def test_every_function_of_one_float_is_walked() -> None:
    of_floats = {name: scalar.floats for name, scalar in SCALARS.items() if scalar.floats}
    of_one = {name for name, text in of_floats.items() if len(inspect.signature(text).parameters) == 2}

    casts = {function.name for function in CASTS} | {"cast_f32", "cast_whole"}
    assert set(OF_ONE) | ANSWERS | casts == set(of_one)
