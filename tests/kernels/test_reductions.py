"""Reductions: every length around the lanes, every set of axes, every dtype, special values."""

from itertools import chain, combinations
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE
from kernels_ir import (
    NEON,
    PRESETS,
    WASM128,
    CpuFeatures,
    DType,
    ReduceSpec,
    compile_object,
    emit,
    runnable_presets,
)
from tests.golden import Golden
from tests.kernels.rows import LENGTHS, SPECIAL, agrees, numbers, with_special

NAMES = ("reduce_sum", "reduce_mean", "reduce_prod", "reduce_min", "reduce_max")
FORMS = ("rows", "columns", "strips")
GOLDEN = Path(__file__).parent / "golden" / "reduce"
AXES = tuple(chain.from_iterable(combinations(range(3), count) for count in range(1, 4)))
TAKEN = [(name, dtype) for name in NAMES for dtype in sorted(TABLE[name].accepts)]
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_name = pytest.mark.parametrize("name", NAMES)


@on_every_cpu
@of_every_name
def test_rows_and_columns_of_any_length_are_reduced(name: str, cpu: CpuFeatures) -> None:
    for length in LENGTHS:
        rows, columns = (numbers(TensorType(DType.F32, shape)) for shape in [(3, length), (length, 37)])

        assert agrees(name, (rows,), cpu, attributes={"axes": (1,)}), length
        assert agrees(name, (columns,), cpu, attributes={"axes": (0,)}), length


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("shape", [(3, 5, 67), (70, 3, 19), (2, 1, 3), (1, 66, 1)], ids=str)
def test_any_axes_are_reduced(name: str, shape: tuple[int, ...], cpu: CpuFeatures) -> None:
    x = numbers(TensorType(DType.F32, shape))

    for axes in AXES:
        assert agrees(name, (x,), cpu, attributes={"axes": axes}), axes


@on_every_cpu
@pytest.mark.parametrize(("name", "dtype"), TAKEN, ids=str)
def test_every_dtype_is_reduced(name: str, dtype: DType, cpu: CpuFeatures) -> None:
    x = numbers(TensorType(dtype, (5, 130, 3)))
    wide = numbers(TensorType(dtype, (193, 257)))

    for axes in ((1,), (0,), (0, 2)):
        assert agrees(name, (x,), cpu, attributes={"axes": axes}), axes
    assert agrees(name, (wide,), cpu, attributes={"axes": (0,)})


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("values", [SPECIAL, (0.0, -0.0), (np.nan,), (-np.inf,), (1e-45,)], ids=str)
@pytest.mark.parametrize("axis", [0, 1])
def test_special_values_are_reduced(
    name: str, values: tuple[float, ...], axis: int, cpu: CpuFeatures
) -> None:
    x = with_special(numbers(TensorType(DType.F32, (67, 70))), *values)

    assert agrees(name, (x,), cpu, attributes={"axes": (axis,)})


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("length", [192, 257, 1000])
def test_wide_rows_are_reduced_by_strips(name: str, length: int, cpu: CpuFeatures) -> None:
    for inner in (256, 1031):
        x = with_special(numbers(TensorType(DType.F32, (2, length, inner))), 0.0, -0.0, 1e-45)

        assert agrees(name, (x,), cpu, attributes={"axes": (1,)}), inner


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("value", [0.0, -0.0, np.inf, -np.inf, np.nan])
def test_lines_of_one_value_are_reduced(name: str, value: float, cpu: CpuFeatures) -> None:
    x = np.full((3, 5, 65), value, np.float32)

    assert agrees(name, (x,), cpu, attributes={"axes": (2,)})
    assert agrees(name, (x,), cpu, attributes={"axes": (1,)})


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("form", FORMS)
def test_text_is_as_recorded(cpu: CpuFeatures, form: str, golden: Golden) -> None:
    spec = ReduceSpec(reduction="sum", dtype=DType.F32, form=form)

    golden.page(GOLDEN / f"{cpu.name}_{form}.ll", emit(spec, cpu))


@pytest.mark.parametrize("reduction", ["sum", "max", "mean"])
@pytest.mark.parametrize("dtype", [DType.F32, DType.F16, DType.I64, DType.U8])
@pytest.mark.parametrize("form", FORMS)
def test_other_machines_get_objects(reduction: str, dtype: DType, form: str) -> None:
    spec = ReduceSpec(reduction=reduction, dtype=dtype, form=form)

    for cpu, magic in ((NEON, b"\x7fELF"), (WASM128, b"\0asm")):
        assert magic == compile_object(emit(spec, cpu), cpu)[:4]
