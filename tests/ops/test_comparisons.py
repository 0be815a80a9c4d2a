import operator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import BadAttribute, OperandMismatch, OpSpec, comparisons
from kernels_ir import DType
from tests.distances import same_bits
from tests.ops.rationals import SPECIALS
from tests.ops.rows import SHAPES, lowered, run, tensors, typed

RELATIONS = {
    "equal": operator.eq,
    "less": operator.lt,
    "less_or_equal": operator.le,
    "greater": operator.gt,
    "greater_or_equal": operator.ge,
}
PAIRS = [row for row in comparisons.OPS if row.name in RELATIONS]
A, B = (x.reshape(-1) for x in np.meshgrid(SPECIALS, SPECIALS))


@pytest.mark.parametrize("name", RELATIONS)
def test_floats_are_compared_as_python_compares_them(name: str) -> None:
    expected = [RELATIONS[name](a, b) for a, b in zip(A.tolist(), B.tolist(), strict=True)]

    assert expected == run(name, A, B).tolist()


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row.name)
@given(st.data())
def test_every_type_is_compared_by_value(row: OpSpec, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(row.accepts)))
    a = data.draw(tensors(dtype))
    b = data.draw(tensors(dtype, st.just(a.shape)))
    pairs = zip(a.reshape(-1).tolist(), b.reshape(-1).tolist(), strict=True)
    expected = [RELATIONS[row.name](*pair) for pair in pairs]

    assert expected == run(row.name, a, b).reshape(-1).tolist()


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row.name)
def test_the_operand_form_is_one_and_zero_in_the_type_of_the_operands(row: OpSpec) -> None:
    for dtype in sorted(row.accepts):
        a, b = typed([0, 1, 1], dtype), typed([1, 1, 0], dtype)
        expected = typed(run(row.name, a, b), dtype)

        assert same_bits(expected, run(row.name, a, b, result="operand"))


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row.name)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_kept(row: OpSpec, shape: tuple[int, ...]) -> None:
    for dtype in row.accepts:
        x = typed(np.ones(shape), dtype)

        assert shape == run(row.name, x, x).shape


def test_is_nan_finds_every_nan_and_nothing_else() -> None:
    every = np.arange(1 << 16, dtype=np.uint16)
    exponent, mantissa = every & 0x7C00, every & 0x03FF
    expected = (exponent == 0x7C00) & (mantissa != 0)

    assert same_bits(expected, run("is_nan", every.view(np.float16)))
    assert same_bits(expected.astype(np.float16), run("is_nan", every.view(np.float16), result="operand"))


@pytest.mark.parametrize("row", comparisons.OPS, ids=lambda row: row.name)
def test_only_the_operand_form_is_portable(row: OpSpec) -> None:
    for dtype in sorted(row.accepts):
        operands = (typed([1, 2], dtype),) * len(row.operands)

        assert not lowered(row.name, *operands).is_portable
        assert (dtype in row.portable) == lowered(row.name, *operands, result="operand").is_portable


@pytest.mark.parametrize("row", comparisons.OPS, ids=lambda row: row.name)
def test_the_wire_gives_the_operand_form(row: OpSpec) -> None:
    x = np.zeros(2, np.float32)
    call = lowered(row.name, *(x,) * len(row.operands), result="operand")

    assert call.application().attributes == {"result": "operand"}
    assert DType.F32 is call.application().result.dtype


def test_bytes_that_are_equal_have_no_sign_but_bytes_in_order_have() -> None:
    assert DType.I8 in comparisons.EQUAL.portable
    assert DType.I8 not in comparisons.LESS.portable


def test_operands_of_two_types_are_refused() -> None:
    with pytest.raises(
        OperandMismatch, match=r"less: expected tensors of one type, found f32\[2\] and i32\[2\]"
    ):
        run("less", np.zeros(2, np.float32), np.zeros(2, np.int32))


def test_no_other_result_is_known() -> None:
    with pytest.raises(BadAttribute, match=r"equal.result: expected one of bool, operand, found 'u8'"):
        run("equal", np.zeros(2, np.float32), np.zeros(2, np.float32), result="u8")
