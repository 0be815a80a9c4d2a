"""Values that users hold as constants."""

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from holowork.core import OpError
from holowork.ops import NUMPY_DTYPES, GraphBuilder, from_bytes, to_bytes
from kernels_ir import DType
from tests.ops.rationals import BF16, F16, rounded
from tests.strategies import arrays, layouts, types

WHOLE = st.sampled_from([dtype for dtype in DType if dtype not in {DType.F64, DType.E8CB}])


def taken(value: object, **options: object) -> tuple[str, bytes]:
    """The type and the bytes that a value becomes."""
    graph = GraphBuilder()
    tensor = graph.const("c", value, **options)
    constant = graph.nodes[tensor.node].constant
    assert constant is not None
    return str(constant.type), bytes(constant.data)


def array_of(text: str) -> NDArray[Any]:
    return np.array(eval(text, {"np": np, "inf": math.inf}))


@given(array=types(WHOLE).flatmap(arrays), data=st.data())
def test_the_memory_layout_of_an_array_does_not_matter(array: NDArray[Any], data: st.DataObject) -> None:
    other = data.draw(layouts(array))

    assert taken(array) == taken(other)


@given(kind=types(WHOLE), data=st.data())
def test_an_array_becomes_its_own_bits(kind: Any, data: st.DataObject) -> None:
    array = data.draw(arrays(kind))

    assert taken(array) == (str(kind), bytes(to_bytes(array, kind.dtype)))


LITERALS = {
    "1.5": "f32[] 0000c03f",
    "-0.0": "f32[] 00000080",
    "3": "i64[] 0300000000000000",
    "True": "bool[] 01",
    "[]": "f32[0] ",
    "[1, 2.5]": "f32[2] 0000803f00002040",
    "[[True], [False]]": "bool[2,1] 0100",
    "(1, True)": "i64[2] 01000000000000000100000000000000",
    "2**64 - 1": "u64[] ffffffffffffffff",
    "[np.float64(1)]": "f32[1] 0000803f",
    "np.float32(1)": "f32[] 0000803f",
    "np.int8(-1)": "i8[] ff",
    "np.bool_(True)": "bool[] 01",
    "np.matrix('1 2', dtype=np.int8)": "i8[1,2] 0102",
    "np.array(7, '>i4')": "i32[] 07000000",
    "[np.int16(3)]": "i64[1] 0300000000000000",
    "inf": "f32[] 0000807f",
}


@pytest.mark.filterwarnings("ignore:the matrix subclass")
@pytest.mark.parametrize(("text", "expected"), LITERALS.items(), ids=list(LITERALS))
def test_a_value_becomes_a_constant(text: str, expected: str) -> None:
    kind, data = taken(eval(text, {"np": np, "inf": math.inf}))

    assert f"{kind} {data.hex()}" == expected


ASKED = [
    ([1, 2], "f32", "0000803f00000040"),
    ([1, 2], "u8", "0102"),
    ([-8, 7, 1], "i4", "7801"),
    ([0.5], "bf16", "003f"),
    ([1.0], DType.F16, "003c"),
    ([1.0], np.float16, "003c"),
    ([1.0], ml_dtypes.bfloat16, "803f"),
    ([True], "i32", "01000000"),
    ([1e-50], "f32", "00000000"),
    (np.array([1.0, 1e-3]), "f32", "0000803f6f12833a"),
    (np.array([3], np.int8), "i64", "0300000000000000"),
    (np.array([3], np.int16), "i32", "03000000"),
    (np.array([1.0], ml_dtypes.bfloat16), "f32", "0000803f"),
    (np.array([-3], ml_dtypes.int4), "f16", "00c2"),
    (np.array([True]), "f32", "0000803f"),
]


@pytest.mark.parametrize(("value", "dtype", "expected"), ASKED)
def test_a_dtype_can_be_asked_for(value: object, dtype: object, expected: str) -> None:
    _, data = taken(value, dtype=dtype)

    assert data.hex() == expected


@pytest.mark.parametrize(("dtype", "form"), [("f16", F16), ("bf16", BF16)], ids=["f16", "bf16"])
@given(
    x=st.floats(-60000, 60000)
    | st.floats(-1e-4, 1e-4)
    | st.integers(0, 1 << 20).map(lambda n: 1 + n * 2.0**-30)
)
def test_a_number_is_rounded_once(dtype: str, form: Any, x: float) -> None:
    kind = DType.named(dtype)
    graph = GraphBuilder()

    constant = graph.nodes[graph.const(x, dtype=dtype).node].constant

    assert constant is not None
    found = float(from_bytes(constant.type, constant.data).astype(np.float64)[()])
    assert abs(found) == abs(rounded(exactly(x), form))
    assert NUMPY_DTYPES[kind].itemsize == 2


def exactly(x: float) -> Any:
    from fractions import Fraction

    return Fraction(x)


@pytest.mark.parametrize(
    ("shape", "dtype", "data"),
    [((4, 2), "i4", b"\x21\x43\x65\x87"), ((16,), "e8cb", b"\x03\xff"), ((), "f16", b"\0<")],
)
def test_bytes_become_a_constant_of_a_dtype_and_a_shape(
    shape: tuple[int, ...], dtype: str, data: bytes
) -> None:
    kind, found = taken(data, dtype=dtype, shape=shape)

    assert kind == f"{dtype}[{','.join(map(str, shape))}]"
    assert found == data


def test_indices_of_e8cb_can_come_as_an_array() -> None:
    assert taken(np.array([3, 255], np.uint8), dtype="e8cb", shape=(2, 8)) == ("e8cb[2,8]", b"\x03\xff")
    assert taken([3, 255], dtype="e8cb", shape=16) == ("e8cb[16]", b"\x03\xff")


def test_a_shape_can_be_asked_for() -> None:
    assert taken([1, 2, 3, 4], dtype="u8", shape=(2, 2)) == ("u8[2,2]", b"\1\2\3\4")


def test_a_constant_is_a_copy() -> None:
    array = np.ones(2, np.float32)
    graph = GraphBuilder()
    graph.const("c", array)
    before = graph.label

    array[0] = 5

    assert graph.freeze()[0].constant is not None
    assert bytes(graph.freeze()[0].constant.data) == np.ones(2, np.float32).tobytes()  # type: ignore[union-attr]  # just seen
    assert graph.label == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "np.zeros(2)",
            "constant 'c' is f64; holowork computes floats in f32, f16 or bf16. Cast it with .",
        ),
        (
            "np.float64(2)",
            "constant 'c' is f64; holowork computes floats in f32, f16 or bf16. Make it a number",
        ),
        (
            "np.zeros(2, np.int16)",
            "one of bool, uint8, int8, uint64, int32, int64, float16, bfloat16, float32, int4, found i",
        ),
        (
            "np.zeros(2, np.longdouble)",
            "one of bool, uint8, int8, uint64, int32, int64, float16, bfloat16, float32, int4",
        ),
        ("np.zeros(2, complex)", "expected numbers or truth values, found ndarray (complex128)"),
        ("np.zeros(2, 'M8[s]')", "expected numbers or truth values, found ndarray (datetime64[s])"),
        (
            "np.zeros(2, [('a', 'i4')])",
            "float16, bfloat16, float32, int4, found [('a', '<i4')]. Cast it with .astype(…)",
        ),
        (
            "np.array(['a'], np.dtypes.StringDType())",
            "expected numbers or truth values, found ndarray (StringDType())",
        ),
        (
            "np.ma.array([1.0], mask=[True])",
            "expected an array without a mask (fill it with .filled(…)), found a masked",
        ),
        ("'text'", "expected numbers or truth values, found str (<U4)"),
        ("None", "expected numbers or truth values, found NoneType (object)"),
        ("{1: 2}", "expected numbers or truth values, found dict (object)"),
        ("[[1], [1, 2]]", "expected a number, an array or an even list of numbers, found another (set"),
        ("[1, 2**70]", "expected numbers or truth values, found 1180591620717411303424, of over 64"),
        ("2**64", "expected numbers or truth values, found 18446744073709551616, of over 64 bits"),
        ("1e39", "expected numbers that f32 holds, found 1e+39"),
        ("b'abc'", "expected a dtype and a shape beside raw bytes, found 3 bytes alone"),
    ],
    ids=lambda text: text[:24],
)
def test_a_value_that_is_no_tensor_is_refused(text: str, message: str) -> None:
    with pytest.raises(OpError) as fault:
        taken(eval(text, {"np": np}))

    assert message in str(fault.value)


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("[256]", {"dtype": "u8"}, "expected numbers from 0 to 255 for u8, found 256"),
        ("[8]", {"dtype": "i4"}, "expected numbers from -8 to 7 for i4, found 8"),
        ("[1.5]", {"dtype": "i32"}, "expected whole numbers for i32, found floats"),
        ("[1]", {"dtype": "bool"}, "expected truth values for bool, found int64"),
        ("[70000]", {"dtype": "f16"}, "expected numbers that f16 holds, found 70000"),
        ("[1.0]", {"dtype": "f64"}, "constant 'c' is f64; holowork computes floats in f32, f16 or bf16."),
        ("[1.0]", {"dtype": "e8cb"}, "expected whole numbers for u8, found floats"),
        ("[1]", {"dtype": "e8cb"}, "expected a dtype and a shape beside raw bytes, found 1 bytes alone"),
        ("[1, 2]", {"shape": (3,)}, "expected 3 elements for i64[3], found 2"),
        ("b'ab'", {"dtype": "i4", "shape": (5,)}, "expected 3 bytes for i4[5], found 2"),
        ("[1]", {"dtype": "u4"}, "expected a dtype (bool, u8,"),
        ("[1]", {"dtype": "<f4"}, "expected a dtype (bool, u8,"),
        ("[1]", {"dtype": 7}, "expected a dtype (bool, u8,"),
    ],
    ids=lambda text: str(text)[:24],
)
def test_what_a_dtype_or_a_shape_does_not_hold_is_refused(
    text: str, options: dict[str, object], message: str
) -> None:
    with pytest.raises(OpError) as fault:
        taken(eval(text), **options)

    assert message in str(fault.value)


@given(
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=2), st.lists, max_leaves=6
    )
)
def test_any_python_value_becomes_a_constant_or_is_refused(value: object) -> None:
    assert constant_or_refusal(value) in {"constant", "refusal"}


def constant_or_refusal(value: object) -> str:
    try:
        taken(value)
    except OpError:
        return "refusal"
    return "constant"
