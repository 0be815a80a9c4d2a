"""How a formula on lanes is run over whole arrays."""

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from holowork.core import OpError
from holowork.ops.arithmetic.algebra import algebra_of
from holowork.ops.arithmetic.fma import FUSED, Numerics
from kernels_ir import Formula

Array = NDArray[Any]

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)

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


def applied(
    formula: Formula, arrays: tuple[Array, ...], dtype: np.dtype[Any], *, numerics: Numerics = FUSED
) -> Array:
    """A formula whose results are of `dtype`, on arrays that broadcast: block by block, without warnings."""
    wide = np.broadcast_arrays(*arrays)
    flat = [np.ravel(array) for array in wide]
    result = np.empty(flat[0].shape, dtype)
    algebra = algebra_of(numerics)
    with np.errstate(all="ignore"):
        for start in range(0, result.size, _BLOCK):
            block = slice(start, start + _BLOCK)
            result[block] = formula(algebra, *(array[block] for array in flat))
    return result.reshape(wide[0].shape)
