"""Columns that families share: result types, and references on arrays."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import narrowed, widened
from holowork.ops.extents import listed
from holowork.ops.promotion import wider
from holowork.ops.spec import Infer, OperandMismatch, OperandTypes
from kernels_ir import DType, broadcast_shapes

Formula = Callable[..., Array]
"""From the arrays of all operands, and the numerics as last argument, to an array."""
OnIntegers = Callable[..., Any]
"""From arrays of integers alone; integers know one way to compute."""


def same_as_first(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    """The type of the first operand."""
    del attributes
    return required(operands, 0)


def required(operands: OperandTypes, index: int) -> TensorType:
    """The type of an operand that is known to be there."""
    found = operands[index]
    if found is None:
        raise OperandMismatch("op", f"operand {index}", "nothing")
    return found


def alike(op: str) -> Infer:
    """The one type that all operands have; raises OperandMismatch, which says how to make them alike."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        first = required(operands, 0)
        for other in filter(None, operands[1:]):
            if other != first:
                found = f"{first} and {other}{_repair(first, other)}"
                raise OperandMismatch(op, "tensors of one type", found)
        return first

    return infer


def _repair(a: TensorType, b: TensorType) -> str:
    if a.dtype != b.dtype:
        common = wider((a.dtype, b.dtype), frozenset(DType))
        return "" if common is None else f". Cast them to {common.text}, with cast(x, dtype='{common.text}')"
    shape = broadcast_shapes(a.shape, b.shape)
    return f". Expand them to {listed(shape)} first" if shape is not None else ""


def elementwise(formula: Formula) -> Reference:
    """f16 and bf16 are widened, f32 computes, the result is narrowed once."""

    def reference(operands: Operands, application: Application) -> Array:
        result = formula(*map(widened, operands), application.numerics)
        return narrowed(result, application.result.dtype)

    return reference


def by_kind(on_f32: Formula, on_integers: OnIntegers) -> Formula:
    """One formula for f32, one for integers in their own width."""

    def on_arrays(*given: Any) -> Array:  # noqa: ANN401  arrays, then the numerics
        *arrays, _ = given
        return on_f32(*given) if arrays[0].dtype == np.float32 else np.asarray(on_integers(*arrays))

    return on_arrays


def on_bits(on_integers: OnIntegers) -> Formula:
    """A formula that floats have no part in."""

    def on_arrays(*given: Any) -> Array:  # noqa: ANN401  arrays, then the numerics
        return np.asarray(on_integers(*given[:-1]))

    return on_arrays
