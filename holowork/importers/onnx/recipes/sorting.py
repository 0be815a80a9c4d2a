"""The greatest or least elements of an axis."""

from dataclasses import dataclass

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.forms import extreme_of
from holowork.importers.onnx.recipes.indexing import elements
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor
from kernels_ir import DType

_MOST = 1 << 24
"""Pairs of elements that are compared, at most; of longer axes one extreme after another is taken."""
_MOST_TURNS = 128


@dataclass(frozen=True, kw_only=True)
class Extremes:
    """The first `count` of each of the lines [L, n], the best first, equals by their place."""

    step: Step
    lines: Tensor
    count: int
    is_largest: bool

    @property
    def places(self) -> Tensor:
        """[L, count] in i64; raises UnsupportedForm where that takes too much."""
        extent = self.lines.shape[1]
        if self.lines.size * extent <= _MOST:
            return self._by_rank()
        if self.count > _MOST_TURNS:
            expected = f"at most {_MOST} pairs to compare, or {_MOST_TURNS} elements to find"
            self.step.refuse(expected, f"{self.count} of {list(self.lines.shape)}")
        return self._in_turn()

    def _by_rank(self) -> Tensor:
        """An element is at the place that says how many go before it."""
        many, extent = self.lines.shape
        own, other = self.lines.reshape((many, extent, 1)), self.lines.reshape((many, 1, extent))
        goes_before = other.greater(own) if self.is_largest else other.less(own)
        earlier = self.step.graph.const(np.tri(extent, k=-1, dtype=np.bool_))
        before = goes_before.or_(other.equal(own).and_(earlier)).astype("i32")
        rank = before.reduce_sum(axes=(2,), keepdims=False).reshape((many, 1, extent))
        wanted = self._integers(np.arange(self.count)[:, None])
        here = self.step.graph.where(rank.equal(wanted), self._integers(np.arange(extent)), self._integers(0))
        return here.reduce_sum(axes=(2,), keepdims=False).astype("i64")

    def _in_turn(self) -> Tensor:
        """The extreme of what is left, again and again."""
        graph, (many, extent) = self.step.graph, self.lines.shape
        at, beyond = self._integers(np.arange(extent)), self._integers(extent)
        left = graph.const(np.ones((1, 1), np.bool_)).expand((many, extent))
        found = []
        for _ in range(self.count):
            best = graph.where(left, self.lines, self._worst)
            extreme = graph.op(
                "reduce_max" if self.is_largest else "reduce_min", best, axes=(1,), keepdims=True
            )
            hits = best.equal(extreme).and_(left)
            found.append(graph.where(hits, at, beyond).reduce_min(axes=(1,), keepdims=True))
            left = left.and_(at.equal(found[-1]).bnot())
        return graph.concat(*found, axis=1).astype("i64")

    @property
    def _worst(self) -> Tensor:
        return self.lines.graph.const(
            extreme_of(self.lines.dtype, is_least=self.is_largest), dtype=self.lines.dtype
        )

    def _integers(self, values: object) -> Tensor:
        return self.step.integers(values, DType.I32)


def _top(step: Step) -> Results:
    """NaN counts as ∞."""
    axis, (count,) = step.axis(-1), step.setting("k", 1) or (0,)
    rank, extent = step.x.ndim, step.x.shape[axis]
    if not 0 <= count <= extent:
        step.refuse(f"k of at most {extent}", count)
    order = (*(place for place in range(rank) if place != axis), axis)
    moved = _comparable(step.x).transpose(perm=order)
    extremes = Extremes(
        step=step,
        lines=moved.reshape((step.x.size // max(extent, 1), extent)),
        count=count,
        is_largest=bool(step.attribute("largest", 1)),
    )
    places = extremes.places.reshape((*moved.shape[:-1], count))
    back = places.transpose(perm=tuple(int(place) for place in np.argsort(order)))
    return elements(step, step.x, back, axis=axis), back


def _comparable(x: Tensor) -> Tensor:
    """∞ for NaN, which is neither less than anything nor greater."""
    return x.graph.where(x.is_nan(), x.graph.const(float("inf"), dtype=x.dtype), x) if x.dtype.is_float else x


SORTING: tuple[Recipe, ...] = (
    composed("TopK", _top, "k must be known; of long axes at most 128 elements; NaN counts as infinity"),
)
