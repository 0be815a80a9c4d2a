"""Results that go past the caches: the same bits at any address, and nothing written beside them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array
from kernels_ir import (
    NEON,
    PRESETS,
    RESULT,
    WASM128,
    Apply,
    CpuFeatures,
    DType,
    ElementwiseSpec,
    Launch,
    Launches,
    Read,
    compile_object,
    emit,
    operand,
    runnable_presets,
)
from tests.golden import Golden
from tests.kernels.rows import LENGTHS, numbers
from tests.kernels.running import launch_all

GOLDEN = Path(__file__).parent / "golden" / "elementwise"
EDGE, FILL = 128, 0xA5
LARGE = 1 << 22
"""Elements of f32 that are more than a cache has for one of many arrays."""


def spec_of(dtype: DType, result: DType, scalar: str) -> ElementwiseSpec:
    """A function of two operands, of which the second has one element."""
    return ElementwiseSpec(
        operands=(dtype, dtype),
        uniform=(False, True),
        outer=0,
        expression=Apply(scalar, (Read(0), Read(1)), result),
        result=result,
        is_streamed=True,
    )


SPECS = {
    "f32": spec_of(DType.F32, DType.F32, "add"),
    "bf16": spec_of(DType.BF16, DType.BF16, "mul"),
    "f32 to bool": spec_of(DType.F32, DType.BOOL, "less"),
    "i64": spec_of(DType.I64, DType.I64, "add"),
}


def computed(spec: ElementwiseSpec, x: Array, at: tuple[CpuFeatures, int]) -> bytes:
    """What a kernel writes so many elements behind a multiple of 64 bytes, with what lies beside it."""
    cpu, place = at
    item = NUMPY_DTYPES[spec.result].itemsize
    room = np.full(x.size * item + 3 * EDGE, FILL, np.uint8)
    start = -room.ctypes.data % 64 + 64
    single = numbers(TensorType(spec.operands[1], (1,)), 1)
    buffers = {operand(0): x, operand(1): single, RESULT: room[start + place * item :][: x.size * item]}
    places = dict(zip(spec.arguments, buffers, strict=False))
    launch = Launch(spec=spec, places=places, sizes={"elements": x.size})
    launch_all(Launches(launches=(launch,)), buffers, cpu)
    return room[start:][: x.size * item + EDGE].tobytes()


@pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_the_bits_are_the_same_at_any_address(name: str, cpu: CpuFeatures) -> None:
    spec = SPECS[name]
    plain = replace(spec, is_streamed=False)
    for length in LENGTHS:
        x = numbers(TensorType(spec.operands[0], (length,)))
        for place in (0, 1, 7, 15):
            expected = computed(plain, x, (cpu, place))

            assert expected == computed(spec, x, (cpu, place)), (length, place)


def test_results_that_caches_do_not_hold_go_past_them() -> None:
    row, streamed = TABLE["exp"], []
    for elements in (LARGE - 1, LARGE):
        kind = TensorType(DType.F32, (elements,))
        streamed += [launch.spec.is_streamed for launch in row.kernel(row.apply((kind,), {})).launches]

    assert [False, True] == streamed


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_text_is_as_recorded(cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_streamed.ll", emit(SPECS["f32"], cpu))


@pytest.mark.parametrize("cpu", [NEON, WASM128], ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_other_machines_get_objects(name: str, cpu: CpuFeatures) -> None:
    assert compile_object(emit(SPECS[name], cpu), cpu)
