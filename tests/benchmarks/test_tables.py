"""Tables of functions are faster than computing them: one at a time, in vectors, and by torch, on one thread.

The baseline that computes one at a time is code of the same compiler that calls `erff` of the C library.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from holowork.ops import TABLE, Array
from holowork.ops.kernels.elementwise import elementwise
from holowork.ops.kernels.tables import table_launches
from kernels_ir import Apply, DType, Expression, Launches, Read
from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared
from tests.benchmarks.one_by_one import one_by_one
from tests.benchmarks.ours import Work, ours, work_of
from tests.benchmarks.page import Report
from tests.benchmarks.quiet import Call

SIZES = (1 << 16, 1 << 20)
OVER_ONE_AT_A_TIME, OVER_TORCH, OVER_TORCH_QUANTIZED = 28, 2, 3
SCALE, ZERO_POINT = 0.05, 3
NEAR = 0.01
GELU = Case(
    op="gelu",
    shapes=(),
    dtypes=(DType.BF16,),
    attributes={"approximate": "none"},
    near=NEAR,
)
QUANTIZED = Case(
    op="dequant_activation",
    shapes=(),
    dtypes=(DType.I8,),
    attributes={"act": "gelu", "scale": SCALE, "zero_point": ZERO_POINT},
    near=NEAR,
)
TORCH = "torch.ops.aten.gelu.out(x, out=out)"
TORCH_QUANTIZED = (
    f"q = torch._make_per_tensor_quantized_tensor(x, {SCALE}, {ZERO_POINT}); "
    "F.gelu(q.dequantize(), approximate='tanh')"
)


def _cases(case: Case, what: str) -> Iterator[Case]:
    for elements in SIZES:
        yield replace(case, shapes=((elements,),), name=f"{what}, {elements} elements, by table")


@pytest.mark.parametrize("case", [*_cases(GELU, "gelu of bf16")], ids=str)
def test_gelu_of_bf16_is_looked_up(case: Case, report: Report) -> None:
    (x,) = case.operands()
    work = work_of(case)
    assert len(work.launches.launches) == 2, "expected a table"
    in_vectors = _in_vectors(case, _tabulated(work.launches), x)

    singly = compared(replace(case, target=OVER_ONE_AT_A_TIME), beside={"one at a time": one_by_one(x)})
    beside_vectors = compared(case, beside={"in vectors": in_vectors})
    beside_torch = compared(replace(case, torch=TORCH, target=OVER_TORCH))

    for line in (singly, beside_vectors, beside_torch):
        report(line)


@pytest.mark.parametrize("case", [*_cases(QUANTIZED, "gelu of dequantized i8")], ids=str)
def test_activations_of_i8_are_looked_up(case: Case, report: Report) -> None:
    (x,) = case.operands()
    numbers = Apply("dequantize", (Read(0),), DType.F32, (SCALE, ZERO_POINT))
    expression = Apply("gelu", (numbers,), DType.F32)
    application = TABLE[case.op].apply(case.kinds, case.attributes)
    work = Work(launches=table_launches(expression, application), result=application.result)

    in_vectors = compared(case, work=work, beside={"in vectors": _in_vectors(case, expression, x)})
    beside_torch = compared(replace(case, torch=TORCH_QUANTIZED, target=OVER_TORCH_QUANTIZED), work=work)

    for line in (in_vectors, beside_torch):
        report(line)


def _tabulated(made: Launches) -> Expression:
    """What a table holds."""
    expression: Expression = made.launches[0].spec.expression  # type: ignore[attr-defined]  # of a table
    return expression


def _in_vectors(case: Case, expression: Expression, x: Array) -> Call:
    """The same computed by vectors."""
    application = TABLE[case.op].apply(case.kinds, case.attributes)
    made = ours(Work(launches=elementwise(expression, application), result=application.result), (x,))
    made.run()
    assert np.isfinite(made.result.astype(np.float32)).all()
    return lambda: (made.run(), made)
