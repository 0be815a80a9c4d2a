"""Pools: windows of every form, at widths around the vectors, with special values."""

from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE
from kernels_ir import (
    NEON,
    PRESETS,
    CpuFeatures,
    DType,
    KernelSpec,
    PoolSpec,
    ScatterSpec,
    compile_object,
    emit,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.guarded import application_of, run_guarded
from tests.kernels.rows import agrees, numbers, with_special

GOLDEN = Path(__file__).parent / "golden" / "pooling"
NAMES = ("max_pool_2d", "avg_pool_2d")
WIDTHS = (1, 2, 6, 7, 8, 9, 15, 16, 17, 18, 31, 32, 33, 40, 70)
FORMS = (
    {"kernel": (3, 3), "pads": (1, 1, 1, 1)},
    {"kernel": (3, 3), "strides": (2, 2), "pads": (1, 1, 1, 1)},
    {"kernel": (2, 2), "strides": (2, 2), "ceil_mode": True},
    {"kernel": (1, 1)},
    {"kernel": (2, 3), "strides": (3, 3), "pads": (0, 2, 1, 1)},
    {"kernel": (2, 2), "dilations": (3, 2), "pads": (3, 2, 3, 2)},
    {"kernel": (4, 5), "strides": (1, 4), "pads": (3, 4, 2, 4), "ceil_mode": True},
)
"""Windows that overlap, that leave gaps, that lie beside the image."""
DTYPES = sorted(TABLE["max_pool_2d"].accepts)
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_name = pytest.mark.parametrize("name", NAMES)
of_every_form = pytest.mark.parametrize("form", FORMS, ids=str)
of_every_dtype = pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: dtype.text)


@on_every_cpu
@of_every_name
@of_every_form
def test_images_of_any_width_are_pooled(name: str, form: dict[str, object], cpu: CpuFeatures) -> None:
    for width in WIDTHS:
        x = numbers(TensorType(DType.F32, (2, 2, 6, max(width, form["kernel"][1]))))
        application = application_of(name, (x,), form)

        found, _ = run_guarded(name, (x,), application, cpu=cpu)

        assert same_bits(TABLE[name].reference((x,), application), found), width


@on_every_cpu
@of_every_name
@of_every_form
@of_every_dtype
def test_every_dtype_is_pooled(name: str, form: dict[str, object], dtype: DType, cpu: CpuFeatures) -> None:
    x = numbers(TensorType(dtype, (1, 3, 7, 21)))

    assert agrees(name, (x,), cpu, attributes=form)


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("values", [(np.nan,), (np.inf, -np.inf), (0.0, -0.0), (1e-45, -1e-45)], ids=str)
@pytest.mark.parametrize("dtype", [DType.F32, DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
def test_special_values_are_pooled(
    name: str, values: tuple[float, ...], dtype: DType, cpu: CpuFeatures
) -> None:
    x = with_special(numbers(TensorType(dtype, (1, 2, 20, 37))), *values)

    for form in FORMS:
        assert agrees(name, (x,), cpu, attributes=form), form


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("value", [0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan])
def test_images_of_one_value_are_pooled(name: str, value: float, cpu: CpuFeatures) -> None:
    x = np.full((1, 1, 9, 19), value, np.float32)

    for form in FORMS:
        assert agrees(name, (x,), cpu, attributes=form), form


@on_every_cpu
@of_every_form
@of_every_dtype
def test_pads_are_counted_on_request(form: dict[str, object], dtype: DType, cpu: CpuFeatures) -> None:
    x = numbers(TensorType(dtype, (1, 2, 8, 17)))

    assert agrees("avg_pool_2d", (x,), cpu, attributes={**form, "count_include_pad": True})


@on_every_cpu
@of_every_name
def test_windows_can_be_far_larger_than_images(name: str, cpu: CpuFeatures) -> None:
    x = numbers(TensorType(DType.F32, (1, 1, 3, 5)))
    form = {"kernel": (40, 30), "pads": (39, 29, 39, 29), "strides": (7, 3)}

    assert agrees(name, (x,), cpu, attributes=form)


@on_every_cpu
@of_every_dtype
def test_whole_images_are_averaged(dtype: DType, cpu: CpuFeatures) -> None:
    for extents in [(1, 1), (7, 7), (8, 16), (3, 43), (100,), (2, 3, 4)]:
        x = numbers(TensorType(dtype, (2, 5, *extents)))

        assert agrees("global_avg_pool", (x,), cpu), extents


SPECS: dict[str, KernelSpec] = {
    "max": PoolSpec(pool="max", dtype=DType.F32, step=2),
    "mean": PoolSpec(pool="mean", dtype=DType.F32, step=1),
    "scatter": ScatterSpec(dtype=DType.F32, result=DType.F32, is_dense=True),
}


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))


@pytest.mark.parametrize("pool", ["max", "mean"])
@pytest.mark.parametrize("step", [0, 1, 2])
@of_every_dtype
def test_other_machines_get_objects(pool: str, step: int, dtype: DType) -> None:
    text = emit(PoolSpec(pool=pool, dtype=dtype, step=step), NEON)

    assert b"\x7fELF" == compile_object(text, NEON)[:4]
