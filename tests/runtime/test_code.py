"""Kernels to look at: what they are called, their code on any CPU, two CPUs side by side."""

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import KernelCode, Session, UnknownCpu, UnknownStage, UnknownWidth
from holowork.runtime.kernel_names import MOST_FUNCTIONS, dtype_of, lanes_of, name_of
from kernels_ir import (
    AVX2,
    PRESETS,
    Apply,
    CopySpec,
    CpuFeatures,
    DType,
    ElementwiseSpec,
    Epilogue,
    Expression,
    FillSpec,
    Inner,
    KernelSpec,
    MatmulSpec,
    PoolSpec,
    Read,
    ReduceSpec,
    SoftmaxSpec,
    TableSpec,
    TabulateSpec,
)

GELU = Apply("gelu", (Apply("add", (Read(0), Read(1)), DType.F32),), DType.F32)


def _elementwise(expression: Expression, result: DType = DType.F32) -> KernelSpec:
    return ElementwiseSpec(
        operands=(DType.F32,) * 2, uniform=(False,) * 2, outer=0, expression=expression, result=result
    )


def _matmul() -> KernelSpec:
    epilogue = Epilogue(
        product=DType.F32, expression=GELU, result=DType.BF16, operands=(DType.F32,), uniform=(False,)
    )
    return MatmulSpec(dtype=DType.F32, is_packed=True, rows=4, columns=1, epilogue=epilogue)


KERNEL = KernelCode(_elementwise(GELU))


@pytest.mark.parametrize(
    ("expected", "spec"),
    [
        ("add_gelu f32", _elementwise(GELU)),
        ("copy f32", _elementwise(Read(0, is_moved=True))),
        ("matmul_add_gelu bf16", _matmul()),
        ("tabulate_add_gelu i8", TabulateSpec(source=DType.F16, expression=GELU, result=DType.I8)),
        ("log_softmax f16", SoftmaxSpec(dtype=DType.F16, is_log=True)),
        ("reduce_sum f32", ReduceSpec(reduction="sum", dtype=DType.F32, form="lines")),
        ("pool_max f16", PoolSpec(pool="max", dtype=DType.F16, step=1)),
        ("copy 16-bit", CopySpec(size=2, axes=(), inner=Inner.ONE)),
        ("fill 32-bit", FillSpec(size=4)),
        ("table_floor i64", TableSpec(rule="floor")),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_kernel_is_called_by_its_family_and_its_functions(expected: str, spec: KernelSpec) -> None:
    assert expected == f"{name_of(spec)} {dtype_of(spec)}"


def test_a_long_name_tells_how_much_it_leaves_out() -> None:
    expression: Expression = Read(0)
    for _ in range(MOST_FUNCTIONS + 3):
        expression = Apply("neg", (expression,), DType.F32)

    assert name_of(_elementwise(expression)).endswith("_neg_and_3_more")


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_the_lanes_are_those_of_the_vectors_in_the_code(cpu: CpuFeatures) -> None:
    assert cpu.lanes(32) == lanes_of(KERNEL.ir(cpu))


def test_code_without_vectors_is_one_wide() -> None:
    assert 1 == lanes_of("define void @kernel(ptr %arguments) {\n  ret void\n}")


def test_a_session_lists_its_kernels_in_a_line_each() -> None:
    graph = GraphBuilder("small")
    x = graph.input("x", (2, 3))
    graph.output("y", (x + x).softmax(axis=-1))
    session = Session(compile_graph(graph.freeze()), provider="llvm", passes=())

    shown = [repr(kernel) for kernel in session.kernels]

    assert [
        f"Kernel('{name}', f32, {kernel.lanes}-wide)"
        for name, kernel in zip(("add", "softmax"), session.kernels, strict=True)
    ] == shown


@pytest.mark.parametrize("name", ["haswell", "Haswell", "avx2", AVX2])
def test_a_cpu_has_the_name_of_its_preset_or_its_own(name: str | CpuFeatures) -> None:
    assert KERNEL.asm(AVX2) == KERNEL.asm(name)


def test_less_than_the_whole_vectors_can_be_used() -> None:
    assert "zmm" in KERNEL.asm("skylake-avx512")
    assert "zmm" not in KERNEL.asm("skylake-avx512", width=256)
    assert 4 == lanes_of(KERNEL.ir("skylake-avx512", width=128))


@pytest.mark.parametrize("width", [0, 64, 512, 1024])
def test_a_width_that_a_cpu_does_not_have_is_refused(width: int) -> None:
    with pytest.raises(UnknownWidth, match=f"^width on AVX2: expected one of 128, 256, found {width}$"):
        KERNEL.asm("haswell", width=width)


def test_an_unknown_cpu_is_told_those_that_are_known() -> None:
    expected = "host, AVX512, AVX2, NEON, PORTABLE, WASM128, skylake-avx512, haswell"

    with pytest.raises(UnknownCpu, match=f"^cpu: expected one of {expected}, found 'pentium'$"):
        KERNEL.ir("pentium")


def test_what_llvm_makes_of_a_kernel_is_another_stage() -> None:
    emitted, optimized = KERNEL.ir(), KERNEL.ir(stage="opt")

    assert emitted == KERNEL.ir(stage="emitted")
    assert emitted != optimized
    assert "define void @kernel(" in optimized


def test_an_unknown_stage_is_refused() -> None:
    with pytest.raises(UnknownStage, match=r"^stage: expected one of emitted, opt, found 'fast'$"):
        KERNEL.ir(stage="fast")


def test_two_cpus_are_compared_by_the_classes_of_their_instructions() -> None:
    found = KERNEL.compare("haswell", "skylake-avx512")

    counts = KERNEL.classes("haswell"), KERNEL.classes("skylake-avx512")
    assert {name: (counts[0][name], counts[1][name]) for name in found.classes} == found.classes
    assert set(counts[0]) | set(counts[1]) == set(found.classes)
    header, _, *rows = repr(found).splitlines()
    assert ["add_gelu", "haswell", "skylake-avx512"] == header.split()
    assert ["all", str(counts[0].total()), str(counts[1].total())] == rows[-1].split()


def test_a_kernel_that_runs_has_the_code_that_is_shown() -> None:
    x = np.arange(6, dtype=np.float32)
    graph = GraphBuilder("small")
    graph.output("y", graph.input("x", (6,)) * 2)
    session = Session(compile_graph(graph.freeze()), provider="llvm")

    kernel = next(kernel for kernel in session.kernels if kernel.name == "mul")

    assert (x * 2).tobytes() == session.run(x=x)["y"].tobytes()
    assert "fmul" in kernel.ir()
