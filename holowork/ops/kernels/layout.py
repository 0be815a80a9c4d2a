"""Launches of ops that move elements: transpose, concat, slice."""

from holowork.ops.application import Application
from holowork.ops.extents import axis_of, kept, permutation
from holowork.ops.kernels.copying import Route, copy, stepping
from kernels_ir import STORED, Launches, operand, row_major_strides


def transpose(application: Application) -> Launches | None:
    """One copy with the axes in another order; None where elements are parts of bytes."""
    x, result = application.operand(0), application.result
    if x.dtype not in STORED:
        return None
    perm = permutation(application.integers("perm"), x.rank)
    strides = row_major_strides(x.shape)
    axes = stepping(result.shape, tuple(strides[axis] for axis in perm), row_major_strides(result.shape))
    return Launches(launches=(copy(Route(size=STORED[x.dtype].bytes, axes=axes)),))


def concat(application: Application) -> Launches | None:
    """One copy for each operand that is not empty; None where elements are parts of bytes."""
    result = application.result
    if result.dtype not in STORED:
        return None
    axis = axis_of("concat", application.integer("axis"), result.rank)
    strides = row_major_strides(result.shape)
    start, launches = 0, []
    for place in range(len(application.operands)):
        part = application.operand(place)
        axes = stepping(part.shape, row_major_strides(part.shape), strides)
        offset = start * strides[axis]
        start += part.shape[axis]
        route = Route(size=STORED[part.dtype].bytes, axes=axes, out_offset=offset, source=operand(place))
        launches += [] if route.is_empty else [copy(route)]
    return Launches(launches=tuple(launches))


def cut(application: Application) -> Launches | None:
    """One copy of the indices that are kept; None where elements are parts of bytes."""
    x, result = application.operand(0), application.result
    if x.dtype not in STORED:
        return None
    strides = row_major_strides(x.shape)
    pairs = tuple(zip(kept(x, application.attributes), strides, strict=True))
    steps = tuple(places.step * stride for places, stride in pairs)
    axes = stepping(result.shape, steps, row_major_strides(result.shape))
    offset = sum(places.start * stride for places, stride in pairs)
    return Launches(launches=(copy(Route(size=STORED[x.dtype].bytes, axes=axes, x_offset=offset)),))
