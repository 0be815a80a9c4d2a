"""Every op of the table as a method: its signature, its documentation, how arguments are read."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Any

from holowork.core import OpError
from holowork.ops.attributes import BadAttribute, Kind, unknown_attribute
from holowork.ops.operators import Operators
from holowork.ops.requests import dtype_named
from holowork.ops.spec import OperandMismatch, OpSpec
from holowork.ops.suggestions import instead_of, nearest_op, question
from holowork.ops.table import OPS, op_named

_DTYPE = "dtype"
_FIXED = "Attributes are numbers and words, fixed while a graph is built"
_ADDED = "It has no bias; add one to the result, with .reshape(-1, 1, 1) for one number a channel"
_BIASES = {
    "conv2d": _ADDED,
    "conv_transpose_2d": _ADDED,
    "matmul": "It has no bias; add one to the result, or use gemm(a, b, c)",
}
_BIAS_WORDS = frozenset({"b", "bias"})
Arguments = tuple[Sequence[Any], Mapping[str, Any]]


class UnknownMethod(OpError, AttributeError):
    """An object has no attribute of this name, and there is no such op."""

    def __init__(self, owner: str, name: str, known: Iterable[str] = ()) -> None:
        self.owner = owner
        self.near = () if name.startswith("_") else nearest_op(name, (*METHODS, *known))
        hint = instead_of(name) or question(self.near) or "dir() lists them"
        super().__init__(f"{owner}: expected an attribute or an op, found {name!r}. {hint}")


def method_name(op: str) -> str:
    """The name of an op as a method: `and_` where Python has a keyword."""
    return f"{op}_" if iskeyword(op) else op


METHODS: Mapping[str, OpSpec] = {method_name(row.name): row for row in OPS if row.is_offered}
"""Every op that a graph can be built from, by the name of its method: `and_` where Python has a keyword."""


class _Unmade:
    """A method of a class that is made when it is first asked for: its texts take time."""

    def __init__(self, cls: type, name: str, make: Callable[[], Any]) -> None:
        self._place = (cls, name)
        self._make = make

    def __get__(self, instance: object, owner: type | None = None) -> object:
        cls, name = self._place
        method = self._make()
        method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)
        return method.__get__(instance, owner)


def offer(cls: type, apply: Callable[..., object], *, bound: int = 0) -> None:
    """Give a class every op as a method but those that it has itself; `bound` operands are its instance."""
    for name, row in METHODS.items():
        if name not in vars(cls):
            setattr(cls, name, _Unmade(cls, name, partial(_method, row, apply, bound)))


def _method(row: OpSpec, apply: Callable[..., object], bound: int) -> Any:  # noqa: ANN401  a function with a signature of its own
    def method(subject: object, /, *operands: object, **given: object) -> object:
        return apply(subject, row.name, *operands, **given)

    itself = Parameter("self", Parameter.POSITIONAL_OR_KEYWORD)
    taken = signature_of(row, bound)
    method.__doc__ = documentation_of(row)
    method.__signature__ = Signature([itself, *taken.parameters.values()])  # type: ignore[attr-defined]  # for inspect
    return method


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
            raise _stray(row, name, (*roles, *names))
    return (_gathered(row, operands), given) if row.is_variadic else _placed(row, operands, given)


def _gathered(row: OpSpec, operands: Sequence[Any]) -> Sequence[Any]:
    """The operands of an op that takes any number of them, one by one or as one list."""
    if len(operands) == 1 and isinstance(operands[0], list | tuple):
        return operands[0]
    is_list = any(isinstance(one, list | tuple) and any(map(_is_tensor, one)) for one in operands)
    is_surplus = len(operands) > 1 and isinstance(operands[-1], int)
    if is_list or is_surplus:
        found = "a list and more" if is_list else "a number behind them"
        hint = f". Write {row.offered_attributes[0].name}={operands[-1]}" if is_surplus else ""
        expected = f"tensors one by one or in one list, all else by name {signature_of(row)}"
        raise OperandMismatch(row.name, expected, f"{found}{hint}")
    return operands


def _placed(row: OpSpec, operands: Sequence[Any], given: Mapping[str, Any]) -> Arguments:
    """The same for an op with a role for each operand."""
    roles = [role.name for role in row.roles]
    surplus = operands[len(roles) :] if _takes_positions(row) else ()
    taken = (_spread(surplus),) if surplus and takes_spread(row) else surplus
    by_position = dict(zip((spec.name for spec in row.offered_attributes), taken, strict=False))
    twice = [name for name in given if name in by_position or name in roles[: len(operands)]]
    if twice or len(taken) > len(by_position) or (taken is surplus and any(map(_is_tensor, surplus))):
        found = f"{twice[0]} twice" if twice else f"{len(operands)} arguments{_apart(row, operands)}"
        raise OperandMismatch(row.name, f"arguments {signature_of(row)}", found)
    last = max((place for place, name in enumerate(roles, start=1) if name in given), default=0)
    named = [given.get(name) for name in roles[len(operands) : last]]
    attributes = {name: value for name, value in given.items() if name not in roles}
    return _without_tail(row, [*operands[: len(operands) - len(surplus)], *named]), by_position | attributes


def _without_tail(row: OpSpec, operands: list[Any]) -> list[Any]:
    """Operands that may be left out, and are, at the end are not there at all."""
    while operands and operands[-1] is None and row.roles[min(len(operands), len(row.roles)) - 1].optional:
        operands.pop()
    return operands


def takes_spread(row: OpSpec) -> bool:
    """True where the one attribute is a list of integers, which may be given one by one: x.reshape(3, 2)."""
    kinds = [spec.kind for spec in row.offered_attributes]
    return kinds == [Kind.INTS] and _takes_positions(row)


def _spread(given: Sequence[Any]) -> object:
    """One list of integers, or the integers themselves."""
    return given[0] if len(given) == 1 else tuple(given)


def _is_tensor(value: object) -> bool:
    """True for what cannot be an attribute: it is not known while a graph is built."""
    return isinstance(value, Operators)


def _stray(row: OpSpec, name: str, known: tuple[str, ...]) -> BadAttribute:
    """The refusal of a keyword that the op does not have."""
    fault = unknown_attribute(row.name, name, known)
    hint = _BIASES.get(row.name, "") if name.casefold() in _BIAS_WORDS else ""
    return BadAttribute(row.name, fault.expected, name, hint=hint) if hint else fault


def _apart(row: OpSpec, operands: Sequence[object]) -> str:
    """How to go on where a tensor follows the operands: it is a bias, or it stands for an attribute."""
    follows = len(operands) > len(row.roles) and _is_tensor(operands[len(row.roles)])
    return f", the last a tensor. {_BIASES.get(row.name, _FIXED)}" if follows else ""


def offered(name: str) -> OpSpec:
    """The row of an op that a graph can be built from; raises UnknownOp, OperandMismatch for a fused call."""
    row = op_named(name)
    if not row.is_offered:
        raise OperandMismatch(name, "an op that graphs are built from", "a call that sessions make by fusion")
    return row


def worded(row: OpSpec, attributes: Mapping[str, object]) -> dict[str, object]:
    """The attributes, with our word for a dtype whatever was given; raises OpError for a tensor, or f64."""
    words = dict(attributes)
    for spec in row.offered_attributes:
        if _is_tensor(words.get(spec.name)):
            raise BadAttribute(f"{row.name}.{spec.name}", spec.title, words[spec.name], hint=_FIXED)
    if _DTYPE in words:
        words[_DTYPE] = dtype_named(words[_DTYPE], f"{row.name}.{_DTYPE}").text
    return words
