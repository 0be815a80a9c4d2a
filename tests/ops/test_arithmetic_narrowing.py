import ml_dtypes
import numpy as np
import pytest

from holowork.ops.arithmetic import WrongElementType, narrow_bf16, narrow_f16, widen, widen_bf16, widen_f16
from tests.ops.rationals import Array, from_bits

ALL_16 = np.arange(1 << 16, dtype=np.uint16)
FROM_REPORTS = {
    0x7F800001: (0x7FC0, 0x7E00),
    0xFF800001: (0xFFC0, 0xFE00),
    0x7FFFFFFF: (0x7FC0, 0x7E00),
    0x7FC00000: (0x7FC0, 0x7E00),
    0x7F7FFFFF: (0x7F80, 0x7C00),
    0x7F7F8000: (0x7F80, 0x7C00),
    0x7F7F7FFF: (0x7F7F, 0x7C00),
    0x80000000: (0x8000, 0x8000),
    0x00000001: (0x0000, 0x0000),
    0x3F808000: (0x3F80, 0x3C04),
    0x3F818000: (0x3F82, 0x3C0C),
    0x477FEFFF: (0x4780, 0x7BFF),
    0x477FF000: (0x4780, 0x7C00),
    0x33000000: (0x3300, 0x0000),
    0x33000001: (0x3300, 0x0001),
}


def bits(x: Array) -> Array:
    return x.view(np.uint16)


def numbers_of(dtype: type) -> Array:
    stored: Array = ALL_16.view(dtype)
    with np.errstate(all="ignore"):
        return np.asarray(stored[~np.isnan(stored)])


@pytest.mark.parametrize("source", FROM_REPORTS, ids=hex)
def test_narrowing_keeps_nan_and_sign_and_rounds_ties_to_even(source: int) -> None:
    x = from_bits(source)

    assert FROM_REPORTS[source] == (bits(narrow_bf16(x)).item(), bits(narrow_f16(x)).item())


@pytest.mark.parametrize("low", [0x0000, 0x0001, 0x7FFF, 0x8000, 0x8001, 0xFFFF])
def test_narrowing_to_bf16_is_that_of_ml_dtypes_around_every_tie(low: int) -> None:
    x = ((ALL_16.astype(np.uint32) << 16) | np.uint32(low)).view(np.float32)

    with np.errstate(all="ignore"):
        expected = x.astype(ml_dtypes.bfloat16)

    assert np.array_equal(bits(expected), bits(narrow_bf16(x)))


@pytest.mark.parametrize("step", [-1, 0, 1])
def test_narrowing_to_f16_is_that_of_numpy_around_every_tie(step: int) -> None:
    finite = ALL_16[(ALL_16 & 0x7FFF) < 0x7C00].view(np.float16).astype(np.float64)
    below, above = finite, np.concatenate((finite[1:31744], [65536.0], finite[31745:], [-65536.0]))
    ties = ((below + above) / 2).astype(np.float32)
    x = (ties.view(np.int32) + np.int32(step)).view(np.float32)
    with np.errstate(all="ignore"):
        expected = x.astype(np.float16)

    assert np.array_equal(bits(expected), bits(narrow_f16(x)))


def test_widening_is_exact_for_every_16_bit_number() -> None:
    for wide, dtype in ((widen_bf16, ml_dtypes.bfloat16), (widen_f16, np.float16)):
        numbers = numbers_of(dtype)

        assert numbers.astype(np.float64).tobytes() == wide(numbers).astype(np.float64).tobytes()


def test_widening_keeps_the_payload_of_nan() -> None:
    f16, bf16 = np.array([0x7C01, 0xFE05], np.uint16), np.array([0x7F81, 0xFFC5], np.uint16)

    assert widen_f16(f16.view(np.float16)).view(np.uint32).tolist() == [0x7F802000, 0xFFC0A000]
    assert widen_bf16(bf16.view(ml_dtypes.bfloat16)).view(np.uint32).tolist() == [0x7F810000, 0xFFC50000]


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
def test_narrowing_inverts_widening(dtype: type) -> None:
    numbers = numbers_of(dtype)
    narrow = narrow_f16 if dtype is np.float16 else narrow_bf16

    assert numbers.tobytes() == narrow(widen(numbers)).tobytes()


def test_conversions_keep_the_shape_also_of_rank_0_and_of_nothing() -> None:
    for shape in ((), (0,), (2, 0), (2, 3)):
        x = np.zeros(shape, np.float32)

        assert {narrow_bf16(x).shape, narrow_f16(x).shape, widen(narrow_f16(x)).shape} == {shape}


def test_f64_is_refused() -> None:
    with pytest.raises(WrongElementType, match=r"widen: expected float16, .* found float64. Cast"):
        widen(np.zeros(1))
    with pytest.raises(WrongElementType, match="expected float32, found float64"):
        narrow_bf16(np.zeros(1))
