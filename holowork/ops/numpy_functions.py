"""NumPy's functions on tensors: `np.sum(x, axis=0)` as nodes, where they have the meaning of ops.

Each takes what NumPy's function takes, as far as ops can express it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import Signature, signature
from typing import TYPE_CHECKING, Any

import numpy as np

from holowork.ops.extents import axis_of
from holowork.ops.numpy_ufuncs import NoFunction
from holowork.ops.operators import Operators
from holowork.ops.spec import OperandMismatch
from kernels_ir import FLOATS, DType

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder
    from holowork.ops.tensor import Tensor

Axes = int | tuple[int, ...] | None
Found = Callable[..., object]

_SUMMED = FLOATS | {DType.I64, DType.U64}
_REDUCTIONS: Mapping[str, frozenset[DType]] = {
    "sum": _SUMMED,
    "prod": _SUMMED,
    "mean": FLOATS,
    "max": frozenset(DType),
    "min": frozenset(DType),
}
"""Element types in which NumPy reduces as the op of that name does, without going over to another type."""


def called(function: Found, arguments: tuple[Any, Any]) -> object:
    """What a function of NumPy gives for tensors; raises NoFunction, OpError."""
    module = function.__module__.replace("numpy", "np", 1)
    name = f"{module}.{function.__name__}"
    found = _FUNCTIONS.get(function.__name__) if module == "np" else None
    if found is None:
        raise NoFunction(name)
    operands, options = arguments
    try:
        bound = signature(found).bind(*operands, **options)
    except TypeError as fault:
        lacking = str(fault).removeprefix("got ").replace("missing a required argument:", "nothing for")
        raise OperandMismatch(name, f"arguments {_taken(found)}", lacking) from fault
    return found(*bound.args, **bound.kwargs)


def _taken(function: Found) -> Signature:
    """What a function takes, without types."""
    return Signature([p.replace(annotation=p.empty) for p in signature(function).parameters.values()])


def _graph(operands: Iterable[object]) -> "GraphBuilder":
    """The graph of the first tensor; NumPy asks only where there is one."""
    return next(operand.graph for operand in operands if isinstance(operand, Operators))


def _keeps(name: str, x: "Tensor", accepted: frozenset[DType]) -> None:
    """Refuse an element type that NumPy would leave on the way."""
    if x.dtype not in accepted:
        names = ", ".join(dtype.text for dtype in sorted(accepted))
        op = name if name == "cumsum" else f"reduce_{name}"
        hint = f"Where NumPy goes over to another type, the op {op} keeps it"
        raise OperandMismatch(f"np.{name}", names, f"{x.dtype.text}. {hint}")


def _reduction(name: str, accepted: frozenset[DType]) -> Found:
    def reduced(a: "Tensor", axis: Axes = None, *, keepdims: bool = False) -> object:
        _keeps(name, a, accepted)
        axes = () if axis is None else axis
        return a if axis == () else a.graph.op(f"reduce_{name}", a, axes=axes, keepdims=keepdims)

    return reduced


def _cumsum(a: "Tensor", axis: int | None = None) -> object:
    _keeps("cumsum", a, _SUMMED)
    return a.reshape(-1).cumsum(axis=0) if axis is None else a.cumsum(axis=axis)


def _round(a: "Tensor", decimals: int = 0) -> object:
    if decimals:
        raise OperandMismatch("np.round", "0 decimals", f"{decimals}. Multiply, round and divide")
    return a.round(mode="even")


def _transpose(a: "Tensor", axes: tuple[int, ...] | None = None) -> object:
    return a.transpose(*(axes or ()))


def _swapaxes(a: "Tensor", axis1: int, axis2: int) -> object:
    first, second = (axis_of("np.swapaxes", axis, a.ndim) for axis in (axis1, axis2))
    perm = list(range(a.ndim))
    perm[first], perm[second] = second, first
    return a.transpose(perm)


def _expand_dims(a: "Tensor", axis: int | tuple[int, ...]) -> object:
    rank = a.ndim + (len(axis) if isinstance(axis, tuple) else 1)
    new = _axes("np.expand_dims", axis, rank)
    rest = iter(a.shape)
    return a.reshape([1 if place in new else next(rest) for place in range(rank)])


def _squeeze(a: "Tensor", axis: Axes = None) -> object:
    gone = {at for at, dim in enumerate(a.shape) if dim == 1}
    asked = gone if axis is None else _axes("np.squeeze", axis, a.ndim)
    if not asked <= gone:
        raise OperandMismatch("np.squeeze", "axes of extent 1", f"{axis} of {list(a.shape)}")
    return a.reshape([dim for place, dim in enumerate(a.shape) if place not in asked])


def _flip(m: "Tensor", axis: Axes = None) -> object:
    turned = _axes("np.flip", axis, m.ndim)
    return m[tuple(slice(None, None, -1 if place in turned else 1) for place in range(m.ndim))]


def _axes(where: str, axis: Axes, rank: int) -> set[int]:
    """Axes counted from the front, each once, all of them for None; raises OpError."""
    asked = range(rank) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    axes = {axis_of(where, one, rank) for one in asked}
    if len(axes) != len(asked):
        raise OperandMismatch(where, "each axis once", str(axis))
    return axes


def _concatenate(arrays: Sequence[object], axis: int = 0) -> object:
    return _graph(arrays).op("concat", *arrays, axis=axis)


def _stack(arrays: Sequence[Any], axis: int = 0) -> object:
    return _concatenate([np.expand_dims(one, axis) for one in arrays], axis)


def _where(condition: object, x: object, y: object) -> object:
    return _graph((condition, x, y)).op("where", condition, x, y)


def _clip(a: object, a_min: object = None, a_max: object = None) -> object:
    return _graph((a, a_min, a_max)).op("clip", a, a_min, a_max)


def _dot(a: Any, b: Any) -> object:  # noqa: ANN401  whatever stands beside a tensor
    if np.ndim(a) != 2 or np.ndim(b) != 2:
        raise OperandMismatch("np.dot", "two matrices", "other ranks. The op matmul takes those too")
    return _graph((a, b)).op("matmul", a, b)


def _size(a: "Tensor", axis: int | None = None) -> int:
    return a.size if axis is None else a.shape[axis_of("np.size", axis, a.ndim)]


_FUNCTIONS: Mapping[str, Found] = {
    **{name: _reduction(name, accepted) for name, accepted in _REDUCTIONS.items()},
    "amax": _reduction("max", _REDUCTIONS["max"]),
    "amin": _reduction("min", _REDUCTIONS["min"]),
    "around": _round,
    "astype": lambda x, dtype: x.astype(dtype),
    "broadcast_to": lambda array, shape: array.expand(shape=shape),
    "clip": _clip,
    "concatenate": _concatenate,
    "cumsum": _cumsum,
    "dot": _dot,
    "expand_dims": _expand_dims,
    "flip": _flip,
    "ndim": lambda a: a.ndim,
    "ravel": lambda a: a.reshape(-1),
    "reshape": lambda a, shape: a.reshape(shape),
    "round": _round,
    "shape": lambda a: a.shape,
    "size": _size,
    "squeeze": _squeeze,
    "stack": _stack,
    "swapaxes": _swapaxes,
    "take": lambda a, indices, axis: a.gather(indices, axis=axis),
    "transpose": _transpose,
    "where": _where,
}
"""The functions, by their names in NumPy."""
