"""Arithmetic on extents: counts, strides, broadcasting. Extents are exact integers."""

from itertools import zip_longest
from math import prod

Shape = tuple[int, ...]


def element_count(shape: Shape) -> int:
    """The product of the extents; 1 for rank 0."""
    return prod(shape)


def row_major_strides(shape: Shape) -> Shape:
    """Elements to step along each axis of a dense row-major tensor."""
    strides = [1] * len(shape)
    for axis in range(len(shape) - 2, -1, -1):
        strides[axis] = strides[axis + 1] * shape[axis + 1]
    return tuple(strides)


def broadcast_shapes(first: Shape, second: Shape) -> Shape | None:
    """The NumPy broadcast of two shapes, or None where they do not fit."""
    pairs = list(zip_longest(reversed(first), reversed(second), fillvalue=1))
    if any(a != b and 1 not in (a, b) for a, b in pairs):
        return None
    return tuple(b if a == 1 else a for a, b in reversed(pairs))
