"""Columns that families share: result types, references on arrays, and the rows of elementwise ops."""

from collections.abc import Callable, Mapping
from typing import Any

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arithmetic import Numerics
from holowork.ops.arrays import narrowed, widened
from holowork.ops.spec import OperandMismatch, OperandTypes

OnArray = Callable[[Array, Numerics], Array]
OnArrays = Callable[[Array, Array, Numerics], Array]


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


def equal_types(op: str) -> Callable[[OperandTypes, Mapping[str, Any]], TensorType]:
    """The one type that all operands must have."""

    def infer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        del attributes
        first = required(operands, 0)
        for other in operands[1:]:
            if other != first:
                raise OperandMismatch(op, f"operands of one type, {first} like the first", str(other))
        return first

    return infer


def elementwise(on_f32: OnArray) -> Reference:
    """f16 and bf16 are widened, f32 computes, the result is narrowed once."""

    def reference(operands: Operands, application: Application) -> Array:
        (x,) = operands
        return narrowed(on_f32(widened(x), application.numerics), application.result.dtype)

    return reference


def elementwise_pair(on_f32: OnArrays) -> Reference:
    """The same for two operands."""

    def reference(operands: Operands, application: Application) -> Array:
        a, b = operands
        result = on_f32(widened(a), widened(b), application.numerics)
        return narrowed(result, application.result.dtype)

    return reference
