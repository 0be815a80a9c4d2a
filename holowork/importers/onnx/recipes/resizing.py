"""Images in other extents: elements chosen along each axis, or weighed by a constant matrix."""

from dataclasses import dataclass
from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Build, Recipe, composed, direct
from holowork.importers.onnx.recipes.coordinates import COORDINATES, NEAREST, Filter, Resized
from holowork.importers.onnx.recipes.extents import Plan, plan_of
from holowork.importers.onnx.recipes.forms import extreme_of, zero_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array, Tensor

_MOST = 1 << 24
"""Elements of the matrix of one axis, at most."""
_MODES = ("nearest", "linear", "bilinear", "cubic")
_FEW_TAPS = 4
_LONG = 64
"""From this extent on few weighed elements are chosen one by one, not multiplied with all others."""


@dataclass(frozen=True, kw_only=True)
class Manner:
    """How elements after are made of those before; `outside` stands for what a crop leaves."""

    mode: str
    coordinates: str
    rounding: str
    filters: Filter
    outside: float

    def at(self, axis: Resized) -> Array:
        """Where each place lies before."""
        return COORDINATES[self.coordinates](axis)

    def nearest(self, axis: Resized) -> Array:
        """The place before that each place takes."""
        at = NEAREST["ceil" if self.rounding == "simple" and axis.scale < 1 else self.rounding](self.at(axis))
        return np.clip(at, 0, axis.extent - 1).astype(np.int64)

    def beyond(self, axis: Resized) -> Array:
        """Which places lie outside of the image before, where that counts."""
        at = self.at(axis)
        return ((at < 0) | (at > axis.extent - 1)) & (self.coordinates == "tf_crop_and_resize")


def _manner(step: Step) -> Manner:
    """What the attributes of a node say; raises UnsupportedForm for what the specification does not have."""
    coordinates, rounding = _defaults(step)
    coordinates = step.attribute("coordinate_transformation_mode", coordinates)
    rounding, mode = step.attribute("nearest_mode", rounding), step.attribute("mode", "nearest")
    for found, known in ((coordinates, COORDINATES), (rounding, NEAREST), (mode, _MODES)):
        if found not in known:
            step.refuse(f"one of {', '.join(known)}", found)
    filters = Filter(
        is_cubic=mode == "cubic",
        a=step.attribute("cubic_coeff_a", -0.75),
        antialias=bool(step.attribute("antialias", 0)),
        exclude_outside=bool(step.attribute("exclude_outside", 0)),
    )
    outside = step.attribute("extrapolation_value", 0.0)
    return Manner(mode=mode, coordinates=coordinates, rounding=rounding, filters=filters, outside=outside)


def _defaults(step: Step) -> tuple[str, str]:
    """The transformation and the rounding of an op that has no attributes for them, or not given."""
    if step.op == "Upsample":
        return "asymmetric", "floor"
    return ("asymmetric", "simple") if step.version < 11 else ("half_pixel", "round_prefer_floor")


def _resized(step: Step, plan: Plan) -> Tensor:
    manner = _manner(step)
    sizes = tuple(plan[axis].out if axis in plan else extent for axis, extent in enumerate(step.x.shape))
    if 0 in sizes:
        return zero_of(step.x).expand(sizes)
    made = _chosen(step.x, plan, manner) if manner.mode == "nearest" else _weighed(step, plan, manner)
    for axis, line in plan.items():
        beyond = manner.beyond(line)
        if np.any(beyond):
            shape = [-1 if place == axis else 1 for place in range(made.ndim)]
            number = manner.outside if made.dtype.is_float else round(manner.outside)
            outside = made.graph.const(number, dtype=made.dtype)
            made = made.graph.where(made.graph.const(beyond.reshape(shape)), outside, made)
    return made


def _chosen(x: Tensor, plan: Plan, manner: Manner) -> Tensor:
    """The nearest element: our resize where that is what it takes, else a gather along each axis."""
    tables = {axis: manner.nearest(line) for axis, line in plan.items()}
    sizes = tuple(plan[axis].out if axis in plan else extent for axis, extent in enumerate(x.shape))
    if all(np.array_equal(table, _floors(plan[axis])) for axis, table in tables.items()):
        return x if sizes == x.shape else x.resize(sizes=sizes)
    for axis, table in tables.items():
        if not np.array_equal(table, np.arange(x.shape[axis])):
            x = x.gather(x.graph.const(table), axis=axis)
    return x


def _floors(line: Resized) -> Array:
    return np.arange(line.out) * line.extent // max(line.out, 1)


def _weighed(step: Step, plan: Plan, manner: Manner) -> Tensor:
    """Along one axis after another, those first that shrink most."""
    x = step.x.astype("f32")
    for axis in sorted(plan, key=lambda axis: plan[axis].scale):
        line = plan[axis]
        if line.scale == 1 and line.out == line.extent and (line.start, line.stop) == (0, 1):
            continue
        places, weights = manner.filters.taps(line, manner.at(line))
        if places.shape[1] <= _FEW_TAPS and line.extent >= _LONG:
            x = _tapped(x, axis, (places, weights))
        elif line.extent * line.out > _MOST:
            step.refuse(f"a matrix of at most {_MOST} elements", line.extent * line.out)
        else:
            matrix = np.zeros((line.out, line.extent))
            np.add.at(matrix, (np.arange(line.out)[:, None], places), weights)
            x = _along(x, axis, matrix.astype(np.float32))
    return _rounded(x, step.x)


def _tapped(x: Tensor, axis: int, taps: tuple[Array, Array]) -> Tensor:
    """Σ of the elements at each tap times its weights"""
    shape = [-1 if place == axis else 1 for place in range(x.ndim)]
    terms = [
        x.gather(x.graph.const(places), axis=axis) * x.graph.const(weights.astype(np.float32).reshape(shape))
        for places, weights in zip(taps[0].T.copy(), taps[1].T, strict=True)
    ]
    return sum(terms[1:], start=terms[0])


def _along(x: Tensor, axis: int, matrix: Array) -> Tensor:
    """A matrix [out, extent] times x along one axis."""
    before, after = prod(x.shape[:axis]), prod(x.shape[axis + 1 :])
    shape = (*x.shape[:axis], len(matrix), *x.shape[axis + 1 :])
    if after == 1:
        found = x.reshape((before, x.shape[axis])).matmul(x.graph.const(matrix.T.copy()))
    else:
        found = x.graph.const(matrix).matmul(x.reshape((before, x.shape[axis], after)))
    return found.reshape(shape)


def _rounded(x: Tensor, like: Tensor) -> Tensor:
    """x in the element type of the operand: integers are rounded to even and stay within their range."""
    if like.dtype.is_float:
        return x.astype(like.dtype)
    least, greatest = (x.graph.const(float(extreme_of(like.dtype, is_least=end))) for end in (True, False))
    return x.round(mode="even").max(least).min(greatest).astype(like.dtype)


def _resize(*places: int | None) -> Build:
    roi, scales, sizes = places

    def build(step: Step) -> Results:
        return _resized(step, plan_of(step, (roi, int(scales or 0), sizes)))

    return build


_NOTE = "mode nearest; linear and cubic are composed. Scales and sizes must be known"
RESIZING: tuple[Recipe, ...] = (
    direct("Resize", _resize(None, 1, None), _NOTE, since11=_resize(1, 2, 3)),
    composed("Upsample", _resize(None, 1, None)),
)
