"""Convolutions of images, and their transposes."""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.convolution import ConvCall, ConvTransposeCall
from holowork.ops.element_types import NUMBERS, RING
from holowork.ops.kernels.convolution import conv2d, conv_transpose
from holowork.ops.linalg import CANCELLED, CANCELLING, LEFT_OVER, WIDE_INTEGERS, product
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec
from holowork.ops.windows import DILATIONS, PADS, STRIDES, Windows, check_windows
from kernels_ir import FLOATS, DType

GROUPS = attribute("groups", Kind.INT, 1, doc="parts of the channels, each with filters of its own")
_EXTENTS_OF_FILTERS = slice(2, 4)


def _filters(op: str, operands: OperandTypes, attributes: Mapping[str, Any]) -> tuple[TensorType, TensorType]:
    """Images and filters whose channels divide into the groups."""
    check_windows(op, attributes)
    x, w, groups = required(operands, 0), required(operands, 1), attributes["groups"]
    if x.rank != 4 or w.rank != 4 or x.dtype != w.dtype:
        raise OperandMismatch(op, "images [N, C, H, W] and filters of 4 axes, alike", f"{x} and {w}")
    if groups < 1 or w.shape[0] % groups or x.shape[1] % groups:
        expected = f"a divisor of {x.shape[1]} channels and {w.shape[0]} filters"
        raise BadAttribute(f"{op}.groups", expected, groups)
    return x, w


def _conv2d_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    x, w = _filters("conv2d", operands, attributes)
    channels = w.shape[1] * attributes["groups"]
    if x.shape[1] != channels:
        raise OperandMismatch("conv2d", f"images of {channels} channels for the filters {w}", str(x))
    windows = Windows.of(attributes, w.shape[_EXTENTS_OF_FILTERS])
    outs = windows.fitting("conv2d", x)
    return x.with_shape((x.shape[0], w.shape[0], *outs))


def _conv2d(operands: Operands, application: Application) -> Array:
    """Each cell is one chain over channels, rows and columns of its filter.

    A cell outside x is a 0 that takes part: its step is w·0 + c, so an infinite weight gives NaN there.
    """
    x, w = widened(operands[0]), widened(operands[1])
    groups, result, terms = application.integer("groups"), application.result, prod(w.shape[1:])
    windows = Windows.of(application.attributes, w.shape[_EXTENTS_OF_FILTERS])
    filters = w.reshape(groups, len(w) // groups, terms)
    cells = np.empty(result.shape, x.dtype)
    for band, gathered in windows.bands(x, result.shape[2:]):
        part = cells[:, :, band.start : band.stop]
        columns = gathered.reshape(len(x), groups, terms, prod(part.shape[2:]))
        part[...] = product(filters, columns, application.numerics).reshape(part.shape)
    return narrowed(cells, result.dtype)


CONV2D = OpSpec(
    name="conv2d",
    id=47,
    discriminant=48,
    operands=("x", "w"),
    summary="out[n, o, i, j] = Σ x[n, c, i·stride + p·dilation − pad, …]·w[o, c, p, q] over c, p, q",
    call=ConvCall,
    attributes=(STRIDES, PADS, DILATIONS, GROUPS),
    infer=_conv2d_type,
    reference=_conv2d,
    kernel=conv2d,
    accepts=NUMBERS,
    portable=FLOATS | RING,
    tolerance=CANCELLING,
    near=CANCELLED,
    differs=f"Pads count; the peer passes over them. {LEFT_OVER} {WIDE_INTEGERS}",
)


def _conv_transpose_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    where = "conv_transpose_2d"
    x, w = _filters(where, operands, attributes)
    if x.shape[1] != w.shape[0]:
        raise OperandMismatch(where, f"filters [{x.shape[1]}, …], one for each channel of {x}", str(w))
    windows, extra = Windows.of(attributes, w.shape[_EXTENTS_OF_FILTERS]), attributes["output_padding"]
    limits = [max(axis.stride, axis.dilation) for axis in windows.axes]
    if not all(0 <= more < limit for more, limit in zip(extra, limits, strict=True)):
        expected = f"numbers from 0 on and below {limits}, the greater of stride and dilation"
        raise BadAttribute(f"{where}.output_padding", expected, extra)
    rows = zip(windows.axes, x.shape[2:], extra, strict=True)
    outs = tuple((n - 1) * a.stride + a.span - a.begin - a.end + more for a, n, more in rows)
    if min(outs) < 1:
        raise OperandMismatch(where, "a result of at least one row and column", f"{list(outs)} for {x}")
    return x.with_shape((x.shape[0], w.shape[1] * attributes["groups"], *outs))


def _conv_transpose(operands: Operands, application: Application) -> Array:
    """One chain over the channels for each cell of a filter; then each place adds up what falls on it."""
    x, w = widened(operands[0]), widened(operands[1])
    groups, result = application.integer("groups"), application.result
    high, wide = kernel = w.shape[_EXTENTS_OF_FILTERS]
    filters = w.reshape(groups, w.shape[0] // groups, w.shape[1], *kernel).swapaxes(1, 2)
    columns = x.reshape(len(x), groups, w.shape[0] // groups, prod(x.shape[2:]))
    spread = (len(x), result.shape[1], *x.shape[2:])
    cells = (
        product(filters[..., p, q], columns, application.numerics).reshape(spread)
        for p, q in np.ndindex(high, wide)
    )
    total = np.zeros(result.shape, x.dtype)
    return narrowed(Windows.of(application.attributes, kernel).scatter(cells, total), result.dtype)


CONV_TRANSPOSE_2D = OpSpec(
    name="conv_transpose_2d",
    id=48,
    discriminant=49,
    operands=("x", "w"),
    summary="each x[n, c, i, j] times its filter w[c, o], added up at i·stride + p·dilation − pad",
    call=ConvTransposeCall,
    attributes=(
        STRIDES,
        PADS,
        DILATIONS,
        GROUPS,
        attribute(
            "output_padding",
            Kind.INTS,
            (0, 0),
            count=2,
            doc="rows and columns added at the bottom and right",
        ),
    ),
    infer=_conv_transpose_type,
    reference=_conv_transpose,
    kernel=conv_transpose,
    accepts=NUMBERS,
    portable=frozenset[DType](),
    differs="A transposed convolution; the peer computes an ordinary one.",
)


OPS = (CONV2D, CONV_TRANSPOSE_2D)
