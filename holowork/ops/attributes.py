"""Attributes of ops: kinds, defaults, how a value is taken in and how it lies in an own call."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from numbers import Integral, Real
from struct import pack, unpack
from typing import Any

from holowork.codec import Layout, array, boolean, f32_bits, i64, text, u8, u16
from holowork.core import OpError
from holowork.ir import Attribute


class BadAttribute(OpError):
    """An attribute is unknown to its op, or its value is not of the declared kind."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found!r}")
        self.expected = expected
        self.found = found


def _integer(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise TypeError
    return int(value)


def _real(value: object) -> float:
    """The value as the wire keeps it: rounded to f32."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise TypeError
    rounded: float = unpack("<f", pack("<f", float(value)))[0]
    return rounded


def _truth(value: object) -> bool:
    if not isinstance(value, bool) and value not in {0, 1}:
        raise TypeError
    return bool(value)


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _list_of(item: Callable[[object], Any]) -> Callable[[object], Any]:
    def take(value: object) -> tuple[Any, ...]:
        listed = value if isinstance(value, Iterable) and not isinstance(value, str) else (value,)
        return tuple(map(item, listed))

    return take


class Kind(Enum):
    """What values an attribute takes: its name, how a value is taken in, its layout in an own call."""

    INT = ("an integer", _integer, i64)
    FLOAT = ("a number", _real, f32_bits)
    BOOL = ("true or false", _truth, boolean)
    TEXT = ("a word", _word, text(u16))
    INTS = ("a list of integers", _list_of(_integer), array(i64, u8))
    FLOATS = ("a list of numbers", _list_of(_real), array(f32_bits, u8))

    @property
    def title(self) -> str:
        """How the kind is called in messages."""
        return str(self.value[0])

    def take(self, value: object) -> Attribute:
        """The value in its canonical Python form; raises TypeError or OverflowError for another kind."""
        taken: Attribute = self.value[1](value)
        return taken

    @property
    def layout(self) -> Layout[Any]:
        """How a value lies in an own call."""
        layout: Layout[Any] = self.value[2]
        return layout


@dataclass(frozen=True, kw_only=True)
class AttributeSpec:
    """One attribute of an op."""

    name: str
    kind: Kind
    default: Attribute
    doc: str
    choices: tuple[str, ...] = ()

    def take(self, value: object, where: str) -> Attribute:
        """The value in canonical form; raises BadAttribute."""
        try:
            taken = self.kind.take(value)
        except (TypeError, OverflowError, ValueError) as fault:
            raise BadAttribute(f"{where}.{self.name}", self.kind.title, value) from fault
        if self.choices and taken not in self.choices:
            raise BadAttribute(f"{where}.{self.name}", f"one of {', '.join(self.choices)}", value)
        return taken


def attribute(
    name: str, kind: Kind, default: object, *, doc: str, choices: tuple[str, ...] = ()
) -> AttributeSpec:
    """Declare an attribute; the default is taken in like any other value."""
    return AttributeSpec(name=name, kind=kind, default=kind.take(default), doc=doc, choices=choices)


def take_all(
    specs: tuple[AttributeSpec, ...], given: Mapping[str, object], where: str
) -> dict[str, Attribute]:
    """Every attribute of an op, defaults filled in; raises BadAttribute for unknown names."""
    known = {spec.name: spec for spec in specs}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or "no attributes"
            raise BadAttribute(where, f"one of its attributes ({listed})", name)
    return {
        name: spec.take(given[name], where) if name in given else spec.default for name, spec in known.items()
    }
