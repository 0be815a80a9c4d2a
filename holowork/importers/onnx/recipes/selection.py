"""Results whose extents depend on values: of values that are known while importing."""

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array


def _compress(step: Step) -> Results:
    """The slices, or the elements in row-major order, where a known condition holds."""
    chosen = np.flatnonzero(step.value(1).reshape(-1))
    if "axis" not in step.attributes:
        return step.x.reshape((step.x.size,)).gather(step.integers(chosen), axis=0)
    return step.x.gather(step.integers(chosen), axis=step.axis(0))


def _nonzero(step: Step) -> Results:
    known = step.value(0)
    return step.integers(np.stack(np.nonzero(known)) if known.ndim else np.zeros((0, int(known != 0))))


def _unique(step: Step) -> Results:
    """Each value once, sorted or by its first place; where it is first, which it is, how often."""
    axis = step.axis(0) if "axis" in step.attributes else None
    known = step.value(0)
    values, first, inverse, counts = np.unique(
        known, return_index=True, return_inverse=True, return_counts=True, axis=axis
    )
    if not step.attribute("sorted", 1):
        order = np.argsort(first)
        values = np.take(values, order, axis=axis or 0)
        first, counts = first[order], counts[order]
        inverse = np.argsort(order)[inverse]
    indices = (step.integers(each.reshape(-1)) for each in (first, inverse, counts))
    return step.graph.const(values, dtype=step.x.dtype), *indices


def _suppressed(step: Step) -> Results:
    """[n, 3]: batch, class and box of each box that is kept, the best of a class first."""
    boxes = _corners(step.value(0), by_centre=bool(step.attribute("center_point_box", 0)))
    scores, overlap = step.value(1), step.number("iou_threshold", 3, 0.0)
    most, least = int(step.number("max_output", 2, 0.0)), step.number("score_threshold", 4, float("-inf"))
    found: list[tuple[int, int, int]] = []
    for batch, kind in np.ndindex(*scores.shape[:2]):
        line, kept = scores[batch, kind], list[int]()
        for place in np.argsort(-line, kind="stable")[: np.count_nonzero(line > least)].tolist():
            if len(kept) < most and all(_overlap(boxes[batch], place, one) <= overlap for one in kept):
                kept.append(place)
        found += [(batch, kind, place) for place in kept]
    return step.integers(np.array(found, np.int64).reshape(-1, 3))


def _corners(boxes: Array, *, by_centre: bool) -> Array:
    """[…, 4] low and high of both axes, from two opposite corners or a centre and its extents."""
    one, other = boxes[..., :2], boxes[..., 2:]
    if by_centre:
        one, other = one - other / 2, one + other / 2
    corners: Array = np.concatenate([np.minimum(one, other), np.maximum(one, other)], -1)
    return corners


def _overlap(boxes: Array, one: int, other: int) -> float:
    """Intersection by union of two boxes."""
    low = np.maximum(boxes[one, :2], boxes[other, :2])
    high = np.minimum(boxes[one, 2:], boxes[other, 2:])
    common = np.prod(np.maximum(high - low, 0))
    areas = sum(np.prod(boxes[each, 2:] - boxes[each, :2]) for each in (one, other))
    return float(common / (areas - common)) if areas > common else 0.0


SELECTION: tuple[Recipe, ...] = (
    composed("Compress", _compress, "its condition must be known"),
    composed("NonZero", _nonzero, "a constant; its operand must be known"),
    composed("Unique", _unique, "constants; its operand must be known"),
    composed("NonMaxSuppression", _suppressed, "a constant; its operands must be known"),
)
