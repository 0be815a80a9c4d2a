"""Constants that have one element over and over, also where they are spread over other extents."""

from collections.abc import Callable

import numpy as np

from holowork.ir import Constant, Node
from holowork.ops import Array, from_bytes, values_of
from holowork.passes import Match, Pattern, behind, node
from kernels_ir import FLOATS, DType

Number = Callable[[DType], float | int]
"""The number of a role in each element type."""
SPREADING = ("expand", "reshape")
"""The ops that a uniform constant is uniform behind."""


def zero(dtype: DType) -> float | int:
    """0; of floats, the zero of either sign."""
    return 0


def one(dtype: DType) -> float | int:
    """1."""
    return 1


def all_bits(dtype: DType) -> float | int:
    """The integer whose bits are all set; of bool, true."""
    return -1 if values_of(dtype).start < 0 else values_of(dtype).stop - 1


def lowest(dtype: DType) -> float | int:
    """The integer that none is less than; of floats, −∞."""
    return -np.inf if dtype in FLOATS else values_of(dtype).start


def highest(dtype: DType) -> float | int:
    """The integer that none is greater than; of floats, ∞."""
    return np.inf if dtype in FLOATS else values_of(dtype).stop - 1


def uniform(number: Number, name: str) -> Pattern:
    """A constant of this number alone, maybe spread; the value that is read is bound to the name."""
    return node(
        lambda found: found.constant is not None and _is_all(found.constant, number),
        name=name,
        through=SPREADING,
    )


def element(match: Match, name: str) -> Array:
    """The one element of a uniform constant."""
    found: Node = behind(match.editor, match[name], SPREADING)
    return _elements(found.constant)[0] if found.constant is not None else np.array(())


def _is_all(constant: Constant, number: Number) -> bool:
    if constant.type.dtype.is_sub_byte or not constant.type.elements:
        return False
    wanted, elements = number(constant.type.dtype), _elements(constant)
    # the first element alone rules out nearly every constant, however large it is
    with np.errstate(invalid="ignore"):  # a comparison with a signalling NaN
        if elements[0] != wanted:
            return False
    bits = elements.view(f"u{elements.itemsize}")
    return bool((bits == bits[0]).all())


def _elements(constant: Constant) -> Array:
    return from_bytes(constant.type, constant.data).reshape(-1)
