"""Tables: equal to what is computed on the entire domain, read at any length, chosen where they pay."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import FAMILIES, NUMPY_DTYPES, TABLE, Application, Array
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.kernels.elementwise import elementwise
from holowork.ops.kernels.tables import break_even, prefers_table, table_launches
from kernels_ir import (
    NEON,
    PRESETS,
    WASM128,
    Apply,
    CpuFeatures,
    DType,
    Expression,
    KernelSpec,
    LookupSpec,
    Read,
    TabulateSpec,
    compile_object,
    emit,
    runnable_presets,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.guarded import run_guarded
from tests.kernels.rows import LENGTHS
from tests.kernels.running import run

GOLDEN = Path(__file__).parent / "golden" / "lookup"
HALVES = (DType.F16, DType.BF16)
BYTES = (DType.U8, DType.I8)
FUNCTIONS = [row.name for row in FAMILIES["Functions"] if DType.BF16 in row.accepts]
CHAIN = ("mul", "gelu", "neg", "exp", "sqrt")
"""Functions one after another; the first squares."""
SPECS: dict[str, KernelSpec] = {
    "tabulate": TabulateSpec(
        source=DType.BF16, expression=Apply("relu", (Read(0),), DType.BF16), result=DType.BF16
    ),
    "lookup": LookupSpec(source=DType.BF16, result=DType.BF16),
    "nibbles": LookupSpec(source=DType.I4, result=DType.F32),
}
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_halves = pytest.mark.parametrize("dtype", HALVES, ids=lambda dtype: dtype.text)


def every(dtype: DType, length: int = 0) -> Array:
    """Every element of a dtype of whole bytes, then from the first one again up to a length."""
    kind = np.dtype(f"u{dtype.bits // 8}")
    domain = np.arange(1 << dtype.bits).astype(kind)
    return np.resize(domain, length or len(domain)).view(NUMPY_DTYPES[dtype])


def nibbles(length: int) -> Array:
    """Elements of i4."""
    return (np.arange(length) * 7 % 16 - 8).astype(NUMPY_DTYPES[DType.I4])


def function(name: str, x: Array, dtype: DType, numerics: Numerics = FUSED) -> tuple[Expression, Application]:
    """One op on an array, as an expression and applied."""
    application = TABLE[name].apply((TensorType(dtype, x.shape),), {})
    return Apply(name, (Read(0),), application.result.dtype), replace(application, numerics=numerics)


def chain(dtype: DType) -> Expression:
    """Functions of one operand, the result of f32."""
    result: Expression = Apply(CHAIN[0], (Read(0), Read(0)), dtype)
    for name in CHAIN[1:]:
        result = Apply(name, (result,), dtype)
    return Apply("cast_f32", (result,), DType.F32)


@on_every_cpu
@of_halves
@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_table_has_the_bits_of_the_reference_on_its_entire_domain(
    name: str, dtype: DType, cpu: CpuFeatures
) -> None:
    x = every(dtype)
    expression, application = function(name, x, dtype)

    expected = TABLE[name].reference((x,), application)

    assert same_bits(expected, run(table_launches(expression, application), (x,), application.result, cpu))


@on_every_cpu
@of_halves
@pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)
def test_a_chain_is_one_table_with_the_bits_of_computing(
    dtype: DType, numerics: Numerics, cpu: CpuFeatures
) -> None:
    x = every(dtype)
    result = TensorType(DType.F32, x.shape)
    application = Application(operands=(TensorType(dtype, x.shape),), result=result, numerics=numerics)

    computed, found = (
        run(make(chain(dtype), application), (x,), result, cpu) for make in (elementwise, table_launches)
    )

    assert computed.tobytes() == found.tobytes()


@on_every_cpu
@pytest.mark.parametrize("dtype", [*HALVES, *BYTES], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize(
    "target", [DType.BOOL, DType.U8, DType.BF16, DType.F32], ids=lambda dtype: dtype.text
)
def test_entries_of_every_width_are_found_at_every_length(
    dtype: DType, target: DType, cpu: CpuFeatures
) -> None:
    for length in filter(None, LENGTHS):
        x = every(dtype, 70_000)[::-1][:length].copy()
        result = TensorType(target, x.shape)
        application = Application(operands=(TensorType(dtype, x.shape),), result=result)
        expression = Apply(f"cast_{target.text}", (Read(0),), target)

        computed, found = (
            run(make(expression, application), (x,), result, cpu) for make in (elementwise, table_launches)
        )

        assert computed.tobytes() == found.tobytes(), length


@on_every_cpu
@pytest.mark.parametrize("act", ["sigmoid", "gelu", "exp"])
@pytest.mark.parametrize("dtype", [*BYTES, DType.I4], ids=lambda dtype: dtype.text)
def test_quantized_activations_are_found_in_tables(act: str, dtype: DType, cpu: CpuFeatures) -> None:
    row = TABLE["dequant_activation"]
    for length in (*filter(None, LENGTHS), 4096):
        x = nibbles(length) if dtype is DType.I4 else every(dtype, length)
        application = row.apply((TensorType(dtype, x.shape),), {"act": act, "scale": 0.37, "zero_point": 3})

        expected = row.reference((x,), application)
        found, _ = run_guarded(row.name, (x,), application, cpu=cpu)

        assert same_bits(expected, found), length


@on_every_cpu
@of_halves
def test_a_large_tensor_takes_a_table_and_reads_nothing_beyond_it(dtype: DType, cpu: CpuFeatures) -> None:
    x = every(dtype, 100_003)
    expression, application = function("gelu", x, dtype)

    found, _ = run_guarded("gelu", (x,), application, cpu=cpu)

    assert prefers_table(expression, application)
    assert same_bits(TABLE["gelu"].reference((x,), application), found)


@of_halves
def test_a_table_is_preferred_from_the_break_even_on(dtype: DType) -> None:
    gelu = Apply("gelu", (Read(0),), dtype)
    least = int(break_even(gelu, dtype)) + 1

    taken = [
        prefers_table(*function("gelu", np.empty(size, NUMPY_DTYPES[dtype]), dtype))
        for size in (least - 1, least)
    ]

    assert [False, True] == taken
    assert 1 << 14 <= least <= 1 << 20


def test_what_a_table_cannot_beat_is_computed() -> None:
    assert break_even(Apply("abs", (Read(0),), DType.BF16), DType.BF16) == float("inf")


def test_what_is_no_function_of_one_narrow_tensor_has_no_table() -> None:
    wide = np.empty(1 << 22, np.float32)
    two = TensorType(DType.BF16, (1 << 22,))
    joined = Application(operands=(two, two), result=two)

    assert not prefers_table(*function("gelu", wide, DType.F32))
    assert not prefers_table(Apply("pow", (Read(0), Read(1)), DType.BF16), joined)
    assert not prefers_table(Read(0, is_moved=True), Application(operands=(two,), result=two))


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("form", SPECS)
def test_text_is_as_recorded(cpu: CpuFeatures, form: str, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{form}.ll", emit(SPECS[form], cpu))


@pytest.mark.parametrize("form", SPECS)
def test_other_machines_get_objects(form: str) -> None:
    for cpu, magic in ((NEON, b"\x7fELF"), (WASM128, b"\0asm")):
        assert magic == compile_object(emit(SPECS[form], cpu), cpu)[:4]
