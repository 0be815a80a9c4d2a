"""Movement: every bit arrives, whatever the size of elements, the number of axes, the length of runs."""

from itertools import permutations, product
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array
from kernels_ir import (
    NEON,
    PRESETS,
    WASM128,
    Along,
    CopySpec,
    CpuFeatures,
    DType,
    FillSpec,
    Inner,
    KernelSpec,
    RotarySpec,
    TableSpec,
    compile_object,
    emit,
    runnable_presets,
)
from tests.golden import Golden
from tests.kernels.guarded import application_of, keeps_bits, run_guarded
from tests.kernels.rows import agrees, numbers, with_special

GOLDEN = Path(__file__).parent / "golden" / "movement"
SIDES = (1, 3, 7, 8, 9, 15, 16, 17, 33, 70)
"""Extents around the squares of every width."""
RUNS = (1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 255, 260)
"""Lengths around the vectors of every element."""
BY_SIZE = (DType.U8, DType.F16, DType.F32, DType.I64)
"""An element type of each size."""
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_size = pytest.mark.parametrize("dtype", BY_SIZE, ids=lambda dtype: dtype.text)


def bits(dtype: DType, *shape: int) -> Array:
    """Elements of any bits, signalling NaN too."""
    held = NUMPY_DTYPES[dtype]
    raw = np.random.default_rng(len(shape)).integers(0, 256, (*shape, held.itemsize), np.uint8)
    return raw.view(held)[..., 0]


@on_every_cpu
@of_every_size
def test_matrices_of_any_extents_are_transposed(dtype: DType, cpu: CpuFeatures) -> None:
    for rows, columns in product(SIDES, SIDES):
        assert keeps_bits("transpose", (bits(dtype, rows, columns),), cpu), (rows, columns)


@on_every_cpu
@pytest.mark.parametrize("shape", [(), (5,), (3, 4), (2, 17, 19), (2, 3, 1, 18), (1, 20, 3, 2)], ids=str)
def test_any_order_of_axes_is_made(shape: tuple[int, ...], cpu: CpuFeatures) -> None:
    for perm in permutations(range(len(shape))):
        assert keeps_bits("transpose", (bits(DType.F32, *shape),), cpu, attributes={"perm": perm}), perm


@on_every_cpu
@of_every_size
def test_runs_of_any_length_are_joined(dtype: DType, cpu: CpuFeatures) -> None:
    for run in RUNS:
        parts = tuple(bits(dtype, 3, length) for length in (run, 0, 2, run + 1))

        assert keeps_bits("concat", parts, cpu, attributes={"axis": 1}), run
        assert keeps_bits("concat", parts[:1] * 2, cpu, attributes={"axis": 0}), run


@on_every_cpu
@of_every_size
@pytest.mark.parametrize("step", [1, 2, 3, -1, -2, 100])
def test_any_steps_are_taken(dtype: DType, step: int, cpu: CpuFeatures) -> None:
    first, last = (1, 200) if step > 0 else (-2, -200)
    for run, axis in product(RUNS, range(2)):
        x = bits(dtype, *((run, 5), (5, run))[axis])
        attributes = {"starts": (first,), "ends": (last,), "axes": (axis,), "steps": (step,)}

        assert keeps_bits("slice", (x,), cpu, attributes=attributes), (run, axis)


@on_every_cpu
@of_every_size
@pytest.mark.parametrize("mode", ["constant", "edge", "reflect"])
@pytest.mark.parametrize("pads", [(2, 1, 3, 2), (0, 2, 0, 0), (-1, 2, 3, -2), (-2, -1, -1, 0)], ids=str)
def test_any_pads_are_added(mode: str, pads: tuple[int, ...], dtype: DType, cpu: CpuFeatures) -> None:
    for run in RUNS[3:]:
        attributes = {"pads": pads, "mode": mode, "value": 7.0}

        assert keeps_bits("pad", (bits(dtype, 4, run),), cpu, attributes=attributes), run


@on_every_cpu
@pytest.mark.parametrize("value", [np.nan, -0.0, np.inf, 1e-45])
def test_any_value_fills(value: float, cpu: CpuFeatures) -> None:
    attributes = {"pads": (1, 20), "value": value}

    assert keeps_bits("pad", (bits(DType.F32, 3),), cpu, attributes=attributes)


@on_every_cpu
@pytest.mark.parametrize("mode", ["constant", "edge", "reflect"])
def test_any_number_of_axes_is_padded(mode: str, cpu: CpuFeatures) -> None:
    for rank in range(5):
        x, attributes = bits(DType.F32, *(2, 3, 4, 5)[:rank]), {"pads": (1,) * (2 * rank), "mode": mode}

        assert keeps_bits("pad", (x,), cpu, attributes=attributes), rank


def test_many_axes_that_are_mirrored_are_left_to_the_reference() -> None:
    x = bits(DType.F32, *(2,) * 6)

    application = application_of("pad", (x,), {"pads": (1,) * 12, "mode": "reflect"})

    assert TABLE["pad"].kernel(application) is None


def test_bits_of_parts_of_bytes_are_left_to_the_reference() -> None:
    kind = TensorType(DType.I4, (3, 4))

    for name in ("transpose", "concat", "slice", "pad"):
        assert TABLE[name].kernel(TABLE[name].apply((kind,), {})) is None


@on_every_cpu
@of_every_size
@pytest.mark.parametrize("sizes", [(4, 40), (2, 20), (3, 7), (4, 20), (1, 1)], ids=str)
def test_nearest_elements_are_taken(sizes: tuple[int, int], dtype: DType, cpu: CpuFeatures) -> None:
    assert keeps_bits("resize", (bits(dtype, 2, 20),), cpu, attributes={"sizes": sizes})


@on_every_cpu
@of_every_size
@pytest.mark.parametrize("held", [np.int32, np.int64])
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_rows_and_elements_are_gathered(dtype: DType, held: type, axis: int, cpu: CpuFeatures) -> None:
    data = bits(dtype, 5, 6, 19)
    extent = data.shape[axis]
    for shape in [(), (1,), (2, 3), (17,)]:
        indices = np.random.default_rng(1).integers(-extent, extent, shape).astype(held)

        assert keeps_bits("gather", (data, indices), cpu, attributes={"axis": axis}), shape


@on_every_cpu
@pytest.mark.parametrize("index", [5, -6, 2**31 - 1, -(2**31), 2**62, -(2**63)])
@pytest.mark.parametrize("shape", [(5,), (5, 3), (0, 3)], ids=str)
def test_an_index_outside_is_a_fault(index: int, shape: tuple[int, ...], cpu: CpuFeatures) -> None:
    operands = bits(DType.F32, *shape), np.array([0, index, 1], np.int64)
    application = application_of("gather", operands)

    _, is_fault = run_guarded("gather", operands, application, cpu=cpu)

    assert is_fault


@on_every_cpu
@of_every_size
@pytest.mark.parametrize("position", [0, 3, 4, 6, 2**31 - 1, -1])
def test_new_rows_go_round_the_cache(dtype: DType, position: int, cpu: CpuFeatures) -> None:
    for rows in (0, 1, 3, 5):
        cache, new = bits(dtype, 2, 3, 5, 9), bits(dtype, 2, 3, rows, 9)

        assert keeps_bits("kv_cache_write", (cache, new, np.array([position], np.int32)), cpu), rows


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.F32, DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
def test_rows_of_any_length_are_turned(dtype: DType, cpu: CpuFeatures) -> None:
    for half in (0, *RUNS):
        x, cos, sin = (numbers(TensorType(dtype, (3, 2 * half)), seed) for seed in range(3))
        special = with_special(x, np.nan, np.inf, -np.inf, -0.0, 1e-45)

        assert agrees("rotary_embedding", (special, cos, sin), cpu), half


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.F32, DType.F16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("kernel", [(1, 1), (3, 3), (2, 5)], ids=str)
@pytest.mark.parametrize("strides", [(1, 1), (2, 3)], ids=str)
def test_cells_become_columns(
    dtype: DType, kernel: tuple[int, int], strides: tuple[int, int], cpu: CpuFeatures
) -> None:
    for width in (5, 16, 33):
        pads = (kernel[0] // 2, kernel[1] - 1, 0, kernel[1] // 2)
        attributes = {"kernel": kernel, "strides": strides, "pads": pads}

        assert keeps_bits("im2col", (bits(dtype, 3, 6, width),), cpu, attributes=attributes), width


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.F32, DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("kernel", [(1, 1), (3, 3), (2, 5)], ids=str)
@pytest.mark.parametrize("strides", [(1, 1), (2, 3)], ids=str)
def test_columns_are_added_up(
    dtype: DType, kernel: tuple[int, int], strides: tuple[int, int], cpu: CpuFeatures
) -> None:
    for width in (5, 16, 33):
        image, pads = (6, width), (1, 2, 1, 1)
        counts = [
            (extent + pads[axis] + pads[axis + 2] - kernel[axis]) // strides[axis] + 1
            for axis, extent in enumerate(image)
        ]
        x = numbers(TensorType(dtype, (3 * kernel[0] * kernel[1], counts[0] * counts[1])))
        attributes = {"kernel": kernel, "strides": strides, "pads": pads, "image": image}

        assert agrees("col2im", (with_special(x, -0.0, np.nan, np.inf),), cpu, attributes=attributes), width


SPECS: dict[str, KernelSpec] = {
    "squares": CopySpec(size=4, axes=(Along.STEPS,), inner=Inner.SQUARE),
    "runs": CopySpec(size=4, axes=(Along.INDICES_I64,), inner=Inner.RUN),
    "fill": FillSpec(size=4),
    "table": TableSpec(rule="nearest"),
    "rotary": RotarySpec(dtype=DType.F32),
}


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))


@pytest.mark.parametrize("size", [1, 2, 4, 8])
@pytest.mark.parametrize("inner", Inner, ids=lambda inner: inner.value)
@pytest.mark.parametrize("along", Along, ids=lambda along: along.value)
def test_other_machines_get_objects(size: int, inner: Inner, along: Along) -> None:
    text = emit(CopySpec(size=size, axes=(along,), inner=inner), NEON)

    assert b"\x7fELF" == compile_object(text, NEON)[:4]
    assert b"\0asm" == compile_object(emit(SPECS["squares"], WASM128), WASM128)[:4]
