"""Ops that make a distribution of the elements along one axis.

For each row of f32: m is its greatest element, eⱼ = exp(xⱼ − m), and S is the sum of all eⱼ by the lane tree.
A row that is −∞ everywhere has no weight anywhere. A row that holds NaN or +∞ is NaN everywhere.
"""

from collections.abc import Callable, Mapping
from math import prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.reduction import SoftmaxCall
from holowork.ops.extents import axis_of
from holowork.ops.kernels.distribution import distribution_kernel
from holowork.ops.rules import required
from holowork.ops.spec import Infer, OperandTypes, OpSpec

OnRows = Callable[[Array, exact.Numerics], Array]
"""From f32 [rows, elements of each] to the same shape."""


def _with_axis(op: str) -> Infer:
    """The type of x, which must have the axis."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        x = required(operands, 0)
        axis_of(op, attributes["axis"], x.rank)
        return x

    return infer


def _along_axis(on_rows: OnRows) -> Reference:
    """f16 and bf16 are widened, rows of f32 compute, the result is narrowed once."""

    def reference(operands: Operands, application: Application) -> Array:
        (x,) = operands
        last = np.moveaxis(widened(x), application.integer("axis"), -1)
        rows = last.reshape(prod(last.shape[:-1]), last.shape[-1])
        result = on_rows(rows, application.numerics).reshape(last.shape)
        return narrowed(np.moveaxis(result, -1, application.integer("axis")), application.result.dtype)

    return reference


def _shifted(rows: Array) -> tuple[Array, Array]:
    """x − m, and where m is −∞."""
    greatest = exact.tree_max(rows)[:, None]
    return rows - greatest, greatest == -np.inf


@np.errstate(all="ignore")
def _softmax(rows: Array, numerics: exact.Numerics) -> Array:
    """eⱼ / S; zeros for a row of −∞"""
    shifted, is_nothing = _shifted(rows)
    weights = exact.exp(shifted, numerics)
    shares = weights / exact.tree_sum(weights)[:, None]
    return np.where(is_nothing, np.float32(0), shares)


@np.errstate(all="ignore")
def _log_softmax(rows: Array, numerics: exact.Numerics) -> Array:
    """(xⱼ − m) − log S; −∞ for a row of −∞"""
    shifted, is_nothing = _shifted(rows)
    total = exact.tree_sum(exact.exp(shifted, numerics))
    return np.where(is_nothing, np.float32(-np.inf), shifted - exact.log(total, numerics)[:, None])


def _distribution(name: str, on_rows: OnRows, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of any type
    """A row of the family: the peer has the last axis alone."""
    return OpSpec(
        name=name,
        discriminant=columns["id"] - 1,
        operands=("x",),
        call=SoftmaxCall,
        infer=_with_axis(name),
        reference=_along_axis(on_rows),
        kernel=distribution_kernel(is_log=name == "log_softmax"),
        attributes=(attribute("axis", Kind.INT, -1, doc="the axis of a row, a negative one from the end"),),
        **columns,
    )


OPS = (
    _distribution(
        "softmax",
        _softmax,
        id=65,
        summary="exp(x − m) / Σ exp(x − m) along an axis, m the greatest x; 0 where all are −∞",
        tolerance=16,
        near=2.0**-24,
        differs="exp goes on falling to 0, NaN gives NaN; the peer's exp ends at e⁻⁸⁷ and gives 0 for NaN.",
    ),
    _distribution(
        "log_softmax",
        _log_softmax,
        id=66,
        summary="(x − m) − log Σ exp(x − m) along an axis, m the greatest x; −∞ where all are",
        tolerance=8,
        near=2.0**-19,
        differs="m is subtracted first, so results near 0 keep their digits; the peer adds m to log Σ.",
    ),
)
