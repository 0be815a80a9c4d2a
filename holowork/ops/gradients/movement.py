"""Gradients of ops that move elements: each goes back to where it came from, and what was copied is added."""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.ops.arrays import NUMPY_DTYPES
from holowork.ops.extents import kept, permutation
from holowork.ops.gradients.step import Rule, Step, each, reshaped
from holowork.ops.sampling import PAD, RESIZE
from holowork.ops.spec import OpSpec
from holowork.ops.tensor import Tensor
from kernels_ir import DType

_Places = list[range]


def _transpose(step: Step) -> Tensor:
    """The axes brought back."""
    perm = permutation(step.attributes["perm"], step.x.ndim)
    return step.gradient.transpose(tuple(map(int, np.argsort(perm)))) if perm else step.gradient


def _concat(step: Step, place: int) -> Tensor:
    """The part that the operand became."""
    axis = step.attributes["axis"] % step.x.ndim
    start = sum(step.operand(before).shape[axis] for before in range(place))
    end = start + step.operand(place).shape[axis]
    return step.gradient.slice(starts=start, ends=end, axes=axis)


def _slice(step: Step) -> Tensor:
    """The elements where they were cut out, zeros around them and between them."""
    places = list(kept(step.x.type, step.attributes))
    gradient = step.gradient
    if any(indices.step < 0 for indices in places):
        gradient = gradient[tuple(slice(None, None, -1 if one.step < 0 else 1) for one in places)]
    ascending = [indices if indices.step > 0 else indices[::-1] for indices in places]
    return _laid_out(gradient, ascending, step.x.shape)


def _laid_out(gradient: Tensor, places: _Places, shape: tuple[int, ...]) -> Tensor:
    """The elements at ascending places of a tensor of zeros."""
    for axis, indices in enumerate(places):
        if indices.step > 1 and len(indices) > 1:
            gradient = _apart(gradient, axis, indices.step)
    begins = [indices.start if indices else 0 for indices in places]
    rows = zip(shape, begins, gradient.shape, strict=True)
    ends = [dim - begin - count for dim, begin, count in rows]
    return gradient.pad(pads=(*begins, *ends)) if any((*begins, *ends)) else gradient


def _apart(tensor: Tensor, axis: int, step: int) -> Tensor:
    """step − 1 zeros behind each element along an axis."""
    before, count, behind = tensor.shape[:axis], tensor.shape[axis], tensor.shape[axis + 1 :]
    split = reshaped(tensor, (*before, count, 1, *behind))
    ends = [step - 1 if place == axis + 1 else 0 for place in range(split.ndim)]
    return reshaped(split.pad(pads=(*(0,) * split.ndim, *ends)), (*before, count * step, *behind))


def _pad(step: Step) -> Tensor:
    """What was added is taken away, or added where it was taken from; what was taken away is 0."""
    given, rank = step.attributes, step.x.ndim
    if given["mode"] == "constant":
        return step.gradient.pad(pads=tuple(-pad for pad in given["pads"]))
    pairs = zip(given["pads"][:rank], given["pads"][rank:], strict=True)
    return _brought_back(step, PAD, [given | {"pads": pair} for pair in pairs])


def _gather(step: Step) -> Tensor:
    """A product with the matrix that has 1 where an index chose a row."""
    axis = step.attributes["axis"] % step.x.ndim
    extent, count = step.x.shape[axis], step.y.size
    indices = reshaped(step.y, (1, count))
    numbers = np.arange(extent, dtype=NUMPY_DTYPES[indices.dtype])[:, None]
    chosen = (indices == numbers) | (indices == numbers - extent)
    return along(chosen.astype(step.gradient.dtype), step.gradient, (axis, step.y.ndim))


def along(matrix: Tensor, tensor: Tensor, axes: tuple[int, int]) -> Tensor:
    """A matrix times the tensor along some axes, taken as one: the first of them, and how many."""
    first, count = axes
    before, behind = tensor.shape[:first], tensor.shape[first + count :]
    rows = reshaped(tensor, (prod(before), matrix.shape[1], prod(behind)))
    return reshaped(matrix @ rows, (*before, matrix.shape[0], *behind))


def _resize(step: Step) -> Tensor:
    """What was taken several times is added."""
    sizes = step.attributes["sizes"]
    return _brought_back(step, RESIZE, [step.attributes | {"sizes": (size,)} for size in sizes])


def _brought_back(step: Step, row: OpSpec, each_axis: list[dict[str, Any]]) -> Tensor:
    """Along each axis, a product with the matrix that has 1 where the op takes an element.

    The op itself says where: it is applied to the numbers of the places along the axis.
    """
    gradient = step.gradient
    for axis, (dim, attributes) in enumerate(zip(step.x.shape, each_axis, strict=True)):
        places = np.arange(dim)
        kind = step.x.type.with_dtype(DType.I64).with_shape((dim,))
        taken = row.reference((places,), row.apply((kind,), attributes))
        if not np.array_equal(taken, places):
            matrix = (taken == places[:, None]).astype(NUMPY_DTYPES[gradient.dtype])
            gradient = along(gradient.graph.const(matrix), gradient, (axis, 1))
    return gradient


MOVEMENT: Mapping[str, Rule] = {
    "reshape": each(lambda s: reshaped(s.gradient, s.x.shape)),
    "transpose": each(_transpose),
    "concat": _concat,
    "slice": each(_slice),
    "expand": each(lambda s: s.gradient),
    "pad": each(_pad),
    "resize": each(_resize),
    "gather": each(_gather),
}
"""The rules by op. The sum over repeated axes, which `expand` needs, is what every gradient gets."""
