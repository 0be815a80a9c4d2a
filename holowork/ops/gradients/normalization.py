"""Gradients of norms, by rows that have been brought to one scale, and of rotary embedding."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod

import numpy as np

from holowork.ops.gradients.movement import along
from holowork.ops.gradients.step import Rule, Step, each, reshaped
from holowork.ops.tensor import Tensor


@dataclass(frozen=True, kw_only=True)
class Rows:
    """Rows divided by their deviation, or by their root mean square; the factor of each row."""

    values: Tensor
    factor: Tensor
    is_centred: bool

    @classmethod
    def of(cls, x: Tensor, epsilon: float, *, is_centred: bool) -> "Rows":
        """d / √(mean d² + epsilon) along the last axis, d = x − mean or x"""
        d = x - _mean(x) if is_centred else x
        factor = (_mean(d * d) + epsilon).sqrt().reciprocal()
        return cls(values=d * factor, factor=factor, is_centred=is_centred)

    def back(self, gradient: Tensor) -> Tensor:
        """From the gradient of the values to that of x: factor·(g − mean g − values·mean(g·values))"""
        inner = gradient - self.values * _mean(gradient * self.values)
        return self.factor * (inner - _mean(gradient) if self.is_centred else inner)


def _mean(tensor: Tensor) -> Tensor:
    return tensor.reduce_mean(axes=-1, keepdims=True)


def _scaled(step: Step, shape: tuple[int, ...]) -> Tensor:
    """g·gamma, gamma along the axes of this shape"""
    return step.gradient * reshaped(step.y, shape) if step.has(1) else step.gradient


def _by_row(*, is_centred: bool, adds: bool = False) -> Rule:
    """A norm along the last axis; where it `adds`, the third operand is added to x before, else after."""

    def rows(step: Step) -> Rows:
        x = step.x + step.operand(2) if adds and step.has(2) else step.x
        return Rows.of(x, step.attributes["epsilon"], is_centred=is_centred)

    def inner(step: Step) -> Tensor:
        return rows(step).back(_scaled(step, step.x.shape[-1:]))

    def factor(step: Step) -> Tensor:
        return step.gradient * rows(step).values

    after = (lambda step: step.gradient,) if is_centred else ()
    return each(inner, factor, *((inner,) if adds else after))


def _by_group(groups: Callable[[Step], int]) -> Rule:
    """A norm over groups of channels of x [N, C, …]; g is summed to [C] for its parameters."""

    def rows(step: Step) -> Rows:
        return Rows.of(_grouped(step.x, groups(step)), step.attributes["epsilon"], is_centred=True)

    def inner(step: Step) -> Tensor:
        gradient = _grouped(_scaled(step, (-1, *(1,) * (step.x.ndim - 2))), groups(step))
        return reshaped(rows(step).back(gradient), step.x.shape)

    def factor(step: Step) -> Tensor:
        return _by_channel(step.gradient * reshaped(rows(step).values, step.x.shape))

    return each(inner, factor, lambda step: _by_channel(step.gradient))


def _grouped(x: Tensor, groups: int) -> Tensor:
    """A row for each group of each image."""
    rows = x.shape[0] * groups
    return reshaped(x, (rows, x.shape[1] // max(groups, 1) * prod(x.shape[2:])))


def _by_channel(tensor: Tensor) -> Tensor:
    return tensor.reduce_sum(axes=[axis for axis in range(tensor.ndim) if axis != 1])


def _halves(tensor: Tensor) -> tuple[Tensor, Tensor]:
    half = tensor.shape[-1] // 2
    return tensor[..., :half], tensor[..., half:]


def _turned(tensor: Tensor) -> Tensor:
    """(−second half, first half) of each row"""
    first, second = _halves(tensor)
    return tensor.graph.op("concat", -second, first, axis=-1)


def _rotary(step: Step) -> Tensor:
    """g·cos − h(g·sin), h being its own inverse but for the sign"""
    return step.gradient * step.y - _turned(step.gradient * step.operand(2))


def _factors(step: Step) -> tuple[float, float, float]:
    return float(step.attributes["alpha"]), float(step.attributes["beta"]), float(step.attributes["bias"])


def _response(step: Step) -> Tensor:
    """g·base^−beta − 2·alpha·beta / size·x·(the sum of g·x·base^(−beta − 1) over windows with the channel)

    base = bias + alpha / size·(the sum of x² over the window); sums are products with a matrix of 0 and 1.
    """
    size, (alpha, beta, bias) = int(step.attributes["size"]), _factors(step)
    places = np.arange(step.x.shape[1]) - np.arange(step.x.shape[1])[:, None]
    inside = (-((size - 1) // 2) <= places) & (places <= size // 2)
    window, factor = inside.astype(np.float32), alpha / size
    base = along(step.x.graph.const(window), step.x * step.x, (1, 1)) * factor + bias
    scaled = step.gradient * base.pow(-beta)
    spread = along(step.x.graph.const(window.T), scaled * step.x / base, (1, 1))
    return scaled - step.x * spread * (2 * factor * beta)


NORMS: Mapping[str, Rule] = {
    "layer_norm": _by_row(is_centred=True),
    "rms_norm": _by_row(is_centred=False),
    "add_rms_norm": _by_row(is_centred=False, adds=True),
    "group_norm": _by_group(lambda step: int(step.attributes["num_groups"])),
    "instance_norm": _by_group(lambda step: step.x.shape[1]),
    "lrn": each(_response),
    "rotary_embedding": each(_rotary, lambda s: s.gradient * s.x, lambda s: s.gradient * _turned(s.x)),
}
"""The rules by op."""
