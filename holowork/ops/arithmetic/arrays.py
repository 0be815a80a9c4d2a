"""How a formula on lanes is run over whole arrays."""

import functools
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from holowork.core import OpError
from holowork.ops.arithmetic.fma import Numerics

Array = NDArray[Any]

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)

Formula = Callable[[Array, Numerics], Array]
PairFormula = Callable[[Array, Array, Numerics], Array]

_BLOCK = 1 << 14
"""Elements a formula is applied to at once: its temporaries then stay in the cache."""


class WrongElementType(OpError):
    """An array of another element type than the formula is defined on."""

    def __init__(self, where: str, expected: str, found: np.dtype[Any]) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}. Cast the array first")
        self.where = where
        self.expected = expected
        self.found = found


def checked(where: str, x: Array) -> Array:
    """`x` if it is f32; raises WrongElementType."""
    if x.dtype != np.float32:
        raise WrongElementType(where, "float32", x.dtype)
    return x


def lanewise(formula: Formula) -> Formula:
    """`formula` for arrays of any shape, rank 0 included, block by block and without warnings."""

    @functools.wraps(formula)
    def whole(x: Array, numerics: Numerics) -> Array:
        flat = np.ravel(checked(formula.__name__, x))
        result = np.empty(flat.shape, np.float32)
        with np.errstate(all="ignore"):
            for start in range(0, flat.size, _BLOCK):
                block = slice(start, start + _BLOCK)
                result[block] = formula(flat[block], numerics)
        return result.reshape(np.shape(x))

    return whole


def pairwise(formula: PairFormula) -> PairFormula:
    """`formula` for two arrays of any shape that broadcast, block by block and without warnings."""

    @functools.wraps(formula)
    def whole(a: Array, b: Array, numerics: Numerics) -> Array:
        wide = np.broadcast_arrays(checked(formula.__name__, a), checked(formula.__name__, b))
        left, right = (np.ravel(array) for array in wide)
        result = np.empty(left.shape, np.float32)
        with np.errstate(all="ignore"):
            for start in range(0, left.size, _BLOCK):
                block = slice(start, start + _BLOCK)
                result[block] = formula(left[block], right[block], numerics)
        return result.reshape(wide[0].shape)

    return whole
