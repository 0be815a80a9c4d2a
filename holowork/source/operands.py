"""Operands of a call as they are written: names, the values of earlier calls, and literals."""

from enum import Enum, auto

from holowork.ops import LITERALS, GraphBuilder, OpSpec, Tensor, from_bytes
from holowork.source.constants import data_of, is_literal
from holowork.source.diagnostics import Kind
from holowork.source.readers import read_ints
from holowork.source.scope import Scope
from holowork.source.syntax import Absent, Given, Items, Name, Step, Value
from kernels_ir import INTEGERS, DType

_ABSENT = "none"
"""The word for an optional operand that is left out before one that is not."""
_DTYPES = {**LITERALS, "cond": DType.BOOL}
"""What a literal becomes in a role whose element type is not that of the other operands."""
_AS_ATTRIBUTES = {"transpose": ("perm",), "slice": ("starts", "ends"), "pad": ("pads",)}
"""Attributes that may come as constants behind the operands, as the peer has them."""


class Missing(Enum):
    """What stands where no tensor is: an operand that is left out, or one whose line was refused."""

    ABSENT = auto()
    POISONED = auto()


Resolved = Tensor | Value | Missing
"""A literal stays as it is written until the other operands say its type."""


def resolve(
    scope: Scope, value: Value, results: list[Tensor | None], *, kind: Kind = Kind.OP_INPUT
) -> Resolved:
    """What an operand stands for; raises Rejected for a name that is not bound."""
    if isinstance(value, Step):
        return _or_poison(results[value.index])
    if isinstance(value, Absent):
        return Missing.ABSENT
    if not isinstance(value, Name):
        return value
    is_word = not value.is_quoted and not scope.hides(value.text)
    if is_word and value.text == _ABSENT:
        return Missing.ABSENT
    return value if is_word and is_literal(value) else _or_poison(scope.value(value, kind))


def take_attributes(row: OpSpec, operands: list[Resolved]) -> dict[str, tuple[int, ...]]:
    """Take integer constants behind the operands of a row away, as the attributes that they say."""
    names = _AS_ATTRIBUTES.get(row.name, ())
    surplus = operands[len(row.roles) :]
    found = [_integers(operand) for operand in surplus]
    if len(surplus) > len(names) or None in found:
        return {}
    del operands[len(row.roles) :]
    return {name: value for name, value in zip(names, found, strict=False) if value is not None}


def typed(builder: GraphBuilder, row: OpSpec, operands: list[Resolved]) -> list[Tensor | None]:
    """The operands as tensors; a literal takes the element type of the first tensor of a common role."""
    roles = [row.roles[min(place, len(row.roles) - 1)].name for place in range(len(operands))]
    pairs = list(zip(roles, operands, strict=True))
    known = [x.dtype for role, x in pairs if isinstance(x, Tensor) and role not in _DTYPES]
    common = known[0] if known else DType.F32
    return [_tensor(builder, operand, _DTYPES.get(role, common)) for role, operand in pairs]


def literal(builder: GraphBuilder, value: Value, dtype: DType) -> Tensor:
    """A constant without a name: a scalar for a number, one row for a plain list; raises Rejected."""
    data, count = data_of(value, dtype)
    shape = (value.shape or (count,)) if isinstance(value, Items) else ()
    return builder.const("", data, dtype=dtype, shape=shape)


def _tensor(builder: GraphBuilder, operand: Resolved, dtype: DType) -> Tensor | None:
    if isinstance(operand, Tensor):
        return operand
    return None if isinstance(operand, Missing) else literal(builder, operand, dtype)


def _or_poison(tensor: Tensor | None) -> Tensor | Missing:
    return Missing.POISONED if tensor is None else tensor


def _integers(operand: Resolved) -> tuple[int, ...] | None:
    """The elements of a list, or of a constant of integers; None for anything else."""
    if isinstance(operand, Items):
        return read_ints(Given(operand.place, operand))
    if not isinstance(operand, Tensor):
        return None
    constant = operand.graph.nodes[operand.node].constant
    if constant is None or constant.type.dtype not in INTEGERS:
        return None
    return tuple(map(int, from_bytes(constant.type, constant.data).reshape(-1)))
