"""Attention: panels and tiles of every size, what is seen, shared heads, special values, all dtypes."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE, Array
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from kernels_ir import (
    FLOATS,
    NEON,
    PRESETS,
    AttentionSpec,
    CpuFeatures,
    DType,
    FewRowsSpec,
    Launches,
    Sight,
    compile_object,
    emit,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.rows import agrees, numbers, type_of, with_special
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "attention"
SPECIAL = [(np.nan,), (np.inf,), (-np.inf,), (np.nan, -np.inf), (0.0, -0.0), (3e38, -3e38, 1e-45, -1e-40)]
ROWS = (1, 2, 3, 5, 8, 15, 16, 17, 31, 32, 33, 65)
KEYS = (0, 1, 2, 5, 6, 7, 13, 14, 15, 29, 63, 64, 65, 130)
WIDTHS = (1, 2, 7, 15, 16, 17, 31, 33, 63, 64, 65, 96, 130)
SIGHTS = ((Sight.ALL,), (Sight.CAUSAL,), (Sight.MASKED, Sight.MASKED), (Sight.COUNTED, Sight.CAUSAL))
SPECS: dict[str, AttentionSpec | FewRowsSpec] = {
    "panels": AttentionSpec(result=DType.F32, sights=(Sight.CAUSAL,), rows=32, elements=64),
    "few_rows": FewRowsSpec(result=DType.F32, sights=(Sight.MASKED, Sight.MASKED), rows=2, elements=64),
}
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
causal_or_not = pytest.mark.parametrize("causal", [False, True], ids=["all", "causal"])
of_every_sight = pytest.mark.parametrize("sights", SIGHTS, ids=lambda each: each[0].value)


def heads(rows: int, *, width: int = 16, count: int = 2, dtype: DType = DType.F32, seed: int = 0) -> Array:
    """Rows of one sequence."""
    random = np.random.default_rng(seed)
    return random.standard_normal((1, count, rows, width)).astype(np.float32).astype(_type(dtype))


def _type(dtype: DType) -> np.dtype[Any]:
    return numbers(TensorType(dtype, (1,))).dtype


def attends(
    rows: tuple[int, int], cpu: CpuFeatures, *, width: int = 16, attributes: Mapping[str, Any] | None = None
) -> bool:
    """Whether so many rows of queries and of keys are attended to as the reference does."""
    q, k, v = (heads(count, width=width, seed=seed) for seed, count in enumerate((*rows, rows[1])))
    return agrees("attention", (q, k, v), cpu, attributes=attributes)


def cached(rows: tuple[int, int, int], *, width: int = 16, dtype: DType = DType.F32) -> tuple[Array, ...]:
    """Queries, cached keys and values, new ones."""
    counts = (rows[0], *rows[1:2] * 2, *rows[2:] * 2)
    return tuple(
        heads(count, width=width, count=2 if seed else 4, dtype=dtype, seed=seed)
        for seed, count in enumerate(counts)
    )


@on_every_cpu
@causal_or_not
def test_any_number_of_rows_is_attended_to(*, causal: bool, cpu: CpuFeatures) -> None:
    for rows in ROWS:
        assert attends((rows, 33), cpu, attributes={"causal": causal}), rows


@on_every_cpu
@causal_or_not
@pytest.mark.parametrize("rows", [1, 3, 20])
def test_any_number_of_keys_is_attended_to(rows: int, *, causal: bool, cpu: CpuFeatures) -> None:
    for keys in KEYS:
        assert attends((rows, keys), cpu, attributes={"causal": causal}), keys


@on_every_cpu
@pytest.mark.parametrize("rows", [1, 3, 20])
def test_rows_of_any_width_are_attended_to(rows: int, cpu: CpuFeatures) -> None:
    for width in WIDTHS:
        assert attends((rows, 18), cpu, width=width, attributes={"causal": True}), width


@on_every_cpu
@pytest.mark.parametrize("scale", [0.0, 0.125, 1.0, 0.1, 3.0, 1e-14, 1e-45, 3e38])
@pytest.mark.parametrize("rows", [1, 20])
def test_scores_are_scaled(rows: int, scale: float, cpu: CpuFeatures) -> None:
    assert attends((rows, 40), cpu, width=64, attributes={"scale": scale})


@on_every_cpu
@causal_or_not
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("rows", [1, 21])
def test_heads_of_every_dtype_share_keys(rows: int, dtype: DType, *, causal: bool, cpu: CpuFeatures) -> None:
    q = np.concatenate([heads(rows, count=6, dtype=dtype, seed=seed) for seed in (1, 2)])
    k, v = (
        np.concatenate([heads(37, count=2, dtype=dtype, seed=seed + one) for one in (0, 1)])
        for seed in (3, 5)
    )

    assert agrees("attention", (q, k, v), cpu, attributes={"causal": causal})


@on_every_cpu
@causal_or_not
@pytest.mark.parametrize("values", SPECIAL, ids=str)
@pytest.mark.parametrize("rows", [1, 40])
def test_special_values_are_attended_to(
    rows: int, values: tuple[float, ...], *, causal: bool, cpu: CpuFeatures
) -> None:
    q, k, v = (numbers(TensorType(DType.F32, (1, 2, count, 17)), seed=count) for count in (rows, 41, 41))

    for place in range(3):
        strewn = [with_special(x, *values) if place == each else x for each, x in enumerate((q, k, v))]
        assert agrees("attention", tuple(strewn), cpu, attributes={"causal": causal}), place


@on_every_cpu
@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)
@pytest.mark.parametrize("rows", [1, 2, 40])
def test_keys_of_a_mask_are_attended_to(rows: int, numerics: Numerics, cpu: CpuFeatures) -> None:
    operands, random = cached((rows, 30, 9)), np.random.default_rng(1)
    v = with_special(operands[2], np.nan, np.inf)
    for share in (0.0, 0.1, 0.5, 1.0):
        mask = random.standard_normal((rows, 39)).astype(np.float32)
        mask[random.random(mask.shape) < share] = -np.inf
        given = (*operands[:2], v, *operands[3:], mask)

        assert agrees("decode_attention", given, cpu, numerics=numerics), share


@on_every_cpu
@pytest.mark.parametrize("values", [(np.nan,), (np.inf,), (-0.0, 3e38, -3e38)], ids=str)
@pytest.mark.parametrize("rows", [1, 40])
def test_masks_of_special_values_are_added(rows: int, values: tuple[float, ...], cpu: CpuFeatures) -> None:
    operands = cached((rows, 30, 9))
    mask = with_special(np.zeros((rows, 39), np.float32), *values, -np.inf)

    assert agrees("decode_attention", (*operands, mask), cpu)


@on_every_cpu
@pytest.mark.parametrize("past", [0, 1, 14, 70])
@pytest.mark.parametrize("rows", [1, 2, 40])
def test_so_many_cached_rows_are_attended_to_as_are_valid(rows: int, past: int, cpu: CpuFeatures) -> None:
    operands = cached((rows, past, rows))
    for valid in (0, 1, past // 2, past, past + 1, -1):
        counted = np.array([valid], np.int32)

        assert agrees("decode_attention_valid", (*operands, counted), cpu), valid


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("rows", [1, 20])
def test_narrow_caches_are_attended_to(rows: int, dtype: DType, cpu: CpuFeatures) -> None:
    operands = cached((rows, 30, rows), dtype=dtype, width=18)
    mask = np.zeros((rows, 30 + rows), np.float32)

    assert agrees("decode_attention", (*operands, mask), cpu)
    assert agrees("decode_attention_valid", (*operands, np.array([17], np.int32)), cpu)


@on_every_cpu
@causal_or_not
@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)
@pytest.mark.parametrize("rows", [1, 2, 4, 8, 16])
def test_few_rows_share_many_keys(rows: int, numerics: Numerics, *, causal: bool, cpu: CpuFeatures) -> None:
    q, k, v = heads(rows, width=72, count=4), *(heads(150, width=72, seed=seed) for seed in (1, 2))

    assert agrees("attention", (q, k, v), cpu, attributes={"causal": causal}, numerics=numerics)


@on_every_cpu
@pytest.mark.parametrize("rows", [1, 70])
def test_parts_are_made_in_any_order(rows: int, cpu: CpuFeatures) -> None:
    operands = tuple(heads(count, count=4, seed=seed) for seed, count in enumerate((rows, 50, 50)))
    row = TABLE["attention"]
    application = row.apply(tuple(map(type_of, operands)), {})
    made = row.kernel(application) if row.kernel else None
    assert made is not None
    *before, last = made.launches
    parts = Launches(launches=(*before, *reversed(last.divided(3))), temporaries=made.temporaries)

    found = run(parts, operands, application.result, cpu)

    assert same_bits(row.reference(operands, application), found)


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))


@of_every_sight
@pytest.mark.parametrize("result", [DType.F32, DType.F16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("family", [AttentionSpec, FewRowsSpec], ids=lambda family: family.family)
def test_other_machines_get_objects(
    family: type[AttentionSpec | FewRowsSpec], sights: tuple[Sight, ...], result: DType
) -> None:
    spec = family(result=result, sights=sights, rows=8, elements=40)

    assert b"\x7fELF" == compile_object(emit(spec, NEON), NEON)[:4]
