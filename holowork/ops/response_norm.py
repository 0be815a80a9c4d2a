"""Local response normalization across channels."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.lrn import LrnCall
from holowork.ops.kernels.normalization import response_kernel
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec


def _infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    """The type of x, which has channels."""
    x = required(operands, 0)
    if x.rank < 2:
        raise OperandMismatch("lrn", "x [N, C, …] of rank 2 or more", str(x))
    if attributes["size"] < 1:
        raise BadAttribute("lrn.size", "at least one channel", attributes["size"])
    return x


@np.errstate(all="ignore")
def _lrn(operands: Operands, application: Application) -> Array:
    """x / (bias + (alpha / size)·Σ)^beta, Σ a chain of steps x·x + Σ from +0 in ascending order of channels.

    The window of channel c is c − ⌊(size − 1)/2⌋ … c + ⌊size/2⌋, as far as there are channels.
    """
    (stored,) = operands
    x = widened(stored)
    size = np.float32(application.integer("size"))
    factor = application.number("alpha") / size
    base = application.number("bias") + factor * _squares(x, application)
    power = exact.pow(np.asarray(base), np.asarray(application.number("beta")), application.numerics)
    return narrowed(np.asarray(x / power), application.result.dtype)


def _squares(x: Array, application: Application) -> Array:
    """Σ for every element."""
    size, channels = application.integer("size"), x.shape[1]
    total = np.zeros_like(x)
    for offset in range(-min((size - 1) // 2, channels), min(size // 2, channels) + 1):
        to = slice(max(-offset, 0), channels - max(offset, 0))
        taken = x[:, max(offset, 0) : channels + min(offset, 0)]
        total[:, to] = application.numerics.fma(taken, taken, total[:, to])
    return total


OPS = (
    OpSpec(
        name="lrn",
        id=78,
        discriminant=77,
        operands=("x",),
        summary="x / (bias + alpha/size·Σ x²)^beta, the sum over `size` neighbouring channels of x [N, C, …]",
        call=LrnCall,
        infer=_infer,
        reference=_lrn,
        kernel=response_kernel,
        attributes=(
            attribute("size", Kind.INT, 1, doc="channels in a window"),
            attribute("alpha", Kind.FLOAT, 1e-4, doc="factor of the mean square of the window"),
            attribute("beta", Kind.FLOAT, 0.75, doc="exponent"),
            attribute("bias", Kind.FLOAT, 1.0, doc="summand that keeps the base from 0"),
        ),
        tolerance=4,
    ),
)
