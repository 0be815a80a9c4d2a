"""Pools: each window of an image, or each whole image, becomes one element."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.convolution import GlobalPoolCall, PoolCall
from holowork.ops.element_types import NUMBERS, U8
from holowork.ops.kernels.pooling import global_mean, pool_kernel
from holowork.ops.linalg import CANCELLED, CANCELLING
from holowork.ops.rules import Formula, by_kind, required
from holowork.ops.spec import Infer, OperandMismatch, OperandTypes, OpSpec
from holowork.ops.windows import DILATIONS, KERNEL, PADS, STRIDES, Windows, check_windows, windows_of
from kernels_ir import FLOATS

CEIL_MODE = attribute(
    "ceil_mode", Kind.BOOL, default=False, doc="count a last window that begins in the image and leaves it"
)
COUNT_INCLUDE_PAD = attribute(
    "count_include_pad",
    Kind.BOOL,
    default=False,
    doc="divide by the cells in the padded image, not in the image",
)
_SIGNED = "Integers are averaged with sign and width; the peer averages unsigned bytes."
_NAN = "NaN in a window gives NaN; the peer passes over it."
_max, _add, _div = (
    by_kind(exact.max, exact.integers.max),
    by_kind(exact.add, exact.integers.add),
    by_kind(exact.div, exact.integers.div),
)
Joined = Callable[[Array, Application], Array]


def _pool_type(op: str) -> Infer:
    """The type of a pool; raises OperandMismatch or BadAttribute where windows do not fit images."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        x = required(operands, 0)
        check_windows(op, attributes)
        if x.rank != 4:
            raise OperandMismatch(op, "images [N, C, H, W]", str(x))
        windows, pads = Windows.of(attributes, attributes["kernel"]), attributes["pads"]
        if any(max(axis.begin, axis.end) >= axis.span for axis in windows.axes):
            raise BadAttribute(f"{op}.pads", f"pads smaller than the window {attributes['kernel']}", pads)
        return x.with_shape((*x.shape[:2], *windows.fitting(op, x, ceil=attributes["ceil_mode"])))

    return infer


def _pooled(joined: Joined) -> Reference:
    """f16 and bf16 are widened, windows of f32 or of integers are joined, the result is narrowed once."""

    def reference(operands: Operands, application: Application) -> Array:
        return narrowed(joined(widened(operands[0]), application), application.result.dtype)

    return reference


def _greatest(x: Array, application: Application) -> Array:
    least = -np.inf if x.dtype == np.float32 else np.iinfo(x.dtype).min
    cells = windows_of(application).touching(x, application.result.shape[2:], least)
    return reduce(_bound(_max, application), cells, np.full(application.result.shape, least, x.dtype))


def _mean(x: Array, application: Application) -> Array:
    """Σ of the cells in the image, rows before columns, ascending from 0, over their count: one division.

    Integers are added in 64 bits and divided toward zero.
    """
    windows, outs = windows_of(application), application.result.shape[2:]
    wide = _wide(x)
    zeros = np.zeros(application.result.shape, wide.dtype)
    total = reduce(_bound(_add, application), windows.touching(wide, outs, 0), zeros)
    counted = windows.population(x.shape[2:], outs, pads=application.truth("count_include_pad"))
    divisor = np.broadcast_to(counted.astype(total.dtype), total.shape)
    return _div(total, divisor, application.numerics).astype(x.dtype)


def _wide(x: Array) -> Array:
    return x if x.dtype == np.float32 else x.astype(np.uint64 if x.dtype == np.uint64 else np.int64)


def _bound(formula: Formula, application: Application) -> Callable[[Array, Array], Array]:
    return lambda a, b: formula(a, b, application.numerics)


MAX_POOL_2D = OpSpec(
    name="max_pool_2d",
    id=67,
    discriminant=66,
    operands=("x",),
    summary="the greatest x[n, c, i·stride + p·dilation − pad, …] of each window",
    call=PoolCall,
    attributes=(KERNEL, STRIDES, PADS, DILATIONS, CEIL_MODE),
    infer=_pool_type("max_pool_2d"),
    reference=_pooled(_greatest),
    kernel=pool_kernel("max"),
    accepts=NUMBERS,
    portable=FLOATS | U8,
    differs=f"{_NAN} Integers are compared with sign and width; the peer compares unsigned bytes.",
)
AVG_POOL_2D = OpSpec(
    name="avg_pool_2d",
    id=68,
    discriminant=67,
    operands=("x",),
    summary="the mean of x[n, c, i·stride + p·dilation − pad, …] over each window",
    call=PoolCall,
    attributes=(KERNEL, STRIDES, PADS, DILATIONS, CEIL_MODE, COUNT_INCLUDE_PAD),
    infer=_pool_type("avg_pool_2d"),
    reference=_pooled(_mean),
    kernel=pool_kernel("mean"),
    accepts=NUMBERS,
    portable=FLOATS | U8,
    differs=_SIGNED,
)


def _global_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    x = required(operands, 0)
    if x.rank < 3:
        raise OperandMismatch("global_avg_pool", "images [N, C, H, W]", str(x))
    return x.with_shape((*x.shape[:2], *(1,) * (x.rank - 2)))


def _global_mean(x: Array, application: Application) -> Array:
    """The lane tree's sum of each image over the number of its cells."""
    rows = x.shape[0] * x.shape[1]
    cells = int(np.prod(x.shape[2:]))
    images = _wide(x).reshape(rows, cells)
    total = exact.tree_sum(images) if x.dtype == np.float32 else images.sum(axis=1, dtype=images.dtype)
    means = _div(total, np.full(rows, cells, total.dtype), application.numerics)
    return means.astype(x.dtype).reshape(application.result.shape)


GLOBAL_AVG_POOL = OpSpec(
    name="global_avg_pool",
    id=69,
    discriminant=68,
    operands=("x",),
    summary="the mean of each image x[n, c]",
    call=GlobalPoolCall,
    infer=_global_type,
    reference=_pooled(_global_mean),
    kernel=global_mean,
    accepts=NUMBERS,
    portable=FLOATS | U8,
    tolerance=CANCELLING,
    near=CANCELLED,
    differs=f"The sum has a fixed tree; the peer adds one after another. {_SIGNED}",
)

OPS = (MAX_POOL_2D, AVG_POOL_2D, GLOBAL_AVG_POOL)
