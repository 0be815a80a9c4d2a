"""Every op of the table as a method: its signature, its documentation, how arguments are read."""

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Any, Generic, TypeVar

from holowork.core import OpError
from holowork.ops.attributes import unknown_attribute
from holowork.ops.requests import dtype_named
from holowork.ops.spec import OperandMismatch, OpSpec
from holowork.ops.suggestions import nearest, question
from holowork.ops.table import OPS, op_named

_DTYPE = "dtype"
T = TypeVar("T")
Arguments = tuple[Sequence[Any], Mapping[str, Any]]


class UnknownMethod(OpError, AttributeError):
    """An object has no attribute of this name, and there is no such op."""

    def __init__(self, owner: str, name: str) -> None:
        self.owner = owner
        self.near = () if name.startswith("_") else nearest(name, METHODS)
        hint = question(self.near) or "dir() lists them"
        super().__init__(f"{owner}: expected an attribute or an op, found {name!r}. {hint}")


METHODS: Mapping[str, OpSpec] = {
    f"{row.name}_" if iskeyword(row.name) else row.name: row for row in OPS if row.is_offered
}
"""Every op that a graph can be built from, by the name of its method: `and_` where Python has a keyword."""


class OpMethod(Generic[T]):
    """An op, ready to be called with its operands and attributes."""

    def __init__(self, row: OpSpec, build: Callable[..., T], first: tuple[object, ...] = ()) -> None:
        self._row = row
        self._build = build
        self._first = first
        self.__name__ = self.__qualname__ = row.name
        self.__doc__ = documentation_of(row)
        self.__signature__ = signature_of(row, len(first))

    def __call__(self, *operands: object, **given: object) -> T:
        """Apply the op."""
        return self._build(self._row.name, *self._first, *operands, **given)

    def __repr__(self) -> str:
        return f"<op {self.__name__}{self.__signature__}>"


def method_of(owner: str, name: str) -> OpSpec:
    """The op behind an attribute that an object does not have itself; raises UnknownMethod."""
    row = METHODS.get(name)
    if row is None:
        raise UnknownMethod(owner, name)
    return row


def _takes_positions(row: OpSpec) -> bool:
    """Attributes may follow the operands by position where nobody can take them for operands."""
    return not row.is_variadic and not any(role.optional for role in row.roles)


def signature_of(row: OpSpec, bound: int = 0) -> Signature:
    """Operands, without the first `bound` ones, then attributes with their defaults."""
    by_position = Parameter.POSITIONAL_OR_KEYWORD
    operands = [
        Parameter(
            role.name,
            Parameter.VAR_POSITIONAL if role.repeated else by_position,
            default=None if role.optional else Parameter.empty,
        )
        for role in (row.roles if row.is_variadic else row.roles[bound:])
    ]
    kind = by_position if _takes_positions(row) else Parameter.KEYWORD_ONLY
    attributes = [
        Parameter(a.name, kind, default=Parameter.empty if a.is_required else a.default)
        for a in row.offered_attributes
    ]
    return Signature(operands + attributes)


def documentation_of(row: OpSpec) -> str:
    """What the op computes, its attributes, and where it leaves the peer."""
    lines = [row.summary]
    lines += [f"{spec.name}: {spec.doc}" for spec in row.offered_attributes]
    lines += [f"Differs from the peer: {row.differs}"] if row.differs else []
    return "\n\n".join(lines)


def arranged(row: OpSpec, operands: Sequence[Any], given: Mapping[str, Any]) -> Arguments:
    """Operands in their order and attributes by name, from what was given by position and by name."""
    names = [spec.name for spec in row.offered_attributes]
    roles = [] if row.is_variadic else [role.name for role in row.roles]
    for name in given:
        if name not in {*roles, *names}:
            raise unknown_attribute(row.name, name, (*roles, *names))
    if row.is_variadic:
        is_list = len(operands) == 1 and isinstance(operands[0], list | tuple)
        return (operands[0] if is_list else operands), given
    return _placed(row, operands, given)


def _placed(row: OpSpec, operands: Sequence[Any], given: Mapping[str, Any]) -> Arguments:
    """The same for an op with a role for each operand."""
    roles = [role.name for role in row.roles]
    surplus = operands[len(roles) :] if _takes_positions(row) else ()
    by_position = dict(zip((spec.name for spec in row.offered_attributes), surplus, strict=False))
    twice = [name for name in given if name in by_position or name in roles[: len(operands)]]
    if twice or len(surplus) > len(by_position):
        found = f"{twice[0]} twice" if twice else f"{len(operands)} arguments"
        raise OperandMismatch(row.name, f"arguments {signature_of(row)}", found)
    named = [given.get(name) for name in roles[len(operands) :]]
    attributes = {name: value for name, value in given.items() if name not in roles}
    return _without_tail([*operands[: len(operands) - len(surplus)], *named]), by_position | attributes


def _without_tail(operands: list[Any]) -> list[Any]:
    """Left-out operands at the end are not there at all."""
    while operands and operands[-1] is None:
        operands.pop()
    return operands


def offered(name: str) -> OpSpec:
    """The row of an op that a graph can be built from; raises UnknownOp, OperandMismatch for a fused call."""
    row = op_named(name)
    if not row.is_offered:
        raise OperandMismatch(name, "an op that graphs are built from", "a call that sessions make by fusion")
    return row


def worded(row: OpSpec, attributes: Mapping[str, object]) -> dict[str, object]:
    """The attributes, with our word for a dtype whatever was given; raises Unusable, FoundDouble."""
    words = dict(attributes)
    if _DTYPE in words:
        words[_DTYPE] = dtype_named(words[_DTYPE], f"{row.name}.{_DTYPE}").text
    return words
