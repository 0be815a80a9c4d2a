"""One form for attributes of equal meaning, so that equal nodes are equal.

- An axis is counted from the front, unless it is the default. Reduced axes ascend; all of them are none.
- A reshape says every extent. A permutation that reverses all axes and pads that add nothing are left out.
- A slice names the axes that it cuts and, for each, the first index, the one behind the last, and the step.
- There is one NaN.
- What then equals the default in every bit is left out, and the rest is sorted by name.
"""

import math
from collections.abc import Callable

from holowork.ir import Attribute
from holowork.ops.application import Application
from holowork.ops.attributes import AttributeSpec
from holowork.ops.extents import kept
from holowork.ops.spec import OpSpec

Rule = Callable[[AttributeSpec, Application], Attribute]


def canonical(op: OpSpec, application: Application) -> tuple[tuple[str, Attribute], ...]:
    """The attributes that a node keeps: those that differ from the defaults, in canonical form."""
    found: list[tuple[str, Attribute]] = []
    for spec in sorted(op.attributes, key=lambda spec: spec.name):
        rule = _RULES.get(f"{op.name}.{spec.name}", _BY_NAME.get(spec.name, _as_it_is))
        value = rule(spec, application)
        if repr(value) != repr(spec.default):
            found.append((spec.name, value))
    return tuple(found)


def _as_it_is(spec: AttributeSpec, application: Application) -> Attribute:
    value = application.attributes[spec.name]
    return math.nan if isinstance(value, float) and math.isnan(value) else value


def _axis(spec: AttributeSpec, application: Application) -> Attribute:
    rank = max(application.operand(0).rank, 1)  # a scalar can be seen as one row
    axis, default = application.integer("axis") % rank, spec.default
    return default if isinstance(default, int) and axis == default % rank else axis


def _reduced(spec: AttributeSpec, application: Application) -> Attribute:
    rank = application.operand(0).rank
    axes = tuple(sorted(axis % rank for axis in application.integers("axes")))
    return () if len(axes) == rank else axes


def _reshaped(spec: AttributeSpec, application: Application) -> Attribute:
    shape = application.result.shape
    return spec.default if len(shape) == 1 else shape


def _permuted(spec: AttributeSpec, application: Application) -> Attribute:
    rank = application.operand(0).rank
    perm = tuple(axis % rank for axis in application.integers("perm"))
    return () if perm == tuple(reversed(range(rank))) else perm


def _padded(spec: AttributeSpec, application: Application) -> Attribute:
    return application.integers("pads") if any(application.integers("pads")) else ()


def _sliced(spec: AttributeSpec, application: Application) -> Attribute:
    """Starts, ends, axes or steps of the axes that are cut."""
    x = application.operand(0)
    pairs = zip(kept(x, application.attributes), x.shape, strict=True)
    return cuts_of(tuple(pairs))[spec.name]


def cuts_of(chosen: tuple[tuple[range, int], ...]) -> dict[str, tuple[int, ...]]:
    """The attributes of the slice that keeps these indices of axes of these extents."""
    cuts = {axis: pair for axis, pair in enumerate(chosen) if pair[0] != range(pair[1])}
    steps = tuple(indices.step if len(indices) > 1 else 1 for indices, _ in cuts.values())
    return {
        "starts": tuple(indices.start if indices else 0 for indices, _ in cuts.values()),
        "ends": tuple(_end(indices, dim) for indices, dim in cuts.values()),
        "axes": () if tuple(cuts) == tuple(range(len(cuts))) else tuple(cuts),
        "steps": steps if any(step != 1 for step in steps) else (),
    }


def _end(indices: range, dim: int) -> int:
    """Behind the last index; before index 0 is one further from the end than there are elements."""
    if len(indices) < 2:
        return indices.start + 1 if indices else 0
    end = indices[-1] + (1 if indices.step > 0 else -1)
    return end if end >= 0 else -dim - 1


_BY_NAME: dict[str, Rule] = {"axis": _axis}
_RULES: dict[str, Rule] = {
    "dequantize.axis": _as_it_is,
    "reshape.shape": _reshaped,
    "transpose.perm": _permuted,
    "pad.pads": _padded,
    **{f"slice.{name}": _sliced for name in ("starts", "ends", "axes", "steps")},
    **{f"reduce_{name}.axes": _reduced for name in ("sum", "mean", "prod", "min", "max")},
}
