"""Gradients of products of matrices."""

from collections.abc import Mapping
from math import prod

from holowork.ops.gradients.functions import silu_slope
from holowork.ops.gradients.step import Rule, Step, each, reshaped, summed_to
from holowork.ops.tensor import Tensor


def turned(tensor: Tensor) -> Tensor:
    """The last two axes exchanged."""
    *rest, rows, columns = range(tensor.ndim)
    return tensor.transpose((*rest, columns, rows))


def _as_matrices(a: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
    """A row for an a of one axis, a column for such a b."""
    left = reshaped(a, (1, *a.shape)) if a.ndim == 1 else a
    return left, reshaped(b, (*b.shape, 1)) if b.ndim == 1 else b


def _as_product(gradient: Tensor, left: Tensor, right: Tensor) -> Tensor:
    """The gradient of a·b with the rows and columns that it has for matrices."""
    batch = gradient.shape[: max(left.ndim, right.ndim) - 2]
    return reshaped(gradient, (*batch, left.shape[-2], right.shape[-1]))


def left_factor(a: Tensor, b: Tensor, gradient: Tensor) -> Tensor:
    """g·bᵀ, summed to the extents of a"""
    left, right = _as_matrices(a, b)
    cells = _as_product(gradient, left, right) @ turned(right)
    return reshaped(summed_to(cells, left.shape), a.shape)


def right_factor(a: Tensor, b: Tensor, gradient: Tensor) -> Tensor:
    """aᵀ·g, summed to the extents of b; one product where b is the same matrix for all of a"""
    left, right = _as_matrices(a, b)
    cells = _as_product(gradient, left, right)
    if right.ndim == 2:
        left, cells = _stacked(left), _stacked(cells)
    return reshaped(summed_to(turned(left) @ cells, right.shape), b.shape)


def _stacked(tensor: Tensor) -> Tensor:
    """All rows of all matrices as one matrix."""
    return reshaped(tensor, (prod(tensor.shape[:-1]), tensor.shape[-1]))


def _oriented(step: Step, place: int) -> Tensor:
    """A factor of a gemm as it is multiplied."""
    factor = step.operand(place)
    return turned(factor) if step.attributes[("trans_a", "trans_b")[place]] else factor


def _gemm(step: Step, place: int) -> Tensor:
    if place == 2:
        return step.gradient * float(step.attributes["beta"])
    scaled = step.gradient * float(step.attributes["alpha"])
    found = (left_factor, right_factor)[place](_oriented(step, 0), _oriented(step, 1), scaled)
    return turned(found) if step.attributes[("trans_a", "trans_b")[place]] else found


def _gated(step: Step) -> Tensor:
    """The gradient of x·w_gate in silu(x·w_gate)·(x·w_up)"""
    product = step.x @ step.operand(1)
    return step.gradient * (step.x @ step.operand(2)) * silu_slope(product)


def _raised(step: Step) -> Tensor:
    """The gradient of x·w_up there"""
    return step.gradient * (step.x @ step.operand(1)).silu()


def _swiglu_rows(step: Step) -> Tensor:
    gate = left_factor(step.x, step.operand(1), _gated(step))
    return gate + left_factor(step.x, step.operand(2), _raised(step))


PRODUCTS: Mapping[str, Rule] = {
    "matmul": each(
        lambda s: left_factor(s.x, s.y, s.gradient),
        lambda s: right_factor(s.x, s.y, s.gradient),
    ),
    "gemm": _gemm,
    "fused_swiglu": each(
        _swiglu_rows,
        lambda s: right_factor(s.x, s.operand(1), _gated(s)),
        lambda s: right_factor(s.x, s.operand(2), _raised(s)),
    ),
}
"""The rules by op."""
