"""Convolutions: windows of every form, groups, all element types, extents around the tiles."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE, Array
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.kernels.convolution import conv2d
from kernels_ir import (
    NEON,
    PRESETS,
    Apply,
    ConvSpec,
    CpuFeatures,
    DType,
    EdgesSpec,
    Epilogue,
    FiltersSpec,
    KernelSpec,
    PanelConvSpec,
    Read,
    compile_object,
    emit,
    runnable_presets,
    windows_alike,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.guarded import application_of, run_guarded
from tests.kernels.rows import agrees, numbers, with_special
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "convolution"
NAMES = ("conv2d", "conv_transpose_2d")
FORMS = (
    {},
    {"pads": (1, 1, 1, 1)},
    {"strides": (2, 2), "pads": (1, 1, 1, 1)},
    {"strides": (3, 2), "pads": (0, 2, 1, 1)},
    {"dilations": (2, 3), "pads": (2, 3, 2, 3)},
    {"strides": (2, 3), "dilations": (3, 2), "pads": (4, 2, 3, 1)},
    {"strides": (5, 5), "pads": (2, 2, 2, 2)},
)
"""Windows that overlap, that leave gaps, that are divided into many parts."""
KERNELS = ((1, 1), (3, 3), (2, 4))
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_name = pytest.mark.parametrize("name", NAMES)
of_every_form = pytest.mark.parametrize("form", FORMS, ids=str)
of_every_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=str)


def pair(dtype: DType, image: tuple[int, ...], filters: tuple[int, ...]) -> tuple[Array, Array]:
    """Images and filters."""
    return numbers(TensorType(dtype, image)), numbers(TensorType(dtype, filters), 1)


@on_every_cpu
@of_every_name
@of_every_form
@of_every_kernel
def test_windows_of_any_form_are_convolved(
    name: str, form: dict[str, object], kernel: tuple[int, int], cpu: CpuFeatures
) -> None:
    operands = pair(DType.F32, (2, 4, 9, 12), (4, 4, *kernel))
    application = application_of(name, operands, form)

    found, _ = run_guarded(name, operands, application, cpu=cpu)

    assert same_bits(TABLE[name].reference(operands, application), found)


@on_every_cpu
@pytest.mark.parametrize("width", [3, 6, 14, 15, 16, 17, 30, 33, 62, 63, 64])
def test_images_of_any_width_are_convolved(width: int, cpu: CpuFeatures) -> None:
    for filters in (1, 2, 6, 7, 13, 14, 15, 29):
        operands = pair(DType.F32, (1, 2, 4, width), (filters, 2, 3, 3))

        assert agrees("conv2d", operands, cpu, attributes={"pads": (1, 1, 1, 1)}), filters


@on_every_cpu
@pytest.mark.parametrize("width", [1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 29])
def test_filters_of_any_number_go_side_by_side(width: int, cpu: CpuFeatures) -> None:
    for filters in (32, 42, 60):
        operands = pair(DType.F32, (1, 2, 7, width), (filters, 2, 3, 3))

        assert agrees("conv2d", operands, cpu, attributes={"pads": (1, 1, 1, 1)}), filters


@on_every_cpu
@of_every_form
@of_every_kernel
@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)
def test_many_filters_are_convolved_with_windows_of_any_form(
    form: dict[str, object], kernel: tuple[int, int], numerics: Numerics, cpu: CpuFeatures
) -> None:
    operands = pair(DType.F32, (2, 4, 9, 12), (96, 2, *kernel))

    assert agrees("conv2d", operands, cpu, attributes={"groups": 2, **form}, numerics=numerics)


@on_every_cpu
@pytest.mark.parametrize(
    "pads", [(0, 0, 0, 0), (2, 0, 0, 0), (0, 3, 0, 0), (0, 0, 1, 0), (0, 0, 0, 17), (9, 8, 7, 6)]
)
def test_images_get_edges_at_any_side(pads: tuple[int, ...], cpu: CpuFeatures) -> None:
    operands = pair(DType.F32, (2, 2, 3, 18), (32, 2, 2, 2))

    assert agrees("conv2d", operands, cpu, attributes={"pads": pads})


@on_every_cpu
@pytest.mark.parametrize("parts", [2, 5, 99])
def test_rows_of_windows_are_convolved_in_any_parts(parts: int, cpu: CpuFeatures) -> None:
    operands = pair(DType.F32, (2, 4, 9, 4), (64, 2, 3, 3))
    application = application_of("conv2d", operands, {"groups": 2})
    launches = conv2d(application)
    assert launches is not None
    *before, last = launches.launches
    divided = replace(launches, launches=(*before, *reversed(last.divided(parts))))

    found = run(divided, operands, application.result, cpu)

    assert same_bits(TABLE["conv2d"].reference(operands, application), found)


@on_every_cpu
@pytest.mark.parametrize("filters", [3, 32])
@pytest.mark.parametrize("high", [2, 31, 57, 112])
@pytest.mark.parametrize(
    "form",
    [
        {"pads": (2, 0, 1, 0)},
        {"strides": (2, 3), "pads": (1, 0, 0, 0)},
        {"dilations": (3, 2), "strides": (3, 1), "pads": (4, 0, 4, 0)},
    ],
    ids=str,
)
def test_images_of_one_column_are_convolved_as_those_of_one_row(
    form: dict[str, object], high: int, filters: int, cpu: CpuFeatures
) -> None:
    operands = pair(DType.F32, (2, 4, high, 1), (filters, 4, 3, 1))

    assert agrees("conv2d", operands, cpu, attributes=form)


@on_every_cpu
@pytest.mark.parametrize("windows", [56, 57, 84, 113, 448])
@pytest.mark.parametrize("stride", [1, 2])
def test_a_row_of_windows_is_convolved_in_lines(windows: int, stride: int, cpu: CpuFeatures) -> None:
    operands = pair(DType.F32, (2, 2, 1, (windows - 1) * stride + 3), (33, 2, 1, 3))

    assert agrees("conv2d", operands, cpu, attributes={"strides": (1, stride)})


@on_every_cpu
@pytest.mark.parametrize("extents", [(1, 1), (1, 2), (3, 3), (7, 7), (10, 10), (4, 16)], ids=str)
@pytest.mark.parametrize("constants", [(), (1,)], ids=str)
def test_windows_of_one_cell_are_convolved_whatever_is_known(
    extents: tuple[int, int], constants: tuple[int, ...], cpu: CpuFeatures
) -> None:
    operands = pair(DType.F32, (2, 6, *extents), (64, 3, 1, 1))
    application = application_of("conv2d", operands, {"groups": 2})
    known = replace(application, constants=frozenset(constants))

    found, _ = run_guarded("conv2d", operands, known, cpu=cpu)

    assert same_bits(TABLE["conv2d"].reference(operands, application), found)


@on_every_cpu
@pytest.mark.parametrize("width", range(40, 57))
def test_blocks_end_anywhere_in_rows_and_between_them(width: int, cpu: CpuFeatures) -> None:
    operands = pair(DType.F32, (1, 1, 12, width), (2, 1, 1, 9))

    assert agrees("conv2d", operands, cpu, attributes={"pads": (0, 4, 0, 4)})


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("groups", [1, 2, 6])
@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)
def test_groups_have_filters_of_their_own(
    name: str, groups: int, numerics: Numerics, cpu: CpuFeatures
) -> None:
    shape = (12, 6 // groups, 3, 3) if name == "conv2d" else (6, 2, 3, 3)
    operands = pair(DType.F32, (2, 6, 7, 10), shape)
    attributes = {"groups": groups, "pads": (1, 1, 1, 1)}

    assert agrees(name, operands, cpu, attributes=attributes, numerics=numerics)


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("dtype", sorted(TABLE["conv2d"].accepts), ids=lambda dtype: dtype.text)
def test_every_dtype_is_convolved(name: str, dtype: DType, cpu: CpuFeatures) -> None:
    operands = pair(dtype, (1, 4, 6, 9), (4, 4, 3, 2))

    assert agrees(name, operands, cpu, attributes={"strides": (2, 1), "pads": (1, 0, 1, 1)})


@on_every_cpu
@of_every_name
@pytest.mark.parametrize("values", [(np.nan,), (np.inf, -np.inf), (0.0, -0.0), (1e-45,)], ids=str)
def test_special_values_are_convolved(name: str, values: tuple[float, ...], cpu: CpuFeatures) -> None:
    for filters in (3, 33, 32):
        shape = (filters, 3, 3, 3) if name == "conv2d" else (3, filters, 3, 3)
        x, w = pair(DType.F32, (1, 3, 8, 19), shape)
        special = with_special(x, *values), with_special(w, *values)

        assert agrees(name, special, cpu, attributes={"pads": (1, 1, 1, 1)}), filters


@on_every_cpu
@pytest.mark.parametrize("filters", [1, 32])
def test_edges_that_are_far_larger_than_images_take_no_memory(filters: int, cpu: CpuFeatures) -> None:
    operands = pair(DType.F32, (1, 1, 2, 2), (filters, 1, 2, 2))
    attributes = {"pads": (9999, 9999, 9999, 9999), "dilations": (19990, 19990), "strides": (3, 3)}
    launches = TABLE["conv2d"].kernel(application_of("conv2d", operands, attributes))

    assert launches is not None
    assert sum(launches.temporaries) < 1 << 20
    assert agrees("conv2d", operands, cpu, attributes=attributes)


@of_every_name
def test_products_that_would_take_too_much_memory_are_left_to_the_reference(name: str) -> None:
    filters = (8, 64, 9, 9) if name == "conv2d" else (64, 64, 9, 9)
    x, w = (np.broadcast_to(np.float32(1), shape) for shape in ((1, 64, 2048, 2048), filters))
    application = application_of(name, (x, w), {"strides": (1, 1), "dilations": (1, 1)})
    wide = replace(application, attributes={**application.attributes, "strides": (5, 5)})

    assert TABLE[name].kernel(wide) is None


_SHIFTED = Apply("add", (Read(0), Read(1)), DType.F32)
EPILOGUE = Epilogue(
    product=DType.F32,
    expression=Apply("add", (Apply("relu", (_SHIFTED,), DType.F32), Read(2)), DType.F32),
    result=DType.F32,
    operands=(DType.F32, DType.F32),
    uniform=(True, False),
)
"""A bias of channels, an activation, a residual."""
SPECS: dict[str, KernelSpec] = {
    "taps": ConvSpec(rows=5),
    "filters": FiltersSpec(rows=5),
    "edges": EdgesSpec(),
    "panels": PanelConvSpec(filters=16, width=8, stride=2),
    "taps_followed": ConvSpec(rows=5, epilogue=EPILOGUE),
    "panels_followed": PanelConvSpec(filters=16, width=8, stride=2, epilogue=EPILOGUE),
}


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))


@pytest.mark.parametrize("width", [1, 6, 7, 8, 15])
def test_windows_of_any_width_share_code(width: int) -> None:
    filters, least = windows_alike(107, width * 14)

    assert (43, True) == (filters, least <= 14 * 14)
    assert (filters, least) == windows_alike(filters, least)


@pytest.mark.parametrize("rows", [1, 5, 31, 64])
def test_other_machines_get_objects(rows: int) -> None:
    assert b"\x7fELF" == compile_object(emit(ConvSpec(rows=rows), NEON), NEON)[:4]
