"""What an op is applied to: values lifted to constants, shapes broadcast as NumPy broadcasts them."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np

from holowork.core import OpError
from holowork.ir import CONST, Node
from holowork.ops.intake import constant_of, is_literal
from holowork.ops.promotion import wider
from holowork.ops.requests import Wanted
from holowork.ops.spec import OperandMismatch, OpSpec, Trait
from holowork.ops.tensor import Tensor
from kernels_ir import DType, broadcast_shapes

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder

Lifted = list[Tensor | None]
Shape = tuple[int, ...]

LITERALS: Mapping[str, DType] = {
    "indices": DType.I64,
    "scales": DType.F32,
    "zero_points": DType.I32,
    "codebook": DType.I8,
    "pos": DType.I32,
    "mask": DType.F32,
    "valid_len": DType.I32,
}
"""What numbers become in roles whose element type is settled, whatever the others have."""
OF_OTHER_TYPE = LITERALS.keys() | {"cond", "bq"}
"""Roles of operands whose element type is not that of the others."""


def lifted(graph: "GraphBuilder", row: OpSpec, operands: Sequence[Any]) -> Lifted:
    """Tensors as they are, None for an operand that is left out, constants for all other values.

    Python numbers take the element type of the tensors they stand beside.
    """
    pairs = list(zip(roles_of(row, len(operands)), operands, strict=True))
    _refuse_late_condition(row, operands)
    known = [x.dtype for role, x in pairs if isinstance(x, Tensor) and role not in OF_OTHER_TYPE]
    found: Lifted = []
    for place, (role, operand) in enumerate(pairs):
        if operand is None and not _may_be_left_out(row, place):
            raise OperandMismatch(f"{row.name}.{role}", "a tensor, an array or a number", "None")
        common = known[0] if known and role not in OF_OTHER_TYPE else LITERALS.get(role)
        dtype = common if is_literal(operand) else None
        wanted = Wanted(where=f"{row.name}.{role}", dtype=dtype)
        found.append(operand if operand is None else tensor_of(graph, operand, wanted))
    return found


def _refuse_late_condition(row: OpSpec, operands: Sequence[Any]) -> None:
    """Refuse numbers in the place of a condition that follows them: others have it second."""
    names = [role.name for role in row.roles]
    if names[:1] != ["cond"] or len(operands) != len(names):
        return
    first, second, third = operands
    if isinstance(first, Tensor) and _is_truth(second) and not (_is_truth(first) or _is_truth(third)):
        found = f"{first.dtype.text} before bool"
        raise OperandMismatch(row.name, "the condition first", f"{found}. Write cond.{row.name}(a, b)")


def _is_truth(value: object) -> bool:
    return isinstance(value, bool) or getattr(value, "dtype", None) in {DType.BOOL, np.dtype(np.bool_)}


def _may_be_left_out(row: OpSpec, place: int) -> bool:
    return row.roles[min(place, len(row.roles) - 1)].optional


def roles_of(row: OpSpec, count: int) -> list[str]:
    """The role of each of `count` operands; a surplus one has the last."""
    names = [role.name for role in row.roles]
    return [names[min(place, len(names) - 1)] for place in range(count)]


def tensor_of(graph: "GraphBuilder", value: object, wanted: Wanted) -> Tensor:
    """A tensor of this graph; any other value as a new constant. Raises OpError."""
    if not isinstance(value, Tensor):
        constant = constant_of(value, wanted)
        return graph.append(Node(op=CONST, type=constant.type, constant=constant))
    if value.graph is not graph:
        raise OperandMismatch(
            wanted.where, "a tensor of this graph", f"{value}, {_stranger(value.graph, graph)}"
        )
    return value


def _stranger(other: "GraphBuilder", graph: "GraphBuilder") -> str:
    """Which graph a tensor comes from, told apart from one of the same name by the nodes."""
    if other.name != graph.name:
        return f"one of {other.name!r} in {graph.name!r}"
    found, here = len(other.nodes), len(graph.nodes)
    counts = f", of {found} nodes where this one has {here}" if found != here else ""
    return f"one of another graph that is called {graph.name!r} too{counts}"


def tell(fault: OpError, row: OpSpec, operands: Lifted) -> None:
    """Say in an error which tensors the operands are, where one of them has a name that is not its role."""
    pairs = zip(roles_of(row, len(operands)), operands, strict=True)
    given = [(role, tensor) for role, tensor in pairs if tensor is not None and tensor.name != role]
    titles = [tensor.title for _, tensor in given]
    listed = [f"{role} is {title}" for (role, _), title in zip(given, titles, strict=True)]
    legend = f"{row.roles[0].name} are {', '.join(titles)}" if row.is_variadic else ", ".join(listed)
    if any(tensor.name for _, tensor in given):
        said = str(fault)
        fault.args = (f"{said}{' ' if said.endswith('?') else '. '}Here {legend}",)


def aligned(graph: "GraphBuilder", row: OpSpec, operands: Lifted) -> Lifted:
    """For an elementwise op, its operands expanded to one shape; raises OperandMismatch."""
    present = [operand for operand in operands if operand is not None]
    if not row.traits & Trait.ELEMENTWISE or len(present) < 2:
        return operands
    _refuse_mixture(row, operands)
    nothing: Shape | None = ()
    shape = reduce(_broadcast, (operand.shape for operand in present), nothing)
    if shape is None:
        raise OperandMismatch(row.name, "shapes that broadcast", " and ".join(str(x.type) for x in present))
    return [x if x is None or x.shape == shape else graph.op("expand", x, shape=shape) for x in operands]


def _broadcast(first: Shape | None, second: Shape) -> Shape | None:
    return None if first is None else broadcast_shapes(first, second)


def _refuse_mixture(row: OpSpec, operands: Lifted) -> None:
    roles: dict[DType, str] = {}
    for role, operand in zip(roles_of(row, len(operands)), operands, strict=True):
        if operand is not None and role not in OF_OTHER_TYPE:
            roles.setdefault(operand.dtype, role)
    if len(roles) > 1:
        found = " and ".join(dtype.text for dtype in roles)
        raise OperandMismatch(row.name, "operands of one dtype", f"{found}{_cast(row, roles)}")


def _cast(row: OpSpec, roles: Mapping[DType, str]) -> str:
    """How to make operands alike that have other types than the one that holds all of them."""
    common = wider(roles, row.accepts)
    others = [role for dtype, role in roles.items() if dtype is not common]
    return "" if common is None else f". Cast {' and '.join(others)} with .astype('{common.text}')"
