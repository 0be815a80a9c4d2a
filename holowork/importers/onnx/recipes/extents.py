"""Which axes a node resizes, and to what extents."""

import numpy as np

from holowork.importers.onnx.recipes.coordinates import Resized
from holowork.importers.onnx.step import Step
from holowork.ops import Array

_POLICIES = {"stretch": None, "not_larger": min, "not_smaller": max}
_LONGEST = 1 << 27
Plan = dict[int, Resized]
"""The axes that are resized."""


def plan_of(step: Step, places: tuple[int | None, int, int | None]) -> Plan:
    """The axes that a node resizes; its roi, scales and sizes are the operands at these places.

    Raises UnsupportedForm, DataDependent.
    """
    rank = step.x.ndim
    axes = tuple(step.nonnegative(axis, rank) for axis in step.attribute("axes", range(rank)))
    roi, scales, sizes = (_numbers(step, place) for place in places)
    if "scales" in step.attributes:
        scales = np.asarray(step.attributes["scales"], np.float32)
    if len(scales) + len(sizes) != len(axes) or (len(roi) not in {0, 2 * len(axes)}):
        step.refuse(f"{len(axes)} scales or sizes", [len(scales), len(sizes)])
    extents = [step.x.shape[axis] for axis in axes]
    factors, outs = _stretched(extents, scales) if len(scales) else _sized(step, extents, sizes.tolist())
    _check(step, extents, outs)
    region = roi.reshape(2, -1) if len(roi) else np.stack([np.zeros(len(axes)), np.ones(len(axes))])
    rows = zip(axes, extents, outs, factors, *region.tolist(), strict=True)
    names = ("extent", "out", "scale", "start", "stop")
    return {axis: Resized(**dict(zip(names, row, strict=True))) for axis, *row in rows}


def _check(step: Step, extents: list[int], outs: list[int]) -> None:
    """Refuse extents that no axis can have; raises UnsupportedForm."""
    if any(out < 0 or (out and not extent) for out, extent in zip(outs, extents, strict=True)):
        step.refuse("extents from 0 on, of axes that have elements", f"{outs} for {extents}")
    if max(outs, default=0) > _LONGEST:
        step.refuse(f"axes of at most {_LONGEST} elements", max(outs))


def _numbers(step: Step, place: int | None) -> Array:
    given = None if place is None else step.get(place)
    return np.zeros(0) if given is None or place is None else step.value(place).reshape(-1)


def _stretched(extents: list[int], scales: Array) -> tuple[list[float], list[int]]:
    """Extents after of scales: products in f32, rounded down, as onnxruntime has it.

    So 10 times 0.7, which f32 holds as a little less, is 7; that is what whoever wrote the scale meant.
    """
    factors = scales.astype(np.float32)
    outs = np.floor(np.asarray(extents, np.float32) * factors).astype(np.int64)
    return factors.astype(np.float64).tolist(), outs.tolist()


def _sized(step: Step, extents: list[int], sizes: list[int]) -> tuple[list[float], list[int]]:
    policy = step.attribute("keep_aspect_ratio_policy", "stretch")
    if policy not in _POLICIES:
        step.refuse(f"one of {', '.join(_POLICIES)}", policy)
    factors = [out / max(extent, 1) for out, extent in zip(sizes, extents, strict=True)]
    choose = _POLICIES[policy]
    if choose is None:
        return factors, sizes
    scale = choose(factors)
    return [scale] * len(extents), [int(scale * extent + 0.5) for extent in extents]
