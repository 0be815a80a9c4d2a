import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.ops.arithmetic import WrongElementType, integers
from tests.ops.rationals import Array

DTYPES = [np.dtype(name) for name in ("u1", "i1", "i4", "i8", "u8")]
EVERY = pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: dtype.name)


def truncated(a: int, b: int) -> int:
    return math.trunc(Fraction(a, b)) if b else 0


def power(a: int, b: int) -> int:
    if b < 0:
        return truncated(1, a**-b) if a in {1, -1} else 0
    return pow(a, b, 1 << 64)


BINARY: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": truncated,
    "mod": lambda a, b: a % b if b else 0,
    "pow": power,
    "min": min,
    "max": max,
}
UNARY: dict[str, Callable[[int], int]] = {
    "neg": lambda x: -x,
    "abs": abs,
    "sign": lambda x: (x > 0) - (x < 0),
}


def wrapped(values: list[int], dtype: np.dtype[Any]) -> Array:
    width = 8 * dtype.itemsize
    return np.array([value % (1 << width) for value in values], f"u{dtype.itemsize}").view(dtype)


def edges(dtype: np.dtype[Any]) -> list[int]:
    info = np.iinfo(dtype)
    values = {0, 1, 2, 3, 7, -1, -2, -7, info.min, info.min + 1, info.max, info.max - 1, 63, 64}
    return sorted(value for value in values if info.min <= value <= info.max)


@EVERY
@pytest.mark.parametrize("name", BINARY)
@settings(max_examples=15)
@given(data=st.data())
def test_two_integers_give_the_wrapped_true_result(
    name: str, dtype: np.dtype[Any], data: st.DataObject
) -> None:
    info = np.iinfo(dtype)
    value = st.integers(int(info.min), int(info.max)) | st.sampled_from(edges(dtype))
    pairs = data.draw(st.lists(st.tuples(value, value), min_size=1, max_size=8))
    a, b = (np.array(column, dtype) for column in zip(*pairs, strict=True))

    found = getattr(integers, name)(a, b)

    assert (found.dtype, found.tolist()) == (
        dtype,
        wrapped([BINARY[name](*pair) for pair in pairs], dtype).tolist(),
    )


@EVERY
@pytest.mark.parametrize("name", BINARY)
def test_two_integers_at_the_edges_give_the_wrapped_true_result(name: str, dtype: np.dtype[Any]) -> None:
    pairs = [(a, b) for a in edges(dtype) for b in edges(dtype)]
    a, b = (np.array(column, dtype) for column in zip(*pairs, strict=True))

    found = getattr(integers, name)(a, b)

    assert wrapped([BINARY[name](*pair) for pair in pairs], dtype).tolist() == found.tolist()


@pytest.mark.parametrize("dtype", ["u1", "i1"])
@pytest.mark.parametrize("name", BINARY)
def test_all_pairs_of_bytes_give_the_wrapped_true_result(name: str, dtype: str) -> None:
    values = np.arange(256, dtype=np.uint8).view(dtype)
    a, b = (axis.reshape(-1) for axis in np.meshgrid(values, values))

    found = getattr(integers, name)(a, b)

    truth = [BINARY[name](*pair) for pair in zip(a.tolist(), b.tolist(), strict=True)]
    assert wrapped(truth, np.dtype(dtype)).tobytes() == found.tobytes()


@EVERY
@pytest.mark.parametrize("name", UNARY)
def test_one_integer_gives_the_wrapped_true_result(name: str, dtype: np.dtype[Any]) -> None:
    values = edges(dtype)

    found = getattr(integers, name)(np.array(values, dtype))

    assert (found.dtype, found.tolist()) == (dtype, wrapped([UNARY[name](v) for v in values], dtype).tolist())


def test_a_division_by_zero_is_zero_and_the_smallest_over_minus_one_is_itself() -> None:
    smallest = np.array([np.iinfo(np.int64).min], np.int64)

    assert integers.div(smallest, smallest * 0).tolist() == [0]
    assert integers.mod(smallest, smallest * 0).tolist() == [0]
    assert integers.div(smallest, smallest * 0 - 1).tolist() == smallest.tolist()
    assert integers.mod(smallest, smallest * 0 - 1).tolist() == [0]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("add", [0, 1, 1, 0]),
        ("sub", [0, 1, 1, 0]),
        ("mul", [0, 0, 0, 1]),
        ("div", [0, 0, 0, 1]),
        ("mod", [0, 0, 0, 0]),
        ("pow", [1, 0, 1, 1]),
        ("min", [0, 0, 0, 1]),
        ("max", [0, 1, 1, 1]),
    ],
)
def test_bool_is_the_integers_modulo_two(name: str, expected: list[int]) -> None:
    a, b = np.array([0, 0, 1, 1], np.bool_), np.array([0, 1, 0, 1], np.bool_)

    found = getattr(integers, name)(a, b)

    assert (found.dtype, found.tolist()) == (np.bool_, [bool(value) for value in expected])


@pytest.mark.parametrize("name", UNARY)
def test_one_bool_is_itself(name: str) -> None:
    x = np.array([False, True])

    assert getattr(integers, name)(x).tolist() == x.tolist()


def test_integers_broadcast_and_take_rank_0() -> None:
    column, row = np.arange(3, dtype=np.int32)[:, None], np.arange(4, dtype=np.int32)

    assert integers.pow(column, row).shape == (3, 4)
    assert integers.div(np.array(7, np.int8), np.array(-2, np.int8)).item() == -3


def test_two_element_types_are_refused() -> None:
    with pytest.raises(WrongElementType, match=r"integers\.add: expected int8, found uint8"):
        integers.add(np.zeros(1, np.int8), np.zeros(1, np.uint8))
