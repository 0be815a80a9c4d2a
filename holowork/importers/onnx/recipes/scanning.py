"""Products along an axis, and determinants."""

from math import prod

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_MOST = 128
"""Rows of a matrix whose determinant is computed, at most."""


def _cumulative_product(step: Step) -> Results:
    """Each time of twice as many neighbours, until all are in."""
    axis = step.nonnegative(int(step.value(1).reshape(-1)[0]), step.x.ndim)
    backwards = bool(step.attribute("reverse", 0))
    x, extent, reach = step.x, step.x.shape[axis], 1
    if step.attribute("exclusive", 0):
        x = _moved(x, axis, -1 if backwards else 1)
    while reach < extent:
        x = x * _moved(x, axis, -reach if backwards else reach)
        reach *= 2
    return x


def _moved(x: Tensor, axis: int, by: int) -> Tensor:
    """Elements moved on along an axis, 1 where there are none."""
    pads = [0] * (2 * x.ndim)
    pads[axis], pads[axis + x.ndim] = by, -by
    return x.pad(pads=tuple(pads), value=1.0, mode="constant")


def _determinant(step: Step) -> Results:
    """Elimination, the row of the greatest first element on top: the signed product of these."""
    x, rank = step.x, step.x.ndim
    if rank < 2 or x.shape[-1] != x.shape[-2] or x.shape[-1] > _MOST:
        step.refuse(f"square matrices of at most {_MOST} rows", list(x.shape))
    many, size = prod(x.shape[:-2]), x.shape[-1]
    matrix, found = x.reshape((many, size, size)), step.scalar(1.0, x).expand((many, 1, 1))
    for _ in range(size - 1):
        pivot, matrix = _eliminated(step, matrix)
        found = found * pivot
    return (found * matrix if size else found).reshape(x.shape[:-2])


def _eliminated(step: Step, matrix: Tensor) -> tuple[Tensor, Tensor]:
    """The greatest first element with the sign of the swap, and what is left without its row and column."""
    size, graph = matrix.shape[-1], step.graph
    zero, one = step.scalar(0.0, matrix), step.scalar(1.0, matrix)
    column = _part(matrix, 2, (0, 1))
    weight, places = column.abs(), step.integers([[[place] for place in range(size)]])
    hits = weight.equal(weight.reduce_max(axes=(1,), keepdims=True))
    first = graph.where(hits, places, step.integers(size - 1)).reduce_min(axes=(1,), keepdims=True)
    chosen = places.equal(first)
    top = graph.where(chosen, matrix, zero).reduce_sum(axes=(1,), keepdims=True)
    rest = _part(graph.where(chosen, _part(matrix, 1, (0, 1)), matrix), 1, (1, size))
    pivot = _part(top, 2, (0, 1))
    factor = _part(rest, 2, (0, 1)) / graph.where(pivot.equal(zero), one, pivot)
    left = _part(rest, 2, (1, size)) - factor * _part(top, 2, (1, size))
    return graph.where(first.equal(step.integers(0)), pivot, -pivot), left


def _part(x: Tensor, axis: int, bounds: tuple[int, int]) -> Tensor:
    return x.slice(starts=bounds[:1], ends=bounds[1:], axes=(axis,), steps=(1,))


SCANNING: tuple[Recipe, ...] = (
    composed("CumProd", _cumulative_product),
    composed("Det", _determinant, f"of at most {_MOST} rows"),
)
