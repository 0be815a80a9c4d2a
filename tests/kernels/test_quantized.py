"""Products with quantized weights: as numbers and as integers, tiles of every height, layouts, epilogues."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Application, Array
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.quantized_matmul import MOST_TERMS, NotSymmetric
from kernels_ir import (
    AMX,
    NEON,
    PRESETS,
    WASM128,
    Apply,
    CpuFeatures,
    DequantMatmulSpec,
    DType,
    Epilogue,
    KernelSpec,
    QuantizedMatmulSpec,
    QuantizedPackingSpec,
    QuantizeRowsSpec,
    Read,
    compile_object,
    detect,
    emit,
    is_runnable,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.guarded import run_guarded
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "quantized"
ADDED = Epilogue(
    product=DType.F32,
    expression=Apply("relu", (Apply("add", (Read(0), Read(1)), DType.F32),), DType.F32),
    result=DType.F32,
    operands=(DType.F32,),
    uniform=(False,),
)
SPECS: dict[str, KernelSpec] = {
    "quantize_rows": QuantizeRowsSpec(),
    "quantized_packing": QuantizedPackingSpec(),
    "quantized_matmul": QuantizedMatmulSpec(rows=1, has_zero_points=True),
    "dequant_matmul": DequantMatmulSpec(rows=2, source=DType.U8, has_zero_points=True, epilogue=ADDED),
    "dequant_matmul_by_row": DequantMatmulSpec(rows=1, source=DType.I8, is_by_row=True),
}
SQUARES = {
    "quantized_matmul": QuantizedMatmulSpec(rows=1),
    "quantized_squares": QuantizedMatmulSpec(rows=1, has_squares=True, epilogue=ADDED),
}
"""What is written otherwise where there are tile registers, or instructions that multiply bytes."""
WITHOUT_TILES = replace(AMX, name="VNNI", extras=tuple(x for x in AMX.extras if "amx" not in x))
CPUS = (*runnable_presets(), AMX if is_runnable(AMX) else replace(detect().chosen, name="DETECTED"))
INTEGER_CPUS = (*CPUS, *(WITHOUT_TILES,) * is_runnable(AMX))
"""Those that multiply bytes in different ways."""
SHAPES = (
    *((1, 1, 1), (1, 4, 32), (3, 5, 7), (6, 9, 31), (7, 0, 5), (2, 17, 300), (4, 3, 1)),
    *((14, 64, 128), (15, 63, 129), (29, 130, 100), (43, 33, 65)),
)
"""Rows, depth and columns around the heights of tiles, words, vectors and panels."""
SQUARE_SHAPES = (
    *((4, 65, 16), (16, 65, 17), (17, 60, 17), (31, 128, 15), (32, 191, 64), (33, 4, 33)),
    *((65, 256, 31), (97, 1, 48), (33, 0, 33)),
)
"""The same around the rows and columns of tile registers."""
EPILOGUES = [("none", False), ("relu", False), ("none", True), ("gelu", True)]
on_every_cpu = pytest.mark.parametrize("cpu", CPUS, ids=lambda cpu: cpu.name)
on_every_integer_cpu = pytest.mark.parametrize("cpu", INTEGER_CPUS, ids=lambda cpu: cpu.name)
of_every_shape = pytest.mark.parametrize("shape", SHAPES, ids=str)


@dataclass(frozen=True, kw_only=True)
class Case:
    """A product: its operands, and how they are meant."""

    operands: tuple[Array | None, ...]
    kind: TensorType
    attributes: Mapping[str, Any]
    numerics: Numerics = FUSED

    @property
    def application(self) -> Application:
        """The op applied to the types of the operands."""
        dtypes = (DType.F32, self.kind.dtype, DType.F32, DType.I32, DType.I8, DType.F32)
        kinds = [
            x if x is None else TensorType(dtype, x.shape)
            for dtype, x in zip(dtypes, self.operands, strict=False)
        ]
        kinds[1] = self.kind
        return replace(TABLE["matmul_dequant"].apply(tuple(kinds), self.attributes), numerics=self.numerics)

    def agrees(self, cpu: CpuFeatures) -> bool:
        """Whether kernels have the bits of the reference."""
        row, application = TABLE["matmul_dequant"], self.application
        given = tuple(x for x in self.operands if x is not None)
        expected = row.reference(self.operands, application)
        if all(x is not None for x in self.operands[: len(given)]):
            return same_bits(expected, run_guarded(row.name, given, application, cpu=cpu)[0])
        assert row.kernel is not None
        launches = row.kernel(application)
        assert launches is not None
        return same_bits(expected, run(launches, self.operands, application.result, cpu))


def weights(dtype: DType, rows: int, columns: int) -> Array:
    """Integers of a type, the least and the greatest among them."""
    lowest = 0 if dtype is DType.U8 else -(1 << (dtype.bits - 1))
    drawn = np.random.default_rng(rows).integers(lowest, lowest + (1 << dtype.bits), (rows, columns))
    drawn[:1] = lowest
    return drawn.astype(NUMPY_DTYPES[dtype])


def numbers(*shape: int, seed: int = 0) -> Array:
    """Usual numbers of f32."""
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def case(shape: tuple[int, int, int], dtype: DType, attributes: Mapping[str, Any], **more: Any) -> Case:
    """A product with a scale for each column, and what else is said."""
    rows, depth, columns = shape
    has_residual, zeros = more.pop("has_residual", False), more.pop("zeros", None)
    residual = numbers(rows, columns, seed=2) if has_residual else None
    given = (more.pop("a", numbers(rows, depth)), weights(dtype, depth, columns))
    scales = more.pop("scales", numbers(columns, seed=1))
    return Case(
        operands=(*given, scales, zeros, None, residual),
        kind=TensorType(dtype, (depth, columns)),
        attributes=attributes,
        **more,
    )


@on_every_cpu
@of_every_shape
@pytest.mark.parametrize("dtype", [DType.I8, DType.U8, DType.I4], ids=lambda dtype: dtype.text)
def test_weights_are_rounded_to_numbers_one_by_one(
    shape: tuple[int, int, int], dtype: DType, cpu: CpuFeatures
) -> None:
    zeros = np.arange(shape[2], dtype=np.int32) * 7 - 100

    assert case(shape, dtype, {}).agrees(cpu)
    assert case(shape, dtype, {}, zeros=zeros, numerics=STRICT).agrees(cpu)


@on_every_cpu
@of_every_shape
def test_scales_may_belong_to_rows_or_to_all(shape: tuple[int, int, int], cpu: CpuFeatures) -> None:
    _, depth, columns = shape
    zeros, scales = np.arange(depth, dtype=np.int32) - 3, numbers(depth)
    alone = {"scale": 0.3, "zero_point": 5}

    assert case(shape, DType.I8, {"inner": columns}, scales=scales, zeros=zeros).agrees(cpu)
    assert case(shape, DType.U8, {"inner": columns}, scales=scales).agrees(cpu)
    assert case(shape, DType.I8, alone, scales=None).agrees(cpu)


@on_every_integer_cpu
@of_every_shape
@pytest.mark.parametrize("dtype", [DType.I8, DType.I4], ids=lambda dtype: dtype.text)
def test_integers_are_summed_exactly(shape: tuple[int, int, int], dtype: DType, cpu: CpuFeatures) -> None:
    zeros = np.zeros(shape[2], np.int32)

    assert case(shape, dtype, {"act_quant": 1}).agrees(cpu)
    assert case(shape, dtype, {"act_quant": 1}, zeros=zeros).agrees(cpu)


@on_every_cpu
@pytest.mark.parametrize("act_quant", [0, 1])
@pytest.mark.parametrize(("act", "has_residual"), EPILOGUES)
def test_an_epilogue_follows_the_cells(
    act: str,
    act_quant: int,
    cpu: CpuFeatures,
    *,
    has_residual: bool,
) -> None:
    for shape in ((1, 40, 129), (15, 7, 70), (40, 5, 33), (33, 130, 40)):
        given = {"act": act, "act_quant": act_quant}

        assert case(shape, DType.I8, given, has_residual=has_residual).agrees(cpu), shape


@on_every_cpu
@pytest.mark.parametrize("act_quant", [0, 1])
def test_rows_of_special_numbers_are_multiplied(act_quant: int, cpu: CpuFeatures) -> None:
    a = numbers(16, 37)
    a[0], a[1], a[2] = 0.0, 1e-45, -0.0
    a[3, 5], a[4, 36], a[5, 0], a[6, 1] = np.nan, np.inf, -np.inf, 3e38
    a[7] = np.arange(37) - 18.5
    scales = numbers(33)
    scales[:4] = np.nan, np.inf, 0.0, 1e-45

    given = {"act_quant": act_quant}

    assert case((16, 37, 33), DType.I8, given, a=a, scales=scales).agrees(cpu)


@on_every_cpu
@pytest.mark.parametrize("act_quant", [0, 1])
@pytest.mark.parametrize("depth", [1024, 1026])
def test_long_rows_are_multiplied(depth: int, act_quant: int, cpu: CpuFeatures) -> None:
    for rows in (1, 5, 15, 34):
        assert case((rows, depth, 40), DType.I8, {"act_quant": act_quant}).agrees(cpu), rows


@on_every_integer_cpu
@pytest.mark.parametrize("shape", SQUARE_SHAPES, ids=str)
@pytest.mark.parametrize(("act", "has_residual"), [("none", False), ("relu", True)])
def test_squares_are_summed_exactly(
    shape: tuple[int, int, int], act: str, cpu: CpuFeatures, *, has_residual: bool
) -> None:
    given = {"act": act, "act_quant": 1}

    assert case(shape, DType.I8, given, has_residual=has_residual).agrees(cpu)


@on_every_integer_cpu
def test_the_longest_sums_of_the_greatest_products_are_exact(cpu: CpuFeatures) -> None:
    a = np.array([[1], [-1]], np.float32).repeat(MOST_TERMS, axis=1)
    given = case((4, MOST_TERMS, 1), DType.I8, {"act_quant": 1}, a=a.repeat(2, axis=0))
    given.operands[1][:] = -127

    assert given.agrees(cpu)


@on_every_integer_cpu
def test_blocks_of_columns_end_anywhere(cpu: CpuFeatures) -> None:
    for columns in (1024, 1056, 1057, 2080):
        assert case((5, 1000, columns), DType.I8, {"act_quant": 1}).agrees(cpu), columns


@on_every_cpu
@pytest.mark.parametrize("act_quant", [0, 1])
@pytest.mark.parametrize("dtype", [DType.I8, DType.I4], ids=lambda dtype: dtype.text)
def test_weights_may_lie_column_by_column(dtype: DType, act_quant: int, cpu: CpuFeatures) -> None:
    plain = case((3, 34, 21), dtype, {"act_quant": act_quant, "weight_layout": 1})

    assert plain.agrees(cpu)


@on_every_cpu
@pytest.mark.parametrize("act_quant", [0, 1])
@pytest.mark.parametrize("layout", [0, 1])
def test_indices_stand_for_lines_of_a_codebook(layout: int, act_quant: int, cpu: CpuFeatures) -> None:
    cells = (np.arange(5 * 21) * 37 % 256).astype(np.uint8).reshape(5, 21)
    operands = (numbers(3, 40), cells, numbers(21), None, weights(DType.I8, 256, 8), None)
    given = {"act_quant": act_quant, "weight_layout": layout}

    assert Case(operands=operands, kind=TensorType(DType.E8CB, (40, 21)), attributes=given).agrees(cpu)


@on_every_cpu
def test_leading_axes_of_a_are_further_rows(cpu: CpuFeatures) -> None:
    given = case((6, 9, 31), DType.I8, {}, a=numbers(2, 3, 9))

    assert given.agrees(cpu)


@on_every_cpu
def test_zero_points_that_integers_cannot_have_set_the_fault(cpu: CpuFeatures) -> None:
    zeros = np.zeros(31, np.int32)
    zeros[30] = 1
    given = case((6, 9, 31), DType.I8, {"act_quant": 1}, zeros=zeros)
    operands = tuple(x for x in given.operands if x is not None)

    _, is_fault = run_guarded("matmul_dequant", operands, given.application, cpu=cpu)

    assert is_fault
    with pytest.raises(NotSymmetric):
        TABLE["matmul_dequant"].reference(given.operands, given.application)


def test_scales_of_rows_are_refused_with_integers() -> None:
    a, b, scales = (TensorType(dtype, shape) for dtype, shape in _OF_ONE_COLUMN)

    with pytest.raises(OpError, match="a scale for each column"):
        TABLE["matmul_dequant"].apply((a, b, scales), {"act_quant": 1})


_OF_ONE_COLUMN = ((DType.F32, (2, 3)), (DType.I8, (3, 1)), (DType.F32, (3,)))


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("form", SPECS)
def test_text_is_as_recorded(cpu: CpuFeatures, form: str, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{form}.ll", emit(SPECS[form], cpu))


@pytest.mark.parametrize("form", SQUARES)
def test_text_for_tile_registers_is_as_recorded(form: str, golden: Golden) -> None:
    golden.page(GOLDEN / f"{AMX.name}_{form}.ll", emit(SQUARES[form], AMX))


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_products_of_many_rows_are_tiles_of_vectors_without_tile_registers(cpu: CpuFeatures) -> None:
    many = QuantizedMatmulSpec(rows=1, has_squares=True)

    assert emit(QuantizedMatmulSpec(rows=1), cpu) == emit(many, cpu)


@pytest.mark.parametrize("form", SPECS)
def test_other_machines_get_objects(form: str) -> None:
    for cpu, magic in ((NEON, b"\x7fELF"), (WASM128, b"\0asm")):
        assert magic == compile_object(emit(SPECS[form], cpu), cpu)[:4]
