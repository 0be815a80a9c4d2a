"""NumPy's universal functions on tensors: `np.exp(x)` is the op exp, where both have one meaning."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from holowork.core import OpError
from holowork.ops.methods import METHODS
from holowork.ops.operators import Operators, floored
from holowork.ops.spec import OperandMismatch
from holowork.ops.suggestions import instead_of, nearest_op
from holowork.ops.table import TABLE
from holowork.ops.vocabulary import UFUNCS
from kernels_ir import BOOL, FLOATS, DType

if TYPE_CHECKING:
    from holowork.ops.tensor import Tensor


class NoFunction(OpError, TypeError):
    """A function of NumPy was called with a tensor and is none that nodes can be made of."""

    def __init__(self, name: str) -> None:
        self.name = name
        word = name.rpartition(".")[2]
        near = nearest_op(word, METHODS)
        others = f"The ops nearest to it: {', '.join(near)}" if near else "hw.ops lists the ops"
        hint = instead_of(word) or others
        super().__init__(f"{name}: expected a function with the meaning of an op, found none. {hint}")


COMPOSED: Mapping[str, Callable[..., "Tensor"]] = {
    "floor_divide": floored,
    "not_equal": lambda tensor, a, b: tensor.graph.op("bnot", tensor.graph.op("equal", a, b)),
    "positive": lambda tensor, x: x,
    "rint": lambda tensor, x: x.round(mode="even"),
    "square": lambda tensor, x: x * x,
}
"""Universal functions of several ops, or an op with attributes: of the tensor asked, then the operands."""

_LIMITS: Mapping[str, tuple[frozenset[DType], str]] = {
    "divide": (FLOATS, "Where NumPy goes over to f64, the op div cuts off toward zero"),
    "fabs": (FLOATS, "Where NumPy goes over to floats, the op abs keeps the type"),
    **{f"logical_{name}": (BOOL, "Compare with 0 first") for name in ("and", "or", "xor", "not")},
}
"""Element types for which a universal function has the meaning of its op, and how to go on with others."""


def check_call(ufunc: np.ufunc, method: str, options: Mapping[str, object]) -> None:
    """Refuse anything but a plain call; raises OperandMismatch."""
    name = f"np.{ufunc.__name__}"
    if method != "__call__":
        hint = f"The ops {', '.join(op for op in METHODS if op.startswith('reduce_'))} reduce"
        raise OperandMismatch(name, "a call", f".{method}. {hint}")
    if options:
        raise OperandMismatch(name, "operands alone", f"{', '.join(options)}. A tensor is never written to")


def universal(tensor: "Tensor", ufunc: np.ufunc, operands: tuple[object, ...]) -> "Tensor":
    """The node that a universal function of NumPy stands for; raises NoFunction, OpError."""
    name = ufunc.__name__
    for operand in operands:
        _check_type(name, operand)
    if name in COMPOSED:
        return COMPOSED[name](tensor, *operands)
    row = TABLE.get(UFUNCS.get(name, name))
    if row is None or not row.is_offered or (ufunc.nin, ufunc.nout) != (len(row.roles), 1):
        raise NoFunction(f"np.{name}")
    return tensor.graph.op(row.name, *operands)


def _check_type(name: str, operand: object) -> None:
    """Refuse a tensor for which the universal function has another meaning than the op."""
    accepted, hint = _LIMITS.get(name, (frozenset(DType), ""))
    if isinstance(operand, Operators) and operand.dtype not in accepted:
        names = ", ".join(dtype.text for dtype in sorted(accepted))
        raise OperandMismatch(f"np.{name}", names, f"{operand.dtype.text}. {hint}")
