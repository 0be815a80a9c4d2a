"""Numbers as they are written, as arrays: each is rounded once, to nearest even, from all of its digits."""

import math
import re
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import numpy as np

from holowork.core import SourceError
from holowork.ops import NUMPY_DTYPES, Array, arithmetic, values_of
from kernels_ir import FLOATS, INTEGERS, DType

_INTEGER = re.compile(r"([+-]?)(?:0[xX]([0-9a-fA-F]{1,64})|([0-9]{1,64}))", re.ASCII)
_HEXADECIMAL = re.compile(
    r"([+-]?)0[xX](?=\.?[0-9a-fA-F])([0-9a-fA-F]*+)\.?([0-9a-fA-F]*+)(?:[pP]([+-]?[0-9]++))?", re.ASCII
)
_DECIMAL = re.compile(
    r"[+-]?(?:(?>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]++)?|(?i:inf|infinity|nan))", re.ASCII
)
_TRUTHS = {"true": True, "True": True, "1": True, "false": False, "False": False, "0": False}
_HALFWAY = np.uint64((1 << 28) - 1)
"""Bits of an f64 that are zero in every value halfway between two neighbours of a narrower float."""


class BadNumber(SourceError):
    """A text is no number of the element type; `index` is its place in the list."""

    def __init__(self, index: int, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found or 'nothing'}")
        self.index = index


def texts_of(items: str) -> list[str]:
    """The numbers between the brackets of a list, or between the commas of a legacy line."""
    inside = items[1:-1] if items.startswith("[") else items
    return [text.strip() for text in inside.split(",")] if inside.strip() else []


def integer(text: str) -> int:
    """A decimal or hexadecimal integer; raises BadNumber."""
    match = _INTEGER.fullmatch(text)
    if match is None:
        raise BadNumber(0, "an integer", text)
    value = int(match[2], 16) if match[2] else int(match[3])
    return -value if match[1] == "-" else value


def number(text: str) -> float:
    """A number, rounded to f32; raises BadNumber."""
    return float(array_of([text], DType.F32)[0])


def array_of(texts: list[str], dtype: DType) -> Array:
    """The values of a list in one row; raises BadNumber for the first one that the type does not have."""
    if dtype in FLOATS:
        return _floats(texts, dtype)
    read = _READERS[dtype]
    return np.array([read(index, text) for index, text in enumerate(texts)], NUMPY_DTYPES[dtype])


def _truth(index: int, text: str) -> bool:
    if text not in _TRUTHS:
        raise BadNumber(index, "true, false, 1 or 0", text)
    return _TRUTHS[text]


def _within(dtype: DType) -> Callable[[int, str], int]:
    values = values_of(dtype)

    def read(index: int, text: str) -> int:
        match = _INTEGER.fullmatch(text)
        if match is None or integer(text) not in values:
            raise BadNumber(index, f"an integer from {values[0]} to {values[-1]}", text)
        return integer(text)

    return read


_READERS: dict[DType, Callable[[int, str], int]] = {
    DType.BOOL: _truth,
    **{dtype: _within(dtype) for dtype in (*INTEGERS, DType.I4, DType.E8CB)},
}


def _floats(texts: list[str], dtype: DType) -> Array:
    wide = np.array([_wide(index, text) for index, text in enumerate(texts)], np.float64)
    with np.errstate(all="ignore"):
        near = arithmetic.widen(_NARROW[dtype](wide))
        is_halfway = (wide.view(np.uint64) & _HALFWAY == 0) & (near != wide) & np.isfinite(wide)
        for index in np.flatnonzero(is_halfway):
            wide[index] = _moved(float(wide[index]), texts[index])
        return _NARROW[dtype](wide)


def _wide(index: int, text: str) -> float:
    if _DECIMAL.fullmatch(text):
        return float(text)
    if not _HEXADECIMAL.fullmatch(text):
        raise BadNumber(index, "a number", text)
    try:
        return float.fromhex(text)
    except OverflowError:
        return -math.inf if text.startswith("-") else math.inf


def _moved(wide: float, text: str) -> float:
    """The neighbour of an f64 on the side of the written number, if it is not that number itself.

    An f64 that is halfway between two narrower floats no longer says on which side the number was.
    """
    exact = _exact(text)
    rounded = type(exact)(wide)
    if exact == rounded:
        return wide
    return math.nextafter(wide, math.inf if exact > rounded else -math.inf)


def _exact(text: str) -> Decimal | Fraction:
    match = _HEXADECIMAL.fullmatch(text)
    if match is None:
        return Decimal(text)
    sign, whole, fraction, exponent = match.groups()
    digits = int(sign + whole + fraction, 16)
    return Fraction(digits) * Fraction(2) ** (int(exponent or 0) - 4 * len(fraction))


def _single(wide: Array) -> Array:
    return wide.astype(np.float32)


def _odd(wide: Array) -> Array:
    """f64 → f32, rounded to odd: a further rounding to fewer bits is then as if it were the only one."""
    near = wide.astype(np.float32)
    is_even = (near.view(np.uint32) & np.uint32(1)) == 0
    toward = np.where(np.abs(wide) > np.abs(near), np.int32(1), np.int32(-1))
    moved = (near.view(np.int32) + toward).view(np.float32)
    return np.where((near != wide) & is_even & ~np.isnan(wide), moved, near)


def _half(wide: Array) -> Array:
    return arithmetic.narrow_f16(_odd(wide))


def _brain(wide: Array) -> Array:
    return arithmetic.narrow_bf16(_odd(wide))


_NARROW = {DType.F32: _single, DType.F16: _half, DType.BF16: _brain}
