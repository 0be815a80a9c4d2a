"""Reductions, norms of rows, and softmax."""

from collections.abc import Callable
from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Build, Recipe, composed, direct
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

Map = Callable[[Tensor], Tensor]


def _same(x: Tensor) -> Tensor:
    return x


def _reduced(name: str, before: Map = _same, after: Map = _same) -> Build:
    """A reduction along the axes given as an attribute or an operand, between two functions."""

    def build(step: Step) -> Results:
        axes = step.setting("axes", 1)
        if not axes and step.attribute("noop_with_empty_axes", 0):
            return after(before(step.x))
        keep = bool(step.attribute("keepdims", 1))
        return after(step.graph.op(name, before(step.x), axes=axes or (), keepdims=keep))

    return build


def _size(x: Tensor) -> Tensor:
    return x.abs()


def _square(x: Tensor) -> Tensor:
    return x * x


def _log_sum_exp(step: Step) -> Results:
    """m + log Σ e^(x − m), m the greatest x; nothing overflows"""
    axes, keep = step.setting("axes", 1) or (), bool(step.attribute("keepdims", 1))
    if not axes and step.attribute("noop_with_empty_axes", 0):
        return step.x
    high = step.x.reduce_max(axes=axes, keepdims=True)
    finite = step.graph.where(high.abs().equal(step.scalar(float("inf"), high)), step.scalar(0.0, high), high)
    total = (step.x - finite).exp().reduce_sum(axes=axes, keepdims=True).log() + finite
    return total if keep else total.reshape(step.x.reduce_max(axes=axes, keepdims=False).shape)


def _root(x: Tensor) -> Tensor:
    return x.sqrt() if x.dtype.is_float else x.astype("f32").sqrt().astype(x.dtype)


def _logarithm(x: Tensor) -> Tensor:
    return x.log() if x.dtype.is_float else x.astype("f32").log().astype(x.dtype)


def _flat_softmax(name: str) -> Build:
    """Until opset 12: over all axes from one on, taken as one row."""

    def build(step: Step) -> Results:
        axis = step.axis(1)
        rows = (prod(step.x.shape[:axis]), prod(step.x.shape[axis:]))
        return step.graph.op(name, step.x.reshape(rows), axis=1).reshape(step.x.shape)

    return build


def _softmax(name: str) -> Build:
    def build(step: Step) -> Results:
        return step.graph.op(name, step.x, axis=step.axis(-1))

    return build


def _positions(step: Step, axis: int) -> tuple[Tensor, Tensor]:
    """Indices along an axis, shaped to broadcast, and one that is beyond all of them."""
    extent = step.x.shape[axis]
    shape = [extent if place == axis else 1 for place in range(step.x.ndim)]
    return step.integers(np.arange(extent).reshape(shape)), step.integers(extent)


def _arg(name: str) -> Build:
    """The first place, or the last, of an extreme along an axis: the least index of those that equal it."""

    def build(step: Step) -> Results:
        axis, keep = step.axis(0), bool(step.attribute("keepdims", 1))
        places, beyond = _positions(step, axis)
        is_last = bool(step.attribute("select_last_index", 0))
        extreme = step.graph.op(name, step.x, axes=(axis,), keepdims=True)
        hits = step.x.equal(extreme)
        if is_last:
            before = step.integers(-1)
            return step.graph.where(hits, places, before).reduce_max(axes=(axis,), keepdims=keep)
        return step.graph.where(hits, places, beyond).reduce_min(axes=(axis,), keepdims=keep)

    return build


def _hardmax(step: Step, axis: int) -> Tensor:
    places, beyond = _positions(step, axis)
    hits = step.x.equal(step.x.reduce_max(axes=(axis,), keepdims=True))
    first = step.graph.where(hits, places, beyond).reduce_min(axes=(axis,), keepdims=True)
    return places.equal(first).astype(step.x.dtype)


def _hardmax_of_axis(step: Step) -> Results:
    return _hardmax(step, step.axis(-1))


def _cumulative_sum(step: Step) -> Results:
    (axis,) = step.value(1).reshape(-1)[:1]
    return step.x.cumsum(
        axis=step.nonnegative(int(axis), step.x.ndim),
        exclusive=bool(step.attribute("exclusive", 0)),
        reverse=bool(step.attribute("reverse", 0)),
    )


REDUCTIONS: tuple[Recipe, ...] = (
    direct("ReduceSum", _reduced("reduce_sum")),
    direct("ReduceMean", _reduced("reduce_mean")),
    direct("ReduceProd", _reduced("reduce_prod")),
    direct("ReduceMin", _reduced("reduce_min")),
    direct("ReduceMax", _reduced("reduce_max")),
    composed("ReduceL1", _reduced("reduce_sum", _size)),
    composed("ReduceL2", _reduced("reduce_sum", _square, _root)),
    composed("ReduceSumSquare", _reduced("reduce_sum", _square)),
    composed("ReduceLogSum", _reduced("reduce_sum", after=_logarithm)),
    composed("ReduceLogSumExp", _log_sum_exp),
    direct("Softmax", _flat_softmax("softmax"), "a row of −∞ alone gives 0", since13=_softmax("softmax")),
    direct(
        "LogSoftmax",
        _flat_softmax("log_softmax"),
        "a row of −∞ alone gives −∞",
        since13=_softmax("log_softmax"),
    ),
    composed("Hardmax", _hardmax_of_axis),
    composed("ArgMax", _arg("reduce_max")),
    composed("ArgMin", _arg("reduce_min")),
    direct("CumSum", _cumulative_sum),
)
