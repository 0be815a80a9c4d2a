"""The windows of an image as columns, and their sum: what convolutions are made of."""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.patches import Col2ImCall, Im2ColCall
from holowork.ops.element_types import F32
from holowork.ops.kernels.patches import col2im, im2col
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec, Trait
from holowork.ops.windows import KERNEL, PADS, STRIDES, Windows, check_windows, windows_of


def _im2col_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    check_windows("im2col", attributes)
    x = required(operands, 0)
    if x.rank != 3:
        raise OperandMismatch("im2col", "one image [C, H, W]", str(x))
    windows = Windows.of(attributes, attributes["kernel"])
    outs = windows.fitting("im2col", x)
    return x.with_shape((x.shape[0] * prod(windows.kernel), prod(outs)))


def _im2col(operands: Operands, application: Application) -> Array:
    x, windows = np.asarray(operands[0]), windows_of(application)
    cells = windows.cells(x, windows.counts(x.shape[1:]))
    return np.stack(list(cells), axis=1).reshape(application.result.shape)


IM2COL = OpSpec(
    name="im2col",
    id=49,
    discriminant=109,
    operands=("x",),
    summary="out[(c, p, q), (i, j)] = x[c, i·stride + p − pad, j·stride + q − pad]",
    call=Im2ColCall,
    attributes=(KERNEL, STRIDES, PADS),
    infer=_im2col_type,
    reference=_im2col,
    kernel=im2col,
    traits=Trait.MOVEMENT,
)


def _col2im_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    check_windows("col2im", attributes)
    x, extents = required(operands, 0), attributes["image"]
    windows = Windows.of(attributes, attributes["kernel"])
    cells, count = prod(windows.kernel), prod(windows.fitting("col2im", x.with_shape(extents)))
    if x.rank != 2 or x.shape[0] % cells or x.shape[1] != count:
        raise OperandMismatch("col2im", f"patches [C·{cells}, {count}]", x)
    return x.with_shape((x.shape[0] // cells, *extents))


def _col2im(operands: Operands, application: Application) -> Array:
    x, result, windows = widened(operands[0]), application.result, windows_of(application)
    cells = x.reshape(result.shape[0], prod(windows.kernel), *windows.counts(result.shape[1:]))
    total = windows.scatter(cells.swapaxes(0, 1), np.zeros(result.shape, x.dtype))
    return narrowed(total, result.dtype)


COL2IM = OpSpec(
    name="col2im",
    id=50,
    discriminant=110,
    operands=("x",),
    summary="out[c, h, w] = Σ x[(c, p, q), (i, j)] over the windows that lie on (h, w)",
    call=Col2ImCall,
    attributes=(
        KERNEL,
        attribute("image", Kind.INTS, (), count=2, doc="height and width of the image"),
        STRIDES,
        PADS,
    ),
    infer=_col2im_type,
    reference=_col2im,
    kernel=col2im,
    portable=F32,
    differs="f16 and bf16 are added in f32 and rounded once; the peer rounds after every addition.",
)

OPS = (IM2COL, COL2IM)
