"""Movement of elements: shapes, slices, joins."""

from collections.abc import Sequence
from itertools import pairwise
from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.recipes.forms import present
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor


def _reshape(step: Step) -> Results:
    given = step.setting("shape", 1) or ()
    copies = not step.attribute("allowzero", 0)
    shape = tuple(
        step.x.shape[axis] if extent == 0 and copies and axis < step.x.ndim else extent
        for axis, extent in enumerate(given)
    )
    return step.x.reshape(shape)


def _flatten(step: Step) -> Results:
    axis = int(step.attribute("axis", 1))
    if not -step.x.ndim <= axis <= step.x.ndim:
        step.refuse(f"an axis of {step.x.ndim}", axis)
    axis += step.x.ndim * (axis < 0)
    return step.x.reshape((prod(step.x.shape[:axis]), prod(step.x.shape[axis:])))


def _squeeze(step: Step) -> Results:
    given = step.setting("axes", 1)
    axes = {step.nonnegative(axis, step.x.ndim) for axis in given or ()}
    if given is None:
        axes = {axis for axis, extent in enumerate(step.x.shape) if extent == 1}
    if any(step.x.shape[axis] != 1 for axis in axes):
        step.refuse("axes of extent 1", f"{sorted(axes)} of {list(step.x.shape)}")
    return step.x.reshape(tuple(e for axis, e in enumerate(step.x.shape) if axis not in axes))


def _unsqueeze(step: Step) -> Results:
    axes = step.setting("axes", 1) or ()
    rank = step.x.ndim + len(axes)
    places = {step.nonnegative(axis, rank) for axis in axes}
    extents = iter(step.x.shape)
    if len(places) != len(axes):
        step.refuse("axes that differ", list(axes))
    return step.x.reshape(tuple(1 if axis in places else next(extents) for axis in range(rank)))


def _transpose(step: Step) -> Results:
    return step.x.transpose(perm=step.attribute("perm", tuple(reversed(range(step.x.ndim)))))


def _concat(step: Step) -> Results:
    return step.graph.concat(*present(step), axis=step.axis(1))


def _slice(step: Step) -> Results:
    starts, ends = step.setting("starts", 1) or (), step.setting("ends", 2) or ()
    axes = step.setting("axes", 3)
    axes = tuple(range(len(starts))) if axes is None else axes
    steps = step.setting("steps", 4) or (1,) * len(starts)
    if len({len(starts), len(ends), len(axes), len(steps)}) != 1:
        step.refuse("as many starts as ends, axes and steps", [len(starts), len(ends), len(axes)])
    return step.x.slice(starts=starts, ends=ends, axes=axes, steps=steps) if starts else step.x


def _split(step: Step) -> Results:
    axis = step.axis(0)
    extent, sizes = step.x.shape[axis], step.setting("split", 1)
    if sizes is None:
        parts = len(step.proto.output)
        if step.attribute("num_outputs", parts) != parts:
            step.refuse(f"num_outputs {parts}, as many as there are", step.attribute("num_outputs"))
        chunk = -(-extent // parts)
        sizes = tuple(max(min(chunk, extent - chunk * place), 0) for place in range(parts))
    if sum(sizes) != extent or any(size < 0 for size in sizes):
        step.refuse(f"parts of {extent} elements in all", list(sizes))
    bounds = np.cumsum((0, *sizes)).tolist()
    return [_cut(step.x, axis, pair) for pair in pairwise(bounds)]


def _cut(x: Tensor, axis: int, bounds: Sequence[int]) -> Tensor:
    return x.slice(starts=(bounds[0],), ends=(bounds[1],), axes=(axis,), steps=(1,))


def _expand(step: Step) -> Results:
    """Broadcast both ways, as ONNX has it."""
    wanted = tuple(int(extent) for extent in step.value(1).reshape(-1))
    return step.x.expand(np.broadcast_shapes(step.x.shape, wanted))


def _tile(step: Step) -> Results:
    repeats = tuple(int(count) for count in step.value(1).reshape(-1))
    if len(repeats) != step.x.ndim:
        step.refuse(f"{step.x.ndim} repeats", list(repeats))
    apart = tuple(extent for each in step.x.shape for extent in (1, each))
    joined = tuple(extent for pair in zip(repeats, step.x.shape, strict=True) for extent in pair)
    shape = tuple(count * extent for count, extent in zip(repeats, step.x.shape, strict=True))
    return step.x.reshape(apart).expand(joined).reshape(shape)


def _pad(step: Step) -> Results:
    """Amounts for all axes, or for those that are named."""
    amounts = step.setting("pads", 1) or ()
    mode, axes = step.attribute("mode", "constant"), step.setting("axes", 3)
    axes = tuple(range(step.x.ndim)) if axes is None else axes
    if len(amounts) != 2 * len(axes):
        step.refuse(f"{2 * len(axes)} pads", len(amounts))
    pads = [0] * (2 * step.x.ndim)
    for place, given in enumerate(axes):
        axis = step.nonnegative(given, step.x.ndim)
        pads[axis], pads[axis + step.x.ndim] = amounts[place], amounts[place + len(axes)]
    if mode == "wrap":
        return _wrapped(step.x, pads)
    value = step.get(2)
    if mode == "constant" and value is not None and step.around.known.of(value) is None:
        return _filled(step.x, pads, value)
    return step.x.pad(pads=tuple(pads), value=step.number("value", 2, 0.0), mode=mode)


def _filled(x: Tensor, pads: Sequence[int], value: Tensor) -> Tensor:
    """A value that is not known around x: a mask of where x is chooses."""
    inside = x.graph.const(np.ones((1,) * x.ndim, np.bool_)).expand(x.shape).pad(pads=tuple(pads))
    return x.graph.where(inside, x.pad(pads=tuple(pads)), value.reshape(()))


def _wrapped(x: Tensor, pads: Sequence[int]) -> Tensor:
    """Each axis continued by itself from the other end."""
    for axis in range(x.ndim):
        before, after = pads[axis], pads[axis + x.ndim]
        if before or after:
            places = np.arange(-before, x.shape[axis] + after) % max(x.shape[axis], 1)
            x = x.gather(x.graph.const(places), axis=axis)
    return x


def _where(step: Step) -> Results:
    return step.graph.where(step[0], step[1], step[2])


def _gather(step: Step) -> Results:
    return step.x.gather(step[1], axis=step.axis(0))


def _depth_to_space(step: Step) -> Results:
    batch, channels, rows, columns = step.x.shape
    side = int(step.required("blocksize"))
    depth = channels // side**2
    shape, perm = (
        ((batch, depth, side, side, rows, columns), (0, 1, 4, 2, 5, 3))
        if step.attribute("mode", "DCR") == "CRD"
        else ((batch, side, side, depth, rows, columns), (0, 3, 4, 1, 5, 2))
    )
    return step.x.reshape(shape).transpose(perm=perm).reshape((batch, depth, rows * side, columns * side))


def _space_to_depth(step: Step) -> Results:
    batch, channels, rows, columns = step.x.shape
    side = int(step.required("blocksize"))
    apart = step.x.reshape((batch, channels, rows // side, side, columns // side, side))
    moved = apart.transpose(perm=(0, 3, 5, 1, 2, 4))
    return moved.reshape((batch, channels * side**2, rows // side, columns // side))


LAYOUT: tuple[Recipe, ...] = (
    direct("Reshape", _reshape),
    direct("Flatten", _flatten),
    direct("Squeeze", _squeeze),
    direct("Unsqueeze", _unsqueeze),
    direct("Transpose", _transpose),
    direct("Concat", _concat),
    direct("Slice", _slice),
    composed("Split", _split),
    direct("Expand", _expand),
    composed("Tile", _tile),
    direct("Pad", _pad, "mode wrap is composed"),
    direct("Where", _where),
    direct("Gather", _gather),
    composed("DepthToSpace", _depth_to_space),
    composed("SpaceToDepth", _space_to_depth),
)
