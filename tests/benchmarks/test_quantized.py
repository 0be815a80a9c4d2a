"""Products with weights of i8 are as fast as the dynamic ones of torch and onnxruntime, on one thread.

Every candidate has weights of its own, packed ahead as in a session; rows are quantized in every call (W8A8).
Products with `act_quant=0` keep rows as f32 (W8A32), which the peers do not: they are compared all the same.
A single row of these is bound by four vector instructions for 16 weights (widen, convert, scale,
multiply-add) on two ports, where a product of bytes has one.
torch has one scale for all columns, so that its results are further away.
"""

from collections.abc import Iterator

import numpy as np
import pytest

from holowork.ops import Array
from kernels_ir import DType
from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared
from tests.benchmarks.ours import copied
from tests.benchmarks.page import Report

Sides = tuple[int, int, int]
TORCH = (
    "m = torch.nn.Sequential(torch.nn.Linear(*y.shape, bias=False)); "
    "m[0].weight.data = (y * z).T.contiguous(); "
    "q = torch.ao.quantization.quantize_dynamic(m, {torch.nn.Linear}, dtype=torch.qint8); "
    "q(x)"
)
ONNX = (
    "q, scale, zero = DynamicQuantizeLinear(x); "
    "sums = MatMulInteger(q, y, zero); "
    "numbers = Cast <to=1> (sums); "
    "both = Mul(scale, z); "
    "out = Mul(numbers, both)"
)
"""Nodes that the peer joins to one product."""
NEAR = 0.05
MANY_ROWS = 1.15
OF_NUMBERS = 0.4
"""The slack of rows of f32: making numbers of 16 weights takes four instructions, a product of bytes one."""


def _case(sides: Sides, *, act_quant: int = 1, target: float = 1.0, slack: float = 0.85) -> Case:
    m, n, k = sides
    return Case(
        op="matmul_dequant",
        shapes=((m, k), (k, n), (n,)),
        dtypes=(DType.F32, DType.I8, DType.F32),
        constants=frozenset({1, 2}),
        attributes={"act_quant": act_quant},
        name=f"{m}×{n}×{k}, {'W8A8' if act_quant else 'W8A32'}",
        torch=TORCH,
        onnx=ONNX,
        near=NEAR,
        target=target,
        slack=slack,
    )


def _cases() -> Iterator[Case]:
    yield from (_case((m, side, side)) for m in (1, 8) for side in (1024, 4096))
    many = ((32, 1024), (128, 1024), (512, 1024), (32, 4096))
    yield from (_case((m, side, side), target=MANY_ROWS) for m, side in many)
    yield from (_case((1, side, side), act_quant=0, slack=OF_NUMBERS) for side in (1024, 4096))


@pytest.mark.parametrize("case", [*_cases()], ids=str)
@pytest.mark.filterwarnings("ignore:.*deprecated")
def test_no_peer_is_faster(case: Case, report: Report) -> None:
    line = compared(case, operands=_operands(case))

    report(line)


def _operands(case: Case) -> tuple[Array, ...]:
    """Weights within ±127, whose scales are of a layer's."""
    rows, weights, scales = (kind.shape for kind in case.kinds)
    random = np.random.default_rng(rows[0] + scales[0])
    given = (
        random.standard_normal(rows, np.float32),
        random.integers(-127, 128, weights).astype(np.int8),
        random.uniform(0.5, 1, scales).astype(np.float32) / 100,
    )
    return tuple(copied(x) for x in given)
