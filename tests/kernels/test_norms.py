"""Norms: rows of lengths around the lanes, with and without each parameter, special values."""

from pathlib import Path

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import Array
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from kernels_ir import NEON, PRESETS, CpuFeatures, DType, NormSpec, compile_object, emit, runnable_presets
from tests.golden import Golden
from tests.kernels.rows import LENGTHS, SPECIAL, agrees, numbers, type_of, with_special

GOLDEN = Path(__file__).parent / "golden" / "norm"
ROWS = ("layer_norm", "rms_norm", "add_rms_norm")
CHANNELS = ("group_norm", "instance_norm")
GIVEN = ((), ("gamma",), ("gamma", "third"), (None, "third"))
on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
in_every_mode = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda numerics: numerics.name)


def operands(name: str, x: Array, given: tuple[str | None, ...]) -> tuple[Array | None, ...]:
    """x and those of the second and third operand that are given."""
    kind = type_of(x)
    small = kind.with_shape(x.shape[-1:] if name in ROWS else x.shape[1:2])
    third = numbers(kind if name == "add_rms_norm" else small, 2)
    made = {"gamma": numbers(small, 1), "third": third}
    return (x, *(made[role] if role else None for role in given))


@on_every_cpu
@in_every_mode
@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_rows_of_any_length_are_scaled(
    name: str, given: tuple[str | None, ...], numerics: Numerics, cpu: CpuFeatures
) -> None:
    for length in LENGTHS:
        x = numbers(TensorType(DType.F32, (3, length)))

        assert agrees(name, operands(name, x, given), cpu, numerics=numerics), length


@on_every_cpu
@in_every_mode
@pytest.mark.parametrize("given", GIVEN, ids=str)
@pytest.mark.parametrize("shape", [(2, 6), (2, 6, 1), (3, 6, 17), (1, 6, 5, 13), (2, 6, 65)], ids=str)
def test_groups_of_channels_are_scaled(
    given: tuple[str | None, ...], shape: tuple[int, ...], numerics: Numerics, cpu: CpuFeatures
) -> None:
    given_operands = operands("group_norm", numbers(TensorType(DType.F32, shape)), given)

    assert agrees("instance_norm", given_operands, cpu, numerics=numerics)
    for groups in (1, 2, 6):
        assert agrees(
            "group_norm", given_operands, cpu, attributes={"num_groups": groups}, numerics=numerics
        ), groups


@on_every_cpu
@pytest.mark.parametrize("name", ROWS + CHANNELS)
@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
def test_narrow_floats_are_scaled(name: str, dtype: DType, cpu: CpuFeatures) -> None:
    x = numbers(TensorType(dtype, (3, 6, 67)))

    assert agrees(name, operands(name, x, ("gamma", "third")), cpu)


@on_every_cpu
@pytest.mark.parametrize("name", ROWS + CHANNELS)
@pytest.mark.parametrize("values", [SPECIAL, (np.nan,), (np.inf,), (0.0, -0.0), (1e-45,)], ids=str)
def test_special_values_are_scaled(name: str, values: tuple[float, ...], cpu: CpuFeatures) -> None:
    x = with_special(numbers(TensorType(DType.F32, (3, 6, 67))), *values)

    assert agrees(name, operands(name, x, ("gamma", "third")), cpu)


@on_every_cpu
@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("epsilon", [0.0, 1e-5, 1.0])
def test_rows_of_one_value_are_scaled(name: str, epsilon: float, cpu: CpuFeatures) -> None:
    x = np.full((2, 65), -0.0, np.float32)

    assert agrees(name, (x,), cpu, attributes={"epsilon": epsilon})


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_text_is_as_recorded(cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}.ll", emit(_spec(DType.F32, by_channel=False), cpu))


@pytest.mark.parametrize("dtype", [DType.F32, DType.BF16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("by_channel", [False, True], ids=["features", "channels"])
def test_other_machines_get_objects(dtype: DType, *, by_channel: bool) -> None:
    spec = _spec(dtype, by_channel=by_channel)

    assert b"\x7fELF" == compile_object(emit(spec, NEON), NEON)[:4]


def _spec(dtype: DType, *, by_channel: bool) -> NormSpec:
    return NormSpec(
        dtype=dtype, operands=("x", "gamma", "beta"), is_centred=True, epsilon=1e-5, by_channel=by_channel
    )
