"""Every written number becomes the nearest one of its type, ties to even, with one rounding."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from holowork.ops import NUMPY_DTYPES
from holowork.source.literals import BadNumber, array_of, integer, texts_of
from kernels_ir import DType

FORMATS = {DType.F32: (24, 127), DType.F16: (11, 15), DType.BF16: (8, 127)}


def nearest(exact: Fraction, dtype: DType) -> float:
    """The float next to an exact number, by the definition: a multiple of the spacing there."""
    digits, largest = FORMATS[dtype]
    size = abs(exact)
    exponent = max(_exponent(size), 1 - largest) if size else 1 - largest
    spacing = Fraction(2) ** (exponent - digits + 1)
    rounded = round(size / spacing) * spacing
    magnitude = np.inf if rounded >= Fraction(2) ** (largest + 1) else float(rounded)
    return -magnitude if exact < 0 else magnitude


def _exponent(size: Fraction) -> int:
    guess = size.numerator.bit_length() - size.denominator.bit_length()
    return guess - (size < Fraction(2) ** guess)


@st.composite
def near_ties(draw: st.DrawFn) -> str:
    """Numbers halfway between two floats, or a little beside."""
    digits = draw(st.integers(1 << 24, (1 << 25) - 1)) >> draw(st.sampled_from([0, 13, 16]))
    exact = Decimal(digits) * Decimal(2) ** draw(st.integers(-170, 110))
    beside = draw(st.sampled_from(["", "1", "0001", "0" * 30 + "1"]))
    text = f"{exact:f}"
    return (text if "." in text else f"{text}.0") + beside


@pytest.mark.parametrize("dtype", FORMATS, ids=lambda dtype: dtype.text)
@given(text=near_ties() | st.floats(allow_nan=False, allow_infinity=False).map(repr))
@example("1.00000005960464477539062499999999999999999")
@example("1.00000005960464477539062500000000000000001")
@example("3.4028235677973366163753939545814256844e38")
@example("65519.99999999999999999")
@example("7.006492321624085354618647916449580656401309709382578858785341e-46")
@example("1e-400")
def test_a_number_is_rounded_once(dtype: DType, text: str) -> None:
    (value,) = array_of([text], dtype)

    assert nearest(Fraction(text), dtype) == float(value)


@pytest.mark.parametrize(
    ("text", "bits"),
    [
        ("-0", 0x80000000),
        ("nan", 0x7FC00000),
        ("-nan", 0xFFC00000),
        ("inf", 0x7F800000),
        ("-Infinity", 0xFF800000),
        ("1e39", 0x7F800000),
        ("0x1p-149", 0x00000001),
        ("0x1p-150", 0x00000000),
        ("0x1.0000000000000000001p-150", 0x00000001),
        ("-0x1.8", 0xBFC00000),
        ("0x.8p1", 0x3F800000),
        ("0x1p99999999999999999999", 0x7F800000),
        (f"{'9' * 6000}e-6000", 0x3F800000),
    ],
)
def test_a_spelling_gives_these_bits(text: str, bits: int) -> None:
    (value,) = array_of([text], DType.F32).view(np.uint32)

    assert bits == value


@pytest.mark.parametrize(
    ("dtype", "texts"),
    [
        (DType.BOOL, ["true", "false", "1", "0"]),
        (DType.U8, ["0", "255", "0xff"]),
        (DType.I8, ["-128", "127", "+5"]),
        (DType.U64, ["18446744073709551615"]),
        (DType.I64, ["-9223372036854775808", "9223372036854775807"]),
        (DType.I4, ["-8", "7"]),
    ],
)
def test_integers_keep_their_value(dtype: DType, texts: list[str]) -> None:
    array = array_of(texts, dtype)

    expected = [{"true": 1, "false": 0}.get(text) if text.isalpha() else int(text, 0) for text in texts]
    assert expected == [int(value) for value in array]
    assert array.dtype == NUMPY_DTYPES[dtype]


@pytest.mark.parametrize(
    ("dtype", "text"),
    [
        (DType.U8, "256"),
        (DType.U8, "-1"),
        (DType.I4, "8"),
        (DType.I32, "1.0"),
        (DType.I64, "9" * 80),
        (DType.BOOL, "2"),
        (DType.F32, "1_0"),
        (DType.F32, "true"),
        (DType.F32, "٣"),
        (DType.F32, "0x"),
        (DType.F32, ""),
    ],
)
def test_what_is_no_number_of_the_type_is_refused_with_its_place(dtype: DType, text: str) -> None:
    with pytest.raises(BadNumber) as caught:
        array_of(["1", text], dtype)

    assert caught.value.index == 1


def test_no_integer_is_refused() -> None:
    with pytest.raises(BadNumber, match="expected an integer, found x"):
        integer("x")


def test_an_empty_list_has_no_numbers() -> None:
    assert [texts_of("[ ]"), texts_of("[1, 2 ]"), texts_of("1,,2")] == [[], ["1", "2"], ["1", "", "2"]]
