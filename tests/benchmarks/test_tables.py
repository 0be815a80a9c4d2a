"""Tables of functions are faster than computing them: one at a time, in vectors, and by torch, on one thread.

The baseline that computes one at a time is code of the same compiler that calls `erff` of the C library.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, ClassVar

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array
from holowork.ops.kernels.elementwise import elementwise
from holowork.ops.kernels.tables import table_launches
from kernels_ir import (
    F32,
    RESULT,
    Apply,
    CpuFeatures,
    DType,
    Entry,
    Expression,
    KernelSpec,
    Launches,
    Read,
    compile_object,
    detect,
    load,
    narrow,
    operand,
    temporary,
    widen,
)
from kernels_ir.builder import Kernel
from kernels_ir.kinds import U16
from kernels_ir.values import Value
from tests.benchmarks.quiet import Call, times
from tests.kernels.running import code_of

_KEPT: list[object] = []
"""The kernels that are measured, and what they read and write."""
SIZES = (1 << 16, 1 << 20)
SLACK = 0.85
"""Differences that a shared machine does not tell apart, below a target."""
OVER_ONE_AT_A_TIME, OVER_TORCH, OVER_TORCH_QUANTIZED = 28, 2, 3
SCALE, ZERO_POINT = 0.05, 3


@dataclass(frozen=True, kw_only=True)
class OneByOneSpec(KernelSpec):
    """out[i] = x[i]/2·(1 + erff(x[i]/√2)) of bf16, one element after another."""

    family: ClassVar[str] = "one_by_one"

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("x", "out", "elements")


def emit_one_by_one(spec: OneByOneSpec, cpu: CpuFeatures) -> str:
    kernel = Kernel(spec, cpu)
    x, out = kernel.pointer("x"), kernel.pointer("out")
    kernel.declare("float @erff(float)")
    for index in kernel.loop(kernel.argument("elements")):
        number = widen(kernel, kernel.load(kernel.at(x, index, U16.bytes), U16), DType.BF16)
        error = Value(kernel, kernel.line(f"call float @erff({number * 0.5**0.5})"), F32)
        stored = narrow(kernel, number * 0.5 * (error + 1.0), DType.BF16)
        kernel.store(stored, kernel.at(out, index, U16.bytes))
    return kernel.close()


@pytest.mark.parametrize("elements", SIZES)
def test_gelu_of_bf16_is_looked_up(elements: int) -> None:
    x, _ = arrays = _aligned(elements * U16.bytes), _aligned(elements * U16.bytes)
    x.view(NUMPY_DTYPES[DType.BF16])[:] = np.random.default_rng(0).standard_normal(elements)
    kind = TensorType(DType.BF16, (elements,))
    application = TABLE["gelu"].apply((kind,), {"approximate": "none"})
    ours = TABLE["gelu"].kernel
    assert ours is not None
    made = ours(application)
    assert made is not None
    assert len(made.launches) == 2, "expected a table"
    expression = _expression(made)

    found = _shown(
        f"gelu of bf16, {elements} elements",
        {
            "table": _last(made, arrays),
            "vectors": _last(elementwise(expression, application), arrays),
            "one at a time": _one_by_one(arrays),
            **_torch_gelu(arrays),
        },
    )

    assert found["one at a time"] > OVER_ONE_AT_A_TIME * SLACK
    assert found.get("torch", OVER_TORCH) > OVER_TORCH * SLACK


@pytest.mark.parametrize("elements", SIZES)
def test_activations_of_i8_are_looked_up(elements: int) -> None:
    x, _ = arrays = _aligned(elements), _aligned(elements * F32.bytes)
    x[:] = np.random.default_rng(0).integers(0, 256, elements, np.uint8)
    given = {"act": "gelu", "scale": SCALE, "zero_point": ZERO_POINT}
    application = TABLE["dequant_activation"].apply((TensorType(DType.I8, (elements,)),), given)
    numbers = Apply("dequantize", (Read(0),), DType.F32, (SCALE, ZERO_POINT))
    expression = Apply("gelu", (numbers,), DType.F32)

    found = _shown(
        f"gelu of dequantized i8, {elements} elements",
        {
            "table": _last(table_launches(expression, application), arrays),
            "vectors": _last(elementwise(expression, application), arrays),
            **_torch_quantized(x),
        },
    )

    assert found.get("torch", OVER_TORCH_QUANTIZED) > OVER_TORCH_QUANTIZED * SLACK


def _shown(title: str, candidates: Mapping[str, Call]) -> dict[str, float]:
    """How much longer each takes than the table."""
    found = times(candidates)
    table = found.seconds["table"]
    ratios = {name: taken / table for name, taken in found.seconds.items()}
    told = ", ".join(f"{name} {ratio:.1f}" for name, ratio in ratios.items())
    print(
        f"\n{title}: table {table * 1e6:.1f} µs; times of it: {told}; {found.kept:.0%} of the samples counted"
    )
    return ratios


def _expression(made: Launches) -> Expression:
    """What a table holds."""
    expression: Expression = made.launches[0].spec.expression  # type: ignore[attr-defined]  # of a table
    return expression


def _last(made: Launches, arrays: tuple[Array, Array]) -> Call:
    """The kernel that reads x; what a session makes once has been run."""
    x, out = arrays
    held = {operand(0): x, RESULT: out}
    held |= {temporary(i): _aligned(size) for i, size in enumerate(made.temporaries)}
    for launch in made.launches:
        named = {name: held[place].ctypes.data for name, place in launch.places.items()} | launch.sizes
        block = np.array([named.get(name, 0) for name in launch.spec.arguments], np.int64)
        entry = Entry(code_of(launch.spec, detect().chosen), block.ctypes.data)
        entry.run()
        _KEPT.append((entry, block, held))
    return entry.run


def _one_by_one(arrays: tuple[Array, Array]) -> Call:
    (x, out), cpu = arrays, detect().chosen
    block = np.array([x.ctypes.data, out.ctypes.data, x.size // U16.bytes], np.int64)
    entry = Entry(load(compile_object(emit_one_by_one(OneByOneSpec(), cpu), cpu)), block.ctypes.data)
    _KEPT.append((entry, block, x, out))
    return entry.run


def _aligned(size: int) -> Array:
    room = np.zeros(size + 64, np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size]


def _torch() -> Any:
    """The peer, or None, which is told, where it is not installed."""
    if find_spec("torch") is None:
        print("\ntorch is not installed")
        return None
    import torch

    torch.set_num_threads(1)
    return torch


def _torch_gelu(arrays: tuple[Array, Array]) -> dict[str, Call]:
    torch = _torch()
    if torch is None:
        return {}
    given, out = (torch.from_numpy(x.view(np.int16)).view(torch.bfloat16) for x in arrays)
    return {"torch": lambda: torch.ops.aten.gelu.out(given, out=out)}


def _torch_quantized(x: Array) -> dict[str, Call]:
    torch = _torch()
    if torch is None:
        return {}
    given = torch._make_per_tensor_quantized_tensor(torch.from_numpy(x.view(np.int8)), SCALE, ZERO_POINT)
    gelu = torch.nn.functional.gelu
    return {"torch": lambda: gelu(given.dequantize(), approximate="tanh")}
