"""What a row does for every op: counting operands, refusing sizes, making nothing of nothing."""

from dataclasses import replace

import numpy as np
import pytest

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops import OPS, TABLE, Application, Array, OperandMismatch, OpSpec, lower
from holowork.ops.application import Operands
from kernels_ir import DType
from tests.ops.rows import buffers_for, kind_of
from tests.strategies import OFFERED

HUGE = TensorType(DType.F32, (1 << 61, 4))
NONE = TensorType(DType.F32, (0, 1 << 40))


def unasked(operands: Operands, application: Application) -> Array:
    raise AssertionError(application.result)


@pytest.mark.parametrize(
    ("name", "count", "message"),
    [
        ("relu", 0, "relu: expected 1 operand (x), found none"),
        ("add", 1, "add: expected 2 operands (a, b), found 1"),
        ("layer_norm", 4, "layer_norm: expected 1 to 3 operands (x, gamma?, beta?), found 4"),
        ("concat", 0, "concat: expected 1 operand or more (values*), found none"),
    ],
)
def test_a_wrong_number_of_operands_is_refused_with_the_right_one(
    name: str, count: int, message: str
) -> None:
    with pytest.raises(OperandMismatch) as refusal:
        TABLE[name].apply((TensorType(DType.F32, (2,)),) * count, {})

    assert message == str(refusal.value)


def test_an_operand_in_the_middle_must_be_there_unless_it_is_optional() -> None:
    x = TensorType(DType.F32, (2,))

    with pytest.raises(OperandMismatch, match="where: expected the operand a, found nothing"):
        TABLE["where"].apply((x, None, x), {})
    with pytest.raises(OperandMismatch, match="concat: expected the operand values, found nothing"):
        TABLE["concat"].apply((x, None), {})


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
def test_operands_that_no_memory_holds_are_refused(row: OpSpec) -> None:
    huge = TensorType(min(row.accepts), (1 << 62, 4))

    with pytest.raises(OperandMismatch, match=r"at most 64 axes and less than 2\^63 bytes"):
        row.check((huge,) * row.least_operands)


def test_results_that_no_memory_holds_are_refused() -> None:
    with pytest.raises(OperandMismatch, match=r"tensors of .*, found f32\[2305843009213693952,4\]"):
        TABLE["expand"].apply((TensorType(DType.F32, ()),), {"shape": HUGE.shape})


def test_an_empty_result_takes_no_memory_on_the_way() -> None:
    application = TABLE["softmax"].apply((NONE,), {"axis": 0})
    row = replace(TABLE["softmax"], reference=unasked)

    result = row.reference((np.empty(NONE.shape, np.float32),), application)

    assert kind_of(result) == NONE
    with pytest.raises(AssertionError):
        row.reference((), replace(application, result=TensorType(DType.F32, ())))


@pytest.mark.parametrize("row", [row for row in OPS if not row.is_offered], ids=lambda row: row.name)
def test_a_fused_op_has_no_own_call(row: OpSpec) -> None:
    nothing = TensorType(DType.I8 if DType.I8 in row.accepts else DType.F32, (0, 0))
    application = row.apply((nothing,) * row.least_operands, {})

    with pytest.raises(OpError, match=f"{row.name}: expected operands that its record can say"):
        lower(row, application, buffers_for(application))
