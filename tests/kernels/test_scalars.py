"""Elementwise functions: every 16-bit float, a walk through all of f32, special values, integers, lengths."""

from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import FAMILIES, NUMPY_DTYPES, TABLE, Application, Array, Trait
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.composition import composed, type_of
from holowork.ops.kernels.elementwise import elementwise
from kernels_ir import (
    AVX2,
    FLOATS,
    INTEGERS,
    NEON,
    PRESETS,
    WASM128,
    Apply,
    CpuFeatures,
    DType,
    ElementwiseSpec,
    Expression,
    Read,
    compile_object,
    emit,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.rows import LENGTHS, agrees, numbers
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "elementwise"
STEP = 39_989
"""A prime: the walk meets every exponent, and mantissas of all kinds."""
BITS = (
    *(0x00000000, 0x00000001, 0x007FFFFF, 0x00800000, 0x32FFFFFF, 0x33000000, 0x3EFFFFFF, 0x3F000000),
    *(0x3F1FFFFF, 0x3F200000, 0x3F733333, 0x3F7FFFFF, 0x3F800000, 0x3F800001, 0x3FC00000, 0x40000000),
    *(0x40200000, 0x40400000, 0x40490FDB, 0x40A66666, 0x40EB3333, 0x411E6666, 0x41A00000, 0x42AE0000),
    *(0x42B17217, 0x42B17218, 0x42CFF1B5, 0x497FFFFF, 0x49800000, 0x4B000000, 0x4B000001, 0x4EFFFFFF),
    *(0x4F000000, 0x4F800000, 0x5EFFFFFF, 0x5F000000, 0x5F7FFFFF, 0x5F800000, 0x7F7FFFFF, 0x7F800000),
    *(0x7F800001, 0x7FC00000),
)
"""The places where formulas change their way, and their neighbours; each of them with both signs."""


def special(dtype: DType) -> Array:
    """Special values of a float type."""
    wide = np.array([bits | sign for bits in BITS for sign in (0, 1 << 31)], np.uint32).view(np.float32)
    with np.errstate(all="ignore"):
        return wide.astype(NUMPY_DTYPES[dtype])


def every(dtype: DType) -> Array:
    """Every number of a type of 16 bits; of f32, one in so many."""
    if dtype is DType.F32:
        return np.arange(0, 1 << 32, STEP, dtype=np.int64).astype(np.uint32).view(np.float32)
    return np.arange(1 << 16, dtype=np.uint16).view(NUMPY_DTYPES[dtype])


@cache
def limits(dtype: DType) -> Array:
    """Integers around the ends of a type, around 0, and some between."""
    held = np.iinfo(NUMPY_DTYPES[dtype])
    near = (0, 1, 2, 3, 5, 7, 8, 31, 63, 64, 100)
    ends = (*(held.min + n for n in near[:4]), *(held.max - n for n in near[:4]), held.max // 3)
    negative = (-n for n in near) if held.min else ()
    return np.array(sorted({*near, *ends, *negative}), NUMPY_DTYPES[dtype])


ATTRIBUTES = {"gelu": {"approximate": "none"}, "round": {"mode": "even"}, "is_nan": {"result": "operand"}}
OF_ONE = [
    *(row.name for family in ("Signs, bits, rounding", "Functions") for row in FAMILIES[family]),
    "is_nan",
]
OF_TWO = [
    *(row.name for row in FAMILIES["Arithmetic"]),
    *(row.name for row in FAMILIES["Comparisons"] if row.name != "is_nan"),
]
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
in_every_mode = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)
of_floats = pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
of_integers = pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda dtype: dtype.text)


def taking(names: list[str], dtype: DType) -> list[str]:
    """The ops that take a dtype."""
    return [name for name in names if dtype in TABLE[name].accepts]


def on_floats(names: list[str]) -> list[tuple[str, DType]]:
    """Each op with each float type."""
    return [(name, dtype) for dtype in sorted(FLOATS) for name in taking(names, dtype)]


def test_every_elementwise_op_has_a_kernel() -> None:
    lacking = [row.name for row in TABLE.values() if row.traits & Trait.ELEMENTWISE and row.kernel is None]

    assert [] == lacking


@on_every_cpu
@pytest.mark.parametrize(("name", "dtype"), on_floats(OF_ONE), ids=str)
def test_a_function_has_the_bits_of_its_reference_on_every_16_bit_float(
    name: str, dtype: DType, cpu: CpuFeatures
) -> None:
    assert agrees(name, (every(dtype),), cpu)


@on_every_cpu
@pytest.mark.parametrize("name", taking(OF_ONE, DType.F32))
def test_a_function_has_the_bits_of_its_reference_without_fused_steps(name: str, cpu: CpuFeatures) -> None:
    assert agrees(name, (every(DType.F32),), cpu, numerics=STRICT)


@on_every_cpu
@pytest.mark.parametrize("name", ATTRIBUTES)
@of_floats
def test_the_other_form_of_a_function_has_the_bits_of_its_reference(
    name: str, dtype: DType, cpu: CpuFeatures
) -> None:
    assert agrees(name, (every(dtype),), cpu, attributes=ATTRIBUTES[name])


@on_every_cpu
@pytest.mark.parametrize("name", taking(OF_ONE, DType.F32))
def test_a_function_has_the_bits_of_its_reference_on_special_values(name: str, cpu: CpuFeatures) -> None:
    assert agrees(name, (special(DType.F32),), cpu)


@on_every_cpu
@pytest.mark.parametrize(("name", "dtype"), on_floats(OF_TWO), ids=str)
def test_every_pair_of_special_values_has_the_bits_of_the_reference(
    name: str, dtype: DType, cpu: CpuFeatures
) -> None:
    a, b = (np.ravel(x) for x in np.meshgrid(special(dtype), special(dtype)))

    assert agrees(name, (a, b), cpu)


@on_every_cpu
@of_integers
@pytest.mark.parametrize("name", OF_TWO)
def test_every_pair_of_limits_of_integers_has_the_bits_of_the_reference(
    name: str, dtype: DType, cpu: CpuFeatures
) -> None:
    a, b = (np.ravel(x) for x in np.meshgrid(limits(dtype), limits(dtype)))

    assert agrees(name, (a, b), cpu)


@on_every_cpu
@of_integers
def test_functions_of_integers_have_the_bits_of_their_references(dtype: DType, cpu: CpuFeatures) -> None:
    assert [] == [name for name in taking(OF_ONE, dtype) if not agrees(name, (limits(dtype),), cpu)]


@on_every_cpu
@pytest.mark.parametrize("source", sorted(TABLE["cast"].accepts), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("target", sorted(TABLE["cast"].accepts), ids=lambda dtype: dtype.text)
def test_every_cast_has_the_bits_of_its_reference(source: DType, target: DType, cpu: CpuFeatures) -> None:
    is_float, is_bool = source in FLOATS, source is DType.BOOL
    x = every(source) if is_float else np.array([True, False]) if is_bool else limits(source)
    more = numbers(TensorType(source, (257,)))

    assert agrees("cast", (x,), cpu, attributes={"dtype": target.text})
    assert agrees("cast", (more,), cpu, attributes={"dtype": target.text})
    assert agrees("cast", (x,), cpu, attributes={"dtype": target.text, "truth": "whole"})


@on_every_cpu
@pytest.mark.parametrize("target", [DType.F32, DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("source", [DType.I32, DType.I64, DType.U64], ids=lambda dtype: dtype.text)
def test_integers_halfway_between_floats_are_rounded_once(
    source: DType, target: DType, cpu: CpuFeatures
) -> None:
    bits = np.iinfo(NUMPY_DTYPES[source]).bits - 1
    values = {
        (((base << 1) | 1) << shift) + step
        for shift, base, step in product(range(bits), (0x80, 0xFF, 0x401, 0x7FF, 0xFFFFFF), (-1, 0, 1))
    }
    x = np.array(sorted(value for value in values if value >> bits == 0), NUMPY_DTYPES[source])

    assert agrees("cast", (x,), cpu, attributes={"dtype": target.text})


@on_every_cpu
@pytest.mark.parametrize("length", LENGTHS[1:])
def test_arrays_of_any_length_are_computed(length: int, cpu: CpuFeatures) -> None:
    x, y = (numbers(TensorType(DType.F32, (length,)), seed) for seed in (0, 1))

    assert agrees("relu", (x,), cpu)
    assert agrees("sigmoid", (x,), cpu)
    assert agrees("add", (x, y), cpu)
    assert agrees("bnot", (x.view(np.int8),), cpu)


@on_every_cpu
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
def test_what_is_moved_keeps_the_bits_of_nan(dtype: DType, cpu: CpuFeatures) -> None:
    x = every(dtype)[-3000:]
    condition = np.arange(len(x)) % 3 == 0
    bits = f"u{x.itemsize}"

    chosen = _run("where", (condition, x, x[::-1].copy()), cpu)
    repeated = _run("expand", (x,), cpu, shape=(2, len(x)))

    assert np.array_equal(np.where(condition, x.view(bits), x[::-1].view(bits)), chosen.view(bits))
    assert np.array_equal(np.stack((x, x)).view(bits), repeated.view(bits))


@on_every_cpu
@in_every_mode
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("bounds", [(True, True), (True, False), (False, True), (False, False)], ids=str)
def test_values_are_clipped_to_the_bounds_that_are_there(
    bounds: tuple[bool, bool], dtype: DType, cpu: CpuFeatures, numerics: Numerics
) -> None:
    x, limit = every(dtype)[:5000], np.array(1.5, NUMPY_DTYPES[dtype])
    low, high = (limit * sign if has else None for has, sign in zip(bounds, (-1, 1), strict=True))

    assert agrees("clip", (x, low, high), cpu, numerics=numerics)


def _run(name: str, operands: tuple[Array, ...], cpu: CpuFeatures, **attributes: object) -> Array:
    """What the kernels of an op make of operands."""
    row = TABLE[name]
    application = row.apply(tuple(map(type_of, operands)), attributes)
    assert row.kernel is not None
    launches = row.kernel(application)
    assert launches is not None
    return run(launches, operands, application.result, cpu)


def chain(dtype: DType) -> Expression:
    """relu(x·y + z), each step rounded to the dtype"""
    x, y, z = map(Read, range(3))
    return Apply("relu", (Apply("add", (Apply("mul", (x, y), dtype), z), dtype),), dtype)


@on_every_cpu
@of_floats
@pytest.mark.parametrize("shapes", [((5, 37), (5, 37), (37,)), ((4, 1, 19), (3, 1), (1, 19))], ids=str)
def test_a_fused_expression_rounds_every_step_as_if_it_were_stored(
    shapes: tuple[tuple[int, ...], ...], dtype: DType, cpu: CpuFeatures
) -> None:
    x, y, z = (numbers(TensorType(dtype, shape), seed) for seed, shape in enumerate(shapes))
    wide = np.broadcast_arrays(x, y, z)
    result = TensorType(dtype, wide[0].shape)
    application = Application(operands=tuple(map(type_of, (x, y, z))), result=result)

    found = run(elementwise(chain(dtype), application), (x, y, z), result, cpu)

    a, b, c = map(np.ascontiguousarray, wide)
    product = composed(TABLE["mul"], (a, b), FUSED)
    assert same_bits(composed(TABLE["relu"], (composed(TABLE["add"], (product, c), FUSED),), FUSED), found)


def test_a_part_that_is_read_twice_is_computed_once() -> None:
    part = Apply("sqrt", (Read(0),), DType.F32)

    text = emit(spec_of(Apply("mul", (part, part), DType.F32), (DType.F32,)), AVX2)

    assert text.count("call <8 x float> @llvm.sqrt") == text.count("fmul <8 x float>")


def spec_of(
    expression: Expression, operands: tuple[DType, ...], uniform: tuple[bool, ...] = (False,)
) -> ElementwiseSpec:
    return ElementwiseSpec(
        operands=operands,
        uniform=uniform,
        outer=int(len(operands) > 1),
        expression=expression,
        result=operands[0],
    )


SPECS = {
    "relu": spec_of(Apply("relu", (Read(0),), DType.F32), (DType.F32,)),
    "exp": spec_of(Apply("exp", (Read(0),), DType.F32), (DType.F32,)),
    "chain": spec_of(chain(DType.BF16), (DType.BF16,) * 3, (False, False, True)),
}


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))


@pytest.mark.parametrize("cpu", [NEON, WASM128], ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("dtype", [*sorted(FLOATS), DType.I64], ids=lambda dtype: dtype.text)
def test_every_formula_compiles_for_other_machines(dtype: DType, cpu: CpuFeatures) -> None:
    names = [name for name in OF_ONE + OF_TWO if dtype in TABLE[name].accepts]
    kind = TensorType(dtype, (9,))
    for name in names:
        row = TABLE[name]
        launches = row.kernel(row.apply((kind,) * len(row.operands), {}))
        compile_object(emit(launches.launches[0].spec, cpu), cpu)
