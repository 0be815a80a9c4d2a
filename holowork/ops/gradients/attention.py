"""Gradients of attention: its weights are computed anew, as a softmax of the scores that are seen."""

from collections.abc import Mapping
from math import inf, sqrt

import numpy as np

from holowork.ops.gradients.products import turned
from holowork.ops.gradients.step import Rule, Step, each, expanded, reshaped
from holowork.ops.tensor import Tensor


def _scale(step: Step) -> float:
    """The factor of the scores."""
    return float(step.attributes["scale"]) or 1 / max(sqrt(step.x.shape[-1]), 1)


def _repeated(step: Step, place: int) -> Tensor:
    """Keys or values [B, heads, keys, d], each head as often as it serves."""
    rows = step.operand(place)
    batch, heads, *extents = rows.shape
    each_head = step.x.shape[1] // heads
    split = reshaped(rows, (batch, heads, 1, *extents))
    return reshaped(expanded(split, (batch, heads, each_head, *extents)), (batch, step.x.shape[1], *extents))


def _joined(gradient: Tensor, rows: Tensor) -> Tensor:
    """The sum over the heads that one of the rows serves."""
    batch, heads, *extents = rows.shape
    split = reshaped(gradient, (batch, heads, gradient.shape[1] // heads, *extents))
    return split.reduce_sum(axes=2)


def _weights(step: Step) -> Tensor:
    """softmax(scale·q·kᵀ) over the keys that are seen"""
    scores = (step.x @ turned(_repeated(step, 1))) * _scale(step)
    if step.attributes["causal"]:
        seen = np.tri(*scores.shape[2:], dtype=np.bool_)
        scores = scores.graph.op("where", seen, scores, -inf)
    return scores.softmax()


def _scores(step: Step) -> Tensor:
    """The gradient of q·kᵀ"""
    weights = _weights(step)
    gradient = step.gradient @ turned(_repeated(step, 2))
    total = (gradient * weights).reduce_sum(axes=-1, keepdims=True)
    return weights * (gradient - total) * _scale(step)


ATTENTION: Mapping[str, Rule] = {
    "attention": each(
        lambda s: _scores(s) @ _repeated(s, 1),
        lambda s: _joined(turned(_scores(s)) @ s.x, s.y),
        lambda s: _joined(turned(_weights(s)) @ s.gradient, s.operand(2)),
    )
}
"""The rule of attention. What is the same for its operands is computed once: a compile shares it."""
