"""Functions of f16 and bf16 on every element: computed and looked up, they have the bits of the reference."""

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, Application, Array, arithmetic
from holowork.ops.kernels.elementwise import elementwise
from holowork.ops.kernels.tables import table_launches
from kernels_ir import Apply, CpuFeatures, DType, Read, runnable_presets
from tests.distances import same_bits
from tests.exhaustive.functions import FUNCTIONS, MODES, Function
from tests.kernels.running import run

NARROW = {DType.F16: arithmetic.narrow_f16, DType.BF16: arithmetic.narrow_bf16}


def every(dtype: DType) -> Array:
    return np.arange(1 << dtype.bits).astype(np.uint16).view(NUMPY_DTYPES[dtype])


@pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("dtype", NARROW, ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("function", FUNCTIONS, ids=str)
def test_a_function_of_every_half_has_the_bits_of_the_reference_computed_and_looked_up(
    function: Function, dtype: DType, cpu: CpuFeatures
) -> None:
    x = every(dtype)
    kind = TensorType(dtype, x.shape)
    expression = Apply(function.name, (Read(0),), dtype)
    application = Application(operands=(kind,), result=kind, numerics=MODES[function.mode])

    expected = NARROW[dtype](function.referred(arithmetic.widen(x)))

    for launches in (elementwise, table_launches):
        assert same_bits(expected, run(launches(expression, application), (x,), kind, cpu))
