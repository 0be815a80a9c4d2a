"""Softmax and its logarithm: lengths around the lanes, every axis, special values, shares of all sizes."""

from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from kernels_ir import NEON, PRESETS, CpuFeatures, DType, SoftmaxSpec, compile_object, emit, runnable_presets
from tests.golden import Golden
from tests.kernels.rows import LENGTHS, agrees, numbers, with_special

GOLDEN = Path(__file__).parent / "golden" / "softmax"
SPECIAL = [(np.nan,), (np.inf,), (-np.inf,), (0.0, -0.0), (np.nan, -np.inf), (3e38, -3e38, 1e-45)]
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_name = pytest.mark.parametrize("name", ["softmax", "log_softmax"])
in_every_mode = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)


@on_every_cpu
@of_every_name
@in_every_mode
@pytest.mark.parametrize("axis", [0, 1])
def test_lines_of_any_length_are_distributed(
    name: str, axis: int, numerics: Numerics, cpu: CpuFeatures
) -> None:
    for length in LENGTHS:
        shape = (length, 35) if axis == 0 else (3, length)
        x = numbers(TensorType(DType.F32, shape))

        assert agrees(name, (x,), cpu, attributes={"axis": axis}, numerics=numerics), length


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16, DType.F32], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_every_dtype_is_distributed_along_every_axis(
    name: str, dtype: DType, axis: int, cpu: CpuFeatures
) -> None:
    x = numbers(TensorType(dtype, (2, 67, 19)))

    assert agrees(name, (x,), cpu, attributes={"axis": axis})


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("values", SPECIAL, ids=str)
@pytest.mark.parametrize("axis", [0, 1])
def test_special_values_are_distributed(
    name: str, values: tuple[float, ...], axis: int, cpu: CpuFeatures
) -> None:
    x = with_special(numbers(TensorType(DType.F32, (70, 67))), *values)

    assert agrees(name, (x,), cpu, attributes={"axis": axis})


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("value", [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0])
@pytest.mark.parametrize("shape", [(3, 1), (2, 65)], ids=str)
def test_lines_of_one_value_are_distributed(
    name: str, value: float, shape: tuple[int, ...], cpu: CpuFeatures
) -> None:
    x = np.full(shape, value, np.float32)
    beside_nothing = x.copy()
    beside_nothing[0, 0] = -np.inf

    assert agrees(name, (x,), cpu)
    assert agrees(name, (beside_nothing,), cpu)
    assert agrees(name, (x,), cpu, attributes={"axis": 0})


@on_every_cpu
@pytest.mark.parametrize("spread", [1.0, 10.0, 40.0, 110.0])
def test_shares_are_divided_to_the_last_bit(spread: float, cpu: CpuFeatures) -> None:
    x = np.random.default_rng(1).uniform(-spread, 0, (64, 1027)).astype(np.float32)

    assert agrees("softmax", (x,), cpu)


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_text_is_as_recorded(cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}.ll", emit(SoftmaxSpec(dtype=DType.F32), cpu))


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("is_log", [False, True], ids=["shares", "logarithms"])
@pytest.mark.parametrize("is_column", [False, True], ids=["rows", "columns"])
def test_other_machines_get_objects(dtype: DType, *, is_log: bool, is_column: bool) -> None:
    spec = SoftmaxSpec(dtype=dtype, is_log=is_log, is_column=is_column)

    assert b"\x7fELF" == compile_object(emit(spec, NEON), NEON)[:4]
