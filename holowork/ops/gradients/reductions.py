"""Gradients of reductions, of distributions along an axis, and of running sums."""

from collections.abc import Mapping
from math import prod

import numpy as np

from holowork.ops.calls.reduction import reduced_axes, reduced_shape
from holowork.ops.gradients.step import Rule, Step, each, expanded, reshaped
from holowork.ops.tensor import Tensor


def _kept(step: Step, reduced: Tensor) -> Tensor:
    """A tensor like the result, with the reduced axes as axes of extent 1."""
    return reshaped(reduced, reduced_shape(step.x.shape, step.attributes["axes"], keepdims=True))


def _sum(step: Step) -> Tensor:
    """g for every element"""
    return expanded(_kept(step, step.gradient), step.x.shape)


def _mean(step: Step) -> Tensor:
    """g / count for every element"""
    count = prod(step.x.shape[axis] for axis in reduced_axes(step.attributes["axes"], step.x.ndim))
    return expanded(_kept(step, step.gradient) / float(max(count, 1)), step.x.shape)


def _extreme(step: Step) -> Tensor:
    """g where x is the extreme, in equal shares where several elements are"""
    is_extreme = step.x == _kept(step, step.result)
    count = is_extreme.astype(step.x.dtype).reduce_sum(axes=step.attributes["axes"], keepdims=True)
    return is_extreme.where(_kept(step, step.gradient) / count, 0.0)


def _prod(step: Step) -> Tensor:
    """g times the product of the others, each of them computed: no element is divided by"""
    gone = reduced_axes(step.attributes["axes"], step.x.ndim)
    perm = (*(axis for axis in range(step.x.ndim) if axis not in gone), *gone)
    turned = step.x.transpose(perm) if perm else step.x
    count = prod(step.x.shape[axis] for axis in gone)
    cells = step.x.size // count if count else 0
    rows = expanded(reshaped(turned, (cells, 1, count)), (cells, count, count))
    others = turned.graph.op("where", np.eye(count, dtype=np.bool_), 1.0, rows).reduce_prod(axes=-1)
    found = reshaped(others * reshaped(step.gradient, (cells, 1)), turned.shape)
    return found.transpose(tuple(map(int, np.argsort(perm)))) if perm else found


def _softmax(step: Step) -> Tensor:
    """y·(g − Σ g·y)"""
    total = (step.gradient * step.result).reduce_sum(axes=step.attributes["axis"], keepdims=True)
    return step.result * (step.gradient - total)


def _log_softmax(step: Step) -> Tensor:
    """g − eʸ·Σ g"""
    total = step.gradient.reduce_sum(axes=step.attributes["axis"], keepdims=True)
    return step.gradient - step.result.exp() * total


def _cumsum(step: Step) -> Tensor:
    """The running sum of g from the other end."""
    return step.gradient.cumsum(**dict(step.attributes) | {"reverse": not step.attributes["reverse"]})


REDUCTIONS: Mapping[str, Rule] = {
    "reduce_sum": each(_sum),
    "reduce_mean": each(_mean),
    "reduce_prod": each(_prod),
    "reduce_min": each(_extreme),
    "reduce_max": each(_extreme),
    "softmax": each(_softmax),
    "log_softmax": each(_log_softmax),
    "cumsum": each(_cumsum),
}
"""The rules by op. That of `reduce_prod` takes memory in the square of the elements of a cell."""
