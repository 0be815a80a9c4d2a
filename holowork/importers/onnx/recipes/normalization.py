"""Norms: of batches, instances, groups, rows."""

from math import prod

import numpy as np

from holowork.importers.onnx.definitions import definition_of
from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array, Tensor

_EPSILON = 9.999999747378752e-06
_F32 = 1
"""The number of f32 in the enumeration of element types, as stash_type gives it."""


def _batch_norm(step: Step) -> Results:
    """x·factor + offset, with the statistics that are given, or with those of x in training"""
    if step.attribute("training_mode", 0):
        return _trained(step)
    return _affine(step, _factor_and_offset(step))


def _factor_and_offset(step: Step) -> tuple[Tensor, Tensor]:
    """scale / √(var + epsilon) and B − mean·factor, constants where their operands are."""
    epsilon = np.float32(step.attribute("epsilon", _EPSILON))
    known = [step.around.known.of(step[place]) for place in range(1, 5)]
    found = [value.astype(np.float32) for value in known if value is not None]
    if len(found) < len(known):
        scale, bias, mean, variance = (step[place].astype("f32") for place in range(1, 5))
        factor = scale / (variance + step.scalar(float(epsilon), variance)).sqrt()
        return factor, bias - mean * factor
    made = _folded(found, epsilon)
    return step.graph.const(made[0]), step.graph.const(made[1])


@np.errstate(all="ignore")
def _folded(found: list[Array], epsilon: np.float32) -> tuple[Array, Array]:
    scale, bias, mean, variance = found
    factor: Array = scale / np.sqrt(variance + epsilon)
    offset: Array = bias - mean * factor
    return factor, offset


def _affine(step: Step, both: tuple[Tensor, Tensor]) -> Tensor:
    """x·factor + offset in f32: one number of each for a channel, or for a place where they have its axes."""
    factor, offset = (_by_channel(one, step.x) for one in both)
    return (step.x.astype("f32") * factor + offset).astype(step.x.dtype)


def _by_channel(one: Tensor, x: Tensor) -> Tensor:
    """A tensor of the channels with axes of extent 1 for those of x behind them."""
    return one.reshape((*one.shape, *(1,) * (x.ndim - 1 - one.ndim)))


def _trained(step: Step) -> Results:
    """Y by the mean and variance of x, and both statistics moved toward them."""
    x, axes = step.x.astype("f32"), (0, *range(2, step.x.ndim))
    mean = x.reduce_mean(axes=axes)
    apart = x - _by_channel(mean, x)
    variance = (apart * apart).reduce_mean(axes=axes)
    scale, bias = (step[place].astype("f32") for place in (1, 2))
    factor = scale / (variance + step.scalar(step.attribute("epsilon", _EPSILON), variance)).sqrt()
    y = (apart * _by_channel(factor, x) + _by_channel(bias, x)).astype(step.x.dtype)
    return y, _moved(step, 3, mean), _moved(step, 4, variance)


def _moved(step: Step, place: int, current: Tensor) -> Tensor:
    """given·momentum + current·(1 − momentum)"""
    given, momentum = step[place], step.attribute("momentum", 0.9)
    kept = given.astype("f32") * step.scalar(momentum, current)
    return (kept + current * step.scalar(1.0 - momentum, current)).astype(given.dtype)


def _instance_norm(step: Step) -> Results:
    return step.x.instance_norm(step[1], step[2], epsilon=step.attribute("epsilon", _EPSILON))


def _group_norm(step: Step) -> Results:
    """Until opset 20 scale and bias are one number for a group."""
    groups = int(step.required("num_groups"))
    channels = step.x.shape[1]
    if groups < 1 or channels % groups:
        step.refuse(f"groups that divide {channels} channels", groups)
    parameters = [step[place] for place in (1, 2)]
    if step.version < 21:
        each = (groups, channels // groups)
        parameters = [one.reshape((groups, 1)).expand(each).reshape((channels,)) for one in parameters]
    return step.x.group_norm(*parameters, num_groups=groups, epsilon=step.attribute("epsilon", _EPSILON))


def _row_norm(step: Step) -> Results:
    """layer_norm or rms_norm of the axes from one on, taken as one; the definition where it says more."""
    if step.count > 1 or step.attribute("stash_type", _F32) != _F32:
        return step.expand(definition_of(step))
    axis, parameters = step.axis(-1), [one for one in step.operands[1:] if one is not None]
    wide = "f32" if len({step.x.dtype, *(one.dtype for one in parameters)}) > 1 else step.x.dtype
    x, *parameters = (one.astype(wide) for one in (step.x, *parameters))
    shape = x.shape[axis:]
    inside = [one.ndim <= len(shape) for one in parameters]
    flat = [_row(one, shape) for one in parameters] if all(inside) else []
    rows = x.reshape((*x.shape[:axis], prod(shape)))
    name = "rms_norm" if step.op == "RMSNormalization" else "layer_norm"
    found = step.graph.op(name, rows, *flat, epsilon=step.attribute("epsilon", _EPSILON)).reshape(x.shape)
    return (found if flat else _scaled(found, parameters)).astype(step[1].dtype)


def _row(one: Tensor, shape: tuple[int, ...]) -> Tensor:
    """A parameter for each element of a row."""
    return one.expand(shape).reshape((prod(shape),))


def _scaled(x: Tensor, parameters: list[Tensor]) -> Tensor:
    """x times the first parameter, plus the second if there is one"""
    first, *others = parameters
    return sum(others, x * first)


def _lp_norm(step: Step) -> Results:
    """x / ‖x‖ along an axis; 0 where the norm is"""
    axis, p = step.axis(-1), int(step.attribute("p", 2))
    if p not in (1, 2):
        step.refuse("p = 1 or 2", p)
    x = step.x.astype("f32")
    size = x.abs() if p == 1 else x * x
    total = size.reduce_sum(axes=(axis,), keepdims=True)
    norm, zero = total if p == 1 else total.sqrt(), step.scalar(0.0, x)
    return step.graph.where(norm.equal(zero), zero, x / norm).astype(step.x.dtype)


NORMALIZATION: tuple[Recipe, ...] = (
    composed("BatchNormalization", _batch_norm, "x·factor + offset; both are constants where they can be"),
    direct("InstanceNormalization", _instance_norm),
    direct("GroupNormalization", _group_norm),
    direct("LayerNormalization", _row_norm, "with its mean, or in another stash_type, by its definition"),
    direct("RMSNormalization", _row_norm, "in another stash_type by its definition"),
    composed("LpNormalization", _lp_norm),
)
