"""Reductions along the last axis in one order, which is the same at every vector width.

There are 64 lanes. Each starts from the identity of the operation. Lane j takes the elements j, j +
64, j + 128, … in ascending order; a lane whose elements are used up keeps its value. Then the lanes
are halved: lane i takes lane i + 32 for i < 32, then i + 16 for i < 16, and so on down to i + 1.
All 64 lanes take part, however few elements there are. Lane 0 is the result, and the identity of an
empty axis. The left operand is always the lane that stays.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from holowork.ops.arithmetic.algebra import algebra_of
from holowork.ops.arithmetic.arrays import Array, checked
from holowork.ops.arithmetic.fma import FUSED, Numerics
from kernels_ir import F32, SCALARS, formula

LANES = 64
_ROWS = 1 << 10
"""Rows that are reduced together: their lanes then stay in the cache, however many rows there are."""

Join = Callable[[Array, Array], Array]
Step = Callable[..., Array]
"""The lanes and one stride of each operand → the lanes."""


def tree_sum(x: Array) -> Array:
    """Σ x[r, j] for each row r of f32 [rows, n] → [rows]; +0 for n = 0."""
    return _reduced((x,), _joining(0.0, np.add))


def tree_prod(x: Array) -> Array:
    """Π x[r, j] for each row r of f32 [rows, n] → [rows]; 1 for n = 0."""
    return _reduced((x,), _joining(1.0, np.multiply))


def tree_max(x: Array) -> Array:
    """The greatest x[r, j] of each row r of f32 [rows, n] → [rows]; NaN if one is; −∞ for n = 0."""
    return _reduced((x,), _joining(-np.inf, _on_lanes("max")))


def tree_min(x: Array) -> Array:
    """The least x[r, j] of each row r of f32 [rows, n] → [rows]; NaN if one is; +∞ for n = 0."""
    return _reduced((x,), _joining(np.inf, _on_lanes("min")))


def tree_dot(a: Array, b: Array, numerics: Numerics) -> Array:
    """Σ a[r, j]·b[r, j] for each row r of f32 [rows, n] → [rows]; lanes take steps a·b + c, halving adds."""

    def step(lanes: Array, left: Array, right: Array) -> Array:
        return numerics.fma(left, right, lanes)

    return _reduced((a, b), _Tree(identity=0.0, step=step, join=np.add))


def tree_sum_of_squares(x: Array, numerics: Numerics) -> Array:
    """Σ x[r, j]² for each row r of f32 [rows, n] → [rows]: `tree_dot` of x with itself."""
    return tree_dot(x, x, numerics)


@dataclass(frozen=True, kw_only=True)
class _Tree:
    """What a lane starts from, how it takes elements, how two lanes become one."""

    identity: float
    step: Step
    join: Join


def _on_lanes(name: str) -> Join:
    """A formula of `kernels_ir.SCALARS` on two arrays of one shape."""
    return partial(formula(SCALARS[name], F32), algebra_of(FUSED))


def _joining(identity: float, join: Join) -> _Tree:
    """A tree whose lanes take an element as they take one another."""
    return _Tree(identity=identity, step=join, join=join)


def _reduced(operands: tuple[Array, ...], tree: _Tree) -> Array:
    """Every row of operands that broadcast to one shape, some rows at a time."""
    whole = np.broadcast_arrays(*(checked("a reduction", operand) for operand in operands))
    rows, length = whole[0].shape
    result = np.empty(rows, np.float32)
    with np.errstate(all="ignore"):
        for start in range(0, rows, _ROWS):
            part = [operand[start : start + _ROWS] for operand in whole]
            lanes = np.full((len(part[0]), LANES), tree.identity, np.float32)
            for place in range(0, length, LANES):
                strides = [operand[:, place : place + LANES] for operand in part]
                taking = lanes[:, : strides[0].shape[1]]
                taking[...] = tree.step(taking, *strides)
            result[start : start + _ROWS] = _halved(lanes, tree.join)
    return result


def _halved(lanes: Array, join: Join) -> Array:
    """Lane 0 after the tree."""
    while lanes.shape[1] > 1:
        left, right = np.split(lanes, 2, axis=1)
        lanes = join(left, right)
    return lanes[:, 0]
