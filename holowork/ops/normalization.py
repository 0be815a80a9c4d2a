"""Ops that scale rows, or groups of channels, by their own mean and variance.

For each row of n f32: mean = Σ x / n, d = x − mean, variance = Σ d·d / n, both sums by the lane tree, the
second by its steps a·b + c; s = 1 / √(variance + epsilon); out = (d·s)·gamma + beta, rounded after each
operation. The forms by root mean square have d = x. A parameter left out is not applied. The variance is the
population's.
"""

from collections.abc import Callable, Mapping
from math import inf, prod
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.normalization import (
    EPSILON,
    AddRmsNormCall,
    GroupNormCall,
    InstanceNormCall,
    NormCall,
    RmsNormCall,
)
from holowork.ops.kernels.normalization import by_feature, by_group
from holowork.ops.rules import required
from holowork.ops.spec import Infer, OperandMismatch, OperandTypes, OpSpec

Wanted = Callable[[TensorType], Mapping[str, TensorType]]
"""From the type of x to those of the second and third operand, by role."""

_EPSILON = attribute("epsilon", Kind.FLOAT, EPSILON, doc="what the variance is raised by, before its root")
_GROUPS = attribute("num_groups", Kind.INT, 1, doc="groups that the channels are divided into")


def _by_feature(x: TensorType) -> Mapping[str, TensorType]:
    return dict.fromkeys(("gamma", "beta"), x.with_shape(x.shape[-1:]))


def _by_channel(x: TensorType) -> Mapping[str, TensorType]:
    return dict.fromkeys(("gamma", "beta"), x.with_shape(x.shape[1:2]))


def _by_feature_and_place(x: TensorType) -> Mapping[str, TensorType]:
    return {"gamma": x.with_shape(x.shape[-1:]), "residual": x}


def _norm(op: str, least_rank: int, wanted: Wanted) -> Infer:
    """The type of x, if it has enough axes and the other operands fit it."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        x = required(operands, 0)
        if x.rank < least_rank:
            raise OperandMismatch(op, f"a tensor of rank {least_rank} or more", str(x))
        for (role, kind), found in zip(wanted(x).items(), operands[1:], strict=False):
            if found not in (kind, None):
                raise OperandMismatch(op, f"{role} {kind} beside x {x}", found)
        _check_attributes(op, x, attributes)
        return x

    return infer


def _check_attributes(op: str, x: TensorType, attributes: Mapping[str, Any]) -> None:
    if not 0 <= attributes["epsilon"] < inf:
        raise BadAttribute(f"{op}.epsilon", "a finite number from 0 up", attributes["epsilon"])
    groups = attributes.get("num_groups", 1)
    if groups < 1 or any(channels % groups for channels in x.shape[1:2]):
        raise BadAttribute(f"{op}.num_groups", f"groups that divide the channels of {x}", groups)


def _layer_norm(operands: Operands, application: Application) -> Array:
    x, gamma, beta = _three(operands)
    return _finished(_scaled(_centred(_rows(x)), application), (gamma, beta), application)


def _rms_norm(operands: Operands, application: Application) -> Array:
    x, gamma, _ = _three(operands)
    return _finished(_scaled(_rows(x), application), (gamma, None), application)


def _add_rms_norm(operands: Operands, application: Application) -> Array:
    x, gamma, residual = _three(operands)
    total = _rows(x) if residual is None else exact.add(_rows(x), _rows(residual), application.numerics)
    return _finished(_scaled(total, application), (gamma, None), application)


def _group_norm(operands: Operands, application: Application) -> Array:
    return _by_groups(operands, application, application.integer("num_groups"))


def _instance_norm(operands: Operands, application: Application) -> Array:
    return _by_groups(operands, application, application.result.shape[1])


def _by_groups(operands: Operands, application: Application, groups: int) -> Array:
    x, *parameters = _three(operands)
    batch, channels, *rest = application.result.shape
    rows = widened(x).reshape(batch * groups, channels // max(groups, 1) * prod(rest))
    scaled = _scaled(_centred(rows), application).reshape(batch, channels, prod(rest))
    columns = tuple(one if one is None else one[:, None] for one in parameters)
    return _finished(scaled, columns, application)


def _three(operands: Operands) -> Operands:
    """The operands with None for those at the end that are left out."""
    return (*operands, None, None)[:3]


def _rows(x: Array | None) -> Array:
    """The f32 rows along the last axis."""
    wide = widened(x)
    return wide.reshape(prod(wide.shape[:-1]), wide.shape[-1])


@np.errstate(all="ignore")
def _centred(rows: Array) -> Array:
    """x − mean"""
    return np.asarray(rows - (exact.tree_sum(rows) / np.float32(rows.shape[1]))[:, None])


@np.errstate(all="ignore")
def _scaled(rows: Array, application: Application) -> Array:
    """d·s"""
    variance = exact.tree_sum_of_squares(rows, application.numerics) / np.float32(rows.shape[1])
    return np.asarray(rows * (np.float32(1) / np.sqrt(variance + application.number("epsilon")))[:, None])


@np.errstate(all="ignore")
def _finished(y: Array, parameters: Operands, application: Application) -> Array:
    """y·gamma + beta in two roundings, in the type and shape of the result."""
    gamma, beta = parameters
    product = y if gamma is None else y * widened(gamma)
    total = product if beta is None else product + widened(beta)
    return narrowed(np.asarray(total), application.result.dtype).reshape(application.result.shape)


_NEAR_THE_MEAN = "The mean may have another last bit, so elements near it differ by more ulp."


_BY_ROW = "gamma and beta [extent of the last axis]"
_BY_CHANNEL = "x [N, C, …]; gamma and beta [C]"


def _row(name: str, call: type[NormCall], **columns: Any) -> OpSpec:  # noqa: ANN401  columns of any type
    """A row of the family: the peer numbers the five in the same order, one lower."""
    shared: dict[str, Any] = {"operands": ("x", "gamma?", "beta?"), "attributes": (_EPSILON,)}
    return OpSpec(name=name, call=call, discriminant=columns["id"] - 1, **(shared | columns))


OPS = (
    _row(
        "layer_norm",
        NormCall,
        id=51,
        summary="(x − mean) / √(variance + epsilon)·gamma + beta along the last axis",
        shapes=_BY_ROW,
        infer=_norm("layer_norm", 1, _by_feature),
        reference=_layer_norm,
        kernel=by_feature("x", "gamma", "beta", is_centred=True),
        tolerance=8,
        near=2.0**-20,
        differs=_NEAR_THE_MEAN,
    ),
    _row(
        "rms_norm",
        RmsNormCall,
        id=52,
        summary="x / √(mean of x² + epsilon)·gamma along the last axis; beta may be given and has no effect",
        shapes=_BY_ROW,
        infer=_norm("rms_norm", 1, _by_feature),
        reference=_rms_norm,
        kernel=by_feature("x", "gamma"),
        tolerance=4,
    ),
    _row(
        "group_norm",
        GroupNormCall,
        id=53,
        summary="(x − mean) / √(variance + epsilon)·gamma + beta for each group of channels of x [N, C, …]",
        shapes=_BY_CHANNEL,
        infer=_norm("group_norm", 2, _by_channel),
        reference=_group_norm,
        kernel=by_group,
        attributes=(_GROUPS, _EPSILON),
        tolerance=8,
        near=2.0**-20,
        differs=_NEAR_THE_MEAN,
    ),
    _row(
        "instance_norm",
        InstanceNormCall,
        id=54,
        summary="(x − mean) / √(variance + epsilon)·gamma + beta for each channel of x [N, C, …]",
        shapes=_BY_CHANNEL,
        infer=_norm("instance_norm", 2, _by_channel),
        reference=_instance_norm,
        kernel=by_group,
        tolerance=8,
        near=2.0**-20,
        differs=_NEAR_THE_MEAN,
    ),
    _row(
        "add_rms_norm",
        AddRmsNormCall,
        id=55,
        operands=("x", "gamma?", "residual?"),
        summary="t / √(mean of t² + epsilon)·gamma along the last axis, t = x + residual",
        shapes="gamma [extent of the last axis]; residual as x",
        infer=_norm("add_rms_norm", 1, _by_feature_and_place),
        reference=_add_rms_norm,
        kernel=by_feature("x", "gamma", "residual"),
        tolerance=4,
        differs="gamma is multiplied last, as in rms_norm; the peer multiplies it into the scale first.",
    ),
)
