"""Dequantizing: every integer of every type, channels, layouts, special scales, the types of results."""

from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array, values_of
from kernels_ir import (
    NEON,
    PRESETS,
    WASM128,
    CodebookSpec,
    CpuFeatures,
    DType,
    KernelSpec,
    NibblesSpec,
    compile_object,
    emit,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.guarded import run_guarded
from tests.kernels.rows import LENGTHS
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "quantized"
SPECS: dict[str, KernelSpec] = {"nibbles": NibblesSpec(), "codebook": CodebookSpec()}
SCALES = np.array([0.1, -2.5, np.nan, np.inf, -0.0, 1e-45, 3e38], np.float32)
ZEROS = np.array([0, 1, -1, 127, -128, 2**31 - 1, -(2**31)], np.int32)
STORED = (DType.I8, DType.U8, DType.I4)
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_type = pytest.mark.parametrize("dtype", STORED, ids=lambda dtype: dtype.text)


def integers(dtype: DType, shape: tuple[int, ...]) -> Array:
    """Every integer of a type, again and again."""
    count = int(np.prod(shape))
    places = np.arange(count, dtype=np.int64) * 7 % (1 << dtype.bits)
    lowest = 0 if dtype is DType.U8 else 1 << (dtype.bits - 1)
    return (places - lowest).reshape(shape).astype(NUMPY_DTYPES[dtype])


def kind_of(q: Array) -> TensorType:
    """The type of integers."""
    dtype = next(dtype for dtype in STORED if NUMPY_DTYPES[dtype] == q.dtype)
    return TensorType(dtype, q.shape)


def agrees(cpu: CpuFeatures, operands: tuple[Array | None, ...], q: TensorType, **given: object) -> bool:
    """Whether kernels make the numbers of the reference."""
    row = TABLE["dequantize"]
    others = (None, DType.F32, DType.I32, DType.I8)
    kinds = [
        x if x is None else TensorType(dtype, x.shape)
        for dtype, x in zip(others[1:], operands[1:], strict=False)
        if dtype
    ]
    application = row.apply((q, *kinds), given)
    expected = row.reference(operands, application)
    if all(x is not None for x in operands) and q.dtype is not DType.E8CB:
        arrays = tuple(x for x in operands if x is not None)
        return same_bits(expected, run_guarded("dequantize", arrays, application, cpu=cpu)[0])
    assert row.kernel is not None
    launches = row.kernel(application)
    assert launches is not None
    return same_bits(expected, run(launches, operands, application.result, cpu))


@on_every_cpu
@of_every_type
def test_one_scale_holds_for_every_integer_at_every_length(dtype: DType, cpu: CpuFeatures) -> None:
    held = values_of(dtype)
    for length in filter(None, LENGTHS):
        q = integers(dtype, (length,))

        for scale, zero in ((0.37, 0), (1e-40, held[0]), (3e38, held[-1])):
            assert agrees(cpu, (q,), kind_of(q), scale=scale, zero_point=zero), (length, scale)


@on_every_cpu
@of_every_type
@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("has_zeros", [False, True])
@pytest.mark.parametrize("target", ["f32", "f16", "bf16"])
def test_channels_have_scales_of_their_own(
    axis: int,
    dtype: DType,
    cpu: CpuFeatures,
    *,
    has_zeros: bool,
    target: str,
) -> None:
    shape = tuple(7 if place == axis else extent for place, extent in enumerate((3, 5, 33)))
    q = integers(dtype, shape)

    assert agrees(cpu, (q, SCALES, ZEROS if has_zeros else None), kind_of(q), axis=axis, dtype=target)


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.I8, DType.I4], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("shape", [(2, 7), (18, 7), (64, 33), (66, 70)], ids=str)
def test_matrices_may_lie_column_by_column(shape: tuple[int, int], dtype: DType, cpu: CpuFeatures) -> None:
    q = integers(dtype, shape)
    scales = np.linspace(-1, 1, shape[1], dtype=np.float32)

    assert agrees(cpu, (q, scales), kind_of(q), axis=1, weight_layout=1)


@on_every_cpu
@pytest.mark.parametrize("layout", [0, 1])
@pytest.mark.parametrize("shape", [(8, 1), (16, 17), (24, 65)], ids=str)
def test_an_index_stands_for_eight_rows(shape: tuple[int, int], layout: int, cpu: CpuFeatures) -> None:
    cells = (np.arange(shape[0] // 8 * shape[1]) * 37 % 256).astype(np.uint8).reshape(shape[0] // 8, -1)
    book = integers(DType.I8, (256, 8))
    scales = np.linspace(-1, 1, shape[1], dtype=np.float32)

    assert agrees(
        cpu, (cells, scales, None, book), TensorType(DType.E8CB, shape), axis=1, weight_layout=layout
    )


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("form", SPECS)
def test_text_is_as_recorded(cpu: CpuFeatures, form: str, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{form}.ll", emit(SPECS[form], cpu))


@pytest.mark.parametrize("form", SPECS)
def test_other_machines_get_objects(form: str) -> None:
    for cpu, magic in ((NEON, b"\x7fELF"), (WASM128, b"\0asm")):
        assert magic == compile_object(emit(SPECS[form], cpu), cpu)[:4]
