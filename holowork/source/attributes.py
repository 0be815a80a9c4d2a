"""Attributes of a call as they are written: by our names or the peer's, checked against the op's row."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from holowork.ops import DTYPE_NAMES, TABLE, BadAttribute, OpSpec, shown, suggestion
from holowork.source.aliases import ALIASES
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.readers import READERS
from holowork.source.syntax import Call, Given

_DTYPE = "dtype"
_AXES = frozenset({"axis", "axes"})


def attributes_of(row: OpSpec, call: Call, report: Callable[[Rejected], object]) -> dict[str, Any] | None:
    """What is stated, by the names of the row; None where something of it was refused and reported."""
    values: dict[str, Any] = {}
    is_refused = False
    for name, given in call.attributes.items():
        try:
            target, value = _read(row, name, (given, values))
            value = DTYPE_NAMES[value].text if target == _DTYPE and value in DTYPE_NAMES else value
            values[target] = _taken(row, target, (given.value.place, value))
        except Rejected as rejected:
            report(rejected)
            is_refused = True
    return None if is_refused else values


def refused(place: Place, name: str, fault: BadAttribute) -> Rejected:
    """The error that an op does not take the value of an attribute."""
    kind = Kind.ATTR_AXIS if name in _AXES else Kind.ATTR_REFUSED
    return Rejected(kind, place, f"expected {fault.expected} for {name}, found {shown(fault.found)}")


def _read(row: OpSpec, name: str, stated: tuple[Given, dict[str, Any]]) -> tuple[str, Any]:
    """The attribute of the row that is meant, and its value."""
    given, so_far = stated
    alias = ALIASES.get(row.name, {}).get(name)
    if alias is not None:
        return alias.target, alias.read(given, so_far.get(alias.target))
    for spec in row.offered_attributes:
        if spec.name == name:
            return name, READERS[spec.kind](given)
    raise _unknown(row, name, given.place)


def _taken(row: OpSpec, target: str, stated: tuple[Place, Any]) -> Any:  # noqa: ANN401  of the row's kind
    place, value = stated
    specs = [spec for spec in row.offered_attributes if spec.name == target]
    try:
        return specs[0].take(value, row.name) if specs else value
    except BadAttribute as fault:
        raise refused(place, target, fault) from fault


def _unknown(row: OpSpec, name: str, place: Place) -> Rejected:
    known = _names_of(row.name)
    kind = Kind.ATTR_MISPLACED if name in _all_names() else Kind.ATTR_UNKNOWN
    own = ", ".join(spec.name for spec in row.offered_attributes) or "it has none"
    hint = partial(suggestion, name, known)
    message = f"expected an attribute of {row.name} ({own}), found {name!r}"
    return Rejected(kind, place, message, hint=hint)


def _names_of(op: str) -> frozenset[str]:
    """All names of attributes that an op knows."""
    return frozenset({spec.name for spec in TABLE[op].offered_attributes} | ALIASES.get(op, {}).keys())


@cache
def _all_names() -> frozenset[str]:
    return frozenset().union(*map(_names_of, TABLE))
