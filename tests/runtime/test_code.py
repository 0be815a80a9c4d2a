"""Kernels to look at: what they are called, their code on any CPU, two CPUs side by side."""

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.passes import calls_of
from holowork.runtime import CLASSES, KernelCode, Session, UnknownCpu, UnknownStage, UnknownWidth, class_of
from holowork.runtime.kernel_names import MOST_FUNCTIONS, dtype_of, lanes_of, name_of
from kernels_ir import (
    AVX2,
    NOWHERE,
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
    UnusableText,
    assembly,
    emit,
    linked_assembly,
)
from kernels_ir.located import located

EXP = Apply("exp", (Read(0),), DType.F32)
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


FAMILIES: dict[str, KernelSpec] = {
    "elementwise": _elementwise(GELU),
    "matmul": _matmul(),
    "softmax": SoftmaxSpec(dtype=DType.F16, is_log=True),
    "reduce": ReduceSpec(reduction="sum", dtype=DType.F32, form="lines"),
    "pool": PoolSpec(pool="max", dtype=DType.F16, step=1),
    "tabulate": TabulateSpec(source=DType.F16, expression=EXP, result=DType.I8),
}


def _instructions(text: str) -> list[str]:
    return sorted(line.strip() for line in text.splitlines() if class_of(line))


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("spec", FAMILIES.values(), ids=FAMILIES)
def test_locations_change_no_instruction(spec: KernelSpec, cpu: CpuFeatures) -> None:
    text = emit(spec, cpu)

    assert _instructions(assembly(text, cpu)) == _instructions(assembly(located(text), cpu))


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("spec", FAMILIES.values(), ids=FAMILIES)
def test_most_instructions_are_linked_to_the_ir(spec: KernelSpec, cpu: CpuFeatures) -> None:
    linked = KernelCode(spec).linked(cpu)

    lines = linked.asm.text.splitlines()
    assert KernelCode(spec).asm(cpu).splitlines() == lines
    assert KernelCode(spec).ir(cpu) == linked.ir.text
    linked_ones = [class_of(line) for line, to in zip(lines, linked.asm.lines, strict=True) if to != NOWHERE]
    assert all(linked_ones)
    assert len(linked_ones) > sum(class_of(line) is not None for line in lines) / 2
    assert max(linked.asm.lines) <= len(linked.ir.lines)


def test_a_line_is_linked_to_what_was_made_of_it() -> None:
    linked = KERNEL.linked(AVX2)

    ir, asm = linked.ir.text.splitlines(), linked.asm.text.splitlines()
    made = {
        (ir[line - 1].split(" = ")[-1].split()[0], asm[other - 1].split()[0]) for line, other in linked.pairs
    }
    assert ("fdiv", "vdivps") in made
    assert ("ret", "retq") in made
    assert ("fdiv", "vaddps") not in made


def test_what_llvm_makes_of_the_ir_is_linked_to_the_same_lines() -> None:
    emitted, optimized = KERNEL.linked(AVX2), KERNEL.linked(AVX2, stage="opt")

    assert KERNEL.ir(AVX2, stage="opt") == optimized.ir.text
    assert emitted.asm == optimized.asm
    ir = emitted.ir.text.splitlines()
    pairs = zip(optimized.ir.text.splitlines(), optimized.ir.lines, strict=True)
    divisions = [ir[line - 1] for text, line in pairs if " fdiv " in text]
    assert divisions
    assert all(" fdiv " in line for line in divisions)


def test_code_that_locations_would_change_is_linked_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    other = emit(_elementwise(EXP), AVX2)
    monkeypatch.setattr("kernels_ir.located.located", lambda text: located(other))

    found = linked_assembly(emit(_elementwise(Apply("neg", (Read(0),), DType.F32)), AVX2), AVX2)

    assert not found.is_linked
    assert "vxorps" in found.text


def test_text_that_is_no_llvm_ir_cannot_be_linked() -> None:
    with pytest.raises(UnusableText):
        linked_assembly("define nothing", AVX2)


def test_a_kernel_knows_its_nodes_its_calls_and_its_lines() -> None:
    graph = GraphBuilder("served")
    x = graph.input("x", (2, 3))
    graph.output("y", (x + x).softmax(axis=-1))
    graph.output("z", x.exp() + x.exp().neg())
    session = Session(compile_graph(graph.freeze()), provider="llvm", passes=())

    computed = [number for kernel in session.kernels for number in kernel.nodes]

    assert sorted(computed) == [n for n, node in enumerate(session.program.nodes) if calls_of(node)]
    assert [kernel.calls for kernel in session.kernels] == [len(kernel.nodes) for kernel in session.kernels]
    assert [0, 1, 2, 3, 4] == sorted(call for kernel in session.kernels for call in kernel.served)
    assert all(session.program[number] == node for k in session.kernels for number, node in k.nodes.items())
    assert {()} == {kernel.provenance for kernel in session.kernels}


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        ("fused multiply-add", "\tvfmadd231ps\t(%rsi), %zmm1, %zmm2"),
        ("fused multiply-add", "\tfmla\tv0.4s, v1.4s, v2.4s"),
        ("load", "\tvmovups\t64(%r10), %zmm9 {%k1} {z}"),
        ("load", "\tvbroadcastss\t(%r15), %xmm1"),
        ("load", "\tldp\tx9, x14, [x0, #32]"),
        ("load", "\tv128.load\t0:p2align=2"),
        ("store", "\tvmovups\t%zmm2, (%r8) {%k2}"),
        ("store", "\tmovaps\t%xmm0, 224(%rsp)                  # 16-byte Spill"),
        ("store", "\tst1\t{ v0.4s }, [x8]"),
        ("move", "\tvmovaps\t%zmm4, %zmm19"),
        ("move", "\tlocal.get\t0"),
        ("branch", "\tjge\t.LBB0_3"),
        ("branch", "\tb.ge\t.LBB0_3"),
        ("shuffle", "\tunpcklps\t%xmm1, %xmm0"),
        ("vector arithmetic", "\tvaddps\t%ymm1, %ymm0, %ymm0"),
        ("vector arithmetic", "\tadd\tv0.4s, v0.4s, v1.4s"),
        ("vector arithmetic", "\tf32x4.mul"),
        ("scalar", "\tvmulss\t%xmm1, %xmm0, %xmm0"),
        ("scalar", "\tadd\tx0, x0, #16"),
        ("compare, select", "\tcmovgel\t%r10d, %eax"),
    ],
)
def test_a_line_of_assembly_has_a_class(expected: str, line: str) -> None:
    found = class_of(line)

    assert found is not None
    assert expected == found.name


@pytest.mark.parametrize("line", ["kernel:", "\t.p2align\t4", ".LBB0_1:", "# %bb.0:", "", "\t// comment"])
def test_a_line_that_is_no_instruction_has_no_class(line: str) -> None:
    assert class_of(line) is None


def test_classes_have_letters_of_their_own() -> None:
    assert len(CLASSES) == len({one.letter for one in CLASSES})


def test_the_size_of_a_kernel_is_that_of_its_object_file() -> None:
    assert 1_000 < KERNEL.size(AVX2) < 20_000
