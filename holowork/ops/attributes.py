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
from holowork.ops.suggestions import suggestion

_I64_END = 1 << 63
_LONGEST = 100


class BadAttribute(OpError):
    """An attribute is unknown to its op, or its value is none that it takes; `where` is `op.attribute`."""

    def __init__(self, where: str, expected: str, found: object, *, hint: str = "") -> None:
        super().__init__(f"{where}: expected {expected}, found {shown(found)}{hint and '. '}{hint}")
        self.where = where
        self.expected = expected
        self.found = found


def shown(value: object) -> str:
    """A value as messages show it: neither a long list nor a number of thousands of digits in full."""
    try:
        text = repr(list(value) if isinstance(value, tuple) else value)
    except ValueError:  # Python writes no integer of more than 4300 digits
        return f"{type(value).__name__} of very many digits"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


class _Nothing:
    """What is found where nothing was given."""

    def __repr__(self) -> str:
        return "nothing"


_NOTHING = _Nothing()


def _integer(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise TypeError
    if not -_I64_END <= int(value) < _I64_END:
        raise OverflowError
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
        is_many = isinstance(value, Iterable) and not isinstance(value, str | bytes | Mapping)
        listed: Iterable[object] = value if is_many else (value,)  # type: ignore[assignment]  # just seen
        return tuple(map(item, listed))

    return take


class Kind(Enum):
    """What values an attribute takes: its title, its limit, how a value is taken in, its layout in a call."""

    INT = ("an integer", "of 64 bits", _integer, i64)
    FLOAT = ("a number", "that f32 holds", _real, f32_bits)
    BOOL = ("true or false", "", _truth, boolean)
    TEXT = ("a word", "", _word, text(u16))
    INTS = ("a list of integers", "of 64 bits", _list_of(_integer), array(i64, u8))
    FLOATS = ("a list of numbers", "that f32 holds", _list_of(_real), array(f32_bits, u8))

    @property
    def title(self) -> str:
        """How the kind is called."""
        return str(self.value[0])

    @property
    def limit(self) -> str:
        """What is true of the values of the kind that can be kept."""
        return str(self.value[1])

    def take(self, value: object) -> Attribute:
        """The value in its canonical Python form; raises TypeError, OverflowError beyond the limit."""
        taken: Attribute = self.value[2](value)
        return taken

    @property
    def layout(self) -> Layout[Any]:
        """How a value lies in an own call."""
        layout: Layout[Any] = self.value[3]
        return layout


@dataclass(frozen=True, kw_only=True)
class AttributeSpec:
    """One attribute of an op.

    `count` is how many numbers a list has, 0 for any; fewer are repeated, so one number stands for all.
    One that is not offered is set by passes alone, and no user sees it.
    """

    name: str
    kind: Kind
    default: Attribute
    doc: str
    choices: tuple[Attribute, ...] = ()
    count: int = 0
    is_offered: bool = True

    @property
    def is_required(self) -> bool:
        """True where the default is none of the values that it takes."""
        return self.count > 0 and self.default == ()

    @property
    def title(self) -> str:
        """What values it takes, such as `2 integers`."""
        return f"{self.count} integers" if self.count else self.kind.title

    def take(self, value: object, where: str) -> Attribute:
        """The value in canonical form; raises BadAttribute."""
        place = f"{where}.{self.name}"
        try:
            taken = self.kind.take(value)
        except OverflowError as fault:
            raise BadAttribute(place, f"{self.title} {self.kind.limit}", value) from fault
        except (TypeError, ValueError) as fault:
            raise BadAttribute(place, self.title, value) from fault
        if self.choices and taken not in self.choices:
            raise self._no_choice(value, place)
        return self._repeated(taken, place) if self.count and isinstance(taken, tuple) else taken

    def _no_choice(self, value: object, place: str) -> BadAttribute:
        names = tuple(map(str, self.choices))
        hint = suggestion(value, names) if isinstance(value, str) else ""
        return BadAttribute(place, f"one of {', '.join(names)}", value, hint=hint)

    def _repeated(self, taken: tuple[Any, ...], place: str) -> Attribute:
        """As many numbers as there must be."""
        if not taken or self.count % len(taken):
            raise BadAttribute(place, self.title, taken)
        return taken * (self.count // len(taken))


def attribute(name: str, kind: Kind, default: object, *, doc: str, **columns: Any) -> AttributeSpec:  # noqa: ANN401  further columns, of any type
    """Declare an attribute; the default is taken in like any other value."""
    return AttributeSpec(name=name, kind=kind, default=kind.take(default), doc=doc, **columns)


def take_all(
    specs: tuple[AttributeSpec, ...], given: Mapping[str, object], where: str
) -> dict[str, Attribute]:
    """Every attribute of an op, defaults filled in; raises BadAttribute, for unknown names too."""
    known = {spec.name: spec for spec in specs}
    for name in given:
        if name not in known:
            raise unknown_attribute(where, name, known)
    return {name: _taken(spec, given, where) for name, spec in known.items()}


def unknown_attribute(where: str, name: str, known: Iterable[str]) -> BadAttribute:
    """The refusal of a name that none of the known ones is."""
    names = tuple(known)
    expected = f"one of {', '.join(names)}" if names else "no attribute"
    return BadAttribute(where, expected, name, hint=suggestion(name, names))


def _taken(spec: AttributeSpec, given: Mapping[str, object], where: str) -> Attribute:
    if spec.name in given:
        return spec.take(given[spec.name], where)
    if spec.is_required:
        raise BadAttribute(f"{where}.{spec.name}", spec.title, _NOTHING)
    return spec.default
