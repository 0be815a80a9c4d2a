"""Matrix products: one chain of steps a·b + c for each cell, in ascending order of the inner axis.

cell[i, j] = step(a[i, k−1], b[k−1, j], … step(a[i, 1], b[1, j], step(a[i, 0], b[0, j], start[i, j])) …),
where step is the `fma` of the numeric mode and start is +0 if none is given. Nothing else is in the
definition: no tile, no instruction set and no number of threads changes a bit.
"""

import math
from collections.abc import Callable, Iterator

import numpy as np

from holowork.ops.arithmetic.arrays import Array, checked
from holowork.ops.arithmetic.fma import Numerics, Sum, settle

_BLOCK = 1 << 14
"""Cells whose chains advance together: their buffers then stay in the cache."""

Chain = Callable[[Array, Array, Array], None]


def matmul_chain(a: Array, b: Array, numerics: Numerics, *, start: Array | None = None) -> Array:
    """The product of f32 matrices a[…, m, k] and b[…, k, n], leading axes broadcast.

    `start` continues a chain from there. With k = 0 the result is `start`, or zeros.
    Raises WrongElementType for arrays that are not f32.
    """
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    shape = (*batch, a.shape[-2], b.shape[-1])
    left, right = _stacked(a, batch), _stacked(b, batch)
    begun = np.zeros(shape, np.float32) if start is None else np.broadcast_to(start, shape).copy()
    total = begun.reshape(left.shape[0], *shape[-2:])
    chain = _CHAINS[numerics.name]
    with np.errstate(all="ignore"):
        for group, rows in _pieces(total.shape):
            chain(left[group, rows], right[group], total[group, rows])
    return total.reshape(shape)


def _stacked(x: Array, batch: tuple[int, ...]) -> Array:
    """The f32 matrices of an array broadcast to leading axes `batch`, along one axis."""
    matrix = x.shape[-2:]
    wide = np.broadcast_to(checked("matmul_chain", x), (*batch, *matrix))
    return wide.reshape(math.prod(batch), *matrix)


def _pieces(shape: tuple[int, ...]) -> Iterator[tuple[slice, slice]]:
    """Cuts of [matrices, m, n] into pieces of about `_BLOCK` cells: whole matrices, or rows of one."""
    matrices, m, n = shape
    rows = max(1, min(m, _BLOCK // max(n, 1)))
    group = max(1, _BLOCK // max(m * n, 1))
    for first in range(0, matrices, group):
        for row in range(0, m, rows):
            yield slice(first, first + group), slice(row, row + rows)


def _strict_chain(a: Array, b: Array, total: Array) -> None:
    """Advance `total` in place, two roundings a step."""
    product = np.empty_like(total)
    for k in range(a.shape[-1]):
        np.multiply(a[:, :, k, None], b[:, k, None, :], out=product)
        np.add(total, product, out=total)


def _fused_chain(a: Array, b: Array, total: Array) -> None:
    """Advance `total` in place, one rounding a step: `fused_multiply_add` on buffers that are kept."""
    wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
    product, wide_sum = np.empty(total.shape), np.empty(total.shape)
    carried = total.astype(np.float64)
    for k in range(a.shape[-1]):
        np.multiply(wide_a[:, :, k, None], wide_b[:, k, None, :], out=product)
        np.add(product, carried, out=wide_sum)
        np.copyto(total, wide_sum, casting="same_kind")
        settle(product, carried, Sum(total=wide_sum, result=total))
        np.copyto(carried, total)


_CHAINS: dict[str, Chain] = {"fused": _fused_chain, "strict": _strict_chain}
