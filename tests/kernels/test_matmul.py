"""Products of matrices: extents around tiles and vectors, every dtype and layout, what follows a product."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE, Array, OpSpec
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.calls.codes import EPILOGUES
from holowork.ops.element_types import NUMBERS
from holowork.ops.kernels import matmul_products, matmul_shapes
from holowork.ops.packing import pack_panels
from kernels_ir import (
    FLOATS,
    NEON,
    PORTABLE,
    PRESETS,
    Apply,
    CpuFeatures,
    DType,
    Epilogue,
    Launch,
    Launches,
    Layout,
    MatmulSpec,
    PackingSpec,
    Read,
    compile_object,
    emit,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.rows import SPECIAL, agrees, numbers, with_special
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "matmul"
ROWS = (*range(1, 16), 29)
COLUMNS = (1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 130)
DEPTHS = (0, 1, 2, 3, 64)
ACTIVATIONS = tuple(name for name in EPILOGUES if name != "none")
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_number = pytest.mark.parametrize("dtype", sorted(NUMBERS), ids=lambda dtype: dtype.text)
of_every_float = pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
in_both_modes = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)


@pytest.fixture(params=["packed", "in_place"])
def packing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack b in every product, or in none that need not."""
    monkeypatch.setattr(matmul_shapes, "PACKED_FROM", 0 if request.param == "packed" else 1 << 60)


def pair(m: int, n: int, k: int, dtype: DType = DType.F32) -> tuple[Array, Array]:
    return numbers(TensorType(dtype, (m, k)), m), numbers(TensorType(dtype, (k, n)), n + 1)


@on_every_cpu
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("rows", ROWS)
def test_products_of_any_rows_have_the_bits_of_the_reference(rows: int, cpu: CpuFeatures) -> None:
    assert agrees("matmul", pair(rows, 33, 5), cpu)


@on_every_cpu
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("rows", [1, 5])
def test_products_of_any_columns_have_the_bits_of_the_reference(
    rows: int, columns: int, cpu: CpuFeatures
) -> None:
    assert agrees("matmul", pair(rows, columns, 4), cpu)


@on_every_cpu
@in_both_modes
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("depth", DEPTHS)
def test_products_of_any_depth_have_the_bits_of_the_reference(
    depth: int, numerics: Numerics, cpu: CpuFeatures
) -> None:
    assert agrees("matmul", pair(15, 40, depth), cpu, numerics=numerics)
    assert agrees("matmul", pair(1, 40, depth), cpu, numerics=numerics)


@on_every_cpu
@in_both_modes
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("shape", [(3, 600, 513), (15, 33, 513), (1, 1100, 70), (29, 530, 40)], ids=str)
def test_chains_go_on_from_block_to_block(
    shape: tuple[int, int, int], numerics: Numerics, cpu: CpuFeatures
) -> None:
    assert agrees("matmul", pair(*shape), cpu, numerics=numerics)


@on_every_cpu
@in_both_modes
@pytest.mark.parametrize("shape", [(15, 33, 5), (3, 18, 530), (29, 130, 513), (1, 40, 0)], ids=str)
def test_rows_that_are_copied_because_they_lie_apart_have_the_same_bits(
    shape: tuple[int, int, int], numerics: Numerics, cpu: CpuFeatures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matmul_shapes, "PACKED_FROM", 0)
    for name in ("_SETS", "_MANY_ROWS", "_MANY_COLUMNS"):
        monkeypatch.setattr(matmul_products, name, 1)

    assert agrees("matmul", pair(*shape), cpu, numerics=numerics)


@pytest.mark.parametrize(("depth", "is_apart"), [(1024, True), (2048, True), (1000, False), (512, False)])
def test_rows_are_copied_where_they_lie_a_page_apart(depth: int, is_apart: bool) -> None:  # noqa: FBT001  a parameter
    kinds = (TensorType(DType.F32, (256, depth)), TensorType(DType.F32, (depth, 512)))
    made = TABLE["matmul"].kernel

    assert made is not None
    *_, product = (made(TABLE["matmul"].apply(kinds, {})) or Launches(launches=())).launches
    assert isinstance(product.spec, MatmulSpec)
    assert is_apart == product.spec.is_apart


@on_every_cpu
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("values", [SPECIAL, (0.0, -0.0), (np.inf, -np.inf), (1e-45, -1e-40)], ids=str)
def test_products_of_special_values_have_the_bits_of_the_reference(
    values: tuple[float, ...], cpu: CpuFeatures
) -> None:
    a, b = (with_special(x, *values) for x in pair(15, 37, 20))

    assert agrees("matmul", (a, b), cpu)
    assert agrees("matmul", (np.zeros_like(a), b), cpu)


@on_every_cpu
@of_every_number
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("shape", [(15, 33, 20), (3, 18, 530), (40, 1, 9)], ids=str)
def test_every_dtype_is_multiplied(shape: tuple[int, int, int], dtype: DType, cpu: CpuFeatures) -> None:
    assert agrees("matmul", pair(*shape, dtype), cpu)


@on_every_cpu
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize(
    "shapes",
    [
        ((3,), (3,)),
        ((3,), (3, 4)),
        ((2, 3), (3,)),
        ((7, 40, 5), (5,)),
        ((5, 1, 2, 3), (4, 3, 2)),
        ((2, 3), (5, 3, 1)),
        ((40, 2, 3), (1, 3, 4)),
        ((2, 3, 40, 5), (2, 1, 5, 7)),
        ((2, 1, 3, 4, 5), (3, 1, 5, 33)),
        ((3, 2, 0), (3, 0, 4)),
    ],
    ids=str,
)
def test_leading_axes_broadcast(shapes: tuple[tuple[int, ...], ...], cpu: CpuFeatures) -> None:
    a, b = (numbers(TensorType(DType.F32, shape)) for shape in shapes)

    assert agrees("matmul", (a, b), cpu)


@on_every_cpu
@of_every_float
@pytest.mark.parametrize("columns", [1, 15, 16, 17, 70])
@pytest.mark.parametrize("rows", [1, 9])
def test_panels_of_an_archive_are_read(rows: int, columns: int, dtype: DType, cpu: CpuFeatures) -> None:
    a, b = pair(rows, columns, 21, dtype)

    assert agrees("matmul", (a, pack_panels(b)), cpu, attributes={"packed_columns": columns})


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16, DType.I64], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("turned", ["a", "b", "ab"])
@pytest.mark.parametrize("shape", [(33, 20, 17), (20, 1, 60), (15, 70, 530)], ids=str)
def test_gemm_reads_either_matrix_as_its_transpose(
    shape: tuple[int, int, int], turned: str, dtype: DType, cpu: CpuFeatures
) -> None:
    a, b = pair(*shape, dtype)
    left, right = (np.ascontiguousarray(x.T) if name in turned else x for name, x in (("a", a), ("b", b)))
    attributes = {"trans_a": "a" in turned, "trans_b": "b" in turned}

    assert agrees("gemm", (left, right, None), cpu, attributes=attributes)


@on_every_cpu
@pytest.mark.parametrize("addend", [(9, 33), (33,), (9, 1), (1,), ()], ids=str)
@pytest.mark.parametrize("factors", [(1.0, 1.0), (2.0, -3.0), (-1.0, 0.0)], ids=str)
def test_gemm_scales_and_adds(
    addend: tuple[int, ...], factors: tuple[float, float], cpu: CpuFeatures
) -> None:
    operands = (*pair(9, 33, 7), numbers(TensorType(DType.F32, addend)))

    assert agrees("gemm", operands, cpu, attributes=dict(zip(("alpha", "beta"), factors, strict=True)))


@on_every_cpu
@in_both_modes
@of_every_number
def test_gemm_rounds_once_to_every_dtype(dtype: DType, numerics: Numerics, cpu: CpuFeatures) -> None:
    operands = (*pair(9, 33, 7, dtype), numbers(TensorType(dtype, (33,))))
    factors = {"alpha": 2.0, "beta": -3.0}

    assert agrees("gemm", operands, cpu, attributes=factors, numerics=numerics)


@on_every_cpu
@of_every_float
@pytest.mark.parametrize("act", ACTIVATIONS)
def test_an_activation_that_follows_has_the_bits_of_a_separate_op(
    act: str, dtype: DType, cpu: CpuFeatures
) -> None:
    operands = (*pair(9, 33, 20, dtype), numbers(TensorType(dtype, (9, 33)), 3))

    assert agrees("matmul_add_activation", operands, cpu, attributes={"act": act})


@on_every_cpu
@of_every_float
@pytest.mark.parametrize("shape", [(15, 33, 20), (1, 70, 5), (3, 18, 530)], ids=str)
def test_what_follows_a_product_of_any_shape_has_the_bits_of_separate_ops(
    shape: tuple[int, int, int], dtype: DType, cpu: CpuFeatures
) -> None:
    operands = pair(*shape, dtype)
    residual = numbers(TensorType(dtype, shape[:2]), 3)

    assert agrees("matmul_activation", operands, cpu, attributes={"act": "relu"})
    assert agrees("matmul_add", (*operands, residual), cpu)


@on_every_cpu
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("shape", [(2, 3, 4, 5), (3, 1, 40, 5)], ids=str)
def test_what_follows_has_leading_axes_too(shape: tuple[int, ...], cpu: CpuFeatures) -> None:
    a, b = numbers(TensorType(DType.F32, shape)), numbers(TensorType(DType.F32, (*shape[:2], 5, 33)))
    residual = numbers(TensorType(DType.F32, (*shape[:-1], 33)))

    assert agrees("matmul_add", (a, b, residual), cpu)


@on_every_cpu
@of_every_float
@in_both_modes
def test_swiglu_has_the_bits_of_its_reference(dtype: DType, numerics: Numerics, cpu: CpuFeatures) -> None:
    x, gate = pair(9, 40, 30, dtype)

    assert agrees("fused_swiglu", (x, gate, gate[::-1].copy()), cpu, numerics=numerics)


@on_every_cpu
def test_a_constant_is_packed_and_no_bit_changes(cpu: CpuFeatures) -> None:
    row: OpSpec = TABLE["matmul"]
    operands = pair(9, 140, 130)
    application = row.apply(tuple(TensorType(DType.F32, x.shape) for x in operands), {})
    assert row.kernel is not None
    fresh, kept = (
        row.kernel(replace(application, constants=known)) for known in (frozenset(), frozenset({1}))
    )
    assert fresh is not None
    assert kept is not None

    packed = run(kept, operands, application.result, cpu)

    assert [1, 2] == [len(fresh.launches), len(kept.launches)]
    assert same_bits(run(fresh, operands, application.result, cpu), packed)


def items_apart(launches: Launches, row_blocks: int) -> Launches:
    """The same work, one item a call, the last one first."""

    def each(launch: Launch) -> list[Launch]:
        blocks = row_blocks if launch.spec.family == MatmulSpec.family else 1
        items = reversed(range(launch.sizes["last"] * blocks))
        cut = {"row_blocks": row_blocks} if "row_blocks" in launch.sizes else {}
        return [
            Launch(
                spec=launch.spec,
                places=launch.places,
                sizes={**launch.sizes, **cut, "first": item, "last": item + 1},
                writes=launch.writes,
            )
            for item in items
        ]

    parts = tuple(part for launch in launches.launches for part in each(launch))
    return Launches(launches=parts, temporaries=launches.temporaries)


@on_every_cpu
@pytest.mark.usefixtures("packing")
@pytest.mark.parametrize("row_blocks", [1, 2, 5])
@pytest.mark.parametrize("name", ["matmul", "matmul_activation"])
def test_items_are_made_in_any_order(name: str, row_blocks: int, cpu: CpuFeatures) -> None:
    row: OpSpec = TABLE[name]
    operands = (numbers(TensorType(DType.F16, (2, 43, 40))), numbers(TensorType(DType.F16, (2, 40, 600))))
    application = row.apply(tuple(TensorType(DType.F16, x.shape) for x in operands), {})
    assert row.kernel is not None
    launches = row.kernel(application)
    assert launches is not None

    found = run(items_apart(launches, row_blocks), operands, application.result, cpu)

    assert same_bits(run(launches, operands, application.result, cpu), found)


def test_one_height_serves_all_extents_that_take_it() -> None:
    texts = {
        emit(MatmulSpec(dtype=DType.F32, is_packed=True, rows=rows, columns=64), cpu)
        for cpu, counts in ((PRESETS[0], (14, 28, 140)), (PRESETS[1], (6, 12, 60)))
        for rows in counts
    }

    assert 2 == len(texts)


BIAS_AND_RELU = Epilogue(
    product=DType.F32,
    expression=Apply("relu", (Apply("add", (Read(0), Read(1)), DType.F32),), DType.F32),
    result=DType.F32,
    operands=(DType.F32,),
    uniform=(False,),
)
SPECS = {
    "packed": MatmulSpec(dtype=DType.F32, is_packed=True, rows=2, columns=100, epilogue=BIAS_AND_RELU),
    "in_place": MatmulSpec(dtype=DType.F32, is_packed=False, rows=2, columns=100, outer=1),
    "apart": MatmulSpec(dtype=DType.F32, is_packed=True, rows=2, columns=100, is_apart=True),
    "packing": PackingSpec(dtype=DType.BF16, layout=Layout.ROWS),
    "packing_columns": PackingSpec(dtype=DType.F32, layout=Layout.COLUMNS),
}


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))


@pytest.mark.parametrize("dtype", sorted(NUMBERS), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("is_turned", [False, True], ids=["rows", "turned"])
def test_other_machines_get_objects(dtype: DType, is_turned: bool) -> None:  # noqa: FBT001  a parameter
    spec = MatmulSpec(dtype=dtype, is_packed=True, rows=9, columns=33, is_turned=is_turned)

    assert b"\x7fELF" == compile_object(emit(spec, NEON), NEON)[:4]
    assert b"\x7fELF" == compile_object(emit(spec, PORTABLE), PORTABLE)[:4]
