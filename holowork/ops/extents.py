"""Extents of what movement ops make: permuted, expanded, resized, sliced, padded, joined, gathered."""

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

from holowork.ir import TensorType
from holowork.ops.attributes import BadAttribute
from holowork.ops.spec import OperandMismatch
from kernels_ir import row_major_strides

Dims = tuple[int, ...]


def listed(dims: Iterable[object]) -> str:
    """Extents as messages show them, such as `[2,3]`."""
    return f"[{','.join(map(str, dims))}]"


def axis_of(where: str, axis: int, rank: int) -> int:
    """The axis counted from the front; raises BadAttribute outside −rank … rank − 1."""
    if not -rank <= axis < rank:
        expected = f"an axis from {-rank} to {rank - 1}" if rank else "no axis, as a scalar has none"
        raise BadAttribute(f"{where}.axis", expected, axis)
    return axis % rank


def reshaped(x: TensorType, shape: Dims) -> TensorType:
    """As many elements in other extents, one of which may be −1: what is left."""
    if any(dim < -1 for dim in shape) or shape.count(-1) > 1:
        raise BadAttribute("reshape.shape", "extents, at most one of them -1", shape)
    known = prod(dim for dim in shape if dim != -1)
    is_open = -1 in shape
    left = x.elements // known if known else 0
    filled = tuple(left if dim == -1 else dim for dim in shape)
    if prod(filled) != x.elements or (is_open and not known):
        raise OperandMismatch("reshape", f"extents that hold the {x.elements} elements of {x}", listed(shape))
    return x.with_shape(filled)


def permutation(perm: Dims, rank: int) -> Dims:
    """The axis of the operand behind each axis of the result; an empty `perm` reverses all."""
    chosen = tuple(axis % rank if -rank <= axis < rank else axis for axis in perm)
    if not perm:
        return tuple(reversed(range(rank)))
    if sorted(chosen) != list(range(rank)):
        raise BadAttribute("transpose.perm", f"each axis from 0 to {rank - 1} once", perm)
    return chosen


def permuted(x: TensorType, perm: Dims) -> TensorType:
    """The extents in the order of `perm`."""
    return x.with_shape(tuple(x.shape[axis] for axis in permutation(perm, x.rank)))


def expanded(x: TensorType, shape: Dims) -> TensorType:
    """The broadcast to `shape`: axes are aligned at the end, extents of 1 are repeated."""
    missing = len(shape) - x.rank
    pairs = zip((1,) * missing + x.shape, shape, strict=missing >= 0)
    if missing < 0 or any(dim not in (1, out) or out < 0 for dim, out in pairs):
        raise OperandMismatch("expand", f"extents that {x} can be broadcast to", listed(shape))
    return x.with_shape(shape)


def resized(x: TensorType, sizes: Dims) -> TensorType:
    """The same number of axes, each of a new extent; nothing can be taken from an empty axis."""
    if len(sizes) != x.rank:
        raise OperandMismatch("resize", f"{x.rank} sizes for {x}", listed(sizes))
    if any(out < 0 or (out > 0 and dim == 0) for dim, out in zip(x.shape, sizes, strict=True)):
        raise OperandMismatch("resize", f"sizes that {x} can be sampled at", listed(sizes))
    return x.with_shape(sizes)


def slices(x: TensorType, attributes: Mapping[str, Any]) -> tuple[slice, ...]:
    """One slice for each axis, as Python and NumPy read them; whole axes where none is given."""
    starts, ends = attributes["starts"], attributes["ends"]
    axes = attributes["axes"] or tuple(range(len(starts)))
    steps = attributes["steps"] or (1,) * len(starts)
    _check_lists((starts, ends, axes, steps))
    if not all(-x.rank <= axis < x.rank for axis in axes):
        name = "axes" if attributes["axes"] else "starts"
        raise BadAttribute(f"slice.{name}", f"no more than the {x.rank} axes of {x}", attributes[name])
    places = [axis % x.rank for axis in axes]
    if len(set(places)) != len(places):
        raise BadAttribute("slice.axes", "each axis at most once", axes)
    given = dict(zip(places, map(slice, starts, ends, steps), strict=True))
    return tuple(given.get(axis, slice(None)) for axis in range(x.rank))


def _check_lists(lists: tuple[Dims, ...]) -> None:
    """Starts, ends, axes and steps are as many, and no step stands still."""
    found = tuple(map(len, lists))
    if len(set(found)) > 1:
        raise BadAttribute("slice", "as many starts as ends, axes and steps", found)
    if 0 in lists[-1]:
        raise BadAttribute("slice.steps", "steps other than 0", lists[-1])


def kept(x: TensorType, attributes: Mapping[str, Any]) -> tuple[range, ...]:
    """The indices that a slice keeps along each axis."""
    pairs = zip(slices(x, attributes), x.shape, strict=True)
    return tuple(range(*one.indices(dim)) for one, dim in pairs)


def run_start(places: tuple[range, ...], whole: Dims) -> int | None:
    """The element where the places begin if they are one run of a dense tensor of extents `whole`."""
    varying = [axis for axis, indices in enumerate(places) if len(indices) != 1]
    first = varying[0] if varying else len(whole)
    is_run = not varying or (
        places[first].step == 1
        and all(places[axis] == range(whole[axis]) for axis in range(first + 1, len(whole)))
    )
    offsets = (p.start * stride for p, stride in zip(places, row_major_strides(whole), strict=True))
    return sum(offsets) if is_run and all(places) else None


def pads(x: TensorType, attributes: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
    """Elements to add before and after, axis by axis; negative ones are taken away."""
    given = attributes["pads"] or (0,) * (2 * x.rank)
    if len(given) != 2 * x.rank:
        raise BadAttribute("pad.pads", f"{2 * x.rank} pads for {x}: all begins, then all ends", given)
    return tuple(zip(given[: x.rank], given[x.rank :], strict=True))


def joined(kinds: tuple[TensorType, ...], axis: int) -> TensorType:
    """The first type with the sum of the extents along `axis`; all others must be equal."""
    first = kinds[0]
    for other in kinds[1:]:
        rest = [a == b for a, b in zip(first.shape, other.shape, strict=False)]
        rest[axis : axis + 1] = []
        if (other.dtype, other.rank) != (first.dtype, first.rank) or not all(rest):
            raise OperandMismatch(
                "concat", f"tensors that differ from {first} along axis {axis} at most", str(other)
            )
    total = sum(kind.shape[axis] for kind in kinds)
    return first.with_shape((*first.shape[:axis], total, *first.shape[axis + 1 :]))
