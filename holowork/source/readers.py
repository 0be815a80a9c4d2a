"""Values of attributes, read by kind: what is no value of the kind is refused at its place."""

from collections.abc import Callable
from typing import Any

from holowork.ops import Kind
from holowork.source import diagnostics
from holowork.source.diagnostics import Place, Rejected
from holowork.source.literals import BadNumber, integer, number
from holowork.source.syntax import Given, Items, Name, Number, Value

_TRUTHS = {"true": True, "false": False}
_WORDS = frozenset({"inf", "nan"})
_I64 = 1 << 63

Reader = Callable[[Given], Any]


def read_int(given: Given) -> int:
    """An integer of 64 bits; raises Rejected."""
    return _integer(_number(given), given.value.place)


def read_float(given: Given) -> float:
    """A number, inf or nan, rounded to f32; raises Rejected."""
    return _float(_number(given), given.value.place)


def read_bool(given: Given) -> bool:
    """true or false; raises Rejected."""
    value = given.value
    if not isinstance(value, Name) or value.is_quoted or value.text not in _TRUTHS:
        raise _refused(diagnostics.Kind.ATTR_BOOL, value, "true or false")
    return _TRUTHS[value.text]


def read_text(given: Given) -> str:
    """A text in quotes, or a bare word; raises Rejected."""
    if not isinstance(given.value, Name):
        raise _refused(diagnostics.Kind.ATTR_TEXT, given.value, "a text in quotes")
    return given.value.text


def read_ints(given: Given) -> tuple[int, ...]:
    """A list of integers, or the one in it; raises Rejected."""
    return _items(given, _integer)


def read_floats(given: Given) -> tuple[float, ...]:
    """A list of numbers, or the one in it; raises Rejected."""
    return _items(given, _float)


READERS: dict[Kind, Reader] = {
    Kind.INT: read_int,
    Kind.FLOAT: read_float,
    Kind.BOOL: read_bool,
    Kind.TEXT: read_text,
    Kind.INTS: read_ints,
    Kind.FLOATS: read_floats,
}


def _number(given: Given) -> str:
    value = given.value
    is_word = isinstance(value, Name) and not value.is_quoted and value.text in _WORDS
    if not is_word and not isinstance(value, Number):
        raise _refused(diagnostics.Kind.ATTR_NUMBER, value, "a number")
    return value.place.token


def _integer(text: str, place: Place) -> int:
    try:
        value = integer(text)
    except BadNumber as fault:
        raise Rejected(diagnostics.Kind.ATTR_VALUE, place, str(fault)) from fault
    if not -_I64 <= value < _I64:
        raise Rejected(diagnostics.Kind.ATTR_VALUE, place, f"expected an integer of 64 bits, found {text}")
    return value


def _float(text: str, place: Place) -> float:
    try:
        return number(text)
    except BadNumber as fault:
        raise Rejected(diagnostics.Kind.ATTR_VALUE, place, str(fault)) from fault


def _items(given: Given, read: Callable[[str, Place], Any]) -> tuple[Any, ...]:
    if isinstance(given.value, Number):
        return (read(given.value.place.token, given.value.place),)
    if not isinstance(given.value, Items):
        raise _refused(diagnostics.Kind.ATTR_LIST, given.value, "a list such as [1, 2]")
    items = given.value
    return tuple(read(text, items.part(i)) for i, text in enumerate(items.texts))


def _refused(kind: diagnostics.Kind, value: Value, expected: str) -> Rejected:
    return Rejected(kind, value.place, f"expected {expected}, found {value.place.token!r}")
