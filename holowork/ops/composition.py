"""References of fused and composite ops: the references of their members, one after another."""

from dataclasses import replace
from typing import Any

from holowork.ir import TensorType
from holowork.ops.application import Array
from holowork.ops.arithmetic import Numerics
from holowork.ops.arrays import dtype_of
from holowork.ops.functions import ELU, ERF, EXP, GELU, RELU, SELU, SIGMOID, SILU, TANH
from holowork.ops.spec import OpSpec

ACTIVATIONS = {op.name: op for op in (RELU, GELU, SILU, SIGMOID, TANH, ELU, SELU, EXP, ERF)}
"""The ops that can end a fused one, by name."""


def composed(op: OpSpec, operands: tuple[Array, ...], numerics: Numerics, **given: Any) -> Array:  # noqa: ANN401  attributes of the op, of any kind
    """The op applied to arrays, their types read off them; the result is in storage again."""
    kinds = tuple(type_of(operand) for operand in operands)
    application = replace(op.apply(kinds, given), numerics=numerics)
    return op.reference(operands, application)


def activated(values: Array, act: str, numerics: Numerics) -> Array:
    """The values through the activation of this name; `none` leaves them."""
    return values if act == "none" else composed(ACTIVATIONS[act], (values,), numerics)


def type_of(array: Array) -> TensorType:
    """The type of a tensor; raises TypeError for an array of no element type."""
    dtype = dtype_of(array)
    if dtype is None:
        raise TypeError(array.dtype)
    return TensorType(dtype, array.shape)
