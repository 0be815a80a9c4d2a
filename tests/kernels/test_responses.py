"""Local response normalization: windows of every size, places of every count, special values."""

from pathlib import Path

import pytest

from holowork.ir import TensorType
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from kernels_ir import NEON, PRESETS, CpuFeatures, DType, ResponseSpec, compile_object, emit, runnable_presets
from tests.golden import Golden
from tests.kernels.rows import SPECIAL, agrees, numbers, with_special

GOLDEN = Path(__file__).parent / "golden" / "response"
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)


@on_every_cpu
@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)
@pytest.mark.parametrize("size", [1, 2, 3, 5, 20])
def test_windows_of_any_size_are_summed(size: int, numerics: Numerics, cpu: CpuFeatures) -> None:
    for shape in [(2, 7), (1, 4, 1), (2, 5, 17), (1, 6, 4, 33)]:
        x = numbers(TensorType(DType.F32, shape))

        assert agrees("lrn", (x,), cpu, attributes={"size": size, "alpha": 0.5}, numerics=numerics), shape


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16, DType.F32], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("beta", [0.75, 1.0, -2.5, 0.0])
def test_every_dtype_and_exponent_is_taken(dtype: DType, beta: float, cpu: CpuFeatures) -> None:
    x = with_special(numbers(TensorType(dtype, (2, 5, 19))), *SPECIAL)

    assert agrees("lrn", (x,), cpu, attributes={"size": 3, "beta": beta, "bias": -1.0})


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_text_is_as_recorded(cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}.ll", emit(_spec(DType.F32), cpu))


@pytest.mark.parametrize("dtype", [DType.F32, DType.F16], ids=lambda dtype: dtype.text)
def test_other_machines_get_objects(dtype: DType) -> None:
    assert b"\x7fELF" == compile_object(emit(_spec(dtype), NEON), NEON)[:4]


def _spec(dtype: DType) -> ResponseSpec:
    return ResponseSpec(dtype=dtype, factor=1e-4, beta=0.75, bias=1.0)
