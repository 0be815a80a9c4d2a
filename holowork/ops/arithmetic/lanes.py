"""Reductions along the last axis in one order, which is the same at every vector width.

There are 64 lanes. Each starts from the identity of the operation. Lane j takes the elements j, j +
64, j + 128, … in ascending order; a lane whose elements are used up keeps its value. Then the lanes
are halved: lane i takes lane i + 32 for i < 32, then i + 16 for i < 16, and so on down to i + 1.
All 64 lanes take part, however few elements there are. Lane 0 is the result, and the identity of an
empty axis. The left operand is always the lane that stays.
"""

from collections.abc import Callable

import numpy as np

from holowork.ops.arithmetic.arrays import Array, checked
from holowork.ops.arithmetic.fma import Numerics
from holowork.ops.arithmetic.rounding import greater, lesser

LANES = 64

Join = Callable[[Array, Array], Array]


def tree_sum(x: Array) -> Array:
    """Σ x[r, j] for each row r of f32 [rows, n] → [rows]; +0 for n = 0."""
    return _halved(_folded(x, 0.0, np.add), np.add)


def tree_prod(x: Array) -> Array:
    """Π x[r, j] for each row r of f32 [rows, n] → [rows]; 1 for n = 0."""
    return _halved(_folded(x, 1.0, np.multiply), np.multiply)


def tree_max(x: Array) -> Array:
    """The greatest x[r, j] of each row r of f32 [rows, n] → [rows]; NaN if one is; −∞ for n = 0."""
    return _halved(_folded(x, -np.inf, greater), greater)


def tree_min(x: Array) -> Array:
    """The least x[r, j] of each row r of f32 [rows, n] → [rows]; NaN if one is; +∞ for n = 0."""
    return _halved(_folded(x, np.inf, lesser), lesser)


def tree_dot(a: Array, b: Array, numerics: Numerics) -> Array:
    """Σ a[r, j]·b[r, j] for each row r of f32 [rows, n] → [rows]; lanes take steps a·b + c, halving adds."""
    lanes = _identity(checked("tree_dot", a), 0.0)
    with np.errstate(all="ignore"):
        for left, right in zip(_strides(a), _strides(checked("tree_dot", b)), strict=True):
            taking = lanes[:, : left.shape[1]]
            taking[...] = numerics.fma(left, right, taking)
    return _halved(lanes, np.add)


def tree_sum_of_squares(x: Array, numerics: Numerics) -> Array:
    """Σ x[r, j]² for each row r of f32 [rows, n] → [rows]: `tree_dot` of x with itself."""
    return tree_dot(x, x, numerics)


def _identity(x: Array, identity: float) -> Array:
    return np.full((len(x), LANES), identity, np.float32)


def _strides(x: Array) -> list[Array]:
    """Views of 64 columns each, the last one narrower."""
    return [x[:, start : start + LANES] for start in range(0, x.shape[1], LANES)]


def _folded(x: Array, identity: float, join: Join) -> Array:
    """The 64 lanes of each row."""
    lanes = _identity(checked("a reduction", x), identity)
    with np.errstate(all="ignore"):
        for stride in _strides(x):
            taking = lanes[:, : stride.shape[1]]
            taking[...] = join(taking, stride)
    return lanes


def _halved(lanes: Array, join: Join) -> Array:
    """Lane 0 after the tree."""
    with np.errstate(all="ignore"):
        while lanes.shape[1] > 1:
            left, right = np.split(lanes, 2, axis=1)
            lanes = join(left, right)
    return lanes[:, 0]
