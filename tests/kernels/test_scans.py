"""Cumulative sums: lengths around the lanes, every axis, both directions, every dtype, special values."""

from itertools import product
from pathlib import Path

import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE
from kernels_ir import NEON, PRESETS, CpuFeatures, DType, ScanSpec, compile_object, emit, runnable_presets
from tests.golden import Golden
from tests.kernels.rows import LENGTHS, SPECIAL, agrees, numbers, with_special

GOLDEN = Path(__file__).parent / "golden" / "scan"
WAYS = [{"exclusive": a, "reverse": b} for a, b in product([False, True], repeat=2)]
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
in_every_way = pytest.mark.parametrize("way", WAYS, ids=str)


@on_every_cpu
@in_every_way
def test_lines_of_any_length_are_summed(way: dict[str, bool], cpu: CpuFeatures) -> None:
    for length in LENGTHS:
        rows, columns = (numbers(TensorType(DType.F32, shape)) for shape in [(11, length), (length, 37)])

        assert agrees("cumsum", (rows,), cpu, attributes={"axis": 1, **way}), length
        assert agrees("cumsum", (columns,), cpu, attributes={"axis": 0, **way}), length


@on_every_cpu
@in_every_way
@pytest.mark.parametrize("dtype", sorted(TABLE["cumsum"].accepts), ids=lambda dtype: dtype.text)
def test_every_dtype_is_summed_along_every_axis(dtype: DType, way: dict[str, bool], cpu: CpuFeatures) -> None:
    x = numbers(TensorType(dtype, (3, 5, 67)))

    for axis in range(-3, 3):
        assert agrees("cumsum", (x,), cpu, attributes={"axis": axis, **way}), axis


@on_every_cpu
@in_every_way
@pytest.mark.parametrize("dtype", sorted(TABLE["cumsum"].accepts), ids=lambda dtype: dtype.text)
def test_many_rows_are_summed_by_squares(dtype: DType, way: dict[str, bool], cpu: CpuFeatures) -> None:
    for rows, length in ((16, 16), (17, 1), (33, 37), (16, 5), (70, 64)):
        x = numbers(TensorType(dtype, (rows, length)))

        assert agrees("cumsum", (x,), cpu, attributes={"axis": 1, **way}), (rows, length)


@on_every_cpu
@in_every_way
@pytest.mark.parametrize("values", [SPECIAL, (0.0, -0.0), (-0.0,)], ids=str)
def test_special_values_are_summed(values: tuple[float, ...], way: dict[str, bool], cpu: CpuFeatures) -> None:
    x = with_special(numbers(TensorType(DType.F32, (19, 37))), *values)

    assert agrees("cumsum", (x,), cpu, attributes={"axis": 0, **way})
    assert agrees("cumsum", (x,), cpu, attributes={"axis": 1, **way})


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_text_is_as_recorded(cpu: CpuFeatures, golden: Golden) -> None:
    spec = ScanSpec(dtype=DType.F32, is_exclusive=False, is_reverse=False, is_column=True)

    golden.page(GOLDEN / f"{cpu.name}.ll", emit(spec, cpu))


@pytest.mark.parametrize("dtype", [DType.F32, DType.F16, DType.U8], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("is_column", [False, True], ids=["rows", "columns"])
def test_other_machines_get_objects(dtype: DType, *, is_column: bool) -> None:
    spec = ScanSpec(dtype=dtype, is_exclusive=True, is_reverse=True, is_column=is_column)

    assert b"\x7fELF" == compile_object(emit(spec, NEON), NEON)[:4]
