"""Arithmetic on extents: counts, strides, broadcasting. Extents are exact integers."""

from dataclasses import dataclass
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


def broadcast_strides(shape: Shape, wanted: Shape) -> Shape:
    """Elements to step along each axis of `wanted` through a dense tensor of `shape`; 0 repeats one."""
    aligned = (1,) * (len(wanted) - len(shape)) + shape
    own = row_major_strides(aligned)
    return tuple(0 if a == 1 else stride for a, stride in zip(aligned, own, strict=True))


@dataclass(frozen=True, kw_only=True)
class Walk:
    """Axes to go through, outermost first, and what each operand steps along each of them, in elements."""

    extents: Shape
    strides: tuple[Shape, ...]


def collapsed(walk: Walk) -> Walk:
    """The same walk over as few axes as possible: at least one, and none of extent 1 beside another."""
    axes = [axis for axis in zip(walk.extents, *walk.strides, strict=True) if axis[0] != 1]
    merged: list[tuple[int, ...]] = []
    for extent, *steps in axes:
        if merged and all(
            outer == inner * extent for outer, inner in zip(merged[-1][1:], steps, strict=True)
        ):
            merged[-1] = (merged[-1][0] * extent, *steps)
        else:
            merged.append((extent, *steps))
    extents, *strides = zip(*(merged or [(1, *(0 for _ in walk.strides))]), strict=True)
    return Walk(extents=extents, strides=tuple(strides))
